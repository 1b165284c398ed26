import { join } from 'node:path';
import { lockFolder } from '@/lib/database/adapters/folder-lock';

/** Takes the embedded database of a data folder, as a process that answers nobody does. @returns what gives it back */
export function holdDatabase(dataFolder: string): Promise<() => void> {
  return lockFolder(join(dataFolder, 'db'));
}
