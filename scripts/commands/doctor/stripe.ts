import { z } from 'zod';
import { env } from '@/lib/env/env';
import { isTestKey } from '@/lib/env/setting-fields';
import { type Asked, askWith, jsonOf, type Outside } from './ask';
import { either, type Finding, look, mend, ok } from './finding';

/** What Stripe must tell of (lib/payments/card/adapters/stripe-event.ts). */
export const stripeEvents = [
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'checkout.session.expired',
  'charge.refunded',
  'refund.updated',
  'refund.failed',
  'charge.dispute.created',
  'charge.dispute.closed',
] as const;

const account = z.object({
  country: z.string(),
  charges_enabled: z.boolean(),
  capabilities: z.record(z.string(), z.string()).optional(),
});
const endpoints = z.object({
  data: z.array(z.object({ url: z.string(), status: z.string(), enabled_events: z.array(z.string()) })),
});

/** The key and its mode, the account, and the webhook endpoint with its events. */
export async function stripeFindings({ stripe }: Outside): Promise<Finding[]> {
  const { CARD, STRIPE_SECRET_KEY: key = '', siteUrl } = env();
  if (CARD !== 'stripe') return [look('Stripe', 'is not in use: no cards are taken')];
  const answer = await askWith(key, `${stripe}/v1/account`);
  if (typeof answer === 'string') return [mend('Stripe', `cannot be reached (${answer})`)];
  if (answer.status === 401) return [mend('STRIPE_SECRET_KEY', 'Stripe does not know this key')];
  const known = await askWith(key, `${stripe}/v1/webhook_endpoints?limit=100`);
  return [
    ok('STRIPE_SECRET_KEY', isTestKey(key) ? 'is known, for tests' : 'is known, for real money'),
    ...accountFindings(answer),
    endpointFinding(`${siteUrl}/api/payments/card/webhook`, known),
  ];
}

function accountFindings(answer: Asked): Finding[] {
  const found = answer.status === 200 ? jsonOf(account, answer) : undefined;
  if (!found)
    return [
      look(
        'Stripe account',
        'this key may not read it; in the dashboard, Settings, Payment methods: cards and PromptPay are on',
      ),
    ];
  if (found.country !== 'TH')
    return [mend('Stripe account', `is of ${found.country}: PromptPay needs an account of Thailand`)];
  if (!found.charges_enabled)
    return [mend('Stripe account', 'may not take money yet: finish what its dashboard asks for')];
  const off = ['card_payments', 'promptpay_payments'].filter(
    (name) => found.capabilities !== undefined && found.capabilities[name] !== 'active',
  );
  return [
    either(
      off.length === 0,
      'Stripe account',
      'takes cards and PromptPay',
      `${off.join(' and ')} not active: switch on under Settings, Payment methods`,
    ),
  ];
}

function endpointFinding(url: string, answer: Asked | string): Finding {
  const listed = typeof answer === 'string' ? undefined : jsonOf(endpoints, answer)?.data;
  if (!listed)
    return look(
      'Stripe webhook',
      `this key may not read it; in the dashboard, Developers, Webhooks: ${url} tells of ${stripeEvents.join(', ')}`,
    );
  const found = listed.find((endpoint) => endpoint.url === url);
  if (!found) return mend('Stripe webhook', `add the endpoint ${url} for ${stripeEvents.join(', ')}`);
  if (found.status !== 'enabled') return mend('Stripe webhook', `${url} is ${found.status}: enable it`);
  const events = found.enabled_events;
  const missing = events.includes('*') ? [] : stripeEvents.filter((event) => !events.includes(event));
  return either(
    missing.length === 0,
    'Stripe webhook',
    'tells of all that can become of a payment',
    `${url} does not tell of ${missing.join(', ')}: add them`,
  );
}
