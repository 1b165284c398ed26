import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from './files';

const folders = ['app', 'components', 'lib', 'supabase', 'scripts', 'tests', 'docs'];

const text = /\.(tsx?|mjs|css|sql|json|md|txt|html)$/;

/** Documents that were on someone's desk and are not in the repository. */
const absent = /spec\s§|(?:design|facts)[.]md/;

/** The lines that send their reader to a document that is not there. */
export function findAbsentCitations(root: string): string[] {
  return [...listFiles(root, folders, text), 'README.md', 'CONTRIBUTING.md'].flatMap((path) =>
    linesOf(root, path)
      .map((line, index) => ({ line, at: `${path}:${index + 1}` }))
      .filter(({ line }) => absent.test(line))
      .map(({ at }) => at),
  );
}

/** The files of the product that have more lines than a reader can hold. */
export function findLongFiles(root: string, most: number): string[] {
  return listFiles(root, ['app', 'components', 'lib', 'scripts'], /\.(tsx?|mjs|css)$/)
    .map((path) => ({ path, lines: linesOf(root, path).length }))
    .filter(({ lines }) => lines > most)
    .map(({ path, lines }) => `${path}: ${lines} lines`);
}

/** A file's lines, without the empty one behind the last. */
function linesOf(root: string, path: string): string[] {
  return readFileSync(join(root, path), 'utf8').replace(/\n$/, '').split('\n');
}
