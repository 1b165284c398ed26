import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { openResend } from '../../lib/mail/adapters/resend';
import { MailerError } from '../../lib/mail/mailer';
import { mailerContract, type ReceivedMail } from './mailer-contract';

const body = z.object({
  from: z.string(),
  to: z.string(),
  reply_to: z.string(),
  subject: z.string(),
  html: z.string(),
  text: z.string(),
  attachments: z.array(z.object({ filename: z.string(), content: z.string(), content_type: z.string() })),
});

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}

/** A stand-in for Resend's API on this machine: one path, a key, and its rule for repeated idempotency keys. */
async function startStandIn(): Promise<{ baseUrl: string; received: ReceivedMail[]; server: Server }> {
  const received: ReceivedMail[] = [];
  const seen = new Set<string>();
  const server = createServer(async (request, response) => {
    const answer = (status: number, value: object) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value));
    if (request.headers.authorization !== 'Bearer re_good')
      return answer(401, { statusCode: 401, name: 'validation_error', message: 'API key is invalid' });
    if (request.method !== 'POST' || request.url !== '/emails')
      return answer(404, { statusCode: 404, name: 'not_found', message: 'no' });
    const key = String(request.headers['idempotency-key'] ?? '');
    const mail = body.parse(JSON.parse(await readBody(request)));
    if (!seen.has(key)) {
      received.push({
        ...mail,
        replyTo: mail.reply_to,
        attachments: mail.attachments.map(({ filename, content }) => ({
          filename,
          bytes: [...Buffer.from(content, 'base64')],
        })),
      });
    }
    seen.add(key);
    return answer(200, { id: '49a3999c-0ce1-4ea6-ab68-afcd6dc2e794' });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return { baseUrl: `http://127.0.0.1:${port}`, received, server };
}

const from = 'Bay Signal <hello@agency.example>';

mailerContract('Resend', async () => {
  const { baseUrl, received, server } = await startStandIn();
  const close = async () => {
    server.close();
  };
  return { mailer: openResend({ apiKey: 're_good', from, baseUrl }), received: async () => received, close };
});

it('fails with status and name when Resend refuses', async () => {
  const { baseUrl, server } = await startStandIn();
  const mailer = openResend({ apiKey: 're_wrong', from, baseUrl });
  const failed: unknown = await mailer
    .send({
      id: '1',
      event: 'e',
      createdAt: new Date(),
      to: 'private@example.com',
      replyTo: 'b@example.com',
      subject: 's',
      html: 'h',
      text: 't',
      attachments: [],
    })
    .catch((error: unknown) => error);
  expect(failed).toBeInstanceOf(MailerError);
  expect(String(failed)).toContain('401');
  expect(String(failed)).not.toContain('private@example.com');
  server.close();
});
