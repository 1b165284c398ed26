import { beforeEach, expect, it, vi } from 'vitest';
import { dateTimeOf } from '@/lib/i18n/dates';
import { locales } from '@/lib/i18n/locales';
import { openServer } from '../support/server';

const slipPayload = {
  reference: 'PT-ABC123',
  placed_at: '2026-11-20T18:30:00.000Z',
  lines: [
    {
      id: 'seo-local',
      name: 'Lokale SEO',
      name_en: 'Local SEO',
      type: 'seo',
      period: 'month',
      price: 1500000,
    },
    {
      id: 'network-security',
      name: 'Netwerkbeveiliging',
      name_en: 'Network Security',
      type: 'network',
      period: 'once',
      price: 0,
    },
  ],
  amount: 1500000,
  received: 0,
  refunded: 0,
  open: 1500000,
  over: 0,
  payment_method: 'promptpay',
  payment_slip_path: '1795247099234-ccfa4f09.png',
  slip_kind: 'none',
  slip_bank: null,
  slip_reference: null,
  same_picture_as: [],
  customer_name: 'Somchai',
  customer_email: 'somchai@example.com',
  customer_phone: '0812345678',
  customer_address: '1 Soi 6',
  company_name: null,
  company_tax_id: null,
  company_branch: null,
};

const cardPayload = { ...slipPayload, payment_method: 'card', payment_slip_path: null, slip_kind: null };

async function composed(
  event: 'order-customer' | 'order-agency',
  payload: object,
  locale: (typeof locales)[number],
) {
  const { composeMail } = await import('@/lib/outbox/mail/compose');
  return composeMail({
    id: crypto.randomUUID(),
    event,
    recipient: 'somchai@example.com',
    locale,
    payload: JSON.parse(JSON.stringify(payload)),
    created_at: new Date(),
  });
}

// A mail to a customer draws a key to the order's page.
beforeEach(async () => {
  await openServer();
});

it('mails of a card order speak of Stripe and know of no slip', async () => {
  for (const locale of locales) {
    const toCustomer = await composed('order-customer', cardPayload, locale);
    const toAgency = await composed('order-agency', cardPayload, locale);
    expect(toCustomer.text).toContain('Stripe');
    for (const mail of [toCustomer, toAgency]) {
      expect(mail.text).not.toMatch(
        /slip|PromptPay|Zahlungsbeleg|comprobante|betaalbewijs|สลิป|พร้อมเพย์|null/i,
      );
      expect(mail.attachments).toEqual([]);
    }
    expect(toAgency.text).toContain('Card payment via Stripe');
  }
});

it('an order of business cards leads to the form that says what goes on them, with the order filled in', async () => {
  const lines = [{ ...slipPayload.lines[0], id: 'business-cards-starter', type: 'business-cards' }];
  const { html } = await composed('order-customer', { ...slipPayload, lines }, 'nl');
  expect(html).toContain(
    'href="http://localhost:3000/nl/business-cards?order=PT-ABC123#business-cards-order-form"',
  );
  expect((await composed('order-customer', slipPayload, 'nl')).html).not.toContain(
    'business-cards-order-form',
  );
});

it('the agency’s copy of an order that was paid by PromptPay names the slip', async () => {
  const { text } = await composed('order-agency', slipPayload, 'nl');
  expect(text).toContain('sent the attached slip');
  expect(text).toContain('Slip: 1795247099234-ccfa4f09.png');
  expect(text).not.toContain('null');
});

it('a mail says when the order was placed by the clocks of Pattaya', async () => {
  for (const locale of locales) {
    const { text } = await composed('order-customer', cardPayload, locale);
    expect(text).toContain(dateTimeOf(new Date(cardPayload.placed_at), locale));
    expect(text).toMatch(locale === 'th' ? /\b21 พ\.ย\. 2569/ : /\b21\b.*2026.*\b1[.:]30/);
  }
});

it('what comes again and what has no price yet is told apart from the total, each product named once', async () => {
  const toCustomer = (await composed('order-customer', cardPayload, 'nl')).text;
  expect(toCustomer).toMatch(/Netwerkbeveiliging\s+Prijs op aanvraag/);
  expect(toCustomer).toMatch(/Vanaf de tweede maand, als u doorgaat\s+฿15\.000,00/);
  const toAgency = (await composed('order-agency', cardPayload, 'nl')).text;
  expect(toAgency).toMatch(/^Network Security\s+Quote request$/m);
  expect(toAgency).not.toContain('Netwerkbeveiliging');
});

it('the confirmation says who sells, whether prices hold tax, and that it is no receipt', async () => {
  const { company } = await import('@/lib/company/company');
  const { text } = await composed('order-customer', cardPayload, 'en');
  for (const fact of [company.legalName, company.address, company.taxId, company.phone, 'no VAT is charged'])
    expect(text).toContain(fact);
  expect(text).toContain('This is an order confirmation. It is not a receipt or tax invoice.');
});

it('leads the agency to an order at the desk; a picture that the mail brings needs no name', async () => {
  vi.stubEnv('STAFF', 'nok@agency.example');
  const mail = await composed('order-agency', slipPayload, 'nl');
  expect(mail.html).toMatch(/href="[^"]*\/desk\/orders\/PT-ABC123"/);
  const { slipFacts } = await import('@/lib/outbox/mail/templates/order-slip');
  const told = async (isAttached: boolean) =>
    JSON.stringify(await slipFacts(slipPayload as never, isAttached));
  expect(await told(false)).toContain(slipPayload.payment_slip_path);
  expect(await told(true)).not.toContain(slipPayload.payment_slip_path);
});
