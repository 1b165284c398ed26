import 'server-only';
import type { Answer } from '@/lib/http/answer';
import { pageAnswer, type Remembers } from '@/lib/http/page-answer';
import { livePaths } from '@/lib/site/live-pages';

/** The flash messages of the desk after one of its forms was sent; the address names one, `?flash=changed`. */
export const deskFlashes = [
  'halted',
  'halted-before',
  'publishing',
  'publishing-before',
  'publishing-failed',
  'changed',
  'quiet',
  'unchanged',
  'refused',
  'slip-used',
  'outdated',
  'not-found',
  'sent',
  'corrected',
  'noted',
  'mail',
  'erased',
  'erasure-declined',
  'erasure-open',
  'erasure-unproved',
  'erasure-outdated',
  'quote-sent',
  'quote-waits',
  'quote-ready',
  'link',
  'sold',
  'receipt',
  'receipt-outdated',
  'receipt-refused',
  'transfer-used',
  'refund-refused',
  'joined',
  'joined-before',
  'joined-nobody',
  'apart',
  'part-called',
  'part-back',
  'part-refused',
  'file-sent',
  'file-removed',
  'file-back',
  'service',
  'service-refused',
  'shop-saved',
  'shop-back',
  'shop-same',
  'job',
  'job-refused',
  'job-outdated',
  'appointment',
  'appointment-told',
  'appointment-taken',
  'appointment-refused',
] as const;

export type DeskFlash = (typeof deskFlashes)[number];

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
