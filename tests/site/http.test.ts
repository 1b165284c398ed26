import { connect } from 'node:net';
import { expect } from 'vitest';
import { ownSiteTest } from '../support/finished-site';

const test = ownSiteTest({});

/** Sends a request line as it is, which `fetch` would put right. @returns status and headers of the answer, as text */
async function ask(url: string, line: string): Promise<string> {
  const { hostname, port, host } = new URL(url);
  const socket = connect({ host: hostname, port: Number(port) });
  socket.write(`${line} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
  let said = '';
  for await (const chunk of socket) said += chunk;
  return said.slice(0, said.indexOf('\r\n\r\n'));
}

test('what cannot be asked for is refused, never a failure of the server', async ({ site }) => {
  for (const line of ['GET /%ff.png', 'GET /%c0%ae.css', 'GET /%E0%A4%A', 'GET *', 'OPTIONS *'])
    expect([line, await ask(site.url, line)]).toEqual([line, expect.stringMatching(/^HTTP\/1\.1 40[045] /)]);
  for (const path of ['/', '/de/contact', '/api/contact', '/robots.txt'])
    expect([path, await ask(site.url, `TRACE ${path}`)]).toEqual([
      path,
      expect.stringMatching(/^HTTP\/1\.1 405 /),
    ]);
  expect(site.log).not.toContain('URIError');
});

test('pages answer to reading alone', async ({ site }) => {
  for (const path of ['/', '/de/contact', '/no-such-page'])
    for (const method of ['PUT', 'DELETE', 'PROPFIND', 'PATCH', 'POST', 'OPTIONS']) {
      const answer = await ask(site.url, `${method} ${path}`);
      expect([method, path, answer]).toEqual([method, path, expect.stringMatching(/^HTTP\/1\.1 405 /)]);
      expect(answer).toMatch(/^allow: GET, HEAD/im);
    }
});

test('shared caches keep a page for minutes, and a missing one not at all', async ({ site }) => {
  const cacheControl = async (path: string) => (await fetch(site.url + path)).headers.get('cache-control');
  for (const path of ['/', '/de', '/th/contact', '/sitemap.xml', '/robots.txt', '/search/en.json'])
    expect([path, await cacheControl(path)]).toEqual([path, 's-maxage=300, stale-while-revalidate=300']);
  for (const path of ['/no-such-page', '/de/no-such-page', '/no-such.png', '/server-access'])
    expect([path, await cacheControl(path)]).toEqual([path, expect.stringContaining('no-store')]);
});

test('no cache keeps what the framework asks for while it navigates, which has an address of its own', async ({
  site,
}) => {
  const asked = async (path: string, header: string) => {
    const { status, headers } = await fetch(site.url + path, {
      headers: { [header]: '1' },
      redirect: 'manual',
    });
    return [status, headers.get('content-type'), headers.get('cache-control')];
  };
  for (const path of ['/', '/seo', '/th/contact', '/cart']) {
    expect(await asked(path, 'RSC')).toEqual([307, null, 'private, no-store']);
    expect(await asked(`${path}?_rsc=wrong`, 'RSC')).toEqual([307, null, 'private, no-store']);
    expect(await asked(`${path}?_rsc`, 'RSC')).toEqual([200, 'text/x-component', 'private, no-store']);
    for (const header of ['Next-Router-Prefetch', 'Next-Router-State-Tree', 'Next-Router-Segment-Prefetch'])
      expect((await asked(path, header)).at(-1)).toBe('private, no-store');
    expect((await asked(`${path}?_rsc=wrong`, 'X-Other')).at(-1)).toBe('private, no-store');
    expect((await asked(path, 'X-Other')).at(-1)).toBe('s-maxage=300, stale-while-revalidate=300');
  }
});

test('redirects and refusals say what every answer says, and none how the site is made', async ({ site }) => {
  for (const path of [
    '/en',
    '/en/seo',
    '/seo/',
    '/SEO',
    '/robots.txt/',
    '/no-such-page',
    '/api/no-such-route',
    '/%ff.png',
  ]) {
    const { headers } = await fetch(site.url + path, { redirect: 'manual' });
    expect([path, headers.get('x-content-type-options'), headers.get('referrer-policy')]).toEqual([
      path,
      'nosniff',
      'strict-origin-when-cross-origin',
    ]);
  }
  for (const path of ['/', '/seo', '/de/seo', '/no-such-page', '/portal', '/th/orders/AB12'])
    expect((await fetch(site.url + path)).headers.get('x-middleware-rewrite')).toBeNull();
});

test('a page to read leaves the window its process, and every other cuts it off from whoever opened it', async ({
  site,
}) => {
  const opener = async (path: string) =>
    (await fetch(site.url + path)).headers.get('cross-origin-opener-policy');
  for (const path of ['/', '/th', '/seo', '/de/pattaya-guide', '/nl/terms'])
    expect([path, await opener(path)]).toEqual([path, 'unsafe-none']);
  for (const path of [
    '/cart',
    '/th/contact',
    '/domains',
    '/server-access',
    '/client-login',
    '/thank-you',
    '/es/payment/success',
    '/orders/AB12',
    '/desk',
    '/th/sign-in',
    '/no-such-page',
    '/api/health',
  ])
    expect([path, await opener(path)]).toEqual([path, 'same-origin']);
});
