import { describe, expect, it, onTestFinished } from 'vitest';
import { openStripe } from '@/lib/payments/card/adapters/stripe';
import { CardGatewayError, type CardPayment } from '@/lib/payments/card/card-gateway';
import {
  customerDetails,
  moneyMessages,
  paymentOf,
  type StripeStandIn,
  secretKey,
  signed,
  startStripeStandIn,
  stripeMessage,
  webhookSecret,
} from '../support/stripe-stand-in';
import { cardGatewayContract } from './card-gateway-contract';

async function open() {
  const standIn = await startStripeStandIn();
  onTestFinished(standIn.close);
  const { baseUrl } = standIn;
  return { standIn, gateway: openStripe({ secretKey, webhookSecret, baseUrl, pauses: [1, 1] }) };
}

cardGatewayContract('Stripe', async () => (await open()).gateway);

const monthly = {
  id: 'vps-starter',
  name: 'VPS เริ่มต้น',
  name_en: 'VPS Starter',
  type: 'VPS Hosting',
  period: 'month',
  price: 99900,
} as const;
const onRequest = { ...monthly, id: 'network-security', period: 'once', price: 0 } as const;

const payment: CardPayment = {
  orderId: '3f8e7c4e-0000-4000-8000-000000000001',
  reference: 'PT-TEST22',
  locale: 'th',
  lines: [monthly, onRequest],
  returns: {
    success: 'https://www.example.com/th/payment/success',
    cancelled: 'https://www.example.com/th/payment/cancelled',
  },
};

