import { vi } from 'vitest';
import { resendEvents } from '@/scripts/commands/doctor/resend';
import { stripeEvents } from '@/scripts/commands/doctor/stripe';

/** What an address of the outside answers: a status with a body and headers, or the code of what keeps the answer away. */
type Answer = { status?: number; json?: unknown; text?: string; location?: string; date?: Date } | string;

/** The outside, by method and address; `answer` may look at the headers. */
export type World = Record<string, Answer | ((headers: Headers) => Answer)>;

const site = 'https://www.agency-in-pattaya.com';

const page = `<html><link rel="canonical" href="${site}/"/></html>`;

export const wholeSettings = {
  SITE_URL: site,
  RESEND_API_KEY: 're_good',
  STRIPE_SECRET_KEY: 'sk_live_good',
  LINE_CHANNEL_TOKEN: 'a-channel-access-token-of-the-stand-in-0123456789',
  LINE_CHANNEL_SECRET: '0123456789abcdef0123456789abcdef',
  CRON_SECRET: '0123456789abcdef',
  STAFF: 'nok@agency-in-pattaya.com',
} as const;

const keyed = (key: string, answer: Answer) => (headers: Headers) =>
  headers.get('authorization') === `Bearer ${key}`
    ? answer
    : { status: 401, json: { name: 'validation_error' } };

/** Stands in for Resend, Stripe, LINE and the site itself, all of them well set up for {@link wholeSettings}. */
export function wholeWorld(): World {
  const { RESEND_API_KEY, STRIPE_SECRET_KEY, LINE_CHANNEL_TOKEN, CRON_SECRET } = wholeSettings;
  const resend = (data: object[]) => keyed(RESEND_API_KEY, { json: { object: 'list', data } });
  const stripe = (json: object) => keyed(STRIPE_SECRET_KEY, { json });
  const line = (json: object) => keyed(LINE_CHANNEL_TOKEN, { json });
  return {
    'GET https://api.resend.com/domains?limit=100': resend([
      { name: 'agency-in-pattaya.com', status: 'verified', capabilities: { sending: 'enabled' } },
    ]),
    'GET https://api.resend.com/webhooks?limit=100': resend([
      { endpoint: `${site}/api/mail/webhook`, events: [...resendEvents], status: 'enabled' },
    ]),
    'GET https://api.stripe.com/v1/account': stripe({
      country: 'TH',
      charges_enabled: true,
      capabilities: { card_payments: 'active', promptpay_payments: 'active' },
    }),
    'GET https://api.stripe.com/v1/webhook_endpoints?limit=100': stripe({
      data: [
        { url: `${site}/api/payments/card/webhook`, status: 'enabled', enabled_events: [...stripeEvents] },
      ],
    }),
    'GET https://api.line.me/v2/bot/info': line({ userId: 'U1' }),
    'GET https://api.line.me/v2/bot/channel/webhook/endpoint': line({
      endpoint: `${site}/api/notify/line`,
      active: true,
    }),
    'GET https://api.line.me/v2/bot/message/quota': line({ type: 'limited', value: 300 }),
    'GET https://api.line.me/v2/bot/message/quota/consumption': line({ totalUsage: 20 }),
    [`GET ${site}/`]: { text: page },
    'GET http://www.agency-in-pattaya.com/': { status: 301, location: `${site}/` },
    [`GET ${site}/sitemap.xml`]: { text: `<urlset><url><loc>${site}/</loc></url></urlset>` },
    [`GET ${site}/orders`]: { text: '<html></html>' },
    [`GET ${site}/api/health`]: {
      json: { ok: true, database: 'ok', slips: 'ok', mail: { waiting: 0, failed: 0, problems: 0 } },
    },
    [`POST ${site}/api/contact`]: (headers) => ({ status: headers.get('origin') === site ? 422 : 403 }),
    [`GET ${site}/api/cron/chores?pace=minute`]: keyed(CRON_SECRET, { json: { ok: true } }),
    [`GET ${site}/api/cron/site`]: keyed(CRON_SECRET, {
      json: { visitor: 'a-hash', trip: 4, region: 'sin1' },
    }),
  };
}

/** Lets this process ask the stand-ins in place of the outside; what runs on this machine is asked itself. */
export function enterWorld(world: World): void {
  const { fetch } = globalThis;
  vi.stubGlobal('fetch', async (input: string | URL | Request, init: RequestInit = {}) => {
    const url = input instanceof Request ? input.url : String(input);
    if (new URL(url).hostname === '127.0.0.1') return fetch(input, init);
    const entry = world[`${init.method ?? 'GET'} ${url}`];
    const answer = typeof entry === 'function' ? entry(new Headers(init.headers)) : (entry ?? 'ENOTFOUND');
    if (typeof answer === 'string')
      throw new TypeError('fetch failed', { cause: Object.assign(new Error(answer), { code: answer }) });
    return new Response(answer.json === undefined ? (answer.text ?? '') : JSON.stringify(answer.json), {
      status: answer.status ?? 200,
      headers: {
        date: (answer.date ?? new Date()).toUTCString(),
        ...(answer.location && { location: answer.location }),
      },
    });
  });
}

/** The DNS of a domain with a record against forged mail. */
export const texts = async (name: string): Promise<string[][]> => {
  if (name === '_dmarc.agency-in-pattaya.com') return [['v=DMARC1; ', 'p=none']];
  throw new Error('ENOTFOUND');
};
