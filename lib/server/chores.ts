import 'server-only';
import { logError } from '@/lib/log';
import { drainOutbox, purgeOutbox } from '@/lib/mail/outbox';
import { reportAbandonedOrders } from '@/lib/orders/report-abandoned';
import { closeUnopenedOrders } from '@/lib/payments/card/close-unopened';
import { sweepSlips } from '@/lib/payments/slip/sweep-slips';
import { deleteExpired } from './retention';

const minute = 60_000;
const hour = 60 * minute;

/** What is to be done again and again, and how often at least, in milliseconds; what owes mail comes before what sends it. */
const chores = {
  'abandoned orders': { run: reportAbandonedOrders, every: minute },
  outbox: { run: drainOutbox, every: minute },
  'unopened card orders': { run: closeUnopenedOrders, every: hour },
  'outbox purge': { run: purgeOutbox, every: hour },
  expiry: { run: deleteExpired, every: hour },
  'slip sweep': { run: sweepSlips, every: hour },
} as const satisfies { [name: string]: { run: () => Promise<unknown>; every: number } };

type ChoreName = keyof typeof chores;

const choreNames = Object.keys(chores).filter((name): name is ChoreName => name in chores);

/**
 * Does chores one after the other; one that fails is logged and keeps none from its turn.
 * @returns the names of those that failed
 */
export async function doChores(names: readonly ChoreName[] = choreNames): Promise<ChoreName[]> {
  const failed: ChoreName[] = [];
  for (const name of names) {
    try {
      await chores[name].run();
    } catch (error) {
      logError(name, error);
      failed.push(name);
    }
  }
  return failed;
}

/** Owes the mail about abandoned orders, and sends all that is due: what every order and inquiry does once it was answered. */
export async function sendOwedMail(): Promise<void> {
  await doChores(['abandoned orders', 'outbox']);
}

/** Does each chore now and then at its pace, in a server that lives long enough for timers. */
export function startChores(): void {
  const paces = [...new Set(choreNames.map((name) => chores[name].every))];
  for (const pace of paces) {
    const names = choreNames.filter((name) => chores[name].every === pace);
    setInterval(() => doChores(names), pace).unref();
  }
  void doChores();
}
