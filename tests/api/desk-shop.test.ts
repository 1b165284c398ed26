import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { staff } from '../support/receipts-api';
import { jsonPost, routeContext } from '../support/requests';
import { type OpenServer, openServer } from '../support/server';
import { signedInAs } from '../support/sign-in';

const price = 'catalog.cctv-basic.price';

/** The routes of the shop at the desk, and what they keep. */
async function openShop(open: OpenServer = openServer) {
  const colleague = 'lek@agency.example';
  const server = await open({ STAFF: `${staff},${colleague}`, MAIL_TO: staff });
  const { POST } = await import('@/app/api/desk/shop/[field]/route');
  const back = await import('@/app/api/desk/shop/back/[change]/route');
  const { listChanges, isWaiting } = await import('@/lib/changes/saved');
  const cookies: Record<string, string> = {
    [staff]: await signedInAs(staff),
    [colleague]: await signedInAs(colleague),
  };
  const headersOf = (person: string, accept = 'application/json') => ({
    'sec-fetch-site': 'same-origin',
    accept,
    ...(cookies[person] && { cookie: cookies[person] }),
  });
  const save = async (field: string, body: object, { person = staff, accept = 'application/json' } = {}) => {
    const address = field.replaceAll('.', '~');
    const request = jsonPost(
      `/api/desk/shop/${address}?locale=th`,
      { version: 0, ...body },
      headersOf(person, accept),
    );
    return POST(request, routeContext({ field: address }));
  };
  const problems = async (field: string, body: object) => {
    const response = await save(field, body);
    const { error } = z
      .object({ error: z.object({ fields: z.record(z.string(), z.string()) }) })
      .parse(await response.json());
    return [response.status, error.fields];
  };
  const withdraw = async (change: string) =>
    back.POST(jsonPost('/api/desk/shop/back/x', {}, headersOf(staff)), routeContext({ change }));
  const saved = async (field: string | null = null) => (await listChanges(field)).changes;
  return { ...server, colleague, save, problems, withdraw, saved, isWaiting };
}

describe('a change at the desk', () => {
  it('is saved with who made it, from what to what and since when, and waits until it is released', async () => {
    const { save, saved, isWaiting } = await openShop();
    const answer = await save(price, { value: '26,000', 'counts-from': '' });
    expect(await answer.json()).toMatchObject({ ok: true, data: { flash: 'shop-saved' } });
    const [change] = await saved(price);
    expect(change).toMatchObject({ field: price, was: 25_000, value: 26_000, person: staff, version: 1 });
    expect(change && isWaiting(change)).toBe(true);
    const { askDatabase } = await import('@/lib/ask-database');
    const backup = z.object({ tables: z.object({ changes: z.array(z.json()) }) });
    expect((await askDatabase(backup, 'take_backup')).tables.changes).toMatchObject([
      { field: price, value: 26_000 },
    ]);
    const released = await askDatabase(z.json(), 'release_changes', { day: '2099-01-01' });
    expect(released).toMatchObject([{ field: price, value: 26_000 }]);
    expect((await saved(price)).map(isWaiting)).toEqual([false]);
  });

  it('leads a browser without JavaScript back to the field, or says what is wrong at which input', async () => {
    const { save } = await openShop();
    const page = await save(price, { value: '26000' }, { accept: 'text/html' });
    expect([page.status, page.headers.get('location')]).toEqual([
      303,
      `/th/desk/shop/${price.replaceAll('.', '~')}?flash=shop-saved`,
    ]);
    const refused = await save(price, { value: '0', version: 1 }, { accept: 'text/html' });
    expect([refused.status, await refused.text()]).toEqual([422, expect.stringContaining('ค่า: ')]);
  });

  it('tells the second of two people, and lets them replace it once they know', async () => {
    const { save, saved, colleague } = await openShop();
    await save(price, { value: '26000' });
    const late = await save(price, { value: '27000' }, { person: colleague });
    expect([late.status, await late.json()]).toEqual([
      409,
      { ok: false, error: { code: 'conflict', fields: { version: 'shop-outdated' } } },
    ]);
    expect((await saved(price)).map(({ value }) => value)).toEqual([26_000]);
    expect((await save(price, { value: '27000', version: 'newest' }, { person: colleague })).status).toBe(
      200,
    );
    expect((await saved(price)).map(({ was, value, person }) => [was, value, person])).toEqual([
      [26_000, 27_000, colleague],
      [25_000, 26_000, staff],
    ]);
  });

  it('is nothing where it says what is there already', async () => {
    const { save, saved } = await openShop();
    expect(await (await save(price, { value: '25000' })).json()).toMatchObject({
      data: { flash: 'shop-same' },
    });
    expect(await saved()).toEqual([]);
  });

  it('can be taken back by any of the staff', async () => {
    const { save, saved, withdraw, isWaiting } = await openShop();
    await save(price, { value: '26000' });
    const [change] = await saved(price);
    expect((await withdraw(change?.id ?? '')).status).toBe(200);
    expect((await saved(price)).map(({ withdrawn_by: by }) => by)).toEqual([staff]);
    expect((await saved(price)).map(isWaiting)).toEqual([false]);
    for (const unknown of ['x', crypto.randomUUID()]) expect((await withdraw(unknown)).status).toBe(404);
  });

  it('is for the staff alone', async () => {
    const { save, saved } = await openShop();
    expect((await save(price, { value: '26000' }, { person: 'stranger@example.com' })).status).toBe(403);
    expect((await save('company.secret', { value: 'x' })).status).toBe(404);
    expect(await saved()).toEqual([]);
  });
});

