// @module-tag slow
import { expect, it, onTestFinished } from 'vitest';
import { openEmbeddedDatabase } from '@/lib/database/adapters/embedded';
import { agencyCommand } from '../support/agency-command';
import { copyEmbeddedDatabase } from '../support/database-templates';
import { temporaryFolder } from '../support/temporary-folder';

/** The database of a running site, on which the desk asked for a publication, and the command beside it. */
async function openSite() {
  const { folder: dataFolder, remove } = await temporaryFolder();
  copyEmbeddedDatabase(dataFolder);
  const database = await openEmbeddedDatabase({ folder: `${dataFolder}/db`, sqlFolder: 'supabase' });
  onTestFinished(async () => {
    await database.close();
    await remove();
  });
  return {
    ask: () => database.call('publish', { day: '2026-11-24', person: 'nok@agency.example' }),
    list: () => database.call('list_publications', {}),
    run: (settings: Record<string, string>, ...words: string[]) =>
      agencyCommand({ dataFolder, settings }, 'publish', ...words),
  };
}

it('lets the release script take up a publication, and say why it came to nothing', async () => {
  const { ask, list, run } = await openSite();
  await ask();
  expect(await run({}, 'building')).toBe('1\n');
  expect(await list()).toMatchObject([{ number: 1, state: 'building' }]);
  await run({}, 'failed', '1', 'The disk is full; nothing was changed.');
  expect(await list()).toMatchObject([{ state: 'failed', reason: 'The disk is full; nothing was changed.' }]);
});

it('asks the platform where it builds, and says in words why that does not', async () => {
  const { list, run } = await openSite();
  const hook = { PUBLISH_HOOK: 'https://127.0.0.1:1/hook' };
  await expect(run(hook, '--by', 'Nok')).rejects.toThrow(/publication \d+: The platform didn’t answer/);
  expect(await list()).toMatchObject([{ person: 'Nok', state: 'failed', reason: 'hook-silent' }]);
  await expect(run(hook)).rejects.toThrow('npm run publish -- --by NAME');
  await expect(run(hook, 'failed', '1')).rejects.toThrow('npm run publish -- --by NAME');
});
