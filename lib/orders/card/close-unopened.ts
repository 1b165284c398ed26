import 'server-only';
import { z } from 'zod';
import { askDatabase } from '@/lib/ask-database';

/** A payment page lives for 24 hours; an order that has none after twice as long was never opened. */
const hoursUntilClosed = 48;

const answer = z.object({ closed: z.number().int() });

/**
 * Cancels card orders whose payment page was never opened, since the gateway failed: nothing would ever be told of them.
 * @returns how many there were
 * @throws DatabaseError
 */
export async function closeUnopenedOrders(now = new Date()): Promise<number> {
  const before = new Date(now.getTime() - hoursUntilClosed * 60 * 60_000).toISOString();
  return (await askDatabase(answer, 'close_unopened_card_orders', { before })).closed;
}
