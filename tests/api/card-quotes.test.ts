import { describe, expect, it } from 'vitest';
import { contentPolicy } from '@/lib/site/content-policy';
import { start } from '../support/card-money-api';
import { openCardPaymentsApi } from '../support/card-payments-api';
import { laterIsDone } from '../support/collected-later';
import { anotherSlip, cookieOf, openMyOrdersApi } from '../support/my-orders-api';
import { company, openQuotesApi, quoteFields } from '../support/quotes-api';
import { jsonPost, routeContext } from '../support/requests';
import { messagesOf } from '../support/served-pages';
import { describeOnEachDatabase, type OpenServer, openServer } from '../support/server';
import { moneyMessages, paymentOf } from '../support/stripe-stand-in';

const ownPage = { 'sec-fetch-site': 'same-origin' };
const words = messagesOf('th', 'orders').pay;

/** The routes of an accepted quotation of 159,000 baht, which waits for its payment. */
async function accept(
  server: Awaited<ReturnType<OpenServer>>,
  { items = 'accounting-business,seo-local', ...choices }: { items?: string; withholds?: 'on' } = {},
) {
  const quotes = await openQuotesApi(async () => server);
  const asked = await quotes.ask(quoteFields({ items }), 'th');
  const { reviseQuote } = await import('@/lib/documents/revise-quote');
  const number: string = asked.body.data.number;
  await reviseQuote({ number, prices: new Map(), discount: 100_000, person: 'Nok' });
  const accepted = await quotes.accept(number, cookieOf(asked), {
    version: 2,
    method: 'transfer',
    ...choices,
  });
  const reference: string = accepted.body.data.order;
  const cookie = cookieOf(accepted);
  const card = await import('@/app/api/my-orders/[reference]/card/route');
  const end = await import('@/app/api/my-orders/[reference]/card/end/route');
  const qr = await import('@/app/api/my-orders/[reference]/promptpay.png/route');
  const { showOrder, setOrderStatus } = await import('@/lib/orders/order-status');
  const ask = async (POST: typeof card.POST, headers: Record<string, string>) => {
    const request = jsonPost('/api/my-orders/x/card?locale=th', {}, { ...ownPage, cookie, ...headers });
    const response = await POST(request, routeContext({ reference }));
    await laterIsDone();
    const text = await response.text();
    const location = response.headers.get('location');
    return {
      status: response.status,
      location,
      text,
      body: text.startsWith('{') ? JSON.parse(text) : undefined,
    };
  };
  const mine = await openMyOrdersApi();
  return {
    number,
    reference,
    pay: (headers: Record<string, string> = {}) => ask(card.POST, headers),
    leave: (headers: Record<string, string> = {}) => ask(end.POST, headers),
    sendSlip: async () => mine.sendSlip(reference, cookie, await anotherSlip()),
    code: async () => {
      const request = new Request('http://localhost:3000/x', { headers: { ...ownPage, cookie } });
      return (await qr.GET(request, routeContext({ reference }))).status;
    },
    order: () => showOrder(reference),
    move: (status: 'paid' | 'cancelled') => setOrderStatus({ reference, status, person: 'Nok' }),
  };
}

async function openAccepted(open: OpenServer) {
  const server = await openCardPaymentsApi(open, { MAIL_TO: 'orders@agency.example' });
  const order = await accept(server);
  const [first] = [(await order.pay()).body.data.url];
  const sessionAt = (url: string) =>
    [...server.stripe.sessions.values()].find((session) => session.url === url);
  const session = sessionAt(first)?.id ?? '';
  const pays = async (id: string) => {
    server.stripe.finish(id, { status: 'complete', paid: true });
    return server.tell('completed', id);
  };
  const events = async () => (await server.stored()).mails.map(({ event }) => event);
  return { ...server, orderPage: order, first, session, sessionAt, pays, events };
}

