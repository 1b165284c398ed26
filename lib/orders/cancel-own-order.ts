import 'server-only';
import { z } from 'zod';
import { askDatabase } from '@/lib/ask-database';
import { agencyAddress } from '@/lib/company/agency';
import { failure, type Result, success } from '@/lib/result';
import type { OrderProof } from './own-order';

const answer = z.object({ outcome: z.enum(['changed', 'unchanged', 'refused', 'not-found']) });

/**
 * Cancels an order whose money was not found yet, as its customer asks; both sides get a mail.
 * @returns failures `not-found` (no key to this order), `conflict` (it was paid, rejected or refunded)
 * @throws DatabaseError
 */
export async function cancelOwnOrder(proof: OrderProof): Promise<Result<{ reference: string }>> {
  const { outcome } = await askDatabase(answer, 'cancel_own_order', { ...proof, agency: agencyAddress() });
  if (outcome === 'not-found') return failure('not-found');
  return outcome === 'refused' ? failure('conflict') : success({ reference: proof.reference });
}
