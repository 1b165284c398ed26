import { describe, expect, it } from 'vitest';
import { laterIsDone } from '../support/collected-later';
import { timeToUndoIsOver } from '../support/due-mail';
import { slipPicture } from '../support/images';
import { openLiveSite } from '../support/live-site';
import { anotherSlip, cookieOf } from '../support/my-orders-api';
import { cart, details, key, openOrdersApi } from '../support/orders-api';
import { priceOf } from '../support/prices';
import { formPost, jsonPost, routeContext } from '../support/requests';

const price = priceOf('web-design-starter');
const ownPage = { 'sec-fetch-site': 'same-origin', accept: 'text/html' };

/** An order that waits for the eye of the staff, and all that both sides do with its money. */
async function openSold() {
  const site = await openLiveSite();
  const shop = await openOrdersApi(async () => site);
  const placed = await shop.place(await cart({ slip: await anotherSlip() }));
  const reference = String(placed.body.data.reference);
  await shop.complete(placed.body.data.id, { key, ...details });
  const order = { reference, cookie: cookieOf(placed) };
  const show = async () => {
    const shown = await site.showOrder(reference);
    if (!shown) throw new Error(`no order ${reference}`);
    return shown;
  };
  const money = await import('@/app/api/desk/orders/[reference]/money/route');
  const refunds = await import('@/app/api/desk/orders/[reference]/refunds/route');
  const answered = async (answering: Promise<Response>) => {
    const response = await answering;
    await laterIsDone();
    return { status: response.status, location: response.headers.get('location') };
  };
  return {
    ...site,
    order,
    show,
    /** What somebody of the staff typed; nothing else came meanwhile unless the fields say so. */
    note: async (amount: string, fields: object = {}, cookie = site.nok) => {
      const { status: seen, received } = await show();
      const form = { seen, received, amount, ...fields };
      return answered(
        money.POST(
          jsonPost(`/api/desk/orders/${reference}/money?locale=th&order`, form, { ...ownPage, cookie }),
          routeContext({ reference }),
        ),
      );
    },
    sendBack: async (amount: string, fields: Record<string, string | Blob> = {}, cookie = site.nok) => {
      const { status: seen, received, refunded } = await show();
      const form = { seen, kept: String(received - refunded), amount, ...fields };
      return answered(
        refunds.POST(
          formPost(`/api/desk/orders/${reference}/refunds?locale=th`, form, { ...ownPage, cookie }),
          routeContext({ reference }),
        ),
      );
    },
    decide: (status: 'paid' | 'awaiting-payment', reason?: string) =>
      site.setOrderStatus({ reference, status, person: 'Nok', ...(reason && { reason }) }),
    undo: () => site.undoOrderMove({ reference, person: 'Nok' }),
    /** The mails to the customer about money that have left, once nothing can be taken back any more. */
    told: async () => {
      await site.run(timeToUndoIsOver);
      await (await import('@/lib/outbox/outbox')).drainOutbox();
      return (await site.stored()).mails.filter(
        ({ event }) => event === 'order-status' || event === 'order-refund',
      );
    },
  };
}

const minute = 60_000;
/** An amount as a Thai mail writes it. */
const thai = (baht: string) => `${baht}\u00a0บาท`;

