import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openEmbeddedDatabase } from '@/lib/database/adapters/embedded';
import { copyFolder } from './copy-folder';
import { keptFolder } from './kept-folder';
import { makeCluster, missingForPostgrest, postgresFolder } from './postgres';

/** What the databases are made of. */
const embedded = ['supabase', 'lib/database/adapters', 'node_modules/@electric-sql/pglite/package.json'];
const postgres = ['supabase', 'tests/support/postgres.ts', join(postgresFolder() ?? '', 'initdb')];

/** Has each migrated database made once, for the tests to start from copies: a copy takes a tenth of the time of making another. */
export async function setup(): Promise<void> {
  process.env.EMBEDDED_TEMPLATE = await keptFolder('embedded', embedded, async (folder) => {
    const database = await openEmbeddedDatabase({ folder, sqlFolder: 'supabase' });
    await database.close();
  });
  process.env.EMBEDDED_COPIES = await mkdtemp(join(tmpdir(), 'site-test-'));
  const missing = missingForPostgrest();
  if (!missing) process.env.POSTGRES_TEMPLATE = await keptFolder('postgres', postgres, makeCluster);
}

export async function teardown(): Promise<void> {
  await rm(process.env.EMBEDDED_COPIES ?? '', { recursive: true, force: true, maxRetries: 5 });
}

/** Copies the migrated embedded database into the `db` folder of a data folder. */
export function copyEmbeddedDatabase(dataFolder: string): void {
  copyFolder(process.env.EMBEDDED_TEMPLATE ?? '', join(dataFolder, 'db'));
}
