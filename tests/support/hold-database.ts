import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { databaseOn } from '@/lib/database/adapters/embedded';
import { lockFolder } from '@/lib/database/adapters/folder-lock';
import { serveFolder } from '@/lib/database/adapters/folder-socket';
import { copyEmbeddedDatabase } from './database-templates';

/** Takes the embedded database of a data folder, as a process that answers nobody does. @returns what gives it back */
export function holdDatabase(dataFolder: string): Promise<() => void> {
  return lockFolder(join(dataFolder, 'db'));
}

/**
 * Copies the migrated database into a data folder and opens it as a running site does: commands work through it, each in a
 * third of the time that it takes to open the database themselves, and the test may ask it what they did.
 */
export async function serveEmbedded(dataFolder: string) {
  copyEmbeddedDatabase(dataFolder);
  const folder = join(dataFolder, 'db');
  const unlock = await lockFolder(folder);
  const pglite = await PGlite.create(join(folder, 'data'));
  const endService = serveFolder(folder, databaseOn(pglite));
  return {
    query: async <Row>(sql: string) => (await pglite.query<Row>(sql)).rows,
    close: async () => {
      endService();
      await pglite.close();
      unlock();
    },
  };
}
