import 'server-only';
import { z } from 'zod';
import { askDatabase } from '@/lib/ask-database';
import { orderStatus } from '@/lib/orders/order';
import { type Result, success } from '@/lib/result';

export const cardOutcomeRequest = z.object({ session: z.string().regex(/^cs_\w{1,250}$/) });

const answer = z
  .object({
    reference: z.string(),
    status: orderStatus,
    items: z.array(z.string()),
  })
  .nullable();

/** What a return page may say of a payment; nothing about the customer. */
export type CardOutcome =
  | { outcome: 'unknown' }
  | { outcome: 'paid' | 'processing' | 'failed'; reference: string; items: string[] };

/** What became of the payment of a session, as far as the signed messages have told. */
export async function cardOutcome({
  session,
}: z.infer<typeof cardOutcomeRequest>): Promise<Result<CardOutcome>> {
  const order = await askDatabase(answer, 'card_outcome', { session });
  if (!order) return success({ outcome: 'unknown' });
  const { status, reference, items } = order;
  // Money that went back later had come first.
  const wasPaid = status === 'paid' || status === 'refunded';
  const waits = status === 'pending' || status === 'awaiting-payment';
  const outcome = wasPaid ? 'paid' : waits ? 'processing' : 'failed';
  return success({ outcome, reference, items });
}