const item = 'cctv-basic';
const inOrder = Object.fromEntries(
  ['facebook', 'instagram', 'tiktok', 'youtube', 'twitter', 'line'].map((id, index) => [
    `place-${index + 1}`,
    id,
  ]),
);

const inFive = (name: string, text: string) =>
  Object.fromEntries(['en', 'de', 'es', 'nl', 'th'].map((locale) => [`${name}-${locale}`, text]));

describe('bad input at the desk', () => {
  it.each([
    [price, { value: '0' }, { value: 'amount' }],
    [price, { value: '-5' }, { value: 'amount' }],
    [price, { value: '1.234' }, { value: 'amount' }],
    [price, {}, { value: 'required' }],
    [price, { value: '26000', 'counts-from': '2020-01-01' }, { 'counts-from': 'past' }],
    [price, { value: 'x'.repeat(2100) }, { value: 'too-long' }],
    ['company.taxId', { value: '0105556000008' }, { value: 'tax-id' }],
    ['company.phone', { value: '+66 38 000 000' }, { value: 'invented' }],
    ['company.phone', { value: '<b>1234567</b>' }, { value: 'markup' }],
    ['company.email', { value: 'somewhere' }, { value: 'email' }],
    ['company.mapUrl', { value: 'javascript:alert(1)' }, { value: 'url' }],
    ['company.legalName', { value: '<script>alert(1)</script>' }, { value: 'markup' }],
    ['company.legalName', { value: '{phone}' }, { value: 'markup' }],
    ['company.vat', { value: 'maybe' }, { value: 'required' }],
    ['basics', { opens: '18:00', closes: '09:00' }, { closes: 'order' }],
    ['basics', { opens: '9', closes: '25:00' }, { opens: 'time', closes: 'time' }],
    ['closedDays', { 'day-1': '2020-04-13' }, { 'day-1': 'past' }],
    ['closedDays', { 'day-2': '2027-02-30' }, { 'day-2': 'day' }],
    ['offer', { item, from: '2027-04-10', until: '2027-04-01' }, { until: 'order' }],
    ['offer', { item, from: '2020-04-01', until: '2020-04-10' }, { until: 'past' }],
    ['offer', { item: 'vps-starter', from: '2027-04-01', until: '2027-04-10' }, { item: 'required' }],
    ['deposits.cctv-basic', { value: '100' }, { value: 'number' }],
    [
      'decisions.serverHost',
      { company: 'Sea Server Co., Ltd.', country: 'Thailand' },
      { country: 'too-long' },
    ],
    ['decisions.serverHost', { company: 'Sea Server Co., Ltd.', country: 't1' }, { country: 'country' }],
    ['channelOrder', { ...inOrder, 'place-2': 'line' }, { 'place-6': 'twice' }],
    ['channelOrder', { ...inOrder, 'place-2': 'myspace' }, { 'place-2': 'required' }],
    [
      'promo',
      { ...inFive('title', 'Songkran'), ...inFive('note', 'All April'), 'title-th': '' },
      { 'title-th': 'languages' },
    ],
    ['testimonials.bar', { name: 'Malee' }, { date: 'required' }],
    ['decisions.deposit', { value: '120' }, { value: 'number' }],
    ['accounts.facebook.name', { value: 'https://facebook.com/x' }, { value: 'account' }],
  ])('is refused at its field: %s %j', async (field, body, wanted) => {
    const { problems, saved } = await openShop();
    expect(await problems(field, body)).toEqual([422, wanted]);
    expect(await saved()).toEqual([]);
  });

  it('of five megabytes is refused unread', async () => {
    const { save, saved } = await openShop();
    const answer = await save(price, { value: 'x'.repeat(5 * 1024 * 1024) });
    expect([answer.status, await answer.json()]).toMatchObject([413, { error: { code: 'too-large' } }]);
    const page = await save(price, { value: 'x'.repeat(5 * 1024 * 1024) }, { accept: 'text/html' });
    expect(await page.text()).toContain('ข้อความยาวเกินไป');
    expect(await saved()).toEqual([]);
  });
});

