import 'server-only';
import { join, resolve } from 'node:path';
import { openEmbeddedDatabase } from '@/lib/database/adapters/embedded';
import { openSupabaseDatabase } from '@/lib/database/adapters/supabase';
import { supabaseClient } from '@/lib/database/adapters/supabase-client';
import type { Database } from '@/lib/database/database';
import { EnvError, env } from '@/lib/env';
import { derivedKey } from '@/lib/http/adapters/derived-key';
import { fileKey } from '@/lib/http/adapters/file-key';
import { openMailFolder } from '@/lib/mail/adapters/folder';
import { openResend } from '@/lib/mail/adapters/resend';
import type { Mailer } from '@/lib/mail/mailer';
import { openSlipFolder } from '@/lib/orders/adapters/files';
import { openSlipBucket } from '@/lib/orders/adapters/supabase';
import type { SlipStore } from '@/lib/orders/slip-store';
import { company } from '@/lib/site/company';

type Opened = {
  database?: Promise<Database>;
  slips?: SlipStore;
  addressKey?: Promise<Uint8Array>;
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

async function openDatabase(): Promise<Database> {
  switch (env().DATABASE) {
    case 'embedded':
      return openEmbeddedDatabase({ folder: dataFolder('db'), sqlFolder: resolve('supabase') });
    case 'supabase':
      return openSupabaseDatabase(supabaseClient(supabaseProject()));
  }
}

/** Where slips are kept; follows `DATABASE`. */
export function slips(): SlipStore {
  opened.slips ??= openSlips();
  return opened.slips;
}

function openSlips(): SlipStore {
  switch (env().DATABASE) {
    case 'embedded':
      return openSlipFolder(dataFolder('slips'));
    case 'supabase':
      return openSlipBucket(supabaseClient(supabaseProject()));
  }
}

function supabaseProject(): { url: string; secretKey: string } {
  const { SUPABASE_URL, SUPABASE_SECRET_KEY } = env();
  if (!SUPABASE_URL || !SUPABASE_SECRET_KEY)
    throw new EnvError(['SUPABASE_URL and SUPABASE_SECRET_KEY: required by DATABASE=supabase']);
  return { url: SUPABASE_URL, secretKey: SUPABASE_SECRET_KEY };
}

/** What carries mail; `MAIL` names it. */
export function mailer(): Mailer {
  const { MAIL, MAIL_FROM, RESEND_API_KEY } = env();
  switch (MAIL) {
    case 'folder':
      return openMailFolder({ folder: dataFolder('outbox'), from: MAIL_FROM ?? defaultSender });
    case 'resend':
      return openResend({ apiKey: RESEND_API_KEY ?? '', from: MAIL_FROM ?? defaultSender });
  }
}

const defaultSender = `${company.name} <${company.email}>`;

/** Where the agency's copies go. */
export function agencyAddress(): string {
  return env().MAIL_TO ?? company.email;
}

/** The key that visitors' addresses are hashed with: the same for every instance that counts in one database. */
export function addressKey(): Promise<Uint8Array> {
  opened.addressKey ??= openAddressKey();
  return opened.addressKey;
}

async function openAddressKey(): Promise<Uint8Array> {
  switch (env().DATABASE) {
    case 'embedded':
      return fileKey(join(dataFolder('keys'), 'address'));
    case 'supabase':
      return derivedKey(supabaseProject().secretKey, 'visitor addresses');
  }
}

/** One line for whoever starts the server: what was chosen. */
export function describeChoices(): string {
  const { DATABASE, MAIL, DATA_DIR, PROMPTPAY_ID, siteUrl, isLive } = env();
  const promptPay = PROMPTPAY_ID ? 'set' : 'demo id';
  return `${siteUrl} (${isLive ? 'live' : 'not live'}) · database ${DATABASE} · mail ${MAIL} · PromptPay ${promptPay} · data in ${DATA_DIR}`;
}
