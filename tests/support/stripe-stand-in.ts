import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import Stripe from 'stripe';
import { z } from 'zod';
import { locales } from '@/lib/i18n/locales';
import { listening } from './listening';

export const secretKey = 'sk_test_stand_in';
export const webhookSecret = 'whsec_stand_in';

/** What lies between a request and Stripe's answer, once. */
type StripeFault = { kind: 'status'; status: number } | { kind: 'taken without an answer' };

type Created = z.infer<typeof createParameters>;

/** A Checkout session as the stand-in keeps it. */
type StandInSession = {
  id: string;
  object: 'checkout.session';
  status: 'open' | 'complete' | 'expired';
  payment_status: 'paid' | 'unpaid';
  url: string | null;
  amount_total: number;
  currency: string;
  client_reference_id: string | undefined;
  payment_intent: string | null;
  metadata: Record<string, string>;
  customer_details: object | null;
};

/** A stand-in for the part of Stripe's API that this project calls; it refuses what Stripe documents that it refuses. */
export type StripeStandIn = {
  baseUrl: string;
  sessions: Map<string, StandInSession>;
  created: Created[];
  /** How often it was asked. */
  requests: number;
  /** The messages of the requests that were refused. */
  refusals: string[];
  failNext: (fault: StripeFault, times?: number) => void;
  /** The customer pays on the page of a session, or it ends otherwise. */
  finish: (session: string, how: { status: 'complete' | 'expired'; paid: boolean }) => void;
  /** Where a paid message is sent, once someone presses Pay on the page. */
  webhookUrl: string | undefined;
  close: () => void;
};

/** The API version that this SDK speaks; Stripe documents other parameters for other versions. */
const apiVersion = '2026-10-28.endive';

/** The largest amount has eight digits, the smallest in baht is 10 (docs.stripe.com/currencies). */
const amount = z.string().regex(/^\d+$/).transform(Number).pipe(z.number().min(0).max(99_999_999));
const url = z.url({ protocol: /^https?$/ }).max(5000);
const boolean = z.enum(['true', 'false']);
const metadata = z.record(z.string().max(40), z.string().max(500));

const createParameters = z
  .strictObject({
    mode: z.literal('payment'),
    allowed_payment_method_types: z.array(z.enum(['card', 'promptpay'])).min(1),
    adaptive_pricing: z.strictObject({ enabled: boolean }).optional(),
    line_items: z
      .array(
        z.strictObject({
          quantity: z.string().regex(/^[1-9]\d*$/),
          price_data: z.strictObject({
            currency: z.literal('thb'),
            unit_amount: amount,
            product_data: z.strictObject({ name: z.string().min(1).max(250) }),
          }),
        }),
      )
      .min(1)
      .max(100),
    locale: z.enum(locales).optional(),
    client_reference_id: z.string().min(1).max(200).optional(),
    metadata: metadata.optional(),
    payment_intent_data: z
      .strictObject({ description: z.string().max(1000).optional(), metadata: metadata.optional() })
      .optional(),
    billing_address_collection: z.enum(['auto', 'required']).optional(),
    phone_number_collection: z.strictObject({ enabled: boolean }).optional(),
    success_url: url,
    cancel_url: url.optional(),
  })
  .refine(({ line_items }) => sum(line_items) >= 1000, 'amount_too_small')
  .refine(({ line_items }) => sum(line_items) <= 99_999_999, 'amount_too_large');

function sum(items: { quantity: string; price_data: { unit_amount: number } }[]): number {
  return items.reduce((total, item) => total + item.price_data.unit_amount * Number(item.quantity), 0);
}