describe('too little', () => {
  it('is said on page, mail and desk with what is open, which a code and another slip pay', {
    timeout: minute,
  }, async () => {
    const site = await openSold();
    const { order, note, show, told, readOrder } = site;
    const [slip] = (await show()).slips;
    expect((await note('199', { slip: slip?.path })).location).toBe(
      `/th/desk/orders/${order.reference}?flash=changed&reference=${order.reference}`,
    );
    expect(await show()).toMatchObject({
      status: 'awaiting-payment',
      received: 19_900,
      open: price - 19_900,
    });
    await readOrder(order, 'part-paid');
    const page = await site.read('order', { cookie: order.cookie, params: order, languages: ['en'] });
    expect(page).toContain('฿199.00 has arrived for this order; ฿24,801.00 is still to pay.');
    expect(page).toContain(`/api/my-orders/${order.reference}/promptpay.png`);
    const { ownOrderQr } = await import('@/lib/orders/slip/payment-ways');
    const { paymentQr } = await import('@/lib/payments/slip/payment-qr');
    const { proofOf } = await import('@/lib/orders/order-key');
    const code = await ownOrderQr({ ...proofOf(order.reference, order.cookie), isTrial: false });
    expect(code.ok && code.data.equals(await paymentQr(price - 19_900))).toBe(true);
    const [mail] = await told();
    expect([mail?.subject, mail?.text]).toEqual([
      expect.stringContaining(thai('24,801.00')),
      expect.stringContaining(thai('199.00')),
    ]);

    expect((await site.sendSlip(order.reference, order.cookie, await anotherSlip())).status).toBe(200);
    expect(await show()).toMatchObject({ status: 'pending', received: 19_900 });
    const desk = await site.read('desk', { languages: ['en'] });
    expect(desk).toContain('฿199.00 of ฿25,000.00 received, ฿24,801.00 still to pay');
    expect(desk.match(/\/api\/desk\/slips\/[^"]+"/g)).toHaveLength(4);
    const news = (await site.stored()).mails.find(({ event }) => event === 'order-news');
    expect([news?.subject, news?.text]).toEqual([
      expect.stringContaining('฿24,801.00'),
      expect.stringContaining('฿199.00'),
    ]);
    await site.decide('paid');
    expect(await show()).toMatchObject({ status: 'paid', received: price, open: 0, over: 0 });
    await readOrder(order, 'paid');
    await site.settlePapers(order.reference);
    expect((await site.papersOf(order.reference)).receipts).toHaveLength(1);
    expect((await told()).at(-1)?.text).toContain(thai('25,000.00'));
  });

  it('is not told again as nothing where the slip for the rest shows nothing, and cannot be cancelled', async () => {
    const site = await openSold();
    await site.note('199');
    await site.sendSlip(site.order.reference, site.order.cookie, await anotherSlip());
    expect((await site.show()).moves.toSorted()).toEqual([
      'awaiting-payment',
      'paid',
      'refunded',
      'slip-wanted',
    ]);
    expect((await site.cancel(site.order.reference, site.order.cookie)).status).toBe(409);
    await site.decide('awaiting-payment', 'not-found');
    await site.readOrder(site.order, 'part-paid');
    const mail = (await site.told()).at(-1);
    expect(mail?.text).toContain(thai('24,801.00'));
    expect(mail?.text).toContain('ไม่มียอดโอนตามจำนวนและเวลานี้เข้าบัญชีของเรา');
    expect((await site.undo()).status).toBe('pending');
  });

  it('is taken back with the money, and nobody hears of it', async () => {
    const site = await openSold();
    await site.note('199');
    expect(await site.undo()).toMatchObject({ outcome: 'changed', status: 'pending' });
    expect(await site.show()).toMatchObject({ received: 0, money: [] });
    expect(await site.told()).toEqual([]);
    expect(await site.undo()).toMatchObject({ outcome: 'refused' });
  });
});

describe('too much', () => {
  it('is said to both, goes back in part with its account and picture, and the receipt stays', {
    timeout: minute,
  }, async () => {
    const site = await openSold();
    const { order, show } = site;
    await site.decide('paid');
    await site.told();
    await site.note('25000', { number: 'A2' });
    expect(await show()).toMatchObject({ status: 'paid', over: price });
    await site.readOrder(order, 'paid');
    const page = await site.read('order', { cookie: order.cookie, params: order, languages: ['en'] });
    expect(page).toContain('You’ve paid ฿25,000.00 too much.');
    expect(await site.read('deskOrder', { params: order, languages: ['en'] })).toContain(
      '฿25,000.00 overpaid',
    );
    expect((await site.told()).at(-1)?.text).toContain(`มียอดชำระเกิน ${thai('25,000.00')}`);

    const refused = await site.sendBack('50000.01');
    expect(refused.location).toContain('flash=refund-refused');
    const picture = new Blob([
      Uint8Array.from(await slipPicture({ width: 300, height: 500 }).png().toBuffer()),
    ]);
    await site.sendBack('24,999.50', { account: 'KBank 123-4', picture });
    expect(await show()).toMatchObject({
      status: 'paid',
      received: 2 * price,
      refunded: price - 50,
      over: 50,
    });
    const line = (await show()).money.at(-1);
    expect(line).toMatchObject({ way: 'back', account: 'KBank 123-4', person: expect.any(String) });
    expect((await site.stored()).slips).toContain(line?.slip_path);
    await site.readOrder(order, 'paid');
    const mail = (await site.told()).find(({ event }) => event === 'order-refund');
    expect(mail?.text).toContain(thai('24,999.50'));
    const { receipts } = await site.papersOf(order.reference);
    expect(receipts).toMatchObject([{ voided_at: null }]);

    const { sweepSlips } = await import('@/lib/payments/slip/sweep-slips');
    const inTwoDays = new Date(Date.now() + 2 * 24 * 60 * minute);
    await sweepSlips(inTwoDays);
    expect((await site.stored()).slips).toContain(line?.slip_path);
    const { copyOfPerson } = await import('@/lib/orders/person-copy');
    const { rows, slips } = await copyOfPerson(details.email);
    expect(slips.map(({ path }) => path)).toContain(line?.slip_path);
    const { readRows } = await import('@/lib/server/backup/take-backup');
    const { slipsOf } = await import('@/lib/server/backup/manifest');
    expect(slipsOf((await readRows()).tables)).toContain(line?.slip_path);
    const [copy] = rows.orders;
    expect(copy?.money).toMatchObject([{ way: 'came' }, { way: 'came' }, { account: 'KBank 123-4' }]);
    expect(JSON.stringify(copy)).not.toContain('Nok');
    const { forget } = await import('@/lib/server/retention');
    await forget(details.email);
    expect((await show()).money.at(-1)).toMatchObject({ account: null, slip_path: null, amount: 50 - price });
    await sweepSlips(inTwoDays);
    expect((await site.stored()).slips).not.toContain(line?.slip_path);
  });

  it('that went back is taken back before the mail leaves, and all of it makes the order refunded', async () => {
    const site = await openSold();
    await site.decide('paid');
    await site.note('1.50');
    await site.sendBack('1.50');
    expect(await site.undo()).toMatchObject({ outcome: 'changed', status: 'paid', mailed: false });
    expect(await site.show()).toMatchObject({ refunded: 0, over: 150 });
    await site.sendBack('25001.50');
    expect(await site.show()).toMatchObject({ status: 'refunded', refunded: price + 150, over: 0 });
    await site.readOrder(site.order, 'refunded');
    expect((await site.told()).map(({ event }) => event)).toEqual(['order-status']);
    expect((await site.note('100')).location).toContain('flash=refused');
  });
});

describe('money that is written down', () => {
  it('is the staff’s alone, an amount, of what the person saw, and of no transfer that has paid already', async () => {
    const site = await openSold();
    expect((await site.note('199', {}, site.order.cookie)).status).toBe(403);
    expect((await site.sendBack('199', {}, site.order.cookie)).status).toBe(403);
    for (const amount of ['', '0', '-1', '1.999', 'all of it'])
      expect((await site.note(amount)).status).toBe(422);
    expect((await site.note('199', { received: 100 })).location).toContain('flash=outdated');
    expect((await site.note('199', { seen: 'paid' })).location).toContain('flash=outdated');
    expect((await site.show()).money).toEqual([]);
    await site.note('199', { number: 'a7' });
    const again = await site.note('199', { number: 'A7' });
    expect(again.location).toContain('flash=transfer-used');
    const [slip] = (await site.show()).slips;
    await site.note('1', { slip: slip?.path });
    expect((await site.note('1', { slip: slip?.path })).location).toContain('flash=transfer-used');
    expect(await site.show()).toMatchObject({ received: 20_000 });
    const { findOrders } = await import('@/lib/desk/desk-orders');
    expect((await findOrders('a7', null)).map(({ reference }) => reference)).toEqual([site.order.reference]);
    expect((await site.sendBack('200', { picture: new Blob(['no picture']) })).status).toBe(422);
  });
});
