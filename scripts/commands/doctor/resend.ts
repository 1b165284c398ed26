import { z } from 'zod';
import { env } from '@/lib/env/env';
import { senderDomain } from '@/lib/env/setting-fields';
import { askWith, jsonOf, type Outside } from './ask';
import { either, type Finding, look, mend, ok } from './finding';

/** What Resend must tell of (lib/outbox/mail/adapters/resend.ts). */
export const resendEvents = [
  'email.bounced',
  'email.complained',
  'email.failed',
  'email.suppressed',
] as const;

const refusal = z.object({ name: z.string() });
const domains = z.object({
  data: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      capabilities: z.object({ sending: z.string() }).partial().optional(),
    }),
  ),
});
const webhooks = z.object({
  data: z.array(
    z.object({ endpoint: z.string(), events: z.array(z.string()).nullable(), status: z.string() }),
  ),
});

/** The key, the domain of the sender, and the webhook. */
export async function resendFindings({ resend, texts }: Outside): Promise<Finding[]> {
  const { MAIL, RESEND_API_KEY: key = '', siteUrl } = env();
  if (MAIL !== 'resend') return [look('Resend', 'is not in use: mail goes into a folder')];
  const domain = senderDomain(env());
  const endpoint = `${siteUrl}/api/mail/webhook`;
  const answer = await askWith(key, `${resend}/domains?limit=100`);
  if (typeof answer === 'string') return [mend('Resend', `cannot be reached (${answer})`)];
  const why = jsonOf(refusal, answer)?.name;
  if (why === 'restricted_api_key')
    return [
      look(
        'RESEND_API_KEY',
        `may only send, so look yourself: in Resend’s dashboard ${domain} is verified, and a webhook ${endpoint} tells of ${resendEvents.join(', ')}`,
      ),
      await dmarcFinding(domain, texts),
    ];
  const listed = jsonOf(domains, answer)?.data;
  if (answer.status !== 200 || !listed)
    return [mend('RESEND_API_KEY', `Resend does not take this key (${answer.status} ${why ?? ''})`)];
  return [
    ok('RESEND_API_KEY', 'is taken'),
    domainFinding(domain, listed),
    await dmarcFinding(domain, texts),
    await webhookFinding(endpoint, await askWith(key, `${resend}/webhooks?limit=100`)),
  ];
}

function domainFinding(domain: string, listed: z.infer<typeof domains>['data']): Finding {
  const found = listed.find(({ name }) => name === domain);
  if (!found)
    return mend('MAIL_FROM', `${domain} is no domain of this Resend account: add and verify it there`);
  if (found.status !== 'verified')
    return mend('MAIL_FROM', `${domain} is ${found.status} at Resend: set the DNS records that it names`);
  return either(
    found.capabilities?.sending !== 'disabled',
    'MAIL_FROM',
    `${domain} is verified`,
    `${domain} may not send: switch sending on at Resend`,
  );
}

/** Large providers sort mail of a domain without this record out. */
async function dmarcFinding(domain: string, texts: Outside['texts']): Promise<Finding> {
  const names = [domain, domain.split('.').slice(1).join('.')].filter((name) => name.includes('.'));
  for (const name of names) {
    const found = await texts(`_dmarc.${name}`).catch(() => []);
    if (found.some((parts) => /^v=DMARC1/i.test(parts.join('')))) return ok('DMARC', `${name} has a record`);
  }
  return look('DMARC', `add a TXT record _dmarc.${domain}, such as “v=DMARC1; p=none”`);
}

async function webhookFinding(
  endpoint: string,
  answer: Awaited<ReturnType<typeof askWith>>,
): Promise<Finding> {
  const listed = typeof answer === 'string' ? undefined : jsonOf(webhooks, answer)?.data;
  if (!listed) return look('Resend webhook', `cannot be looked up: see that ${endpoint} is one`);
  const found = listed.find((webhook) => webhook.endpoint === endpoint);
  if (!found) return mend('Resend webhook', `add ${endpoint} for ${resendEvents.join(', ')}`);
  if (found.status !== 'enabled') return mend('Resend webhook', `${endpoint} is ${found.status}: enable it`);
  const missing = resendEvents.filter((event) => !found.events?.includes(event));
  return either(
    missing.length === 0,
    'Resend webhook',
    'tells of all that can become of a mail',
    `${endpoint} does not tell of ${missing.join(', ')}: tick them`,
  );
}
