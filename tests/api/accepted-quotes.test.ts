import { describe, expect, it } from 'vitest';
import { anotherSlip, cookieOf, openMyOrdersApi } from '../support/my-orders-api';
import { readQrCodes } from '../support/qr';
import { company, openQuotesApi, quoteFields } from '../support/quotes-api';
import { routeContext } from '../support/requests';
import { describeOnEachDatabase, type OpenServer, openServer } from '../support/server';

async function openQuoted(open: OpenServer, items = 'accounting-business,seo-local') {
  const server = await openQuotesApi(open, { MAIL_TO: 'orders@agency.example' });
  const asked = await server.ask(quoteFields({ items }), 'th');
  const number: string = asked.body.data.number;
  const mine = await openMyOrdersApi();
  const orders = await import('@/lib/orders/order-status');
  return { ...server, ...mine, ...orders, number, cookie: cookieOf(asked) };
}

const eventsOf = (mails: { event: string }[]) => mails.map(({ event }) => event).sort();

describe('an accepted quotation', () => {
  it('becomes an order that waits for its payment, at the prices of the quotation', async () => {
    const server = await openQuoted(openServer);
    const accepted = await server.accept(server.number, server.cookie);
    expect(accepted.status).toBe(200);
    const order = await server.showOrder(accepted.body.data.order);
    expect(order).toMatchObject({
      status: 'awaiting-payment',
      payment_method: 'transfer',
      amount: 16_000_000,
      company_name: company.companyName,
      is_complete: true,
      slips: [],
      moves: expect.arrayContaining(['paid', 'cancelled']),
    });
    expect(await server.show(server.number, server.cookie)).toMatchObject({
      state: 'accepted',
      order: accepted.body.data.order,
    });
    const { mails } = await server.stored();
    expect(eventsOf(mails)).toEqual(['order-status', 'quote-agency', 'quote-agency', 'quote-customer']);
    expect(mails.find(({ event }) => event === 'order-status')?.subject).toContain(accepted.body.data.order);
  });

  it('is paid by a slip on the page of the order, which shows a code for the amount until then', async () => {
    const server = await openQuoted(openServer);
    const accepted = await server.accept(server.number, server.cookie);
    const reference: string = accepted.body.data.order;
    const { GET } = await import('@/app/api/my-orders/[reference]/promptpay.png/route');
    const code = async (cookie: string) =>
      GET(
        new Request(`http://localhost:3000/api/my-orders/${reference}/promptpay.png`, {
          headers: { cookie, 'sec-fetch-site': 'same-origin' },
        }),
        routeContext({ reference }),
      );
    const cookie = cookieOf(accepted);
    expect((await code('')).status).toBe(404);
    const picture = new Uint8Array(await (await code(cookie)).arrayBuffer());
    expect((await readQrCodes(picture)).join()).toContain('5409160000.00');
    expect((await server.sendSlip(reference, cookie, await anotherSlip())).status).toBe(200);
    expect(await server.showOrder(reference)).toMatchObject({ status: 'pending' });
    expect((await code(cookie)).status).toBe(409);
    expect(await server.setOrderStatus({ reference, status: 'paid', person: 'Nok' })).toMatchObject({
      outcome: 'changed',
    });
    expect(eventsOf((await server.stored()).mails)).toContain('order-news');
  });

  it('goes back to waiting where it was marked paid or cancelled by mistake, and never to be checked without a slip', async () => {
    const server = await openQuoted(openServer);
    const reference: string = (await server.accept(server.number, server.cookie)).body.data.order;
    for (const status of ['paid', 'cancelled'] as const) {
      await server.setOrderStatus({ reference, status, person: 'Nok' });
      expect((await server.showOrder(reference))?.moves).not.toContain('pending');
      expect(
        await server.setOrderStatus({ reference, status: 'awaiting-payment', person: 'Nok' }),
      ).toMatchObject({ outcome: 'changed' });
    }
  });

  it('is refused kindly after its last day, with another version, without a price, and without a key', async () => {
    const server = await openQuoted(openServer);
    expect((await server.accept(server.number, '')).status).toBe(404);
    expect(
      (await server.accept(server.number, server.cookie, { version: 2, method: 'transfer' })).status,
    ).toBe(409);
    expect((await server.accept(server.number, server.cookie, { version: 1, method: 'card' })).status).toBe(
      422,
    );
    await server.run(`update public.quote_versions set valid_until = public.today_in_thailand() - 1`);
    expect(await server.show(server.number, server.cookie)).toMatchObject({ state: 'expired' });
    expect((await server.accept(server.number, server.cookie)).status).toBe(409);
    const open2 = await server.ask(quoteFields({ key: 'c'.repeat(32), items: 'network-installation' }));
    expect((await server.accept(open2.body.data.number, cookieOf(open2))).status).toBe(409);
    expect((await server.stored()).orders).toEqual([]);
  });

  it('may be accepted on its last day, and is reminded of once in the three days before', async () => {
    const server = await openQuoted(openServer);
    const { remindOfQuotes } = await import('@/lib/documents/reminders');
    const { drainOutbox } = await import('@/lib/outbox/outbox');
    expect(await remindOfQuotes()).toBe(0);
    await server.run(`update public.quote_versions set valid_until = public.today_in_thailand()`);
    expect([await remindOfQuotes(), await remindOfQuotes()]).toEqual([1, 0]);
    await drainOutbox();
    const reminders = (await server.stored()).mails.filter(({ event }) => event === 'quote-customer');
    expect(reminders.map((mail) => mail.to?.[0]?.address)).toEqual([company.email, company.email]);
    expect(reminders.filter(({ subject }) => subject?.includes('ยืนราคาถึง'))).toHaveLength(1);
    expect((await server.accept(server.number, server.cookie)).status).toBe(200);
    expect(await remindOfQuotes()).toBe(0);
  });
});

describeOnEachDatabase('an accepted quotation', (open) => {
  it('is accepted once, however often and at once', async () => {
    const server = await openQuoted(open);
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => server.accept(server.number, server.cookie)),
    );
    expect(new Set(answers.map(({ body }) => body.data.order)).size).toBe(1);
    expect((await server.stored()).orders).toHaveLength(1);
  });
});
