import { describe, expect, it } from 'vitest';
import { catalog } from '@/lib/catalog/catalog';
import { dateOf } from '@/lib/i18n/dates';
import { monthsAfter } from '../support/days';
import { anotherSlip, cookieOf, keyIn } from '../support/my-orders-api';
import { details } from '../support/orders-api';
import { daysAfter, openServicesApi } from '../support/services-api';
import { signedInAs } from '../support/sign-in';

/** The only service of an order. */
const onlyOne = async <Service>(services: () => Promise<Service[]>) => {
  const [service, ...others] = await services();
  expect(others).toEqual([]);
  if (!service) throw new Error('no service');
  return service;
};

describe('a service that is paid by the month', () => {
  it('begins with the payment, is asked for a week before it ends, and goes on from its old day once the slip was found', async () => {
    const server = await openServicesApi();
    const bought = await server.buy('vps-business');
    const service = await onlyOne(bought.services);
    expect(service).toMatchObject({ item: 'vps-business', state: 'running', price: 199_900, order: null });

    await server.chores(daysAfter(service.paid_until, -8));
    expect(await server.mailsOf('renewal')).toEqual([]);
    await server.chores(daysAfter(service.paid_until, -7));
    await server.chores(daysAfter(service.paid_until, -6));
    const [mail, ...others] = await server.mailsOf('renewal');
    expect(others).toEqual([]);
    expect(mail?.to?.[0]?.address).toBe(details.email);
    const { order } = await onlyOne(bought.services);
    const reference = order?.reference ?? '';
    expect(mail?.subject).toContain(reference);
    const opened = await server.open(reference, keyIn(mail?.html));
    expect(opened.status).toBe(200);
    const cookie = cookieOf(opened);

    // Five days late, and found another day later.
    server.on(daysAfter(service.paid_until, 5));
    expect((await server.sendSlip(reference, cookie, await anotherSlip())).status).toBe(200);
    expect((await onlyOne(bought.services)).state).toBe('overdue');
    const paidOn = daysAfter(service.paid_until, 6);
    server.on(paidOn);
    await server.pay(reference);
    const [after] = await server.seen(reference, cookie);
    expect(after).toMatchObject({
      state: 'running',
      period_start: service.paid_until,
      order: null,
      reference,
    });
    // Receipts are counted by the year.
    const [first = '', second = ''] = [service.since, paidOn].map((day) => day.slice(0, 4));
    expect(after?.periods.map(({ is_paid, reference, receipt }) => [is_paid, reference, receipt])).toEqual([
      [true, reference, `RC-${second}-${first === second ? '0002' : '0001'}`],
      [true, bought.reference, `RC-${first}-0001`],
    ]);
    const [told] = (await server.mailsOf('order-status'))
      .filter((mail) => mail.subject?.includes(reference))
      .slice(-1);
    expect(told?.text).toContain('VPS Business');
  });

  it('is not there after all when the payment is taken back, and is shorter when that of a renewal is', async () => {
    const server = await openServicesApi();
    const bought = await server.buy('vps-starter');
    const { paid_until: until } = await onlyOne(bought.services);
    await server.chores(daysAfter(until, -7));
    const { order } = await onlyOne(bought.services);
    await server.setOrderStatus({ reference: order?.reference ?? '', status: 'paid', person: 'Nok' });
    expect((await onlyOne(bought.services)).paid_until > until).toBe(true);
    await server.undoOrderMove({ reference: order?.reference ?? '', person: 'Nok' });
    expect((await onlyOne(bought.services)).paid_until).toBe(until);
    await server.setOrderStatus({ reference: bought.reference, status: 'refunded', person: 'Nok' });
    expect(await bought.services()).toEqual([]);
    const asked = await server.mailsOf('renewal');
    await server.chores(daysAfter(until, 3));
    expect(await server.mailsOf('renewal')).toEqual(asked);
  });

  it('comes back as it was when the payment that began it had been taken back by mistake', async () => {
    const server = await openServicesApi();
    const bought = await server.buy('vps-starter');
    const before = await onlyOne(bought.services);
    const taken = await server.setOrderStatus({
      reference: bought.reference,
      status: 'refunded',
      person: 'Nok',
    });
    expect(taken).toMatchObject({ outcome: 'changed' });
    expect(await bought.services()).toEqual([]);
    const undone = await server.undoOrderMove({ reference: bought.reference, person: 'Nok' });
    expect(undone).toMatchObject({ outcome: 'changed' });
    expect(await onlyOne(bought.services)).toMatchObject({
      id: before.id,
      since: before.since,
      paid_until: before.paid_until,
      ends_on: null,
    });
  });

  it('comes back with its periods where it ends then, when it was taken back at the end of a short month', async () => {
    const server = await openServicesApi();
    const bought = await server.buy('vps-starter');
    await server.setOrderStatus({ reference: bought.reference, status: 'refunded', person: 'Nok' });
    await server.run("update public.service_periods set starts_on = '2027-01-30', ends_on = '2027-02-28'");
    await server.run(`update public.services set since = '2027-01-30', anchor = 30, paid_until = '2027-01-30',
      taken_back = jsonb_set(taken_back, '{on}', to_jsonb(public.today_in_thailand() - 1))`);
    await server.undoOrderMove({ reference: bought.reference, person: 'Nok' });
    expect(await onlyOne(bought.services)).toMatchObject({
      paid_until: '2027-03-01',
      period_start: '2027-02-01',
    });
  });

  it('is not begun a second time when it was paid on before its first payment was taken back', async () => {
    const server = await openServicesApi();
    const bought = await server.buy('vps-starter');
    const { id, paid_until: until } = await onlyOne(bought.services);
    await server.chores(daysAfter(until, -7));
    await server.pay((await onlyOne(bought.services)).order?.reference ?? '');
    const renewed = await onlyOne(bought.services);
    expect(renewed.paid_until > until).toBe(true);
    await server.setOrderStatus({ reference: bought.reference, status: 'refunded', person: 'Nok' });
    expect((await onlyOne(bought.services)).periods.map(({ is_paid }) => is_paid)).toEqual([true, false]);
    await server.undoOrderMove({ reference: bought.reference, person: 'Nok' });
    const after = await onlyOne(bought.services);
    expect(after).toMatchObject({ id, paid_until: renewed.paid_until });
    expect(after.periods.map(({ is_paid }) => is_paid)).toEqual([true, true]);
  });

  it('is reminded of on its day, three and seven days later, the team hears of it once, and nothing ends by itself', async () => {
    const server = await openServicesApi();
    const bought = await server.buy('vps-starter');
    const { paid_until: until } = await onlyOne(bought.services);
    const counts: number[] = [];
    for (const late of [-7, -1, 0, 1, 3, 4, 7, 8, 30]) {
      await server.chores(daysAfter(until, late));
      counts.push((await server.mailsOf('renewal')).length);
    }
    expect(counts).toEqual([1, 1, 2, 2, 3, 3, 4, 4, 4]);
    const news = await server.mailsOf('order-news');
    expect(news.map(({ subject }) => subject)).toEqual([expect.stringContaining('overdue renewal')]);
    const overdue = await onlyOne(bought.services);
    expect(overdue).toMatchObject({ state: 'overdue', ends_on: null, paid_until: until });
    await server.pay(overdue.order?.reference ?? '');
    expect((await onlyOne(bought.services)).period_start).toBe(until);
  });

  it('is paid on from its old day in a later month too, so that what is late is asked for period by period', async () => {
    const server = await openServicesApi();
    const bought = await server.buy('vps-starter');
    const { paid_until: first } = await onlyOne(bought.services);
    await server.chores(daysAfter(first, -7));
    const second = monthsAfter(first, 1);
    const third = monthsAfter(first, 2);
    // Forty days late: a month from today would be some day in the third one.
    await server.chores(daysAfter(first, 40));
    const { order } = await onlyOne(bought.services);
    await server.pay(order?.reference ?? '');
    expect(await onlyOne(bought.services)).toMatchObject({
      period_start: first,
      paid_until: second,
      state: 'overdue',
    });
    await server.chores(daysAfter(first, 41));
    const { order: next } = await onlyOne(bought.services);
    expect(next?.reference).not.toBe(order?.reference);
    await server.pay(next?.reference ?? '');
    expect(await onlyOne(bought.services)).toMatchObject({
      period_start: second,
      paid_until: third,
      state: 'running',
    });
  });

  it('is paid for a year where that is offered, and asked for by the month afterwards', async () => {
    const server = await openServicesApi();
    const { reference, cookie, services } = await server.buy('vps-starter');
    const service = await onlyOne(services);
    server.on(daysAfter(service.since, 3));
    const year = catalog['vps-starter'].price * 100 * 12;
    const pressed = await server.press(reference, cookie, service.id, `year ${year}`);
    expect([pressed.status, pressed.location]).toEqual([303, expect.stringMatching(/^\/th\/orders\/PT-/)]);
    const paid = pressed.location.split('/').at(-1) ?? '';
    await server.pay(paid);
    const [after] = await server.seen(paid, pressed.cookie);
    expect(after?.paid_until.slice(0, 4)).toBe(String(Number(service.paid_until.slice(0, 4)) + 1));
    expect(after?.paid_until.slice(4)).toBe(service.paid_until.slice(4));
    await server.chores(daysAfter(after?.paid_until ?? '', -7));
    // The keys of before have ended by then.
    const [asked] = await server.seenBy(details.email);
    expect(asked?.order?.amount).toBe(catalog['vps-starter'].price * 100);
  });

  it('takes no amount but the one that counts today', async () => {
    const server = await openServicesApi();
    const { reference, cookie, services } = await server.buy('vps-starter');
    const { id } = await onlyOne(services);
    for (const move of [
      'pay 1',
      'year 100',
      'change vps-premium 1',
      'change vps-starter 0',
      'change seo-local 0',
    ])
      expect([move, (await server.press(reference, cookie, id, move)).status]).toEqual([move, 409]);
    for (const move of ['', 'pay', 'pay x', 'end now', 'pause'])
      expect([move, (await server.press(reference, cookie, id, move)).status]).toEqual([move, 422]);
  });

  it('becomes a dearer package once the difference for the days that are left has come, and a cheaper one with the next period', async () => {
    const server = await openServicesApi();
    const { reference, cookie, services } = await server.buy('vps-business');
    const service = await onlyOne(services);
    const length = (Date.parse(service.paid_until) - Date.parse(service.since)) / 86_400_000;
    server.on(daysAfter(service.since, 10));
    const dearer = catalog['vps-premium'].price - catalog['vps-business'].price;
    const difference = Math.round((dearer * (length - 10)) / length) * 100;
    const pressed = await server.press(reference, cookie, service.id, `change vps-premium ${difference}`);
    const change = pressed.location.split('/').at(-1) ?? '';
    expect((await onlyOne(services)).item).toBe('vps-business');
    await server.setOrderStatus({ reference: change, status: 'paid', person: 'Nok' });
    expect(await onlyOne(services)).toMatchObject({
      item: 'vps-premium',
      price: catalog['vps-premium'].price * 100,
      paid_until: service.paid_until,
    });
    await server.undoOrderMove({ reference: change, person: 'Nok' });
    expect(await onlyOne(services)).toMatchObject({ item: 'vps-business', price: service.price });
    await server.pay(change);

    await server.press(reference, cookie, service.id, 'change vps-starter 0');
    expect(await onlyOne(services)).toMatchObject({
      item: 'vps-premium',
      next_item: { name: 'VPS Starter' },
    });
    await server.chores(daysAfter(service.paid_until, -7));
    const { order } = await onlyOne(services);
    expect(order?.amount).toBe(catalog['vps-starter'].price * 100);
    await server.pay(order?.reference ?? '');
    expect(await onlyOne(services)).toMatchObject({ item: 'vps-starter', next_item: null });
  });

  it('ends at the end of what is paid when its customer says so, and goes on when that is taken back', async () => {
    const server = await openServicesApi();
    const { reference, cookie, services } = await server.buy('vps-starter');
    const { id, paid_until: until } = await onlyOne(services);
    await server.chores(daysAfter(until, -7));
    const asked = (await onlyOne(services)).order?.reference ?? '';
    const ended = await server.press(reference, cookie, id, 'end');
    expect(ended.location).toBe(`/th/orders/${reference}?flash=service-ended#services`);
    expect(await onlyOne(services)).toMatchObject({ ends_on: until, order: null });
    expect((await server.showOrder(asked))?.status).toBe('cancelled');
    await server.press(reference, cookie, id, 'keep');
    await server.chores(daysAfter(until, -5));
    expect((await onlyOne(services)).order).not.toBeNull();
    await server.press(reference, cookie, id, 'end');
    await server.chores(daysAfter(until, -1));
    await server.chores(until);
    await server.chores(daysAfter(until, 20));
    expect(await onlyOne(services)).toMatchObject({ state: 'ended', order: null });
    expect((await server.press(reference, cookie, id, 'keep')).status).toBe(409);
    const subjects = (await server.mailsOf('service')).map(({ subject }) => subject);
    expect(subjects).toHaveLength(4);
    expect(subjects.at(-1)).toContain('สิ้นสุดแล้ว');
    const told = await server.mailsOf('service');
    for (const mail of told) expect(mail.text).toContain(dateOf(daysAfter(until, -1), 'th'));
    const [asking] = await server.mailsOf('renewal');
    expect(asking?.subject).toContain(dateOf(until, 'th'));
    expect(asking?.text).toContain(dateOf(daysAfter(until, -1), 'th'));
    expect((await server.mailsOf('order-news')).length).toBe(3);
  });

  it('costs more when the catalog does, but not before that was told for 30 days', async () => {
    const server = await openServicesApi();
    const { reference, cookie, services } = await server.buy('vps-starter');
    const { id, paid_until: until } = await onlyOne(services);
    // It was bought when it cost less.
    await server.run(`update public.services set price = 89900 where id = '${id}'`);
    await server.chores(daysAfter(until, -20));
    await server.chores(daysAfter(until, -19));
    expect(await server.mailsOf('service')).toHaveLength(1);
    const told = await onlyOne(services);
    expect(told).toMatchObject({ price: 89_900, next_price: 99_900, price_then: 89_900 });
    expect((told.next_price_from ?? '') >= daysAfter(until, 10)).toBe(true);
    await server.press(reference, cookie, id, 'end');
    expect((await server.mailsOf('service')).at(-1)?.subject).toContain(dateOf(daysAfter(until, -1), 'th'));
    await server.press(reference, cookie, id, 'keep');
    await server.chores(daysAfter(until, -7));
    const { order } = await onlyOne(services);
    expect(order?.amount).toBe(89_900);
    await server.pay(order?.reference ?? '');
    const next = await onlyOne(services);
    expect(next).toMatchObject({ price: 89_900, price_then: 99_900 });
    await server.chores(daysAfter(next.paid_until, -7));
    const asked = (await onlyOne(services)).order;
    expect(asked?.amount).toBe(99_900);
    await server.pay(asked?.reference ?? '');
    expect(await onlyOne(services)).toMatchObject({ price: 99_900, next_price: null });
  });

  it('is asked for without what its company withholds', async () => {
    const server = await openServicesApi();
    const { reference, cookie } = await server.accepted('seo-local', {
      version: 1,
      method: 'transfer',
      withholds: 'on',
    });
    await server.pay(reference);
    const [service] = await server.seen(reference, cookie);
    await server.chores(daysAfter(service?.paid_until ?? '', -7));
    const [asked] = await server.seen(reference, cookie);
    const renewal = await server.showOrder(asked?.order?.reference ?? '');
    expect(renewal).toMatchObject({ amount: 1_500_000, withheld: 45_000, company_tax_id: '0205558001231' });
    const [mail] = await server.mailsOf('renewal');
    expect(mail?.text).toContain('14,550.00');
  });

  it('shows itself to no key but those of its orders, and to no address but its own', async () => {
    const server = await openServicesApi();
    const mine = await server.buy('vps-starter');
    const other = await server.buy('vps-premium', { ...details, email: 'malee@example.com' });
    const { id } = await onlyOne(mine.services);
    expect((await server.press(other.reference, other.cookie, id, 'end')).status).toBe(404);
    expect((await server.press(mine.reference, '', id, 'end')).status).toBe(404);
    expect((await server.press(mine.reference, mine.cookie, 'x', 'end')).status).toBe(404);
    const malee = await signedInAs('malee@example.com');
    expect((await server.pressAtPortal(malee, id, 'end')).status).toBe(404);
    expect((await server.pressAtPortal('', id, 'end')).status).toBe(403);
    const own = await server.pressAtPortal(await signedInAs(details.email), id, 'end');
    expect([own.status, own.location]).toEqual([303, '/th/portal?flash=service-ended#services']);
  });

  it('is erased with its customer, who is asked for nothing more; the copy has it', async () => {
    const server = await openServicesApi();
    const { services } = await server.buy('vps-starter');
    const { paid_until: until } = await onlyOne(services);
    await server.chores(daysAfter(until, -7));
    const { copyOfPerson } = await import('@/lib/orders/person-copy');
    const { forget } = await import('@/lib/server/retention');
    const { rows } = await copyOfPerson(details.email);
    expect(rows.services).toMatchObject([
      { customer_email: details.email, periods: [{}, {}], paid_until: until },
    ]);
    expect(await forget(details.email)).toMatchObject({ services: 1, open: 0, anonymised: 1, orders: 1 });
    const before = (await server.mailsOf('renewal')).length;
    await server.chores(daysAfter(until, 10));
    expect((await server.mailsOf('renewal')).length).toBe(before);
    expect(await server.storedRows()).not.toContain(details.email);
  });
});
