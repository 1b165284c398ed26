import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { findAbsentCitations, findLongFiles } from '../support/guards/sources';
import { temporaryFolder } from '../support/temporary-folder';

it('no comment, document or test sends its reader to a document that is not in the repository', () => {
  expect(findAbsentCitations('.')).toEqual([]);
});

it('no file of the product has more than 150 lines', () => {
  expect(findLongFiles('.', 150)).toEqual([]);
});

it('such lines and files would be found', async () => {
  const { folder, remove } = await temporaryFolder();
  const folders = ['app', 'components', 'lib', 'supabase', 'scripts', 'tests', 'docs'];
  for (const name of folders) mkdirSync(join(folder, name));
  writeFileSync(join(folder, 'README.md'), 'All is here.\n');
  writeFileSync(join(folder, 'CONTRIBUTING.md'), ['See ', 'design', '.md.\n'].join(''));
  writeFileSync(join(folder, 'lib/long.ts'), '\n'.repeat(151));
  writeFileSync(join(folder, 'lib/short.ts'), `${'\n'.repeat(149)}// As in the ${'spec'} §5.\n`);
  expect(findAbsentCitations(folder)).toEqual(['lib/short.ts:150', 'CONTRIBUTING.md:1']);
  writeFileSync(join(folder, 'scripts/long.mjs'), '\n'.repeat(160));
  expect(findLongFiles(folder, 150)).toEqual(['lib/long.ts: 151 lines', 'scripts/long.mjs: 160 lines']);
  await remove();
});
