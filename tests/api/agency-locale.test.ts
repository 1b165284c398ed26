import { describe, expect, it } from 'vitest';
import type { Locale } from '@/lib/i18n/locales';
import { laterIsDone } from '../support/collected-later';
import { cart, details, key, openOrdersApi } from '../support/orders-api';
import { writtenPrice } from '../support/prices';
import { jsonPost, routeContext } from '../support/requests';
import { openServer } from '../support/server';

const inquiry = {
  key,
  name: 'Malee',
  email: 'malee@example.com',
  phone: '0812345678',
  businessType: 'hotel',
  subject: 'Anfrage zur Zahlungsanbindung',
  budget: '100-200',
  timeframe: '3-months',
  message: 'Guten Tag,\nwir brauchen Hilfe.',
};

const cardOrder = {
  key,
  name: 'Malee',
  email: 'malee@example.com',
  phone: '0812345678',
  quantity: '1000',
  paperType: 'spot-uv',
  designType: 'existing',
  cardName: 'Malee Suksan',
  cardCompany: 'Bar',
  cardPhone: '0812345678',
};

describe('an agency that reads Thai', () => {
  it('is told in Thai to check the slip of a German order', async () => {
    const server = await openOrdersApi(openServer, { AGENCY_LOCALE: 'th' });
    const { id, reference } = (await server.place(await cart({ locale: 'de' }))).body.data;
    await server.complete(id, { key, ...details });
    const { mails } = await server.stored();
    const agency = mails.find(({ event }) => event === 'order-agency');
    expect(agency?.subject).toBe(`ตรวจสลิป ${writtenPrice('web-design-starter')} – ${reference}`);
    expect(agency?.html).toContain('lang="th"');
    expect(agency?.text).toContain('เว็บไซต์ Starter (');
    expect(agency?.text).toContain('เบอร์โทรศัพท์: ');
    expect(agency?.text).toContain('กรุณาตรวจสลิปนี้เอง');
    expect(agency?.text).not.toMatch(/\b(Order|Check|Phone|Slip)\b/);
    const customer = mails.find(({ event }) => event === 'order-customer');
    expect(customer?.html).toContain('lang="de"');
  });

  it('reads the names of a Thai order once', async () => {
    const server = await openOrdersApi(openServer, { AGENCY_LOCALE: 'th' });
    const { id } = (await server.place(await cart({ locale: 'th' }))).body.data;
    await server.complete(id, { key, ...details });
    const text = (await server.stored()).mails.find(({ event }) => event === 'order-agency')?.text;
    expect(text).toContain('เว็บไซต์ Starter (');
    expect(text).not.toContain('เว็บไซต์ Starter /');
  });

  it('reads the choices of a form and a subject that was filled in, and beside them what the visitor saw', async () => {
    const server = await openServer({ AGENCY_LOCALE: 'th' });
    const { POST: contact } = await import('@/app/api/contact/route');
    const { POST: cards } = await import('@/app/api/business-card-orders/route');
    const { loadMessages } = await import('@/lib/i18n/messages');
    const { 'payment-integration': page } = await loadMessages('de');
    const sent = { ...inquiry, locale: 'de', subject: page.hero.subject };
    await contact(jsonPost('/api/contact', sent), routeContext());
    await cards(jsonPost('/api/business-card-orders', { ...cardOrder, locale: 'de' }), routeContext());
    await laterIsDone();
    const { mails } = await server.stored();
    const toAgency = mails.find(({ event }) => event === 'contact-agency');
    expect(toAgency?.subject).toMatch(/^ตอบภายใน .+\sน\.: ข้อความจาก Malee – PT-\w{6}$/);
    expect(toAgency?.text).toContain(`สอบถามเรื่องเชื่อมต่อระบบชำระเงิน / ${page.hero.subject}`);
    expect(toAgency?.text).toContain('ภายใน 3 เดือน / Innerhalb von 3 Monaten');
    expect(toAgency?.text).toContain('Guten Tag,\nwir brauchen Hilfe.');
    const order = mails.find(({ event }) => event === 'business-card-agency');
    expect(order?.subject).toMatch(/^ตอบภายใน .+: นามบัตรของ Malee ฿4,550\.00 – PT-\w{6}$/);
    expect(order?.text).toContain('Spot UV / Partieller UV-Lack');
    expect(mails.find(({ event }) => event === 'contact-visitor')?.html).toContain('lang="de"');
  });
});

