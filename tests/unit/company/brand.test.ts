import { cpSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { company } from '@/lib/company/company';
import { brandPlaces, changeBrand } from '@/scripts/tools/brand/change-brand';
import { temporaryFolder } from '../../support/temporary-folder';

const folders = ['app', 'components', 'deploy', 'docs', 'lib', 'messages', 'public', 'scripts', 'supabase'];
const files = ['README.md', '.env.example', 'package.json', 'vercel.json'];
const isText = /\.(?:ts|tsx|mjs|css|svg|html|json|sql|md|conf|service|example|sh|yaml)$|\/[^.]+$/;
/** A page to measure against, which is no page of the site. */
const plainPage = 'scripts/tools/bench/plain.html';

function spelling(name: string): string[] {
  const inFolders = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name)),
  );
  return [...inFolders, ...files]
    .filter((path) => isText.test(path) && path !== plainPage && readFileSync(path, 'utf8').includes(name))
    .sort();
}

describe('the brand', () => {
  it('is spelt in no file but those that `npm run brand` changes', () => {
    expect(spelling(company.name)).toEqual(brandPlaces.map(({ path }) => path).sort());
  });

  it('gives its name to no folder, unit or package: only invented addresses have it', () => {
    const words = company.name.toLowerCase().split(/[^a-z\d]+/);
    const places = ['-', '_'].flatMap((between) => spelling(words.join(between)));
    expect(places.filter((path) => path !== 'lib/company/company.ts')).toEqual([]);
  });

  it('is changed in each of them', async () => {
    const { folder, remove } = await temporaryFolder();
    for (const { path } of brandPlaces) {
      mkdirSync(join(folder, dirname(path)), { recursive: true });
      cpSync(path, join(folder, path));
    }
    expect(await changeBrand(folder, 'Sea & Sign 2')).toEqual(brandPlaces.map(({ path }) => path));
    const changed = (path: string) => readFileSync(join(folder, path), 'utf8');
    expect(changed('lib/company/company.ts')).toContain("  brand: 'Sea & Sign 2',\n");
    expect(changed('README.md')).toMatch(/^# Sea & Sign 2: /);
    expect(changed('docs/glossary.md')).toContain('Never translated: Sea & Sign 2, ');
    expect(await changeBrand(folder, 'Third')).toHaveLength(brandPlaces.length);
    expect(changed('lib/company/company.ts')).toContain("  brand: 'Third',\n");
    await remove();
  });

  it.each(["Sea's", 'A', '<b>', 'a'.repeat(31)])('cannot be %s', async (name) => {
    await expect(changeBrand('.', name)).rejects.toThrow('a brand has');
  });
});
