import 'server-only';
import { setTimeout as wait } from 'node:timers/promises';
import Stripe from 'stripe';
import { isTestKey } from '@/lib/env/setting-fields';
import { type CardGateway, CardGatewayError, type CardPayment, type CardSession } from '../card-gateway';
import { readCardEvent } from './stripe-event';

/** How old a signed message may be, in seconds; what Stripe's libraries take by default. */
const toleranceSeconds = 300;

/** How long Stripe may take to answer, in milliseconds. */
const timeout = 20_000;

/**
 * Takes cards and PromptPay through Stripe Checkout: no card field is ours.
 * @param baseUrl where the service answers, when it is not Stripe's own address
 * @param pauses how many milliseconds to wait each time that Stripe is asked too often, until it fails
 */
export function openStripe({
  secretKey,
  webhookSecret,
  baseUrl,
  pauses = [500, 1500],
}: {
  secretKey: string;
  webhookSecret: string;
  baseUrl?: string;
  pauses?: readonly number[];
}): CardGateway {
  const stripe = new Stripe(secretKey, {
    timeout,
    maxNetworkRetries: 2,
    telemetry: false,
    ...(baseUrl !== undefined && hostOf(baseUrl)),
  });
  const find = (session: string) => asked(pauses, () => stripe.checkout.sessions.retrieve(session));
  return {
    takesMoney: true,
    // Stripe keeps a key for 24 hours and a session lives as long, so one order never has two pages that can be paid.
    open: (payment) =>
      asked(pauses, () =>
        stripe.checkout.sessions.create(checkoutOf(payment), { idempotencyKey: keyOf(payment) }),
      ),
    find,
    close: async (session) => {
      const found = await find(session);
      if (found.state !== 'open') return found;
      await asked(pauses, () => stripe.checkout.sessions.expire(session));
      return { id: session, state: 'expired' };
    },
    addressOf: (payment) =>
      `https://dashboard.stripe.com/${isTestKey(secretKey) ? 'test/' : ''}payments/${encodeURIComponent(payment)}`,
    readEvent: (body, signature) => {
      const { signature: signatures } = stripe.webhooks;
      if (!signatures) throw new CardGatewayError('signatures of Stripe cannot be checked here');
      try {
        signatures.verifyHeader(body, signature, webhookSecret, toleranceSeconds);
        return readCardEvent(JSON.parse(body));
      } catch (error) {
        if (error instanceof Stripe.errors.StripeSignatureVerificationError) return 'unsigned';
        // Signed, and no JSON: Stripe sends nothing of the kind.
        if (error instanceof Error && error.name === 'SyntaxError') return 'unsigned';
        throw error;
      }
    },
  };
}

const keyOf = ({ orderId, after }: CardPayment) => `order/${orderId}${after ? `/${after}` : ''}`;

function hostOf(baseUrl: string): Stripe.StripeConfig {
  const { protocol, hostname, port } = new URL(baseUrl);
  return { host: hostname, port, protocol: protocol === 'http:' ? 'http' : 'https' };
}

function checkoutOf(payment: CardPayment): Stripe.Checkout.SessionCreateParams {
  return {
    mode: 'payment',
    allowed_payment_method_types: ['card', 'promptpay'],
    // Prices are in baht and stay so; the webhook compares them with the order.
    adaptive_pricing: { enabled: false },
    line_items: payment.lines
      .filter((line) => line.price > 0)
      .map((line) => ({
        quantity: 1,
        price_data: { currency: 'thb', unit_amount: line.price, product_data: { name: line.name } },
      })),
    locale: payment.locale,
    client_reference_id: payment.orderId,
    metadata: { reference: payment.reference },
    payment_intent_data: { description: payment.reference, metadata: { reference: payment.reference } },
    billing_address_collection: 'required',
    phone_number_collection: { enabled: true },
    success_url: `${payment.returns.success}?session_id={CHECKOUT_SESSION_ID}`,
    cancel_url: payment.returns.cancelled,
  };
}

/** Stripe's own client asks again after everything but this. */
const askedTooOften = 429;

async function asked(
  [pause, ...pauses]: readonly number[],
  question: () => Promise<Stripe.Checkout.Session>,
): Promise<CardSession> {
  try {
    const { id, status, url } = await question();
    if (status === 'open' && url) return { id, state: 'open', url };
    return { id, state: status === 'complete' ? 'complete' : 'expired' };
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error;
    const { statusCode, type, code } = error;
    if (statusCode === askedTooOften && pause !== undefined) {
      await wait(pause);
      return asked(pauses, question);
    }
    throw new CardGatewayError(`Stripe answered ${statusCode ?? 'nothing'} (${type}, ${code ?? 'no code'})`, {
      isOutOfReach: statusCode === undefined || statusCode === askedTooOften || statusCode >= 500,
    });
  }
}
