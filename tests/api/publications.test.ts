import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { dayInPattaya } from '@/lib/i18n/pattaya-time';
import { laterIsDone } from '../support/collected-later';
import { liveSettings } from '../support/live-settings';
import { enterWorld, type World } from '../support/outside-world';
import { staff } from '../support/receipts-api';
import { jsonPost, routeContext } from '../support/requests';
import { openServer } from '../support/server';
import { signedInAs } from '../support/sign-in';

const hook = 'https://api.vercel.com/v1/integrations/deploy/prj_secret/word';

/** The desk's button that publishes, the chore, and the reports of builds. */
async function openPublishing(settings: Record<string, string> = {}) {
  const server = await openServer({ STAFF: staff, ...settings });
  const route = await import('@/app/api/desk/shop/publications/route');
  const { listPublications, tellBuilding, tellServing } = await import('@/lib/publishing/publications');
  const { database } = await import('@/lib/outside');
  const press = async (who = staff) => {
    const headers = { 'sec-fetch-site': 'same-origin', accept: 'text/html', cookie: await signedInAs(who) };
    const path = '/api/desk/shop/publications?locale=en';
    const response = await route.POST(jsonPost(path, {}, headers), routeContext());
    await laterIsDone();
    const flash = /flash=([\w-]+)/.exec(response.headers.get('location') ?? '')?.[1];
    return { status: response.status, flash };
  };
  return {
    ...server,
    press,
    list: listPublications,
    tellBuilding,
    tellServing,
    call: async (name: string, args: Record<string, string | number | null>) =>
      (await database()).call(name, args),
    asking: () => readFile(join(server.dataFolder, 'publish'), 'utf8').catch(() => undefined),
    later: (column: string, minutes: number) =>
      server.run(`update publications set ${column} = now() - interval '${minutes} minutes'`),
  };
}

const vercel = (answer: World[string]) => {
  enterWorld({ [`POST ${hook}`]: answer });
  onTestFinished(() => void vi.unstubAllGlobals());
};

describe('publishing by a hook', () => {
  it('is building once the platform has taken it, and published once a server starts on that build', async () => {
    vercel({ status: 201, json: { job: { state: 'PENDING' } } });
    const server = await openPublishing({ PUBLISH_HOOK: hook });
    expect(await server.press()).toEqual({ status: 303, flash: 'publishing' });
    const [{ number = 0 } = {}] = await server.list();
    expect(await server.list()).toMatchObject([{ state: 'building', person: staff }]);
    expect(await server.asking()).toBeUndefined();
    await server.tellServing();
    expect(await server.list()).toMatchObject([{ state: 'building' }]);
    vi.stubEnv('PUBLISHED_PUBLICATION', JSON.stringify({ number }));
    await server.tellServing();
    expect(await server.list()).toMatchObject([{ state: 'published', ended_at: expect.any(Date) }]);
  });

  it.each<[string, World[string], string]>([
    ['refuses', { status: 404 }, 'hook-refused'],
    ['leads elsewhere', { status: 308, location: 'https://elsewhere.example/' }, 'hook-refused'],
    ['does not answer', 'ETIMEDOUT', 'hook-silent'],
  ])(
    'has failed with its reason where the platform %s, and says nothing of the secret address',
    async (_what, answer, reason) => {
      const log = vi.spyOn(console, 'error').mockReturnValue();
      vercel(answer);
      const server = await openPublishing({ PUBLISH_HOOK: hook });
      expect((await server.press()).flash).toBe('publishing-failed');
      expect(await server.list()).toMatchObject([{ state: 'failed', reason }]);
      expect(JSON.stringify(log.mock.calls)).not.toContain('secret');
      // Another tap is another try.
      vercel({ status: 201 });
      expect((await server.press()).flash).toBe('publishing');
    },
  );

  it('waits no longer than ten seconds', async () => {
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort());
    vi.stubGlobal('fetch', async (_url: string, { signal }: RequestInit) => signal?.throwIfAborted());
    onTestFinished(() => void vi.unstubAllGlobals());
    vi.spyOn(console, 'error').mockReturnValue();
    const server = await openPublishing({ PUBLISH_HOOK: hook });
    await server.press();
    expect(timeout).toHaveBeenCalledWith(10_000);
    timeout.mockRestore();
    expect(await server.list()).toMatchObject([{ state: 'failed', reason: 'hook-silent' }]);
  });
});

