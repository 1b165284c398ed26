import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Where the brand stands, and between what. Everything else takes it from `company.name`; tests/unit/company/brand.test.ts looks. */
export const brandPlaces = [
  {
    path: 'lib/company/company.ts',
    place: /(?<=\n {2}brand: )(?:'[^']*'|\{ sample: '[^']*' \})/,
    write: (name: string) => `'${name}'`,
  },
  { path: 'README.md', place: /(?<=^# )[^:]+/, write: String },
  { path: 'docs/glossary.md', place: /(?<=Never translated: )[^,]+/, write: String },
] as const;

/**
 * Gives the site of a folder another name.
 * @returns the files that were changed
 * @throws Error for a name that would not stand in all of them, or where a file has lost its place for one; nothing is written then
 */
export async function changeBrand(root: string, name: string): Promise<string[]> {
  if (!/^[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N} .&-]{1,29}$/u.test(name))
    throw new Error(`${name}: a brand has 2 to 30 letters, digits, spaces, dots, dashes or &`);
  const changes = await Promise.all(
    brandPlaces.map(async ({ path, place, write }) => {
      const text = await readFile(join(root, path), 'utf8');
      if (!place.test(text)) throw new Error(`${path}: no place for a brand`);
      return { path, text: text.replace(place, () => write(name)) };
    }),
  );
  for (const { path, text } of changes) await writeFile(join(root, path), text);
  return changes.map(({ path }) => path);
}
