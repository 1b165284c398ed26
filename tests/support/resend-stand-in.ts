import { createHmac, randomUUID } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { z } from 'zod';
import { listening } from './listening';

/** A mail as its recipient has it. */
export type ReceivedMail = {
  to: string;
  replyTo: string;
  subject: string;
  text: string;
  html: string;
  attachments: { filename: string; bytes: number[] }[];
};

/** A mail as the provider has it, with the tags that it gives back in its messages. */
type TakenMail = ReceivedMail & { tags: Record<string, string> };

/** What the provider does to a request instead of serving it. */
type ProviderFault =
  | { kind: 'status'; status: number; name: string; message?: string; retryAfter?: number }
  /** The mail is taken, and the answer never comes. */
  | { kind: 'taken without an answer' }
  /** The mail is taken, the connection stays, and nothing more is heard. */
  | { kind: 'taken in silence' };

/** A stand-in for Resend's API on this machine: its path, its key, its rule for repeated idempotency keys. */
export type ResendStandIn = {
  baseUrl: string;
  apiKey: string;
  received: TakenMail[];
  /** How many requests arrived, served or not. */
  requests: () => number;
  failNext: (fault: ProviderFault, times?: number) => void;
  close: () => void;
};

const apiKey = 're_good';

export const webhookSecret = `whsec_${Buffer.from('a secret of the stand-in').toString('base64')}`;

/** What names and values of tags may be. */
const tagPattern = /^[\w-]{1,256}$/;

const body = z.object({
  from: z.string(),
  to: z.string(),
  reply_to: z.string(),
  subject: z.string(),
  html: z.string(),
  text: z.string(),
  tags: z.array(z.object({ name: z.string().regex(tagPattern), value: z.string().regex(tagPattern) })),
  attachments: z.array(z.object({ filename: z.string(), content: z.string(), content_type: z.string() })),
});

