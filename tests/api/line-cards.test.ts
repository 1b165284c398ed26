import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { cardCart, openCardPaymentsApi } from '../support/card-payments-api';
import { laterIsDone } from '../support/collected-later';
import { openLineApi } from '../support/line-api';
import { groupOf } from '../support/line-stand-in';
import { anotherSlip, cookieOf, openMyOrdersApi } from '../support/my-orders-api';
import { cart, details, key, openOrdersApi } from '../support/orders-api';
import { writtenPrice } from '../support/prices';
import { describeOnEachDatabase, type OpenServer, openServer } from '../support/server';

/** What a card never holds: all that the customer said, and whatever leads to the slip's picture. */
const forbidden = [details.name, details.email, details.phone, details.address, '.png', 'slips', '@'];

const monthIsOver = { kind: 'status', status: 429, message: 'You have reached your monthly limit.' } as const;

/** A server whose team's group is bound, on which a customer buys. */
async function openShop(open: OpenServer, settings: Record<string, string> = {}) {
  const server = await openLineApi(open, settings);
  await server.bind();
  const { place, complete } = await openOrdersApi(async () => server);
  const buy = async (changes: Record<string, string | Blob> = {}) => {
    const placed = await place(await cart({ slip: await anotherSlip(), ...changes }));
    const { id, reference } = placed.body.data;
    return { id, reference, cookie: cookieOf(placed) };
  };
  const order = async (changes: Record<string, string> = {}) => {
    const bought = await buy(changes);
    await complete(bought.id, { key, ...details, ...changes });
    return bought;
  };
  const problems = async () =>
    (await (await import('@/lib/outbox/mail/kept-back-mail')).listMail()).filter(
      ({ event }) => event === 'line-card',
    );
  return { ...server, buy, order, problems };
}

const inquiryOf = (reference: string, hours: number, state = 'new') =>
  `insert into public.inquiries (reference, kind, locale, fields, idempotency_key, state, created_at)
    values ('${reference}', 'contact', 'th', '{"name":"Somchai","email":"somchai@example.com","message":"Hello"}', '${reference}', '${state}', now() - interval '${hours} hours')`;

