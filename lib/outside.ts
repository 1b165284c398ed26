import 'server-only';
import { resolve } from 'node:path';
import { mailSender } from '@/lib/company/agency';
import type { Database } from '@/lib/database/database';
import { dataPath, env, required } from '@/lib/env/env';
import { addressKey } from '@/lib/keys/address-key';
import { emptySharedSlots, once, sharedSlot } from '@/lib/once';
import type { Mailer } from '@/lib/outbox/mail/mailer';

const databaseSlot = sharedSlot<Database>('database');

/** Closes the database, if it is open, and forgets all else. */
export async function closeOutside(): Promise<void> {
  const { opened } = databaseSlot;
  emptySharedSlots();
  await (await opened)?.close();
}

// Each adapter is loaded when it was chosen, so that no server carries the ones it does not use.

/** The database that `DATABASE` names; opened once per process. @throws FolderLockedError when another process has it */
export const database = once(() => openDatabase(resolve('supabase')), databaseSlot);

/** Opens it for `database`. @param sqlFolder what brings it up to date; without one it stays as it is */
export async function openDatabase(sqlFolder?: string): Promise<Database> {
  switch (env().DATABASE) {
    case 'embedded': {
      const { openEmbeddedDatabase } = await import('@/lib/database/adapters/embedded');
      return openEmbeddedDatabase({ folder: dataPath('db'), sqlFolder });
    }
    case 'postgres': {
      const { openPostgresDatabase } = await import('@/lib/database/adapters/postgres');
      return openPostgresDatabase({ url: required('DATABASE_URL'), sqlFolder });
    }
    case 'supabase':
      return (await import('@/lib/database/adapters/supabase')).openSupabaseDatabase(await openSupabase());
  }
}

/** For commands, never a server: uses the embedded database through the site that has it open. @returns whether one has, else `database` opens it */
export async function joinRunningSite(): Promise<boolean> {
  if (env().DATABASE !== 'embedded') return false;
  const { borrowFolder } = await import('@/lib/database/adapters/folder-socket');
  const borrowed = await borrowFolder(dataPath('db'));
  if (borrowed) database.provide(borrowed);
  return borrowed !== undefined;
}

/** Where slips are kept: follows `DATABASE`. */
export const slips = once(async () => {
  switch (env().DATABASE) {
    case 'embedded':
    case 'postgres':
      return (await import('@/lib/payments/slip/adapters/files')).openSlipFolder(dataPath('slips'));
    case 'supabase':
      return (await import('@/lib/payments/slip/adapters/supabase')).openSlipBucket(await openSupabase());
  }
}, sharedSlot('slips'));

/** Who asks banks about slips; `SLIP_CHECK` names it. */
export const slipChecker = once(async () => {
  const { openSlipChecker } = await import('@/lib/payments/slip/adapters/open-slip-checker');
  return openSlipChecker(env());
}, sharedSlot('slipChecker'));

/** What carries mail; `MAIL` names it, and `MAIL_REDIRECT` who reads it in place of its recipients. */
export const mailer = once(async () => {
  const mailer = await openMailer();
  const to = env().MAIL_REDIRECT;
  if (to === undefined) return mailer;
  const send: typeof mailer.send = (mail) =>
    mailer.send({ ...mail, to, subject: `[${mail.to}] ${mail.subject}` });
  return { ...mailer, send };
}, sharedSlot('mailer'));

async function openMailer(): Promise<Mailer> {
  const from = mailSender();
  const folder = dataPath('outbox');
  switch (env().MAIL) {
    case 'folder':
      return (await import('@/lib/outbox/mail/adapters/folder')).openMailFolder({ folder, from });
    case 'resend':
      return (await import('@/lib/outbox/mail/adapters/resend')).openResend({
        apiKey: required('RESEND_API_KEY'),
        webhookSecret: env().RESEND_WEBHOOK_SECRET,
        from,
      });
  }
}

/** What tells the team at once; `NOTIFY` names it. */
export const notifier = once(async () => {
  switch (env().NOTIFY) {
    case 'none':
      return (await import('@/lib/outbox/line/adapters/none')).openNoNotifier();
    case 'line':
      return (await import('@/lib/outbox/line/adapters/line')).openLine({
        token: required('LINE_CHANNEL_TOKEN'),
        secret: required('LINE_CHANNEL_SECRET'),
      });
  }
}, sharedSlot('notifier'));

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
}, sharedSlot('cardGateway'));

/** What knows whether a domain exists; `DOMAINS` names it. */
export const domainChecker = once(async () => {
  const { DOMAINS, RDAP_BOOTSTRAP: bootstrapUrl } = env();
  switch (DOMAINS) {
    case 'simulated':
      return (await import('@/lib/domains/adapters/simulated')).openSimulatedChecker();
    case 'rdap':
      return (await import('@/lib/domains/adapters/rdap')).openRdapChecker({ bootstrapUrl });
  }
}, sharedSlot('domainChecker'));

/** Who knows people; `IDENTITY` names it. */
export const identity = once(async () => {
  const shared = { database, staff: env().STAFF, key: addressKey };
  switch (env().IDENTITY) {
    case 'embedded':
      return (await import('@/lib/identity/adapters/embedded')).openEmbeddedIdentity(shared);
    case 'supabase': {
      const { connection } = await import('@/lib/database/adapters/supabase-client');
      const { openSupabaseIdentity } = await import('@/lib/identity/adapters/supabase');
      // A client of its own, of which no more than this is handed on.
      const accounts = (await openSupabase()).auth.admin;
      const publishableKey = required('SUPABASE_PUBLISHABLE_KEY');
      const url = required('SUPABASE_URL');
      return openSupabaseIdentity({ ...shared, url, publishableKey, connection, accounts });
    }
  }
}, sharedSlot('identity'));

async function openSupabase() {
  const { supabaseClient } = await import('@/lib/database/adapters/supabase-client');
  return supabaseClient({ url: required('SUPABASE_URL'), secretKey: required('SUPABASE_SECRET_KEY') });
}
