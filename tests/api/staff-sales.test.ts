import { describe, expect, it } from 'vitest';
import { anotherSlip, cookieOf } from '../support/my-orders-api';
import { priceOf } from '../support/prices';
import { describeOnEachDatabase, openServer } from '../support/server';
import { openStaffSales, staff } from '../support/staff-sales-api';

const ownLine = {
  'added-1-name': 'เปลี่ยนสาย HDMI',
  'added-1-type': 'computer-repair',
  'added-1-price': '350.50',
};

type Sold = { body: { data: { reference: string } } };
const referenceOf = (sold: Sold) => sold.body.data.reference;

describe('a sale at the counter', () => {
  it('in cash to whoever walks in is paid at once, with its receipt, and nobody is mailed', async () => {
    const desk = await openStaffSales(openServer);
    const sold = await desk.sell({ ...ownLine, 'added-1-quantity': '2' });
    expect(sold.body.data).toMatchObject({
      flash: 'sold',
      page: expect.stringMatching(/^\/desk\/orders\/PT-/),
    });
    const reference = referenceOf(sold);
    expect(await desk.showOrder(reference)).toMatchObject({
      status: 'paid',
      payment_method: 'cash',
      amount: 70_100,
      received: 70_100,
      open: 0,
      is_complete: true,
      customer_name: 'ลูกค้าหน้าร้าน',
      customer_email: null,
      lines: [{ name: 'เปลี่ยนสาย HDMI', price: 70_100, quantity: 2 }],
      money: [
        { way: 'came', amount: 70_100, method: 'cash', actor: 'agency', person: staff, reference: null },
      ],
      events: [
        { cause: 'placed', actor: 'agency', person: staff },
        { status: 'paid', actor: 'agency', person: staff },
      ],
      may_undo: true,
    });
    const receipt = await desk.openReceipt(reference);
    expect([receipt.status, receipt.location]).toEqual([303, '/th/receipts/RC-2026-0001?original']);
    expect(await desk.showReceipt('RC-2026-0001')).toMatchObject({
      payment_method: 'cash',
      gross: 70_100,
      buyer: { name: 'ลูกค้าหน้าร้าน', address: null },
    });
    expect((await desk.stored()).mails).toEqual([]);
    const { listMail } = await import('@/lib/outbox/mail/kept-back-mail');
    expect(await listMail()).toEqual([]);
  });

  it('is taken back within five minutes, burns no number, and can be paid otherwise then', async () => {
    const desk = await openStaffSales(openServer);
    const reference = referenceOf(await desk.sell(ownLine));
    expect(await desk.undoOrderMove({ reference, person: staff })).toMatchObject({ outcome: 'changed' });
    expect(await desk.showOrder(reference)).toMatchObject({
      status: 'awaiting-payment',
      received: 0,
      money: [],
    });
    expect((await desk.openReceipt(reference)).status).toBe(404);
    const link = await desk.makeLink(reference);
    const opened = await desk.open(reference, link.key);
    expect((await desk.sendSlip(reference, cookieOf(opened), await anotherSlip())).status).toBe(200);
    expect(await desk.showOrder(reference)).toMatchObject({ status: 'pending', payment_method: 'promptpay' });
  });

  it('by code waits for the money, which the staff see, and the customer pays by a link as well', async () => {
    const desk = await openStaffSales(openServer);
    const sold = await desk.sell({
      'added-1-item': 'business-cards-starter',
      method: 'promptpay',
      name: 'Anan',
      phone: '+66 89 111 2222',
    });
    const reference = referenceOf(sold);
    expect(await desk.showOrder(reference)).toMatchObject({
      status: 'awaiting-payment',
      amount: priceOf('business-cards-starter'),
      customer_name: 'Anan',
    });
    const { GET } = await import('@/app/api/desk/orders/[reference]/promptpay.png/route');
    const qr = (cookie: string) =>
      GET(
        new Request(`http://localhost:3000/api/desk/orders/${reference}/promptpay.png`, {
          headers: { 'sec-fetch-site': 'same-origin', cookie },
        }),
        { params: Promise.resolve({ reference }) },
      );
    const shown = await qr(desk.nok);
    expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/png']);
    expect((await qr('')).status).toBe(403);
    await desk.setOrderStatus({ reference, status: 'paid', person: staff });
    expect(await desk.showOrder(reference)).toMatchObject({
      status: 'paid',
      money: [{ method: 'promptpay', actor: 'agency', person: staff }],
    });
    expect((await qr(desk.nok)).status).toBe(409);
    expect((await desk.stored()).mails).toEqual([]);
  });

  it('is told by mail to whoever says an address: how to pay, or that it is paid, with the receipt', async () => {
    const desk = await openStaffSales(openServer);
    const waits = { ...ownLine, method: 'promptpay', name: 'Karl', email: 'karl@example.com', locale: 'de' };
    await desk.sell(waits);
    const [how] = (await desk.stored()).mails;
    expect([how?.event, how?.subject]).toEqual(['order-status', expect.stringMatching(/So bezahlen Sie$/)]);
    expect(how?.text).toContain('350,50');
    expect(how?.text).not.toContain('Angebot');
    const reference = referenceOf(await desk.sell({ ...waits, method: 'cash' }));
    await desk.run(`update public.outbox set next_attempt_at = now() where status = 'queued'`);
    const { drainOutbox } = await import('@/lib/outbox/outbox');
    await drainOutbox();
    const paid = (await desk.stored()).mails.find(({ text }) => text?.includes(reference));
    expect(paid?.text).toContain('RC-2026-0001');
  });

  it('says what is wrong next to the field, sells once for one form, and to the staff alone', async () => {
    const desk = await openStaffSales(openServer);
    const wrong = await desk.sell({ method: 'card', email: 'karl@', phone: 'x' });
    expect([wrong.status, wrong.body.error.fields]).toEqual([
      422,
      { method: 'required', email: 'email', phone: 'phone' },
    ]);
    const nothing = await desk.sell({});
    expect(nothing.body.error.fields).toEqual({ 'added-1-item': 'required' });
    const onRequest = await desk.sell({ 'added-1-item': 'network-security' });
    expect(onRequest.body.error.fields).toEqual({ 'added-1-price': 'required' });
    expect((await desk.sell(ownLine, { cookie: '' })).status).toBe(403);
    const key = 'c'.repeat(32);
    const twice = await Promise.all([desk.sell({ ...ownLine, key }), desk.sell({ ...ownLine, key })]);
    expect(new Set(twice.map(referenceOf)).size).toBe(1);
    expect((await desk.stored()).orders).toHaveLength(1);
  });

  it('takes cash for what was to come by transfer, for all of it or a part', async () => {
    const desk = await openStaffSales(openServer);
    const [whole = '', part = ''] = [
      referenceOf(await desk.sell({ ...ownLine, method: 'promptpay' })),
      referenceOf(await desk.sell({ ...ownLine, method: 'promptpay' })),
    ];
    const cash = { seen: 'awaiting-payment', received: 0, cash: 'on', number: '123' };
    await desk.noteMoney(whole, { ...cash, amount: '350.50' });
    await desk.openReceipt(whole);
    expect(await desk.showOrder(whole)).toMatchObject({
      status: 'paid',
      money: [{ method: 'cash', reference: null, amount: 35_050 }],
    });
    expect(await desk.showReceipt('RC-2026-0001')).toMatchObject({ payment_method: 'cash' });
    await desk.noteMoney(part, { ...cash, amount: '100' });
    await desk.noteMoney(part, { seen: 'awaiting-payment', received: 10_000, amount: '250.50' });
    await desk.openReceipt(part);
    expect((await desk.showOrder(part))?.money.map(({ method }) => method)).toEqual(['cash', 'promptpay']);
    expect(await desk.showReceipt('RC-2026-0002')).toMatchObject({ payment_method: 'promptpay' });
  });

  it('counts in the month as cash, on its paper and in the file', async () => {
    const desk = await openStaffSales(openServer);
    await desk.sell({ 'added-1-item': 'pos-basic' });
    const { monthInPattaya, moneyIn, paidIn, sumsOfMonth } = await import('@/lib/desk/month');
    const month = monthInPattaya(new Date());
    expect(sumsOfMonth(await paidIn(month), await moneyIn(month))).toMatchObject({
      methods: [['cash', priceOf('pos-basic')]],
      services: [['pos', priceOf('pos-basic')]],
    });
    expect(await moneyIn(month)).toMatchObject([{ payment_method: 'cash', amount: priceOf('pos-basic') }]);
    const { monthCsv } = await import('@/lib/desk/month-csv');
    expect(await monthCsv(await paidIn(month), [])).toContain(',Cash,');
  });

  it('is corrected without an address, and forgotten by its reference, with its receipt kept', async () => {
    const desk = await openStaffSales(openServer);
    const reference = referenceOf(await desk.sell({ ...ownLine, name: 'Anan', phone: '0891112222' }));
    const { correctOrder } = await import('@/lib/desk/desk-orders');
    const details = {
      email: '',
      phone: '',
      address: '',
      companyName: '',
      companyTaxId: '',
      companyBranch: 'head-office',
    };
    expect(
      await correctOrder({ reference, person: staff, details: { ...details, name: 'Anan Suksai' } }),
    ).toBe('changed');
    expect(await desk.showOrder(reference)).toMatchObject({
      customer_name: 'Anan Suksai',
      customer_phone: '0891112222',
    });
    const { database } = await import('@/lib/outside');
    const { call } = await database();
    const copy = await call('person_copy', { who: reference });
    expect(copy).toMatchObject({
      orders: [{ customer_name: 'Anan Suksai', payment_method: 'cash', money: [{ method: 'cash' }] }],
    });
    // Nobody of the agency stands in it by name.
    expect(JSON.stringify(copy)).not.toContain(staff);
    expect(await call('forget', { who: reference })).toMatchObject({ anonymised: 1 });
    expect(await call('forget', { who: reference })).toMatchObject({ anonymised: 0 });
    expect(await desk.showOrder(reference)).toMatchObject({ customer_name: null, customer_phone: null });
    expect(await desk.showReceipt('RC-2026-0001')).toMatchObject({ buyer: { name: 'Anan Suksai' } });
  });
});

describeOnEachDatabase('a sale at the counter', (open) => {
  it('is one order, one line of money and one receipt, however it is sent', async () => {
    const desk = await openStaffSales(open);
    const key = 'd'.repeat(32);
    const many = await Promise.all([1, 2, 3].map(() => desk.sell({ ...ownLine, key })));
    const [reference = ''] = new Set(many.map(referenceOf));
    await desk.openReceipt(reference);
    await desk.openReceipt(reference);
    const order = await desk.showOrder(reference);
    expect([order?.money.length, order?.received]).toEqual([1, 35_050]);
    expect((await desk.papersOf(reference)).receipts).toHaveLength(1);
  });
});
