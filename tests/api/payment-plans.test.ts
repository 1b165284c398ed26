import { describe, expect, it } from 'vitest';
import { fill } from '@/lib/i18n/fill';
import { dayInPattaya } from '@/lib/i18n/pattaya-time';
import { laterIsDone } from '../support/collected-later';
import { timeToUndoIsOver } from '../support/due-mail';
import { openLiveSite } from '../support/live-site';
import { anotherSlip, cookieOf } from '../support/my-orders-api';
import { company, quoteFields } from '../support/quotes-api';
import { staff } from '../support/receipts-api';
import { jsonPost, routeContext } from '../support/requests';
import { messagesOf, parserOfHtml, textOf } from '../support/served-pages';

const ownPage = { 'sec-fetch-site': 'same-origin', accept: 'text/html' };
const minute = 60_000;
const today = () => dayInPattaya(new Date());

/** A quotation of ฿145,000 for a company, and the desk that says how it is paid. */
async function openQuoted() {
  const site = await openLiveSite();
  const asked = await site.ask(quoteFields(), 'th');
  const number = String(asked.body.data.number);
  const offer = await import('@/app/api/desk/quotes/[number]/offer/route');
  const parts = await import('@/app/api/desk/orders/[reference]/parts/route');
  const money = await import('@/app/api/desk/orders/[reference]/money/route');
  const answered = async (answering: Promise<Response>) => {
    const response = await answering;
    await laterIsDone();
    return {
      status: response.status,
      location: response.headers.get('location'),
      text: await response.text(),
    };
  };
  const show = async (reference: string) => {
    const shown = await site.showOrder(reference);
    if (!shown) throw new Error(`no order ${reference}`);
    return shown;
  };
  return {
    ...site,
    number,
    quoteCookie: cookieOf(asked),
    show,
    offer: async (fields: object) => {
      const version = String((await site.show(number, cookieOf(asked)))?.version);
      return answered(
        offer.POST(
          jsonPost(
            `/api/desk/quotes/${number}/offer?locale=en`,
            { version, ...fields },
            { ...ownPage, cookie: site.nok },
          ),
          routeContext({ number }),
        ),
      );
    },
    quoted: () => site.show(number, cookieOf(asked)),
    /** The customer accepts what was offered last. */
    acceptIt: async (form: object = {}) => {
      const version = (await site.show(number, cookieOf(asked)))?.version;
      const answer = await site.accept(number, cookieOf(asked), { version, method: 'promptpay', ...form });
      return { reference: String(answer.body.data.order), cookie: cookieOf(answer) };
    },
    call: (reference: string, place: number, call = 'due', cookie = site.nok) =>
      answered(
        parts.POST(
          jsonPost(`/api/desk/orders/${reference}/parts?locale=en`, { place, call }, { ...ownPage, cookie }),
          routeContext({ reference }),
        ),
      ),
    came: async (reference: string, amount: string) => {
      const { status: seen, received, slips } = await show(reference);
      const form = { seen, received, amount, slip: slips[0]?.path };
      return answered(
        money.POST(
          jsonPost(`/api/desk/orders/${reference}/money?locale=en`, form, { ...ownPage, cookie: site.nok }),
          routeContext({ reference }),
        ),
      );
    },
    /** The mails about the order's payment that have left, once nothing can be taken back any more. */
    told: async () => {
      await site.run(timeToUndoIsOver);
      await (await import('@/lib/outbox/outbox')).drainOutbox();
      return (await site.stored()).mails.filter(
        ({ event }) => event === 'order-status' || event === 'order-part',
      );
    },
  };
}

/** An amount as a Thai mail writes it. */
const thai = (baht: string) => `${baht}\u00a0บาท`;

