// @module-tag slow
import { execFile } from 'node:child_process';
import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { expect, it, onTestFinished } from 'vitest';
import { openEmbeddedDatabase } from '@/lib/database/adapters/embedded';
import type { Json } from '@/lib/database/database';
import { publishedSettings } from '@/scripts/published.mjs';
import { agencyCommand } from '../support/agency-command';
import { copyEmbeddedDatabase } from '../support/database-templates';
import { neutralSettings } from '../support/neutral-settings.mjs';
import { temporaryFolder } from '../support/temporary-folder';

async function dataFolder(): Promise<string> {
  const { folder, remove } = await temporaryFolder();
  onTestFinished(remove);
  copyEmbeddedDatabase(folder);
  return folder;
}

/** A database with one released change, open as a running site has it. */
async function withChange(folder: string, field: string, value: Json) {
  const database = await openEmbeddedDatabase({ folder: `${folder}/db`, sqlFolder: 'supabase' });
  const day = '2026-01-01';
  await database.call('save_change', {
    field,
    value,
    was: null,
    version: 0,
    person: 'nok',
    counts_from: day,
  });
  await database.call('release_changes', { day });
  return database;
}

/** What the first step of the build says with these settings: what it printed, or why it failed. */
function firstStep(
  folder: string,
  settings: Record<string, string> = {},
  words = ['--print'],
): Promise<string> {
  const env = { ...process.env, ...neutralSettings, ...settings, DATA_DIR: folder };
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      ['scripts/run.mjs', 'scripts/build/changes.ts', ...words],
      { env },
      (error, stdout, stderr) => resolve(error ? `failed: ${stderr}` : stdout),
    );
  });
}

it('reads what was released, through the site that runs and when none does', async () => {
  const folder = await dataFolder();
  const database = await withChange(folder, 'catalog.cctv-basic.price', 26_000);
  const read = async () => JSON.parse(await firstStep(folder));
  const wanted = {
    catalog: { 'cctv-basic': { price: 26_000 } },
    dates: expect.objectContaining({ cctv: '2026-01-01' }),
  };
  expect(await read()).toEqual(wanted);
  await database.close();
  expect(await read()).toEqual(wanted);
});

it('carries the number of the newest publication, which the server that starts on it reports', async () => {
  const folder = await dataFolder();
  const database = await withChange(folder, 'catalog.cctv-basic.price', 26_000);
  for (const day of ['2026-01-01', '2026-01-02']) {
    await database.call('publish', { day, person: 'nok' });
    await database.call('build_started', {});
  }
  const printed = await firstStep(folder);
  await database.close();
  expect(JSON.parse(printed)).toMatchObject({ publication: { number: 2 } });
  await writeFile(join(folder, 'published.json'), printed);
  expect(publishedSettings(folder)).toMatchObject({ PUBLISHED_PUBLICATION: '{"number":2}' });
});

it('ends the build with the name of what does not fit any more', async () => {
  const folder = await dataFolder();
  await (await withChange(folder, 'catalog.fax-machine.price', 26_000)).close();
  const said = await firstStep(folder);
  expect(said).toMatch(/^failed: .*cannot take what was published/s);
  expect(said).toContain('catalog.fax-machine.price: is nothing that this version lets the owner change');
});

it('makes no database where there is none, and asks none in a build apart', async () => {
  const { folder, remove } = await temporaryFolder();
  onTestFinished(remove);
  expect(JSON.parse(await firstStep(folder))).toEqual({});
  expect(await firstStep(folder, { BUILD_APART: 'yes', DATABASE: 'postgres' }, [])).toMatch(/^changes: /);
});

it('ends the build where the database cannot be asked, since it would put the site back', async () => {
  const { folder, remove } = await temporaryFolder();
  onTestFinished(remove);
  const settings = { DATABASE: 'postgres', DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' };
  expect(await firstStep(folder, settings)).toMatch(/^failed: .*list_publications failed/s);
});

it('reads the same of a database that a backup was taken back into, with who changed what, and the visits that were counted', async () => {
  const [folder, target, kept] = [await dataFolder(), await dataFolder(), await dataFolder()];
  const database = await withChange(folder, 'catalog.cctv-basic.price', 26_000);
  const saved = { field: 'company.phone', value: '+66 38 123 456', was: null, version: 0, person: 'nok' };
  await database.call('save_change', { ...saved, counts_from: '2026-01-01' });
  await database.call('publish', { day: '2025-12-31', person: 'nok' });
  const day = '2026-01-02';
  await database.call('count_visits', {
    limits: null,
    visits: [{ day, page: '/cctv', locale: 'th', source: 'line', views: 3 }],
    carts: [{ day, item: 'cctv-basic', page: '/cctv', added: 2 }],
  });
  const told = async (of: typeof database) => [
    await of.call('list_changes', { field: null }),
    await of.call('list_publications', {}),
    await of.call('site_numbers', { from: day, to: '2026-01-03', unit: 'day', time_zone: 'Asia/Bangkok' }),
  ];
  const before = await told(database);
  expect(before[2]).toMatchObject({ views: [{ views: 3 }], carts: [{ added: 2 }] });
  const printed = await firstStep(folder);
  expect(JSON.parse(printed)).toMatchObject({
    catalog: { 'cctv-basic': { price: 26_000 } },
    publication: { number: 1 },
  });
  const identity = await generateX25519Identity();
  await writeFile(join(kept, 'key.txt'), identity);
  const settings = { SERVER_ACCESS_KEY: await identityToRecipient(identity) };
  await agencyCommand({ dataFolder: folder, settings }, 'backup', join(kept, 'backups'));
  await database.close();
  const [file = ''] = await readdir(join(kept, 'backups'));
  await agencyCommand({ dataFolder: target }, 'restore', join(kept, 'backups', file), join(kept, 'key.txt'));
  expect(await firstStep(target)).toBe(printed);
  const restored = await openEmbeddedDatabase({ folder: `${target}/db`, sqlFolder: 'supabase' });
  expect(await told(restored)).toEqual(before);
  await restored.close();
});
