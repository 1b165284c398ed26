import 'server-only';
import { beginQuote } from '@/lib/documents/begin-quote';
import { newQuoteForm } from '@/lib/documents/new-quote-form';
import { shapeOf } from '@/lib/documents/offer-form';
import { parseInput } from '@/lib/fields/parse';
import type { Answer } from '@/lib/http/answer';
import { pageAnswer } from '@/lib/http/page-answer';
import { type Result, success } from '@/lib/result';
import { livePaths } from '@/lib/site/live-pages';
import type { FormAtDesk } from './at-desk';
import type { DeskResult } from './desk-answer';
import { deskQuotePath, lineTypes, type offerPost } from './offer-at-desk';
import { offerLabel } from './offer-label';

/** Begins a quotation as somebody of the staff has filled in its form. @returns failures `invalid` with the fields that are wrong, `not-found` */
export async function beginAtDesk({
  person,
  form: fields,
}: FormAtDesk<typeof offerPost>): Promise<Result<DeskResult>> {
  const form = parseInput(newQuoteForm(shapeOf(Object.keys(fields), lineTypes)), fields);
  if (!form.ok) return form;
  const begun = await beginQuote(form.data, person);
  if (!begun.ok) return begun;
  const flash = form.data.email === '' ? 'quote-ready' : 'quote-sent';
  return success({ page: deskQuotePath(begun.data.number), flash });
}

/** Leads to the quotation. */
export const beginAnswer: Answer<DeskResult> = pageAnswer({
  next: ({ page, flash }) => `${page}?flash=${flash}`,
  back: () => `${livePaths.desk}/quotes/new`,
  refusal: ({ desk, checkout, 'sign-in': signIn }, { code, fields = {} }) => {
    const { company, ...details } = checkout.details;
    const known: Record<string, unknown> = { ...details, ...company, locale: desk.quotes.new.locale };
    return {
      labels: Object.fromEntries(
        Object.keys(fields).map((name) => [name, String(known[name] ?? offerLabel(name, desk.quotes))]),
      ),
      said: code === 'forbidden' ? signIn.forbidden : undefined,
      failed: desk.quotes.new.failed,
    };
  },
});
