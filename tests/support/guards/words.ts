import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { toWrite } from '../../../scripts/tools/new/to-write';
import { listFiles } from './files';

/** The files in which a person has words left to write. */
export function findUnwrittenWords(root: string): string[] {
  return [...listFiles(root, ['messages'], /\.json$/), 'docs/settings.md']
    .filter((path) => readFileSync(join(root, path), 'utf8').includes(toWrite))
    .map((path) => `${path}: has words ${toWrite}`);
}