describe('a quotation in parts', () => {
  it('is deposit, work, hand-over and the rest: each part with its code, mail and receipt, withheld tax divided', {
    timeout: 2 * minute,
  }, async () => {
    const site = await openQuoted();
    expect((await site.offer({ plan: 'halves' })).location).toContain('flash=quote-sent');
    const page = await site.read('quote', {
      cookie: site.quoteCookie,
      params: { number: site.number },
      languages: ['en'],
    });
    const parse = await parserOfHtml();
    const sheet = textOf(parse(page));
    expect(sheet).toMatch(/฿72,500\.00\s*on acceptance เมื่อตอบรับ\s*Payment 1 of 2 · 50% งวดที่ 1\/2 · 50%/);
    expect(sheet).toMatch(/฿72,500\.00\s*at handover เมื่อส่งมอบ\s*Payment 2 of 2 · 50% งวดที่ 2\/2 · 50%/);
    const order = await site.acceptIt({ withholds: 'on' });
    const { reference, cookie } = order;
    // 3 % of 145,000.
    expect(await site.show(reference)).toMatchObject({
      status: 'awaiting-payment',
      withheld: 435_000,
      open: 14_065_000,
      parts: [
        { place: 1, amount: 7_250_000, withheld: 217_500, due: 'accepted', due_on: today(), open: 7_032_500 },
        { place: 2, amount: 7_250_000, withheld: 217_500, due: 'handover', due_on: null, open: 7_032_500 },
      ],
    });
    await site.readOrder(order, 'in-parts');
    const { ownOrderQr } = await import('@/lib/orders/slip/payment-ways');
    const { paymentQr } = await import('@/lib/payments/slip/payment-qr');
    const { proofOf } = await import('@/lib/orders/order-key');
    const codeIsFor = async (amount: number, isAll = false) => {
      const code = await ownOrderQr({ ...proofOf(reference, cookie), isTrial: false, isAll });
      return code.ok && code.data.equals(await paymentQr(amount));
    };
    expect([await codeIsFor(7_032_500), await codeIsFor(14_065_000, true)]).toEqual([true, true]);
    const [accepted] = await site.told();
    expect([accepted?.subject, accepted?.text]).toEqual([
      expect.stringContaining('งวดแรก'),
      expect.stringContaining(thai('70,325.00')),
    ]);

    await site.sendSlip(reference, cookie, await anotherSlip());
    expect(await site.read('desk', { languages: ['en'] })).toContain(
      fill(messagesOf('en', 'desk').parts.came, {
        part: fill(messagesOf('en', 'orders').parts.of, { place: 1, of: 2 }),
        amount: '฿70,325',
      }),
    );
    expect((await site.came(reference, '70325')).location).toContain('flash=changed');
    expect(await site.show(reference)).toMatchObject({
      status: 'awaiting-payment',
      received: 7_032_500,
      parts: [{ open: 0 }, { open: 7_032_500 }],
    });
    await site.readOrder(order, 'started');
    expect((await site.told()).at(-1)?.text).toContain(thai('70,325.00'));
    await site.settlePapers(reference);
    const [first] = (await site.papersOf(reference)).receipts;
    expect(first).toMatchObject({ part: 1, parts: 2 });
    expect(await site.showReceipt(String(first?.number))).toMatchObject({
      gross: 7_250_000,
      withheld: 217_500,
    });
    const receipt = await site.read('receipt', {
      cookie,
      params: { number: String(first?.number) },
      languages: ['en'],
    });
    expect(textOf(parse(receipt))).toContain(`Payment 1 of 2 for order ${reference}: `);

    expect((await site.call(reference, 2)).location).toContain('flash=part-called');
    expect(await codeIsFor(7_032_500)).toBe(true);
    expect((await site.told()).at(-1)).toMatchObject({ event: 'order-part' });
    await site.read('deskOrder', { params: { reference } });
    await site.sendSlip(reference, cookie, await anotherSlip());
    await site.came(reference, '70,325.00');
    expect(await site.show(reference)).toMatchObject({ status: 'paid', open: 0, over: 0 });
    await site.settlePapers(reference);
    const { receipts } = await site.papersOf(reference);
    const sheets = await Promise.all(receipts.map(({ number }) => site.showReceipt(number)));
    const sum = (key: 'gross' | 'withheld') => sheets.reduce((all, each) => all + (each?.[key] ?? 0), 0);
    expect([receipts.map(({ part }) => part), sum('gross'), sum('withheld')]).toEqual([
      [2, 1],
      14_500_000,
      435_000,
    ]);
    await site.readOrder(order, 'paid');
  });

  it('may be paid all at once, which makes a receipt for each part', async () => {
    const site = await openQuoted();
    await site.offer({ plan: 'thirds' });
    const order = await site.acceptIt();
    await site.came(order.reference, '145000');
    await site.settlePapers(order.reference);
    expect(await site.show(order.reference)).toMatchObject({ status: 'paid', over: 0 });
    expect((await site.papersOf(order.reference)).receipts.map(({ part }) => part)).toEqual([3, 2, 1]);
  });

  it('takes back what came by mistake before a number is burnt, and voids the receipt of that part alone after', async () => {
    const site = await openQuoted();
    await site.offer({ plan: 'halves' });
    const { reference } = await site.acceptIt();
    await site.came(reference, '72500');
    expect((await site.papersOf(reference)).due_at).not.toBeNull();
    await site.undoOrderMove({ reference, person: staff });
    await site.settlePapers(reference);
    expect((await site.papersOf(reference)).receipts).toEqual([]);
    await site.came(reference, '72500');
    await site.settlePapers(reference);
    await site.came(reference, '72500');
    await site.undoOrderMove({ reference, person: staff });
    await site.settlePapers(reference);
    expect((await site.papersOf(reference)).receipts).toMatchObject([{ part: 1, voided_at: null }]);
  });

  it('takes own parts: a share, an amount and the rest, due by acceptance, days, date or hand-over', async () => {
    const site = await openQuoted();
    const own = {
      plan: 'own',
      'part-1-share': '33.33%',
      'part-1-due': 'accepted',
      'part-2-share': '40,000.50',
      'part-2-due': 'days',
      'part-2-days': '14',
      'part-4-due': 'handover',
    };
    expect((await site.offer(own)).location).toContain('flash=quote-sent');
    const shown = await site.quoted();
    expect(shown?.plan).toMatchObject([
      { share: 3333, amount: 4_832_850, due: 'accepted' },
      { share: null, amount: 4_000_050, due: 'days', days: 14 },
      { isRest: true, amount: 5_667_100, due: 'handover' },
    ]);
    const form = await site.read('deskQuote', { params: { number: site.number }, languages: ['en'] });
    expect(form).toContain('value="33.33%"');
    const { reference } = await site.acceptIt();
    const later = dayInPattaya(new Date(Date.now() + 14 * 86_400_000));
    expect((await site.show(reference)).parts.map(({ due_on: day }) => day)).toEqual([today(), later, null]);
  });

  it.each([
    [{ 'part-1-share': '50%' }, 'part'],
    [{ 'part-1-share': '50%', 'part-1-due': 'accepted', 'part-2-due': 'days' }, 'part'],
    [{ 'part-1-share': 'half', 'part-1-due': 'accepted', 'part-2-due': 'handover' }, 'part'],
    [
      { 'part-1-share': '50%', 'part-1-due': 'accepted', 'part-2-share': '40%', 'part-2-due': 'handover' },
      'sum',
    ],
    [
      { 'part-1-share': '50%', 'part-1-due': 'date', 'part-1-day': '2020-01-01', 'part-2-due': 'handover' },
      'day',
    ],
  ])('refuses parts that are not the price, or say no day: %o', async (fields, problem) => {
    const site = await openQuoted();
    const { problems } = messagesOf('en', 'desk');
    const said = { part: problems['plan-part'], sum: problems['plan-sum'], day: problems['delivery-day'] };
    const refused = await site.offer({ plan: 'own', ...fields });
    expect(refused.status).toBe(422);
    expect(refused.text).toContain(said[problem as keyof typeof said]);
    expect(await site.quoted()).toMatchObject({ version: 1, plan: null });
  });

  it('reminds on the due day, three and seven days after it, once each, and once for all that were missed', async () => {
    const site = await openQuoted();
    await site.offer({ plan: 'halves' });
    const { reference } = await site.acceptIt();
    const { remindOfParts } = await import('@/lib/documents/reminders');
    const pass = (days: number) =>
      site.run(`update public.order_parts set due_on = due_on - ${days} where due_on is not null`);
    expect(await remindOfParts()).toBe(0);
    await pass(2);
    expect(await remindOfParts()).toBe(0);
    await pass(1);
    expect([await remindOfParts(), await remindOfParts()]).toEqual([1, 0]);
    await pass(20);
    expect([await remindOfParts(), await remindOfParts()]).toEqual([1, 0]);
    const reminders = (await site.told()).filter(({ event }) => event === 'order-part');
    expect(reminders).toHaveLength(2);
    expect(reminders[0]?.text).toContain(thai('72,500.00'));
    await site.came(reference, '72500');
    await site.call(reference, 2);
    await pass(3);
    await site.told();
    expect(await remindOfParts()).toBe(1);
    await site.came(reference, '72500');
    await pass(30);
    expect(await remindOfParts()).toBe(0);
  });

  it('is called due by the staff alone, and taken back before the mail leaves', async () => {
    const site = await openQuoted();
    await site.offer({ plan: 'halves' });
    const { reference } = await site.acceptIt();
    const stranger = await site.call(reference, 2, 'due', '');
    expect(stranger.location ?? '').not.toContain('flash=part-called');
    await site.call(reference, 2);
    expect((await site.call(reference, 2, 'not-due')).location).toContain('flash=part-back');
    expect((await site.told()).filter(({ event }) => event === 'order-part')).toEqual([]);
    expect((await site.call(reference, 1)).location).toContain('flash=part-refused');
    await site.run('update public.orders set customer_email = null');
    expect((await site.call(reference, 2)).location).toContain('flash=part-quiet');
  });

  it('is looked at by the doctor: parts that are not the price are a fault', async () => {
    const site = await openQuoted();
    await site.offer({ plan: 'halves' });
    const { reference } = await site.acceptIt();
    const { database } = await import('@/lib/outside');
    const faults = async () => (await database()).call('money_faults', { max: 5 });
    expect(await faults()).toMatchObject({ wrong: 0 });
    await site.run('update public.order_parts set amount = amount - 1 where place = 2');
    expect(await faults()).toMatchObject({ wrong: 1, faults: [{ reference }] });
  });

  it('is in the copy of its person, and stays with the books when that one is forgotten', async () => {
    const site = await openQuoted();
    await site.offer({ plan: 'halves' });
    const { reference } = await site.acceptIt();
    await site.came(reference, '145000');
    const { copyOfPerson } = await import('@/lib/orders/person-copy');
    expect((await copyOfPerson(company.email)).rows.orders).toMatchObject([
      { parts: [{ place: 1, amount: 7_250_000 }, { place: 2 }] },
    ]);
    await (await import('@/lib/server/retention')).forget(company.email);
    expect(await site.show(reference)).toMatchObject({
      customer_email: null,
      parts: [{ open: 0 }, { open: 0 }],
    });
    expect((await site.papersOf(reference)).receipts).toHaveLength(2);
  });
});
