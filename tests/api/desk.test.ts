import { describe, expect, it } from 'vitest';
import { laterIsDone } from '../support/collected-later';
import { timeToUndoIsOver } from '../support/due-mail';
import { anotherSlip, cookieOf, openMyOrdersApi } from '../support/my-orders-api';
import { cart, details, openOrdersApi } from '../support/orders-api';
import { jsonPost, routeContext } from '../support/requests';
import { openServer } from '../support/server';
import { signedInAs } from '../support/sign-in';

const staff = 'nok@agency.example';
const ownPage = { 'sec-fetch-site': 'same-origin' };
const page = { accept: 'text/html' };

async function openDesk() {
  const server = await openOrdersApi(openServer, { STAFF: `${staff}, Lek@agency.example` });
  const routes = {
    moves: await import('@/app/api/desk/orders/[reference]/moves/route'),
    undo: await import('@/app/api/desk/orders/[reference]/undo/route'),
    details: await import('@/app/api/desk/orders/[reference]/details/route'),
    confirmation: await import('@/app/api/desk/orders/[reference]/confirmation/route'),
    inquiry: await import('@/app/api/desk/inquiries/[reference]/route'),
    mail: await import('@/app/api/desk/mail/[id]/route'),
    credentials: await import('@/app/api/desk/credentials/[reference]/route'),
  };
  const reads = {
    slip: await import('@/app/api/desk/slips/[path]/route'),
    pulse: await import('@/app/api/desk/pulse/route'),
    month: await import('@/app/api/desk/month/route'),
  };
  const post = async (
    name: keyof typeof routes,
    params: Record<string, string>,
    body: object,
    cookie: string,
    more: Record<string, string> = page,
  ) => {
    const request = jsonPost(`/api/desk/x?locale=th`, body, { ...ownPage, cookie, ...more });
    const response = await routes[name].POST(request, routeContext(params));
    await laterIsDone();
    return {
      status: response.status,
      location: response.headers.get('location'),
      text: await response.text(),
    };
  };
  const get = (name: keyof typeof reads, params: Record<string, string>, cookie: string, query = '') =>
    reads[name].GET(
      new Request(`http://localhost:3000/api/desk/x${query}`, { headers: { ...ownPage, cookie } }),
      routeContext(params),
    );
  let count = 0;
  const sell = async (changes: Parameters<typeof cart>[0] = {}, who: object = details) => {
    count += 1;
    const key = count.toString(16).padStart(32, '0');
    const placed = await server.place(await cart({ key, slip: await anotherSlip(), ...changes }));
    await server.complete(placed.body.data.id, { key, ...who });
    return { reference: String(placed.body.data.reference), cookie: cookieOf(placed) };
  };
  const tellAll = async () => {
    await server.run(timeToUndoIsOver);
    await (await import('@/lib/outbox/outbox')).drainOutbox();
    return (await server.stored()).mails;
  };
  return {
    ...server,
    post,
    get,
    sell,
    tellAll,
    nok: await signedInAs(staff),
    client: await signedInAs(details.email),
  };
}

