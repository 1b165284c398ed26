import { describe, expect, it } from 'vitest';
import { type OrderStatus as EveryStatus, orderStatus as everyStatus } from '@/lib/orders/order';
import { cardCart, openCardPaymentsApi } from '../support/card-payments-api';
import { anotherSlip, cookieOf, openMyOrdersApi } from '../support/my-orders-api';
import { cart, details, openOrdersApi } from '../support/orders-api';
import { describeOnEachDatabase, type OpenServer, openServer } from '../support/server';

/** The states of orders that begin with a slip; what an accepted quotation may become is in `accepted-quotes.test.ts`. */
const orderStatus = everyStatus.exclude(['awaiting-payment']);

type OrderStatus = Exclude<EveryStatus, 'awaiting-payment'>;

/** What somebody of the agency may make of an order, by the state it is in; the specification of `order_moves`. */
const agencyMoves: Record<OrderStatus, readonly OrderStatus[]> = {
  pending: ['slip-wanted', 'paid', 'rejected', 'cancelled'],
  'slip-wanted': ['pending', 'paid', 'rejected', 'cancelled'],
  paid: ['pending', 'refunded'],
  rejected: ['pending', 'slip-wanted', 'paid'],
  cancelled: ['pending', 'paid'],
  refunded: ['paid'],
};

/** Where a customer's doings lead; nothing where they are refused. */
const customerMoves: Record<OrderStatus, { slip?: OrderStatus; cancel?: OrderStatus }> = {
  pending: { slip: 'pending', cancel: 'cancelled' },
  'slip-wanted': { slip: 'pending', cancel: 'cancelled' },
  paid: {},
  rejected: { slip: 'pending' },
  cancelled: { cancel: 'cancelled' },
  refunded: {},
};

/** The decisions that bring a new order into a state. */
const ways: Record<OrderStatus, readonly OrderStatus[]> = {
  pending: [],
  'slip-wanted': ['slip-wanted'],
  paid: ['paid'],
  rejected: ['rejected'],
  cancelled: ['cancelled'],
  refunded: ['paid', 'refunded'],
};

async function openAt(open: OpenServer, state: OrderStatus) {
  const server = await openOrdersApi(open);
  const mine = await openMyOrdersApi();
  const { setOrderStatus, undoOrderMove, showOrder } = await import('@/lib/orders/order-status');
  let count = 0;
  /** A new order that was brought into the state. */
  const orderAt = async () => {
    count += 1;
    const checkout = count.toString(16).padStart(32, '0');
    const placed = await server.place(await cart({ key: checkout, slip: await anotherSlip() }));
    const reference: string = placed.body.data.reference;
    await server.complete(placed.body.data.id, { key: checkout, ...details });
    for (const status of ways[state]) await setOrderStatus({ reference, status, person: 'Nok' });
    /** What no move may ever change. */
    const money = async () => {
      const order = await showOrder(reference);
      return [order?.amount, order?.lines, order?.payment_method, order?.slips.at(-1)];
    };
    return { reference, cookie: cookieOf(placed), money, show: () => showOrder(reference) };
  };
  return { ...server, mine, orderAt, setOrderStatus, undoOrderMove };
}

