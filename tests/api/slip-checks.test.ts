import { generate } from 'promptparse';
import { beforeEach, expect, it } from 'vitest';
import type { SlipAnswer, SlipQuestion } from '@/lib/payments/slip/slip-checker';
import { laterIsDone } from '../support/collected-later';
import { timeToUndoIsOver } from '../support/due-mail';
import { slipWithCodes } from '../support/images';
import { anotherSlip } from '../support/my-orders-api';
import { cart, details, key, openOrdersApi } from '../support/orders-api';
import { priceOf } from '../support/prices';
import { describeOnEachDatabase, type OpenServer } from '../support/server';

const price = priceOf('web-design-starter');
const code = (number: string) => generate.slipVerify({ sendingBank: '014', transRef: number });
const slipOf = async (number: string) => new Blob([Uint8Array.from(await slipWithCodes(code(number)))]);

type Found = Extract<SlipAnswer, { outcome: 'found' }>['transfer'];

/** What came, as a bank tells it. */
const found = (number: string, transfer: Partial<Found> = {}): SlipAnswer => ({
  outcome: 'found',
  transfer: { number, amount: price, at: new Date(), receivers: ['xxx-xxx-5678'], ...transfer },
});

/** A shop whose bank says what a test tells it, with what is kept of that. */
async function openShop(open: OpenServer, settings: Record<string, string> = {}) {
  const site = await openOrdersApi(open, {
    SLIP_CHECK: 'simulated',
    SLIP_CHECK_LIMIT: '100000',
    PROMPTPAY_ID: '081-234-5678',
    DOCUMENTS: 'own',
    ...settings,
  });
  await (await import('@/lib/documents/seller')).keepSeller();
  const asked: SlipQuestion[] = [];
  const answers: (SlipAnswer | Promise<SlipAnswer>)[] = [];
  (await import('@/lib/outside')).slipChecker.provide({
    asks: true,
    ask: async (question) => {
      asked.push(question);
      return answers.shift() ?? { outcome: 'not-yet' };
    },
    trouble: async () => undefined,
  });
  const orders = await import('@/lib/orders/order-status');
  const { checkSlips } = await import('@/lib/orders/slip/check-slips');
  const { askDatabase } = await import('@/lib/ask-database');
  const { z } = await import('zod');
  const show = async (reference: string) => {
    const shown = await orders.showOrder(reference);
    if (!shown) throw new Error(`no order ${reference}`);
    return shown;
  };
  return {
    ...site,
    ...orders,
    asked,
    answers,
    checkSlips,
    show,
    /** Places an order whose slip has this number; the bank says this. */
    buy: async (number: string, ...said: (SlipAnswer | Promise<SlipAnswer>)[]) => {
      answers.push(...said);
      const fields = {
        slip: await slipOf(number),
        key: number
          .padStart(32, '0')
          .toLowerCase()
          .replace(/[^0-9a-f]/g, 'a'),
      };
      const placed = await site.place(await cart(fields));
      return {
        id: String(placed.body.data.id),
        reference: String(placed.body.data.reference),
        key: fields.key,
      };
    },
    askAgain: async () => {
      await site.run('update public.order_slips set ask_at = now() where ask_at is not null');
      return checkSlips();
    },
    note: (args: Parameters<typeof askDatabase>[2]) =>
      askDatabase(z.object({ outcome: z.string() }), 'note_slip_check', args),
    wordOf: async (reference: string) => (await show(reference)).slips[0]?.bank_says,
  };
}

beforeEach(() => laterIsDone());

