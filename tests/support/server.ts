import type { Email } from 'postal-mime';
import { beforeEach, describe, onTestFinished, vi } from 'vitest';
import { copyEmbeddedDatabase } from './database-templates';
import { emptyEmbeddedDatabase } from './embedded-database';
import { resetOutside } from './outside';
import { missingForPostgrest } from './postgres';
import { everyOrder, everyRow, query, type StoredOrder, storedMails, storedSlips } from './stored';
import { emptySupabase } from './supabase';
import type { SupabaseStandIn } from './supabase-stand-in';
import { temporaryFolder } from './temporary-folder';

/** The whole server side of the site in this process, reached through its route handlers, and what it has stored. */
type Server = {
  dataFolder: string;
  stored: () => Promise<{ orders: StoredOrder[]; slips: string[]; mails: (Email & { event: string })[] }>;
  /** Every row of its database, as text. */
  storedRows: () => Promise<string>;
  /** Runs SQL as the owner of the database. */
  run: (sql: string) => Promise<void>;
};

/** Opens a server with the given settings. Route handlers imported afterwards belong to it. */
export type OpenServer = (settings?: Record<string, string>) => Promise<Server>;

/** Opens a server on the embedded database of this file, emptied before. */
export const openServer: OpenServer = async (settings = {}) => {
  const { folder, remove } = await temporaryFolder();
  const { query, ...database } = await emptyEmbeddedDatabase();
  onTestFinished(async () => {
    await database.close();
    await remove();
  });
  loadAnew({ DATA_DIR: folder, ...settings });
  resetOutside();
  (await import('@/lib/outside')).database.provide(database);
  const stored = async () => ({
    orders: await query<StoredOrder>(everyOrder),
    slips: await storedSlips(folder),
    mails: await storedMails(folder),
  });
  const storedRows = async () => JSON.stringify(await query(everyRow));
  return { dataFolder: folder, stored, storedRows, run: async (sql) => void (await query(sql)) };
};

/** Opens a server that opens the embedded database in its data folder itself, as the site does; to read what is stored closes it. */
export const openServerOnFolder: OpenServer = async (settings = {}) => {
  const { folder, remove } = await temporaryFolder();
  copyEmbeddedDatabase(folder);
  loadAnew({ DATA_DIR: folder, ...settings });
  resetOutside();
  const outside = await import('@/lib/outside');
  let isOpen = true;
  const close = async () => {
    if (isOpen) await (await outside.database()).close();
    isOpen = false;
  };
  onTestFinished(async () => {
    await close();
    await remove();
  });
  const stored = async () => {
    await close();
    return {
      orders: await query<StoredOrder>(folder, everyOrder),
      slips: await storedSlips(folder),
      mails: await storedMails(folder),
    };
  };
  const storedRows = async () => {
    await close();
    return JSON.stringify(await query(folder, everyRow));
  };
  const run = async (sql: string) => {
    await close();
    await query(folder, sql);
  };
  return { dataFolder: folder, stored, storedRows, run };
};

/** Opens a server on a Supabase stand-in. */
async function openServerOn(
  standIn: SupabaseStandIn,
  settings: Record<string, string> = {},
): Promise<Server> {
  const { folder, remove } = await temporaryFolder();
  onTestFinished(remove);
  loadAnew({
    DATA_DIR: folder,
    DATABASE: 'supabase',
    SUPABASE_URL: standIn.url,
    SUPABASE_SECRET_KEY: standIn.secretKey,
    ...settings,
  });
  resetOutside();
  const stored = async () => ({
    orders: await standIn.postgrest.query<StoredOrder>(everyOrder),
    slips: [...standIn.objects.keys()].sort(),
    mails: await storedMails(folder),
  });
  const storedRows = async () => JSON.stringify(await standIn.postgrest.query(everyRow));
  return { dataFolder: folder, stored, storedRows, run: standIn.postgrest.run };
}

/** Lets modules that are imported from now on be new ones, which read these settings. */
function loadAnew(settings: Record<string, string>): void {
  vi.resetModules();
  vi.unstubAllEnvs();
  const all = { SITE_URL: 'http://localhost:3000', ...settings };
  for (const [name, value] of Object.entries(all)) vi.stubEnv(name, value);
}

/**
 * Runs the same tests on each database; skips with a reason where a real PostgREST cannot run. For what many do at once, what
 * counts, money and slips: the embedded database has one connection, PostgreSQL as many as come. The rest asks the embedded one alone.
 */
export function describeOnEachDatabase(
  name: string,
  tests: (open: OpenServer) => void,
  { openEmbedded = openServer } = {},
): void {
  describe(`${name}, embedded`, () => tests(openEmbedded));
  describeOnSupabase(name, (open) => tests(open));
}

/** Runs tests on a Supabase stand-in, with a hand on what goes wrong there; `npm test` leaves them to `npm run test:all`. */
export function describeOnSupabase(
  name: string,
  tests: (open: OpenServer, standIn: () => SupabaseStandIn) => void,
): void {
  const missing = missingForPostgrest();
  if (missing) console.warn(`Skipped: ${name}, on Supabase: ${missing}`);
  describe.skipIf(missing !== undefined)(`${name}, on Supabase`, { tags: ['slow'] }, () => {
    let standIn: SupabaseStandIn;
    const empty = async () => {
      standIn = await emptySupabase();
      return standIn;
    };
    beforeEach(async () => void (await empty()));
    tests(
      async (settings) => openServerOn(await empty(), settings),
      () => standIn,
    );
  });
}
