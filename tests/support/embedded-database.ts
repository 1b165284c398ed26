import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { onTestFailed } from 'vitest';
import { databaseOn } from '@/lib/database/adapters/embedded';
import type { Database } from '@/lib/database/database';
import { copyEmbeddedDatabase } from './database-templates';
import { emptyEveryTable } from './stored';

/** The process keeps it, since tests load all modules anew; to open another takes a second, to empty this one a few milliseconds. */
const kept = globalThis as { embeddedDatabase?: Promise<PGlite> | undefined };

function open(): Promise<PGlite> {
  const folder = mkdtempSync(join(process.env.EMBEDDED_COPIES ?? '', 'copy-'));
  copyEmbeddedDatabase(folder);
  return PGlite.create(join(folder, 'db', 'data'));
}

/**
 * The embedded database of this process, emptied, for one test; whatever that test left running fails once it is closed. What a failed
 * test left running may still write, so its second try and whatever comes after it get another.
 */
export async function emptyEmbeddedDatabase(): Promise<
  Database & { query: <Row>(sql: string) => Promise<Row[]> }
> {
  kept.embeddedDatabase ??= open();
  const pglite = await kept.embeddedDatabase;
  onTestFailed(() => {
    kept.embeddedDatabase = undefined;
  });
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