it('asks nobody where nothing builds by itself, and says who does; what was saved is released', async () => {
  const server = await openPublishing({ PUBLISH_HOOK: 'none' });
  expect((await server.press()).flash).toBe('publishing-failed');
  const [asked] = await server.list();
  expect(asked).toMatchObject({ state: 'failed', reason: 'by-hand' });
  expect(await server.asking()).toBeUndefined();
  vi.stubEnv('PUBLISHED_PUBLICATION', JSON.stringify({ number: asked?.number }));
  await server.tellServing();
  expect(await server.list()).toMatchObject([{ state: 'published' }]);
});

describe('publishing on a server of one’s own', () => {
  it('asks by a file, and has failed where nobody takes it up or nothing comes', async () => {
    const server = await openPublishing();
    expect((await server.press()).flash).toBe('publishing');
    const [{ number = 0 } = {}] = await server.list();
    expect(await server.asking()).toBe(`${number}\n`);
    expect(await server.list()).toMatchObject([{ state: 'asked' }]);
    expect((await server.press()).flash).toBe('publishing-before');
    const { deskCounts } = await import('@/lib/desk/counts');
    const pulse = async () => (await deskCounts()).pulse;
    const before = await pulse();
    await server.later('asked_at', 6);
    expect(await server.list()).toMatchObject([{ state: 'failed', reason: 'not-taken' }]);
    // The pages of the desk hear of it, though nothing was written.
    expect(await pulse()).not.toBe(before);
    expect(await server.tellBuilding()).toBe(number);
    expect(await server.list()).toMatchObject([{ state: 'building' }]);
    await server.later('building_at', 29);
    expect(await server.list()).toMatchObject([{ state: 'building' }]);
    await server.later('building_at', 31);
    expect(await server.list()).toMatchObject([{ state: 'failed', reason: 'late' }]);
  });

  it('is for the staff alone', async () => {
    const server = await openPublishing();
    expect((await server.press('somchai@example.com')).status).toBe(403);
    expect([await server.list(), await server.asking()]).toEqual([[], undefined]);
  });
});

describe('the day of a change', () => {
  it('is published by the chore of one server of two, when it comes in Pattaya', async () => {
    const server = await openPublishing();
    const change = { value: 25_000, was: null, version: 0, person: staff, counts_from: '2099-04-10' };
    await server.call('save_change', { field: 'catalog.seo-local.price', ...change });
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2099-04-09T16:59:00Z') });
    onTestFinished(() => void vi.useRealTimers());
    const { doChores } = await import('@/lib/server/chores');
    const chore = () => doChores(['publications']);
    expect([await chore(), await server.list()]).toEqual([[], []]);
    vi.setSystemTime(new Date('2099-04-09T17:00:30Z'));
    await Promise.all([chore(), chore()]);
    expect(await server.list()).toMatchObject([{ person: null, day: '2099-04-10', state: 'asked' }]);
    expect(await server.asking()).toMatch(/^\d+\n$/);
    await chore();
    vi.setSystemTime(new Date('2099-05-01T00:00:00Z'));
    await chore();
    expect(await server.list()).toHaveLength(1);
    expect(await server.call('published_changes', { day: '2099-04-10' })).toMatchObject([{ value: 25_000 }]);
  });

  it('is also that on which an offer begins, and that after its last one, on a live site', async () => {
    const { offer } = await import('@/lib/company/offer');
    const daysPublished = async (settings: Record<string, string>) => {
      const server = await openPublishing(settings);
      const { doChores } = await import('@/lib/server/chores');
      vi.useFakeTimers({ toFake: ['Date'] });
      onTestFinished(() => void vi.useRealTimers());
      for (const moment of ['from', 'until'] as const)
        for (const days of [-1, 0, 1]) {
          vi.setSystemTime(Date.parse(`${offer[moment]}T12:00:00+07:00`) + days * 86_400_000);
          await doChores(['publications']);
          await doChores(['publications']);
          await server.later('asked_at', 2);
        }
      return (await server.list()).map(({ day }) => day).toSorted();
    };
    expect(await daysPublished(liveSettings)).toEqual([
      offer.from,
      dayInPattaya(new Date(Date.parse(`${offer.until}T24:00:00+07:00`))),
    ]);
    expect(await daysPublished({})).toEqual([]);
  });
});
