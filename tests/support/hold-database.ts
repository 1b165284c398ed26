import { join } from 'node:path';
import { openEmbeddedDatabase } from '@/lib/database/adapters/embedded';
import { lockFolder } from '@/lib/database/adapters/folder-lock';

/** Takes the embedded database of a data folder, as a process that answers nobody does. @returns what gives it back */
export function holdDatabase(dataFolder: string): Promise<() => void> {
  return lockFolder(join(dataFolder, 'db'));
}

/** Opens the embedded database of a data folder, as a running site does. */
export function openEmbedded(dataFolder: string): ReturnType<typeof openEmbeddedDatabase> {
  return openEmbeddedDatabase({ folder: join(dataFolder, 'db'), sqlFolder: 'supabase' });
}
