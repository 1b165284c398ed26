import { onTestFinished } from 'vitest';
import { z } from 'zod';
import { laterIsDone } from './collected-later';
import { jsonPost, routeContext } from './requests';
import type { OpenServer } from './server';
import {
  customerDetails,
  paymentOf,
  secretKey,
  startStripeStandIn,
  stripeMessage,
  webhookSecret,
} from './stripe-stand-in';

export const key = '0123456789abcdef0123456789abcdef';

export const cardCart = { key, locale: 'th', items: ['vps-starter', 'network-security'] };

/** A server and its routes for card payments, with a stand-in behind the Stripe adapter. */
export async function openCardPaymentsApi(open: OpenServer, settings: Record<string, string> = {}) {
  const server = await open({
    CARD: 'stripe',
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_WEBHOOK_SECRET: webhookSecret,
    ...settings,
  });
  const stripe = await startStripeStandIn();
  onTestFinished(stripe.close);
  const outside = await import('@/lib/outside');
  const { openStripe } = await import('@/lib/payments/card/adapters/stripe');
  outside.cardGateway.provide(openStripe({ secretKey, webhookSecret, baseUrl: stripe.baseUrl }));

  const card = await import('@/app/api/payments/card/route');
  const webhook = await import('@/app/api/payments/card/webhook/route');
  const outcome = await import('@/app/api/payments/card/outcome/route');

  const pay = async (body: object, headers?: Record<string, string>) => {
    const response = await card.POST(jsonPost('/api/payments/card', body, headers), routeContext());
    return { status: response.status, headers: response.headers, body: await response.json() };
  };
  const deliver = async ({ body, signature }: { body: string; signature: string }) => {
    const request = new Request('http://localhost:3000/api/payments/card/webhook', {
      method: 'POST',
      body,
      headers: { 'stripe-signature': signature },
    });
    const { status } = await webhook.POST(request);
    await laterIsDone();
    return status;
  };
  /** Stripe tells what became of a session; `changes` are to what it says of it. */
  const tell = (type: string, session: string, changes: object = {}) =>
    deliver(stripeMessage(`checkout.session.${type}`, { ...stripe.sessions.get(session), ...changes }));
  const ask = async (session: string) => {
    const response = await outcome.POST(jsonPost('/api/payments/card/outcome', { session }), routeContext());
    return response.json();
  };
  /** What Stripe says is taken as the route takes it, and the mail that it enqueues stays in the outbox. */
  const take = async (message: { body: string; signature: string }) => {
    const { settleCardPayment } = await import('@/lib/orders/card/settle-card-payment');
    const result = await settleCardPayment(message);
    if (!result.ok) throw new Error(`Stripe’s message was not taken: ${result.error.code}`);
  };
  /** Places an order with a payment page that nobody opened at Stripe, past the limits for visitors. */
  const placeCardOrder = async () => {
    const { call } = await outside.database();
    const number = ++placedCount;
    const line = { id: 'vps-starter', name: 'n', name_en: 'n', type: 't', period: 'month', price: 99900 };
    const order = placed.parse(
      await call('open_card_order', {
        idempotency_key: `card order ${number}`,
        key_hash: `key of ${number}`,
        locale: 'en',
        lines: [line],
      }),
    );
    const session = `cs_test_order${number}`;
    await call('keep_card_session', { id: order.id, session });
    return { ...order, session, payment: paymentOf(session), key_hash: `key of ${number}` };
  };
  return { ...server, stripe, pay, deliver, tell, ask, take, placeCardOrder };
}

let placedCount = 0;

const placed = z.object({ id: z.string(), reference: z.string() });

type CardOrder = { id: string; session: string; payment: string };

/** What Stripe says of the payment page of an order; `changes` are to what it says of the session. */
export function sessionMessage({ id, session, payment }: CardOrder, type: string, changes: object = {}) {
  return stripeMessage(`checkout.session.${type}`, {
    id: session,
    object: 'checkout.session',
    status: 'complete',
    payment_status: 'paid',
    amount_total: 99900,
    currency: 'thb',
    client_reference_id: id,
    payment_intent: payment,
    customer_details: customerDetails,
    ...changes,
  });
}