describe('the order of a quotation', () => {
  it('takes no slip and shows no code while its card page is open, and again once that is closed', async () => {
    const { orderPage, stripe, first, session } = await openAccepted(openServer);
    expect([await orderPage.code(), (await orderPage.sendSlip()).status]).toEqual([409, 409]);
    expect((await orderPage.pay()).body.data.url).toBe(first);
    expect((await orderPage.leave({ accept: 'text/html' })).status).toBe(303);
    expect(stripe.sessions.get(session)?.status).toBe('expired');
    expect([await orderPage.code(), (await orderPage.sendSlip()).status]).toEqual([200, 200]);
    const late = await orderPage.pay({ accept: 'text/html' });
    expect([late.status, late.text.includes(words.closed)]).toEqual([409, true]);
    expect(await orderPage.order()).toMatchObject({ status: 'pending', payment_method: 'transfer' });
  });

  it('gets another page once one has expired, told of or not, and late words about the old one change nothing', async () => {
    const { orderPage, stripe, session, sessionAt, tell, pays, events } = await openAccepted(openServer);
    stripe.finish(session, { status: 'expired', paid: false });
    const second = sessionAt((await orderPage.pay()).body.data.url)?.id ?? '';
    expect(second).not.toBe(session);
    await tell('expired', session);
    expect([await orderPage.code(), await events()]).toEqual([
      409,
      expect.not.arrayContaining(['card-problem']),
    ]);
    stripe.finish(second, { status: 'expired', paid: false });
    await tell('expired', second);
    expect([await orderPage.code(), await orderPage.order()]).toMatchObject([
      200,
      { status: 'awaiting-payment', payment_method: 'transfer' },
    ]);
    const third = sessionAt((await orderPage.pay()).body.data.url)?.id ?? '';
    expect(new Set([session, second, third]).size).toBe(3);
    await pays(third);
    expect(await orderPage.order()).toMatchObject({ status: 'paid' });
  });

  it('waits while a payment is on its way, and tells whose payment failed in the end', async () => {
    const { orderPage, stripe, session, tell, stored } = await openAccepted(openServer);
    stripe.finish(session, { status: 'complete', paid: false });
    await tell('completed', session);
    expect([(await orderPage.sendSlip()).status, (await orderPage.leave()).status]).toEqual([409, 409]);
    await tell('async_payment_failed', session);
    const told = (await stored()).mails.filter(({ event }) => event === 'order-status');
    expect(told.map(({ to }) => to?.[0]?.address)).toEqual([company.email, company.email]);
    const reason = messagesOf('th', 'orders').reasons['card-failed'];
    expect(told.filter(({ text }) => text?.includes(reason))).toHaveLength(1);
    expect((await orderPage.sendSlip()).status).toBe(200);
  });

  it('has its card page closed with it, and is refunded when the card is', async () => {
    const cancelled = await openAccepted(openServer);
    await cancelled.orderPage.move('cancelled');
    await cancelled.run(`update public.order_events set created_at = created_at - interval '1 hour'`);
    await cancelled.run(`update public.orders set created_at = created_at - interval '20 days'`);
    const { closeCardPages } = await import('@/lib/orders/card/close-card-pages');
    expect(await closeCardPages()).toBe(1);
    expect(cancelled.stripe.sessions.get(cancelled.session)?.status).toBe('expired');

    const refunded = await openAccepted(openServer);
    await refunded.pays(refunded.session);
    await refunded.deliver(moneyMessages.refunds(paymentOf(refunded.session), 15_900_000, start));
    expect(await refunded.orderPage.order()).toMatchObject({ status: 'refunded', refunded: 15_900_000 });
  });
});