describe('a card in the group', () => {
  it('says of a new order what to check, with the way to the desk, and nothing of the customer', async () => {
    const server = await openShop(openServer);
    const { reference } = await server.order();
    expect(server.cards()).toEqual([
      {
        title: `Check slip: ${writtenPrice('web-design-starter')} – ${reference}`,
        text: expect.stringMatching(/Slip\nno code in the picture\nSince\n.+ \(0 minutes ago\)$/),
        link: `http://localhost:3000/desk/orders/${reference}?openExternalBrowser=1`,
      },
    ]);
    expect(server.line.pushed[0]?.to).toBe(groupOf('a'));
    const whole = JSON.stringify(server.line.pushed);
    for (const words of forbidden) expect(whole).not.toContain(words);
  });

  it('names the bank and the number that were read on the slip', async () => {
    const server = await openShop(openServer);
    const { id } = await server.buy();
    await server.run(
      "update public.order_slips set kind = 'bank', bank = '004', reference = '015325130742CTF01234'",
    );
    const customer = await import('@/app/api/orders/[id]/customer/route');
    const { jsonPost, routeContext } = await import('../support/requests');
    await customer.POST(jsonPost(`/api/orders/${id}/customer`, { key, ...details }), routeContext({ id }));
    await laterIsDone();
    expect(server.cards()[0]?.text).toContain(
      'Slip from Kasikornbank (KBank), transaction reference 015325130742CTF01234',
    );
  });

  it('is written in the language of the agency, and leads to its desk', async () => {
    const server = await openShop(openServer, { AGENCY_LOCALE: 'th' });
    const { reference } = await server.order();
    expect(server.cards()).toEqual([
      {
        title: `ตรวจสลิป ${writtenPrice('web-design-starter')} – ${reference}`,
        text: expect.stringMatching(/สลิป\nไม่พบคิวอาร์โค้ดในรูป\nตั้งแต่\n.+ \(0 นาทีที่ผ่านมา\)$/),
        link: `http://localhost:3000/th/desk/orders/${reference}?openExternalBrowser=1`,
      },
    ]);
  });

  it('comes for an order whose customer left after the slip', async () => {
    const server = await openShop(openServer);
    const { reference } = await server.buy();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 31 * 60_000 });
    onTestFinished(() => void vi.useRealTimers());
    expect(await server.passMinute()).toEqual([]);
    expect(server.cards()).toMatchObject([
      { title: `Check slip: ${writtenPrice('web-design-starter')}, customer details missing – ${reference}` },
    ]);
    expect(server.cards()[0]?.text).toContain('(31 minutes ago)');
  });

  it('comes for another slip and for an order that its customer cancelled, not for corrected details', async () => {
    const server = await openShop(openServer);
    const my = await openMyOrdersApi();
    const { reference, cookie } = await server.order();
    expect((await my.correct(reference, cookie, { ...details, name: 'Somchai J.' })).status).toBe(200);
    expect((await my.sendSlip(reference, cookie, await anotherSlip())).status).toBe(200);
    expect((await my.cancel(reference, cookie)).status).toBe(200);
    await server.passMinute();
    expect(server.cards().map(({ title }) => title)).toEqual([
      `Check slip: ${writtenPrice('web-design-starter')} – ${reference}`,
      `Check slip: ${writtenPrice('web-design-starter')} – ${reference}`,
      `Check whether to refund ${writtenPrice('web-design-starter')} – ${reference}`,
    ]);
    for (const { link } of server.cards()) expect(link).toContain(`/desk/orders/${reference}?`);
    for (const words of forbidden) expect(JSON.stringify(server.line.pushed)).not.toContain(words);
  });

  it('comes for an order that was paid by card, and for card money that needs somebody', async () => {
    const server = await openShop(openServer);
    const { pay, stripe, tell } = await openCardPaymentsApi(async () => server);
    for (const [cartKey, amount] of [
      ['a', {}],
      ['b', { amount_total: 100 }],
    ] as const) {
      await pay({ ...cardCart, key: cartKey.repeat(32) });
      const session = [...stripe.sessions.keys()].at(-1) ?? '';
      stripe.finish(session, { status: 'complete', paid: true });
      expect(await tell('completed', session, amount)).toBe(200);
    }
    expect(server.cards()).toMatchObject([
      { title: expect.stringMatching(/^Agree a start date: ฿.+ paid by card – PT-/) },
      { title: expect.stringMatching(/^Check card payment: ฿.+ – PT-/) },
    ]);
    for (const { link } of server.cards()) expect(link).toMatch(/\/desk\/orders\/PT-[0-9A-Z]{6}\?/);
  });

  it('comes for an inquiry that nobody has answered for 20 hours, once', async () => {
    const server = await openShop(openServer);
    for (const [reference, hours, state] of [
      ['PT-FRESHH', 19, 'new'],
      ['PT-WAITNG', 20, 'new'],
      ['PT-DDDDDD', 21, 'answered'],
      ['PT-LNGAGO', 200, 'new'],
    ] as const)
      await server.run(inquiryOf(reference, hours, state));
    await server.run("update public.line_group set bound_at = now() - interval '1 hour'");
    await server.passMinute();
    await server.passMinute();
    expect(server.cards()).toEqual([
      {
        title: expect.stringMatching(/^Answer enquiry PT-WAITNG by /),
        text: expect.stringMatching(/Enquiry\nMessage\nSince\n.+ \(20 hours ago\)$/),
        link: 'http://localhost:3000/desk/inquiries/PT-WAITNG?openExternalBrowser=1',
      },
    ]);
    for (const words of forbidden) expect(JSON.stringify(server.line.pushed)).not.toContain(words);
  });

  it('comes for a mail that was given up or came back, once each, and leads to the mail', async () => {
    const server = await openShop(openServer);
    const { reference } = await server.order();
    await server.run(
      "update public.outbox set status = 'failed', claimed_at = now() where event = 'order-agency'",
    );
    await server.run(
      "update public.outbox set problem = 'bounced', problem_at = now() where event = 'order-customer'",
    );
    await server.passMinute();
    await server.passMinute();
    const [, ...cards] = server.cards();
    expect(cards.map(({ title }) => title).sort()).toEqual([
      'Check an email: came back',
      'Check an email: given up',
    ]);
    for (const { text, link } of cards) {
      expect(link).toBe('http://localhost:3000/desk/mail?openExternalBrowser=1');
      expect(text).toContain(reference);
    }
    for (const words of forbidden) expect(JSON.stringify(server.line.pushed)).not.toContain(words);
  });

  it('is shown once though the answer to it was lost, since it is sent again under its retry key', async () => {
    const server = await openShop(openServer);
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    onTestFinished(() => void vi.restoreAllMocks());
    server.line.failNext({ kind: 'taken without an answer' });
    await server.order();
    const before = server.line.requests();
    await server.run("update public.outbox set next_attempt_at = now() where event = 'line-card'");
    await server.passMinute();
    expect([server.cards().length, server.line.requests() - before]).toEqual([1, 1]);
    expect(await server.problems()).toEqual([]);
  });

  it('is tried again where LINE has trouble, and holds up no mail', async () => {
    const server = await openShop(openServer);
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    onTestFinished(() => void vi.restoreAllMocks());
    server.line.failNext({ kind: 'status', status: 500, message: 'Internal server error' });
    await server.order();
    expect((await server.stored()).mails.map(({ event }) => event).sort()).toEqual([
      'order-agency',
      'order-customer',
    ]);
    expect(await server.problems()).toMatchObject([
      { status: 'queued', recipient: 'line', last_error: 'LINE took no message (500)' },
    ]);
  });

  it('is given up where the month has none left, which the desk says once; the mail goes, and the site is well', async () => {
    const server = await openShop(openServer);
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    onTestFinished(() => void vi.restoreAllMocks());
    server.line.failNext(monthIsOver);
    const { reference } = await server.order();
    await server.order({ key: 'f'.repeat(32) });
    expect(await server.problems()).toMatchObject([
      { status: 'failed', last_error: 'LINE sends no more this month: the plan has no messages left' },
    ]);
    expect((await server.stored()).mails.filter(({ event }) => event === 'order-agency')).toHaveLength(2);
    const { GET } = await import('@/app/api/health/route');
    expect((await GET()).status).toBe(200);
    const { deskCounts } = await import('@/lib/desk/counts');
    expect((await deskCounts()).mail).toBe(1);

    const { retryMail } = await import('@/lib/outbox/mail/kept-back-mail');
    expect(await retryMail()).toBe(1);
    await server.passMinute();
    await server.passMinute();
    expect(server.cards().map(({ title }) => title)).toContain(
      `Check slip: ${writtenPrice('web-design-starter')} – ${reference}`,
    );
    expect(server.cards(), 'what happened meanwhile is told then').toHaveLength(2);
  });

  it('of last month that was given up keeps none of this month back', async () => {
    const server = await openShop(openServer);
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    onTestFinished(() => void vi.restoreAllMocks());
    server.line.failNext(monthIsOver);
    await server.order();
    await server.run(
      "update public.outbox set created_at = created_at - interval '32 days' where event = 'line-card'",
    );
    await server.order({ key: 'f'.repeat(32) });
    expect(server.cards()).toHaveLength(1);
  });

  it('that was queued goes with its group, and what happened before a group was bound has none', async () => {
    const server = await openShop(openServer);
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    onTestFinished(() => void vi.restoreAllMocks());
    server.line.failNext({ kind: 'status', status: 500, message: 'Internal server error' });
    await server.order();
    expect(await server.unbindLineGroup()).toBe(true);
    expect(await server.problems()).toEqual([]);
    await server.order({ key: 'f'.repeat(32) });
    await server.bind(groupOf('b'));
    await server.passMinute();
    expect(server.line.pushed).toEqual([]);
    const { reference } = await server.order({ key: 'e'.repeat(32) });
    expect(server.line.pushed.map(({ to }) => to)).toEqual([groupOf('b')]);
    expect(server.cards()[0]?.title).toContain(reference);
  });

  it('is forgotten with what it is about, by reference and by address', async () => {
    const server = await openShop(openServer);
    for (const [own, who] of [
      ['1', (reference: string) => reference],
      ['2', () => details.email],
    ] as const) {
      const { reference } = await server.order({ key: own.repeat(32) });
      await server.run("update public.orders set status = 'rejected'");
      const { forget } = await import('@/lib/server/retention');
      await forget(who(reference));
      expect(await server.storedRows()).not.toContain(reference);
    }
  });
});