describe('what the desk takes', () => {
  it.each([
    ['company.taxId', { value: '0-1055-56000-00-9' }, '0105556000009'],
    ['company.phone', { value: ' +66 38 123 456 ' }, '+66 38 123 456'],
    ['basics', { opens: '10:00', closes: '19:30' }, { opens: '10:00', closes: '19:30' }],
    [
      'closedDays',
      { 'day-1': '2099-12-05', 'day-3': '2027-04-13', 'yearly-3': 'on' },
      ['04-13', '2099-12-05'],
    ],
    [
      'offer',
      { item, from: '2099-04-10', until: '2099-04-20' },
      { item, from: '2099-04-10', until: '2099-04-20' },
    ],
    ['deposits.cctv-basic', { value: '40' }, 40],
    ['deposits.mobile-app-basic', { value: '' }, null],
    ['decisions.dataHost', { company: 'Sea Data Ltd.', country: 'SG' }, ['Sea Data Ltd.', 'SG']],
    [
      'channelOrder',
      { ...inOrder, 'place-1': 'line', 'place-6': 'facebook' },
      ['line', 'instagram', 'tiktok', 'youtube', 'twitter', 'facebook'],
    ],
    ['decisions.cameraBrands', { value: 'Hikvision\n  Dahua \n\n' }, ['Hikvision', 'Dahua']],
    ['decisions.cameraBrands', { value: 'Hikvision\nDahua' }, ['Hikvision', 'Dahua']],
    ['decisions.spokenLanguages', { th: 'on', en: 'on' }, ['en', 'th']],
    ['decisions.siteVisit', { value: '' }, null],
    ['decisions.founded', { value: '2015' }, 2015],
    ['promo', { ...inFive('title', ' '), ...inFive('note', '') }, null],
    [
      'testimonials.fourth',
      { name: 'Malee', date: '2026-05-02', ...inFive('role', 'Bar'), ...inFive('content', 'Good.') },
      {
        name: 'Malee',
        date: '2026-05-02',
        isSample: false,
        words: Object.fromEntries(
          ['en', 'de', 'es', 'nl', 'th'].map((locale) => [locale, { role: 'Bar', content: 'Good.' }]),
        ),
      },
    ],
  ])('of %s is kept as the files have it, and the build takes it: %j', async (field, body, value) => {
    const { save, saved } = await openShop();
    const answer = await save(field, body);
    const { data } = z.object({ data: z.object({ flash: z.string() }) }).parse(await answer.json());
    if (data.flash === 'shop-same') return;
    expect((await saved(field))[0]?.value).toEqual(value);
    const { publishedOf } = await import('@/lib/changes/published');
    expect(publishedOf([{ field, value }]).problems).toEqual([]);
  });
});
