import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { liveSettings } from '../support/live-settings';
import { describeOnSupabase, openServer } from '../support/server';

async function check(): Promise<string> {
  const { checkOutside } = await import('@/lib/server/check-outside');
  return checkOutside().then(
    () => 'fine',
    (error: unknown) => String(error),
  );
}

describeOnSupabase('what a live site asks before it starts', (open, standIn) => {
  it('finds nothing wrong with a project that is set up', async () => {
    await open();
    expect(await check()).toBe('fine');
  });

  it('names the key that the project does not know', async () => {
    await open({ SUPABASE_SECRET_KEY: 'sb_secret_of_another_project' });
    expect(await check()).toContain('SUPABASE_SECRET_KEY: the project does not know this key');
  });

  it('names the address where nobody answers', async () => {
    await open({ SUPABASE_URL: 'http://127.0.0.1:9' });
    expect(await check()).toContain('SUPABASE_URL: nobody answers there');
  });

  it('says that the migrations were not applied', async () => {
    await open();
    const { database } = await import('@/lib/outside');
    const real = await database();
    database.provide({ ...real, call: (_name, args) => real.call('function_of_no_migration', args) });
    expect(await check()).toContain('apply the migrations');
  });

  it('refuses a bucket that everybody can read', async () => {
    await open();
    standIn().makeBucketPublic();
    expect(await check()).toContain('the bucket payment-slips is public');
    vi.restoreAllMocks();
  });
});

it.each(['address', 'server-access.txt'])(
  'refuses to start on an empty key file %s, and names it',
  async (name) => {
    const { dataFolder } = await openServer();
    const file = join(dataFolder, 'keys', name);
    await mkdir(join(dataFolder, 'keys'), { recursive: true });
    await writeFile(file, '');
    vi.spyOn(console, 'info').mockImplementation(() => undefined);
    const { startUp } = await import('@/lib/server/start-up');
    await expect(startUp()).rejects.toThrow(`${file} does not hold a key`);
    vi.restoreAllMocks();
  },
);

it('refuses to start a live site on samples, and names each, with what is wrong in the settings', async () => {
  await openServer({ ...liveSettings, CRON_SECRET: 'short', DOCUMENTS: 'own' });
  vi.spyOn(console, 'info').mockImplementation(() => undefined);
  const { startUp } = await import('@/lib/server/start-up');
  await expect(startUp()).rejects.toThrow(
    /CRON_SECRET: must have 16.*company\.legalName still says “Bay Signal Co\., Ltd\. \(sample\)”.*DOCUMENTS: own would issue/s,
  );
  vi.restoreAllMocks();
});
