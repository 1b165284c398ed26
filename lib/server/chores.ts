import 'server-only';
import { remindOfAppointments } from '@/lib/appointments/reminders';
import { settlePapers } from '@/lib/documents/own-receipt';
import { remindOfCertificates, remindOfParts, remindOfQuotes } from '@/lib/documents/reminders';
import { askRegistries } from '@/lib/domains/ask-registries';
import { remindOfJobs } from '@/lib/jobs/remind';
import { logError } from '@/lib/log';
import { closeCardPages, closeUnopenedOrders } from '@/lib/orders/card/close-card-pages';
import { sweepFiles } from '@/lib/orders/files/sweep-files';
import { reportAbandonedOrders } from '@/lib/orders/report-abandoned';
import { checkSlips } from '@/lib/orders/slip/check-slips';
import { enqueueLineCards } from '@/lib/outbox/line/enqueue-line-cards';
import { drainOutbox, purgeOutbox } from '@/lib/outbox/outbox';
import { sweepSlips } from '@/lib/payments/slip/sweep-slips';
import { publishDue } from '@/lib/publishing/publications';
import { askForRenewals, remindOfRenewals, tellOfServices } from '@/lib/services/renewals';
import { deleteExpired } from './retention';
import { noteDone } from './site-notes';

/** How often at least chores are done, in milliseconds. */
const paces = { minute: 60_000, hour: 60 * 60_000 };

type Pace = keyof typeof paces;

/**
 * What is to be done again and again. What enqueues mail comes before what sends it, but for what asks other systems or sweeps: that holds no
 * mail up, and its own leaves the next time.
 */
const chores = {
  'abandoned orders': { run: reportAbandonedOrders, every: 'minute' },
  quotations: { run: remindOfQuotes, every: 'minute' },
  'parts of payments': { run: remindOfParts, every: 'hour' },
  certificates: { run: remindOfCertificates, every: 'hour' },
  renewals: { run: renewServices, every: 'hour' },
  work: { run: remindOfJobs, every: 'hour' },
  publications: { run: publishDue, every: 'minute' },
  appointments: { run: remindOfAppointments, every: 'hour' },
  receipts: { run: () => settlePapers(), every: 'minute' },
  'LINE cards': { run: enqueueLineCards, every: 'minute' },
  outbox: { run: drainOutbox, every: 'minute' },
  'card pages': { run: closeCardPages, every: 'minute' },
  'slip checks': { run: checkSlips, every: 'minute' },
  note: { run: () => noteDone('chores'), every: 'minute' },
  domains: { run: askRegistries, every: 'hour' },
  'unopened card orders': { run: closeUnopenedOrders, every: 'hour' },
  'outbox purge': { run: purgeOutbox, every: 'hour' },
  expiry: { run: deleteExpired, every: 'hour' },
  files: { run: sweepFiles, every: 'hour' },
  'slip sweep': { run: sweepSlips, every: 'hour' },
} as const satisfies { [name: string]: { run: () => Promise<unknown>; every: Pace } };

/** Prices are told first, since what is asked for afterwards goes by them. */
async function renewServices(): Promise<void> {
  await tellOfServices();
  await askForRenewals();
  await remindOfRenewals();
}

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

/** Enqueues the mail about abandoned orders and the cards of the team's group, and sends all that is due: done after each order and inquiry was answered. */
export async function sendDueMail(): Promise<void> {
  await doChores(['abandoned orders', 'LINE cards', 'outbox']);
}

/** The same once a slip has come, and beside it asks the bank about that. */
export async function finishSlip(): Promise<void> {
  await Promise.all([sendDueMail(), doChores(['slip checks'])]);
}

/** The same once an order was cancelled, and closes the page on which it could still be paid. */
export async function finishCancelling(): Promise<void> {
  await doChores(['abandoned orders', 'LINE cards', 'outbox', 'card pages']);
}

/** The names of the chores that have this pace. */
export function choresOfEach(pace: Pace): ChoreName[] {
  return choreNames.filter((name) => chores[name].every === pace);
}

/** Does each chore now and then at its pace, in a server that lives long enough for timers. */
export function startChores(): void {
  for (const pace of ['minute', 'hour'] as const)
    setInterval(() => doChores(choresOfEach(pace)), paces[pace]).unref();
  void doChores();
}
