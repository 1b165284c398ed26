import 'server-only';
import { z } from 'zod';
import { drainOutbox } from '@/lib/mail/outbox';
import { agencyAddress, database } from '@/lib/outside';

/** How long a customer may take between slip and details before the agency hears of the order. */
const minutesUntilReport = 30;

const answer = z.object({ reported: z.number().int() });

/**
 * Tells the agency, once each, of orders whose slip came and whose customer never did; then tries to send.
 * @throws DatabaseError
 */
export async function reportAbandonedOrders(now = new Date()): Promise<void> {
  const before = new Date(now.getTime() - minutesUntilReport * 60_000).toISOString();
  const { reported } = answer.parse(
    await (await database()).call('report_abandoned_orders', { before, agency: agencyAddress() }),
  );
  if (reported > 0) await drainOutbox();
}