describe('the desk', () => {
  it('opens to the staff alone: a stranger, a client, a forged cookie and another site read and change nothing', async () => {
    const { post, get, sell, stored, client, nok } = await openDesk();
    const { reference, cookie: key } = await sell();
    const before = await stored();
    const path = before.slips[0] ?? '';
    for (const cookie of ['', key, client, 'session=1234', `session=${'0'.repeat(64)}`]) {
      expect((await post('moves', { reference }, { seen: 'pending', move: 'paid' }, cookie)).status).toBe(
        403,
      );
      expect((await post('undo', { reference }, { seen: 'pending' }, cookie)).status).toBe(403);
      expect(
        (await post('details', { reference }, { ...details, email: 'x@example.com' }, cookie)).status,
      ).toBe(403);
      expect((await post('confirmation', { reference }, {}, cookie)).status).toBe(403);
      expect((await post('inquiry', { reference }, { seen: 'new', state: 'won' }, cookie)).status).toBe(403);
      expect((await post('credentials', { reference }, {}, cookie)).status).toBe(403);
      expect((await post('mail', { id: crypto.randomUUID() }, { what: 'drop' }, cookie)).status).toBe(403);
      expect((await get('slip', { path }, cookie)).status).toBe(403);
      expect((await get('pulse', {}, cookie)).status).toBe(403);
      expect((await get('month', {}, cookie, '?month=2026-11')).status).toBe(403);
    }
    const elsewhere = { ...page, 'sec-fetch-site': 'cross-site' };
    expect(
      (await post('moves', { reference }, { seen: 'pending', move: 'paid' }, nok, elsewhere)).status,
    ).toBe(403);
    expect((await stored()).orders).toEqual(before.orders);
  });

  it('shows each slip that waits, the oldest first, with what else is known of its customer', async () => {
    const { sell, nok, get, run } = await openDesk();
    const slip = await anotherSlip();
    const first = await sell({ slip });
    const second = await sell({ slip }, { ...details, email: 'other@example.com' });
    const third = await sell();
    const { ordersToCheck } = await import('@/lib/desk/desk-orders');
    const waiting = await ordersToCheck(null);
    expect(waiting.map(({ reference }) => reference)).toEqual([
      first.reference,
      second.reference,
      third.reference,
    ]);
    await run("update public.orders set created_at = created_at + interval '456 microseconds'");
    const { placeIn, placeText } = await import('@/lib/desk/place');
    const [seen] = (await ordersToCheck(null)).slice(-1);
    const place = placeText({ created_at: seen?.placed_at ?? new Date(0), id: seen?.id ?? '' });
    expect(await ordersToCheck(placeIn(place))).toEqual([]);
    const relationsOf = (index: number) =>
      waiting[index]?.relations.map(({ reference, same }) => [reference, same]).toSorted();
    expect(relationsOf(0)).toEqual(
      [
        [second.reference, 'picture'],
        [third.reference, 'person'],
      ].toSorted(),
    );
    expect(waiting[0]?.moves.toSorted()).toEqual(['cancelled', 'paid', 'rejected', 'slip-wanted']);
    const picture = await get('slip', { path: waiting[0]?.slips[0]?.path ?? '' }, nok);
    expect([
      picture.status,
      picture.headers.get('content-type'),
      picture.headers.get('cache-control'),
    ]).toEqual([200, 'image/png', 'no-store']);
    expect((await get('slip', { path: '../db/data' }, nok)).status).toBe(404);
  });

  it('decides, says so, takes it back, and tells the second of two that a colleague was faster', async () => {
    const { sell, post, nok, tellAll } = await openDesk();
    const { reference } = await sell();
    const paid = await post('moves', { reference }, { seen: 'pending', move: 'paid' }, nok);
    expect([paid.status, paid.location]).toEqual([303, `/th/desk?flash=changed&reference=${reference}`]);
    const late = await post('moves', { reference }, { seen: 'pending', move: 'rejected not-found' }, nok);
    expect(late.location).toBe(`/th/desk?flash=outdated&reference=${reference}`);
    const undone = await post('undo', { reference }, { seen: 'paid' }, nok);
    expect(undone.location).toBe(`/th/desk?flash=quiet&reference=${reference}`);
    await post(
      'moves',
      { reference },
      { seen: 'pending', move: 'slip-wanted cut-off', note: 'A screenshot is fine.' },
      nok,
    );
    const told = (await tellAll()).filter(({ event }) => event === 'order-status');
    expect(told).toHaveLength(1);
    expect(told[0]?.text).toContain('A screenshot is fine.');
    const { showOrder } = await import('@/lib/orders/order-status');
    expect((await showOrder(reference))?.events.map(({ person }) => person)).toEqual([
      null,
      staff,
      staff,
      staff,
    ]);
  });

  it('refuses a reason that the state does not have, and a state that there is none of', async () => {
    const { sell, post, nok } = await openDesk();
    const { reference } = await sell();
    for (const move of ['paid cut-off', 'gone', 'rejected nonsense', ''])
      expect((await post('moves', { reference }, { seen: 'pending', move }, nok)).status).toBe(422);
  });

  it('lists an order whose money was not found as the customer’s turn, as another slip may still come', async () => {
    const { sell, post, nok } = await openDesk();
    const { reference } = await sell();
    await post('moves', { reference }, { seen: 'pending', move: 'rejected not-found' }, nok);
    const { findOrders, turn } = await import('@/lib/desk/desk-orders');
    const lists = await Promise.all(
      turn.options.map(async (whose) => (await findOrders('', null, whose)).map((order) => order.reference)),
    );
    expect(lists).toEqual([[], [reference], []]);
  });

  it('finds an order by whatever is known of it, and by several words together', async () => {
    const { sell, run } = await openDesk();
    const one = await sell(
      { items: 'vps-starter' },
      { ...details, name: 'Hans 100% Müller', phone: '+66 81-999 8888' },
    );
    await sell();
    const { findOrders } = await import('@/lib/desk/desk-orders');
    const found = async (words: string) => (await findOrders(words, null)).map(({ reference }) => reference);
    for (const words of [
      one.reference.toLowerCase(),
      'müller',
      '100%',
      '9998888',
      '999.00',
      '฿999',
      ' hans ',
    ])
      expect([words, await found(words)]).toEqual([words, [one.reference]]);
    expect(await found('nobody')).toEqual([]);
    for (const words of [
      'hans 999',
      'Müller +66819998888',
      '081 999 8888',
      '0066819998888',
      one.reference.replace('-', ''),
      `${one.reference.slice(2, 6)} hans`,
      'vps',
      'โฮสติ้ง hans',
    ])
      expect([words, await found(words)]).toEqual([words, [one.reference]]);
    expect(await found('hans 25000')).toEqual([]);
    await run(`update public.order_slips set kind = 'bank', bank = '014', reference = '202611231200A1B2C3'
      where order_id = (select id from public.orders where reference = '${one.reference}')`);
    for (const words of ['202611231200A1B2C3', '231200a1b2'])
      expect([words, await found(words)]).toEqual([words, [one.reference]]);
    expect(await found('%')).toEqual([one.reference]);
    expect(await found('')).toHaveLength(2);
  });

  it('corrects an address, and sends the confirmation there', async () => {
    const { sell, post, nok, stored } = await openDesk();
    const { reference } = await sell();
    const corrected = await post('details', { reference }, { ...details, email: 'right@example.com' }, nok);
    expect(corrected.location).toBe(`/th/desk/orders/${reference}?flash=corrected&reference=${reference}`);
    await post('confirmation', { reference }, {}, nok);
    const { mails, orders } = await stored();
    expect(orders[0]?.customer_email).toBe('right@example.com');
    const confirmed = mails
      .filter(({ event }) => event === 'order-customer')
      .map(({ to }) => to?.[0]?.address);
    expect(confirmed.toSorted()).toEqual(
      ['right@example.com', 'right@example.com', details.email].toSorted(),
    );
    expect((await post('confirmation', { reference: 'PT-222222' }, {}, nok)).status).toBe(404);
  });

  it('keeps the clock of an inquiry: it stops with the answer, and goes on where there was none', async () => {
    const { post, nok, run } = await openDesk();
    await run(`insert into public.inquiries (reference, kind, locale, fields, idempotency_key, created_at)
      select 'PT-AAAAA' || number, 'contact', 'en', '{"name":"Malee","encrypted":"secret"}', 'k' || number, now() - make_interval(hours => number)
        from generate_series(2, 4) as number`);
    const { listInquiries, showInquiry } = await import('@/lib/desk/desk-inquiries');
    const waiting = await listInquiries('new', null);
    expect(waiting.map(({ reference }) => reference)).toEqual(['PT-AAAAA4', 'PT-AAAAA3', 'PT-AAAAA2']);
    expect(JSON.stringify(waiting)).not.toContain('secret');
    // PostgreSQL counts in microseconds, an address in milliseconds.
    await run("update public.inquiries set created_at = created_at + interval '456 microseconds'");
    const { placeIn, placeText } = await import('@/lib/desk/place');
    const [first] = await listInquiries('new', null);
    const behind = await listInquiries('new', first ? placeIn(placeText(first)) : null);
    expect(behind.map(({ reference }) => reference)).toEqual(['PT-AAAAA3', 'PT-AAAAA2']);
    const reference = 'PT-AAAAA4';
    const answered = await post(
      'inquiry',
      { reference },
      { seen: 'new', state: 'answered', note: 'Called back.' },
      nok,
    );
    expect(answered.location).toBe(`/th/desk/inquiries/${reference}?flash=noted&reference=${reference}`);
    expect((await post('inquiry', { reference }, { seen: 'new', state: 'lost' }, nok)).location).toContain(
      'flash=outdated',
    );
    const shown = await showInquiry(reference);
    expect(shown).toMatchObject({ state: 'answered', taken_by: staff, events: [{ note: 'Called back.' }] });
    expect(shown?.answered_at).not.toBeNull();
    await post('inquiry', { reference }, { seen: 'answered', state: 'new' }, nok);
    expect((await showInquiry(reference))?.answered_at).toBeNull();
    const { deskCounts } = await import('@/lib/desk/counts');
    expect((await deskCounts()).inquiries).toBe(3);
  });

  it('gives out the encrypted file of a server access form, and writes down who took it', async () => {
    const { post, nok, run } = await openDesk();
    await run(`insert into public.inquiries (reference, kind, locale, fields, idempotency_key)
      values ('PT-AGE222', 'server-access', 'en', '{"encrypted":"-----BEGIN AGE"}', 'k'), ('PT-AGE333', 'contact', 'en', '{}', 'k2')`);
    const taken = await post('credentials', { reference: 'PT-AGE222' }, {}, nok);
    expect([taken.status, taken.text]).toEqual([200, '-----BEGIN AGE']);
    const { showInquiry } = await import('@/lib/desk/desk-inquiries');
    expect((await showInquiry('PT-AGE222'))?.events).toMatchObject([
      { person: staff, note: 'PT-AGE222.age' },
    ]);
    for (const reference of ['PT-AGE333', 'PT-222222'])
      expect((await post('credentials', { reference }, {}, nok)).status).toBe(404);
  });

  it('sends mail again that did not arrive, and takes it for dealt with', async () => {
    const { sell, post, nok, run } = await openDesk();
    await sell();
    await run("update public.outbox set status = 'failed', last_error = 'refused'");
    const { listMail } = await import('@/lib/outbox/mail/kept-back-mail');
    const [first, second] = await listMail();
    expect((await post('mail', { id: first?.id ?? '' }, { what: 'retry' }, nok)).location).toBe(
      '/th/desk/mail?flash=mail',
    );
    expect((await post('mail', { id: second?.id ?? '' }, { what: 'drop' }, nok)).location).toBe(
      '/th/desk/mail?flash=mail',
    );
    expect(await listMail()).toEqual([]);
    for (const id of ['nonsense', 'all'])
      expect((await post('mail', { id }, { what: 'drop' }, nok)).status).toBe(404);
  });

  it('sends all mail again that was given up, by one tap', async () => {
    const { sell, post, nok, run } = await openDesk();
    await sell();
    await run("update public.outbox set status = 'failed', last_error = 'refused'");
    const { listMail } = await import('@/lib/outbox/mail/kept-back-mail');
    const again = () => post('mail', { id: 'all' }, { what: 'retry' }, nok);
    expect((await again()).location).toBe('/th/desk/mail?flash=mail');
    expect([await listMail(), (await again()).status]).toEqual([[], 404]);
  });

  it('sends all mail of one kind again, by one tap', async () => {
    const { sell, post, nok, run } = await openDesk();
    await sell();
    await run("update public.outbox set status = 'failed', last_error = 'refused'");
    const { listMail } = await import('@/lib/outbox/mail/kept-back-mail');
    const [{ event } = { event: '' }] = await listMail();
    const again = () => post('mail', { id: event }, { what: 'retry' }, nok);
    expect((await again()).location).toBe('/th/desk/mail?flash=mail');
    expect((await listMail()).map((mail) => mail.event)).not.toContain(event);
    expect((await again()).status).toBe(404);
  });

  it('sends all mail to one address again, by one tap, and none to others', async () => {
    const { sell, post, nok, run } = await openDesk();
    await sell();
    await run("update public.outbox set status = 'failed', last_error = 'refused'");
    const { listMail } = await import('@/lib/outbox/mail/kept-back-mail');
    const addresses = async () =>
      [...new Set((await listMail()).map(({ recipient }) => recipient))].toSorted();
    const [first = '', ...others] = await addresses();
    expect(others).not.toEqual([]);
    const again = () => post('mail', { id: crypto.randomUUID() }, { what: 'retry', to: first }, nok);
    expect((await again()).location).toBe('/th/desk/mail?flash=mail');
    expect(await addresses()).toEqual(others);
    expect((await again()).status).toBe(404);
  });

  it('adds a month up, and gives the accountant a file in which no name is a formula', async () => {
    const { sell, nok, get, ...server } = await openDesk();
    const { setOrderStatus } = await import('@/lib/orders/order-status');
    const one = await sell(
      { items: 'web-design-starter,seo-local' },
      { ...details, name: '=HYPERLINK("x")' },
    );
    const two = await sell({ items: 'vps-starter', method: 'transfer' });
    const back = await sell({ items: 'vps-starter' });
    const taken = await sell();
    for (const { reference } of [one, two, back, taken]) await setOrderStatus({ reference, status: 'paid' });
    await setOrderStatus({ reference: back.reference, status: 'refunded' });
    await setOrderStatus({ reference: taken.reference, status: 'pending' });
    const { moneyIn, monthInPattaya, monthsAfter, paidIn, refundsIn, sumsOfMonth } = await import(
      '@/lib/desk/month'
    );
    const now = monthInPattaya(new Date());
    const sums = sumsOfMonth(await paidIn(now), await moneyIn(now));
    expect(sums).toMatchObject({
      total: 4_099_900,
      refunded: 99_900,
      methods: [
        ['promptpay', 4_000_000],
        ['transfer', 99_900],
      ],
    });
    const parts = [sums.days, sums.services].map((rows) => rows.reduce((all, [, amount]) => all + amount, 0));
    expect(parts).toEqual([sums.total, sums.total]);
    const file = await get('month', {}, nok, `?month=${now}`);
    expect(file.headers.get('content-disposition')).toBe(`attachment; filename="${now}.csv"`);
    const csv = await file.text();
    const rows = csv.trim().split('\r\n');
    expect(rows).toHaveLength(6);
    // What went back is taken off on its own day, so that the amounts add up to what was kept.
    expect(rows.at(-1)).toContain(`${back.reference},refunded,`);
    const amounts = rows.slice(1).map((row) => Number(/,(-?\d+\.\d\d),/.exec(row)?.[1]));
    expect(amounts.reduce((all, amount) => all + amount, 0)).toBe(sums.total / 100);
    await server.run(
      "update public.order_money set created_at = created_at + interval '1 month' where way = 'back'",
    );
    expect((await refundsIn(now)).length).toBe(0);
    expect(await refundsIn(monthsAfter(now, 1))).toMatchObject([
      { reference: back.reference, amount: 99_900 },
    ]);
    expect(csv).toContain(`'=HYPERLINK`);
    expect(csv).toContain('Bank transfer with payment slip');
    expect(csv).not.toMatch(/(^|,)"?=/m);
    expect((await get('month', {}, nok, '?month=2026-13')).status).toBe(400);
    expect(sumsOfMonth(await paidIn('2020-01'), await moneyIn('2020-01'))).toMatchObject({
      total: 0,
      days: [],
    });
    // A month in which money only went back counts that, though its order is of the month before.
    const after = monthsAfter(now, 1);
    expect(sumsOfMonth(await paidIn(after), await moneyIn(after))).toMatchObject({
      total: -99_900,
      refunded: 99_900,
      services: [],
    });
  });

  it('hears of what colleagues and customers did', async () => {
    const { sell, nok, get } = await openDesk();
    const { reference, cookie } = await sell();
    const pulse = async () => (await (await get('pulse', {}, nok)).json()).data.pulse;
    const before = await pulse();
    expect(await pulse()).toBe(before);
    const mine = await openMyOrdersApi();
    await mine.sendSlip(reference, cookie, await anotherSlip());
    expect(await pulse()).not.toBe(before);
  });
});
