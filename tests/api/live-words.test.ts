// @module-tag slow
import { randomBytes } from 'node:crypto';
import { it } from 'vitest';
import { loadMessages } from '@/lib/i18n/messages';
import { start } from '../support/card-money-api';
import { openLiveSite } from '../support/live-site';
import { anotherSlip, cookieOf } from '../support/my-orders-api';
import { cart, details, openOrdersApi } from '../support/orders-api';
import { signedInAs } from '../support/sign-in';
import { moneyMessages, paymentOf } from '../support/stripe-stand-in';

const newKey = () => randomBytes(16).toString('hex');
const minute = 60_000;
/** Where only a line of the page changes: Thai alone has marks, and all languages have the same places. */
const languages = ['th'] as const;

/** A site and an order of it that was paid by a slip, before anybody said who it is from. */
async function openSold() {
  const site = await openLiveSite();
  const shop = await openOrdersApi(async () => site);
  const key = newKey();
  const placed = await shop.place(await cart({ key, items: 'web-design-starter,network-installation' }));
  const order = { reference: String(placed.body.data.reference), cookie: cookieOf(placed) };
  return {
    ...site,
    order,
    complete: () => shop.complete(placed.body.data.id, { key, ...details }),
    move: (status: 'slip-wanted' | 'rejected' | 'paid' | 'refunded' | 'cancelled', reason?: string) =>
      site.setOrderStatus({
        reference: order.reference,
        status,
        person: 'Nok',
        note: 'โทรหาเราได้เลย',
        ...(reason && { reason }),
      }),
  };
}

/** Every live page of every state, in five languages: a page that nobody opened here is one whose words nobody has read. */
it('an order that is paid by a slip has all its words at every step', { timeout: 4 * minute }, async () => {
  const { order, complete, move, read, readOrder, ...site } = await openSold();
  await readOrder(order, 'incomplete');
  await complete();
  const words = await loadMessages('en');
  for (const flash of Object.keys(words.orders.flash))
    await read('order', { ...params(order), query: { flash }, languages });
  for (const flash of Object.keys(words.desk.flash))
    await read('desk', { query: { flash, reference: order.reference }, languages });
  await readOrder(order, 'pending');
  await move('slip-wanted', 'cut-off');
  await readOrder(order, 'slip-wanted');
  await site.sendSlip(order.reference, order.cookie, await anotherSlip());
  await readOrder(order, 'pending');
  await read('desk');
  await move('rejected', 'not-found');
  await readOrder(order, 'rejected');
  await site.undoOrderMove({ reference: order.reference, person: 'Nok' });
  await readOrder(order, 'pending');
  await site.correct(order.reference, order.cookie, { ...details, name: 'Malee' });
  await move('paid');
  await readOrder(order, 'paid');
  await site.askErasure(order.reference, order.cookie);
  await readOrder(order, 'paid');
  await read('desk');
  await move('refunded', 'unavailable');
  await readOrder(order, 'refunded');
  const portal = await signedInAs(details.email);
  await read('portal', { cookie: portal });
  await read('portal', { query: { before: order.reference } });
  await read('deskOrders');
  await read('deskOrders', { query: { q: 'nobody' } });
  await read('deskMonth');
  for (const span of ['days', 'year']) await read('deskNumbers', { query: { span } });
});

it('an order that nobody paid for has all its words', { timeout: 4 * minute }, async () => {
  const { order, complete, move, readOrder } = await openSold();
  await complete();
  await move('cancelled', 'unpaid');
  await readOrder(order, 'cancelled');
});

it('an order that is paid by card has all its words at every step', { timeout: 4 * minute }, async () => {
  const { card, readOrder, read } = await openLiveSite();
  const opened = await card.pay({ key: newKey(), locale: 'en', items: ['vps-starter'] });
  const { session, reference } = opened.body.data;
  const order = { reference: reference ?? (await references())[0], cookie: cookieOf(opened) };
  await readOrder(order, 'waiting');
  card.stripe.finish(session, { status: 'complete', paid: true });
  await card.tell('completed', session);
  await readOrder(order, 'paid');
  const payment = paymentOf(session);
  for (const [message, stands] of [
    [moneyMessages.refunds(payment, 30_000, start + 10), 'paid'],
    [moneyMessages.dispute(payment, 'needs_response', start + 20), 'paid'],
    [moneyMessages.dispute(payment, 'lost', start + 25), 'paid'],
    [moneyMessages.refunds(payment, 99_900, start + 30), 'refunded'],
    [moneyMessages.failedRefund(payment, 99_900, start + 40), 'refund-failed'],
  ] as const) {
    await card.take(message);
    await readOrder(order, stands);
  }
  await read('desk');
});

async function references(): Promise<string[]> {
  const { findOrders } = await import('@/lib/desk/desk-orders');
  return (await findOrders('', null)).map(({ reference }) => reference);
}

const params = ({ reference, cookie }: { reference: string; cookie: string }) => ({
  cookie,
  params: { reference },
});
