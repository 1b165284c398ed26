import { describe, expect, it, vi } from 'vitest';
import { laterIsDone } from '../support/collected-later';
import { openLiveSite } from '../support/live-site';
import { staff } from '../support/receipts-api';
import { jsonPost, routeContext } from '../support/requests';
import { messagesOf } from '../support/served-pages';
import { daysAfter, openServicesApi } from '../support/services-api';
import { signedInAs } from '../support/sign-in';

const byHand = {
  key: 'd'.repeat(32),
  locale: 'de',
  name: 'Klaus Weber',
  email: 'klaus@example.com',
  phone: '',
  address: '',
  companyName: '',
  companyTaxId: '',
  companyBranch: '',
  item: 'domain-co-th',
  service: '',
  serviceEn: '',
  serviceTh: '',
  period: 'year',
  price: '2,999',
  domain: 'Weber-Bar.co.th',
  since: '2025-02-28',
  until: '2027-02-28',
};

/** The routes of services at the desk. */
async function openDeskServices<Server extends object>(server: Server) {
  const make = await import('@/app/api/desk/services/route');
  const moves = await import('@/app/api/desk/services/[service]/moves/route');
  const edit = await import('@/app/api/desk/services/[service]/edit/route');
  const { servicesAtDesk, serviceAtDesk } = await import('@/lib/services/desk-services');
  const post = async (
    handler: typeof make.POST,
    body: object,
    { service = '', cookie }: { service?: string; cookie?: string } = {},
  ) => {
    // Whoever signed in before the clock was set is signed in no more.
    const who = cookie ?? (await signedInAs(staff));
    const headers = { 'sec-fetch-site': 'same-origin', cookie: who, accept: 'text/html' };
    const response = await handler(
      jsonPost('/api/desk/services?locale=th', body, headers),
      routeContext({ service }),
    );
    await laterIsDone();
    const location = response.headers.get('location') ?? '';
    return { status: response.status, location, text: await response.text() };
  };
  return {
    ...server,
    make: (body: object, more?: { cookie: string }) => post(make.POST, body, more),
    move: (service: string, body: object) => post(moves.POST, body, { service }),
    edit: (service: string, body: object) => post(edit.POST, body, { service }),
    list: servicesAtDesk,
    show: serviceAtDesk,
  };
}

const idIn = (location: string) => /services\/([0-9a-f-]{36})/.exec(location)?.[1] ?? '';

