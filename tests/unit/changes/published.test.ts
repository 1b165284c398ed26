import { afterEach, describe, expect, it, vi } from 'vitest';
import { publishedOf } from '@/lib/changes/published';
import { withPublished } from '@/lib/published';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

describe('what stands in a file', () => {
  it('stays as it is where nothing is published', () => {
    const values = { phone: '1' };
    for (const changed of [undefined, '', '{}']) expect(withPublished(values, changed)).toEqual(values);
  });

  it('gets what is published, deep inside too, and the rest stays', () => {
    const values = { name: 'A', line: { name: '@a', followers: { sample: 5 } }, makes: ['x'] };
    const changed = '{"line":{"followers":12},"makes":["y","z"],"name":null}';
    expect(withPublished(values, changed)).toEqual({
      name: undefined,
      line: { name: '@a', followers: 12 },
      makes: ['y', 'z'],
    });
  });

  it('is read by its part where the file has several', () => {
    expect(withPublished(['a'], '{"days":["b"]}', 'days')).toEqual(['b']);
    expect(withPublished(['a'], '{"days":["b"]}', 'other')).toEqual(['a']);
  });
});

describe('what a build takes of the changes that were released', () => {
  it('is shaped as the files that read it', () => {
    const changes = [
      { field: 'catalog.cctv-basic.price', value: 26_000.5 },
      { field: 'catalog.vps-starter.yearPrice', value: null },
    ];
    expect(publishedOf(changes)).toEqual({
      published: { catalog: { 'cctv-basic': { price: 26_000.5 }, 'vps-starter': { yearPrice: null } } },
      problems: [],
    });
  });

  it.each([
    ['a price of nothing', 'catalog.cctv-basic.price', 0],
    ['a price that is no number', 'catalog.cctv-basic.price', 'free'],
    ['a price that is text', 'catalog.cctv-basic.price', '26000'],
    ['what the catalog has no more', 'catalog.fax-machine.price', 26_000],
    ['what nobody may change', 'catalog.cctv-basic.action', 'cart'],
  ])('is refused by name where it is %s', (_what, field, value) => {
    const { published, problems } = publishedOf([{ field, value }]);
    expect(published).toEqual({});
    expect(problems).toEqual([expect.stringContaining(`${field}: is `)]);
  });
});

describe('a build with a changed price', () => {
  it('sells at it, and its offer file, graph and facts say so', async () => {
    vi.resetModules();
    vi.stubEnv('PUBLISHED_CATALOG', '{"cctv-basic":{"price":26000}}');
    const { findItem } = await import('@/lib/catalog/items');
    expect(findItem('cctv-basic').price).toBe(2_600_000);
    expect(findItem('cctv-advanced').price).toBe(4_500_000);
    const { offersFile } = await import('@/lib/machine-readable/offers');
    const { offers } = await offersFile();
    expect(offers.find(({ id }) => id === 'cctv-basic')?.price).toBe(26_000);
    const { orderLines } = await import('@/lib/orders/order-lines');
    expect((await orderLines(['cctv-basic'], 'th'))[0]?.price).toBe(2_600_000);
  });
});

it('a page that tells a change has its day, and every other page its own', async () => {
  const own = await import('@/lib/site/content-dates');
  vi.resetModules();
  vi.stubEnv('PUBLISHED_DATES', '{"cctv":"2099-01-02"}');
  const { changedOn, lastChangedOn } = await import('@/lib/site/content-dates');
  expect(changedOn('cctv', 'th')).toBe('2099-01-02');
  expect(changedOn('seo', 'th')).toBe(own.changedOn('seo', 'th'));
  expect([lastChangedOn(['seo', 'cctv']), lastChangedOn(['seo'])]).toEqual([
    '2099-01-02',
    own.lastChangedOn(['seo']),
  ]);
});

it('company, hours, praise, offer and lit packages say what was published, and all that is made of them', async () => {
  const inFive = (text: string) =>
    Object.fromEntries(
      ['en', 'de', 'es', 'nl', 'th'].map((locale) => [locale, { role: text, content: `${text} ${locale}` }]),
    );
  const { published, problems } = publishedOf([
    { field: 'basics', value: { opens: '10:00', closes: '20:00' } },
    { field: 'basics.brand', value: 'Sea View' },
    { field: 'company.phone', value: '+66 38 123 456' },
    { field: 'decisions.siteVisit', value: null },
    { field: 'featured.cctv', value: 'cctv-premium' },
    { field: 'offer', value: { item: 'cctv-basic', from: '2027-04-10', until: '2027-04-20' } },
    { field: 'deposits.cctv-basic', value: 40 },
    { field: 'deposits.mobile-app-basic', value: null },
    {
      field: 'channelOrder',
      value: ['line', 'instagram', 'tiktok', 'youtube', 'twitter', 'facebook'],
    },
    { field: 'decisions.serverHost', value: ['Sea Server Co., Ltd.', 'TH'] },
    { field: 'promo', value: null },
    { field: 'testimonials.bar', value: null },
    {
      field: 'testimonials.fourth',
      value: { name: 'Malee', date: '2026-05-02', isSample: false, words: inFive('Bar') },
    },
    { field: 'testimonials.hotel', value: { name: 'Lek', date: '2026-05-03', isSample: false, words: {} } },
  ]);
  expect(problems).toEqual([]);
  vi.resetModules();
  for (const [part, values] of Object.entries(published))
    vi.stubEnv(`PUBLISHED_${part.toUpperCase()}`, JSON.stringify(values));
  const { company, decisions, phoneIn } = await import('@/lib/company/company');
  expect([company.name, company.opens, company.closes, phoneIn('th')]).toEqual([
    'Sea View',
    '10:00',
    '20:00',
    '038 123 456',
  ]);
  expect(decisions).toMatchObject({ siteVisit: undefined, smallChange: { sample: 500 } });
  expect((await import('@/lib/company/contact-links')).phoneUrl).toBe('tel:+6638123456');
  expect((await import('@/lib/catalog/featured')).featured).toMatchObject({
    cctv: 'cctv-premium',
    crm: 'crm-business',
  });
  const { isSold, offer } = await import('@/lib/company/offer');
  expect(offer).toEqual({
    id: '2027-04-10',
    item: 'cctv-basic',
    from: '2027-04-10',
    until: '2027-04-20',
  });
  const after = { isLive: true, now: Date.parse('2027-05-01') };
  const during = { isLive: true, now: Date.parse('2027-04-12') };
  expect([isSold('cctv-basic', after), isSold('promotion-complete-package', during)]).toEqual([true, false]);
  const { depositOf } = await import('@/lib/orders/deposit');
  expect(depositOf(['cctv-basic'])).toEqual({ now: 1_000_000, rest: 1_500_000 });
  expect(depositOf(['mobile-app-basic'])).toBeUndefined();
  expect((await import('@/lib/company/channels')).channels.map(({ id }) => id)[0]).toBe('line');
  expect((await import('@/lib/company/processors')).processors[1]).toMatchObject({
    name: 'Sea Server Co., Ltd.',
    country: 'TH',
  });
  expect((await import('@/lib/company/promo-words')).promoWords).toBeUndefined();
  const { praiseIn } = await import('@/lib/company/praise');
  const { wordsIn } = await import('@/lib/site/page-words');
  const { quotes } = (await wordsIn('th', 'home')).testimonials;
  expect(praiseIn('th', quotes).map(({ name, content }) => [name, content])).toEqual([
    ['Somchai Tuayang', quotes.clinic.content],
    ['Malee', 'Bar th'],
  ]);
});
