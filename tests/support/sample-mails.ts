import type { z } from 'zod';
import { agencyLocale } from '@/lib/company/agency';
import type { Locale } from '@/lib/i18n/locales';
import { translator } from '@/lib/i18n/translator';
import { jobsOfItems } from '@/lib/jobs/kinds';
import { type ClaimedMail, type MailEvent, mailEvents } from '@/lib/outbox/claimed-mail';
import type { orderPayload } from '@/lib/outbox/mail/order-payload';
import { sampleAccess } from './sample-access';
import { sampleQuote } from './sample-quote';

const person = { name: 'Somchai Jaidee', email: 'somchai@example.com', phone: '+66 81 234 5678' };

/** A row of the outbox for every mail, as visitors in the given language cause them. */
export async function sampleMails(locale: Locale): Promise<ClaimedMail[]> {
  const payloads = await samplePayloads(locale);
  return mailEvents.map((event, index) => ({
    id: `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
    event,
    recipient: person.email,
    locale,
    payload: payloads[event],
    created_at: new Date('2026-11-21T05:00:00Z'),
  }));
}

async function samplePayloads(locale: Locale): Promise<Record<MailEvent, ClaimedMail['payload']>> {
  const [forms, agencyForms, catalog, agencyCatalog, englishCatalog] = await Promise.all([
    translator(locale, 'forms'),
    translator(agencyLocale(), 'forms'),
    translator(locale, 'catalog'),
    translator(agencyLocale(), 'catalog'),
    translator('en', 'catalog'),
  ]);
  const choices = (t: typeof forms) => ({
    businessType: t('contact.businessTypes.hotel'),
    budget: t('contact.budgets.100-200'),
    timeframe: t('contact.timeframes.3-months'),
  });
  const looks = (t: typeof forms) => ({
    paper_type: t('businessCard.paperTypes.spot-uv'),
    design_type: t('businessCard.designTypes.new'),
  });
  const contact = {
    ...person,
    ...choices(forms),
    reference: 'PT-7K3M9Q',
    subject: catalog('items.web-design-advanced.name'),
    line: 'somchai.j',
    company: 'Hotel Sea View',
    website: 'https://hotel.example.com/a/rather/long/address/of/a/page?with=a&query=too',
    location: 'Pattaya, Thailand',
    message:
      'Hello,\n\nwe need a website with a booking form:\n  - 12 rooms\n  - Thai and English\n\nสวัสดี ขอบคุณล่วงหน้า',
    agency: { ...choices(agencyForms), subject: agencyCatalog('items.web-design-advanced.name') },
  };
  const card = {
    ...person,
    ...looks(forms),
    reference: 'PT-C4RD22',
    company: 'Sea Bar Co., Ltd.',
    quantity: '1000',
    design_notes: 'A wave along the lower edge, please.',
    card_name: 'สมชาย ใจดี',
    card_title: 'Manager',
    card_company: 'Sea Bar',
    card_phone: person.phone,
    card_email: person.email,
    card_website: 'https://seabar.example.com',
    card_address: '99/9 Soi 6, Beach Road\nPattaya 20150',
    additional_info: '',
    estimate: 455_000,
    agency: looks(agencyForms),
  };
  const order = {
    reference: 'PT-9XJ4WD',
    placed_at: '2026-11-21T05:00:00Z',
    lines: (['web-design-starter', 'seo-local', 'network-installation'] as const).map((id) => ({
      id,
      name: catalog(`items.${id}.name`),
      name_en: englishCatalog(`items.${id}.name`),
      type: id === 'seo-local' ? 'seo' : 'web-design',
      period: id === 'seo-local' ? 'month' : 'once',
      price: { 'web-design-starter': 2_500_000, 'seo-local': 1_500_000, 'network-installation': 0 }[id],
    })),
    amount: 4_000_000,
    received: 0,
    refunded: 0,
    open: 4_000_000,
    over: 0,
    payment_method: 'promptpay',
    stripe_payment: null,
    payment_slip_path: '1795237200000-5f0c.png',
    slip_kind: 'bank',
    slip_bank: '014',
    slip_reference: '202611211200A1B2C3',
    same_picture_as: [],
    customer_name: person.name,
    customer_email: person.email,
    customer_phone: person.phone,
    customer_address: '1 Soi Buakhao\nPattaya 20150',
    company_name: null,
    company_tax_id: null,
    company_branch: null,
  } satisfies z.input<typeof orderPayload>;
  const appointment = {
    of: 'order',
    reference: order.reference,
    locale,
    name: person.name,
    email: person.email,
    phone: person.phone,
    address: order.customer_address,
    id: '00000000-0000-4000-8000-00000000abcd',
    kind: 'visit',
    area: 'jomtien',
    starts_at: '2026-11-25T06:00:00Z',
    ends_at: '2026-11-25T07:00:00Z',
    state: 'booked',
    sequence: 1,
    news: 'moved',
  };
  const sentFiles = {
    news: 'sent',
    reference: order.reference,
    customer_name: person.name,
    customer_email: person.email,
    files: [{ id: '1', name: 'home-page.pdf', size: 3_400_000, is_draft: true }],
  };
  const repair = {
    number: 'R-4C7X',
    device: 'Laptop, does not start',
    state: 'ready',
    received_at: '2026-11-20T05:00:00Z',
    quote: 'QT-2026-0001',
    reference: 'QT-2026-0001',
    amount: 350_000,
    name: person.name,
    phone: person.phone,
    locale,
  };
  return {
    repair,
    'repair-agency': repair,
    appointment,
    'appointment-agency': appointment,
    'quote-customer': sampleQuote(order, locale),
    'quote-agency': sampleQuote(order, locale),
    'order-customer': order,
    'order-agency': order,
    'order-abandoned': order,
    'order-status': {
      ...order,
      withheld: 0,
      status: 'slip-wanted',
      item: 'web-design-starter',
      reason: 'cut-off',
      note: 'Please call us if you paid in cash.',
    },
    'order-key': order,
    'order-files': sentFiles,
    'order-files-agency': sentFiles,
    renewal: { ...order, reminders: 2, due: '2026-12-01' },
    job: {
      ...jobsOfItems['web-design-starter'],
      id: 'b3f1c0de-0000-4000-8000-00000000000b',
      stage: 2,
      state: 'waiting',
      since: '2026-11-24',
      due_on: '2026-12-09',
      draft: 'https://draft.bay-signal.example/sea',
      changes: 1,
      version: 4,
      reference: order.reference,
      item: 'web-design-starter',
      name: catalog('items.web-design-starter.name'),
      name_en: 'Starter Package',
      customer_name: person.name,
      words: null,
      reminders: 0,
    },
    service: {
      news: 'price',
      name: catalog('items.vps-business.name'),
      item: 'vps-business',
      domain: null,
      customer_name: person.name,
      paid_until: '2026-12-01',
      ends_on: null,
      ended_by: null,
      period: 'month',
      price: 199_900,
      next_price: 219_900,
      next_price_from: '2027-01-01',
      reference: order.reference,
    },
    'order-certificate': { ...order, withheld: 435_000 },
    'order-receipt': { ...order, number: 'RC-2026-0002', replaces: 'RC-2026-0001' },
    'order-readdressed': order,
    'order-copy': order,
    'order-erasure': { ...order, news: 'declined', note: 'We still have to issue your invoice.' },
    'sign-in': { email: person.email, next: '/portal', remember: true, browser: 'sample' },
    'sign-in-warning': { email: person.email, is_staff: false },
    'order-news': { ...order, news: 'details', changed: 'email, phone' },
    'card-problem': {
      reference: order.reference,
      problem: 'other-amount',
      status: 'pending',
      amount: order.amount,
      received_amount: 3_900_000,
      received_currency: 'thb',
      session: 'cs_test_a1B2c3D4',
      payment: 'pi_3Qa1B2c3D4',
    },
    'order-part': {
      ...order,
      quotation: 'QT-2026-0001',
      status: 'awaiting-payment',
      withheld: 0,
      news: 'late',
      received: 1_200_000,
      open: 2_800_000,
      parts: [
        {
          place: 1,
          amount: 1_200_000,
          withheld: 0,
          due: 'accepted',
          days: null,
          due_on: '2026-11-21',
          open: 0,
        },
        {
          place: 2,
          amount: 1_600_000,
          withheld: 0,
          due: 'days',
          days: 2,
          due_on: '2026-11-23',
          open: 1_600_000,
        },
        {
          place: 3,
          amount: 1_200_000,
          withheld: 0,
          due: 'handover',
          days: null,
          due_on: null,
          open: 1_200_000,
        },
      ],
    },
    'order-refund': { ...order, news: 'sent', amount: 1_500_000 },
    'card-money': {
      reference: order.reference,
      news: 'dispute-open',
      amount: order.amount,
      order_amount: order.amount,
      refunded: 1_500_000,
      status: 'paid',
      payment: 'pi_3Qa1B2c3D4',
      answer_by: '2026-11-30T16:59:00Z',
    },
    'contact-agency': contact,
    'contact-visitor': contact,
    'business-card-agency': card,
    'business-card-visitor': card,
    'server-access-agency': sampleAccess,
  };
}
