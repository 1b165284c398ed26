import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { z } from 'zod';
import type { Database, Json } from '@/lib/database/database';
import { moneyLine } from '@/lib/orders/money-line';
import { orderStatus } from '@/lib/orders/order';
import { cashSale } from './staff-sales-contract';

const price = 2000;

const placed = z.object({ reference: z.string() });
const decided = z.object({ outcome: z.string() });
const shown = z.object({
  status: orderStatus,
  received: z.number(),
  refunded: z.number(),
  open: z.number(),
  over: z.number(),
  slips: z.array(z.object({ path: z.string() })),
  money: z.array(moneyLine),
});
const papers = z.object({
  receipts: z.array(
    z.object({
      number: z.string(),
      gross: z.number(),
      corrects: z.object({ number: z.string() }).nullable(),
      voided_at: z.string().nullable(),
    }),
  ),
});

/** What may happen to one of three orders; `number` is a transfer that may have been counted elsewhere. */
const event = fc.record({
  order: fc.nat(2),
  what: fc.oneof(
    {
      weight: 4,
      arbitrary: fc.record({ kind: fc.constant('came' as const), amount: fc.integer({ min: 1, max: 2500 }) }),
    },
    { weight: 2, arbitrary: fc.record({ kind: fc.constant('exact' as const) }) },
    { weight: 2, arbitrary: fc.record({ kind: fc.constant('slip' as const) }) },
    {
      weight: 3,
      arbitrary: fc.record({
        kind: fc.constant('back' as const),
        part: fc.constantFrom('over', 'all', 'half', 'bit'),
      }),
    },
    {
      weight: 4,
      arbitrary: fc.record({
        kind: fc.constant('decide' as const),
        status: fc.constantFrom(...orderStatus.options),
      }),
    },
    { weight: 3, arbitrary: fc.record({ kind: fc.constant('undo' as const) }) },
    {
      weight: 2,
      arbitrary: fc.record({ kind: fc.constant('bank' as const), amount: fc.integer({ min: 1, max: 2500 }) }),
    },
    { weight: 3, arbitrary: fc.record({ kind: fc.constant('settle' as const) }) },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant('cancel' as const) }) },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant('opened' as const) }) },
  ),
  number: fc.option(fc.nat(4)),
});

