import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { z } from 'zod';
import type { Database, Json } from '@/lib/database/database';
import { type Repair, repairMove } from '@/lib/repairs/repair';

type Args = { [name: string]: Json };

const agency = 'a@agency.example';
const person = 'nok@agency.example';
const price = 250_000;

const outcomeOf = (answer: Json) => z.object({ outcome: z.string() }).parse(answer).outcome;
const received = z.object({ outcome: z.string(), number: z.string() });
const accepted = z.object({ outcome: z.string(), order: z.string() });
const shown = z.object({
  state: z.string(),
  device: z.string(),
  quote: z.string(),
  name: z.string().nullable(),
  moves: z.array(z.string()),
  events: z.array(z.object({ what: z.string(), actor: z.string(), person: z.string().nullable() })),
});

const line = (amount: number) => ({
  id: 'computer-repair-repair',
  name: 'Repair',
  name_en: 'Repair',
  name_th: 'Repair',
  type: 'computer-repair',
  period: 'once',
  price: amount,
});

/** How far a device has come, and what the staff may make of it there. */
const moves: Record<Repair['state'], readonly string[]> = {
  received: ['unrepaired'],
  diagnosed: ['unrepaired'],
  declined: ['unrepaired'],
  accepted: ['ready', 'unrepaired'],
  ready: ['returned', 'unrepaired', 'undo'],
  returned: ['undo'],
  unrepaired: ['undo'],
};

