import { describe, expect, it } from 'vitest';
import type { OrderStatus } from '@/lib/orders/order';
import type { OrderDecision } from '@/lib/orders/order-status';
import { timeToUndoIsOver } from '../support/due-mail';
import { cart, details, key, openOrdersApi } from '../support/orders-api';
import { priceOf, writtenPrice } from '../support/prices';
import { describeOnEachDatabase, type OpenServer, openServer } from '../support/server';

async function openSold(open: OpenServer, { isComplete = true } = {}) {
  const server = await openOrdersApi(open);
  const { id, reference } = (await server.place(await cart())).body.data;
  if (isComplete) await server.complete(id, { key, ...details });
  const { setOrderStatus, undoOrderMove, showOrder } = await import('@/lib/orders/order-status');
  const { drainOutbox } = await import('@/lib/outbox/outbox');
  const decide = (status: OrderStatus, more: Partial<OrderDecision> = {}) =>
    setOrderStatus({ reference: String(reference), status, person: 'Nok', ...more });
  const undo = () => undoOrderMove({ reference: String(reference), person: 'Lek' });
  /** The mails about states that have left, once nothing can be taken back any more. */
  const told = async () => {
    await server.run(timeToUndoIsOver);
    await drainOutbox();
    return (await server.stored()).mails.filter((mail) => mail.event === 'order-status');
  };
  return { ...server, id, reference: String(reference), decide, undo, told, showOrder };
}

const decisions = ['slip-wanted', 'paid', 'rejected', 'cancelled'] as const;

