import 'server-only';
import { z } from 'zod';
import { askDatabase } from '@/lib/ask-database';
import type { Remembers } from '@/lib/http/page-answer';
import { hashKey } from '@/lib/orders/hash-key';
import { orderCookie } from '@/lib/orders/order-key';
import type { BroughtKey, OrderProof } from '@/lib/orders/own-order';
import { failure, type Result, success } from '@/lib/result';
import { quoteNumber, type ShownQuote, shownQuote } from './quote';

/**
 * A quotation as its customer sees it.
 * @param proof what `proofOf` reads of a request, with the number as reference
 * @returns undefined without a key to this very quotation, whether there is one or not
 */
export async function showOwnQuote(proof: OrderProof): Promise<ShownQuote | undefined> {
  if (!quoteNumber.safeParse(proof.reference).success || proof.key_hash === '') return undefined;
  return (await askDatabase(shownQuote.nullable(), 'show_own_quote', proof)) ?? undefined;
}

/**
 * Takes the key of a mail for this browser to keep.
 * @returns what opens it; failure `not-found` for a key that does not open this quotation
 */
export async function openQuote({ reference, key }: BroughtKey): Promise<Result<Remembers>> {
  const quote = await showOwnQuote({ reference, key_hash: hashKey(key) });
  return quote ? success({ sets: [orderCookie(reference, key)] }) : failure('not-found');
}

/** The number of a quotation whose link is lost, in any case. */
export const lostQuoteForm = z.object({
  reference: z
    .string('required')
    .transform((text) => text.trim().toUpperCase())
    .pipe(quoteNumber),
});
