import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from './files';

/** `create` with the kind and the name of what it makes, at the beginning of a line, as all statements of the migrations begin. */
const created =
  /^create (?:or replace )?(function|table|view|trigger|(?:unique )?index) (?:public\.)?(\w+)/gm;

/** Names that the migrations of a project or of a copy of it make more than once: `function forget: 1_orders.sql, 2_quotes.sql`. */
export function findRepeatedDefinitions(root: string): string[] {
  const places = new Map<string, string[]>();
  for (const path of listFiles(root, ['supabase/migrations'], /\.sql$/)) {
    for (const [, kind, name] of readFileSync(join(root, path), 'utf8').matchAll(created)) {
      const known = places.get(`${kind} ${name}`) ?? [];
      places.set(`${kind} ${name}`, [...known, path.replace(/^.*\//, '')]);
    }
  }
  return [...places]
    .filter(([, files]) => files.length > 1)
    .map(([name, files]) => `${name}: ${files.join(', ')}`);
}
