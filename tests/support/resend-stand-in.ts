import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { z } from 'zod';

/** A mail as its recipient has it. */
export type ReceivedMail = {
  to: string;
  replyTo: string;
  subject: string;
  text: string;
  html: string;
  attachments: { filename: string; bytes: number[] }[];
};

/** What the provider does to a request instead of serving it. */
type ProviderFault =
  | { kind: 'status'; status: number; name: string; retryAfter?: number }
  /** The mail is taken, and the answer never comes. */
  | { kind: 'taken without an answer' }
  /** The mail is taken, the connection stays, and nothing more is heard. */
  | { kind: 'taken in silence' };

/** A stand-in for Resend's API on this machine: its path, its key, its rule for repeated idempotency keys. */
export type ResendStandIn = {
  baseUrl: string;
  apiKey: string;
  received: ReceivedMail[];
  /** How many requests arrived, served or not. */
  requests: () => number;
  failNext: (fault: ProviderFault, times?: number) => void;
  close: () => void;
};

const apiKey = 're_good';

const body = z.object({
  from: z.string(),
  to: z.string(),
  reply_to: z.string(),
  subject: z.string(),
  html: z.string(),
  text: z.string(),
  attachments: z.array(z.object({ filename: z.string(), content: z.string(), content_type: z.string() })),
});

export async function startResendStandIn(): Promise<ResendStandIn> {
  const received: ReceivedMail[] = [];
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
    const refuse = (status: number, name: string, headers?: Record<string, string>) =>
      answer(status, { statusCode: status, name, message: name }, headers);

    const fault = faults.shift();
    if (fault?.kind === 'status') {
      return refuse(
        fault.status,
        fault.name,
        fault.retryAfter ? { 'retry-after': String(fault.retryAfter) } : {},
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
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    baseUrl: `http://127.0.0.1:${port}`,
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

function receivedMail(mail: z.infer<typeof body>): ReceivedMail {
  return {
    ...mail,
    replyTo: mail.reply_to,
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
  const { openResend } = await import('@/lib/mail/adapters/resend');
  mailer.provide(openResend({ apiKey, baseUrl, from: 'A <a@agency.example>', pace: 5 }));
}
