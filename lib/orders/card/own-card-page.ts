import 'server-only';
import { z } from 'zod';
import { askDatabase } from '@/lib/ask-database';
import type { OrderProof } from '@/lib/orders/own-order';

/** Whether an order that waits for its payment has a page to pay it by card: `complete` where the payment made there is on its way. */
const cardPage = z.enum(['none', 'open', 'complete']);

export type CardPage = z.infer<typeof cardPage>;

const answer = z.object({ page: cardPage });

/** The card page of an order; while there is one, nobody may pay otherwise. `none` without a key to this very order. */
export async function ownCardPage(proof: OrderProof): Promise<CardPage> {
  return (await askDatabase(answer, 'own_card_page', proof)).page;
}