describeOnEachDatabase('the order of a quotation', (open) => {
  it('is paid by card at the total of the quotation, and stays the company’s', async () => {
    const { orderPage, stripe, session, ask, pays, stored, deliver: _, ...server } = await openAccepted(open);
    expect(stripe.refusals).toEqual([]);
    expect(stripe.sessions.get(session)).toMatchObject({ amount_total: 15_900_000, currency: 'thb' });
    const [created] = stripe.created;
    expect(created?.line_items.map(({ price_data: { product_data } }) => product_data.name)).toEqual([
      `ใบเสนอราคา ${orderPage.number}`,
    ]);
    expect(created?.cancel_url).toBe(`http://localhost:3000/th/orders/${orderPage.reference}`);
    expect(await ask(session)).toMatchObject({ data: { outcome: 'processing' } });
    await Promise.all([pays(session), pays(session), server.tell('completed', session)]);
    expect(await orderPage.order()).toMatchObject({
      status: 'paid',
      payment_method: 'card',
      amount: 15_900_000,
      customer_email: company.email,
      company_name: company.companyName,
    });
    expect(await ask(session)).toMatchObject({ data: { outcome: 'paid', reference: orderPage.reference } });
    const { mails } = await stored();
    const told = mails.filter(({ event }) => event === 'order-customer' || event === 'order-agency');
    expect(told.map(({ to }) => to?.[0]?.address).sort()).toEqual([company.email, 'orders@agency.example']);
    expect([await orderPage.pay(), await orderPage.leave()].map(({ status }) => status)).toEqual([409, 409]);
  });

  it('is never paid twice in silence: money that comes for what is paid, cancelled or of another amount is told', async () => {
    const paid = await openAccepted(open);
    await paid.orderPage.move('paid');
    await paid.pays(paid.session);
    await paid.pays(paid.session);
    expect(await paid.orderPage.order()).toMatchObject({ status: 'paid', payment_method: 'transfer' });
    expect((await paid.events()).filter((event) => event === 'card-problem')).toHaveLength(1);

    const other = await openAccepted(open);
    other.stripe.finish(other.session, { status: 'complete', paid: true });
    await other.tell('completed', other.session, { amount_total: 100 });
    expect(await other.orderPage.order()).toMatchObject({ status: 'awaiting-payment' });
    expect(await other.events()).toContain('card-problem');
    expect([(await other.orderPage.sendSlip()).status, (await other.orderPage.pay()).status]).toEqual([
      409, 409,
    ]);
  });

  it('is sent either a slip or to the card page, however close together', async () => {
    const server = await openCardPaymentsApi(open);
    const order = await accept(server);
    const [slip, page] = await Promise.all([order.sendSlip(), order.pay()]);
    expect([slip.status, page.status].sort()).toEqual([200, 409]);
  });
});
it('is paid by no card where a company keeps tax back, since a card pays the whole amount', async () => {
  const server = await openCardPaymentsApi(openServer);
  const order = await accept(server, { withholds: 'on' });
  expect(await order.order()).toMatchObject({ status: 'awaiting-payment', withheld: 477_000 });
  expect((await order.pay()).status).toBe(409);
  expect([server.stripe.sessions.size, await order.code()]).toEqual([0, 200]);
});

it('leads on to the card page without JavaScript, which the policy of our pages lets its form do', async () => {
  const { orderPage, first } = await openAccepted(openServer);
  const { status, location } = await orderPage.pay({ accept: 'text/html' });
  expect([status, location]).toEqual([303, first]);
  const policy = contentPolicy({ scripts: [], styles: [], styleAttributes: [] });
  expect(policy).toContain("form-action 'self' https://checkout.stripe.com;");
});

it('is paid by card by nobody without its key, from another site, above what cards take, or where cards are simulated', async () => {
  const server = await openCardPaymentsApi(openServer);
  const order = await accept(server);
  const refused = [
    await order.pay({ cookie: '' }),
    await order.leave({ cookie: '' }),
    await order.pay({ 'sec-fetch-site': 'cross-site' }),
  ];
  expect(refused.map(({ status }) => status)).toEqual([404, 404, 403]);
  await server.run('update public.orders set amount = 100000000');
  const much = await order.pay();
  expect([much.status, much.body.error.fields]).toEqual([422, { amount: 'card-too-much' }]);
  expect(server.stripe.sessions.size).toBe(0);
  const simulated = await accept(await openServer());
  expect((await simulated.pay()).status).toBe(503);
  expect(await simulated.order()).toMatchObject({ status: 'awaiting-payment' });
  expect(await simulated.code()).toBe(200);
});
