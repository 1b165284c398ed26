// @module-tag slow
import { expect, it } from 'vitest';
import { locales } from '@/lib/i18n/locales';
import { openLiveSite } from '../support/live-site';
import { anotherSlip, cookieOf } from '../support/my-orders-api';
import { company, quoteFields } from '../support/quotes-api';
import { staff } from '../support/receipts-api';
import { formPost, routeContext } from '../support/requests';
import { sendEveryInquiry } from '../support/sample-inquiries';
import { wrongInHtml } from '../support/wrong-words';

const minute = 60_000;
/** No query, then those that change what a page says. */
const queries = (...more: Record<string, string>[]) => [{}, ...more];

/** A quotation that was asked for, and its page at every place where somebody reads it. */
async function openAsked(items: string) {
  const site = await openLiveSite();
  const asked = await site.ask(quoteFields({ items }), 'th');
  const number = String(asked.body.data.number);
  const cookie = cookieOf(asked);
  const readQuote = async () => {
    await site.read('deskQuotes');
    await site.read('deskQuote', { params: { number } });
    await site.read('deskSheet', { params: { number } });
    return site.read('quote', { cookie, params: { number } });
  };
  const { reviseQuote } = await import('@/lib/documents/revise-quote');
  const offer = (prices: Map<number, number>) =>
    reviseQuote({
      number,
      prices,
      discount: 100_000,
      note: 'รวมค่าติดตั้ง',
      delivery: '2100-01-15',
      person: 'Nok',
    });
  return { ...site, number, cookie, readQuote, offer };
}

it('a quotation has all its words while it waits, offered, again and expired', {
  timeout: 4 * minute,
}, async () => {
  const { readQuote, offer, read, run } = await openAsked('network-installation,seo-local');
  await readQuote();
  expect(await offer(new Map([[1, 3_500_000]]))).toMatchObject({ ok: true });
  expect(await readQuote()).toContain('15 มกราคม 2643');
  expect(await offer(new Map([[1, 3_000_000]]))).toMatchObject({ ok: true });
  await readQuote();
  await run('update public.quote_versions set valid_until = public.today_in_thailand() - 1');
  await readQuote();
  for (const query of queries({ items: 'seo-local,network-installation' }, { flash: 'key-sent' }))
    await read('quotes', { query });
  for (const state of ['asked', 'open', 'expired', 'accepted'])
    await read('deskQuotes', { query: { state } });
});

it('an accepted quotation, its order, its receipts and its certificate have all their words', {
  timeout: 4 * minute,
}, async () => {
  const {
    readQuote,
    number,
    cookie: quoteCookie,
    ...site
  } = await openAsked('accounting-business,cctv-basic');
  const accepted = await site.accept(number, quoteCookie, {
    version: 1,
    method: 'transfer',
    withholds: 'on',
  });
  const order = { reference: String(accepted.body.data.order), cookie: cookieOf(accepted) };
  await readQuote();
  await site.readOrder(order, 'awaiting-payment');
  await site.sendSlip(order.reference, order.cookie, await anotherSlip());
  await site.readOrder(order, 'pending');
  await site.pay(order.reference);
  await site.readOrder(order, 'paid');
  const certificates = await import('@/app/api/my-orders/[reference]/certificates/route');
  const own = { 'sec-fetch-site': 'same-origin', cookie: order.cookie };
  const slip = await anotherSlip();
  await certificates.POST(formPost('/api/my-orders/x/certificates', { slip }, own), routeContext(order));
  const [first] = (await site.papersOf(order.reference)).receipts;
  const receipt = (seen: string) => ({ cookie: order.cookie, params: { number: seen } });
  await site.read('receipt', receipt(first?.number ?? ''));
  await site.reissue(order.reference, site.nok, {
    name: company.name,
    address: company.address,
    companyName: 'บริษัท ซีวิว รีสอร์ท (พัทยา) จำกัด',
    companyTaxId: company.companyTaxId,
    companyBranch: '00001',
    seen: first?.number,
    note: 'ชื่อผิด',
  });
  const { receipts } = await site.papersOf(order.reference);
  expect(receipts).toHaveLength(2);
  for (const { number: issued } of receipts) await site.read('receipt', receipt(issued));
  await site.setOrderStatus({
    reference: order.reference,
    status: 'refunded',
    person: staff,
    reason: 'customer',
  });
  for (const { number: issued } of receipts) await site.read('receipt', receipt(issued));
  await site.readOrder(order, 'refunded');
  await site.read('deskMonth');
});

