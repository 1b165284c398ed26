import 'server-only';
import postgres, { type Sql } from 'postgres';
import { z } from 'zod';
import { EnvError } from '@/lib/env/env-error';
import { errorCode } from '@/lib/log';
import { type Database, DatabaseError, type Json } from '../database';
import { patience, twice } from '../hiccup';
import { mayRepeat } from '../repeatable';
import { migrate } from './migrate';

const secondsToConnect = 10;
const connections = 10;

/** How every client of ours reaches the server. */
const shared = { connect_timeout: secondsToConnect, fetch_types: false, onnotice: () => undefined };

/** Names the lock under which one process at a time migrates. */
const migrationLock = 7_274_213;

/** The server was not there, or went: nothing was answered. SQLSTATE classes 08, 57P and 53300, and the codes of the driver. */
const outOfReach = /^(08|57P|53300|ECONN|EPIPE|ENOTFOUND|EAI_|EHOST|ETIMEDOUT|CONNECT)/;

/** What a server says of a wrong address, by its code. */
const reasons: readonly (readonly [code: RegExp, problem: string])[] = [
  [/^28/, 'the server does not take this user or password'],
  [/^3D000$/, 'the server has no such database'],
  [
    /^42501$/,
    'this user may not set the database up: it must own it, and the roles of supabase/bootstrap.sql must be there',
  ],
  [/CERT|SELF_SIGNED|ALTNAME|UNABLE_TO/, 'its certificate is not good for sslmode=verify-full'],
  [outOfReach, 'nobody answers there'],
];

/**
 * Opens a PostgreSQL server (15 or newer) and brings its database up to date with the migrations, whose user owns it.
 * @param url `postgres://user:password@host:port/database`, with `sslmode` where it travels through a network
 * @param sqlFolder the folder `supabase`, which holds the bootstrap and the migrations; without it the database stays as it is
 * @throws EnvError what is wrong with the address; ChangedMigrationError
 */
export async function openPostgresDatabase({
  url,
  sqlFolder,
}: {
  url: string;
  sqlFolder?: string | undefined;
}): Promise<Database> {
  if (sqlFolder !== undefined) await migrateAlone(url, sqlFolder);
  const sql = postgres(url, {
    ...shared,
    max: connections,
    idle_timeout: 60,
    // A pooler may give each call another session.
    prepare: false,
    connection: { application_name: 'site', statement_timeout: patience },
  });
  return {
    call: async (name, args) => {
      const { answer, error } = await twice(
        () => ask(sql, name, args),
        (said) => mayRepeat(name) && said.error !== undefined && outOfReach.test(errorCode(said.error)),
      );
      if (error === undefined) return answer;
      const code = errorCode(error);
      throw new DatabaseError(name, code, { isOutOfReach: outOfReach.test(code), cause: error });
    },
    close: () => sql.end({ timeout: patience / 1000 }),
  };
}

type Said = { answer: Json; error?: undefined } | { answer?: undefined; error: Error };

async function ask(sql: Sql, name: string, args: { [key: string]: Json }): Promise<Said> {
  if (!/^[a-z_]+$/.test(name)) return { error: new DatabaseError(name, 'invalid name') };
  try {
    const [row] = await sql.unsafe(`select public.${name}($1::text::jsonb) as answer`, [
      JSON.stringify(args),
    ]);
    return { answer: z.json().parse(row?.answer) };
  } catch (error) {
    if (error instanceof Error) return { error };
    throw error;
  }
}

/** Of several processes that start at once one migrates, and the others find it done. One connection is one session, which holds the lock. */
async function migrateAlone(url: string, sqlFolder: string): Promise<void> {
  const session = postgres(url, { ...shared, max: 1 });
  try {
    await session.unsafe(`select pg_advisory_lock(${migrationLock})`);
    const run = async (statements: string) => session.unsafe(statements).simple();
    const rows = async (statement: string, parameters: string[] = []) =>
      session.unsafe(statement, parameters);
    await migrate({ run, rows }, sqlFolder, `the database ${new URL(url).pathname.slice(1)}`);
  } catch (error) {
    const code = errorCode(error);
    const problem = reasons.find(([pattern]) => pattern.test(code))?.[1];
    if (problem === undefined) throw error;
    throw new EnvError([`DATABASE_URL: ${problem} (${code})`]);
  } finally {
    await session.end({ timeout: 1 });
  }
}
