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
const asked = z.object({ outcome: z.string(), number: z.number().optional() });
const released = z.object({
  changes: z.array(z.object({ id: z.string(), released_at: z.string().nullable() })),
});
const halts = z.object({
  now: z.array(z.object({ id: z.string(), what: z.string(), person: z.string() })),
  past: z.array(z.object({ id: z.string(), ended_by: z.string().nullable() })),
});

/**
 * What every database does with what the shop halts at once, whoever asks and by whichever way, and with what is published: a build is
 * asked for once, and ends in one state.
 */
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

  type Told = { number: number; state: string; reason: string | null; person: string | null };
  const published = async () => (await call('list_publications', {})) as Told[];
  const stateOf = async (number: number) =>
    (await published()).find((one) => one.number === number) ?? { state: 'none', reason: null };
  const publish = async (today: string, who: string | null = person) =>
    asked.parse(await call('publish', { day: today, person: who }));
  /** A saved change of a field of its own; counts from a day. @returns whether it is released */
  const save = async (countsFrom: string) => {
    const field = `catalog.${randomUUID()}.price`;
    const args = { field, value: 1, was: null, version: 0, person, counts_from: countsFrom };
    await call('save_change', args);
    const { changes } = released.parse(await call('list_changes', { field }));
    const [{ id = '' } = {}] = changes;
    return {
      id,
      isReleased: async () =>
        released.parse(await call('list_changes', { field })).changes[0]?.released_at !== null,
    };
  };

  it('asks for one build however often somebody taps, and lets it end in one of two ways', async () => {
    const saved = await save('2020-01-01');
    const answers = await Promise.all(Array.from({ length: 10 }, () => publish('2026-11-24')));
    const [number = 0] = new Set(answers.map((answer) => answer.number));
    expect(answers.filter(({ outcome }) => outcome === 'asked')).toHaveLength(1);
    expect(new Set(answers.map((answer) => answer.number)).size).toBe(1);
    expect([await saved.isReleased(), await stateOf(number)]).toMatchObject([
      true,
      { state: 'asked', person },
    ]);
    expect(await call('build_started', {})).toEqual({ number });
    expect(await stateOf(number)).toMatchObject({ state: 'building' });
    await call('build_failed', { number, reason: 'no space left' });
    expect(await stateOf(number)).toMatchObject({ state: 'failed', reason: 'no space left' });
    // It was late, and came all the same.
    await call('build_serves', { number });
    expect(await stateOf(number)).toMatchObject({ state: 'published', reason: null });
  });

  it('publishes by a later build what an earlier one was to bring, and nothing by an earlier build', async () => {
    const first = await publish('2026-11-24');
    await call('build_started', {});
    const second = await publish('2026-11-24');
    expect([first.outcome, second.outcome]).toEqual(['asked', 'asked']);
    await call('build_serves', { number: (first.number ?? 0) - 1 });
    const states = async () => [
      (await stateOf(first.number ?? 0)).state,
      (await stateOf(second.number ?? 0)).state,
    ];
    expect(await states()).toEqual(['building', 'asked']);
    await call('build_serves', { number: second.number ?? 0 });
    expect(await states()).toEqual(['published', 'published']);
  });

  it('publishes by itself what was saved for a day once that comes, once, and nothing that waits for a person', async () => {
    const [late, draft, back] = [
      await save('2098-04-10'),
      await save('2026-01-01'),
      await save('2098-04-10'),
    ];
    await call('withdraw_change', { id: back.id, person });
    expect(await publish('2098-04-09', null)).toEqual({ outcome: 'none' });
    const answers = await Promise.all(Array.from({ length: 5 }, () => publish('2098-04-10', null)));
    expect(answers.filter(({ outcome }) => outcome === 'asked')).toHaveLength(1);
    expect(answers.filter(({ outcome }) => outcome === 'none')).toHaveLength(4);
    expect([await late.isReleased(), await draft.isReleased(), await back.isReleased()]).toEqual([
      true,
      false,
      false,
    ]);
    expect(await publish('2098-04-11', null)).toEqual({ outcome: 'none' });
    const number = answers.find(({ outcome }) => outcome === 'asked')?.number ?? 0;
    expect(await stateOf(number)).toMatchObject({ person: null });
    await call('build_failed', { number, reason: 'no-hook' });
  });
}
