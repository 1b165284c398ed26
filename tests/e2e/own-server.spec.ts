import { once } from 'node:events';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:http2';
import { join } from 'node:path';
import { newKey } from '@/lib/browser/new-key';
import { localePath, locales } from '@/lib/i18n/locales';
import { findRoute, routeNames } from '@/lib/site/routes';
import { type Exchange, exchange } from '../support/exchange';
import { inquiry } from '../support/inquiries';
import { type ServedByNginx, serveByNginx } from '../support/nginx';
import { cart } from '../support/orders-api';
import { missingForNginx } from '../support/run-nginx';
import { expect, test as ownSiteTest, sharedSiteTest } from '../support/site';
import { storedOrders } from '../support/stored';

type Proxied = {
  nginx: ServedByNginx;
  /** Expects that nginx answers as the server behind it does. */
  expectSame: (path: string, asked?: Parameters<typeof exchange>[1]) => Promise<Exchange>;
};

const fixtures: Parameters<typeof ownSiteTest.extend<Proxied>>[0] = {
  nginx: async ({ site }, use) => {
    const nginx = await serveByNginx(site.port, { isSecure: true });
    await use(nginx);
    await nginx.stop();
  },
  expectSame: async ({ site, nginx }, use) => {
    await use(async (path, asked) => {
      const [wanted, found] = await Promise.all(
        [`http://localhost:${site.port}`, nginx.url].map((origin) => exchange(`${origin}${path}`, asked)),
      );
      if (!wanted || !found) throw new Error('no answer');
      const about = `${asked?.method ?? 'GET'} ${path}`;
      expect([about, found.status, heading(found)]).toEqual([about, wanted.status, heading(wanted)]);
      expect(found.body.equals(wanted.body), `${about}: the same bytes`).toBe(true);
      return found;
    });
  },
};

/** Tests of a site that they stop, or that counts them. */
const ownTest = ownSiteTest.extend<Proxied>(fixtures);
const test = sharedSiteTest.extend<Proxied>(fixtures);

test.skip(missingForNginx() !== undefined, missingForNginx());
test.use({ siteSettings: { TRUST_PROXY: '1' } });
ownTest.use({ siteSettings: { TRUST_PROXY: '1' } });

/** What differs by nature, or only tells of Next. */
const ownHeaders = new Set([
  'accept-ranges',
  'connection',
  'content-encoding',
  'content-length',
  'date',
  'etag',
  'keep-alive',
  'last-modified',
  'server',
  'transfer-encoding',
  // Another one for each request.
  'x-request-id',
  'x-nextjs-cache',
  'x-nextjs-prerender',
  'x-nextjs-stale-time',
]);

function heading({ headers }: Exchange): Record<string, string> {
  const said = Object.entries(headers)
    .filter(([name]) => !ownHeaders.has(name))
    .map(([name, value]) => [name, plainValue(name, String(value))] as const);
  return Object.fromEntries(said.filter(([, value]) => value !== ''));
}

/** Vary names what was asked for by the framework; whether it names compression too depends on the size of a file. */
function plainValue(name: string, value: string): string {
  if (name === 'content-type') return value.toLowerCase();
  if (name !== 'vary') return value;
  return value
    .toLowerCase()
    .split(/, */)
    .filter((part) => part !== 'accept-encoding')
    .join(', ');
}

const pages = locales.flatMap((locale) => routeNames.map((name) => localePath(locale, findRoute(name).path)));

const staticFiles = readdirSync('.next/site/_next', { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath, entry.name).replace('.next/site', ''));

test('nginx answers for every page as the server does, in fewer bytes', async ({ expectSame }) => {
  for (const path of pages) {
    const { headers, bytes, body, status } = await expectSame(path, { headers: { 'accept-encoding': 'br' } });
    expect([path, status, headers['content-encoding']]).toEqual([path, 200, 'br']);
    expect(bytes.length).toBeLessThan(body.length / 2);
    expect(headers['last-modified']).toBeUndefined();
    await expectSame(path, { method: 'HEAD' });
  }
  for (const accept of ['text/markdown', 'text/html, text/markdown;q=0.5'])
    for (const path of ['/', '/th/seo', '/seo.md', '/nothing'])
      await expectSame(path, { headers: { accept } });
});

