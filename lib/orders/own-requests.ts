import 'server-only';
import { z } from 'zod';
import { askDatabase } from '@/lib/ask-database';
import { agencyAddress } from '@/lib/company/agency';
import type { Json } from '@/lib/database/database';
import { failure, type Result, success } from '@/lib/result';
import { hashKey } from './hash-key';
import type { BroughtKey, OrderProof } from './own-order';

const answer = z.object({
  outcome: z.enum([
    ...(['changed', 'enqueued', 'asked', 'proved', 'unchanged'] as const),
    ...(['refused', 'outdated', 'too-many', 'not-found'] as const),
  ]),
});

/** What came of what a customer asks: at once, or with the seconds to wait where it was asked too often. */
async function askFor(
  name: string,
  proof: OrderProof & { [argument: string]: Json },
  retryAfter = 0,
): Promise<Result<{ reference: string }>> {
  switch ((await askDatabase(answer, name, proof)).outcome) {
    case 'not-found':
      return failure('not-found');
    case 'too-many':
      return failure('too-many-requests', { retryAfter });
    case 'refused':
    case 'outdated':
      return failure('conflict');
    default:
      return success({ reference: proof.reference });
  }
}

/**
 * Cancels an order whose money was not found yet, as its customer asks; both sides get a mail.
 * @returns failures `not-found` (no key to this order), `conflict` (it was paid, rejected or refunded)
 */
export const cancelOwnOrder = (proof: OrderProof) =>
  askFor('cancel_own_order', { ...proof, agency: agencyAddress() });

/** At most so many copies a day to one address, whoever asks. */
const limit = { limit: 'own-copy', max: 3, seconds: 24 * 60 * 60 };

/**
 * Enqueues a copy of everything that is kept of a person to the email address of an order, and to nobody else.
 * @returns failures `not-found` (no key to this order), `conflict` (the order has no address), `too-many-requests`
 */
export const askOwnCopy = (proof: OrderProof) => askFor('ask_own_copy', { ...proof, limit }, limit.seconds);

/** When mail that strangers cause may go to an address again, in seconds (`enqueue` of the migrations). */
const pause = 60 * 60;

/**
 * Takes the request of a customer to be erased, and enqueues the mail to the address of the order by which it confirms the request.
 * @returns failures `not-found` (no key to this order), `conflict` (the order has no address), `too-many-requests` (no mail may go there now)
 */
export const askErasure = (proof: OrderProof) => askFor('ask_erasure', proof, pause);

/**
 * Whoever has the key of that mail confirms the request: only now may the agency erase, which gets a mail.
 * @returns failures `not-found` (no such key to this order), `conflict` (nobody asks any more)
 */
export const proveErasure = ({ reference, key }: BroughtKey) =>
  askFor('prove_erasure', { reference, key_hash: hashKey(key), agency: agencyAddress() });
