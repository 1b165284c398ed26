import { describe, expect, it } from 'vitest';
import { cardCart, key, openCardPaymentsApi } from '../support/card-payments-api';
import { liveSettings } from '../support/live-settings';
import { cart, openOrdersApi } from '../support/orders-api';
import { priceOf, writtenPrice } from '../support/prices';
import { jsonPost, routeContext } from '../support/requests';
import { describeOnEachDatabase, openServer } from '../support/server';
import { signed, stripeMessage } from '../support/stripe-stand-in';

const otherKey = 'f'.repeat(32);

describeOnEachDatabase('POST /api/payments/card', (open) => {
  it('places a pending order with the catalog’s amount and leads to the page that takes it', async () => {
    const server = await openCardPaymentsApi(open);
    const { status, body } = await server.pay({ ...cardCart, amount: 1 });
    expect(status).toBe(200);
    const [session] = server.stripe.sessions.values();
    expect(body.data).toEqual({ session: session?.id, url: session?.url });
    expect(session).toMatchObject({ amount_total: priceOf('vps-starter'), currency: 'thb' });
    expect(server.stripe.refusals).toEqual([]);
    expect(server.stripe.created[0]?.line_items).toHaveLength(1);
    expect(server.stripe.created[0]?.success_url).toBe(
      'http://localhost:3000/th/payment/success?session_id={CHECKOUT_SESSION_ID}',
    );
    const { orders, mails } = await server.stored();
    expect(orders).toMatchObject([
      {
        id: session?.client_reference_id,
        status: 'pending',
        amount: 99_900,
        payment_method: 'card',
        payment_slip_path: null,
        stripe_session: session?.id,
        lines: [{ id: 'vps-starter' }, { id: 'network-security', price: 0 }],
      },
    ]);
    expect(JSON.stringify(orders)).not.toContain(key);
    expect(mails).toEqual([]);
  });

  it('makes one order and one page of 50 requests at once, a retry and a lost answer', async () => {
    const server = await openCardPaymentsApi(open);
    server.stripe.failNext({ kind: 'taken without an answer' });
    const answers = await Promise.all(Array.from({ length: 50 }, () => server.pay(cardCart)));
    const retry = await server.pay({ ...cardCart, locale: 'de' });
    expect(new Set([...answers, retry].map((answer) => answer.body.data?.session)).size).toBe(1);
    expect(server.stripe.sessions.size).toBe(1);
    expect((await server.stored()).orders).toHaveLength(1);
  });

  it('refuses a key that was used for other items, and one whose order is closed', async () => {
    const server = await openCardPaymentsApi(open);
    const { session } = (await server.pay(cardCart)).body.data;
    expect((await server.pay({ ...cardCart, items: ['vps-business'] })).status).toBe(409);
    server.stripe.finish(session, { status: 'expired', paid: false });
    expect((await server.pay(cardCart)).status).toBe(409);
    await server.tell('expired', session);
    expect((await server.pay(cardCart)).status).toBe(409);
    expect((await server.pay({ ...cardCart, key: otherKey })).status).toBe(200);
    expect((await server.stored()).orders).toMatchObject([{ status: 'cancelled' }, { status: 'pending' }]);
  });

  it('leads whoever has paid to the thanks, not to another payment', async () => {
    const server = await openCardPaymentsApi(open);
    const { session } = (await server.pay(cardCart)).body.data;
    const thanks = `http://localhost:3000/th/payment/success?session_id=${session}`;
    server.stripe.finish(session, { status: 'complete', paid: true });
    expect((await server.pay(cardCart)).body.data).toEqual({ session, url: thanks });
    await server.tell('completed', session);
    expect((await server.pay(cardCart)).body.data).toEqual({ session, url: thanks });
    expect(server.stripe.sessions.size).toBe(1);
  });

  it('refuses what cannot be paid by card, and places nothing', async () => {
    const server = await openCardPaymentsApi(open);
    const cases = [
      [{ items: ['network-security'] }, { items: 'unknown-item' }],
      [{ items: ['nothing'] }, { items: 'unknown-item' }],
      [{ items: [] }, { items: 'unknown-item' }],
      [{ key: 'short' }, { key: 'required' }],
      [
        {
          items: [
            'mobile-app-enterprise',
            'mobile-app-advanced',
            'crm-enterprise',
            'accounting-enterprise',
            'cctv-premium',
          ],
        },
        { items: 'card-too-much' },
      ],
    ] as const;
    for (const [changes, fields] of cases) {
      const answer = await server.pay({ ...cardCart, ...changes });
      expect([changes, answer.status, answer.body.error.fields]).toEqual([changes, 422, fields]);
    }
    expect((await server.pay(cardCart, { origin: 'https://evil.example' })).status).toBe(403);
    expect([(await server.stored()).orders, server.stripe.sessions.size]).toEqual([[], 0]);
  });

  it('fails clearly while Stripe is down, and goes on with the same order afterwards', async () => {
    const server = await openCardPaymentsApi(open);
    server.stripe.failNext({ kind: 'status', status: 503 }, 3);
    expect((await server.pay(cardCart)).status).toBe(503);
    expect((await server.pay(cardCart)).status).toBe(200);
    expect((await server.stored()).orders).toHaveLength(1);
  });

  it('leaves no order pending for ever that never got a page', async () => {
    const server = await openCardPaymentsApi(open);
    server.stripe.failNext({ kind: 'status', status: 503 }, 3);
    await server.pay(cardCart);
    await server.pay({ ...cardCart, key: otherKey });
    const { closeUnopenedOrders } = await import('@/lib/orders/card/close-card-pages');
    const hoursLater = (hours: number) => new Date(Date.now() + hours * 60 * 60_000);
    expect(await closeUnopenedOrders(hoursLater(47))).toBe(0);
    expect(await closeUnopenedOrders(hoursLater(49))).toBe(1);
    expect(await closeUnopenedOrders(hoursLater(49))).toBe(0);
    const { orders, mails } = await server.stored();
    expect(orders).toMatchObject([
      { status: 'cancelled', stripe_session: null },
      { status: 'pending', stripe_session: expect.any(String) },
    ]);
    expect(mails).toEqual([]);
    expect((await server.pay(cardCart)).status).toBe(409);
  });

  it('takes no card where cards are simulated', async () => {
    await open();
    const { POST, GET } = await import('@/app/api/payments/card/route');
    expect((await POST(jsonPost('/api/payments/card', cardCart), routeContext())).status).toBe(503);
    expect(await (await GET()).json()).toEqual({ mode: 'simulated' });
  });

  it('leaves a cart whose slip was taken another order', async () => {
    const server = await openCardPaymentsApi(open);
    const { place } = await openOrdersApi(async () => server);
    expect((await server.pay({ key, locale: 'th', items: ['web-design-starter'] })).status).toBe(200);
    expect((await place(await cart())).status).toBe(200);
    expect((await server.stored()).orders).toMatchObject([
      { payment_method: 'card' },
      { payment_method: 'promptpay' },
    ]);
  });
});

