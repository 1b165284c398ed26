import 'server-only';
import { z } from 'zod';
import { askDatabase } from '@/lib/ask-database';
import { agencyAddress } from '@/lib/company/agency';
import type { OrderProof } from '@/lib/orders/own-order';
import { failure, type Result, success } from '@/lib/result';
import { type Repair, repair } from './repair';

/** The repair that a quotation is for; undefined where it is for none, or without a key to it. */
export async function ownRepair(proof: OrderProof): Promise<Repair | undefined> {
  if (proof.key_hash === '') return undefined;
  return (await askDatabase(repair.nullable(), 'own_repair', proof)) ?? undefined;
}

const answer = z.object({ outcome: z.enum(['declined', 'unchanged', 'refused', 'not-found']) });

/**
 * The customer does not want the repair at that price; the agency gets a mail.
 * @returns failures `not-found` (no key to this quotation, or it is for no repair), `conflict` (no price was said yet, or it was accepted)
 */
export async function declineRepair(proof: OrderProof): Promise<Result<{ number: string }>> {
  const { outcome } = await askDatabase(answer, 'decline_own_repair', { ...proof, agency: agencyAddress() });
  if (outcome === 'not-found') return failure('not-found');
  return outcome === 'refused' ? failure('conflict') : success({ number: proof.reference });
}