describe('a service that is made at the desk', () => {
  it('is one however often the form was sent, and its domain is asked for 30 days before its year ends', async () => {
    const server = await openDeskServices(await openServicesApi());
    server.on('2027-01-10');
    const made = await server.make(byHand);
    const id = idIn(made.location);
    expect([made.status, made.location]).toEqual([303, `/th/desk/services/${id}?flash=service`]);
    expect(idIn((await server.make(byHand)).location)).toBe(id);
    expect(await server.show(id)).toMatchObject({
      domain: 'weber-bar.co.th',
      price: 299_900,
      follows: true,
      state: 'running',
      name_en: expect.stringContaining('.co.th'),
      events: [{ what: 'made', person: staff }],
    });
    await server.chores('2027-01-28');
    expect(await server.mailsOf('renewal')).toEqual([]);
    await server.chores('2027-01-29');
    const [mail] = await server.mailsOf('renewal');
    expect(mail?.to?.[0]?.address).toBe('klaus@example.com');
    expect(mail?.text).toContain('weber-bar.co.th');
    const asked = await server.show(id);
    const order = await server.showOrder(asked?.order?.reference ?? '');
    expect(order?.lines[0]?.name).toContain('28. Feb. 2027');
    await server.pay(order?.reference ?? '');
    expect(await server.show(id)).toMatchObject({ paid_until: '2028-02-28', state: 'running' });
  });

  it('says what is wrong of it next to the field, and lets nobody but the staff in', async () => {
    const server = await openDeskServices(await openServicesApi());
    for (const [name, value, field] of [
      ['name', '', 'name'],
      ['price', '0', 'price'],
      ['until', '2024-01-01', 'until'],
      ['until', 'soon', 'until'],
      ['domain', 'no domain', 'domain'],
      ['item', '', 'service'],
      ['companyTaxId', '0205558001231', 'companyName'],
    ] as const) {
      const answer = await server.make({ ...byHand, [name]: value });
      expect([name, value, answer.status]).toEqual([name, value, 422]);
      expect(field).not.toBe('');
    }
    const malee = await signedInAs('malee@example.com');
    expect((await server.make(byHand, { cookie: malee })).status).toBe(403);
    expect((await server.make(byHand, { cookie: '' })).status).toBe(403);
    expect((await server.list()).services).toEqual([]);
  });

  it('is paused over new year without losing a day, moved, and ended, as the staff says', async () => {
    const server = await openDeskServices(await openServicesApi());
    server.on('2026-12-20');
    const id = idIn(
      (await server.make({ ...byHand, period: 'month', since: '2026-12-15', until: '2027-01-15' })).location,
    );
    await server.move(id, { move: 'pause' });
    await server.chores('2027-02-20');
    expect(await server.show(id)).toMatchObject({ state: 'paused', order: null, paid_until: '2027-01-15' });
    server.on('2027-01-10');
    await server.move(id, { move: 'resume' });
    expect(await server.show(id)).toMatchObject({ state: 'running', paid_until: '2027-02-05' });
    expect((await server.move(id, { move: 'resume' })).location).toContain('flash=service-refused');
    expect((await server.move(id, { move: 'move', until: '' })).status).toBe(422);
    await server.move(id, { move: 'move', until: '2027-03-31' });
    await server.edit(id, { price: '1500', domain: '' });
    expect(await server.show(id)).toMatchObject({ paid_until: '2027-03-31', price: 150_000, domain: null });
    const asked = await server.move(id, { move: 'pay' });
    expect(asked.location).toMatch(/^\/th\/desk\/orders\/PT-/);
    await server.move(id, { move: 'end', until: '2027-03-01' });
    await server.chores('2027-03-01');
    expect(await server.show(id)).toMatchObject({ state: 'ended', order: null });
    expect((await server.mailsOf('service')).length).toBe(2);
    await server.move(id, { move: 'keep' });
    expect(await server.show(id)).toMatchObject({ state: 'running', ends_on: null });
  });

  it('is told to the team when its customer ends it, though no order was placed for it yet', async () => {
    const server = await openDeskServices(await openServicesApi());
    server.on('2027-01-10');
    const id = idIn((await server.make(byHand)).location);
    const { askOfService, serviceForm } = await import('@/lib/services/own-services');
    const form = serviceForm.parse({ move: 'end' });
    const ended = await askOfService({ proof: { email: byHand.email }, service: id, form });
    expect(ended).toMatchObject({ ok: true });
    const [told, ...more] = await server.mailsOf('order-news');
    expect([told?.subject, more]).toEqual([expect.stringContaining('weber-bar.co.th'), []]);
    expect(told?.text).toContain(`/desk/services/${id}`);
    expect(told?.text).toContain(byHand.email);
  });

  it('is asked for at its registry by the name that registries know, whatever letters it has', async () => {
    const server = await openDeskServices(await openServicesApi());
    const id = idIn((await server.make({ ...byHand, domain: 'münchen-bar.com' })).location);
    const asked: string[] = [];
    (await import('@/lib/outside')).domainChecker.provide({
      isSample: false,
      atOnce: 1,
      check: async () => 'taken',
      expiry: async (domain) => {
        asked.push(domain);
        return new Date('2027-06-30T20:00:00Z');
      },
    });
    await (await import('@/lib/domains/ask-registries')).askRegistries();
    expect(asked).toEqual(['xn--mnchen-bar-9db.com']);
    expect(await server.show(id)).toMatchObject({ domain: 'münchen-bar.com', registry_until: '2027-07-01' });
  });

  it('hears from its registry once a week when it expires, and says where that is another day', async () => {
    const server = await openDeskServices(await openServicesApi());
    server.on('2027-01-10');
    const id = idIn((await server.make(byHand)).location);
    const outside = await import('@/lib/outside');
    const asked: string[] = [];
    outside.domainChecker.provide({
      isSample: false,
      atOnce: 1,
      check: async () => 'taken',
      expiry: async (domain) => {
        asked.push(domain);
        return asked.length > 1 ? undefined : new Date('2027-06-30T20:00:00Z');
      },
    });
    const { askRegistries } = await import('@/lib/domains/ask-registries');
    const { serviceFindings } = await import('@/scripts/commands/doctor/services');
    await askRegistries();
    await askRegistries();
    expect(asked).toEqual(['weber-bar.co.th']);
    expect(await server.show(id)).toMatchObject({ registry_until: '2027-07-01', paid_until: '2027-02-28' });
    expect(await serviceFindings()).toMatchObject([
      { state: 'look', say: expect.stringContaining('registry') },
    ]);
    server.on('2027-01-18');
    expect(await askRegistries()).toBe(1);
    // What it does not say this time, it said before.
    expect(await server.show(id)).toMatchObject({ registry_until: '2027-07-01' });
    await server.move(id, { move: 'move', until: '2027-07-01' });
    expect(await serviceFindings()).toMatchObject([{ state: 'ok' }]);
    server.on('2027-07-20');
    expect(await serviceFindings()).toMatchObject([{ say: expect.stringContaining('overdue') }]);
  });

  it('counts in what all of them come to in a month, and in what came and went', async () => {
    const server = await openDeskServices(await openServicesApi());
    server.on('2027-01-20');
    await server.make({ ...byHand, since: '2027-01-05', until: '2028-01-05', price: '1200' });
    const id = idIn(
      (
        await server.make({
          ...byHand,
          key: 'e'.repeat(32),
          period: 'month',
          since: '2026-12-02',
          until: '2027-02-02',
          price: '500',
        })
      ).location,
    );
    const before = await server.list();
    expect(before.month).toBe(60_000);
    await server.move(id, { move: 'end', until: '2027-01-20' });
    const { month, moved } = await server.list();
    expect(month).toBe(10_000);
    expect(moved).toHaveLength(12);
    expect(moved.slice(-2)).toEqual([
      { month: '2026-12', came: 50_000, went: 0 },
      { month: '2027-01', came: 10_000, went: 50_000 },
    ]);
  });
});

