import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { openRdapChecker } from '@/lib/domains/adapters/rdap';
import { freePort } from '../support/free-port';
import { type RdapAnswer, type RdapStandIn, startRdapStandIn } from '../support/rdap-stand-in';
import { domainCheckerContract } from './domain-checker-contract';

domainCheckerContract('RDAP', async () => {
  const { bootstrapUrl, answer, close } = await startRdapStandIn();
  answer('taken.com', { kind: 'taken' });
  return { checker: openRdapChecker({ bootstrapUrl }), taken: 'taken.com', free: 'free.com', close };
});

describe('the RDAP domain checker', () => {
  let registry: RdapStandIn;
  let elsewhere: RdapStandIn;
  let log: ReturnType<typeof vi.spyOn>;
  beforeAll(async () => {
    [registry, elsewhere] = [await startRdapStandIn(), await startRdapStandIn()];
  });
  beforeEach(() => {
    log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  });
  afterEach(() => {
    registry.reset();
    elsewhere.reset();
    log.mockRestore();
    vi.useRealTimers();
  });
  afterAll(() => {
    registry.close();
    elsewhere.close();
  });
  const open = () => openRdapChecker({ bootstrapUrl: registry.bootstrapUrl });
  const checked = (answer: RdapAnswer, domain = 'shop.com') => {
    registry.answer(domain, answer);
    return open().check(domain);
  };

  it.each<[string, string, RdapAnswer]>([
    ['the domain itself', 'shop.com', { kind: 'taken' }],
    ['the domain with a closing dot', 'shop.com', { kind: 'taken', as: { ldhName: 'shop.com.' } }],
    [
      'the domain in its own letters',
      'xn--12c1ctan9ec9hrc.com',
      { kind: 'taken', as: { ldhName: undefined, unicodeName: 'ร้านกาแฟ.com' } },
    ],
    ['a Thai domain below a second level', 'shop.co.th', { kind: 'taken' }],
  ])('takes a name as taken that is answered with %s', async (_what, domain, answer) => {
    expect(await checked(answer, domain)).toBe('taken');
  });

  it.each<[string, RdapAnswer]>([
    ['RDAP’s error object', { kind: 'free' }],
    ['RDAP’s media type and no body', { kind: 'free', body: '' }],
    ['RDAP’s media type with parameters', { kind: 'free', type: 'application/rdap+json; charset=utf-8' }],
    [
      'plain JSON that is RDAP’s error object',
      { kind: 'free', type: 'application/json', body: '{"errorCode":404,"title":"Not Found"}' },
    ],
  ])('takes a name as free that is answered 404 with %s', async (_what, answer) => {
    expect(await checked(answer)).toBe('free');
  });

  it.each<[string, RdapAnswer]>([
    ['a 404 page', { kind: 'free', type: 'text/html', body: '<h1>Not found</h1>' }],
    ['a 404 without a media type', { kind: 'free', type: '', body: '' }],
    ['a gateway’s 404 in JSON', { kind: 'free', type: 'application/json', body: '{"message":"no route"}' }],
    ['an empty 404 in plain JSON', { kind: 'free', type: 'application/json', body: '' }],
    ['a 404 of malformed JSON', { kind: 'free', body: '{"errorCode": 4' }],
    ['a 404 that says another error', { kind: 'free', body: '{"errorCode": 500}' }],
    ['a 404 that breaks off', { kind: 'cut' }],
    ['malformed JSON', { kind: 'other', status: 200, body: '{"objectClassName": "dom' }],
    ['another domain', { kind: 'taken', as: { ldhName: 'other.com' } }],
    ['something that is no domain', { kind: 'taken', as: { objectClassName: 'entity' } }],
    ['a domain without a name', { kind: 'taken', as: { ldhName: undefined } }],
    ['an endless body', { kind: 'other', status: 200, body: ' '.repeat(600 * 1024) }],
    ['400', { kind: 'other', status: 400 }],
    ['401', { kind: 'other', status: 401 }],
    ['500', { kind: 'other', status: 500 }],
    ['503', { kind: 'other', status: 503 }],
    ['a redirect to nowhere', { kind: 'redirect', to: 'http://' }],
    ['a redirect to a file', { kind: 'redirect', to: 'file:///etc/passwd' }],
    ['a redirect to itself', { kind: 'redirect', to: '/registry/domain/shop.com' }],
  ])('does not know a name that is answered with %s', async (_what, answer) => {
    expect(await checked(answer)).toBe('unknown');
  });

  it('does not know a name whose answer never ends', async () => {
    registry.answer('shop.com', { kind: 'slow' });
    const { bootstrapUrl } = registry;
    expect(await openRdapChecker({ bootstrapUrl, timeout: 500 }).check('shop.com')).toBe('unknown');
  });

  it.each<[string, Record<string, unknown>]>([
    ['no events', { events: undefined }],
    [
      'events of another kind',
      { events: [{ eventAction: 'registration', eventDate: '2001-01-01T00:00:00Z' }] },
    ],
    ['a date that is none', { events: [{ eventAction: 'expiration', eventDate: 'soon' }] }],
    ['events that are none', { events: 'soon' }],
    ['another domain', { ldhName: 'other.com' }],
  ])('does not know when a name expires of which is said: %s', async (_what, as) => {
    registry.answer('shop.com', { kind: 'taken', as });
    expect(await open().expiry('shop.com')).toBeUndefined();
  });

  it('follows a redirect to the domain, and believes no 404 of another server', async () => {
    registry.answer('shop.com', { kind: 'redirect', to: `${elsewhere.url}/elsewhere/domain/shop.com` });
    expect(await open().check('shop.com')).toBe('unknown');
    elsewhere.answer('shop.com', { kind: 'taken' });
    expect(await open().check('shop.com')).toBe('taken');
    expect(elsewhere.asked).toEqual(['shop.com', 'shop.com']);
  });

  it('believes the registry’s 404 after a redirect within it, three redirects at most', async () => {
    const hop = (name: string, next: string) =>
      registry.answer(name, { kind: 'redirect', to: `/registry/domain/${next}` });
    hop('shop.com', 'b.com');
    hop('b.com', 'c.com');
    hop('c.com', 'd.com');
    expect(await open().check('shop.com')).toBe('free');
    hop('d.com', 'e.com');
    expect(await open().check('shop.com')).toBe('unknown');
    expect(registry.asked).not.toContain('e.com');
  });

  it('does not know a name whose registry does not answer', async () => {
    registry.list([[['com'], [`http://127.0.0.1:${await freePort()}/`]]]);
    expect(await open().check('shop.com')).toBe('unknown');
    expect(String(log.mock.calls)).not.toContain('shop');
  });

  it.each([
    ['a number of seconds', () => '120', 120],
    ['a date', () => new Date(Date.now() + 120_000).toUTCString(), 120],
    ['nothing it can read', () => 'soon', 60],
    ['a year', () => String(365 * 24 * 3600), 3600],
  ])('leaves a registry alone that asks for a rest by %s', async (_how, retryAfter, seconds) => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T05:00:00Z') });
    registry.answer('busy.com', { kind: 'other', status: 429, headers: { 'retry-after': retryAfter() } });
    const checker = open();
    expect(await checker.check('busy.com')).toBe('unknown');
    expect(await checker.check('other.com')).toBe('unknown');
    expect(registry.asked).toEqual(['busy.com']);
    vi.setSystemTime(Date.now() + (seconds - 1) * 1000);
    expect(await checker.check('other.com')).toBe('unknown');
    vi.setSystemTime(Date.now() + 1000);
    expect(await checker.check('other.com')).toBe('free');
    expect(registry.asked).toEqual(['busy.com', 'other.com']);
  });

  it('asks the registry of the longest zone', async () => {
    registry.list([
      [['th'], [`${elsewhere.url}/elsewhere/`]],
      [['co.th', 'in.th'], [`${registry.url}/thai`]],
    ]);
    expect(await open().check('shop.co.th')).toBe('free');
    expect([registry.asked, elsewhere.asked]).toEqual([['shop.co.th'], []]);
  });

  it('asks nobody for a zone that no registry serves', async () => {
    registry.list([
      [['example'], [`${registry.url}/registry/`]],
      [['org'], []],
    ]);
    expect(await open().check('shop.com')).toBe('unknown');
    expect(await open().check('shop.org')).toBe('unknown');
    expect(registry.asked).toEqual([]);
  });

  it('reads the list of registries once a day, and lives on the last one while it cannot be read', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T05:00:00Z') });
    const checker = open();
    await Promise.all([checker.check('a.com'), checker.check('b.com')]);
    expect(registry.lists()).toBe(1);
    registry.list(undefined);
    vi.setSystemTime('2026-11-22T04:59:00Z');
    await checker.check('c.com');
    expect(registry.lists()).toBe(1);
    vi.setSystemTime('2026-11-22T05:00:00Z');
    expect(await checker.check('d.com')).toBe('free');
    expect(await checker.check('e.com')).toBe('free');
    expect(registry.lists()).toBe(2);
    vi.setSystemTime('2026-11-22T05:10:00Z');
    await checker.check('f.com');
    expect(registry.lists()).toBe(3);
  });

  it.each([
    ['is none', { hello: 'world' }],
    ['is empty', []],
    ['names no addresses', [[['com'], ['not an address']]]],
  ])('does not take over a list that %s', async (_what, services) => {
    const checker = open();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
    expect(await checker.check('a.com')).toBe('free');
    registry.list(services);
    vi.setSystemTime(Date.now() + 25 * 3600 * 1000);
    expect(await checker.check('b.com')).toBe('free');
    expect(log).toHaveBeenCalledOnce();
  });
});

