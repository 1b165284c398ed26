import { inquiry } from '../support/inquiries';
import {
  type ResendMessage,
  resendMessage,
  signedMessage,
  startResendStandIn,
  webhookSecret,
} from '../support/resend-stand-in';
import type { Site } from '../support/running-site';
import { expect, test } from '../support/site';
import { query } from '../support/stored';

type Row = { status: string; attempts: number; last_error: string | null; may_be_sent: boolean };

const rows =
  'select status, attempts, last_error, first_attempt_at is not null as may_be_sent from outbox order by event';

async function inquire(site: Site): Promise<void> {
  const response = await fetch(`${site.url}/api/contact`, {
    method: 'POST',
    body: JSON.stringify({ ...inquiry, locale: 'de', subject: 'Anfrage', key: 'a'.repeat(32) }),
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
  });
  expect(response.status).toBe(200);
}

/** The built site bundles its start and its routes apart; what the mailer says must arrive whole in both. */
const withProvider = test.extend<{ provider: Awaited<ReturnType<typeof startResendStandIn>> }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from this pattern
  provider: async ({}, use) => {
    const provider = await startResendStandIn();
    await use(provider);
    provider.close();
  },
  siteSettings: async ({ provider }, use) =>
    use({
      MAIL: 'resend',
      MAIL_FROM: 'Bay Signal <hello@agency-in-pattaya.com>',
      RESEND_API_KEY: provider.apiKey,
      RESEND_WEBHOOK_SECRET: webhookSecret,
      RESEND_BASE_URL: provider.baseUrl,
    }),
});

withProvider(
  'a provider that refuses is named in the outbox, and nothing may have been sent',
  async ({ site, provider }) => {
    provider.failNext({ kind: 'status', status: 403, name: 'invalid_api_key' }, 2);
    await inquire(site);
    await expect.poll(() => provider.requests()).toBe(2);
    await site.stop();
    const refused = { status: 'queued', attempts: 1, may_be_sent: false };
    const last_error = 'Resend took no mail (403 invalid_api_key)';
    expect(await query<Row>(site.dataFolder, rows)).toEqual(Array(2).fill({ ...refused, last_error }));
  },
);

withProvider(
  'mail whose answer was lost is remembered as perhaps sent, and arrives once',
  async ({ site, provider }) => {
    provider.failNext({ kind: 'taken without an answer' }, 2);
    await inquire(site);
    await expect.poll(() => provider.received.length).toBe(2);
    await site.stop();
    const uncertain = await query<Row>(site.dataFolder, rows);
    expect(uncertain.map(({ may_be_sent }) => may_be_sent)).toEqual([true, true]);
    expect(uncertain[0]?.last_error).toContain('no answer');
    await query(site.dataFolder, 'update outbox set next_attempt_at = now()');
    await site.start();
    await expect.poll(() => provider.requests()).toBe(4);
    await site.stop();
    const sent = await query<Row>(site.dataFolder, rows);
    expect(sent.map(({ status }) => status)).toEqual(['sent', 'sent']);
    expect(provider.received).toHaveLength(2);
  },
);

withProvider(
  'a provider that asks for a pause gets it, and the mail leaves all the same',
  async ({ site, provider }) => {
    provider.failNext({ kind: 'status', status: 429, name: 'rate_limit_exceeded', retryAfter: 1 }, 2);
    await inquire(site);
    await expect.poll(() => provider.received.length).toBe(2);
    await site.stop();
    const sent = await query<Row>(site.dataFolder, rows);
    expect(sent.map(({ status, attempts }) => [status, attempts])).toEqual([
      ['sent', 1],
      ['sent', 1],
    ]);
  },
);

withProvider('mail that bounced is believed of the provider alone, and named', async ({ site, provider }) => {
  await inquire(site);
  await expect.poll(() => provider.received.length).toBe(2);
  const copy = provider.received.find(({ to }) => to === inquiry.email);
  const tell = async ({ body, id, timestamp, signature }: ResendMessage) => {
    const headers = { 'svix-id': id, 'svix-timestamp': timestamp, 'svix-signature': signature };
    return (await fetch(`${site.url}/api/mail/webhook`, { method: 'POST', body, headers })).status;
  };
  const bounced = resendMessage('email.bounced', copy?.tags);
  const otherSecret = `whsec_${Buffer.from('another secret').toString('base64')}`;
  expect(await tell(signedMessage(bounced.body, { secret: otherSecret }))).toBe(400);
  expect((await fetch(`${site.url}/api/health`)).status).toBe(200);
  expect(await tell(bounced)).toBe(200);
  const health = await fetch(`${site.url}/api/health`);
  expect([health.status, (await health.json()).mail]).toEqual([
    503,
    expect.objectContaining({ problems: 1 }),
  ]);
  expect(site.log).not.toContain(inquiry.email);
});
