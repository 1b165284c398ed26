import 'server-only';
import { z } from 'zod';
import { askDatabase } from '@/lib/ask-database';
import { agencyAddress } from '@/lib/company/agency';
import type { Remembers } from '@/lib/http/page-answer';
import { failure, type Result, success } from '@/lib/result';
import { type customer, customerArguments } from './customer';
import { newOrderKey, orderCookie } from './order-key';
import type { OrderProof } from './own-order';

const answer = z.object({
  outcome: z.enum(['completed', 'changed', 'readdressed', 'unchanged', 'refused', 'not-found']),
});

/** What came of it; after `readdressed` a new key opens the order, since an address that was wrong may have got the others. */
type Correction = Remembers & { outcome: 'completed' | 'changed' | 'readdressed' | 'unchanged' };

/**
 * Puts right who an order is from, or says so for the first time. With another email address the mail that is still queued goes there,
 * and every key but the new one ends.
 * @returns failures `not-found` (no key to this order), `conflict` (the card gateway has yet to say who the customer is)
 */
export async function correctCustomer({
  proof,
  form,
}: {
  proof: OrderProof;
  form: z.infer<typeof customer>;
}): Promise<Result<Correction>> {
  const { key, hash } = newOrderKey();
  const { outcome } = await askDatabase(answer, 'correct_customer', {
    ...proof,
    ...customerArguments(form),
    new_key_hash: hash,
    agency: agencyAddress(),
  });
  if (outcome === 'not-found') return failure('not-found');
  if (outcome === 'refused') return failure('conflict');
  return success({
    outcome,
    ...(outcome === 'readdressed' && { sets: [orderCookie(proof.reference, key)] }),
  });
}
