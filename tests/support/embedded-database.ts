import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { databaseOn } from '@/lib/database/adapters/embedded';
import type { Database } from '@/lib/database/database';
import { copyEmbeddedDatabase } from './database-templates';
import { sharedUntilFailure } from './shared-until-failure';
import { emptyEveryTable } from './stored';
import { temporaryFolder } from './temporary-folder';

type Opened = { pglite: PGlite; close: () => Promise<void> };

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

/** To open another takes a second, to empty this one a few milliseconds. */
const opened = sharedUntilFailure(open);

/** The embedded database of this file, emptied, for one test; whatever that test left running fails once it is closed. */
export async function emptyEmbeddedDatabase(): Promise<
  Database & { query: <Row>(sql: string) => Promise<Row[]> }
> {
  const { pglite } = await opened();
  // A test with a clock far ahead leaves the timer of the statistics that far away, beyond what timers of Node hold.
  await pglite.exec('select pg_stat_force_next_flush()');
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