/** What every database does with devices that are left in the shop. */
export function repairsContract(database: () => Database): void {
  const call = (name: string, args: Args) => database().call(name, args);
  const show = async (number: string) => shown.parse(await call('desk_repair', { number }));

  const receive = async (changes: Args = {}) =>
    received.parse(
      await call('receive_device', {
        idempotency_key: randomUUID(),
        locale: 'th',
        lines: [line(0)],
        discount: 0,
        vat: 'none',
        amount: 0,
        plan: null,
        note: null,
        delivery: null,
        valid_days: 30,
        name: 'สมชาย',
        email: `${randomUUID()}@example.com`,
        phone: '0812345678',
        address: null,
        company_name: null,
        company_tax_id: null,
        company_branch: null,
        inquiry: null,
        device: 'โน้ตบุ๊กเปิดไม่ติด',
        person,
        ...changes,
      }),
    );

  /** A device in the shop, and what its customer and the staff may do. */
  const bring = async (changes: Args = {}) => {
    const { number } = await receive(changes);
    const { quote } = await show(number);
    const key_hash = randomUUID();
    await call('add_desk_key', { reference: quote, key_hash, person });
    const proof = { reference: quote, key_hash };
    let version = 1;
    return {
      number,
      quote,
      proof,
      diagnose: async () => {
        const offer = { lines: [line(price)], amount: price, discount: 0, vat: 'none', plan: null };
        const rest = { note: null, delivery: null, valid_days: 30, person };
        await call('revise_quote', { number: quote, seen: version, ...offer, ...rest });
        version += 1;
      },
      decline: async (by: Args = proof) => outcomeOf(await call('decline_own_repair', { ...by, agency })),
      accept: async (changes: Args = {}) =>
        call('accept_quote', {
          ...proof,
          version,
          method: 'promptpay',
          withheld: 0,
          lines: [line(price)],
          parts: null,
          is_trial: false,
          idempotency_key: randomUUID(),
          order_key_hash: randomUUID(),
          agency,
          ...changes,
        }),
      move: async (what: string, changes: Args = {}) =>
        outcomeOf(
          await call('move_repair', { number, what, seen: (await show(number)).state, person, ...changes }),
        ),
      own: () => call('own_repair', proof),
    };
  };

  /** A device that has come as far as a state, by legal steps alone. */
  const bringTo = async (state: Repair['state']) => {
    const device = await bring();
    const { diagnose, accept, decline, move } = device;
    const steps: Record<typeof state, readonly (() => Promise<unknown>)[]> = {
      received: [],
      diagnosed: [diagnose],
      declined: [diagnose, decline],
      accepted: [diagnose, accept],
      ready: [diagnose, accept, () => move('ready')],
      returned: [diagnose, accept, () => move('ready'), () => move('returned')],
      unrepaired: [() => move('unrepaired')],
    };
    for (const step of steps[state]) await step();
    expect((await show(device.number)).state).toBe(state);
    return device;
  };

  const mailsOf = async (event: string, number: string) =>
    z
      .array(z.object({ event: z.string(), payload: z.looseObject({ number: z.string().optional() }) }))
      .parse(
        z.object({ tables: z.object({ outbox: z.json() }) }).parse(await call('take_backup', {})).tables
          .outbox,
      )
      .filter((mail) => mail.event === event && mail.payload.number === number).length;

  it('gives fifty devices at once numbers of their own, and one to a form that was sent fifty times', async () => {
    const fifty = (changes: Args = {}) => Promise.all(Array.from({ length: 50 }, () => receive(changes)));
    const numbers = (await fifty()).map(({ number }) => number);
    expect(new Set(numbers).size).toBe(50);
    for (const number of numbers) expect(number).toMatch(/^R-[0-9A-Z]{4}$/);
    const same = await fifty({ idempotency_key: randomUUID() });
    expect(new Set(same.map(({ number }) => number)).size).toBe(1);
    expect(same.filter(({ outcome }) => outcome === 'placed')).toHaveLength(1);
    expect((await show(same[0]?.number ?? '')).events).toEqual([
      { what: 'received', actor: 'agency', person },
    ]);
  });

  it('lets the staff make of a device what its state allows, and nothing else', async () => {
    for (const state of Object.keys(moves) as Repair['state'][]) {
      const { number, move } = await bringTo(state);
      expect([state, (await show(number)).moves]).toEqual([state, moves[state]]);
      for (const what of repairMove.options.filter((each) => !moves[state].includes(each)))
        expect([state, what, ['refused', 'unchanged'].includes(await move(what))]).toEqual([
          state,
          what,
          true,
        ]);
      expect([state, (await show(number)).state]).toEqual([state, state]);
    }
  });

  it('becomes one order, however often and at once its price is accepted, and whoever taps again is told which', async () => {
    const { number, accept, diagnose, decline } = await bring();
    expect(outcomeOf(await accept())).toBe('asked');
    await diagnose();
    expect(outcomeOf(await accept({ version: 1 }))).toBe('outdated');
    const taps = await Promise.all([
      ...Array.from({ length: 50 }, () => accept()),
      ...Array.from({ length: 5 }, () => decline()),
    ]);
    const answers = taps.slice(0, 50).map((answer) => accepted.parse(answer));
    expect(answers.filter(({ outcome }) => outcome === 'accepted')).toHaveLength(1);
    expect(answers.filter(({ outcome }) => outcome === 'repeated')).toHaveLength(49);
    expect(new Set(answers.map(({ order }) => order)).size).toBe(1);
    expect((await show(number)).state).toBe('accepted');
    expect(await decline()).toBe('refused');
  });

  it('is declined once, tells the agency once, and may be accepted still or offered anew', async () => {
    const { number, decline, diagnose, accept } = await bring();
    expect(await decline()).toBe('refused');
    await diagnose();
    const answers = await Promise.all(Array.from({ length: 10 }, () => decline()));
    expect(answers.filter((outcome) => outcome === 'declined')).toHaveLength(1);
    expect(answers.filter((outcome) => outcome === 'unchanged')).toHaveLength(9);
    expect(await mailsOf('repair-agency', number)).toBe(1);
    await diagnose();
    expect((await show(number)).state).toBe('diagnosed');
    expect(await decline()).toBe('declined');
    expect(outcomeOf(await accept())).toBe('accepted');
    expect((await show(number)).events.map(({ what }) => what)).toEqual(['declined', 'declined', 'received']);
  });

  it('of two of the staff who see it at once, the second is told', async () => {
    const { number, move } = await bringTo('accepted');
    const seen = 'accepted';
    const outcomes = await Promise.all([
      move('ready', { seen }),
      move('unrepaired', { seen, person: 'lek@agency.example' }),
    ]);
    expect(outcomes.toSorted()).toEqual(['changed', 'refused']);
    const same = await bringTo('accepted');
    const twice = await Promise.all([same.move('ready', { seen }), same.move('ready', { seen })]);
    expect(twice.toSorted()).toEqual(['changed', 'unchanged']);
    expect((await show(number)).events).toHaveLength(2);
  });

  it('is told to be ready by one mail, and by none where that is taken back', async () => {
    const { number, move } = await bringTo('accepted');
    await move('ready');
    expect(await mailsOf('repair', number)).toBe(1);
    await move('undo');
    expect([await mailsOf('repair', number), (await show(number)).state]).toEqual([0, 'accepted']);
    await move('ready');
    await move('returned');
    expect(await mailsOf('repair', number)).toBe(0);
    await move('undo');
    expect((await show(number)).events.map(({ what }) => what)).toEqual([
      'undo',
      'returned',
      'ready',
      'undo',
      'ready',
      'received',
    ]);
  });

  it('is in the list of the shop until it has gone back', async () => {
    const list = async () =>
      z
        .array(z.object({ number: z.string() }))
        .parse(await call('desk_repairs', {}))
        .map(({ number }) => number);
    const { number, move } = await bringTo('ready');
    expect(await list()).toContain(number);
    await move('returned');
    expect(await list()).not.toContain(number);
  });

  it('opens to nobody without its key, is in the copy of its customer, and loses all words of theirs', async () => {
    const email = `${randomUUID()}@example.com`;
    const device = 'เครื่องของสมชาย';
    const { number, proof, own, decline, diagnose } = await bring({ email, device });
    const other = await bring();
    await diagnose();
    const foreign = { ...proof, key_hash: other.proof.key_hash };
    expect(await call('own_repair', foreign)).toBe(null);
    expect(await decline(foreign)).toBe('not-found');
    expect(await own()).toMatchObject({ number, device, state: 'diagnosed' });
    expect(JSON.stringify(await own())).not.toContain(person);
    const copy = JSON.stringify(await call('person_copy', { who: email }));
    expect([copy.includes(device), copy.includes(number), copy.includes(person)]).toEqual([
      true,
      true,
      false,
    ]);
    await call('forget', { who: email });
    expect(await own()).toBe(null);
    expect(await show(number)).toMatchObject({ device: '', name: null });
    const rows = JSON.stringify(await call('take_backup', {}));
    expect([rows.includes(device), rows.includes(email)]).toEqual([false, false]);
    expect(await show(other.number)).toMatchObject({ name: 'สมชาย' });
  });
}
