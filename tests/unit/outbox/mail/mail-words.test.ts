import { beforeAll, expect, it } from 'vitest';
import { agencyLocale } from '@/lib/company/agency';
import { type Locale, locales } from '@/lib/i18n/locales';
import { orderStatus } from '@/lib/orders/order';
import { reasonsFor } from '@/lib/orders/order-reasons';
import type { MailEvent } from '@/lib/outbox/claimed-mail';
import { composeMail } from '@/lib/outbox/mail/compose';
import type { Mail } from '@/lib/outbox/mail/mailer';
import { openMailDatabase } from '../../../support/mail-database';
import { sampleMails } from '../../../support/sample-mails';
import { wrongAmong, wrongInHtml } from '../../../support/wrong-words';

beforeAll(openMailDatabase);

/** What else mails tell beside their samples: every state, reason and piece of news. */
const tellings: { event: MailEvent; changes: object }[] = [
  ...orderStatus.options.flatMap((status) =>
    [null, ...reasonsFor(status, true)].map((reason) => ({
      event: 'order-status' as const,
      changes: { status, reason, is_correction: true },
    })),
  ),
  { event: 'order-status', changes: { status: 'awaiting-payment', received: 19_900, open: 3_980_100 } },
  { event: 'order-status', changes: { status: 'paid', received: 8_000_000, open: 0, over: 4_000_000 } },
  ...['asked', 'declined', 'erased'].map((news) => ({ event: 'order-erasure' as const, changes: { news } })),
  ...['slip', 'cancelled', 'erasure', 'overdue'].map((news) => ({
    event: 'order-news' as const,
    changes: { news },
  })),
  ...['sent', 'transferred', 'failed'].map((news) => ({ event: 'order-refund' as const, changes: { news } })),
  ...['second-payment', 'closed', 'customer'].map((problem) => ({
    event: 'card-problem' as const,
    changes: { problem },
  })),
  ...['refund-failed', 'dispute-won', 'dispute-lost', 'dispute-ended'].map((news) => ({
    event: 'card-money' as const,
    changes: { news, answer_by: null },
  })),
  ...(['quote-customer', 'quote-agency'] as const).flatMap((event) =>
    ['issued', 'reminder', 'accepted'].map((news) => ({
      event,
      changes: { news, state: news === 'accepted' ? 'accepted' : 'open', order: 'PT-9XJ4WD' },
    })),
  ),
  ...['service-ends', 'service-kept'].map((news) => ({
    event: 'order-news' as const,
    changes: { news, changed: 'VPS Business' },
  })),
  ...['awaiting-payment', 'paid'].map((status) => ({
    event: 'order-status' as const,
    changes: { status, renews: true, names: ['VPS Business'] },
  })),
  ...[0, 1, 3].map((reminders) => ({ event: 'renewal' as const, changes: { reminders } })),
  ...['ending', 'ended', 'kept'].map((news) => ({
    event: 'service' as const,
    changes: { news, ends_on: '2027-01-01', next_price: null, next_price_from: null },
  })),
  {
    event: 'service',
    changes: {
      news: 'ending',
      ended_by: 'agency',
      ends_on: '2027-01-01',
      next_price: null,
      next_price_from: null,
      domain: 'sea.co.th',
      reference: null,
    },
  },
  ...['ours', 'paused', 'done', 'cancelled'].map((state) => ({
    event: 'job' as const,
    changes: { state, stage: state === 'done' ? 4 : 2, words: 'รูปใหม่', draft: null },
  })),
  ...[0, 1, 3].map((reminders) => ({
    event: 'job' as const,
    changes: { reminders, stage: 0, due_on: null, changes: 0 },
  })),
  { event: 'job', changes: { changes: 3 } },
  ...['job-yes', 'job-change', 'job-fix', 'job-silent'].map((news) => ({
    event: 'order-news' as const,
    changes: { news, changed: 'Starter' },
  })),
  { event: 'order-receipt', changes: { replaces: null } },
  ...['card', 'transfer'].flatMap((payment_method) =>
    (['order-customer', 'order-agency'] as const).map((event) => ({
      event,
      changes: {
        payment_method,
        slip_kind: payment_method === 'card' ? null : 'truemoney',
        slip_bank: null,
        slip_reference: payment_method === 'card' ? null : '0153',
        stripe_payment: payment_method === 'card' ? 'pi_3Qa1B2c3D4' : null,
      },
    })),
  ),
];

/** A mail of every telling, as visitors in a language cause it. */
async function composed(locale: Locale, told: typeof tellings): Promise<Mail[]> {
  const samples = new Map((await sampleMails(locale)).map((sample) => [sample.event, sample]));
  return Promise.all(
    told.map(({ event, changes }) => {
      const sample = samples.get(event);
      if (!sample) throw new Error(`no sample of ${event}`);
      const payload = JSON.parse(JSON.stringify({ ...Object(sample.payload), ...changes }));
      return composeMail({ ...sample, payload });
    }),
  );
}

/** Mails to the agency, which are written in its language. */
const toAgency = /-agency$|^order-news$|^card-/;

it.each(locales)('a mail has all its words, whatever it tells: %s', async (locale) => {
  for (const { event, subject, text, html } of await composed(locale, tellings)) {
    const language = toAgency.test(event) ? agencyLocale() : locale;
    expect([event, wrongAmong([subject, ...text.split('\n')], language)]).toEqual([event, []]);
    expect([event, wrongInHtml(html, language)]).toEqual([event, []]);
  }
});

it.each([
  ['en', 'You’ll hear from us by 12:00 PM on 22 November (Pattaya time).'],
  ['de', 'Wir melden uns bis zum 22. November, 12:00 Uhr (Ortszeit Pattaya).'],
  ['es', 'Tendrá noticias nuestras antes de las 12:00 del 22 de noviembre (hora de Pattaya).'],
  ['nl', 'U hoort uiterlijk 22 november om 12.00 uur (Thaise tijd) van ons.'],
  ['th', 'จะแจ้งผลภายในวันที่ 22 พ.ย. 2569 เวลา 12:00 น.'],
] as const)(
  'a deadline stands in its sentence as people of the language say it: %s',
  async (locale, sentence) => {
    const [mail] = await composed(locale, [
      { event: 'order-status', changes: { status: 'pending', reason: null } },
    ]);
    expect(mail?.text.replace(/\s+/g, ' ')).toContain(sentence);
  },
);

it('a quotation whose total has tax on top does not say that prices are without it, and nothing else', async () => {
  const [mail] = await composed('en', [
    { event: 'quote-customer', changes: { news: 'issued', state: 'open', vat: 'excluded' } },
  ]);
  expect(mail?.text).toContain('the total includes 7% VAT');
  expect(mail?.text).not.toContain('Prices don’t include');
});
