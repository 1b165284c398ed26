import 'server-only';
import { z } from 'zod';
import { askDatabase } from '@/lib/ask-database';
import { cardGateway, database } from '@/lib/outside';

/** How many are closed at once: each asks the gateway twice. */
const atOnce = 20;

const due = z.array(z.string());
const kept = z.object({ kept: z.boolean() });

/**
 * Closes the payment pages of orders that wait for no payment any more, so that nobody pays a cancelled order. What the gateway does
 * not close now is tried again at the next call; a page that was completed is left to the gateway's message.
 * @returns how many have ended
 * @throws DatabaseError, CardGatewayError when all were tried and one could not be closed
 */
export async function closeCardPages(): Promise<number> {
  const gateway = await cardGateway();
  if (!gateway.takesMoney) return 0;
  const rows = await database();
  const sessions = due.parse(await rows.call('card_pages_to_close', { max: atOnce }));
  const closings = await Promise.allSettled(
    sessions.map(async (session) => {
      const { state } = await gateway.close(session);
      kept.parse(await rows.call('keep_card_page_end', { session, state }));
    }),
  );
  const failed = closings.find((closing) => closing.status === 'rejected');
  if (failed) throw failed.reason;
  return closings.length;
}

/** A payment page lives for 24 hours; an order that has none after twice as long was never opened. */
const hoursUntilClosed = 48;

const unopened = z.object({ closed: z.number().int() });

/**
 * Cancels card orders whose payment page was never opened, since the gateway failed: nothing would ever be told of them.
 * @returns how many there were
 */
export async function closeUnopenedOrders(now = new Date()): Promise<number> {
  const before = new Date(now.getTime() - hoursUntilClosed * 60 * 60_000).toISOString();
  return (await askDatabase(unopened, 'close_unopened_card_orders', { before })).closed;
}
