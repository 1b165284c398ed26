import { beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { formatMoney, proseMoney } from '@/lib/catalog/money';
import { agencyLocale } from '@/lib/company/agency';
import { company, phoneIn } from '@/lib/company/company';
import { env } from '@/lib/env/env';
import { clockOf, nearTimeOf } from '@/lib/i18n/dates';
import { fill } from '@/lib/i18n/fill';
import { type Locale, locales } from '@/lib/i18n/locales';
import { loadNamespace } from '@/lib/i18n/messages';
import type { ClaimedMail, MailEvent } from '@/lib/outbox/claimed-mail';
import { composeMail } from '@/lib/outbox/mail/compose';
import { colours, headingColours } from '@/lib/outbox/mail/templates/mail-colours';
import { letterFiles, mailPictures } from '@/lib/site/painted-pictures';
import { openMailDatabase } from '../../../support/mail-database';
import { sampleMails } from '../../../support/sample-mails';
import { wrongAmong, wrongInHtml } from '../../../support/wrong-words';

beforeAll(openMailDatabase);

const owesAnswer: readonly MailEvent[] = [
  'order-customer',
  'order-agency',
  'contact-agency',
  'contact-visitor',
  'business-card-agency',
  'business-card-visitor',
  'server-access-agency',
];

const toAgency = /-agency$|^order-(abandoned|news)$|^card-(problem|money)$/;

describe.each(locales)('every mail in %s', (locale) => {
  let composed: { sample: ClaimedMail; mail: Awaited<ReturnType<typeof composeMail>> }[] = [];
  beforeAll(async () => {
    const samples = await sampleMails(locale);
    composed = await Promise.all(
      samples.map(async (sample) => ({ sample, mail: await composeMail(sample) })),
    );
  });

  it('says what it is about, its reference, and how to reach us, in both parts', async () => {
    for (const { sample, mail } of composed) {
      const { event, subject, html, text } = mail;
      const reference = /PT-[0-9A-Z]{6}/.exec(JSON.stringify(sample.payload))?.[0] ?? '';
      for (const part of [subject, text, html])
        expect([event, part]).toEqual([event, expect.stringContaining(reference)]);
      for (const contact of [phoneIn('th').slice(1), company.email])
        for (const part of [text, html])
          expect([event, part]).toEqual([event, expect.stringContaining(contact)]);
    }
  });

  it('has the lettered head, says its name where pictures are blocked, and lies on the wall of the site by night', () => {
    for (const { sample, mail } of composed)
      for (const part of [
        `alt="${company.name}"`,
        mailPictures.head.path,
        'body, .wall { background: #050c1a',
      ])
        expect([sample.event, mail.html]).toEqual([sample.event, expect.stringContaining(part)]);
  });

  it('tells a customer at its foot when the shop is open, and has nothing that a program could show in red but what is owed, the stripes and the board of what is late', async () => {
    for (const { sample, mail } of composed) {
      const { hours } = (await loadNamespace(locale, 'common')).footer;
      const open = fill(hours, {
        opens: clockOf(company.opens, locale),
        closes: clockOf(company.closes, locale),
      });
      for (const part of toAgency.test(sample.event) ? [] : [mail.html, mail.text])
        expect([sample.event, part]).toEqual([sample.event, expect.stringContaining(open)]);
      const others = mail.html.replace(
        /<a [^>]*class="button urgent"[^>]*>|<td [^>]*(height="5"|class="board board-guide )[^>]*>/g,
        '',
      );
      expect([sample.event, others]).toEqual([sample.event, expect.not.stringContaining(colours.red)]);
    }
  });

  it('has its letters from the shop, and names what is like them where a program takes none from elsewhere', () => {
    for (const { html } of composed.map(({ mail }) => mail))
      for (const { family, path } of Object.values(letterFiles).flat()) {
        expect(html).toContain(
          `font-family: '${family}'; font-weight: 400 700; src: url(${env().siteUrl}${path})`,
        );
        expect(html).toMatch(new RegExp(`style="[^"]*font-family:[^"]*${family}[^"]*(Georgia|Helvetica)`));
      }
  });

  it('shows how far an order or a quotation has come', async () => {
    const { stops } = await loadNamespace(locale, 'orders');
    const rowOf = (event: MailEvent) => composed.find(({ sample }) => sample.event === event)?.mail.text;
    expect(rowOf('order-customer')).toMatch(
      new RegExp(`✓ ${stops.ordered}\\s+● ${stops.checking}\\s+○ ${stops.paid}`),
    );
    expect(rowOf('quote-customer')).toContain(`● ${stops.asked}`);
  });

  it.each([
    ['order-status', { item: 'seo-local', status: 'pending' }, 'growth', 'growth'],
    ['order-status', { item: 'seo-local', status: 'paid' }, 'print', 'money'],
    ['order-status', { item: 'seo-local', status: 'slip-wanted' }, 'tech', 'slip'],
    ['order-status', { item: 'seo-local', status: 'rejected' }, 'guide', 'lost'],
    ['order-status', { item: 'seo-local', status: 'cancelled' }, 'web', 'closed'],
    ['order-customer', {}, 'tech', 'order'],
    ['renewal', { reminders: 0 }, 'tech', 'due'],
    ['renewal', { reminders: 2 }, 'guide', 'late'],
    ['order-news', { news: 'overdue' }, 'guide', 'late'],
    ['contact-agency', {}, 'growth', 'enquiry'],
  ] as const)(
    'tells by its board how matters stand, or what was bought: %s %o',
    async (event, changes, board, sign) => {
      for (const { sample } of composed)
        for (const mail of changed(sample, event, changes)) {
          const { html } = await composeMail(mail);
          expect(html).toContain(`background:${headingColours[board].ground}`);
          expect(html).toContain(mailPictures[`sign-${sign}`].path);
        }
    },
  );

  it('says when we answer, where an answer is owed', async () => {
    for (const { sample, mail } of composed) {
      const { event, html, text } = mail;
      if (!owesAnswer.includes(sample.event)) continue;
      for (const part of [text, html])
        expect([event, part]).toEqual([event, expect.stringMatching(/\b24\b/)]);
    }
  });

  it('has nothing that no reader should meet: no place unfilled, no key for a word, no phrase mark, no common year in Thai', () => {
    for (const { event, subject, text, html } of composed.map(({ mail }) => mail)) {
      const language = toAgency.test(event) ? agencyLocale() : locale;
      expect([event, wrongAmong([subject, ...text.split('\n')], language)]).toEqual([event, []]);
      expect([event, wrongInHtml(html, language)]).toEqual([event, []]);
    }
  });

  it('is written to visitors in their language and to the agency in its own', async () => {
    const another = locales[(locales.indexOf(locale) + 1) % locales.length] ?? locale;
    for (const agency of [locale, another]) {
      for (const { event, html } of await composedFor(agency, locale)) {
        const language = toAgency.test(event) ? agency : locale;
        expect([event, html]).toEqual([event, expect.stringContaining(`<html dir="ltr" lang="${language}"`)]);
      }
    }
  });
});

/** Every mail, of visitors in a language and to an agency in another. */
async function composedFor(
  agency: Locale,
  visitors: Locale,
  pick: (sample: ClaimedMail) => ClaimedMail[] = (sample) => [sample],
) {
  vi.resetModules();
  vi.stubEnv('AGENCY_LOCALE', agency);
  onTestFinished(() => {
    vi.unstubAllEnvs();
    vi.resetModules();
  });
  const samples = await import('../../../support/sample-mails');
  const { composeMail: compose } = await import('@/lib/outbox/mail/compose');
  return Promise.all((await samples.sampleMails(visitors)).flatMap(pick).map(compose));
}

const subjects = {
  en: {
    'order-agency': 'Check slip: ฿40,000.00 – PT-9XJ4WD',
    'order-abandoned': 'Check slip: ฿40,000.00, customer details missing – PT-9XJ4WD',
    'card-problem': 'Check card payment: ฿40,000.00 – PT-9XJ4WD',
    'card-money': 'Answer dispute by {answerBy}: ฿40,000.00 – PT-9XJ4WD',
    'contact-agency': 'Answer by {by}: message from Somchai Jaidee – PT-7K3M9Q',
    'business-card-agency': 'Answer by {by}: business cards for Somchai Jaidee, ฿4,550.00 – PT-C4RD22',
    'server-access-agency': 'Try the logins by {by}: Somchai Jaidee – PT-4CC322',
  },
  th: {
    'order-agency': 'ตรวจสลิป ฿40,000.00 – PT-9XJ4WD',
    'order-abandoned': 'ตรวจสลิป ฿40,000.00 (ยังไม่มีข้อมูลลูกค้า) – PT-9XJ4WD',
    'card-problem': 'ตรวจยอดชำระด้วยบัตร ฿40,000.00 – PT-9XJ4WD',
    'card-money': 'ตอบ Dispute ภายใน {answerBy}: ฿40,000.00 – PT-9XJ4WD',
    'contact-agency': 'ตอบภายใน {by}: ข้อความจาก Somchai Jaidee – PT-7K3M9Q',
    'business-card-agency': 'ตอบภายใน {by}: นามบัตรของ Somchai Jaidee ฿4,550.00 – PT-C4RD22',
    'server-access-agency': 'ลองเข้าใช้ภายใน {by}: Somchai Jaidee – PT-4CC322',
  },
  de: {
    'order-agency': 'Zahlungsbeleg prüfen: ฿40.000,00 – PT-9XJ4WD',
    'order-abandoned': 'Zahlungsbeleg prüfen: ฿40.000,00, Angaben fehlen – PT-9XJ4WD',
    'card-problem': 'Kartenzahlung prüfen: ฿40.000,00 – PT-9XJ4WD',
    'card-money': 'Anfechtung beantworten bis {answerBy}: ฿40.000,00 – PT-9XJ4WD',
    'contact-agency': 'Antworten bis {by}: Nachricht von Somchai Jaidee – PT-7K3M9Q',
    'business-card-agency': 'Antworten bis {by}: Visitenkarten für Somchai Jaidee, ฿4.550,00 – PT-C4RD22',
    'server-access-agency': 'Zugänge testen bis {by}: Somchai Jaidee – PT-4CC322',
  },
};

describe.each(['en', 'th', 'de'] as const)('the subject of a mail to an agency in %s', (agency) => {
  it('begins with what to do, and names the amount to the satang', async () => {
    const mails = (await composedFor(agency, 'nl')).filter(({ event }) => toAgency.test(event));
    const noon = nearTimeOf(new Date('2026-11-22T05:00:00Z'), agency);
    expect(noon).toContain('22');
    expect(noon).toMatch(/12[:.]00/);
    const answerBy = nearTimeOf(new Date('2026-11-30T16:59:00Z'), agency);
    const wanted = Object.entries(subjects[agency]).map(([event, text]) => [
      event,
      text.replace('{by}', noon).replace('{answerBy}', answerBy),
    ]);
    const found = Object.fromEntries(mails.map(({ event, subject }) => [event, subject]));
    expect(found).toMatchObject(Object.fromEntries(wanted));
  });
});

describe.each(locales)('every mail about money of a card payment, in %s', (locale) => {
  it.each(['refund-failed', 'dispute-open', 'dispute-won', 'dispute-lost', 'dispute-ended'])(
    'tells the agency what %s means, how much is concerned, and what has gone back',
    async (news) => {
      for (const answer_by of ['2026-11-30T16:59:00Z', null]) {
        const changes = { news, answer_by, amount: 123_400 };
        const [mail] = await composedFor(locale, 'en', (sample) => changed(sample, 'card-money', changes));
        const money = (satang: number) => formatMoney(satang, locale, 'always');
        expect(mail?.subject).toContain(`${money(123_400)} – PT-9XJ4WD`);
        for (const amount of [123_400, 4_000_000, 1_500_000]) expect(mail?.text).toContain(money(amount));
        expect(wrongAmong([mail?.subject ?? '', mail?.text ?? ''], locale)).toEqual([]);
        expect(mail?.text).not.toContain('null');
      }
    },
  );

  it.each(['sent', 'failed'])('tells the customer that a refund was %s, and how much', async (news) => {
    const [mail] = await composedFor('th', locale, (sample) => changed(sample, 'order-refund', { news }));
    const amount = proseMoney(1_500_000, locale, 'always');
    expect(mail?.text).toContain(amount);
    expect(mail?.html).toContain(`lang="${locale}"`);
    expect(wrongAmong([mail?.subject ?? '', mail?.text ?? ''], locale)).toEqual([]);
  });
});

/** A sample of one event, its payload changed; nothing for samples of others. */
function changed(sample: ClaimedMail, event: MailEvent, changes: object): ClaimedMail[] {
  if (sample.event !== event) return [];
  return [{ ...sample, payload: JSON.parse(JSON.stringify({ ...Object(sample.payload), ...changes })) }];
}