describe('a mail that was enqueued before the agency chose its language', () => {
  const composed = async (event: 'contact-agency' | 'order-agency', payload: object, agency: Locale) => {
    await openServer({ AGENCY_LOCALE: agency });
    const { composeMail } = await import('@/lib/outbox/mail/compose');
    return composeMail({
      id: crypto.randomUUID(),
      event,
      recipient: 'agency@example.com',
      locale: 'de',
      payload: JSON.parse(JSON.stringify(payload)),
      created_at: new Date('2026-11-20T05:00:00Z'),
    });
  };
  const { key: _key, ...fields } = inquiry;
  const labels = {
    businessType: 'Hotel',
    budget: '100.000 bis 200.000\u00a0Baht',
    timeframe: 'In 3 Monaten',
  };
  const old = {
    ...fields,
    ...labels,
    line: '',
    company: '',
    website: '',
    location: '',
    reference: 'PT-7K3M9Q',
    english: { ...labels, timeframe: 'Within 3 months', subject: 'Payment inquiry' },
  };

  it.each(['th', 'nl', 'en'] as const)(
    'keeps its English wording beside the visitor’s, in %s',
    async (agency) => {
      const { text, subject } = await composed('contact-agency', old, agency);
      expect(text).toContain('Within 3 months / In 3 Monaten');
      expect(text).toContain('Payment inquiry / Anfrage zur Zahlungsanbindung');
      expect(subject).toContain('PT-7K3M9Q');
    },
  );

  const order = {
    reference: 'PT-ABC123',
    placed_at: '2026-11-20T18:30:00.000Z',
    lines: [
      {
        id: 'network-security',
        name: 'Netzwerksicherheit',
        name_en: 'Network Security',
        type: 'network',
        period: 'once',
        price: 99950,
      },
      {
        id: 'fax-line',
        name: 'Faxanschluss',
        name_en: 'Fax Line',
        type: 'fax',
        period: 'once',
        price: 100000,
      },
    ],
    amount: 199950,
    received: 199950,
    refunded: 0,
    open: 0,
    over: 0,
    payment_method: 'card',
    payment_slip_path: null,
    slip_kind: null,
    slip_bank: null,
    slip_reference: null,
    same_picture_as: [],
    customer_name: 'Malee',
    customer_email: 'malee@example.com',
    customer_phone: '0812345678',
    customer_address: '1 Soi 6',
    company_name: null,
    company_tax_id: null,
    company_branch: null,
  };

  it('names an item in the agency’s language while it is sold, and in English afterwards', async () => {
    const thai = await composed('order-agency', order, 'th');
    expect(thai.subject).toBe('นัดวันเริ่มงาน: ชำระด้วยบัตรแล้ว ฿1,999.50 – PT-ABC123');
    expect(thai.text).toContain('ความปลอดภัยเครือข่าย (');
    expect(thai.text).toContain('Fax Line (');
    const dutch = await composed('order-agency', order, 'nl');
    expect(dutch.subject).toBe('Startdatum afspreken: ฿1.999,50 met kaart betaald – PT-ABC123');
    expect(dutch.text).toContain('Naam: Malee');
    const english = await composed('order-agency', order, 'en');
    expect(english.text).toContain('Network Security (');
    const german = await composed('order-agency', order, 'de');
    expect(german.text).toContain('Faxanschluss (');
    expect(german.text).not.toContain('Fax Line');
  });
});
