import 'server-only';
import type { Messages } from 'next-intl';
import type { Answer, Params } from '@/lib/http/answer';
import { pageAnswer, type Remembers } from '@/lib/http/page-answer';
import { customerLabels } from '@/lib/orders/customer-labels';
import { livePaths } from '@/lib/site/live-pages';

/** The flash message of the desk after one of its forms was sent; the address names it, `?flash=changed`. */
export type DeskFlash = keyof Messages['desk']['flash'];

/** What a form of the desk came to: where to go on, and what to say there. */
export type DeskResult = Remembers & { page: string; flash: DeskFlash; reference?: string };

/** Leads back to the page of an order, which says what came of it. */
export function atOrder(reference: string, flash: DeskFlash): DeskResult {
  return { page: `${livePaths.desk}/orders/${reference}`, flash, reference };
}

/** The words of a form of the desk, where it has its own. */
type FormWords = {
  /** The labels of its fields, by name. */
  labels: Record<string, string>;
  /** What it says of a failure without a field, by its code. */
  said?: Record<string, string>;
  /** What it says of all others. */
  failed?: string;
};

/**
 * How the forms of the desk answer: they lead back to the desk, which says what came of them.
 * @param back the page of the form, beneath the desk
 * @param wordsOf with the names of the fields that are wrong; unless told otherwise those of an order's page
 */
export function deskAnswer(
  back: string | ((params: Partial<Params>) => string) = '',
  wordsOf: (messages: Messages, wrong: readonly string[]) => FormWords = orderWords,
): Answer<DeskResult> {
  return pageAnswer({
    next: ({ page, flash, reference }) =>
      `${page}?${new URLSearchParams({ flash, ...(reference !== undefined && { reference }) })}`,
    back: (params) => livePaths.desk + (typeof back === 'string' ? back : back(params)),
    refusal: (messages, { code, fields = {} }) => {
      const { labels, said, failed = messages.desk.failed } = wordsOf(messages, Object.keys(fields));
      return { labels, said: { forbidden: messages['sign-in'].forbidden, ...said }[String(code)], failed };
    },
  });
}

function orderWords({ desk, checkout, publishing }: Messages): FormWords {
  const { money, erasure } = desk;
  const until = publishing.halts.closed.until;
  return { labels: { ...customerLabels(checkout), ...money.fields, note: erasure.note, until } };
}
