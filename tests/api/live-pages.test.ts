import { NextRequest } from 'next/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { openIdentityApi } from '../support/identity-api';
import { openServer } from '../support/server';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-23T10:00:00Z') });
  return () => vi.useRealTimers();
});

/** A site, and its pages as far as they are decided before they are written. */
async function openPages(settings: Record<string, string> = {}) {
  const server = await openIdentityApi(openServer, { TRUST_PROXY: '1', ...settings });
  const { default: middleware } = await import('@/middleware');
  const open = (path: string, headers: Record<string, string> = {}) =>
    middleware(
      new NextRequest(`http://localhost:3000${path}`, {
        headers: { 'x-forwarded-for': '203.0.113.1', ...headers },
      }),
    );
  return { ...server, open };
}

describe('a page that is written anew for each visitor', () => {
  it('is not written for one who has opened more than people do, until a minute is over, and for others still', async () => {
    const { open, enter } = await openPages();
    for (let count = 0; count < 120; count++) expect((await open('/orders/PT-4C7XHM')).status).toBe(200);
    const late = await open('/de/quotes');
    expect([late.status, late.headers.get('cache-control'), late.headers.get('retry-after')]).toEqual([
      429,
      'no-store',
      '60',
    ]);
    expect(await late.text()).toContain('Einen Moment, bitte');
    expect((await open('/seo')).status, 'a finished page costs nothing').toBe(200);
    expect((await open('/orders', { 'x-forwarded-for': '203.0.113.2' })).status).toBe(200);
    expect((await open('/orders', { cookie: await enter('malee@example.com') })).status).toBe(200);
    vi.advanceTimersByTime(60_000);
    expect((await open('/th/orders')).status).toBe(200);
  });

  it('is counted by the network of an address, however that is written', async () => {
    const { open } = await openPages();
    const addresses = ['2001:db8:1:2::1', '2001:0db8:0001:0002:ffff::', '[2001:db8:1:2:3:4:5:6]:443'];
    for (let count = 0; count < 120; count++)
      await open('/orders', { 'x-forwarded-for': addresses[count % addresses.length] ?? '' });
    expect((await open('/orders', { 'x-forwarded-for': '2001:db8:1:2::9' })).status).toBe(429);
    expect((await open('/orders', { 'x-forwarded-for': '2001:db8:1:3::9' })).status).toBe(200);
  });

  it('is open to twenty times as many where nothing tells visitors apart', async () => {
    const { open } = await openPages({ TRUST_PROXY: '0' });
    for (let count = 0; count < 2400; count++) expect((await open('/orders')).status).toBe(200);
    expect((await open('/orders')).status).toBe(429);
  });

  it('is not written at all for whoever brings no session to the portal or the desk', async () => {
    const { open, enter } = await openPages();
    const leads = async (path: string, cookie = '') => {
      const { status, headers } = await open(path, cookie ? { cookie } : {});
      return [status, headers.get('location')];
    };
    const signIn = 'http://localhost:3000';
    for (const cookie of ['', 'session=1', 'order-PT-4C7XHM=0123456789abcdef', 'other=1'])
      expect(await leads('/th/portal', cookie)).toEqual([307, `${signIn}/th/sign-in?next=/portal`]);
    expect(await leads('/desk/orders/PT-4C7XHM')).toEqual([
      307,
      `${signIn}/sign-in?next=/desk/orders/PT-4C7XHM`,
    ]);
    expect(await leads('/th/desk/shop/company~phone?a=1&b=2')).toEqual([
      307,
      `${signIn}/th/sign-in?next=/desk/shop/company~phone%3Fa%3D1%26b%3D2`,
    ]);
    expect((await open('/portal')).headers.get('cache-control')).toBe('no-store');
    expect(await leads('/th/portal', await enter('malee@example.com'))).toEqual([200, null]);
    expect(await leads('/th/sign-in')).toEqual([200, null]);
  });
});
