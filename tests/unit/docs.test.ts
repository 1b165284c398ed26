import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const documents = ['README.md', 'CONTRIBUTING.md', 'STYLE.md', 'deploy/README.md']
  .concat(readdirSync('docs').map((name) => `docs/${name}`))
  .concat(readdirSync('docs/decisions').map((name) => `docs/decisions/${name}`))
  .filter((name) => name.endsWith('.md'));

/** A path of this repository between backticks, without places to fill in; a folder may end with a slash. */
const path = /`((?:app|components|lib|messages|public|tests|scripts|supabase|docs|deploy)\/[\w@./[\]()-]+)`/g;

describe('the documents', () => {
  it.each(documents)('%s names only files and folders that exist', (document) => {
    const named = [...readFileSync(document, 'utf8').matchAll(path)].map(([, name = '']) => name);
    expect(named.filter((name) => !name.startsWith('tests/.output') && !existsSync(name))).toEqual([]);
  });
});