describeOnEachDatabase('POST /api/payments/card/webhook', (open) => {
  async function openPaying(settings?: Record<string, string>) {
    const server = await openCardPaymentsApi(open, settings);
    const { session } = (await server.pay(cardCart)).body.data;
    return { ...server, session: String(session) };
  }

  it('makes the order paid, keeps who paid, and sends both mails once, however often it is told', async () => {
    const server = await openPaying({ MAIL_TO: 'orders@agency.example' });
    server.stripe.finish(server.session, { status: 'complete', paid: true });
    const answers = await Promise.all([1, 2, 3].map(() => server.tell('completed', server.session)));
    expect([...answers, await server.tell('completed', server.session)]).toEqual([200, 200, 200, 200]);
    expect(await server.ask(server.session)).toMatchObject({
      data: { outcome: 'paid', items: ['vps-starter', 'network-security'] },
    });
    const { orders, mails } = await server.stored();
    expect(orders).toMatchObject([
      {
        status: 'paid',
        customer_name: 'Malee Suksan',
        customer_email: 'malee@example.com',
        customer_phone: '+66812345678',
        customer_address: '12/3 Soi 6\n20150 Pattaya\nChonburi\nTH',
      },
    ]);
    expect(mails.map((mail) => [mail.event, mail.to?.[0]?.address]).sort()).toEqual([
      ['order-agency', 'orders@agency.example'],
      ['order-customer', 'malee@example.com'],
    ]);
    const customer = mails.find((mail) => mail.event === 'order-customer');
    expect(customer?.text).toContain(writtenPrice('vps-starter'));
    expect(customer?.html).toContain('lang="th"');
    const agency = mails.find((mail) => mail.event === 'order-agency');
    expect(agency?.text).toContain('payment provider has confirmed');
    expect(agency?.attachments).toEqual([]);
  });

  it.each([
    ['in order', ['completed', 'async_payment_succeeded']],
    ['the wrong way round', ['async_payment_succeeded', 'completed']],
  ])('waits for a payment that takes its time, told of it %s', async (_how, types) => {
    const server = await openPaying();
    server.stripe.finish(server.session, { status: 'complete', paid: false });
    for (const type of types) await server.tell(type, server.session);
    const { orders, mails } = await server.stored();
    expect(orders).toMatchObject([{ status: 'paid', customer_email: 'malee@example.com' }]);
    expect(mails).toHaveLength(2);
  });

  it('is not paid by a completed page whose money has not come', async () => {
    const server = await openPaying();
    server.stripe.finish(server.session, { status: 'complete', paid: false });
    await server.tell('completed', server.session);
    expect(await server.ask(server.session)).toMatchObject({ data: { outcome: 'processing' } });
    const { orders, mails } = await server.stored();
    expect(orders).toMatchObject([{ status: 'pending', customer_name: 'Malee Suksan', completed_at: null }]);
    expect(mails).toEqual([]);
  });

  it('cancels an order whose payment failed, and tells the customer once', async () => {
    const server = await openPaying();
    server.stripe.finish(server.session, { status: 'complete', paid: false });
    for (const type of ['completed', 'async_payment_failed', 'async_payment_failed'])
      await server.tell(type, server.session);
    expect(await server.ask(server.session)).toMatchObject({ data: { outcome: 'failed' } });
    const { orders, mails } = await server.stored();
    expect(orders).toMatchObject([{ status: 'cancelled' }]);
    expect(mails.map((mail) => mail.event)).toEqual(['order-status']);
  });

  it('cancels an order whose page was left, and writes to nobody', async () => {
    const server = await openPaying();
    server.stripe.finish(server.session, { status: 'expired', paid: false });
    const customer_details = { name: 'Malee Suksan', email: 'malee@example.com' };
    await server.tell('expired', server.session, { customer_details });
    const { orders, mails } = await server.stored();
    expect(orders).toMatchObject([{ status: 'cancelled', customer_name: null, customer_email: null }]);
    expect(mails).toEqual([]);
  });

  it.each([
    ['another amount', { amount_total: 99800 }],
    ['another currency', { currency: 'usd' }],
  ])('does not take %s for payment, and tells the agency once', async (_what, changes) => {
    const server = await openPaying();
    server.stripe.finish(server.session, { status: 'complete', paid: true });
    await server.tell('completed', server.session, changes);
    await server.tell('completed', server.session, changes);
    const { orders, mails } = await server.stored();
    expect(orders).toMatchObject([{ status: 'pending', completed_at: null }]);
    expect(mails.map((mail) => mail.event)).toEqual(['card-problem']);
  });

  it('tells the agency of money for an order that was closed, and leaves it closed', async () => {
    const server = await openPaying();
    const { setOrderStatus } = await import('@/lib/orders/order-status');
    const [order] = (await server.stored()).orders;
    await setOrderStatus({ reference: order?.reference ?? '', status: 'cancelled', person: 'Nok' });
    server.stripe.finish(server.session, { status: 'complete', paid: true });
    expect(await server.ask(server.session)).toMatchObject({ data: { outcome: 'failed' } });
    await server.tell('completed', server.session);
    // Who has paid is not told to try again.
    expect(await server.ask(server.session)).toMatchObject({ data: { outcome: 'processing' } });
    const { orders, mails } = await server.stored();
    expect(orders).toMatchObject([{ status: 'cancelled' }]);
    expect(mails.map((mail) => mail.event)).toEqual(['card-problem']);
  });

  it('tells the agency of a payment whose customer Stripe does not name', async () => {
    const server = await openPaying();
    server.stripe.finish(server.session, { status: 'complete', paid: true });
    await server.tell('completed', server.session, { customer_details: null });
    const { orders, mails } = await server.stored();
    expect(orders).toMatchObject([{ status: 'paid' }]);
    expect(mails.map((mail) => mail.event)).toEqual(['order-agency']);
  });

  it('is paid though what Stripe says of the customer cannot be kept, and the agency is told to look', async () => {
    const server = await openCardPaymentsApi(open);
    const { session } = (await server.pay(cardCart)).body.data;
    server.stripe.finish(session, { status: 'complete', paid: true });
    const customer_details = {
      name: 'Som\u0000chai \ud800',
      email: 'a@b.example, c@d.example',
      phone: '0'.repeat(300),
      address: null,
    };
    expect(await server.tell('completed', session, { customer_details })).toBe(200);
    expect(await server.tell('completed', session, { customer_details })).toBe(200);
    const { orders, mails } = await server.stored();
    expect(orders).toMatchObject([{ status: 'paid', customer_email: null, customer_phone: '0'.repeat(40) }]);
    expect(orders[0]?.customer_name).toMatch(/^Som chai/);
    expect(mails.map((mail) => mail.event).sort()).toEqual(['card-problem', 'order-agency']);
    const problem = mails.find((mail) => mail.event === 'card-problem');
    expect(problem?.text).toContain('The customer’s details couldn’t be read');
    expect(problem?.text).toContain('paid');
  });

  it('tells the agency of an amount that is no whole number', async () => {
    const server = await openCardPaymentsApi(open);
    const { session } = (await server.pay(cardCart)).body.data;
    server.stripe.finish(session, { status: 'complete', paid: true });
    expect(await server.tell('completed', session, { amount_total: 99900.5 })).toBe(200);
    const { orders, mails } = await server.stored();
    expect(orders).toMatchObject([{ status: 'pending' }]);
    expect(mails.map((mail) => mail.event)).toEqual(['card-problem']);
  });

  it('refuses a signed message that is no JSON', async () => {
    const server = await openCardPaymentsApi(open);
    expect(await server.deliver(signed('no JSON'))).toBe(400);
  });

  it('tells the agency of a second payment for one order', async () => {
    const server = await openPaying();
    server.stripe.finish(server.session, { status: 'complete', paid: true });
    await server.tell('completed', server.session);
    await server.tell('completed', server.session, { id: 'cs_test_another' });
    const { mails } = await server.stored();
    expect(mails.map((mail) => mail.event).sort()).toEqual([
      'card-problem',
      'order-agency',
      'order-customer',
    ]);
  });

  it('takes the message that overtakes its own note of the session', async () => {
    const server = await openPaying();
    const { database } = await import('@/lib/outside');
    const placed = await (await database()).call('open_card_order', {
      idempotency_key: 'overtaken',
      locale: 'en',
      lines: [{ id: 'vps-starter', name: 'n', name_en: 'n', type: 't', period: 'month', price: 99900 }],
    });
    const id = JSON.parse(JSON.stringify(placed)).id;
    server.stripe.finish(server.session, { status: 'complete', paid: true });
    await server.tell('completed', server.session, { id: 'cs_test_early', client_reference_id: id });
    expect(await server.ask('cs_test_early')).toMatchObject({ data: { outcome: 'paid' } });
  });

  it('answers 200 to what is genuine and not ours, and changes nothing', async () => {
    const server = await openPaying();
    for (const message of [
      stripeMessage('payment_intent.created', { id: 'pi_1' }),
      stripeMessage('checkout.session.completed', { id: 'cs_test_x', payment_status: 'paid' }),
      stripeMessage('checkout.session.completed', {
        id: 'cs_test_x',
        client_reference_id: 'shop-42',
        payment_status: 'paid',
      }),
      stripeMessage('checkout.session.completed', {
        id: 'cs_test_x',
        client_reference_id: '3f8e7c4e-0000-4000-8000-000000000001',
        payment_status: 'paid',
        amount_total: 99900,
        currency: 'thb',
      }),
    ])
      expect(await server.deliver(message)).toBe(200);
    const { orders, mails } = await server.stored();
    expect([orders.length, orders[0]?.status, mails]).toEqual([1, 'pending', []]);
  });

  it('believes nothing that is unsigned, changed, late or signed by another', async () => {
    const server = await openPaying();
    server.stripe.finish(server.session, { status: 'complete', paid: true });
    const session = server.stripe.sessions.get(server.session) ?? {};
    const good = stripeMessage('checkout.session.completed', session);
    const now = Math.floor(Date.now() / 1000);
    for (const message of [
      { body: good.body, signature: 't=1,v1=0' },
      { body: `${good.body} `, signature: good.signature },
      stripeMessage('checkout.session.completed', session, { timestamp: now - 301 }),
      stripeMessage('checkout.session.completed', session, { secret: 'whsec_other' }),
    ])
      expect(await server.deliver(message)).toBe(400);
    const webhook = await import('@/app/api/payments/card/webhook/route');
    const unsigned = new Request('http://localhost/api/payments/card/webhook', {
      method: 'POST',
      body: good.body,
    });
    expect((await webhook.POST(unsigned)).status).toBe(400);
    const { orders, mails } = await server.stored();
    expect([orders[0]?.status, mails]).toEqual(['pending', []]);
  });
});

describe('POST /api/payments/card/outcome', () => {
  it('tells nothing about the customer, and nothing at all of a session that it does not know', async () => {
    const server = await openCardPaymentsApi(openServer);
    const { session } = (await server.pay(cardCart)).body.data;
    server.stripe.finish(session, { status: 'complete', paid: true });
    await server.tell('completed', session);
    expect(await server.ask('cs_test_unknown')).toEqual({ ok: true, data: { outcome: 'unknown' } });
    expect(await server.ask('garbage')).toMatchObject({ ok: false, error: { code: 'invalid' } });
    const known = await server.ask(session);
    expect(Object.keys(known.data).sort()).toEqual(['items', 'outcome', 'reference']);
    expect(JSON.stringify(known)).not.toContain('malee');
  });
});

describe('which cards a site takes', () => {
  it('offers no demonstration of a payment on a live site', async () => {
    await openServer(liveSettings);
    const { GET } = await import('@/app/api/payments/card/route');
    expect(await (await GET()).json()).toEqual({ mode: 'off' });
  });
});