it('a service that was made by hand is found by whatever is known of it, and says that nobody is mailed', {
  timeout: 240_000,
}, async () => {
  const site = await openLiveSite();
  const server = await openDeskServices(await openServicesApi(async () => site));
  server.on('2027-01-10');
  const byPhone = { email: '', phone: '081 234 5678', companyName: '' };
  const id = idIn((await server.make({ ...byHand, ...byPhone, name: 'Malee Suksan' })).location);
  await server.make({ ...byHand, key: 'f'.repeat(32), domain: 'other.co.th' });
  const { findServices } = await import('@/lib/desk/find-services');
  const found = async (words: string) => (await findServices(words)).map((service) => service.id);
  for (const words of [
    'malee',
    'Suksan malee',
    '081 234 5678',
    '+66812345678',
    'weber-bar',
    'WEBER-BAR.CO.TH',
  ])
    expect([words, await found(words)]).toEqual([words, [id]]);
  expect(await found('klaus@example.com')).toHaveLength(1);
  expect(await found('klaus@example.com')).not.toContain(id);
  for (const words of ['', '%', 'malee klaus', '0899999999', 'PT-4C7XHM'])
    expect([words, await found(words)]).toEqual([words, []]);
  const asked = /orders\/(PT-[0-9A-Z]{6})/.exec((await server.move(id, { move: 'pay' })).location)?.[1] ?? '';
  expect(await found(asked.toLowerCase())).toEqual([id]);

  const cookie = await signedInAs(staff);
  const { unmailed, unmailedNote } = messagesOf('th', 'desk').services;
  const due = await site.read('deskServices', { cookie });
  expect(due.split(unmailedNote)).toHaveLength(2);
  expect(due.split(unmailed)).toHaveLength(3);
  const search = await site.read('deskOrders', { cookie, query: { q: 'malee' } });
  expect(search).toContain(`/th/desk/services/${id}`);
  expect(search).toContain(unmailed);
  vi.useRealTimers();
});

it('pages of services have all their words in every state', { timeout: 240_000 }, async () => {
  const site = await openLiveSite();
  const server = await openDeskServices(await openServicesApi(async () => site));
  const { reference, cookie, services } = await server.buy('vps-business', {
    name: 'Malee',
    email: 'malee@example.com',
    phone: '0812345678',
    address: 'Pattaya',
  });
  const [service] = await services();
  const { id = '', paid_until: until = '', since = '' } = service ?? {};
  const atDesk = async (page: 'deskServices' | 'deskService' | 'deskNewService', service = id) =>
    site.read(page, { cookie: await signedInAs(staff), params: { service } });
  const readAll = async () => {
    await site.read('order', { cookie, params: { reference } });
    await site.read('portal', { cookie: await signedInAs('malee@example.com') });
    await atDesk('deskService');
  };
  await atDesk('deskNewService');
  await readAll();
  await server.press(reference, cookie, id, 'change vps-starter 0');
  await readAll();
  await server.chores(daysAfter(until, -7));
  await readAll();
  const [asked] = await services();
  await site.read('order', { cookie, params: { reference } });
  await server.chores(daysAfter(until, 4));
  await readAll();
  await atDesk('deskServices');
  await server.pay(asked?.order?.reference ?? '');
  await server.move(id, { move: 'pause' });
  await readAll();
  server.on(daysAfter(until, 6));
  await server.move(id, { move: 'resume' });
  await server.press(reference, cookie, id, 'end');
  await readAll();
  server.on(daysAfter(since, 70));
  await readAll();
  const hand = idIn((await server.make({ ...byHand, until: daysAfter(since, 75) })).location);
  await site.run(
    `update public.services set registry_until = '2027-08-01', next_price = 399900, next_price_from = '2028-02-28' where id = '${hand}'`,
  );
  await atDesk('deskService', hand);
  await atDesk('deskServices');
  vi.useRealTimers();
});
