import { describe, expect, it } from 'vitest';
import { type Locale, locales } from '@/lib/i18n/locales';
import { composeCard } from '@/lib/outbox/line/compose-card';
import { wrongAmong } from '../../../support/wrong-words';

const since = '2026-11-22T05:00:00Z';

const ofOrder = {
  reference: 'PT-7K3M9Q',
  amount: 199900,
  since,
  slip_kind: null,
  slip_bank: null,
  slip_reference: null,
};

const promptPay = {
  ...ofOrder,
  kind: 'order-agency',
  payment_method: 'promptpay',
  slip_kind: 'bank',
  slip_bank: '004',
  slip_reference: '0153',
};

const payloads = [
  promptPay,
  { ...promptPay, slip_kind: 'truemoney', slip_bank: null },
  { ...promptPay, slip_kind: 'none', slip_bank: null, slip_reference: null },
  { ...ofOrder, kind: 'order-agency', payment_method: 'card' },
  { ...promptPay, kind: 'order-abandoned' },
  ...['slip', 'cancelled'].map((news) => ({ ...promptPay, kind: 'order-news', news })),
  ...['second-payment', 'other-amount', 'closed', 'customer'].map((problem) => ({
    ...ofOrder,
    kind: 'card-problem',
    problem,
  })),
  ...['refund-failed', 'dispute-open', 'dispute-won', 'dispute-lost', 'dispute-ended'].flatMap((news) =>
    [null, since].map((answer_by) => ({ ...ofOrder, kind: 'card-money', news, answer_by })),
  ),
  ...['contact', 'business-card', 'server-access'].map((inquiry) => ({
    kind: 'inquiry',
    reference: 'PT-7K3M9Q',
    inquiry,
    since,
  })),
  ...['gaveUp', 'bounced', 'complained', 'failed', 'suppressed'].flatMap((problem) =>
    ['PT-7K3M9Q', null].map((reference) => ({ kind: 'mail', reference, problem, since })),
  ),
];

const compose = (payload: object, locale: Locale = 'en', after = 20 * 60) =>
  composeCard(payload, locale, new Date(Date.parse(since) + after * 60_000));

describe.each(locales)('every card in %s', (locale) => {
  it('has all its words, nothing unfilled, no phrase mark, and a button that fits', async () => {
    for (const payload of payloads) {
      const { title, facts, button } = await compose(payload, locale);
      const texts = [title, button.label, ...facts.flat()];
      expect([payload, wrongAmong(texts, locale), texts.includes('')]).toEqual([payload, [], false]);
      expect(button.label.length).toBeLessThanOrEqual(40);
    }
  });

  it('names its reference and leads to where it is seen to', async () => {
    const prefix = locale === 'en' ? '' : `/${locale}`;
    for (const payload of payloads) {
      const { title, facts, button } = await compose(payload, locale);
      const place =
        payload.kind === 'mail' ? 'mail' : `${payload.kind === 'inquiry' ? 'inquiries' : 'orders'}/PT-7K3M9Q`;
      expect(button.url).toBe(`http://localhost:3000${prefix}/desk/${place}`);
      if (payload.reference !== null) expect([title, ...facts.flat()].join()).toContain('PT-7K3M9Q');
    }
  });
});

it.each([
  [0, '0 minutes ago'],
  [59, '59 minutes ago'],
  [60, '1 hour ago'],
  [47 * 60 + 59, '47 hours ago'],
  [48 * 60, '2 days ago'],
  [-5, '0 minutes ago'],
])('a card about something of %i minutes ago says: %s', async (minutes, age) => {
  const { facts } = await compose(promptPay, 'en', minutes);
  expect(facts.at(-1)).toEqual(['Since', `Sun 22 Nov, 12:00\u00a0PM (${age})`]);
});

it('a card says what was read on a slip, and for how long a dispute can be answered', async () => {
  expect((await compose(promptPay)).facts[0]).toEqual([
    'Slip',
    'Slip from Kasikornbank (KBank), transaction reference 0153',
  ]);
  const dispute = { ...ofOrder, kind: 'card-money', news: 'dispute-open', answer_by: since };
  expect((await compose(dispute)).title).toBe(
    'Answer dispute by Sun 22 Nov, 12:00\u00a0PM: ฿1,999.00 – PT-7K3M9Q',
  );
});

it('a payload of another release is refused', async () => {
  for (const payload of [{}, { ...promptPay, kind: 'order-weather' }, { ...promptPay, amount: '1999' }])
    await expect(compose(payload)).rejects.toThrow();
});

it('a card about a service that no order was placed for yet leads to the service', async () => {
  const service = '7b2f3c6e-9d1a-4c58-8f0e-2a6b4d9c1e75';
  const news = { ...ofOrder, kind: 'order-news', news: 'service-ends', changed: 'VPS Business', service };
  expect((await compose({ ...news, reference: 'weber-bar.co.th' })).button.url).toMatch(
    `/desk/services/${service}`,
  );
});
