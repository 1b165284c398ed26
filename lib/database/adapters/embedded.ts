import 'server-only';
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { z } from 'zod';
import { errorCode, LoggableError } from '@/lib/log';
import { type Database, DatabaseError, type Json } from '../database';
import { openPglite } from './folder-data';
import { lockFolder } from './folder-lock';
import { serveFolder } from './folder-socket';

type Options = {
  /** The folder of the database; made when missing. */
  folder: string;
  /** The folder `supabase`, which holds the bootstrap and the migrations. */
  sqlFolder: string;
  /** Milliseconds to wait for another process to leave the folder. */
  patience?: number;
};

/** A migration that was applied to this folder reads differently now, or is gone. */
export class ChangedMigrationError extends LoggableError {
  constructor(version: string, folder: string) {
    super(
      'ChangedMigrationError',
      `Migration ${version} was applied to ${folder} and has been changed or removed since. ` +
        'Restore it and add a new migration, or delete the folder if you do not need its rows.',
    );
  }
}

/**
 * Opens the database that runs inside this process, and brings it up to date with the migrations.
 * @throws FolderLockedError when another process has the folder open
 * @throws ChangedMigrationError when an applied migration was edited or removed; nothing was written then
 */
export async function openEmbeddedDatabase({ folder, sqlFolder, patience }: Options): Promise<Database> {
  const unlock = await lockFolder(folder, patience);
  const opening = openMigrated(folder, sqlFolder);
  const call: Database['call'] = async (name, args) => callFunction(await opening, name, args);
  // Answers from the first moment: whoever finds the lock from another container asks here whether its owner lives.
  const endService = serveFolder(folder, { call });
  try {
    const pglite = await opening;
    const database = databaseOn(pglite);
    return {
      ...database,
      close: async () => {
        endService();
        await database.close();
        unlock();
      },
    };
  } catch (error) {
    endService();
    unlock();
    throw error;
  }
}

/** The database of an instance that is open and migrated, without lock and socket: its owner sees to it that it is the only one. */
export function databaseOn(pglite: PGlite): Database {
  return {
    call: (name, args) => callFunction(pglite, name, args),
    close: () => pglite.close(),
  };
}

const answerRow = z.object({ answer: z.json() });

async function callFunction(pglite: PGlite, name: string, args: { [key: string]: Json }): Promise<Json> {
  if (!/^[a-z_]+$/.test(name)) throw new DatabaseError(name, 'invalid name');
  try {
    const { rows } = await pglite.query(`select public.${name}($1::jsonb) as answer`, [JSON.stringify(args)]);
    return answerRow.parse(rows[0]).answer;
  } catch (error) {
    throw new DatabaseError(name, errorCode(error), { cause: error });
  }
}

async function openMigrated(folder: string, sqlFolder: string): Promise<PGlite> {
  const pglite = await openPglite(folder);
  try {
    await migrate(pglite, sqlFolder, folder);
    return pglite;
  } catch (error) {
    // The caller gives the lock back, and two instances on one folder would destroy it.
    await pglite.close();
    throw error;
  }
}

async function migrate(pglite: PGlite, sqlFolder: string, folder: string): Promise<void> {
  await pglite.exec(await readFile(join(sqlFolder, 'bootstrap.sql'), 'utf8'));
  await pglite.exec(`
    create schema if not exists supabase_migrations;
    create table if not exists supabase_migrations.schema_migrations (version text primary key, sha256 text not null);
  `);
  const { rows } = await pglite.query<{ version: string; sha256: string }>(
    'select version, sha256 from supabase_migrations.schema_migrations order by version',
  );
  const applied = new Map(rows.map((row) => [row.version, row.sha256]));
  const migrations = await readMigrations(join(sqlFolder, 'migrations'));
  for (const [version, sha256] of applied) {
    const isSame = migrations.some((known) => known.version === version && known.sha256 === sha256);
    if (!isSame) throw new ChangedMigrationError(version, folder);
  }
  for (const { version, sql, sha256 } of migrations) {
    if (applied.has(version)) continue;
    await pglite.transaction(async (transaction) => {
      await transaction.exec(sql);
      await transaction.query('insert into supabase_migrations.schema_migrations values ($1, $2)', [
        version,
        sha256,
      ]);
    });
  }
}

async function readMigrations(folder: string): Promise<{ version: string; sql: string; sha256: string }[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.sql')).sort();
  return Promise.all(
    files.map(async (file) => {
      const sql = (await readFile(join(folder, file), 'utf8')).replaceAll('\r\n', '\n');
      return {
        version: file.replace(/_.*$/, ''),
        sql,
        sha256: createHash('sha256').update(sql).digest('hex'),
      };
    }),
  );
}
