import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { describeOnSupabase, openServer } from '../support/server';

const minute = 60_000;

async function health(now?: number) {
  const { siteHealth } = await import('@/lib/server/health');
  return siteHealth(now);
}

describe('the health of the site', () => {
  it('is well where rows and slips can be written', async () => {
    await openServer();
    const { GET } = await import('@/app/api/health/route');
    const answer = await GET();
    expect([answer.status, await answer.json()]).toEqual([
      200,
      {
        ok: true,
        database: 'ok',
        slips: 'ok',
        mail: { waiting: 0, failed: 0, problems: 0, oldestSeconds: 0 },
      },
    ]);
  });

  it('is not well while the database can be read and not written', async () => {
    await openServer();
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { database } = await import('@/lib/outside');
    const real = await database();
    const call = vi.fn<typeof real.call>((name, args) =>
      real.call(name === 'count_request' ? 'function_of_no_migration' : name, args),
    );
    database.provide({ ...real, call });
    const now = Date.now();
    expect(await health(now)).toMatchObject({ ok: false, database: 'failed' });
    await health(now + 29_000);
    expect(
      call.mock.calls.filter(([name]) => name === 'count_request'),
      'a look counts for a while',
    ).toHaveLength(1);
    call.mockImplementation(real.call);
    expect(await health(now + minute)).toMatchObject({ ok: true });
    vi.restoreAllMocks();
  });
});

describeOnSupabase('the health of a site whose slips', (open, standIn) => {
  it('everybody could read is not well', async () => {
    await open();
    standIn().makeBucketPublic();
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(await health()).toMatchObject({ ok: false, database: 'ok', slips: 'failed' });
    vi.restoreAllMocks();
  });
});

it('the health of a site whose slips cannot be kept is not well until they can', async () => {
  const { dataFolder } = await openServer();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await writeFile(join(dataFolder, 'slips'), 'a file where the folder should be');
  const now = Date.now();
  expect(await health(now)).toMatchObject({ ok: false, slips: 'failed' });
  await rm(join(dataFolder, 'slips'));
  expect(await health(now + minute)).toMatchObject({ ok: true, slips: 'ok' });
  vi.restoreAllMocks();
});
