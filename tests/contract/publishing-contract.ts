import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { z } from 'zod';
import type { Database, Json } from '@/lib/database/database';

type Args = { [name: string]: Json };

const person = 'nok@agency.example';
const day = '2026-11-24';

const line = (id: string) => ({
  id,
  name: id,
  name_en: id,
  name_th: id,
  type: 'vps',
  period: 'once',
  price: 100,
});
const outcome = z.object({ outcome: z.string() });
const halts = z.object({
  now: z.array(z.object({ id: z.string(), what: z.string(), person: z.string() })),
  past: z.array(z.object({ id: z.string(), ended_by: z.string().nullable() })),
});

/** What every database does with what the shop halts at once: orders go by it, whoever asks and by whichever way. */
export function publishingContract(database: () => Database): void {
  const call = (name: string, args: Args) => database().call(name, args);
  const list = async (today = day) => halts.parse(await call('list_halts', { day: today }));
  const halt = async (what: string, more: Args = {}) =>
    outcome.parse(await call('halt_shop', { what, reason: null, last_day: null, day, person, ...more }))
      .outcome;
  const resume = async (what: string) => {
    const id = (await list()).now.find((found) => found.what === what)?.id ?? randomUUID();
    return outcome.parse(await call('resume_shop', { id, person: 'lek@agency.example' })).outcome;
  };
  const order = (item: string, key: string): Args => ({
    idempotency_key: key,
    key_hash: randomUUID(),
    locale: 'th',
    lines: [line(item)],
    is_trial: false,
  });
  const byCard = async (item: string, key: string = randomUUID()) =>
    outcome.parse(await call('open_card_order', order(item, key))).outcome;
  const slip = () => ({
    payment_slip_path: `${Date.now()}-${randomUUID().replaceAll('-', '')}.jpg`,
    slip_sha256: randomUUID(),
    slip_kind: 'bank',
    slip_bank: '004',
    slip_reference: randomUUID(),
  });
  const bySlip = async (item: string, key: string = randomUUID(), picture: Args = slip()) =>
    outcome.parse(await call('place_order', { ...order(item, key), ...picture })).outcome;

  it('sells what is not for sale to nobody, and everything else as always', async () => {
    const [placedBefore, shownBefore] = [randomUUID(), randomUUID()];
    const first = slip();
    expect(await bySlip('vps-a', placedBefore, first)).toBe('placed');
    expect(await call('show_code', { items: ['vps-a'], idempotency_key: shownBefore })).toEqual({
      halt: null,
    });
    expect([await halt('item vps-a'), await halt('item vps-a')]).toEqual(['changed', 'unchanged']);
    const refused = slip();
    expect(await bySlip('vps-a', randomUUID(), refused)).toBe('not-for-sale');
    expect(await byCard('vps-a')).toBe('not-for-sale');
    expect(await call('show_code', { items: ['vps-b', 'vps-a'], idempotency_key: null })).toEqual({
      halt: 'not-for-sale',
    });
    expect(await bySlip('vps-b')).toBe('placed');
    // The number of the refused slip is free, a repeated call finds its order, and who saw the code before may have paid.
    expect(await bySlip('vps-b', randomUUID(), refused)).toBe('placed');
    expect(await bySlip('vps-a', placedBefore, first)).toBe('repeated');
    expect(await call('show_code', { items: ['vps-a'], idempotency_key: shownBefore })).toEqual({
      halt: null,
    });
    expect(await bySlip('vps-a', shownBefore)).toBe('placed');
    expect([await resume('item vps-a'), await resume('item vps-a')]).toEqual(['changed', 'unchanged']);
    expect(await byCard('vps-a')).toBe('placed');
  });

  it('lets the slip of a code that was shown before come, for those items alone', async () => {
    const key = randomUUID();
    await call('show_code', { items: ['vps-c'], idempotency_key: key });
    await halt('checkout', { reason: 'holiday' });
    expect(await bySlip('vps-d', key)).toBe('checkout-paused');
    expect(await bySlip('vps-c', key)).toBe('placed');
    expect(await byCard('vps-c')).toBe('checkout-paused');
    expect(await resume('checkout')).toBe('changed');
  });

  it('accepts no quotation while orders are paused, and the same one afterwards', async () => {
    const key_hash = randomUUID();
    const lines = [line('vps-a')];
    const { number } = z.object({ number: z.string() }).parse(
      await call('ask_quote', {
        idempotency_key: randomUUID(),
        key_hash,
        locale: 'th',
        lines,
        discount: 0,
        vat: 'none',
        amount: 100,
        valid_days: 30,
        name: 'Anan',
        email: `${randomUUID()}@example.com`,
        phone: '0891112222',
        address: null,
        company_name: null,
        company_tax_id: null,
        company_branch: null,
        agency: 'a@agency.example',
      }),
    );
    const accept = async () =>
      outcome.parse(
        await call('accept_quote', {
          reference: number,
          key_hash,
          version: 1,
          method: 'promptpay',
          lines,
          parts: null,
          withheld: 0,
          idempotency_key: randomUUID(),
          order_key_hash: randomUUID(),
          agency: 'a@agency.example',
        }),
      ).outcome;
    await halt('checkout', { reason: 'busy' });
    expect(await accept()).toBe('checkout-paused');
    await resume('checkout');
    await halt('item vps-a');
    expect(await accept()).toBe('not-for-sale');
    await resume('item vps-a');
    expect(await accept()).toBe('accepted');
  });

  it('is closed on the days that were said, and open after them without anybody', async () => {
    expect(await halt('closed', { last_day: '2026-11-26' })).toBe('changed');
    const closed = async (today: string) => (await list(today)).now.some(({ what }) => what === 'closed');
    expect(await Promise.all(['2026-11-24', '2026-11-26', '2026-11-27'].map(closed))).toEqual([
      true,
      true,
      false,
    ]);
    // Days that are over stand in the way of no others.
    expect(await halt('closed', { last_day: '2026-12-05', day: '2026-12-05' })).toBe('changed');
    expect(await closed('2026-12-05')).toBe(true);
    expect(await resume('closed')).toBe('changed');
    expect((await list()).past.slice(0, 2).map(({ ended_by }) => ended_by)).toEqual([
      'lek@agency.example',
      null,
    ]);
  });

  it('lets one of many halt a thing, and takes no reason or day that does not belong to it', async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => halt('checkout', { reason: 'prices' })),
    );
    expect(answers.filter((answer) => answer === 'changed')).toHaveLength(1);
    await resume('checkout');
    await expect(halt('checkout')).rejects.toThrow();
    await expect(halt('closed')).rejects.toThrow();
    await expect(halt('item vps-a', { reason: 'prices' })).rejects.toThrow();
  });
}
