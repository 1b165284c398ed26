import { join } from 'node:path';
import { openEmbeddedDatabase } from '@/lib/database/adapters/embedded';
import { copyEmbeddedDatabase } from '../support/database-templates';
import { temporaryFolder } from '../support/temporary-folder';
import { databaseContract } from './database-contract';

databaseContract('embedded', async () => {
  const { folder, remove } = await temporaryFolder();
  copyEmbeddedDatabase(folder);
  const database = await openEmbeddedDatabase({ folder: join(folder, 'db'), sqlFolder: 'supabase' });
  const close = async () => {
    await database.close();
    await remove();
  };
  return { ...database, close };
});
