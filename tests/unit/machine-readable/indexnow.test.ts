import { afterEach, describe, expect, it, vi } from 'vitest';
import dates from '@/lib/site/content-dates.json';

const key = 'a1b2c3d4e5f6';
const newest = Object.values(dates)
  .flatMap((languages) => Object.values(languages).map(({ date }) => date))
  .sort()
  .at(-1);

async function announce(
  settings: Record<string, string>,
  { since, status = 202 }: { since: string; status?: number },
) {
  vi.resetModules();
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value);
  const { announceChanges } = await import('@/lib/machine-readable/indexnow');
  const post = vi.fn<typeof fetch>(async () => new Response(null, { status }));
  const announced = await announceChanges(since, post);
  const [[url, init] = []] = post.mock.calls;
  return { announced, url, body: init ? JSON.parse(String(init.body)) : undefined };
}

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

describe('search engines', () => {
  it('are told of nothing while there is no key', async () => {
    expect(await announce({ INDEXNOW_KEY: '' }, { since: '2020-01-01' })).toMatchObject({
      announced: { told: 0 },
      url: undefined,
    });
  });

  it('are told which pages changed, with the file that shows whose key it is', async () => {
    const { announced, url, body } = await announce({ INDEXNOW_KEY: key }, { since: newest ?? '' });
    expect(url).toBe('https://api.indexnow.org/indexnow');
    expect(body).toMatchObject({
      host: 'localhost:3000',
      key,
      keyLocation: `http://localhost:3000/${key}.txt`,
    });
    expect(body.urlList.length).toBeGreaterThan(0);
    expect(announced).toEqual({ told: body.urlList.length });
    expect(body.urlList.every((address: string) => address.startsWith('http://localhost:3000'))).toBe(true);
  });

  it('are told of nothing where nothing changed, and a refusal is reported', async () => {
    expect((await announce({ INDEXNOW_KEY: key }, { since: '9999-01-01' })).url).toBeUndefined();
    expect((await announce({ INDEXNOW_KEY: key }, { since: '2020-01-01', status: 403 })).announced).toEqual({
      refused: 403,
    });
  });
});