/** What every database does with the money of orders: the lines add up, the sums decide the state, and one transfer pays once. */
export function orderMoneyContract(database: () => Database): void {
  const call = (name: string, args: { [name: string]: Json }) => database().call(name, args);

  const person = 'nok@agency.example';

  const place = async (round: string) => {
    const key_hash = randomUUID();
    const answer = await call('place_order', {
      idempotency_key: randomUUID(),
      key_hash,
      locale: 'th',
      lines: [{ id: 'seo-local', name: 'SEO', name_en: 'SEO', type: 'seo', period: 'month', price }],
      ...slip(null, round),
    });
    return { ...placed.parse(answer), key_hash };
  };
  /** Sold at the counter in cash, with the key of a link that the staff made. */
  const sell = async () => {
    const { key_hash, ...sold } = cashSale({ price });
    const { reference } = placed.parse(await call('sell', sold));
    await call('add_desk_key', { reference, key_hash, person });
    return { reference, key_hash };
  };
  const slip = (number: number | null, round: string) => ({
    payment_slip_path: `${Date.now()}-${randomUUID().replaceAll('-', '')}.jpg`,
    slip_sha256: randomUUID(),
    slip_kind: number === null ? 'none' : 'bank',
    slip_bank: number === null ? null : '014',
    slip_reference: number === null ? null : `${round}${number}`,
  });
  const show = async (reference: string) => shown.parse(await call('show_order', { reference }));

  it('adds up the money of orders to the satang over any order of events, and one transfer pays once', {
    timeout: 300_000,
  }, async () => {
    await call('keep_seller', { seller: { name: 'A Co., Ltd.', is_registered: true } });
    await fc.assert(
      fc.asyncProperty(fc.array(event, { minLength: 5, maxLength: 25 }), async (events) => {
        const round = randomUUID();
        const orders = [await place(round), await place(round), await sell()];
        for (const { order, what, number } of events) {
          const { reference = '', key_hash = '' } = orders[order] ?? {};
          const { status: seen, received, refunded, open, over, slips } = await show(reference);
          const noted = { reference, seen, person, note: null };
          const kept = received - refunded;
          switch (what.kind) {
            case 'came':
            case 'exact':
              await call('note_money', {
                ...noted,
                received,
                amount: what.kind === 'came' ? what.amount : open || price,
                slip_path: number === null ? (slips[0]?.path ?? null) : null,
                number: number === null ? null : `${round}${number}`,
                method: order === 2 ? 'cash' : null,
              });
              break;
            case 'slip':
              await call('send_slip', {
                reference,
                key_hash,
                ...slip(number, round),
                agency: 'a@agency.example',
              });
              break;
            case 'back':
              if (kept > 0)
                await call('send_back', {
                  ...noted,
                  kept,
                  amount: { over: over || kept, all: kept, half: Math.ceil(kept / 2), bit: 1 }[what.part],
                  account: null,
                  picture: null,
                });
              break;
            case 'decide':
              await call('set_order_status', { ...noted, status: what.status, reason: null });
              break;
            case 'undo':
              await call('undo_order_move', { reference, seen, person });
              break;
            case 'bank':
              await hearBank(
                { reference, key_hash },
                { ...slip(number, round), slip_code: 'a code' },
                what.amount,
              );
              break;
            case 'settle':
              await call('settle_due_papers', { reference });
              break;
            case 'cancel':
              await call('cancel_own_order', { reference, key_hash, agency: 'a@agency.example' });
          }
          await expectSound(reference, order === 2);
        }
        for (const { reference } of orders) await expectReceipted(reference);
        const numbers = (await Promise.all(orders.map(({ reference }) => show(reference)))).flatMap(
          ({ money }) =>
            money.flatMap(({ way, reference }) => (way === 'came' && reference ? [reference] : [])),
        );
        expect(numbers).toEqual([...new Set(numbers)]);
      }),
      { numRuns: 30 },
    );
    await call('keep_seller', { seller: null });
  });

  const total = (lines: z.infer<typeof moneyLine>[]) => lines.reduce((sum, { amount }) => sum + amount, 0);

  async function expectSound(reference: string, isSold: boolean) {
    const { status, received, refunded, open, over, money } = await show(reference);
    const kept = received - refunded;
    expect([total(money.filter(({ way }) => way === 'came')), total(money)]).toEqual([received, kept]);
    expect([open, over, kept >= 0]).toEqual([Math.max(0, price - received), Math.max(0, kept - price), true]);
    expect([
      status,
      isFitting(status, { received, kept, open }) || (isSold && isUnpaid(status, received)),
    ]).toEqual([status, true]);
  }

  /** The bank says that an amount came, by a slip which the customer sends. */
  async function hearBank(order: { [name: string]: Json }, sent: { [name: string]: Json }, amount: number) {
    await call('send_slip', { ...order, ...sent, agency: 'a@agency.example' });
    const asked = z
      .array(z.object({ path: z.string(), attempt: z.number(), reference: z.string().nullable() }))
      .parse(await call('claim_slip_checks', { max: 50 }));
    for (const { path, attempt, reference } of asked) {
      const found = {
        number: reference,
        amount,
        at: new Date().toISOString(),
        receiver: '',
        receiver_fits: true,
      };
      const answer = { path, attempt, outcome: 'found', reason: null, found, limit: 1_000_000 };
      await call('note_slip_check', answer);
      await call('note_slip_check', answer);
    }
  }

  /** What was kept of the price is what receipts and credit notes come to, once they are settled; what was too much has none. */
  async function expectReceipted(reference: string) {
    await call('settle_due_papers', { reference });
    const { status, received, refunded, over } = await show(reference);
    const { receipts } = papers.parse(await call('order_papers', { reference }));
    const valid = receipts.filter(({ voided_at }) => voided_at === null);
    const on = valid.reduce((sum, { gross, corrects }) => sum + (corrects ? -gross : gross), 0);
    const kept = status === 'paid' ? received - refunded - over : 0;
    expect([status, on]).toEqual([status, kept]);
    for (const { corrects } of valid.filter(({ corrects }) => corrects !== null))
      expect(valid.map(({ number }) => number)).toContain(corrects?.number);
  }

  /** What was sold waits for its money also where none has come, as a quotation does. */
  const isUnpaid = (status: string, received: number) => status === 'awaiting-payment' && received < price;

  function isFitting(status: string, sums: { received: number; kept: number; open: number }): boolean {
    switch (status) {
      case 'paid':
        return sums.open === 0 && sums.kept > 0;
      case 'awaiting-payment':
        return sums.kept > 0 && sums.open > 0;
      case 'pending':
      case 'slip-wanted':
        return sums.open > 0;
      default:
        return sums.kept === 0;
    }
  }

  it('takes one of fifty amounts that are written down at once, and one of fifty orders for one transfer', async () => {
    const round = randomUUID();
    const { reference } = await place(round);
    const note = async (of: string, number: string | null) =>
      decided.parse(
        await call('note_money', {
          reference: of,
          seen: 'pending',
          received: 0,
          person,
          amount: 700,
          slip_path: null,
          number,
          note: null,
        }),
      ).outcome;
    const outcomes = await Promise.all(Array.from({ length: 50 }, () => note(reference, null)));
    expect(outcomes.filter((outcome) => outcome === 'changed')).toHaveLength(1);
    expect(await show(reference)).toMatchObject({ status: 'awaiting-payment', received: 700, open: 1300 });

    const orders: string[] = [];
    for (let count = 0; count < 50; count += 1) orders.push((await place(round)).reference);
    const once = await Promise.all(orders.map((of) => note(of, `${round}-one`)));
    expect(once.toSorted()).toEqual(['changed', ...Array.from({ length: 49 }, () => 'slip-used')]);
  });
}
