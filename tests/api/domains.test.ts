import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type RdapStandIn, startRdapStandIn } from '../support/rdap-stand-in';
import { openServer } from '../support/server';

let registry: RdapStandIn;
beforeAll(async () => {
  registry = await startRdapStandIn();
});
beforeEach(() => registry.reset());
afterAll(() => registry.close());

async function openSearch(settings: Record<string, string> = {}) {
  await openServer({ DOMAINS: 'rdap', RDAP_BOOTSTRAP: registry.bootstrapUrl, ...settings });
  const { GET } = await import('@/app/api/domains/route');
  return (query: Record<string, string>, headers: Record<string, string> = {}, signal?: AbortSignal) =>
    GET(
      new Request(`http://localhost:3000/api/domains?${new URLSearchParams(query)}`, {
        headers: { 'sec-fetch-site': 'same-origin', ...headers },
        ...(signal && { signal }),
      }),
    );
}

const linesOf = async (response: Response) =>
  (await response.text())
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
const answersOf = async (response: Response) =>
  Object.fromEntries(
    (await linesOf(response))
      .filter((line) => line.kind === 'answer')
      .map(({ domain, availability }) => [domain, availability]),
  );

describe('GET /api/domains', () => {
  it('answers line by line: the candidates with the catalog’s prices, each domain, and that it is whole', async () => {
    const ask = await openSearch();
    registry.answer('foo.com', { kind: 'taken' });
    registry.answer('foo.net', { kind: 'other', status: 500 });
    const response = await ask({ q: 'https://www.Foo.co.th/' });
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/x-ndjson']);
    expect(response.headers.get('cache-control')).toContain('no-store');
    const [start, ...rest] = await linesOf(response);
    expect(start).toMatchObject({ kind: 'start', name: 'foo', unsold: null, isSample: false });
    expect(start.candidates[0]).toEqual({
      domain: 'foo.co.th',
      shown: 'foo.co.th',
      ending: 'co.th',
      price: 299900,
    });
    expect(rest.pop()).toEqual({ ok: true, data: null });
    expect(rest.sort((a, b) => (a.domain < b.domain ? -1 : 1))).toEqual([
      { kind: 'answer', domain: 'foo.asia', availability: 'free' },
      { kind: 'answer', domain: 'foo.co.th', availability: 'free' },
      { kind: 'answer', domain: 'foo.com', availability: 'taken' },
      { kind: 'answer', domain: 'foo.in.th', availability: 'free' },
      { kind: 'answer', domain: 'foo.net', availability: 'unknown' },
      { kind: 'answer', domain: 'foo.org', availability: 'free' },
    ]);
    expect(registry.asked).toHaveLength(6);
  });

  it('asks a registry once in ten minutes for a name, and again for what it could not tell', async () => {
    const ask = await openSearch();
    registry.answer('foo.com', { kind: 'taken' });
    registry.answer('foo.net', { kind: 'other', status: 500 });
    const first = await answersOf(await ask({ q: 'foo' }));
    registry.answer('foo.com', { kind: 'free' });
    expect(await answersOf(await ask({ q: 'FOO.com' }))).toEqual(first);
    expect(registry.asked.filter((domain) => domain === 'foo.net')).toHaveLength(2);
    expect(registry.asked).toHaveLength(7);
  });

  it('refuses more than twenty searches in ten minutes, and says how long to wait', async () => {
    const ask = await openSearch({ TRUST_PROXY: '1' });
    const visitor = { 'x-forwarded-for': '203.0.113.9' };
    for (let count = 0; count < 20; count++) await ask({ q: '' }, visitor);
    const refused = await ask({ q: 'foo' }, visitor);
    expect([refused.status, Number(refused.headers.get('retry-after')) > 500]).toEqual([429, true]);
    expect(await refused.json()).toMatchObject({ error: { code: 'too-many-requests' } });
    const page = await ask({ q: 'foo', locale: 'de' }, { ...visitor, accept: 'text/html' });
    expect([page.status, Number(page.headers.get('retry-after')) > 500]).toEqual([429, true]);
    expect(await page.text()).toContain('10 Min');
    expect(registry.asked).toEqual([]);
    const other = await ask({ q: 'foo' }, { 'x-forwarded-for': '203.0.113.10' });
    expect(Object.keys(await answersOf(other))).toHaveLength(6);
  });

  it('answers a browser without JavaScript a whole page in its language', async () => {
    const ask = await openSearch();
    registry.answer('foo.com', { kind: 'taken' });
    registry.answer('foo.org', { kind: 'other', status: 500 });
    const response = await ask({ q: 'foo.in.th', mode: 'search', locale: 'de' }, { accept: 'text/html' });
    expect([response.status, response.headers.get('content-type')]).toEqual([
      200,
      'text/html; charset=utf-8',
    ]);
    const html = await response.text();
    expect(html).toContain('<html lang="de">');
    expect(html).toContain('<h1>Ergebnisse für foo</h1>');
    expect(html).toContain('<li>foo.com: Vergeben</li>');
    expect(html).toContain('<li>foo.org: Konnte nicht geprüft werden</li>');
    expect(html).toContain('<li>foo.in.th: Scheint frei zu sein\u00a0· ฿1.999 pro Jahr\u00a0· ');
    expect(html).toContain('href="/de/contact?subject=Domain+foo.in.th+registrieren"');
    expect(html).toContain('href="/de/domains"');
  });
});

