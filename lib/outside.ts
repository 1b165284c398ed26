import 'server-only';
import { resolve } from 'node:path';
import type { Database } from '@/lib/database/database';
import type { DomainChecker } from '@/lib/domains/domain-checker';
import { dataPath } from '@/lib/env/data-path';
import { EnvError, env } from '@/lib/env/env';
import type { Mailer } from '@/lib/mail/mailer';
import { once, type Slot } from '@/lib/once';
import type { CardGateway } from '@/lib/payments/card/card-gateway';
import type { SlipStore } from '@/lib/payments/slip/slip-store';
import { mailSender } from '@/lib/site/agency';

const noneOpened = (): {
  database: Slot<Database>;
  slips: Slot<SlipStore>;
  mailer: Slot<Mailer>;
  cardGateway: Slot<CardGateway>;
  domainChecker: Slot<DomainChecker>;
} => ({
  database: {},
  slips: {},
  mailer: {},
  cardGateway: {},
  domainChecker: {},
});

/**
 * What is open in this process. Next bundles route handlers apart, so a module variable would be one per bundle,
 * and two instances of the embedded database on one folder destroy it.
 */
const shared: typeof globalThis & { openedOutside?: ReturnType<typeof noneOpened> } = globalThis;
shared.openedOutside ??= noneOpened();
const slots = shared.openedOutside;

/** Closes the database, if it is open, and forgets all else. */
export async function closeOutside(): Promise<void> {
  const { opened } = slots.database;
  for (const slot of Object.values(slots)) delete slot.opened;
  await (await opened)?.close();
}

// Each adapter is loaded when it was chosen, so that no server carries the ones it does not use.

/** The database that `DATABASE` names; opened once per process. @throws FolderLockedError when another process has it */
export const database = once(async () => {
  switch (env().DATABASE) {
    case 'embedded': {
      const { openEmbeddedDatabase } = await import('@/lib/database/adapters/embedded');
      return openEmbeddedDatabase({ folder: dataPath('db'), sqlFolder: resolve('supabase') });
    }
    case 'supabase':
      return (await import('@/lib/database/adapters/supabase')).openSupabaseDatabase(await openSupabase());
  }
}, slots.database);

/**
 * For commands: uses the embedded database through the site that has it open, if one is running; else `database` opens it.
 * Never for a server, which must be refused a folder that another one has.
 */
export async function joinRunningSite(): Promise<void> {
  if (env().DATABASE !== 'embedded') return;
  const { borrowFolder } = await import('@/lib/database/adapters/folder-socket');
  const borrowed = await borrowFolder(dataPath('db'));
  if (borrowed) database.provide(borrowed);
}

/** Where slips are kept; follows `DATABASE`. */
export const slips = once(async () => {
  switch (env().DATABASE) {
    case 'embedded':
      return (await import('@/lib/payments/slip/adapters/files')).openSlipFolder(dataPath('slips'));
    case 'supabase':
      return (await import('@/lib/payments/slip/adapters/supabase')).openSlipBucket(await openSupabase());
  }
}, slots.slips);

/** What carries mail; `MAIL` names it. */
export const mailer = once(async () => {
  const from = mailSender();
  switch (env().MAIL) {
    case 'folder':
      return (await import('@/lib/mail/adapters/folder')).openMailFolder({
        folder: dataPath('outbox'),
        from,
      });
    case 'resend':
      return (await import('@/lib/mail/adapters/resend')).openResend({
        apiKey: required('RESEND_API_KEY'),
        from,
      });
  }
}, slots.mailer);

/** Who takes cards; `CARD` names it. */
export const cardGateway = once(async () => {
  switch (env().CARD) {
    case 'simulated':
      return (await import('@/lib/payments/card/adapters/simulated')).openSimulatedCards();
    case 'stripe': {
      const { openStripe } = await import('@/lib/payments/card/adapters/stripe');
      const secretKey = required('STRIPE_SECRET_KEY');
      return openStripe({ secretKey, webhookSecret: required('STRIPE_WEBHOOK_SECRET') });
    }
  }
}, slots.cardGateway);

/** What knows whether a domain exists; `DOMAINS` names it. */
export const domainChecker = once(async () => {
  switch (env().DOMAINS) {
    case 'simulated':
      return (await import('@/lib/domains/adapters/simulated')).openSimulatedChecker();
    case 'rdap':
      return (await import('@/lib/domains/adapters/rdap')).openRdapChecker({
        bootstrapUrl: env().RDAP_BOOTSTRAP,
      });
  }
}, slots.domainChecker);

async function openSupabase() {
  const { supabaseClient } = await import('@/lib/database/adapters/supabase-client');
  return supabaseClient({ url: required('SUPABASE_URL'), secretKey: required('SUPABASE_SECRET_KEY') });
}

type AdapterSetting =
  | 'SUPABASE_URL'
  | 'SUPABASE_SECRET_KEY'
  | 'RESEND_API_KEY'
  | 'STRIPE_SECRET_KEY'
  | 'STRIPE_WEBHOOK_SECRET';

/** A setting that the chosen adapter needs; `lib/env` has refused to start without it. */
function required(name: AdapterSetting): string {
  const value = env()[name];
  if (!value) throw new EnvError([`${name}: required by the adapter that was chosen`]);
  return value;
}