test('nginx gives out files as the server does, compressed for who takes it', async ({ expectSame }) => {
  const plain = staticFiles.filter((path) => !/\.(br|gz)$/.test(path));
  for (const path of plain.filter((_, index) => index % 5 === 0)) await expectSame(path);
  const script = plain.find((path) => path.endsWith('.js') && staticFiles.includes(`${path}.br`)) ?? '';
  for (const encoding of ['br', 'gzip']) {
    const { headers } = await expectSame(script, { headers: { 'accept-encoding': encoding } });
    expect([headers['content-encoding'], headers['cache-control']]).toEqual([
      encoding,
      'public, max-age=31536000, immutable',
    ]);
    expect(headers.vary).toMatch(/accept-encoding/i);
  }
  for (const path of [
    '/robots.txt',
    '/sitemap.xml',
    '/icon.svg',
    '/demo/clinic/index.html',
    '/seo.md',
    '/th/index.md',
    '/llms.txt',
    '/th/llms-full.txt',
    '/offers.json',
    '/manifest.webmanifest',
    '/icon-512.png',
  ])
    await expectSame(path);
});

test('nginx redirects and misses as the server does, in the language of the address', async ({
  expectSame,
}) => {
  const redirected = [
    '/en',
    '/EN',
    '/en/seo?a=1',
    '/en/nothing',
    '/en/',
    '/seo/',
    '/th/',
    ...['/SEO', '/TH', '/Th/seo', '/SEO?a=1', '/en/seo.md'],
  ];
  for (const path of redirected) expect([path, (await expectSame(path)).status]).toEqual([path, 301]);
  for (const path of ['//seo', '/th//seo'])
    expect([path, (await expectSame(path)).status]).toEqual([path, 308]);
  const missing = [
    ...[
      '/nothing',
      '/th/nothing',
      '/de/a/b',
      '/xx/seo',
      '/SEOS',
      '/TH/Nothing',
      '/SEO.md',
      '/nothing.md',
      '/th/nothing.md',
      '/%73eo',
      '/~',
      '/payment',
    ],
    ...['/not-found', '/th/not-found', '/index', '/index.html', '/seo.html', '/th.html', '/th/index.html'],
    ...[
      '/missing.png',
      '/.env',
      '/seo.html.br',
      '/demo',
      '/demo/x',
      '/api',
      '/api/nothing',
      '/_next/nothing',
    ],
    ...[
      '/-not-found/not-found.html',
      '/_next/static',
      '/_next/static/nothing.js',
      '/demo/clinic/index.html.br',
    ],
    ...staticFiles.filter((path) => path.endsWith('.br')).slice(0, 1),
  ];
  for (const path of missing) {
    const { status, headers } = await expectSame(path);
    expect([path, status, headers['cache-control']]).toEqual([
      path,
      404,
      expect.stringContaining('no-store'),
    ]);
  }
  expect((await expectSame('/th/nothing', { method: 'HEAD' })).status).toBe(404);
  expect((await expectSame('/th/nothing')).body.toString()).toContain('<html lang="th"');
});

test('what is not read from disk is left to the server: other methods, and navigations of the framework', async ({
  expectSame,
}) => {
  for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'PROPFIND'])
    for (const path of ['/', '/th/seo', '/nothing', '/robots.txt', '/api/contact'])
      await expectSame(path, { method });
  for (const path of ['/seo', '/seo?_rsc', '/th/seo?_rsc=1', '/nothing'])
    for (const header of ['RSC', 'Next-Router-Prefetch', 'Next-Router-State-Tree'])
      await expectSame(path, { headers: { [header]: '1' } });
  const { status, headers } = await expectSame('/seo?_rsc', { headers: { RSC: '1' } });
  expect([status, headers['content-type']]).toEqual([200, 'text/x-component']);
});

const ownPage = { 'sec-fetch-site': 'same-origin' };

ownTest('the limits count the address that a visitor has, whatever a request claims', async ({ nginx }) => {
  const send = (claimed: string, localAddress?: string) =>
    exchange(`${nginx.url}/api/contact`, {
      method: 'POST',
      body: JSON.stringify({ ...inquiry, subject: 'SEO', locale: 'en', key: newKey() }),
      headers: {
        ...ownPage,
        'content-type': 'application/json',
        'x-forwarded-for': claimed,
        forwarded: `for=${claimed}`,
        'x-real-ip': claimed,
      },
      ...(localAddress && { localAddress }),
    });
  const statuses: number[] = [];
  for (let visitor = 1; visitor <= 6; visitor++) statuses.push((await send(`203.0.113.${visitor}`)).status);
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  expect((await send('203.0.113.1', '127.0.0.2')).status).toBe(200);
});

