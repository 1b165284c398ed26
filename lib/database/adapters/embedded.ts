import 'server-only';
import type { PGlite } from '@electric-sql/pglite';
import { z } from 'zod';
import { errorCode } from '@/lib/log';
import { type Database, DatabaseError, type Json } from '../database';
import { openPglite } from './folder-data';
import { lockFolder } from './folder-lock';
import { serveFolder } from './folder-socket';
import { migrate } from './migrate';

type Options = {
  /** The folder of the database; made when missing. */
  folder: string;
  /** The folder `supabase`, which holds the bootstrap and the migrations. */
  sqlFolder: string;
  /** Milliseconds to wait for another process to leave the folder. */
  patience?: number;
};

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
    const run = (sql: string) => pglite.exec(sql);
    const rows = async (sql: string, parameters?: string[]) => (await pglite.query(sql, parameters)).rows;
    await migrate({ run, rows }, sqlFolder, folder);
    return pglite;
  } catch (error) {
    // The caller gives the lock back, and two instances on one folder would destroy it.
    await pglite.close();
    throw error;
  }
}
