import 'server-only';
import { join, resolve } from 'node:path';
import type { Database } from '@/lib/database/database';
import type { DomainChecker } from '@/lib/domains/domain-checker';
import { EnvError, env } from '@/lib/env/env';
import type { Mailer } from '@/lib/mail/mailer';
import type { CardGateway } from '@/lib/payments/card/card-gateway';
import type { SlipStore } from '@/lib/payments/slip/slip-store';
import { company } from '@/lib/site/company';

type Opened = {
  database?: Promise<Database>;
  slips?: Promise<SlipStore>;
  mailer?: Promise<Mailer>;
  cardGateway?: Promise<CardGateway>;
  domainChecker?: Promise<DomainChecker>;
  addressKey?: Promise<Uint8Array>;
  credentialsRecipient?: Promise<string>;
};

/**
 * What is open in this process. Next bundles route handlers apart, so a module variable would be one per bundle,
 * and two instances of the embedded database on one folder destroy it.
 */
const globalWithOpened: typeof globalThis & { openedOutside?: Opened } = globalThis;
globalWithOpened.openedOutside ??= {};
const opened = globalWithOpened.openedOutside;

const dataFolder = (name: string) => join(resolve(env().DATA_DIR), name);

/** The database that `DATABASE` names; opened once per process. @throws FolderLockedError when another process has it */
export function database(): Promise<Database> {
  opened.database ??= openDatabase();
  return opened.database;
}

/**
 * For commands: uses the embedded database through the site that has it open, if one is running; else `database` opens it.
 * Never for a server, which must be refused a folder that another one has.
 */
export async function joinRunningSite(): Promise<void> {
  if (env().DATABASE !== 'embedded') return;
  const { borrowFolder } = await import('@/lib/database/adapters/folder-socket');
  const borrowed = await borrowFolder(dataFolder('db'));
  if (borrowed) opened.database = Promise.resolve(borrowed);
}

/** Where slips are kept; follows `DATABASE`. */
export function slips(): Promise<SlipStore> {
  opened.slips ??= openSlips();
  return opened.slips;
}

/** What carries mail; `MAIL` names it. */
export function mailer(): Promise<Mailer> {
  opened.mailer ??= openMailer();
  return opened.mailer;
}

/** Who takes cards; `CARD` names it. */
export function cardGateway(): Promise<CardGateway> {
  opened.cardGateway ??= openCardGateway();
  return opened.cardGateway;
}

/** What knows whether a domain exists; `DOMAINS` names it. */
export function domainChecker(): Promise<DomainChecker> {
  opened.domainChecker ??= openDomainChecker();
  return opened.domainChecker;
}

/** The key that visitors' addresses are hashed with: the same for every instance that counts in one database. */
export function addressKey(): Promise<Uint8Array> {
  opened.addressKey ??= openAddressKey();
  return opened.addressKey;
}

/** The agency's public key, which client credentials are encrypted to. */
export function credentialsRecipient(): Promise<string> {
  opened.credentialsRecipient ??= openCredentialsRecipient();
  return opened.credentialsRecipient;
}

// Each adapter is loaded when it was chosen, so that no server carries the ones it does not use.

async function openDatabase(): Promise<Database> {
  switch (env().DATABASE) {
    case 'embedded': {
      const { openEmbeddedDatabase } = await import('@/lib/database/adapters/embedded');
      return openEmbeddedDatabase({ folder: dataFolder('db'), sqlFolder: resolve('supabase') });
    }
    case 'supabase': {
      const { openSupabaseDatabase } = await import('@/lib/database/adapters/supabase');
      return openSupabaseDatabase(await openSupabase());
    }
  }
}

async function openSlips(): Promise<SlipStore> {
  switch (env().DATABASE) {
    case 'embedded': {
      const { openSlipFolder } = await import('@/lib/payments/slip/adapters/files');
      return openSlipFolder(dataFolder('slips'));
    }
    case 'supabase': {
      const { openSlipBucket } = await import('@/lib/payments/slip/adapters/supabase');
      return openSlipBucket(await openSupabase());
    }
  }
}