export async function startResendStandIn(): Promise<ResendStandIn> {
  const received: TakenMail[] = [];
  const taken = new Map<string, string>();
  const faults: ProviderFault[] = [];
  const problemOf = requestCheck();
  let requests = 0;

  const server = createServer(async (request, response) => {
    requests += 1;
    const text = await readBody(request);
    const answer = (status: number, value: object, headers: Record<string, string> = {}) =>
      response
        .writeHead(status, { 'content-type': 'application/json', ...headers })
        .end(JSON.stringify(value));
    const refuse = (status: number, name: string, headers?: Record<string, string>, message = name) =>
      answer(status, { statusCode: status, name, message }, headers);

    const fault = faults.shift();
    if (fault?.kind === 'status') {
      return refuse(
        fault.status,
        fault.name,
        fault.retryAfter ? { 'retry-after': String(fault.retryAfter) } : {},
        fault.message,
      );
    }
    if (request.headers.authorization !== `Bearer ${apiKey}`) return refuse(401, 'missing_api_key');
    if (request.method !== 'POST' || request.url !== '/emails') return refuse(404, 'not_found');
    const key = String(request.headers['idempotency-key'] ?? '');
    const problem = problemOf(JSON.parse(text)) ?? (key.length > 256 ? 'idempotency key' : undefined);
    if (problem) return refuse(422, `validation_error: ${problem}`);
    if (taken.has(key) && taken.get(key) !== text) return refuse(409, 'invalid_idempotent_request');
    if (!taken.has(key)) received.push(receivedMail(body.parse(JSON.parse(text))));
    if (key) taken.set(key, text);
    if (fault?.kind === 'taken without an answer') return request.socket.destroy();
    if (fault?.kind === 'taken in silence') return;
    return answer(200, { id: '49a3999c-0ce1-4ea6-ab68-afcd6dc2e794' });
  });
  return {
    baseUrl: await listening(server),
    apiKey,
    received,
    requests: () => requests,
    failNext: (fault, times = 1) => {
      for (let count = 0; count < times; count++) faults.push(fault);
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

function receivedMail(mail: z.infer<typeof body>): TakenMail {
  return {
    ...mail,
    replyTo: mail.reply_to,
    tags: Object.fromEntries(mail.tags.map(({ name, value }) => [name, value])),
    attachments: mail.attachments.map(({ filename, content }) => ({
      filename,
      bytes: [...Buffer.from(content, 'base64')],
    })),
  };
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}

const published = join(process.env.OPENAPI_DIR ?? '../shared/openapi', 'resend.json');

/** Whether requests are checked against what Resend publishes of its interface; `OPENAPI_DIR` says where that lies. */
export const isCheckedAgainstPublished = existsSync(published);

/** Says what Resend's published interface would refuse in a request; nothing where it is not at hand. */
function requestCheck(): (request: unknown) => string | undefined {
  if (!isCheckedAgainstPublished) return () => undefined;
  const { components } = z
    .object({ components: z.object({ schemas: z.record(z.string(), z.record(z.string(), z.unknown())) }) })
    .parse(JSON.parse(readFileSync(published, 'utf8')));
  const ajv = addFormats.default(new Ajv2020({ strict: false }));
  ajv.addSchema({ $id: 'resend', components });
  const validate = ajv.compile({ $ref: 'resend#/components/schemas/SendEmailRequest' });
  const known = Object.keys(
    z.record(z.string(), z.unknown()).parse(components.schemas.SendEmailRequest?.properties),
  );
  return (request) => {
    if (!validate(request)) return ajv.errorsText(validate.errors);
    const strangers = Object.keys(Object(request)).filter((name) => !known.includes(name));
    return strangers.length > 0 ? `unknown ${strangers.join()}` : undefined;
  };
}

/** Sends through the stand-in without the pauses that the real one wants between two mails. */
export async function provideHastyResend({ apiKey, baseUrl }: ResendStandIn): Promise<void> {
  const { mailer } = await import('@/lib/outside');
  const { openResend } = await import('@/lib/outbox/mail/adapters/resend');
  mailer.provide(openResend({ apiKey, baseUrl, webhookSecret, from: 'A <a@agency.example>', pace: 5 }));
}

/** What Resend says beside that a mail could not be delivered, by the type of its message. */
const told = {
  'email.bounced': {
    bounce: {
      type: 'Permanent',
      subType: 'General',
      message: 'The mailbox of private@example.com does not exist',
      diagnosticCode: ['smtp; 550 5.1.1 private@example.com unknown'],
    },
  },
  'email.complained': {},
  'email.failed': { failed: { reason: 'reached_daily_quota' } },
  'email.suppressed': {
    suppressed: {
      type: 'OnAccountSuppressionList',
      reason: 'previous_bounce',
      message: 'private@example.com is on the list',
      diagnosticCode: [],
    },
  },
  'email.delivered': {},
};

/** A message of Resend: its body, and its headers as they are signed (Standard Webhooks). */
export type ResendMessage = { body: string; id: string; timestamp: string; signature: string };

/** The message that Resend sends about a mail with these tags; `changes` are to what it says of the mail. */
export function resendMessage(
  type: keyof typeof told,
  tags: Record<string, string> | undefined,
  changes: object = {},
): ResendMessage {
  const message = {
    type,
    created_at: '2026-11-22T05:00:00.000Z',
    data: {
      email_id: randomUUID(),
      message_id: '<1@resend>',
      created_at: '2026-11-22T04:59:00.000Z',
      from: 'Bay Signal <hello@agency.example>',
      to: ['private@example.com'],
      subject: 'We’ve received your order',
      ...(tags && { tags }),
      ...told[type],
      ...changes,
    },
  };
  return signedMessage(JSON.stringify(message));
}

/** Any text with the signature that Resend would give it. */
export function signedMessage(
  text: string,
  { timestamp = String(Math.floor(Date.now() / 1000)), secret = webhookSecret } = {},
): ResendMessage {
  const id = `msg_${randomUUID()}`;
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${text}`).digest('base64');
  return { body: text, id, timestamp, signature: `v1,${signature}` };
}
