import 'server-only';
import { z } from 'zod';
import { askDatabase } from '@/lib/ask-database';
import { total } from '@/lib/catalog/items';
import { company } from '@/lib/company/company';
import { deskCustomerArguments } from '@/lib/orders/desk-customer';
import { hashKey } from '@/lib/orders/hash-key';
import { failure, type Result, success } from '@/lib/result';
import { newQuoteIn } from './new-quote-form';
import { linesAdded } from './offered-lines';
import { planFor } from './plan';
import { quoteNumber, quoteSums, validDays } from './quote';

const answer = z.object({
  outcome: z.enum(['placed', 'repeated', 'not-found']),
  number: quoteNumber.optional(),
});

/**
 * Makes a quotation that somebody of the agency begins, and enqueues its mail where the customer has an address.
 * @param fields what `newQuoteForm` made of them
 * @returns its number; failures `not-found` (no such inquiry), `invalid` (a `discount` that leaves nothing to pay, a `plan` whose parts
 *   are not the price)
 */
export async function beginQuote(
  fields: Readonly<Record<string, string>>,
  person: string,
): Promise<Result<{ number: string }>> {
  const { key, added, locale, ...said } = newQuoteIn(fields);
  const offer = { lines: await linesAdded(added, locale), discount: said.discount, vat: company.vat };
  if (offer.discount >= total(offer.lines)) return failure('invalid', { fields: { discount: 'discount' } });
  const amount = quoteSums(offer).gross;
  const plan = planFor(said.plan, offer.lines, amount);
  if (plan === undefined) return failure('invalid', { fields: { plan: 'plan-sum' } });
  const { number } = await askDatabase(answer, 'begin_quote', {
    ...deskCustomerArguments(fields),
    ...said,
    ...offer,
    idempotency_key: hashKey(key),
    locale,
    amount,
    plan,
    valid_days: validDays,
    person,
  });
  return number === undefined ? failure('not-found') : success({ number });
}
