import 'server-only';
import { drainOutbox, purgeOutbox } from '@/lib/mail/outbox';
import { reportAbandonedOrders } from '@/lib/orders/report-abandoned';
import { sweepSlips } from '@/lib/payments/slip/sweep-slips';
import { deleteExpired } from './retention';

/** All chores at once, for servers that do not live long enough for timers. @throws DatabaseError, SlipStoreError */
export async function tidyUp(): Promise<void> {
  await reportAbandonedOrders();
  await drainOutbox();
  await purgeOutbox();
  await deleteExpired();
  await sweepSlips();
}