describeOnEachDatabase('a card in the group', (open) => {
  it('comes once, however often and at once the chores are done', async () => {
    const server = await openShop(open);
    await server.order();
    await server.run(inquiryOf('PT-WAITNG', 20));
    const { enqueueLineCards } = await import('@/lib/outbox/line/enqueue-line-cards');
    const enqueued = await Promise.all(Array.from({ length: 5 }, () => enqueueLineCards()));
    expect(enqueued.sort()).toEqual([0, 0, 0, 0, 1]);
    await server.passMinute();
    expect(server.cards()).toHaveLength(2);
  });
});
it('without NOTIFY=line nothing is written for a group that was bound once, and nobody is asked', async () => {
  const server = await openOrdersApi(openServer);
  const ask = vi.spyOn(globalThis, 'fetch');
  onTestFinished(() => ask.mockRestore());
  await server.run(`insert into public.line_group (group_id, received_at) values ('${groupOf('a')}', now())`);
  const { id } = (await server.place(await cart())).body.data;
  await server.complete(id, { key, ...details });
  await server.run(inquiryOf('PT-WAITNG', 20));
  const { doChores } = await import('@/lib/server/chores');
  expect(await doChores()).toEqual([]);
  expect(await server.storedRows()).not.toContain('line-card');
  expect(ask).not.toHaveBeenCalled();
});

