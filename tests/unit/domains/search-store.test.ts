import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { clearSearch, retry, search, useSearch } from '@/app/[locale]/(services)/domains/search-store';
import type { Availability } from '@/lib/domains/domain-checker';

const candidate = (domain: string) => ({ domain, shown: domain, ending: 'com', price: 149900 });
const start = (...domains: string[]) => ({
  kind: 'start',
  name: 'foo',
  unsold: null,
  leftOut: [],
  isSample: false,
  candidates: domains.map(candidate),
});
const answer = (domain: string, availability: Availability) => ({ kind: 'answer', domain, availability });
const whole = { ok: true, data: null };

/** Answers each request with what its query is known for; every third byte is a chunk of its own. */
function serve(answers: Record<string, (object | 'cut' | 'wait')[]>) {
  return vi.spyOn(globalThis, 'fetch').mockImplementation(async (path, init) => {
    const params = new URLSearchParams(String(path).split('?')[1]);
    const lines = answers[params.get('only') ?? params.get('q') ?? ''] ?? [];
    const body = new ReadableStream<Uint8Array>({
      start: async (controller) => {
        init?.signal?.addEventListener('abort', () => controller.error(new Error('aborted')));
        for (const line of lines) {
          if (line === 'cut') {
            while ((controller.desiredSize ?? 1) < 1) await new Promise(setImmediate);
            return controller.error(new Error('cut'));
          }
          if (line === 'wait') return;
          const bytes = new TextEncoder().encode(`${JSON.stringify(line)}\n`);
          for (let at = 0; at < bytes.length; at += 3) controller.enqueue(bytes.slice(at, at + 3));
        }
        controller.close();
      },
    });
    return new Response(body);
  });
}

const shown = () => useSearch.getState().rows.map(({ domain, availability }) => [domain, availability]);

beforeEach(() => {
  const address = { search: '', pathname: '/domains' };
  vi.stubGlobal('location', address);
  vi.stubGlobal('history', {
    replaceState: (_state: null, _title: string, url: string) => {
      address.search = url.startsWith('?') ? url : '';
    },
  });
});
afterEach(() => {
  clearSearch();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('nothing typed is no search', async () => {
  const fetched = serve({});
  await search(' \t', 'search');
  expect(fetched).not.toHaveBeenCalled();
  expect(useSearch.getState().searching).toBeUndefined();
});

it('a search shows each domain as it is known, and stands in the address', async () => {
  serve({
    'foo bar': [start('foo.com', 'foo.net'), answer('foo.net', 'taken'), answer('foo.com', 'free'), whole],
  });
  const seen: unknown[] = [];
  const stop = useSearch.subscribe(({ rows }) => seen.push(rows.map(({ availability }) => availability)));
  await search('foo bar', 'transfer');
  stop();
  expect(seen).toContainEqual([undefined, undefined]);
  expect(seen).toContainEqual([undefined, 'taken']);
  expect(useSearch.getState()).toMatchObject({ mode: 'transfer', failure: undefined, searching: undefined });
  expect(location.search).toBe('?q=foo+bar&mode=transfer');
  clearSearch();
  expect([useSearch.getState().rows, location.search]).toEqual([[], '']);
});

it('a new search ends the old one, whose answers never show', async () => {
  serve({
    old: [start('old.com'), 'wait'],
    new: [start('new.com'), answer('new.com', 'free'), whole],
  });
  const old = search('old', 'search');
  await expect.poll(shown).toEqual([['old.com', undefined]]);
  expect(useSearch.getState().searching).toBe('search');
  await search('new', 'search');
  await old;
  expect(shown()).toEqual([['new.com', 'free']]);
});

it('what was not answered before the connection broke could not be checked, and is asked for again alone', async () => {
  const fetched = serve({
    foo: [start('foo.com', 'foo.net'), answer('foo.com', 'free'), 'cut'],
    'foo.net': [start('foo.net'), answer('foo.net', 'taken'), whole],
  });
  await search('foo', 'search');
  expect(useSearch.getState().failure).toBeUndefined();
  expect(shown()).toEqual([
    ['foo.com', 'free'],
    ['foo.net', 'unknown'],
  ]);
  await retry('foo.net');
  expect(fetched.mock.lastCall?.[0]).toBe('/api/domains?q=foo&mode=search&only=foo.net');
  expect(shown()).toEqual([
    ['foo.com', 'free'],
    ['foo.net', 'taken'],
  ]);
});

it.each([
  [
    'every domain could not be checked',
    [start('foo.com'), answer('foo.com', 'unknown'), whole],
    'unavailable',
  ],
  ['there is no answer', ['cut'], 'unavailable'],
  ['the answer is a page of somebody else', [], 'unavailable'],
  [
    'there were too many',
    [{ ok: false, error: { code: 'too-many-requests', retryAfter: 9 } }],
    'too-many-requests',
  ],
] as const)('a search fails as a whole where %s', async (_why, lines, code) => {
  serve({ foo: [...lines] });
  await search('foo', 'search');
  expect(useSearch.getState()).toMatchObject({ rows: [], failure: { code } });
});
