import 'server-only';
import { z } from 'zod';
import { askDatabase } from '@/lib/ask-database';
import { agencyAddress } from '@/lib/company/agency';
import { failure, type Result, success } from '@/lib/result';
import { hashKey } from './hash-key';
import type { BroughtKey, OrderProof } from './own-order';

type Asked = Result<{ reference: string }>;

/** At most so many copies a day to one address, whoever asks. */
const limit = { limit: 'own-copy', max: 3, seconds: 24 * 60 * 60 };

const copyAnswer = z.object({ outcome: z.enum(['enqueued', 'too-many', 'refused', 'not-found']) });

/**
 * Owes a copy of everything that is kept of a person to the email address of an order, and to nobody else.
 * @returns failures `not-found` (no key to this order), `conflict` (the order has no address), `too-many-requests`
 * @throws DatabaseError
 */
export async function askOwnCopy(proof: OrderProof): Promise<Asked> {
  const { outcome } = await askDatabase(copyAnswer, 'ask_own_copy', { ...proof, limit });
  if (outcome === 'not-found') return failure('not-found');
  if (outcome === 'too-many') return failure('too-many-requests', { retryAfter: limit.seconds });
  return outcome === 'refused' ? failure('conflict') : success({ reference: proof.reference });
}

const erasureAnswer = z.object({
  outcome: z.enum(['asked', 'unchanged', 'too-many', 'refused', 'not-found']),
});

/** When mail that strangers cause may go to an address again, in seconds (`enqueue` of the migrations). */
const pause = 60 * 60;

/**
 * Takes the request of a customer to be erased, and enqueues the mail to the address of the order by which it confirms the request.
 * @returns failures `not-found` (no key to this order), `conflict` (the order has no address), `too-many-requests` (no mail may go there now)
 * @throws DatabaseError
 */
export async function askErasure(proof: OrderProof): Promise<Asked> {
  const { outcome } = await askDatabase(erasureAnswer, 'ask_erasure', proof);
  if (outcome === 'not-found') return failure('not-found');
  if (outcome === 'too-many') return failure('too-many-requests', { retryAfter: pause });
  return outcome === 'refused' ? failure('conflict') : success({ reference: proof.reference });
}

const proofAnswer = z.object({ outcome: z.enum(['proved', 'unchanged', 'outdated', 'not-found']) });

/**
 * Whoever has the key of that mail confirms the request: only now may the agency erase, which gets a mail.
 * @returns failures `not-found` (no such key to this order), `conflict` (nobody asks any more)
 * @throws DatabaseError
 */
export async function proveErasure({ reference, key }: BroughtKey): Promise<Asked> {
  const { outcome } = await askDatabase(proofAnswer, 'prove_erasure', {
    reference,
    key_hash: hashKey(key),
    agency: agencyAddress(),
  });
  if (outcome === 'not-found') return failure('not-found');
  return outcome === 'outdated' ? failure('conflict') : success({ reference });
}
