import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { z } from 'zod';
import type { Database, Json } from '@/lib/database/database';
import { dayInPattaya } from '@/lib/i18n/pattaya-time';
import { orderStatus } from '@/lib/orders/order';
import { orderPart } from '@/lib/orders/parts';

const placed = z.object({ reference: z.string() });
const decided = z.object({ outcome: z.string() });
const shown = z.object({
  status: orderStatus,
  received: z.number(),
  refunded: z.number(),
  open: z.number(),
  parts: z.array(orderPart),
});
const papers = z.object({
  receipts: z.array(
    z.object({
      number: z.string(),
      part: z.number().nullable(),
      parts: z.number().nullable(),
      voided_at: z.string().nullable(),
    }),
  ),
});
const issued = z.object({ gross: z.number(), net: z.number(), vat: z.number() });
const reminded = z.object({ reminded: z.number() });

const event = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({ kind: fc.constant('came' as const), share: fc.integer({ min: 1, max: 120 }) }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('part' as const) }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('undo' as const) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('settle' as const) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('paid' as const) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('back' as const) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('slip' as const) }) },
);

/** What every database does with the parts of a payment: money fills them in their order, each has its receipt, and each day is told once. */
export function paymentPlansContract(database: () => Database): void {
  const call = (name: string, args: { [name: string]: Json }) => database().call(name, args);
  const person = 'nok@agency.example';
  const slip = () => ({
    payment_slip_path: `${Date.now()}-${randomUUID().replaceAll('-', '')}.jpg`,
    slip_sha256: randomUUID(),
    slip_kind: 'none',
    slip_bank: null,
    slip_reference: null,
  });
  const today = () => dayInPattaya(new Date());

  const place = async (
    amounts: readonly number[],
    due: readonly { [name: string]: Json }[] = [],
    read: { [name: string]: Json } = {},
  ) => {
    const key_hash = randomUUID();
    const answer = await call('place_order', {
      idempotency_key: randomUUID(),
      key_hash,
      locale: 'th',
      lines: [
        {
          id: 'seo-local',
          name: 'SEO',
          name_en: 'SEO',
          type: 'seo',
          period: 'once',
          price: amounts.reduce((sum, amount) => sum + amount, 0),
        },
      ],
      parts: amounts.map((amount, index) => ({
        amount,
        due: index === 0 ? 'accepted' : 'handover',
        ...due[index],
      })),
      ...slip(),
      ...read,
    });
    return { ...placed.parse(answer), key_hash };
  };
  const show = async (reference: string) => shown.parse(await call('show_order', { reference }));
  const note = async (reference: string, amount: number) => {
    const { status: seen, received } = await show(reference);
    return decided.parse(
      await call('note_money', {
        reference,
        seen,
        received,
        person,
        amount,
        slip_path: null,
        number: null,
        note: null,
      }),
    ).outcome;
  };
  const validReceipts = async (reference: string) => {
    const { receipts } = papers.parse(await call('order_papers', { reference }));
    const valid = receipts.filter(({ voided_at }) => voided_at === null);
    const sheets = await Promise.all(
      valid.map(async ({ number }) => issued.parse(await call('show_receipt', { number }))),
    );
    return { parts: valid.flatMap(({ part }) => part ?? []).toSorted(), sheets };
  };

  it('fills the parts of a payment in their order, and each that has come has one receipt, over any order of events', {
    timeout: 300_000,
  }, async () => {
    await call('keep_seller', { seller: { name: 'A Co., Ltd.', is_registered: true } });
    const amounts = fc.array(fc.integer({ min: 100, max: 5000 }), { minLength: 2, maxLength: 6 });
    await fc.assert(
      fc.asyncProperty(amounts, fc.array(event, { minLength: 3, maxLength: 15 }), async (parts, events) => {
        const price = parts.reduce((sum, amount) => sum + amount, 0);
        const { reference, key_hash } = await place(parts);
        for (const what of events) {
          const { status: seen, received, refunded, parts: now } = await show(reference);
          const noted = { reference, seen, person, note: null };
          if (what.kind === 'came') await note(reference, Math.ceil((price * what.share) / 100));
          if (what.kind === 'part') await note(reference, now.find(({ open }) => open > 0)?.open ?? 1);
          if (what.kind === 'undo') await call('undo_order_move', { reference, seen, person });
          if (what.kind === 'settle') await call('settle_due_papers', { reference });
          if (what.kind === 'paid')
            await call('set_order_status', { ...noted, status: 'paid', reason: null });
          if (what.kind === 'slip')
            await call('send_slip', { reference, key_hash, ...slip(), agency: 'a@agency.example' });
          if (what.kind === 'back' && received > refunded)
            await call('send_back', {
              ...noted,
              kept: received - refunded,
              amount: received - refunded,
              account: null,
              picture: null,
            });
          const { received: came, open, parts: left } = await show(reference);
          expect(left.reduce((sum, part) => sum + part.open, 0)).toBe(open);
          expect(open).toBe(Math.max(0, price - came));
          const [partly, ...untouched] = left.filter((part) => part.open > 0);
          expect(untouched.every((part) => part.open === part.amount)).toBe(true);
          expect(partly === undefined || partly.open <= partly.amount).toBe(true);
        }
        await call('settle_due_papers', { reference });
        const { status, parts: left } = await show(reference);
        const paid = status === 'refunded' ? [] : left.filter((part) => part.open === 0);
        const { parts: receipted, sheets } = await validReceipts(reference);
        expect(receipted).toEqual(paid.map((part) => part.place));
        expect(sheets.map(({ gross }) => gross).toSorted()).toEqual(
          paid.map(({ amount }) => amount).toSorted(),
        );
        for (const { gross, net, vat } of sheets)
          expect([net + vat, vat]).toEqual([gross, Math.round((gross * 7) / 107)]);
        if (status === 'paid') expect(sheets.reduce((sum, { gross }) => sum + gross, 0)).toBe(price);
      }),
      { numRuns: 25 },
    );
    await call('keep_seller', { seller: null });
  });

  it('writes no order whose parts are not its price', async () => {
    const { reference } = await place([100, 200]);
    expect((await show(reference)).parts.map(({ amount }) => amount)).toEqual([100, 200]);
    const odd = { due: 'handover', amount: 199 };
    await expect(place([100, 200], [{}, odd])).rejects.toThrow();
  });

  it('knows a repeated order in parts, and one in one sum by the same key as another', async () => {
    const lines = [{ id: 'seo-local', name: 'SEO', name_en: 'SEO', type: 'seo', period: 'once', price: 300 }];
    const parts = [
      { amount: 100, due: 'accepted' },
      { amount: 200, due: 'handover' },
    ];
    const order = { idempotency_key: randomUUID(), key_hash: null, locale: 'th', lines, ...slip() };
    const outcome = async (given: Json) =>
      decided.parse(await call('place_order', { ...order, parts: given })).outcome;
    expect([await outcome(parts), await outcome(parts), await outcome(null)]).toEqual([
      'placed',
      'repeated',
      'mismatch',
    ]);
  });

  it('calls the hand-over once, however many tap at once, and takes it back until that part is paid', async () => {
    const { reference } = await place([100, 200]);
    const tap = async (is_due: boolean, part = 2) =>
      decided.parse(await call('call_part', { reference, place: part, is_due, person })).outcome;
    const taps = await Promise.all(Array.from({ length: 10 }, () => tap(true)));
    expect(taps.toSorted()).toEqual(['changed', ...Array.from({ length: 9 }, () => 'unchanged')]);
    expect((await show(reference)).parts[1]).toMatchObject({ due_on: today() });
    expect([await tap(false), (await show(reference)).parts[1]?.due_on]).toEqual(['changed', null]);
    expect([await tap(true, 1), await tap(true, 3)]).toEqual(['refused', 'not-found']);
    await note(reference, 300);
    expect(await tap(true)).toBe('refused');
  });

  it('lets the bank pay the part that is asked for, though more is open', async () => {
    const number = randomUUID();
    const path = slip().payment_slip_path;
    const read = { payment_slip_path: path, slip_kind: 'bank', slip_bank: '014', slip_reference: number };
    const { reference } = await place([100, 200], [], { ...read, slip_code: `code of ${number}` });
    expect(await call('claim_slip_checks', { max: 50 })).toContainEqual(
      expect.objectContaining({ path, reference: number, amount: 100 }),
    );
    const found = { number, amount: 100, at: new Date().toISOString(), receiver: 'x', receiver_fits: true };
    const said = { path, attempt: 1, outcome: 'found', reason: null, found, limit: 1000 };
    expect(await call('note_slip_check', said)).toMatchObject({ outcome: 'found', pays: true });
    expect(await call('show_order', { reference })).toMatchObject({
      status: 'awaiting-payment',
      slips: [{ bank_says: { marks: { amount: 'fits' } } }],
      parts: [{ open: 0 }, { open: 200 }],
    });
  });

  it('reminds nobody of what is due on the day of the order itself, nor of what is not due', async () => {
    const remind = async () => reminded.parse(await call('remind_of_parts', { days: [0, 3, 7] })).reminded;
    await remind();
    const { reference } = await place([100, 200], [{}, { due: 'days', days: 1 }]);
    await note(reference, 50);
    expect(await remind()).toBe(0);
    await note(reference, 50);
    expect(await remind()).toBe(0);
    expect((await show(reference)).parts.map(({ open }) => open)).toEqual([0, 200]);
  });
}
