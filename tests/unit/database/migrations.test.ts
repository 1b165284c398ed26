import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { findRepeatedDefinitions } from '../../support/guards/migrations';
import { temporaryFolder } from '../../support/temporary-folder';

// Migrations of a release are never edited: what is made anew then stands in a later one.
const isReleased = () => execFileSync('git', ['tag'], { encoding: 'utf8' }).trim() !== '';

it('each function and table stands once in the migrations until there is a release', () => {
  if (!isReleased()) expect(findRepeatedDefinitions('.')).toEqual([]);
});

it('one that stood twice would be found', async () => {
  const { folder, remove } = await temporaryFolder();
  const migrations = join(folder, 'supabase/migrations');
  mkdirSync(migrations, { recursive: true });
  const body = "returns text language sql as $$ select '' $$;\n";
  writeFileSync(
    join(migrations, '1_a.sql'),
    `create function public.twice(a text) ${body}create table public.once ();\n`,
  );
  writeFileSync(
    join(migrations, '2_b.sql'),
    `create or replace function public.twice() ${body}create view public.seen as select 1;\n`,
  );
  expect(findRepeatedDefinitions(folder)).toEqual(['function twice: 1_a.sql, 2_b.sql']);
  await remove();
});
