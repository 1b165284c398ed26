import 'server-only';
import type { Messages } from 'next-intl';
import type { Answer } from '@/lib/http/answer';
import { pageAnswer, type Remembers } from '@/lib/http/page-answer';
import { livePaths } from '@/lib/site/live-pages';

/** The flash message of the desk after one of its forms was sent; the address names it, `?flash=changed`. */
export type DeskFlash = keyof Messages['desk']['flash'];

/** What a form of the desk came to: where to go on, and what to say there. */
export type DeskResult = Remembers & { page: string; flash: DeskFlash; reference?: string };

/** Leads back to the page of an order, which says what came of it. */
export function atOrder(reference: string, flash: DeskFlash): DeskResult {
  return { page: `${livePaths.desk}/orders/${reference}`, flash, reference };
}

/** How the forms of the desk answer: they lead back to the desk, which says what came of them. @param part where else, beneath the desk */
export function deskAnswer(part = ''): Answer<DeskResult> {
  return pageAnswer({
    next: ({ page, flash, reference }) =>
      `${page}?${new URLSearchParams({ flash, ...(reference !== undefined && { reference }) })}`,
    back: () => livePaths.desk + part,
    refusal: ({ desk, checkout, publishing, 'sign-in': signIn }, { code }) => {
      const { company, ...details } = checkout.details;
      return {
        labels: {
          ...details,
          ...company,
          ...desk.money.fields,
          note: desk.erasure.note,
          until: publishing.halts.closed.until,
        },
        said: code === 'forbidden' ? signIn.forbidden : undefined,
        failed: desk.failed,
      };
    },
  });
}