describe('a payment page at Stripe', () => {
  it('is asked for as Stripe documents it: baht in satang, the first period, both methods, the visitor’s language', async () => {
    const { standIn, gateway } = await open();
    const session = await gateway.open(payment);
    expect(standIn.refusals).toEqual([]);
    expect(session).toEqual({
      id: expect.stringMatching(/^cs_/),
      state: 'open',
      url: expect.stringContaining(standIn.baseUrl),
    });
    expect(standIn.created).toMatchObject([
      {
        mode: 'payment',
        locale: 'th',
        allowed_payment_method_types: ['card', 'promptpay'],
        client_reference_id: payment.orderId,
        metadata: { reference: 'PT-TEST22' },
        line_items: [
          {
            quantity: '1',
            price_data: { currency: 'thb', unit_amount: 99900, product_data: { name: 'VPS เริ่มต้น' } },
          },
        ],
        success_url: 'https://www.example.com/th/payment/success?session_id={CHECKOUT_SESSION_ID}',
        cancel_url: 'https://www.example.com/th/payment/cancelled',
      },
    ]);
  });

  it('is one page for one order, however often it is asked for and whatever answers are lost', async () => {
    const { standIn, gateway } = await open();
    standIn.failNext({ kind: 'taken without an answer' });
    const answers = await Promise.all([gateway.open(payment), gateway.open(payment), gateway.open(payment)]);
    expect(new Set(answers.map((session) => session.id)).size).toBe(1);
    expect(standIn.sessions.size).toBe(1);
  });

  it('is closed by hand, once or again, though an answer is lost, and stays as it is once it was completed', async () => {
    const { standIn, gateway } = await open();
    const { id } = await gateway.open(payment);
    standIn.failNext({ kind: 'taken without an answer' });
    expect(await gateway.close(id)).toEqual({ id, state: 'expired' });
    expect(await gateway.close(id)).toEqual({ id, state: 'expired' });
    expect(standIn.sessions.get(id)).toMatchObject({ status: 'expired', url: null });
    const other = await gateway.open({ ...payment, orderId: '3f8e7c4e-0000-4000-8000-000000000002' });
    standIn.finish(other.id, { status: 'complete', paid: false });
    expect(await gateway.close(other.id)).toEqual({ id: other.id, state: 'complete' });
    expect(standIn.refusals).toEqual([]);
  });

  it('fails to be closed while Stripe has trouble, and is open still', async () => {
    const { standIn, gateway } = await open();
    const { id } = await gateway.open(payment);
    standIn.failNext({ kind: 'status', status: 503 }, 10);
    await expect(gateway.close(id)).rejects.toMatchObject({ isOutOfReach: true });
    expect(standIn.sessions.get(id)).toMatchObject({ status: 'open' });
  });

  it('is open, complete or expired', async () => {
    const { standIn, gateway } = await open();
    const { id } = await gateway.open(payment);
    expect(await gateway.find(id)).toMatchObject({ state: 'open' });
    standIn.finish(id, { status: 'expired', paid: false });
    expect(await gateway.find(id)).toEqual({ id, state: 'expired' });
    standIn.finish(id, { status: 'complete', paid: false });
    expect(await gateway.find(id)).toEqual({ id, state: 'complete' });
  });

  it.each([
    ['an amount below 10 baht', { lines: [{ ...monthly, price: 999 }] }],
    ['an amount of nine digits', { lines: [{ ...monthly, price: 100_000_000 }] }],
    ['nothing to pay', { lines: [onRequest] }],
    ['a return page that is no address', { returns: { success: '/success', cancelled: '/cancelled' } }],
  ])('is refused for %s, and the reason carries no key', async (_why, change) => {
    const { gateway } = await open();
    const failed: unknown = await gateway.open({ ...payment, ...change }).catch((error: unknown) => error);
    expect(failed).toBeInstanceOf(CardGatewayError);
    expect(String(failed)).toContain('400');
    expect(String(failed)).not.toContain(secretKey);
  });

  it('is refused when the same order asks for something else', async () => {
    const { gateway } = await open();
    await gateway.open(payment);
    await expect(gateway.open({ ...payment, locale: 'de' })).rejects.toThrow('Idempotency');
  });

  it('is refused with a wrong key', async () => {
    const { standIn } = await open();
    const stranger = openStripe({ secretKey: 'sk_test_other', webhookSecret, baseUrl: standIn.baseUrl });
    await expect(stranger.open(payment)).rejects.toThrow('401');
  });

  it('is tried again when Stripe has trouble, and fails in the end', async () => {
    const { standIn, gateway } = await open();
    standIn.failNext({ kind: 'status', status: 500 });
    expect(await gateway.open(payment)).toMatchObject({ state: 'open' });
    standIn.failNext({ kind: 'status', status: 503 }, 10);
    await expect(gateway.find('cs_test_x')).rejects.toThrow('503');
  });

  it('is asked for again after a pause when Stripe is asked too often, and is out of reach in the end', async () => {
    const { standIn, gateway } = await open();
    standIn.failNext({ kind: 'status', status: 429 }, 2);
    expect(await gateway.open(payment)).toMatchObject({ state: 'open' });
    standIn.failNext({ kind: 'status', status: 429 }, 3);
    await expect(gateway.open(payment)).rejects.toMatchObject({ isOutOfReach: true });
  });
});

describe('the address of a payment in Stripe’s dashboard', () => {
  const addressWith = (key: string) => openStripe({ secretKey: key, webhookSecret }).addressOf('pi_3Q/a');

  it('is that of the mode of the key', () => {
    expect(addressWith('sk_live_1')).toBe('https://dashboard.stripe.com/payments/pi_3Q%2Fa');
    expect(addressWith('rk_live_1')).toBe('https://dashboard.stripe.com/payments/pi_3Q%2Fa');
    for (const key of ['sk_test_1', 'rk_test_1'])
      expect(addressWith(key)).toBe('https://dashboard.stripe.com/test/payments/pi_3Q%2Fa');
  });
});