describe('the state of an order', () => {
  it.each(decisions)(
    'becomes %s once, and the customer is told once, in the customer’s language',
    async (status) => {
      const server = await openSold(openServer);
      expect(await server.decide(status)).toMatchObject({ outcome: 'changed', status, mailed: true });
      expect(await server.decide(status)).toMatchObject({ outcome: 'unchanged', status, mailed: false });
      expect((await server.stored()).orders).toMatchObject([{ status }]);
      const told = await server.told();
      expect(told.map((mail) => mail.to?.[0]?.address)).toEqual(['somchai@example.com']);
      expect(told[0]?.subject).toContain(server.reference);
      expect(told[0]?.html).toContain('lang="th"');
      expect(told[0]?.text).toContain(`${writtenPrice('web-design-starter').slice(1)}\u00a0บาท`);
    },
  );

  it('is told with the reason in the customer’s language, what a person added, and a link that opens the order', async () => {
    const server = await openSold(openServer);
    await server.decide('slip-wanted', { reason: 'cut-off', note: 'Please send it as a screenshot.' });
    const [mail] = await server.told();
    expect(mail?.text).toContain('เราต้องใช้สลิปเต็มใบ');
    expect(mail?.text).toContain('Please send it as a screenshot.');
    const [, key = ''] =
      new RegExp(`/th/orders/${server.reference}#([0-9a-f]{32})`).exec(mail?.html ?? '') ?? [];
    const { showOwnOrder } = await import('@/lib/orders/own-order');
    const { hashKey } = await import('@/lib/orders/hash-key');
    expect(await showOwnOrder({ reference: server.reference, key_hash: hashKey(key) })).toMatchObject({
      status: 'slip-wanted',
    });
  });

  it('has no other reason than those that have words', async () => {
    const server = await openSold(openServer);
    await expect(server.decide('paid', { reason: 'cut-off' })).rejects.toThrow(RangeError);
  });

  it('is told to nobody while it can be taken back, and never if it was', async () => {
    const server = await openSold(openServer);
    await server.decide('rejected', { reason: 'not-found' });
    const { drainOutbox } = await import('@/lib/outbox/outbox');
    await drainOutbox();
    expect((await server.stored()).mails.filter((mail) => mail.event === 'order-status')).toEqual([]);
    expect(await server.undo()).toMatchObject({ outcome: 'changed', status: 'pending', mailed: false });
    expect(await server.told()).toEqual([]);
  });

  it('is told once where one decision follows another at once', async () => {
    const server = await openSold(openServer);
    await server.decide('rejected');
    await server.decide('paid');
    const told = await server.told();
    expect(told).toHaveLength(1);
    expect(told[0]?.subject).toContain('ได้รับเงินแล้ว');
  });

  it('that was told and is then taken back is told again, as a mistake of ours', async () => {
    const server = await openSold(openServer);
    await server.decide('rejected');
    expect(await server.told()).toHaveLength(1);
    expect(await server.undo()).toMatchObject({ outcome: 'changed', status: 'pending', mailed: true });
    const [, correction] = await server.told();
    expect(correction?.text).toContain('เป็นความผิดพลาดของเรา');
  });

  it('is taken back once, and only where a person decided it', async () => {
    const server = await openSold(openServer);
    expect(await server.undo()).toMatchObject({ outcome: 'refused', status: 'pending' });
    await server.decide('paid');
    expect(await server.undo()).toMatchObject({ outcome: 'changed', status: 'pending' });
    expect(await server.undo()).toMatchObject({ outcome: 'refused', status: 'pending' });
  });

  it('is told to nobody while nobody has left an address', async () => {
    const server = await openSold(openServer, { isComplete: false });
    expect(await server.decide('cancelled')).toMatchObject({ outcome: 'changed', mailed: false });
    expect(await server.told()).toEqual([]);
  });

  it('that was decided before is told to the customer who comes back with an address', async () => {
    const server = await openSold(openServer, { isComplete: false });
    await server.decide('rejected');
    expect((await server.complete(server.id, { key, ...details })).status).toBe(200);
    const { mails } = await server.stored();
    expect(mails.map((mail) => mail.event).sort()).toEqual([
      'order-agency',
      'order-customer',
      'order-status',
    ]);
  });

  it('is kept with its history: when it came to be, by whom, and why', async () => {
    const start = Date.now();
    const server = await openSold(openServer);
    await server.decide('slip-wanted', { reason: 'unreadable' });
    await server.undo();
    const order = await server.showOrder(server.reference);
    expect(order).toMatchObject({
      status: 'pending',
      customer_name: 'Somchai',
      amount: priceOf('web-design-starter'),
      may_undo: false,
    });
    expect(order?.events).toMatchObject([
      { status: 'pending', status_before: null, actor: 'customer', cause: 'placed' },
      {
        status: 'slip-wanted',
        status_before: 'pending',
        actor: 'agency',
        person: 'Nok',
        reason: 'unreadable',
      },
      { status: 'pending', status_before: 'slip-wanted', actor: 'agency', person: 'Lek', is_undo: true },
    ]);
    expect(Number(order?.events[1]?.created_at)).toBeGreaterThanOrEqual(start);
    expect(Number(order?.events[1]?.created_at)).toBeLessThanOrEqual(Date.now());
  });

  it('of an order that is not there is not found', async () => {
    const server = await openSold(openServer);
    const { setOrderStatus, undoOrderMove } = await import('@/lib/orders/order-status');
    const nothing = { reference: 'PT-000000', status: 'paid' } as const;
    expect(await setOrderStatus(nothing)).toMatchObject({ outcome: 'not-found', mailed: false });
    expect(await undoOrderMove(nothing)).toMatchObject({ outcome: 'not-found', mailed: false });
    expect(await server.showOrder('PT-000000')).toBeUndefined();
  });
});

describeOnEachDatabase('the state of an order', (open) => {
  it('is decided by one of fifty that saw the same state at once, and the others are told who it was', async () => {
    const server = await openSold(open);
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, number) =>
        server.decide(decisions[number % decisions.length] ?? 'paid', {
          seen: 'pending',
          person: `No. ${number}`,
        }),
      ),
    );
    const winners = answers.filter((answer) => answer.outcome === 'changed');
    expect(winners).toHaveLength(1);
    for (const answer of answers)
      expect(answer).toMatchObject({ status: winners[0]?.status, person: winners[0]?.person });
    expect((await server.showOrder(server.reference))?.events).toHaveLength(2);
    expect(await server.told()).toHaveLength(1);
  });
});