describe('an order', () => {
  it.each(orderStatus.options)(
    'that is %s goes where the agency may send it, and back again',
    async (from) => {
      const { orderAt, setOrderStatus, undoOrderMove } = await openAt(openServer, from);
      for (const to of orderStatus.options) {
        const { reference, money, show } = await orderAt();
        const before = await money();
        expect((await show())?.moves.toSorted()).toEqual(agencyMoves[from].toSorted());
        const expected = to === from ? 'unchanged' : agencyMoves[from].includes(to) ? 'changed' : 'refused';
        const answer = await setOrderStatus({ reference, status: to, seen: from, person: 'Lek' });
        expect([to, answer.outcome, answer.status]).toEqual([
          to,
          expected,
          expected === 'changed' ? to : from,
        ]);
        expect(await money()).toEqual(before);
        if (expected !== 'changed') continue;
        expect(await undoOrderMove({ reference, seen: to, person: 'Lek' })).toMatchObject({
          outcome: 'changed',
          status: from,
        });
        expect(await money()).toEqual(before);
      }
    },
  );

  it.each(orderStatus.options)('that is %s takes from its customer what it may', async (from) => {
    const { orderAt, mine } = await openAt(openServer, from);
    for (const [what, to] of [
      ['slip', customerMoves[from].slip] as const,
      ['cancel', customerMoves[from].cancel] as const,
    ]) {
      const { reference, cookie, money, show } = await orderAt();
      const before = await money();
      const answer =
        what === 'slip'
          ? await mine.sendSlip(reference, cookie, await anotherSlip())
          : await mine.cancel(reference, cookie);
      expect([what, answer.status]).toEqual([what, to ? 200 : 409]);
      expect(await show()).toMatchObject({ status: to ?? from });
      expect(await money()).toEqual(before);
    }
  });

  it('holds the number of its slip while it waits for its money or has it, and no longer', async () => {
    const { place, mine, setOrderStatus, undoOrderMove, run } = await openAt(openServer, 'pending');
    const first = await place(await cart({ slip: await anotherSlip() }));
    const second = await place(await cart({ key: 'b'.repeat(32), slip: await anotherSlip() }));
    const [one, two]: string[] = [first, second].map((placed) => placed.body.data.reference);
    if (!one || !two) throw new Error('no orders');
    // As if both pictures showed the same transfer.
    const give = `update public.order_slips set kind = 'bank', bank = '014', reference = 'A1'`;
    await run(`${give} where order_id = (select id from public.orders where reference = '${one}')`);
    await run(
      `insert into public.slip_holds select 'bank', '014', 'A1', id from public.orders where reference = '${one}'`,
    );
    await setOrderStatus({ reference: two, status: 'cancelled' });
    await run(`${give} where order_id = (select id from public.orders where reference = '${two}')`);
    expect(await setOrderStatus({ reference: two, status: 'paid' })).toMatchObject({
      outcome: 'slip-used',
      other: one,
    });
    expect(await undoOrderMove({ reference: two })).toMatchObject({
      outcome: 'slip-used',
      status: 'cancelled',
    });
    await setOrderStatus({ reference: one, status: 'rejected' });
    expect(await setOrderStatus({ reference: two, status: 'paid' })).toMatchObject({ outcome: 'changed' });
    expect(await setOrderStatus({ reference: one, status: 'paid' })).toMatchObject({
      outcome: 'slip-used',
      other: two,
    });
    // With a slip of its own it may be looked at again.
    expect((await mine.sendSlip(one, cookieOf(first), await anotherSlip())).status).toBe(200);
    expect(await setOrderStatus({ reference: one, status: 'paid' })).toMatchObject({ outcome: 'changed' });
  });
});

describeOnEachDatabase('an order', (open) => {
  it('is moved by one of fifty who do different things at once: staff who saw it pending, and its customer', async () => {
    const { orderAt, mine, setOrderStatus } = await openAt(open, 'pending');
    const { reference, cookie, show } = await orderAt();
    const doings = Array.from({ length: 50 }, async (_, number) => {
      if (number % 5 === 4) return (await mine.cancel(reference, cookie)).status === 200;
      const status = agencyMoves.pending[number % 4] ?? 'paid';
      return (await setOrderStatus({ reference, status, seen: 'pending' })).outcome === 'changed';
    });
    await Promise.all(doings);
    const moves = (await show())?.events.filter(({ status_before }) => status_before !== null) ?? [];
    const froms = moves.map(({ status_before }) => status_before);
    // The customer may still cancel after a slip was asked for: then there are two moves, one after the other.
    expect([['pending'], ['pending', 'slip-wanted']]).toContainEqual(froms);
  });
});
describe('a card order', () => {
  it('wants no slip, has no customer before the gateway says so, and may be cancelled', async () => {
    const server = await openCardPaymentsApi(openServer);
    const cookie = cookieOf(await server.pay(cardCart));
    const reference = /PT-[0-9A-Z]{6}/.exec(cookie)?.[0] ?? '';
    const { setOrderStatus } = await import('@/lib/orders/order-status');
    expect(await setOrderStatus({ reference, status: 'slip-wanted' })).toMatchObject({ outcome: 'refused' });
    const mine = await openMyOrdersApi();
    expect((await mine.sendSlip(reference, cookie, await anotherSlip())).status).toBe(409);
    expect((await mine.correct(reference, cookie, details)).status).toBe(409);
    expect((await mine.cancel(reference, cookie)).status).toBe(200);
  });
});
