import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { afterAll } from 'vitest';
import { databaseOn } from '@/lib/database/adapters/embedded';
import type { Database } from '@/lib/database/database';
import { copyEmbeddedDatabase } from './database-templates';
import { emptyEveryTable } from './stored';
import { temporaryFolder } from './temporary-folder';

type Opened = { pglite: PGlite; close: () => Promise<void> };

/** One for all tests of a file: to open another takes a second, to empty this one a few milliseconds. */
let opened: Promise<Opened> | undefined;
afterAll(async () => (await opened)?.close());

async function open(): Promise<Opened> {
  const { folder, remove } = await temporaryFolder();
  copyEmbeddedDatabase(folder);
  const pglite = await PGlite.create(join(folder, 'db', 'data'));
  const close = async () => {
    await pglite.close();
    await remove();
  };
  return { pglite, close };
}

/** The embedded database of this file, emptied, for one test; whatever that test left running fails once it is closed. */
export async function emptyEmbeddedDatabase(): Promise<
  Database & { query: <Row>(sql: string) => Promise<Row[]> }
> {
  opened ??= open();
  const { pglite } = await opened;
  await pglite.exec(emptyEveryTable);
  const { call } = databaseOn(pglite);
  let isOpen = true;
  return {
    call: async (name, args) => {
      if (!isOpen) throw new Error(`${name} was called after its test had ended`);
      return call(name, args);
    },
    close: async () => {
      isOpen = false;
    },
    query: async <Row>(sql: string) => (await pglite.query<Row>(sql)).rows,
  };
}