describeOnEachDatabase('a slip about which the bank is asked', (open) => {
  it('pays its order before anybody of the agency has looked, and the customer completes it as ever', async () => {
    const shop = await openShop(open);
    const { id, reference, key: checkout } = await shop.buy('B1', found('B1'));
    expect(await shop.show(reference)).toMatchObject({
      status: 'paid',
      received: price,
      open: 0,
      may_undo: true,
    });
    expect((await shop.show(reference)).money).toMatchObject([
      { way: 'came', amount: price, reference: 'B1', actor: 'bank', person: null },
    ]);
    expect(await shop.wordOf(reference)).toMatchObject({
      outcome: 'found',
      amount: price,
      receiver: 'xxx-xxx-5678',
      marks: { amount: 'fits', receiver: true, day: true, unused: true },
    });
    expect(shop.asked).toEqual([{ code: code('B1'), reference: 'B1', amount: price }]);
    expect(await shop.complete(id, { key: checkout, ...details })).toMatchObject({ status: 200 });
    await shop.run(timeToUndoIsOver);
    await (await import('@/lib/outbox/outbox')).drainOutbox();
    const { mails } = await shop.stored();
    expect(mails.filter(({ event }) => event === 'order-status')).toHaveLength(1);
    const told = mails.find(({ event }) => event === 'order-agency');
    expect(told?.subject).toMatch(/^Agree a start date: ฿[\d,.]+ paid – /);
    expect(told?.text).toContain('the money has already been found');
  });

  it('is taken back like any decision: the money is struck out, and the bank is not asked again', async () => {
    const shop = await openShop(open);
    const { reference } = await shop.buy('B2', found('B2'));
    expect(await shop.undoOrderMove({ reference, person: 'Nok' })).toMatchObject({ outcome: 'changed' });
    expect(await shop.show(reference)).toMatchObject({ status: 'pending', received: 0, money: [] });
    expect(await shop.askAgain()).toBe(0);
    expect(shop.asked).toHaveLength(1);
    expect(await shop.setOrderStatus({ reference, status: 'paid', person: 'Nok' })).toMatchObject({
      outcome: 'changed',
    });
    expect(await shop.show(reference)).toMatchObject({ received: price });
  });

  it('of less than is open leaves the rest open', async () => {
    const shop = await openShop(open);
    const { reference } = await shop.buy('B3', found('B3', { amount: 19_900 }));
    expect(await shop.show(reference)).toMatchObject({
      status: 'awaiting-payment',
      received: 19_900,
      open: price - 19_900,
    });
    expect(await shop.wordOf(reference)).toMatchObject({ marks: { amount: 'less' } });
  });

  it.each([
    ['more than is open', { amount: price + 1 }, { amount: 'more' }],
    ['another receiver', { receivers: ['xxx-xxx-0000'] }, { receiver: false }],
    ['a receiver that the bank hides', { receivers: ['xxx-xxx-xxxx'] }, { receiver: null }],
    ['a day long before the order', { at: new Date(Date.now() - 3 * 86_400_000) }, { day: false }],
    ['a day to come', { at: new Date(Date.now() + 86_400_000) }, { day: false }],
  ] as const)('waits for a person where the bank tells of %s', async (_what, transfer, marks) => {
    const shop = await openShop(open);
    const { reference } = await shop.buy('B4', found('B4', transfer));
    expect(await shop.show(reference)).toMatchObject({ status: 'pending', received: 0 });
    expect(await shop.wordOf(reference)).toMatchObject({ outcome: 'found', marks });
  });

  it('is only shown where the owner set no limit, or a lower one', async () => {
    for (const SLIP_CHECK_LIMIT of ['0', String(Math.floor(price / 100) - 1)]) {
      const shop = await openShop(open, { SLIP_CHECK_LIMIT });
      const { reference } = await shop.buy('B5', found('B5'));
      expect(await shop.show(reference)).toMatchObject({ status: 'pending', received: 0 });
      expect(await shop.wordOf(reference)).toMatchObject({ marks: { amount: 'fits', receiver: true } });
    }
  });

  it('says nothing where the answer is about another transfer, or nobody could be asked', async () => {
    const shop = await openShop(open);
    const wrong = await shop.buy('B6', found('C6'));
    const down = await shop.buy('B7', { outcome: 'unknown', reason: 'quota' });
    for (const { reference } of [wrong, down]) {
      expect(await shop.show(reference)).toMatchObject({ status: 'pending', received: 0 });
      expect(await shop.wordOf(reference)).toMatchObject({ outcome: 'unknown' });
    }
    expect(await shop.askAgain()).toBe(0);
    expect(shop.asked).toHaveLength(2);
  });

  it('is asked about again while the bank says not yet, four times more, and pays once it is known', async () => {
    const shop = await openShop(open);
    const late = await shop.buy('B8');
    expect(await shop.checkSlips()).toBe(0);
    expect(shop.asked).toHaveLength(1);
    await shop.askAgain();
    shop.answers.push(found('B8'));
    expect(await shop.askAgain()).toBe(1);
    expect(await shop.show(late.reference)).toMatchObject({ status: 'paid', received: price });

    const never = await shop.buy('B9');
    for (let time = 0; time < 6; time += 1) await shop.askAgain();
    expect(shop.asked.filter(({ reference }) => reference === 'B9')).toHaveLength(5);
    expect(await shop.wordOf(never.reference)).toEqual({ outcome: 'missing' });
  });

  it('is not asked about again once somebody has decided', async () => {
    const shop = await openShop(open);
    const { reference } = await shop.buy('BF');
    await shop.setOrderStatus({ reference, status: 'rejected', person: 'Nok' });
    expect(await shop.askAgain()).toBe(0);
    expect(shop.asked).toHaveLength(1);
    expect(await shop.wordOf(reference)).toEqual({ outcome: 'missing' });
  });

  it('changes nothing by an answer that comes twice, late, or after somebody has decided', async () => {
    const shop = await openShop(open);
    const { reference } = await shop.buy('BA', found('BA'));
    const { path } = (await shop.show(reference)).slips[0] ?? {};
    const again = {
      path: path ?? '',
      attempt: 1,
      outcome: 'found',
      reason: null,
      limit: 100_000_000,
      found: { number: 'BA', amount: price, at: new Date().toISOString(), receiver: '', receiver_fits: true },
    };
    expect(await shop.note(again)).toMatchObject({ outcome: 'outdated' });
    expect(await shop.show(reference)).toMatchObject({ received: price });

    const slow = Promise.withResolvers<SlipAnswer>();
    shop.answers.push(slow.promise);
    const placing = shop.buy('BB');
    // Staff are faster than the bank.
    const pending = async () =>
      (await shop.stored()).orders.find(({ status }) => status === 'pending')?.reference;
    await expect.poll(pending).toBeDefined();
    await expect.poll(() => shop.asked.length).toBe(2);
    const other = String(await pending());
    await shop.setOrderStatus({ reference: other, status: 'paid', person: 'Nok' });
    slow.resolve(found('BB'));
    await placing;
    expect(await shop.show(other)).toMatchObject({ status: 'paid', received: price });
    expect((await shop.show(other)).money).toMatchObject([{ actor: 'agency' }]);
  });

  it('is a slip like any other to whoever asks to be erased: nothing that the bank said is left', async () => {
    const shop = await openShop(open);
    const { id, reference, key: checkout } = await shop.buy('BC', found('BC'));
    await shop.complete(id, { key: checkout, ...details });
    const { askDatabase } = await import('@/lib/ask-database');
    const { z } = await import('zod');
    await askDatabase(z.unknown(), 'forget', { who: details.email });
    expect(await shop.wordOf(reference)).toBeNull();
    expect(await shop.storedRows()).not.toContain('xxx-xxx-5678');
  });

  it('is not asked about where no service is set, or its picture has no bank’s code', async () => {
    const shop = await openShop(open);
    await shop.place(await cart({ key, slip: await anotherSlip() }));
    expect(shop.asked).toEqual([]);
    const none = await openOrdersApi(open);
    await none.place(await cart({ slip: await slipOf('BD') }));
    expect(await none.storedRows()).not.toContain(code('BD'));
  });
});

describeOnEachDatabase('an order whose customer is slower than the bank', (open) => {
  it('gets no receipt without a name, and is reported to the agency', async () => {
    const shop = await openShop(open);
    const { reference, id, key: checkout } = await shop.buy('BE', found('BE'));
    await shop.run(
      "update public.orders set papers_due_at = now() - interval '1 minute', created_at = now() - interval '1 hour'",
    );
    const { settlePapers } = await import('@/lib/documents/own-receipt');
    await settlePapers();
    expect(await shop.show(reference)).toMatchObject({ may_undo: true });
    const { reportAbandonedOrders } = await import('@/lib/orders/report-abandoned');
    expect(await reportAbandonedOrders()).toBe(1);
    await shop.complete(id, { key: checkout, ...details });
    await settlePapers();
    expect(await shop.show(reference)).toMatchObject({ may_undo: false });
  });
});
