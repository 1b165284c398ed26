import 'server-only';
import type { Answer } from '@/lib/http/answer';
import { pageAnswer } from '@/lib/http/page-answer';
import { livePaths } from '@/lib/site/live-pages';
import type { DeskResult } from './desk-answer';

/** How the forms of services at the desk answer. @param part the page of the form, beneath the desk */
export const serviceDeskAnswer = (part: string): Answer<DeskResult> =>
  pageAnswer({
    next: ({ page, flash, reference }) =>
      `${page}?${new URLSearchParams({ flash, ...(reference !== undefined && { reference }) })}`,
    back: () => livePaths.desk + part,
    refusal: ({ desk, checkout, 'sign-in': signIn }, { code }) => {
      const { company, ...details } = checkout.details;
      const { name, nameEn, nameTh, lead: _lead, ...words } = desk.services.new;
      return {
        labels: { ...words, ...details, ...company, service: name, serviceEn: nameEn, serviceTh: nameTh },
        said: code === 'forbidden' ? signIn.forbidden : undefined,
        failed: desk.failed,
      };
    },
  });
