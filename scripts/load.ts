import { join, resolve } from 'node:path';
import { createJiti } from 'jiti';

/**
 * A module of a copy of the project, as its file says now: not as it was loaded before.
 * @param root the folder of the copy, or the project itself
 */
export function load<Module>(root: string, path: string): Promise<Module> {
  const file = join(resolve(root), path);
  const jiti = createJiti(file, { alias: { '@/': `${resolve(root)}/` }, moduleCache: false });
  return jiti.import<Module>(file);
}
