import { afterEach, describe, expect, it, vi } from 'vitest';
import { liveSettings } from '../../support/live-settings';

/** The module of a process with these settings. */
async function load(settings: Record<string, string>) {
  vi.resetModules();
  for (const [name, value] of Object.entries({ NODE_ENV: 'production', ...settings }))
    vi.stubEnv(name, value);
  return import('@/lib/http/trial');
}

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

describe('a request is a trial', () => {
  it.each<[Record<string, string>, boolean]>([
    [{ host: 'www.agency.com' }, true],
    [{ host: 'www.agency.com:8080' }, true],
    [{ host: '203.0.113.5' }, true],
    [{ host: '[2001:db8::1]:3000' }, true],
    [{ host: 'localhost:3000', 'x-forwarded-host': 'www.agency.com' }, true],
    [{ host: '127.0.0.1:3000', origin: 'https://www.agency.com' }, true],
    [{ host: 'localhost:3000', origin: 'http://localhost:3000' }, false],
    [{ host: '127.0.0.1' }, false],
    [{ host: '[::1]:3000' }, false],
    [{ host: '192.168.1.20:3000' }, false],
    [{ host: 'site.internal' }, false],
    [{ host: 'localhost', origin: 'null' }, false],
    [{}, false],
  ])('that says %o: %s', async (headers, wanted) => {
    const { isTrial } = await load({});
    expect(isTrial(new Headers(headers))).toBe(wanted);
  });

  it('never of a live site, and never under next dev', async () => {
    const headers = new Headers({ host: 'www.agency-in-pattaya.com' });
    expect((await load(liveSettings)).isTrial(headers)).toBe(false);
    vi.unstubAllEnvs();
    expect((await load({ NODE_ENV: 'development' })).isTrial(headers)).toBe(false);
  });
});

it('a site that strangers try says so in the log once an hour, and what they typed is not in it', async () => {
  const said = vi.spyOn(console, 'info').mockImplementation(() => undefined);
  const { logTrial } = await load({});
  const minute = 60_000;
  const stranger = new Headers({ host: 'www.agency.com' });
  logTrial(new Headers({ host: 'localhost' }), 0);
  expect(said).not.toHaveBeenCalled();
  for (const at of [0, 1, 59, 60, 61]) logTrial(stranger, at * minute);
  expect(said).toHaveBeenCalledTimes(2);
  expect(said.mock.calls.join()).toMatch(/not live.*TRIAL.*SITE_URL/);
  expect(said.mock.calls.join()).not.toContain('agency');
});