describe('the list of registries that is shipped', () => {
  it('names a server by https for each zone we sell', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const ask = vi
      .spyOn(globalThis, 'fetch')
      .mockImplementation(async () => new Response('', { status: 500 }));
    const checker = openRdapChecker({ bootstrapUrl: 'https://bootstrap.invalid/dns.json' });
    for (const ending of ['com', 'net', 'org', 'asia', 'co.th', 'in.th'])
      await checker.check(`shop.${ending}`);
    expect(ask.mock.calls.map(([url]) => String(url))).toEqual([
      'https://bootstrap.invalid/dns.json',
      'https://rdap.verisign.com/com/v1/domain/shop.com',
      'https://rdap.verisign.com/net/v1/domain/shop.net',
      'https://rdap.publicinterestregistry.org/rdap/domain/shop.org',
      'https://rdap.identitydigital.services/rdap/domain/shop.asia',
      'https://rdap.thains.co.th/domain/shop.co.th',
      'https://rdap.thains.co.th/domain/shop.in.th',
    ]);
    ask.mockRestore();
    log.mockRestore();
  });

  it('never leads to a server without https, nor into a private network', async () => {
    const answers = [
      new Response(
        JSON.stringify({
          services: [
            [['com'], ['http://registry.invalid/']],
            [['net'], ['https://r.invalid/']],
          ],
        }),
      ),
      new Response(null, { status: 302, headers: { location: 'https://169.254.169.254/latest' } }),
    ];
    const ask = vi
      .spyOn(globalThis, 'fetch')
      .mockImplementation(async () => answers.shift() ?? new Response('', { status: 500 }));
    const checker = openRdapChecker({ bootstrapUrl: 'https://bootstrap.invalid/dns.json' });
    expect([await checker.check('shop.com'), await checker.check('shop.net')]).toEqual([
      'unknown',
      'unknown',
    ]);
    expect(ask.mock.calls.map(([url]) => String(url))).toEqual([
      'https://bootstrap.invalid/dns.json',
      'https://r.invalid/domain/shop.net',
    ]);
    ask.mockRestore();
  });
});