it('what the staff begin has all its words: quotation, sale, their links and papers', {
  timeout: 2 * minute,
}, async () => {
  const site = await openLiveSite();
  await site.read('deskNewQuote');
  await site.read('deskSale');
  const { beginQuote } = await import('@/lib/documents/begin-quote');
  const { sell } = await import('@/lib/documents/sell');
  const nobody = { email: '', phone: '', address: '', companyName: '', companyTaxId: '', companyBranch: '' };
  const lines = {
    'added-1-item': 'pos-basic',
    'added-1-name': '',
    'added-1-quantity': '3',
    'added-1-unit': 'piece',
  };
  const fields = { ...nobody, ...lines, name: 'Anan', locale: 'th', companyBranch: 'head-office' };
  const person = { person: staff, isTrial: false };
  const begun = await beginQuote({ ...fields, phone: '0891112222', key: 'a'.repeat(32) }, staff);
  const number = begun.ok ? begun.data.number : '';
  const { call } = await (await import('@/lib/outside')).database();
  const { newOrderKey } = await import('@/lib/orders/order-key');
  const keyTo = async (reference: string) => {
    const { key, hash } = newOrderKey();
    await call('add_desk_key', { reference, key_hash: hash, person: staff });
    return `order-${reference}=${key}; link-${reference}=${key}`;
  };
  const cookie = await keyTo(number);
  await site.read('quote', { cookie, params: { number } });
  for (const flash of ['quote-ready', 'link'])
    await site.read('deskQuote', { params: { number }, query: { flash } });
  for (const method of ['cash', 'promptpay']) {
    const reference = await sell({ ...fields, method, key: method.padStart(32, '0') }, person);
    const order = { reference, cookie: await keyTo(reference) };
    await site.readOrder(order, method === 'cash' ? 'paid' : 'awaiting-payment');
    await site.read('deskOrder', { params: { reference }, query: { flash: 'sold', reference } });
    await site.read('deskNewQuote', { query: { order: reference } });
    await site.settlePapers(reference);
    for (const { number: issued } of (await site.papersOf(reference)).receipts)
      await site.read('receipt', { cookie: order.cookie, params: { number: issued } });
  }
});

it('whoever has no key, is signed out, or finds nothing reads words as well', {
  timeout: minute,
}, async () => {
  const { read } = await openLiveSite();
  const cookie = '';
  await read('order', { cookie, params: { reference: 'PT-ABC234' } });
  await read('quote', { cookie, params: { number: 'QT-2026-0001' } });
  await read('receipt', { cookie, params: { number: 'RC-2026-0001' } });
  for (const query of queries({ flash: 'key-sent' })) await read('orders', { cookie, query });
  for (const query of queries({ sent: '', next: '/portal' })) await read('signIn', { cookie, query });
  for (const page of [
    'portal',
    'desk',
    'deskOrders',
    'deskQuotes',
    'deskInquiries',
    'deskMail',
    'deskMonth',
  ] as const)
    await read(page);
});

it('enquiries and mail that did not arrive have all their words at the desk', {
  timeout: minute,
}, async () => {
  const { read, run } = await openLiveSite();
  const { listInquiries, moveInquiry, inquiryState } = await import('@/lib/desk/desk-inquiries');
  await sendEveryInquiry();
  const inquiries = await listInquiries('new', null);
  expect(inquiries.map(({ kind }) => kind).sort()).toEqual(['business-card', 'contact', 'server-access']);
  for (const { reference } of inquiries) {
    await read('deskInquiry', { params: { reference } });
    for (const [seen, state] of [
      ['new', 'answered'],
      ['answered', 'won'],
      ['won', 'lost'],
    ] as const) {
      await moveInquiry({ reference, seen, state, person: staff, note: 'โทรแล้ว' });
      await read('deskInquiry', { params: { reference } });
    }
  }
  for (const state of inquiryState.options) await read('deskInquiries', { query: { state } });
  for (const [status, problem] of [
    ['failed', null],
    ['queued', null],
    ['sent', 'bounced'],
    ['sent', 'complained'],
    ['failed', 'suppressed'],
  ])
    await run(`insert into public.outbox (event, audience, recipient, locale, payload, status, problem, attempts)
      values ('order-key', 'customer', 'somchai@example.com', 'th', '{}', '${status}', ${problem ? `'${problem}'` : 'null'}, 1)`);
  expect(await read('deskMail')).toContain('somchai@example.com');
});

it('a form that is refused without scripts says so in whole words', async () => {
  const site = await openLiveSite();
  const { key: _key, ...fields } = quoteFields({ email: '', companyTaxId: '1' });
  for (const locale of locales) {
    const { status, text } = await site.post(fields, locale);
    expect([status, wrongInHtml(text, locale)]).toEqual([422, []]);
  }
});