describe('the stand-in for Stripe', () => {
  it.each([
    ['another method', 'GET', '/v1/checkout/sessions', {}, '', 404],
    ['another path', 'POST', '/v1/checkout/session', {}, '', 404],
    ['another version', 'POST', '/v1/checkout/sessions', { 'stripe-version': '2020-08-27' }, '', 400],
    ['no idempotency key', 'POST', '/v1/checkout/sessions', { 'idempotency-key': '' }, '', 400],
    [
      'a parameter of older versions',
      'POST',
      '/v1/checkout/sessions',
      {},
      'payment_method_types[0]=card',
      400,
    ],
    [
      'an amount as a text',
      'POST',
      '/v1/checkout/sessions',
      {},
      'line_items[0][price_data][unit_amount]=999.00',
      400,
    ],
  ] as const)('refuses %s', async (_what, method, path, headers, body, status) => {
    const { standIn } = await open();
    const response = await fetch(standIn.baseUrl + path, {
      method,
      ...(method === 'POST' && { body }),
      headers: {
        authorization: `Bearer ${secretKey}`,
        'stripe-version': '2026-10-28.endive',
        'idempotency-key': 'k',
        'content-type': 'application/x-www-form-urlencoded',
        ...headers,
      },
    });
    expect(response.status).toBe(status);
  });
});

