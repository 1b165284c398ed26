import 'server-only';
import { z } from 'zod';
import { findItem, itemIds } from '@/lib/catalog/items';
import { offerForm, offerIn, shapeOf } from '@/lib/documents/offer-form';
import { reviseQuote } from '@/lib/documents/revise-quote';
import { parseInput } from '@/lib/fields/parse';
import { type Result, success } from '@/lib/result';
import { livePaths } from '@/lib/site/live-pages';
import type { FormAtDesk } from './at-desk';
import { type DeskResult, deskAnswer } from './desk-answer';
import { offerLabels } from './offer-label';

/** The fields of an offer as they come; which there are depends on the lines, so they are read by `offerForm`. */
export const offerPost = z.record(z.string().max(40), z.union([z.string(), z.boolean(), z.number()]));

/** What an added line may be; the tax that a Thai company withholds depends on it. */
export const lineTypes: readonly string[] = [...new Set(itemIds.map((id) => findItem(id).type))];

/** Where the desk shows a quotation, without the language. */
export function deskQuotePath(number: string): `/${string}` {
  return `${livePaths.desk}/quotes/${number}`;
}

/**
 * Offers a quotation anew, as somebody of the staff has filled in its form.
 * @returns failures `invalid` with the fields that are wrong, and those of `reviseQuote`
 */
export async function offerAtDesk({
  reference: number,
  person,
  form: fields,
}: FormAtDesk<typeof offerPost>): Promise<Result<DeskResult>> {
  const form = parseInput(offerForm(shapeOf(Object.keys(fields), lineTypes)), fields);
  if (!form.ok) return form;
  const revised = await reviseQuote({ number, person, ...offerIn(form.data) });
  if (!revised.ok) return revised;
  const { state, customer_email: email } = revised.data;
  const flash = state === 'asked' ? 'quote-waits' : email ? 'quote-sent' : 'quote-ready';
  return success({ page: deskQuotePath(number), flash });
}

/** Leads back to the quotation, which says what came of it. */
export const offerAnswer = deskAnswer(
  ({ number = '' }) => `/quotes/${number}`,
  ({ desk: { quotes } }, wrong) => ({
    labels: offerLabels(wrong, quotes),
    said: { 'not-found': quotes.unknown },
    failed: quotes.form.failed,
  }),
);
