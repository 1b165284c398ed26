import { describe, expect, it } from 'vitest';
import { cookieOf } from '../support/my-orders-api';
import { priceOf } from '../support/prices';
import { describeOnEachDatabase, openServer } from '../support/server';
import { caller, openStaffSales, staff } from '../support/staff-sales-api';

const lines = {
  'added-1-item': 'pos-basic',
  'added-1-quantity': '2',
  'added-1-price': '80,000',
  'added-2-name': 'เดินสาย LAN',
  'added-2-type': 'network',
  'added-2-quantity': '40',
  'added-2-unit': 'metre',
  'added-2-price': '50',
};

describe('a quotation that the staff begin', () => {
  it('is made of any items and own lines for whoever phones, and opens by a link that they hand on', async () => {
    const desk = await openStaffSales(openServer);
    const begun = await desk.begin({ ...lines, discount: '1000', note: 'รวมติดตั้ง' });
    expect(begun.body.data).toEqual({
      page: expect.stringMatching(/^\/desk\/quotes\/QT-/),
      flash: 'quote-ready',
    });
    const number = begun.body.data.page.replace('/desk/quotes/', '');
    expect(await desk.showDeskQuote(number)).toMatchObject({
      state: 'open',
      begun_by: staff,
      customer_name: caller.name,
      customer_phone: caller.phone,
      customer_email: null,
      customer_address: null,
      amount: 16_000_000 + 200_000 - 100_000,
      lines: [
        { id: 'pos-basic', price: 16_000_000, quantity: 2 },
        { id: 'added-2', price: 200_000, quantity: 40, unit: 'metre' },
      ],
      versions: [{ version: 1, person: staff }],
    });
    // Nobody has an address to send it to, and nobody else is told.
    expect((await desk.stored()).mails).toEqual([]);
    const link = await desk.makeLink(number);
    expect(link.body.data).toEqual({ page: `/desk/quotes/${number}`, flash: 'link' });
    expect(link.text).not.toContain(link.key);
    const opened = await desk.openWith(number, link.key);
    expect(opened.status).toBe(200);
    const accepted = await desk.accept(number, cookieOf(opened), { version: 1, method: 'promptpay' });
    expect(await desk.showOrder(accepted.body.data.order)).toMatchObject({
      quotation: number,
      status: 'awaiting-payment',
      amount: 16_100_000,
      customer_email: null,
    });
    // The agency hears of it; the customer has no address.
    expect((await desk.stored()).mails.map(({ event }) => event)).toEqual(['quote-agency']);
  });

  it('answers an enquiry, which is won with its baht once the customer accepts', async () => {
    const desk = await openStaffSales(openServer);
    const inquiry = await desk.inquire();
    const begun = await desk.begin({
      ...lines,
      inquiry,
      email: 'malee@seaview.example.com',
      locale: 'de',
      'added-2-thai': 'เดินสาย LAN',
    });
    expect(begun.body.data.flash).toBe('quote-sent');
    const number = begun.body.data.page.replace('/desk/quotes/', '');
    expect(await desk.showInquiry(inquiry)).toMatchObject({
      state: 'answered',
      won: null,
      quotes: [{ number, state: 'open', amount: 16_200_000 }],
      events: [{ state: 'answered', note: number, person: staff }],
    });
    expect(await desk.showDeskQuote(number)).toMatchObject({ inquiry, locale: 'de' });
    const { mails } = await desk.stored();
    const mail = mails.find(({ event }) => event === 'quote-customer');
    expect(mail?.to?.[0]?.address).toBe('malee@seaview.example.com');
    expect(mail?.text).toContain('162.000,00');
    const link = await desk.makeLink(number);
    const opened = await desk.openWith(number, link.key);
    await desk.accept(number, cookieOf(opened), { version: 1, method: 'promptpay' });
    expect(await desk.showInquiry(inquiry)).toMatchObject({
      state: 'won',
      won: 16_200_000,
      quotes: [{ number, state: 'accepted' }],
      events: [{ state: 'answered' }, { state: 'won', note: number, person: staff }],
    });
    expect(await desk.listInquiries('won', null)).toMatchObject([{ reference: inquiry, won: 16_200_000 }]);
    const { call } = await (await import('@/lib/outside')).database();
    const copy = await call('person_copy', { who: number });
    expect(copy).toMatchObject({ quotes: [{ number, customer_name: caller.name }] });
    expect(JSON.stringify(copy)).not.toContain(staff);
    // What is erased of the person leaves the quotation without its inquiry.
    await desk.run(`select public.forget('{"who": "malee@seaview.example.com"}')`);
    expect(await desk.showInquiry(inquiry)).toBeUndefined();
    expect(await desk.showDeskQuote(number)).toMatchObject({ inquiry: null, state: 'accepted' });
  });

  it('begins at the desk alone, and its links are made there alone', async () => {
    const desk = await openStaffSales(openServer);
    expect((await desk.begin(lines, { cookie: '' })).status).toBe(403);
    expect((await desk.begin(lines, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    const number = (await desk.begin(lines)).body.data.page.replace('/desk/quotes/', '');
    const stranger = await desk.makeLink(number, { cookie: '' });
    expect([stranger.status, stranger.key]).toEqual([403, '']);
    expect((await desk.makeLink('QT-2026-9999')).status).toBe(404);
    expect((await desk.openWith(number, '0'.repeat(32))).status).toBe(404);
  });

  it('says what is wrong next to the field, and makes nothing', async () => {
    const desk = await openStaffSales(openServer);
    const nobody = await desk.begin({ name: '', phone: '', email: 'malee@', locale: 'fr' });
    expect([nobody.status, nobody.body.error.fields]).toEqual([
      422,
      { name: 'required', email: 'email', locale: 'required' },
    ]);
    const nothing = await desk.begin({ phone: '', companyName: 'Sea View' });
    expect(nothing.body.error.fields).toEqual({
      companyTaxId: 'required',
      phone: 'contact',
      'added-1-item': 'required',
    });
    const free = await desk.begin({ 'added-1-item': 'pos-basic', discount: '90,000' });
    expect(free.body.error.fields).toEqual({ discount: 'discount' });
    expect((await desk.begin({ ...lines, inquiry: 'PT-222222' })).status).toBe(404);
    expect(await desk.listDeskQuotes(null, null)).toEqual([]);
  });
});

describeOnEachDatabase('a quotation that the staff begin', (open) => {
  it('is made once for one form, however often it is sent, also at once', async () => {
    const desk = await openStaffSales(open);
    const twice = { 'added-1-item': 'live-streaming-basic', key: 'b'.repeat(32) };
    const answers = await Promise.all([desk.begin(twice), desk.begin(twice)]);
    expect(new Set(answers.map(({ body }) => body.data.page)).size).toBe(1);
    expect(await desk.listDeskQuotes(null, null)).toMatchObject([
      { amount: priceOf('live-streaming-basic'), customer_name: caller.name },
    ]);
  });
});
