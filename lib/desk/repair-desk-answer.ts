import 'server-only';
import type { Answer } from '@/lib/http/answer';
import { pageAnswer } from '@/lib/http/page-answer';
import { livePaths } from '@/lib/site/live-pages';
import type { DeskResult } from './desk-answer';

/** How the forms of repairs at the desk answer. */
export const repairDeskAnswer: Answer<DeskResult> = pageAnswer({
  next: ({ page, flash }) => `${page}?flash=${flash}`,
  back: () => `${livePaths.desk}/visits/repairs/new`,
  refusal: ({ desk, checkout, repairs, 'sign-in': signIn }, { code }) => {
    const { company: _company, ...details } = checkout.details;
    return {
      labels: { ...details, device: repairs.desk.what, item: repairs.desk.kind },
      said: code === 'forbidden' ? signIn.forbidden : undefined,
      failed: desk.failed,
    };
  },
});
