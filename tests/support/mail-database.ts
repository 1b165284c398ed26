import { vi } from 'vitest';
import { closeOutside } from '@/lib/outside';
import { copyEmbeddedDatabase } from './database-templates';
import { temporaryFolder } from './temporary-folder';

/** Mails to customers bring keys, which the database keeps: opens one for a file of tests, as its `beforeAll`. */
export async function openMailDatabase(): Promise<() => Promise<void>> {
  const { folder, remove } = await temporaryFolder();
  copyEmbeddedDatabase(folder);
  vi.stubEnv('DATA_DIR', folder);
  return async () => {
    await closeOutside();
    await remove();
  };
}