describe('a search for domains', () => {
  it('looks for a transfer at the domain that was typed alone, and at all endings where none was', async () => {
    const ask = await openSearch();
    registry.answer('foo.com', { kind: 'taken' });
    expect(await answersOf(await ask({ q: 'foo.com', mode: 'transfer' }))).toEqual({ 'foo.com': 'taken' });
    expect(registry.asked).toEqual(['foo.com']);
    expect(Object.keys(await answersOf(await ask({ q: 'foo', mode: 'transfer' })))).toHaveLength(6);
    const page = await ask({ q: 'foo', mode: 'transfer', locale: 'en' }, { accept: 'text/html' });
    const html = await page.text();
    expect(html).toContain('<li>foo.com: Can be transferred\u00a0· ฿1,499 per year ');
    expect(html).toContain('href="/contact?subject=Transfer+foo.com"');
    expect(html).toContain('<li>foo.net: Not registered, so there’s nothing to transfer</li>');
  });

  it('can be asked again for one of its domains, and for no other', async () => {
    const ask = await openSearch();
    expect(await answersOf(await ask({ q: 'foo', only: 'foo.net' }))).toEqual({ 'foo.net': 'free' });
    expect((await ask({ q: 'foo', only: 'bar.net' })).status).toBe(422);
    expect(registry.asked).toEqual(['foo.net']);
  });

  it('names the ending that we do not sell, and those that a name cannot have', async () => {
    const ask = await openSearch();
    const [start] = await linesOf(await ask({ q: 'ร้านกาแฟ.io' }));
    expect(start).toMatchObject({ name: 'ร้านกาแฟ', unsold: 'io', leftOut: ['co.th', 'in.th'] });
    const html = await (await ask({ q: 'ร้านกาแฟ.io' }, { accept: 'text/html' })).text();
    expect(html).toContain('We don’t sell .io names.');
    expect(html).toContain('.co.th, .in.th names can only use Latin letters');
    expect(registry.asked.every((domain) => domain.startsWith('xn--12c1ctan9ec9hrc.'))).toBe(true);
  });

  it('asks nobody for what cannot be a name, and says what is wrong with it', async () => {
    const ask = await openSearch();
    for (const [q, problem] of [
      ['', 'required'],
      ['a_b', 'domain-characters'],
      ['x'.repeat(64), 'domain-too-long'],
      ['😀.com', 'domain-characters'],
    ] as const) {
      const response = await ask({ q });
      expect([response.status, await response.json()]).toEqual([
        422,
        { ok: false, error: { code: 'invalid', fields: { q: problem } } },
      ]);
    }
    const page = await ask({ q: '<script>', locale: '"><script>' }, { accept: 'text/html' });
    const html = await page.text();
    expect(page.status).toBe(422);
    expect(html).toContain('A domain name can contain only letters, digits and hyphens.');
    expect(html).not.toContain('<script');
    expect(registry.asked).toEqual([]);
  });

  it('says in the agreed words that nothing could be checked', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const ask = await openSearch();
    registry.list([]);
    for (const ending of ['com', 'co.th', 'in.th', 'net', 'org', 'asia'])
      registry.answer(`foo.${ending}`, { kind: 'cut' });
    expect(Object.values(await answersOf(await ask({ q: 'foo' })))).toEqual(Array(6).fill('unknown'));
    const html = await (await ask({ q: 'foo' }, { accept: 'text/html' })).text();
    expect(html).toContain('Unable to check domain availability. Please try again later.');
    expect(html).not.toContain('<li>');
    vi.restoreAllMocks();
  });

  it('ends with a failure, and without a secret, when something unforeseen happens on the way', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const ask = await openSearch();
    const { database } = await import('@/lib/outside');
    const opened = await database();
    const call = vi.spyOn(opened, 'call').mockImplementation(async (name) => {
      if (name === 'count_request') return { allowed: true, retry_after: 0 };
      throw new Error('postgres://secret');
    });
    const lines = await linesOf(await ask({ q: 'foo' }));
    expect(lines.map((line) => line.kind ?? line)).toEqual([
      'start',
      { ok: false, error: { code: 'failed' } },
    ]);
    expect(log).toHaveBeenCalled();
    expect(String(log.mock.calls)).not.toMatch(/secret|foo/);
    call.mockRestore();
    log.mockRestore();
  });

  it('is refused to other sites’ scripts, not to a visitor who opens its address', async () => {
    const ask = await openSearch();
    for (const site of ['cross-site', 'same-site'])
      expect((await ask({ q: 'foo' }, { 'sec-fetch-site': site })).status).toBe(403);
    const framed = {
      'sec-fetch-site': 'cross-site',
      'sec-fetch-mode': 'navigate',
      'sec-fetch-dest': 'iframe',
    };
    expect((await ask({ q: 'foo' }, { ...framed, accept: 'text/html' })).status).toBe(403);
    expect(registry.asked).toEqual([]);
    const opened = { ...framed, 'sec-fetch-dest': 'document', accept: 'text/html' };
    expect((await ask({ q: 'foo' }, opened)).status).toBe(200);
    expect((await ask({ q: 'foo' }, { 'sec-fetch-site': 'none' })).status).toBe(200);
  });

  it('gives each answer as soon as it is there', async () => {
    const ask = await openSearch();
    registry.answer('foo.com', { kind: 'slow' });
    const response = await ask({ q: 'foo' });
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
    let text = '';
    while (text.split('"answer"').length < 6) text += (await reader?.read())?.value ?? '';
    expect(text).not.toContain('"domain":"foo.com","availability"');
    await reader?.cancel();
  });

  it('stops asking when the visitor has left', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const ask = await openSearch();
    registry.answer('foo.com', { kind: 'slow' });
    const response = await ask({ q: 'foo.com', mode: 'transfer' });
    const reader = response.body?.getReader();
    await reader?.read();
    const pending = reader?.read();
    await expect.poll(() => registry.asked).toEqual(['foo.com']);
    await reader?.cancel();
    await pending;
    await expect.poll(() => registry.connections()).toBe(0);
    expect(log).not.toHaveBeenCalled();
    log.mockRestore();
  });

  it('with made-up answers says so, and keeps none of them', async () => {
    const ask = await openSearch({ DOMAINS: 'simulated' });
    const { database, domainChecker } = await import('@/lib/outside');
    await domainChecker();
    const call = vi.spyOn(await database(), 'call');
    const response = await ask({ q: 'foo' });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const answering = linesOf(response);
    await vi.advanceTimersByTimeAsync(3000);
    const lines = await answering;
    expect(lines[0]).toMatchObject({ isSample: true });
    expect(lines.slice(1, -1).map(({ domain }) => domain)).toEqual(
      lines[0].candidates.map(({ domain }: { domain: string }) => domain),
    );
    expect(call.mock.calls.map(([name]) => name)).toEqual(['count_request']);
    vi.useRealTimers();
  });
});