it('a card that is still queued when NOTIFY is taken back is dropped', async () => {
  const server = await openServer();
  await server.run(
    `insert into public.outbox (event, audience, recipient, locale, payload) values ('line-card', 'agency', 'line', 'en',
      '{"kind":"inquiry","reference":"PT-WAITNG","inquiry":"contact","since":"2026-11-22T00:00:00Z"}')`,
  );
  const { drainOutbox } = await import('@/lib/outbox/outbox');
  await drainOutbox();
  const { listMail } = await import('@/lib/outbox/mail/kept-back-mail');
  expect(await listMail()).toEqual([]);
});

describe('the round of the day', () => {
  it('is one card from seven in the morning on, without the customer, and none on a day without a stop', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    vi.setSystemTime(new Date('2026-11-24T06:00:00+07:00'));
    const server = await openShop(openServer);
    await server.run(inquiryOf('PT-7K3M9Q', 1, 'answered'));
    await server.run(
      `insert into public.appointments (inquiry_id, kind, area, starts_at, ends_at, address)
        select id, 'visit', 'jomtien', '2026-11-24T13:00+07', '2026-11-24T14:00+07', '12/3 Soi 6' from public.inquiries`,
    );
    await server.passMinute();
    expect(server.cards()).toEqual([]);
    vi.setSystemTime(new Date('2026-11-24T07:00:00+07:00'));
    await server.passMinute();
    await server.passMinute();
    expect(server.cards()).toMatchObject([
      { title: 'Today’s round: 1', text: expect.stringContaining('1:00 PM Jomtien\nPT-7K3M9Q') },
    ]);
    expect(JSON.stringify(server.line.pushed)).not.toContain('Soi 6');
    vi.setSystemTime(new Date('2026-11-25T07:30:00+07:00'));
    await server.passMinute();
    expect(server.cards()).toHaveLength(1);
  });
});
