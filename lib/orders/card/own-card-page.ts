import 'server-only';
import { z } from 'zod';
import type { OrderProof } from '@/lib/orders/own-order';
import { database } from '@/lib/outside';

/** Whether an order that waits for its payment has a page to pay it by card: `complete` where the payment made there is on its way. */
const cardPage = z.enum(['none', 'open', 'complete']);

export type CardPage = z.infer<typeof cardPage>;

const answer = z.object({ page: cardPage });

/** The card page of an order; while there is one, nobody may pay otherwise. `none` without a key to this very order. @throws DatabaseError */
export async function ownCardPage(proof: OrderProof): Promise<CardPage> {
  return answer.parse(await (await database()).call('own_card_page', proof)).page;
}
