import 'server-only';
import { z } from 'zod';
import { askDatabase } from '@/lib/ask-database';
import { agencyAddress } from '@/lib/company/agency';
import { company } from '@/lib/company/company';
import type { Remembers } from '@/lib/http/page-answer';
import type { Locale } from '@/lib/i18n/locales';
import { customer, customerArguments } from '@/lib/orders/customer';
import { hashKey } from '@/lib/orders/hash-key';
import { checkoutKey, orderItemIds } from '@/lib/orders/order';
import { newOrderKey, orderCookie } from '@/lib/orders/order-key';
import { failure, type Result, success } from '@/lib/result';
import { offeredLines } from './offered-lines';
import { quoteNumber, quoteSums, validDays } from './quote';

/** The form for a quotation: who it is for, its items with commas between, and a key that makes a second post of it harmless. */
export const quoteForm = customer.safeExtend({
  key: checkoutKey,
  items: z
    .string('unknown-item')
    .transform((ids) => ids.split(','))
    .pipe(orderItemIds),
});

const answer = z.object({
  outcome: z.enum(['placed', 'repeated', 'mismatch']),
  number: quoteNumber.optional(),
});

/**
 * Makes a quotation at the prices of today and enqueues its mails to both sides.
 * @returns its number and the key to its page; failure `conflict` where the form's key already made another one
 */
export async function askQuote({
  form: { key, items, ...details },
  locale,
}: {
  form: z.infer<typeof quoteForm>;
  locale: Locale;
}): Promise<Result<Remembers & { number: string }>> {
  const own = newOrderKey();
  const offer = { lines: await offeredLines(items, locale), discount: 0, vat: company.vat };
  const { outcome, number } = await askDatabase(answer, 'ask_quote', {
    ...customerArguments(details),
    ...offer,
    idempotency_key: hashKey(key),
    key_hash: own.hash,
    locale,
    amount: quoteSums(offer).gross,
    valid_days: validDays,
    agency: agencyAddress(),
  });
  if (outcome === 'mismatch' || number === undefined) return failure('conflict');
  return success({ number, sets: [orderCookie(number, own.key)] });
}