async function openSupabase() {
  const { supabaseClient } = await import('@/lib/database/adapters/supabase-client');
  return supabaseClient({ url: required('SUPABASE_URL'), secretKey: required('SUPABASE_SECRET_KEY') });
}

async function openMailer(): Promise<Mailer> {
  const from = env().MAIL_FROM ?? defaultSender;
  switch (env().MAIL) {
    case 'folder': {
      const { openMailFolder } = await import('@/lib/mail/adapters/folder');
      return openMailFolder({ folder: dataFolder('outbox'), from });
    }
    case 'resend': {
      const { openResend } = await import('@/lib/mail/adapters/resend');
      return openResend({ apiKey: required('RESEND_API_KEY'), from });
    }
  }
}

async function openCardGateway(): Promise<CardGateway> {
  switch (env().CARD) {
    case 'simulated': {
      const { openSimulatedCards } = await import('@/lib/payments/card/adapters/simulated');
      return openSimulatedCards();
    }
    case 'stripe': {
      const { openStripe } = await import('@/lib/payments/card/adapters/stripe');
      return openStripe({
        secretKey: required('STRIPE_SECRET_KEY'),
        webhookSecret: required('STRIPE_WEBHOOK_SECRET'),
      });
    }
  }
}

async function openDomainChecker(): Promise<DomainChecker> {
  switch (env().DOMAINS) {
    case 'simulated': {
      const { openSimulatedChecker } = await import('@/lib/domains/adapters/simulated');
      return openSimulatedChecker();
    }
    case 'rdap': {
      const { openRdapChecker } = await import('@/lib/domains/adapters/rdap');
      return openRdapChecker({ bootstrapUrl: env().RDAP_BOOTSTRAP });
    }
  }
}

async function openAddressKey(): Promise<Uint8Array> {
  switch (env().DATABASE) {
    case 'embedded': {
      const { fileKey } = await import('@/lib/keys/adapters/file-key');
      return fileKey(join(dataFolder('keys'), 'address'));
    }
    case 'supabase': {
      const { derivedKey } = await import('@/lib/keys/adapters/derived-key');
      return derivedKey(required('SUPABASE_SECRET_KEY'), 'visitor addresses');
    }
  }
}

async function openCredentialsRecipient(): Promise<string> {
  const { SERVER_ACCESS_KEY } = env();
  if (SERVER_ACCESS_KEY) return SERVER_ACCESS_KEY;
  const { ageRecipientOfFile } = await import('@/lib/keys/adapters/age-key-file');
  return ageRecipientOfFile(join(dataFolder('keys'), 'server-access.txt'));
}

/** A setting that the chosen adapter needs; `lib/env.ts` has refused to boot without it. */
function required(
  name:
    | 'SUPABASE_URL'
    | 'SUPABASE_SECRET_KEY'
    | 'RESEND_API_KEY'
    | 'STRIPE_SECRET_KEY'
    | 'STRIPE_WEBHOOK_SECRET',
): string {
  const value = env()[name];
  if (!value) throw new EnvError([`${name}: required by the adapter that was chosen`]);
  return value;
}

const defaultSender = `${company.name} <${company.email}>`;

/** Where the agency's copies go. */
export function agencyAddress(): string {
  return env().MAIL_TO ?? company.email;
}

/** One line for whoever starts the server: what was chosen. */
export function describeChoices(): string {
  const { DATABASE, MAIL, CARD, DOMAINS, DATA_DIR, PROMPTPAY_ID, siteUrl, isLive } = env();
  const promptPay = PROMPTPAY_ID ? 'set' : 'demo id';
  return `${siteUrl} (${isLive ? 'live' : 'not live'}) · database ${DATABASE} · mail ${MAIL} · PromptPay ${promptPay} · card ${CARD} · domains ${DOMAINS} · data in ${DATA_DIR}`;
}