export async function startStripeStandIn(): Promise<StripeStandIn> {
  const answers = new Map<string, { parameters: string; session: string }>();
  const faults: StripeFault[] = [];
  const server = createServer(async (request, response) => {
    const body = await readBody(request);
    const path = (request.url ?? '').split('?')[0] ?? '';
    const page = /^\/pay\/(cs_\w+)$/.exec(path)?.[1];
    if (page) return servePage(standIn, page, request, response);

    const answer = (status: number, value: object) =>
      response
        .writeHead(status, { 'content-type': 'application/json', 'request-id': 'req_1' })
        .end(JSON.stringify(value));
    const refuse = (status: number, type: string, message: string) => {
      standIn.refusals.push(message);
      return answer(status, { error: { type, message } });
    };

    standIn.requests += 1;
    const fault = faults.shift();
    if (fault?.kind === 'status') return refuse(fault.status, 'api_error', 'trouble');
    if (request.headers.authorization !== `Bearer ${secretKey}`)
      return refuse(401, 'invalid_request_error', 'Invalid API Key');
    if (request.headers['stripe-version'] !== apiVersion)
      return refuse(400, 'invalid_request_error', `version ${request.headers['stripe-version']}`);

    const known = /^\/v1\/checkout\/sessions\/(cs_\w+)$/.exec(path)?.[1];
    if (known && request.method === 'GET') {
      const session = standIn.sessions.get(known);
      return session
        ? answer(200, session)
        : refuse(404, 'invalid_request_error', 'No such checkout.session');
    }
    const expiring = /^\/v1\/checkout\/sessions\/(cs_\w+)\/expire$/.exec(path)?.[1];
    if (expiring && request.method === 'POST') {
      const session = standIn.sessions.get(expiring);
      if (!session) return refuse(404, 'invalid_request_error', 'No such checkout.session');
      if (session.status !== 'open')
        return refuse(
          400,
          'invalid_request_error',
          `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of \`${session.status}\`.`,
        );
      standIn.finish(expiring, { status: 'expired', paid: false });
      if (fault?.kind === 'taken without an answer') return request.socket.destroy();
      return answer(200, session);
    }
    if (path !== '/v1/checkout/sessions' || request.method !== 'POST')
      return refuse(404, 'invalid_request_error', `Unrecognized request URL (${request.method}: ${path})`);
    if (request.headers['content-type'] !== 'application/x-www-form-urlencoded')
      return refuse(400, 'invalid_request_error', 'content type');

    // Stripe takes a request without a key; this project must never send one.
    const key = request.headers['idempotency-key'];
    if (typeof key !== 'string' || key === '' || key.length > 255)
      return refuse(400, 'idempotency_error', 'Idempotency-Key');
    const taken = answers.get(key);
    if (taken && taken.parameters !== body)
      return refuse(
        400,
        'idempotency_error',
        'Keys for idempotent requests can only be used with the same parameters they were first used with',
      );
    if (taken) return answer(200, standIn.sessions.get(taken.session) ?? {});

    const parsed = createParameters.safeParse(nested(new URLSearchParams(body)));
    if (!parsed.success) return refuse(400, 'invalid_request_error', z.prettifyError(parsed.error));
    const id = `cs_test_${(standIn.sessions.size + 1).toString().padStart(20, 'a')}`;
    standIn.created.push(parsed.data);
    standIn.sessions.set(id, {
      id,
      object: 'checkout.session',
      status: 'open',
      payment_status: 'unpaid',
      url: `${standIn.baseUrl}/pay/${id}`,
      amount_total: sum(parsed.data.line_items),
      currency: 'thb',
      client_reference_id: parsed.data.client_reference_id,
      payment_intent: null,
      metadata: parsed.data.metadata ?? {},
      customer_details: null,
    });
    answers.set(key, { parameters: body, session: id });
    if (fault?.kind === 'taken without an answer') return request.socket.destroy();
    return answer(200, standIn.sessions.get(id) ?? {});
  });
  const standIn: StripeStandIn = {
    baseUrl: await listening(server),
    sessions: new Map(),
    created: [],
    requests: 0,
    refusals: [],
    webhookUrl: undefined,
    failNext: (fault, times = 1) => {
      for (let count = 0; count < times; count++) faults.push(fault);
    },
    finish: (id, { status, paid }) => {
      const session = standIn.sessions.get(id);
      if (!session) throw new Error(`no session ${id}`);
      Object.assign(session, {
        status,
        url: null,
        payment_status: paid ? 'paid' : 'unpaid',
        payment_intent: status === 'complete' ? paymentOf(id) : null,
        customer_details: status === 'complete' ? customerDetails : null,
      });
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
  return standIn;
}

export const customerDetails = {
  name: 'Malee Suksan',
  email: 'malee@example.com',
  phone: '+66812345678',
  address: {
    line1: '12/3 Soi 6',
    line2: null,
    postal_code: '20150',
    city: 'Pattaya',
    state: 'Chonburi',
    country: 'TH',
  },
};

/** The payment that is made on the page of a session. */
export function paymentOf(session: string): string {
  return session.replace('cs_', 'pi_');
}

/** What Stripe says of money after it came, `at` seconds of Stripe's clock, as the type of a message and its object. */
export const moneyMessages = {
  /** How much of a payment has gone back by then, in satang. */
  refunds: (payment: string, amount: number, at: number, more: object = {}) =>
    stripeMessage(
      'charge.refunded',
      {
        id: `ch_${payment}`,
        object: 'charge',
        amount_refunded: amount,
        currency: 'thb',
        payment_intent: payment,
        metadata: {},
        ...more,
      },
      { created: at },
    ),
  failedRefund: (payment: string, amount: number, at: number, more: object = {}, type = 'refund.failed') =>
    stripeMessage(
      type,
      {
        id: `re_${payment}`,
        object: 'refund',
        amount,
        currency: 'thb',
        payment_intent: payment,
        charge: `ch_${payment}`,
        status: 'failed',
        failure_reason: 'expired_or_canceled_card',
        ...more,
      },
      { created: at },
    ),
  dispute: (payment: string, status: string, at: number, more: object = {}) =>
    stripeMessage(
      `charge.dispute.${status === 'needs_response' ? 'created' : 'closed'}`,
      {
        id: `dp_${payment}`,
        object: 'dispute',
        amount: 99900,
        currency: 'thb',
        payment_intent: payment,
        charge: `ch_${payment}`,
        reason: 'fraudulent',
        status,
        evidence_details: { due_by: at + 7 * 24 * 60 * 60 },
        ...more,
      },
      { created: at },
    ),
};

/** The message that Stripe sends about a session, as its body and its signature. */
export function stripeMessage(
  type: string,
  object: object,
  {
    timestamp = Math.floor(Date.now() / 1000),
    created,
    secret = webhookSecret,
  }: { timestamp?: number; created?: number; secret?: string } = {},
): { body: string; signature: string } {
  const body = JSON.stringify({
    id: 'evt_1',
    object: 'event',
    api_version: apiVersion,
    created: created ?? timestamp,
    livemode: false,
    type,
    data: { object },
  });
  return signed(body, { timestamp, secret });
}

/** Any text with the signature that Stripe would give it. */
export function signed(
  body: string,
  { timestamp = Math.floor(Date.now() / 1000), secret = webhookSecret } = {},
): { body: string; signature: string } {
  const signature = Stripe.webhooks.generateTestHeaderString({ payload: body, secret, timestamp });
  return { body, signature };
}

/** The page that a customer sees instead of Stripe's: pays and tells the site, or turns back. */
async function servePage(
  standIn: StripeStandIn,
  id: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const index = [...standIn.sessions.keys()].indexOf(id);
  const parameters = standIn.created[index];
  if (!parameters) return void response.writeHead(404).end();
  if (request.method === 'GET') {
    const lines = parameters.line_items
      .map(({ price_data: price }) => `<li>${price.product_data.name}</li>`)
      .join('');
    const page = `<!doctype html><meta charset="utf-8"><title>Checkout</title><h1>Checkout</h1><ul>${lines}</ul>
<form method="post"><button>Pay</button></form><a href="${parameters.cancel_url}">Back</a>`;
    return void response.writeHead(200, { 'content-type': 'text/html' }).end(page);
  }
  standIn.finish(id, { status: 'complete', paid: true });
  const { body, signature } = stripeMessage('checkout.session.completed', standIn.sessions.get(id) ?? {});
  if (standIn.webhookUrl)
    await fetch(standIn.webhookUrl, { method: 'POST', body, headers: { 'stripe-signature': signature } });
  const location = parameters.success_url.replace('{CHECKOUT_SESSION_ID}', id);
  response.writeHead(303, { location }).end();
}

type Tree = { [name: string]: Tree | string };

/** Reads `a[b][0]=c` as Stripe does. */
function nested(form: URLSearchParams): unknown {
  const root: Tree = {};
  for (const [name, value] of form) {
    const path = name.split(/[[\]]+/).filter(Boolean);
    let node = root;
    for (const step of path.slice(0, -1)) {
      const known = node[step];
      const child = typeof known === 'object' ? known : {};
      node[step] = child;
      node = child;
    }
    node[path.at(-1) ?? ''] = value;
  }
  return withLists(root);
}

function withLists(node: unknown): unknown {
  if (typeof node !== 'object' || node === null) return node;
  const entries = Object.entries(node).map(([name, value]) => [name, withLists(value)] as const);
  const isList = entries.length > 0 && entries.every(([name], index) => name === String(index));
  return isList ? entries.map(([, value]) => value) : Object.fromEntries(entries);
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}
