import { join } from 'node:path';
import { inject } from 'vitest';
import { openEmbeddedDatabase } from '../../lib/database/adapters/embedded';
import { copyTemplate } from '../support/database-template';
import { temporaryFolder } from '../support/temporary-folder';
import { databaseContract } from './database-contract';

databaseContract('embedded', async () => {
  const { folder, remove } = await temporaryFolder();
  await copyTemplate(inject('databaseTemplate'), folder);
  const database = await openEmbeddedDatabase({ folder: join(folder, 'db'), sqlFolder: 'supabase' });
  const close = async () => {
    await database.close();
    await remove();
  };
  return { ...database, close };
});
