import { onTestFinished } from 'vitest';
import { laterIsDone } from './collected-later';
import { jsonPost, routeContext } from './requests';
import type { OpenServer } from './server';
import { secretKey, startStripeStandIn, stripeMessage, webhookSecret } from './stripe-stand-in';

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
    return { status: response.status, body: await response.json() };
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
  return { ...server, stripe, pay, deliver, tell, ask };
}
