import { expect } from 'vitest';
import { test } from '../support/finished-site';

test('/en/x leads to /x for good, and nobody is sent elsewhere by their browser’s language', async ({
  baseURL,
}) => {
  const prefixed = await fetch(`${baseURL}/en/services`, { redirect: 'manual' });
  expect([prefixed.status, prefixed.headers.get('location')]).toEqual([301, '/services']);
  const plain = await fetch(`${baseURL}/services`, {
    redirect: 'manual',
    headers: { 'accept-language': 'de' },
  });
  expect(plain.status).toBe(200);
});

test('unknown paths answer 404 with a page in the visitor’s language', async ({ baseURL }) => {
  for (const [path, lang] of [
    ['/nothing', 'en'],
    ['/th/nothing/at/all', 'th'],
    ['/fr/services', 'en'],
    ['/not-found', 'en'],
    ['/de/cart/extra', 'de'],
    ['/missing.png', 'en'],
    ['/de/orders/PT-222222/more', 'de'],
  ]) {
    const response = await fetch(`${baseURL}${path}`);
    const html = await response.text();
    expect([path, response.status]).toEqual([path, 404]);
    expect(html).toContain(`lang="${lang}"`);
    expect(html).toMatch(/<h1[^>]*>(<span[^>]*>)*[^<]+/);
    if (lang === 'en') expect(html).toContain('Oops! Page Not Found');
  }
});

test('every answer carries the security headers', async ({ baseURL }) => {
  for (const path of ['/', '/th/cart', '/nothing', '/api/orders']) {
    const { headers } = await fetch(`${baseURL}${path}`);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    expect(headers.get('content-security-policy')).toBe("frame-ancestors 'none'");
    expect(headers.get('permissions-policy')).toContain('camera=()');
    expect(headers.get('x-powered-by')).toBeNull();
  }
});