ownTest(
  'a visitor opens no more pages at once that are written anew than people do, and all others',
  async ({ nginx }) => {
    const open = (path: string, localAddress = '127.0.0.1') =>
      exchange(`${nginx.url}${path}`, { localAddress });
    const answers = await Promise.all(Array.from({ length: 200 }, () => open('/portal')));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([307, 429]));
    const late = answers.find(({ status }) => status === 429);
    expect([late?.headers['retry-after'], late?.headers['cache-control']]).toEqual(['60', 'no-store']);
    expect((await open('/th/seo')).status).toBe(200);
    expect((await open('/portal', '127.0.0.2')).status).toBe(307);
  },
);

/** The multipart form of an order. */
async function orderBody(slip?: Blob): Promise<{ body: Uint8Array; headers: Record<string, string> }> {
  const form = new FormData();
  for (const [name, value] of Object.entries(await cart(slip ? { slip } : {}))) form.set(name, value);
  const request = new Request('http://localhost', { method: 'POST', body: form });
  return {
    body: new Uint8Array(await request.arrayBuffer()),
    headers: { ...ownPage, 'content-type': request.headers.get('content-type') ?? '' },
  };
}

const tooLarge = { ok: false, error: { code: 'too-large', fields: { slip: 'slip-too-large' } } };

ownTest(
  'an order arrives, and a picture that is too large is answered as without the proxy',
  async ({ site, nginx }) => {
    const { body, headers } = await orderBody(new Blob([new Uint8Array(5 * 1024 * 1024)]));
    const post = (asked: object) =>
      exchange(`${nginx.url}/api/orders`, { method: 'POST', headers, ...asked });
    const refused = [
      await post({ body }),
      await post({ headers: { ...headers, 'content-length': '20000000' } }),
      await post({
        body: Buffer.concat([body, body]),
        headers: { ...headers, 'transfer-encoding': 'chunked' },
      }),
    ];
    expect(
      refused.map(({ status, headers, body }) => [status, headers['cache-control'], JSON.parse(`${body}`)]),
    ).toEqual(refused.map(() => [413, 'no-store', tooLarge]));
    const placed = await post(await orderBody());
    expect([placed.status, placed.headers['cache-control']]).toEqual([200, 'no-store']);
    await site.stop();
    const orders = await storedOrders(site.dataFolder);
    expect(orders.map(({ reference }) => reference)).toEqual([JSON.parse(`${placed.body}`).data.reference]);
  },
);

ownTest(
  'pages are there while the server is not, and forms are told to try again',
  async ({ site, nginx }) => {
    await site.stop();
    expect((await exchange(`${nginx.url}/th/seo`)).status).toBe(200);
    const { status, headers, body } = await exchange(`${nginx.url}/api/contact`, {
      method: 'POST',
      body: '{}',
    });
    expect([status, headers['retry-after'], headers['cache-control']]).toEqual([503, '5', 'no-store']);
    expect(JSON.parse(body.toString())).toEqual({ ok: false, error: { code: 'failed', retryAfter: 5 } });
  },
);

test('scripts of the release before are still there for pages that are open', async ({ nginx }) => {
  const folder = join(nginx.folder, 'previous/site/_next/static/chunks');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'of-the-release-before.js'), 'old();');
  const { status, headers, body } = await exchange(
    `${nginx.url}/_next/static/chunks/of-the-release-before.js`,
  );
  expect([status, body.toString(), headers['x-content-type-options']]).toEqual([200, 'old();', 'nosniff']);
});

test('visitors come by https and HTTP/2, and the log has neither their addresses nor what they asked', async ({
  nginx,
}) => {
  const { status, headers } = await exchange(`${nginx.plainUrl}/th/seo?a=1`);
  expect([status, headers.location]).toEqual([301, `${nginx.url}/th/seo?a=1`]);
  const session = connect(nginx.url, { rejectUnauthorized: false });
  const stream = session.request({ ':path': '/domains?name=somchai' });
  const [answer] = await once(stream, 'response');
  stream.resume();
  await once(stream, 'end');
  session.close();
  expect(answer[':status']).toBe(200);
  const log = () => readFileSync(join(nginx.folder, 'access.log'), 'utf8');
  await expect.poll(log).toMatch(/^\S+ 127\.0\.0\.0 "GET \/domains" 200 \d+ [\d.]+$/m);
  expect(log()).not.toMatch(/somchai|127\.0\.0\.1/);
});

test('a browser walks from page to page without an error', async ({ browser, nginx }) => {
  const context = await browser.newContext({ ignoreHTTPSErrors: true, baseURL: nginx.url });
  const page = await context.newPage();
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
  page.on('response', (response) => response.status() >= 400 && faults.push(response.url()));
  await page.goto('/th');
  await page.goto('/services');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).first().click();
  await expect(page).toHaveURL('/contact');
  expect(faults).toEqual([]);
  await context.close();
});
