import 'server-only';
import { beginQuote } from '@/lib/documents/begin-quote';
import { newQuoteForm } from '@/lib/documents/new-quote-form';
import { shapeOf } from '@/lib/documents/offer-form';
import { parseInput } from '@/lib/fields/parse';
import { customerLabels } from '@/lib/orders/customer-labels';
import { type Result, success } from '@/lib/result';
import type { FormAtDesk } from './at-desk';
import { type DeskResult, deskAnswer } from './desk-answer';
import { deskQuotePath, lineTypes, type offerPost } from './offer-at-desk';
import { offerLabels } from './offer-label';

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
export const beginAnswer = deskAnswer('/quotes/new', ({ desk: { quotes }, checkout }, wrong) => ({
  labels: { ...offerLabels(wrong, quotes), ...customerLabels(checkout), locale: quotes.new.locale },
  failed: quotes.new.failed,
}));
