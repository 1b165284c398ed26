import { PGlite } from '@electric-sql/pglite';
import type { Email } from 'postal-mime';
import { afterAll, beforeAll, describe, inject, onTestFinished, vi } from 'vitest';
import { copyTemplate } from './database-template';
import { missingForPostgrest } from './postgres';
import { everyOrder, query, type StoredOrder, storedMails, storedSlips } from './stored';
import { type SupabaseStandIn, startSupabaseStandIn } from './supabase-stand-in';
import { temporaryFolder } from './temporary-folder';

/** The whole server side in this process, reached through its route handlers, and what it has stored. */
type House = {
  dataFolder: string;
  /** Closes the house and reads all that it stored. */
  stored: () => Promise<{ orders: StoredOrder[]; slips: string[]; mails: (Email & { event: string })[] }>;
  /** Closes the house and reads every row of its database, as text. */
  storedRows: () => Promise<string>;
};

const everyRow = ['inquiries', 'outbox', 'orders', 'request_counts']
  .map((table) => `select to_jsonb(${table}) as stored from public.${table}`)
  .join(' union all ');

/** Opens a house with the given settings. Route handlers imported afterwards live in it. */
export type OpenHouse = (settings?: Record<string, string>) => Promise<House>;

/** The instance that was opened last: reading through it saves opening the folder anew, which takes a second. */
let lastOpened: PGlite | undefined;
const create = PGlite.create.bind(PGlite);
Object.assign(PGlite, {
  create: async (folder: string) => {
    lastOpened = await create(folder);
    return lastOpened;
  },
});

function rowsIn<Row>(folder: string, sql: string): Promise<Row[]> {
  if (!lastOpened || lastOpened.closed) return query<Row>(folder, sql);
  return lastOpened.query<Row>(sql).then(({ rows }) => rows);
}

/** Opens a house on the embedded database, on a data folder of its own. */
export const openHouse: OpenHouse = async (settings = {}) => {
  const { folder, remove } = await temporaryFolder();
  await copyTemplate(inject('databaseTemplate'), folder);
  await furnish(folder, settings);
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
    const orders = await rowsIn<StoredOrder>(folder, everyOrder);
    await close();
    return {
      orders,
      slips: await storedSlips(folder),
      mails: await storedMails(folder),
    };
  };
  const storedRows = async () => {
    const rows = await rowsIn(folder, everyRow);
    await close();
    return JSON.stringify(rows);
  };
  return { dataFolder: folder, stored, storedRows };
};

/** Opens a house on a Supabase stand-in, emptied before. */
async function openHouseOn(standIn: SupabaseStandIn, settings: Record<string, string> = {}): Promise<House> {
  const { folder, remove } = await temporaryFolder();
  onTestFinished(remove);
  standIn.reset();
  await furnish(folder, {
    DATABASE: 'supabase',
    SUPABASE_URL: standIn.url,
    SUPABASE_SECRET_KEY: standIn.secretKey,
    ...settings,
  });
  const stored = async () => ({
    orders: standIn.postgrest.query<StoredOrder>(everyOrder).map(withTextAmount),
    slips: [...standIn.objects.keys()].sort(),
    mails: await storedMails(folder),
  });
  const storedRows = async () => JSON.stringify(standIn.postgrest.query(everyRow));
  return { dataFolder: folder, stored, storedRows };
}

/** JSON has amounts as numbers, a driver has them as text. */
function withTextAmount(order: StoredOrder): StoredOrder {
  return { ...order, amount: Number(order.amount).toFixed(2) };
}

async function furnish(folder: string, settings: Record<string, string>): Promise<void> {
  vi.resetModules();
  vi.unstubAllEnvs();
  const all = { SITE_URL: 'http://localhost:3000', DATA_DIR: folder, ...settings };
  for (const [name, value] of Object.entries(all)) vi.stubEnv(name, value);
  Reflect.deleteProperty(globalThis, 'openedOutside');
  lastOpened = undefined;
}

/** Runs the same tests in a house on each database; skips with a reason where a real PostgREST cannot run. */
export function describeOnEachDatabase(name: string, tests: (open: OpenHouse) => void): void {
  describe(`${name}, embedded`, () => tests(openHouse));
  describeOnSupabase(name, (open) => tests(open));
}

/** Runs tests in a house on a Supabase stand-in, with a hand on what goes wrong there. */
export function describeOnSupabase(
  name: string,
  tests: (open: OpenHouse, standIn: () => SupabaseStandIn) => void,
): void {
  const missing = missingForPostgrest();
  if (missing) console.warn(`Skipped: ${name}, on Supabase: ${missing}`);
  describe.skipIf(missing !== undefined)(`${name}, on Supabase`, () => {
    let standIn: SupabaseStandIn;
    beforeAll(async () => {
      standIn = await startSupabaseStandIn();
    });
    afterAll(() => standIn.close());
    tests(
      (settings) => openHouseOn(standIn, settings),
      () => standIn,
    );
  });
}

const ownPage = { 'sec-fetch-site': 'same-origin' };

/** A post as our own page sends it. */
export function jsonPost(path: string, body: unknown, headers: Record<string, string> = ownPage): Request {
  return new Request(`http://localhost:3000${path}`, {
    method: 'POST',
    body: typeof body === 'string' ? body : JSON.stringify(body),
    headers: { 'content-type': 'application/json', ...headers },
  });
}

/** A multipart post as our own page sends it. */
export function formPost(
  path: string,
  fields: Record<string, string | Blob>,
  headers: Record<string, string> = ownPage,
): Request {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return new Request(`http://localhost:3000${path}`, { method: 'POST', body: form, headers });
}

/** The second argument that Next gives a route handler. */
export function routeContext(params: Record<string, string> = {}): {
  params: Promise<Record<string, string>>;
} {
  return { params: Promise.resolve(params) };
}