describe('a message of Stripe', () => {
  const session = (standIn: StripeStandIn, id: string) => standIn.sessions.get(id) ?? {};

  it('says what became of the payment, for whom, and over how much', async () => {
    const { standIn, gateway } = await open();
    const { id } = await gateway.open(payment);
    standIn.finish(id, { status: 'complete', paid: true });
    const { body, signature } = stripeMessage('checkout.session.completed', session(standIn, id));
    expect(gateway.readEvent(body, signature)).toEqual({
      about: 'payment',
      type: 'checkout.session.completed',
      orderId: payment.orderId,
      session: id,
      payment: paymentOf(id),
      outcome: 'paid',
      amount: 99900,
      currency: 'thb',
      customer: {
        name: customerDetails.name,
        email: customerDetails.email,
        phone: customerDetails.phone,
        address: '12/3 Soi 6\n20150 Pattaya\nChonburi\nTH',
      },
    });
  });

  it.each([
    ['checkout.session.completed', 'processing'],
    ['checkout.session.async_payment_succeeded', 'paid'],
    ['checkout.session.async_payment_failed', 'failed'],
    ['checkout.session.expired', 'expired'],
  ])('%s of an unpaid session means %s', async (type, outcome) => {
    const { gateway, standIn } = await open();
    const { id } = await gateway.open(payment);
    const { body, signature } = stripeMessage(type, session(standIn, id));
    expect(gateway.readEvent(body, signature)).toMatchObject({ outcome });
  });

  const at = new Date('2026-11-22T10:00:00Z');
  const seconds = at.getTime() / 1000;
  const said = {
    about: 'money',
    payment: 'pi_1',
    reference: null,
    currency: 'thb',
    at,
    state: null,
    answerBy: null,
  };

  it.each([
    [
      'how much of a payment has gone back',
      moneyMessages.refunds('pi_1', 30000, seconds, { metadata: { reference: 'PT-TEST22' } }),
      { kind: 'refunds', subject: 'ch_pi_1', amount: 30000, reference: 'PT-TEST22' },
    ],
    [
      'that a refund failed',
      moneyMessages.failedRefund('pi_1', 30000, seconds),
      { kind: 'failed-refund', subject: 're_pi_1', amount: 30000 },
    ],
    [
      'that a refund failed, as Stripe says it of some payments',
      moneyMessages.failedRefund('pi_1', 30000, seconds, {}, 'charge.refund.updated'),
      { kind: 'failed-refund', subject: 're_pi_1', amount: 30000 },
    ],
    [
      'that a refund ended since the customer named no account',
      moneyMessages.failedRefund('pi_1', 30000, seconds, { status: 'canceled' }, 'refund.updated'),
      { kind: 'failed-refund', subject: 're_pi_1', amount: 30000 },
    ],
    [
      'that a payment is disputed, and until when to answer',
      moneyMessages.dispute('pi_1', 'needs_response', seconds),
      {
        kind: 'dispute',
        subject: 'dp_pi_1',
        amount: 99900,
        state: 'open',
        answerBy: new Date('2026-11-29T10:00:00Z'),
      },
    ],
    [
      'that a payment is disputed and nothing can be answered',
      moneyMessages.dispute('pi_1', 'needs_response', seconds, { evidence_details: { due_by: 0 } }),
      { kind: 'dispute', subject: 'dp_pi_1', amount: 99900, state: 'open' },
    ],
    ...(
      [
        ['won', 'won'],
        ['lost', 'lost'],
        ['warning_closed', 'ended'],
        ['prevented', 'ended'],
      ] as const
    ).map(
      ([status, state]) =>
        [
          `that a dispute ended as ${status}`,
          moneyMessages.dispute('pi_1', status, seconds),
          { kind: 'dispute', subject: 'dp_pi_1', amount: 99900, state },
        ] as const,
    ),
    [
      'all that with the whole payment in it',
      moneyMessages.refunds('pi_1', 30000, seconds, {
        payment_intent: { id: 'pi_1', object: 'payment_intent' },
      }),
      { kind: 'refunds', subject: 'ch_pi_1', amount: 30000 },
    ],
  ] as const)('says %s', async (_what, { body, signature }, event) => {
    const { gateway } = await open();
    expect(gateway.readEvent(body, signature)).toEqual({ ...said, ...event });
  });

  it('is none of our business when it is about anything else', async () => {
    const { gateway } = await open();
    for (const { body, signature } of [
      stripeMessage('payment_intent.created', { id: 'pi_1' }),
      moneyMessages.refunds('pi_1', 1, seconds, { payment_intent: null }),
      moneyMessages.failedRefund('pi_1', 1, seconds, { status: 'succeeded' }, 'refund.updated'),
      moneyMessages.failedRefund('pi_1', 1, seconds, { status: 'pending' }, 'charge.refund.updated'),
    ])
      expect(gateway.readEvent(body, signature)).toBe('irrelevant');
  });

  it('is no message at all when it is not as Stripe writes them, however well it is signed', async () => {
    const { gateway } = await open();
    const odd = [
      ...['null', '7', '"text"', '[]', '{}', '{"type":"checkout.session.completed"}'].map((body) =>
        signed(body),
      ),
      signed('{"type":"checkout.session.completed","created":1,"data":null}'),
      stripeMessage('checkout.session.completed', {}),
      stripeMessage('checkout.session.completed', { id: 'cs_\u0000' }),
      stripeMessage('checkout.session.completed', { id: 'cs_1', amount_total: '99900' }),
      stripeMessage('checkout.session.completed', { id: 'cs_1', customer_details: 'Malee' }),
      moneyMessages.dispute('pi_1', 'needs_response', seconds, { evidence_details: null }),
      moneyMessages.dispute('pi_1', 'needs_response', seconds, { evidence_details: { due_by: 9e15 } }),
      moneyMessages.dispute('pi_1', 'won', seconds, { id: undefined }),
      moneyMessages.refunds('pi_1', 1, 9_007_199_254_740_991),
      ...[-1, 0.5, 1e300].map((amount) => moneyMessages.refunds('pi_1', amount, seconds)),
      moneyMessages.failedRefund('pi_1', 1, seconds, { amount: '1' }),
    ];
    for (const { body, signature } of odd)
      expect([body, gateway.readEvent(body, signature)]).toEqual([body, 'unsigned']);
  });

  it('is not believed when it was changed, signed by another, too old, or signed ahead of its body', async () => {
    const { gateway } = await open();
    const good = stripeMessage('checkout.session.completed', { id: 'cs_test_1' });
    const now = Math.floor(Date.now() / 1000);
    const old = stripeMessage('checkout.session.completed', { id: 'cs_test_1' }, { timestamp: now - 301 });
    const foreign = stripeMessage(
      'checkout.session.completed',
      { id: 'cs_test_1' },
      { secret: 'whsec_other' },
    );
    for (const [body, signature] of [
      [good.body.replace('cs_test_1', 'cs_test_2'), good.signature],
      [`${good.body} `, good.signature],
      [old.body, old.signature],
      [foreign.body, foreign.signature],
    ] as const)
      expect(gateway.readEvent(body, signature)).toBe('unsigned');
  });
});
