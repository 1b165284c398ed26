import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { z } from 'zod';
import type { Database, Json } from '@/lib/database/database';

type Args = { [name: string]: Json };

const person = 'nok@agency.example';
const nobody = { email: null, phone: null, address: null };
const noCompany = { company_name: null, company_tax_id: null, company_branch: null };
const line = (price: number) => ({
  id: 'added-1',
  name: 'HDMI',
  name_en: 'HDMI',
  name_th: 'HDMI',
  type: 'computer-repair',
  period: 'once',
  price,
});

/** A sale in cash to whoever walks in, and the hash of a key to hand on. */
export function cashSale({ price, key = randomUUID() }: { price: number; key?: string }) {
  return {
    ...nobody,
    ...noCompany,
    idempotency_key: key,
    key_hash: randomUUID(),
    name: 'Walk-in customer',
    locale: 'th',
    lines: [line(price)],
    method: 'cash',
    is_paid: true,
    is_trial: false,
    person,
  };
}

const sold = z.object({ outcome: z.string(), reference: z.string() });
const begun = z.object({ outcome: z.string(), number: z.string() });
const shown = z.object({
  status: z.string(),
  payment_method: z.string(),
  money: z.array(z.object({ amount: z.number(), method: z.string(), person: z.string().nullable() })),
});
const papers = z.object({ receipts: z.array(z.object({ number: z.string() })) });
const mails = z.array(z.object({ event: z.string() }));

/** What every database does with quotations and sales that the agency begins: each once for its key, and none mails whoever has no address. */
export function staffSalesContract(database: () => Database): void {
  const call = (name: string, args: Args) => database().call(name, args);
  const mailsWaiting = async () => mails.parse(await call('list_mail', { max: 1000 })).length;

  const quotation = (changes: Args = {}): Args => ({
    ...noCompany,
    idempotency_key: randomUUID(),
    locale: 'th',
    lines: [line(500)],
    discount: 0,
    vat: 'none',
    amount: 500,
    plan: null,
    note: null,
    delivery: null,
    valid_days: 30,
    name: 'Anan',
    email: null,
    phone: '0891112222',
    address: null,
    person,
    inquiry: null,
    ...changes,
  });

  it('sells once for a key, fifty times at once, with one line of cash and one receipt, and mails nobody', async () => {
    await call('keep_seller', { seller: { name: 'A Co., Ltd.', is_registered: true } });
    const before = await mailsWaiting();
    const { key_hash: _, ...sale } = cashSale({ price: 70_100 });
    const answers = await Promise.all(Array.from({ length: 50 }, () => call('sell', sale)));
    const outcomes = answers.map((answer) => sold.parse(answer));
    const [reference = ''] = new Set(outcomes.map((answer) => answer.reference));
    expect(outcomes.filter(({ outcome }) => outcome === 'sold')).toHaveLength(1);
    expect(new Set(outcomes.map((answer) => answer.reference)).size).toBe(1);
    const order = shown.parse(await call('show_order', { reference }));
    expect(order).toEqual({
      status: 'paid',
      payment_method: 'cash',
      money: [{ amount: 70_100, method: 'cash', person }],
    });
    await Promise.all([1, 2].map(() => call('settle_due_papers', { reference })));
    expect(papers.parse(await call('order_papers', { reference })).receipts).toHaveLength(1);
    expect(await mailsWaiting()).toBe(before);
    await call('keep_seller', { seller: null });
  });

  it('begins a quotation once for a key, numbers none that fails, and opens it by a key that proves no address', async () => {
    const before = await mailsWaiting();
    const args = quotation();
    const answers = await Promise.all(Array.from({ length: 10 }, () => call('begin_quote', args)));
    const [number = ''] = new Set(answers.map((answer) => begun.parse(answer).number));
    expect(answers.filter((answer) => begun.parse(answer).outcome === 'placed')).toHaveLength(1);
    expect(await call('begin_quote', quotation({ inquiry: 'PT-222222' }))).toEqual({ outcome: 'not-found' });
    const next = begun.parse(await call('begin_quote', quotation()));
    expect(Number(next.number.slice(-4))).toBe(Number(number.slice(-4)) + 1);
    const key_hash = randomUUID();
    expect(await call('show_own_quote', { reference: number, key_hash })).toBeNull();
    expect(await call('add_desk_key', { reference: number, key_hash, person })).toEqual({ added: true });
    expect(await call('add_desk_key', { reference: 'QT-2026-9999', key_hash, person })).toEqual({
      added: false,
    });
    expect(await call('show_own_quote', { reference: number, key_hash })).toMatchObject({ number });
    expect(await call('show_own_quote', { reference: next.number, key_hash })).toBeNull();
    expect(await mailsWaiting()).toBe(before);
  });

  it('answers an inquiry by a quotation, and wins it with its baht when that is accepted', async () => {
    const inquiry = z.object({ reference: z.string() }).parse(
      await call('submit_inquiry', {
        idempotency_key: randomUUID(),
        kind: 'contact',
        locale: 'th',
        fields: { name: 'Anan' },
        mails: [],
      }),
    ).reference;
    const { number } = begun.parse(await call('begin_quote', quotation({ inquiry })));
    expect(await call('show_inquiry', { reference: inquiry })).toMatchObject({
      state: 'answered',
      won: null,
    });
    const key_hash = randomUUID();
    await call('add_desk_key', { reference: number, key_hash, person });
    const accepted = await call('accept_quote', {
      reference: number,
      key_hash,
      version: 1,
      method: 'promptpay',
      withheld: 0,
      lines: [line(500)],
      is_trial: false,
      idempotency_key: randomUUID(),
      order_key_hash: randomUUID(),
      agency: 'a@agency.example',
    });
    expect(accepted).toMatchObject({ outcome: 'accepted' });
    expect(await call('show_inquiry', { reference: inquiry })).toMatchObject({
      state: 'won',
      won: 500,
      quotes: [{ number, state: 'accepted', amount: 500 }],
    });
  });
}
