import { randomUUID } from 'node:crypto';
import { agencyAddress } from '@/lib/company/agency';
import { mailer } from '@/lib/outside';
import { appointmentFindings } from './appointments';
import type { Outside } from './ask';
import { clockFindings } from './clock';
import { databaseFindings } from './database';
import { domainFindings } from './domains';
import { type Check, either, type Finding, held } from './finding';
import { lineFindings } from './line';
import { moneyFindings } from './money';
import { publishingFindings } from './publishing';
import { ageFindings, promptPayFindings } from './receiver';
import { resendFindings } from './resend';
import { serviceFindings } from './services';
import { shopFindings } from './shop';
import { siteFindings } from './site';
import { slipCheckFindings } from './slip-check';
import { slipFindings } from './slips';
import { stripeFindings } from './stripe';

/** Every check of a live site, by what it looks at. @param keyFile see {@link ageFindings} */
export function liveChecks(outside: Outside, keyFile?: string): [name: string, check: Check][] {
  return [
    ['clock', () => clockFindings(outside)],
    ['database', databaseFindings],
    ['services', serviceFindings],
    ['shop', shopFindings],
    ['publishing', publishingFindings],
    ['appointments', appointmentFindings],
    ['money', moneyFindings],
    ['slips', slipFindings],
    ['slip check', slipCheckFindings],
    ['Resend', () => resendFindings(outside)],
    ['Stripe', () => stripeFindings(outside)],
    ['LINE', () => lineFindings(outside)],
    ['PROMPTPAY_ID', promptPayFindings],
    ['domain search', domainFindings],
    ['SERVER_ACCESS_KEY', () => ageFindings(keyFile)],
    ['site', siteFindings],
  ];
}

/** Does checks one after the other. */
export async function findingsOf(checks: readonly [name: string, check: Check][]): Promise<Finding[]> {
  const found: Finding[] = [];
  for (const [name, check] of checks) found.push(...(await held(name, check)));
  return found;
}

/** Sends one mail to the agency. */
export function mailFindings(): Promise<Finding[]> {
  return held('mail', async () => {
    const text = 'This mail was sent by npm run doctor: mail leaves the site.';
    const to = agencyAddress();
    const delivery = await (await mailer()).send({
      id: randomUUID(),
      event: 'doctor',
      createdAt: new Date(),
      to,
      replyTo: to,
      subject: 'Mail works',
      html: `<p>${text}</p>`,
      text,
      attachments: [],
    });
    const reason = 'reason' in delivery ? delivery.reason : '';
    return [
      either(
        delivery.outcome === 'taken',
        'mail',
        'one is on its way to MAIL_TO',
        `was not taken: ${reason}`,
      ),
    ];
  });
}
