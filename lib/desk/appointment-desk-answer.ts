import 'server-only';
import type { Answer } from '@/lib/http/answer';
import { pageAnswer } from '@/lib/http/page-answer';
import { livePaths } from '@/lib/site/live-pages';
import type { DeskResult } from './desk-answer';

/** How the forms of appointments at the desk answer. @param part the page of the form, beneath them */
export const appointmentDeskAnswer = (part = ''): Answer<DeskResult> =>
  pageAnswer({
    next: ({ page, flash }) => `${page}?flash=${flash}`,
    back: () => `${livePaths.desk}/visits${part}`,
    refusal: ({ desk, appointments: words, 'sign-in': signIn }, { code }) => ({
      labels: {
        ...words.desk.times,
        ...words.desk.rules,
        day: words.desk.daysOff.day,
        start: words.time,
        address: words.address,
        area: words.area,
      },
      said: code === 'forbidden' ? signIn.forbidden : undefined,
      failed: desk.failed,
    }),
  });
