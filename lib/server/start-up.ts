import 'server-only';
import { logError, logInfo } from '@/lib/log';
import { drainOutbox, purgeOutbox } from '@/lib/mail/outbox';
import { reportAbandonedOrders } from '@/lib/orders/report-abandoned';
import { database, describeChoices } from '@/lib/outside';
import { sweepSlips } from '@/lib/payments/slip/sweep-slips';
import { deleteExpired } from './retention';

const minute = 60_000;
const hour = 60 * minute;

/**
 * Readies the server before its first visitor: settings, database, mail that an earlier run still owed, and the timers
 * that retry mail, report abandoned orders, sweep slips and delete what is past its time.
 * @throws EnvError, FolderLockedError, ChangedMigrationError: the server must not start then
 */
export async function startUp(): Promise<void> {
  logInfo(describeChoices());
  await database();
  repeat('outbox timer', drainOutbox, minute);
  repeat('abandoned orders', reportAbandonedOrders, minute);
  repeat('slip sweep', sweepSlips, hour);
  repeat('outbox purge', purgeOutbox, hour);
  repeat('expiry', deleteExpired, hour);
}

function repeat(name: string, work: () => Promise<unknown>, interval: number): void {
  const attempt = () => work().catch((error: unknown) => logError(name, error));
  void attempt();
  setInterval(attempt, interval).unref();
}
