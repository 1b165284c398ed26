import 'server-only';
import { access, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { z } from 'zod';
import { errorCode, LoggableError } from '@/lib/log';
import { type Database, DatabaseError, type Json } from '../database';
import { lockFolder } from './folder-lock';
import { serveFolder } from './folder-socket';
import { migrate } from './migrate';

/** The files of the database are not whole, as after a restore that was not finished. */
export class DamagedFolderError extends LoggableError {
  constructor(folder: string, options?: ErrorOptions) {
    super(
      'DamagedFolderError',
      `The database in ${folder} is damaged or not whole. Restore that folder from a backup; ` +
        'or delete it, if its rows may be lost.',
      options,
    );
  }
}

/** Says that the folder has held a database, so that one whose files are gone is not made anew over its rows. */
const markerOf = (folder: string) => join(folder, 'made');

/**
 * Opens the files of a folder, or makes them in one that never held any.
 * @throws DamagedFolderError
 */
async function openPglite(folder: string): Promise<PGlite> {
  const data = join(folder, 'data');
  const isMade = await exists(join(data, 'PG_VERSION'));
  if (!isMade && (await exists(markerOf(folder)))) throw new DamagedFolderError(folder);
  try {
    const pglite = await PGlite.create(data);
    await writeFile(markerOf(folder), '', { mode: 0o600 });
    return pglite;
  } catch (error) {
    if (isMade) throw new DamagedFolderError(folder, { cause: error });
    throw error;
  }
}

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}

type Options = {
  /** The folder of the database; made when missing. */
  folder: string;
  /** The folder `supabase`, which holds the bootstrap and the migrations; without it the database stays as it is. */
  sqlFolder?: string | undefined;
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

async function openMigrated(folder: string, sqlFolder: string | undefined): Promise<PGlite> {
  const pglite = await openPglite(folder);
  try {
    const run = (sql: string) => pglite.exec(sql);
    const rows = async (sql: string, parameters?: string[]) => (await pglite.query(sql, parameters)).rows;
    if (sqlFolder !== undefined) await migrate({ run, rows }, sqlFolder, folder);
    return pglite;
  } catch (error) {
    // The caller gives the lock back, and two instances on one folder would destroy it.
    await pglite.close();
    throw error;
  }
}
