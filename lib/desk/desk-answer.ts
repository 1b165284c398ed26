import 'server-only';
import type { Answer } from '@/lib/http/answer';
import { pageAnswer, type Remembers } from '@/lib/http/page-answer';
import { livePaths } from '@/lib/site/live-pages';

/** What the desk says after one of its forms was sent; its address names it, `?told=changed`. */
export const told = [
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
  'receipt',
  'receipt-outdated',
  'receipt-refused',
] as const;

export type Told = (typeof told)[number];

/** What a form of the desk came to: where to go on, and what to say there. */
export type DeskResult = Remembers & { page: string; told: Told; reference?: string };

/** How the forms of the desk answer: they lead back to the desk, which says what came of them. @param part where else, beneath the desk */
export function deskAnswer(part = ''): Answer<DeskResult> {
  return pageAnswer({
    next: ({ page, told: said, reference }) =>
      `${page}?${new URLSearchParams({ told: said, ...(reference !== undefined && { reference }) })}`,
    back: () => livePaths.desk + part,
    refusal: ({ desk, checkout, 'sign-in': signIn }, { code }) => {
      const { company, ...details } = checkout.details;
      return {
        labels: { ...details, ...company, note: desk.erasure.note },
        said: code === 'forbidden' ? signIn.forbidden : undefined,
        failed: desk.failed,
      };
    },
  });
}
