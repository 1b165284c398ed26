import { describe, expect, it, vi } from 'vitest';
import { cart, details, key, openOrdersApi } from '../support/orders-api';
import { openReceiptsApi, staff } from '../support/receipts-api';
import { describeOnEachDatabase, openServer } from '../support/server';
import { signedInAs } from '../support/sign-in';
import { numbersCsv, reader, sayVisit, sumsNow } from '../support/visits-api';

describeOnEachDatabase('visits', (open) => {
  it('are counted by day, page, language and kind of source, and nothing else is written', async () => {
    const server = await open();
    expect(await sayVisit('/th/cctv')).toBe(204);
    expect(await sayVisit('/th/cctv')).toBe(204);
    expect(
      await sayVisit('/seo?from=card&utm_source=x', '', {
        'user-agent': 'Mozilla/5.0 (X11; Linux) Firefox/128',
      }),
    ).toBe(204);
    expect(await sayVisit('/th/seo', 'localhost:3000')).toBe(204);
    const sums = await sumsNow();
    expect(sums.total).toMatchObject({ visits: 3, views: 4, added: 0, bought: 0 });
    expect(sums.sources).toEqual([
      ['line', 2],
      ['card', 1],
    ]);
    expect(sums.locales).toEqual([
      ['th', 3],
      ['en', 1],
    ]);
    expect(sums.pages.map(({ name, views }) => [name, views])).toEqual([
      ['/cctv', 2],
      ['/seo', 2],
    ]);
    const rows = await server.storedRows();
    for (const trace of ['Android', 'Firefox', 'utm_source', 'localhost']) expect(rows).not.toContain(trace);
  });

  it('are told from the page to the payment, which counts while it is neither undone nor sent back', async () => {
    const server = await openReceiptsApi(open);
    const orders = await openOrdersApi(async () => server);
    await sayVisit('/th/seo');
    expect(await sayVisit('/th/seo', 'item=seo-local')).toBe(204);
    const pages = '/th/seo,/nowhere';
    const placed = await orders.place(await cart({ items: 'seo-local,vps-starter', pages }), reader);
    await orders.complete(placed.body.data.id, { key, ...details });
    const reference = String(placed.body.data.reference);
    expect((await sumsNow()).total).toMatchObject({ added: 1, bought: 0, amount: 0 });
    await server.setOrderStatus({ reference, status: 'paid', person: staff });
    const sums = await sumsNow();
    expect(sums.pages).toEqual([
      { name: '/seo', views: 1, added: 1, bought: 1, amount: expect.any(Number) },
      { name: '', views: 0, added: 0, bought: 1, amount: expect.any(Number) },
    ]);
    expect(sums.items.map(({ name, added, bought }) => [name, added, bought])).toEqual([
      ['seo-local', 1, 1],
      ['vps-starter', 0, 1],
    ]);
    await server.undoOrderMove({ reference, person: staff });
    expect((await sumsNow()).total).toMatchObject({ bought: 0, amount: 0 });
    await server.pay(reference);
    await server.setOrderStatus({ reference, status: 'refunded', person: staff });
    expect((await sumsNow()).total).toMatchObject({ added: 1, bought: 0, amount: 0 });
  });

  it('fill no more than their limit, however many come at once', async () => {
    await open({ TRUST_PROXY: '1' });
    const from = (visitor: number) => ({ 'x-forwarded-for': `203.0.113.${visitor}` });
    const answers = await Promise.all(Array.from({ length: 70 }, () => sayVisit('/', '', from(7))));
    expect(answers.filter((status) => status === 204)).toHaveLength(60);
    expect(answers.filter((status) => status === 429)).toHaveLength(10);
    expect(await sayVisit('/', '', from(8))).toBe(204);
    expect((await sumsNow()).total.views).toBe(61);
  });
});

describe('what nobody counts', () => {
  it('is answered all the same: robots, who asks for privacy, and who has signed in with this browser', async () => {
    await openServer({ STAFF: staff });
    const nobody: Record<string, string>[] = [
      { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' },
      { 'sec-purpose': 'prefetch' },
      { 'sec-gpc': '1' },
      { dnt: '1' },
      { cookie: await signedInAs(staff) },
    ];
    for (const headers of nobody)
      expect(await sayVisit('/th', '', headers), JSON.stringify(headers)).toBe(204);
    expect((await sumsNow()).total.views).toBe(0);
  });

  it('is refused: other sites, pages and items that are none of ours, and long texts', async () => {
    await openServer();
    expect(await sayVisit('/', '', { 'sec-fetch-site': 'cross-site' })).toBe(403);
    for (const page of ['/nowhere', '/desk', '/th/orders/PT-4C7XHM', '/api/visits'])
      expect([page, await sayVisit(page)]).toEqual([page, 400]);
    for (const item of ['', 'nothing', 'vps-starter,seo-local', '__proto__'])
      expect([item, await sayVisit('/', `item=${item}`)]).toEqual([item, 400]);
    expect(await sayVisit('/', '', { referer: 'about:blank' })).toBe(400);
    expect(await sayVisit('/', 'x'.repeat(301))).toBe(413);
    expect((await sumsNow()).total).toMatchObject({ views: 0, added: 0 });
  });

  it('is everything where COUNT_VISITS says so, of an order too', async () => {
    const server = await openServer({ COUNT_VISITS: 'no' });
    expect(await sayVisit('/')).toBe(404);
    const orders = await openOrdersApi(async () => server);
    expect((await orders.place(await cart({ pages: '/seo' }), reader)).status).toBe(200);
    expect(await server.storedRows()).not.toContain('"/seo"');
    const { wordsIn } = await import('@/lib/site/page-words');
    expect(JSON.stringify(await wordsIn('en', 'privacy'))).not.toContain('Global Privacy Control');
  });

  it('is no page of an order whose browser asks for privacy', async () => {
    const server = await openServer();
    const orders = await openOrdersApi(async () => server);
    await orders.place(await cart({ pages: '/th/seo' }), { ...reader, 'sec-gpc': '1' });
    expect(await server.storedRows()).not.toContain('"/seo"');
  });
});

it('the desk gives the counts out as a file, to the staff alone', async () => {
  await openServer({ STAFF: staff });
  await sayVisit('/th/cctv');
  await sayVisit('/th/cctv', 'item=cctv-basic');
  expect((await numbersCsv('')).status).toBe(403);
  const { status, rows } = await numbersCsv(await signedInAs(staff));
  expect(status).toBe(200);
  expect(rows).toEqual(['Page views,/cctv,th,LINE,,1,', 'Added to carts,/cctv,,,cctv-basic,1,']);
});

it('counts are deleted after three years, and not a day before', async () => {
  const server = await openServer();
  for (const [age, times] of [
    [1090, 2],
    [1100, 3],
  ])
    for (const row of [
      `visits values (current_date - ${age}, '/', 'th', 'line', ${times})`,
      `cart_counts values (current_date - ${age}, 'seo-local', '/seo', ${times})`,
    ])
      await server.run(`insert into public.${row}`);
  const { deleteExpired } = await import('@/lib/server/retention');
  await deleteExpired();
  const rows = await server.storedRows();
  expect(rows.match(/"(?:views|added)":\d/g)).toEqual(['"views":2', '"added":2']);
});

it('a day is that of Pattaya', async () => {
  const server = await openServer();
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-03-31T18:30:00Z') });
  await sayVisit('/');
  vi.useRealTimers();
  expect(await server.storedRows()).toContain('2027-04-01');
});
