import 'server-only';
import { z } from 'zod';
import { askDatabase } from '@/lib/ask-database';
import { agencyAddress } from '@/lib/company/agency';

/** How long a customer may take between slip and details before the agency hears of the order. */
const minutesUntilReport = 30;

const answer = z.object({ reported: z.number().int() });

/**
 * Enqueues a mail to the agency, once each, about orders whose slip came and whose customer never did.
 * @returns how many there were
 */
export async function reportAbandonedOrders(now = new Date()): Promise<number> {
  const before = new Date(now.getTime() - minutesUntilReport * 60_000).toISOString();
  return (await askDatabase(answer, 'report_abandoned_orders', { before, agency: agencyAddress() })).reported;
}
