import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';

/** The files below folders of the project or of a copy of it, by their paths with slashes, without what tests put out. */
export function listFiles(root: string, folders: readonly string[], ending: RegExp): string[] {
  return folders
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
        .filter((entry) => !entry.isDirectory())
        .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll('\\', '/')),
    )
    .filter((path) => ending.test(path) && !path.includes('/.output/'))
    .sort();
}
