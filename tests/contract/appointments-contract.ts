import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { z } from 'zod';
import type { Database, Json } from '@/lib/database/database';

const agency = 'a@agency.example';
const outcomeOf = (answer: Json) => z.object({ outcome: z.string() }).parse(answer).outcome;
const list = z.array(
  z.object({ id: z.uuid(), state: z.string(), starts_at: z.coerce.date(), sequence: z.number() }),
);

const hour = 60 * 60_000;

/** What every database does with appointments: no time has more than it takes, whoever comes at once. */
export function appointmentsContract(database: () => Database): void {
  const call = (name: string, args: { [name: string]: Json }) => database().call(name, args);

  const inquire = async (email: string) => {
    const sent = await call('submit_inquiry', {
      idempotency_key: randomUUID(),
      kind: 'contact',
      locale: 'th',
      fields: { name: 'สมชาย', email, phone: '0812345678' },
      mails: [],
      is_trial: false,
    });
    return z.object({ reference: z.string() }).parse(sent).reference;
  };

  /** An inquiry with a link, and what its sender may do. */
  const customer = async () => {
    const email = `${randomUUID()}@example.com`;
    const reference = await inquire(email);
    const key_hash = randomUUID();
    await call('add_desk_key', { reference, key_hash, person: 'nok' });
    const proof = { reference, key_hash, agency };
    const spanOf = (start: Date) => ({
      starts_at: start.toISOString(),
      ends_at: new Date(start.getTime() + hour).toISOString(),
    });
    return {
      reference,
      email,
      book: async (start: Date, changes: { [name: string]: Json } = {}) =>
        outcomeOf(
          await call('book_own_appointment', {
            ...proof,
            ...spanOf(start),
            kind: 'visit',
            area: 'jomtien',
            address: '12/3 Soi 6',
            appointment: null,
            now: new Date().toISOString(),
            earliest: new Date().toISOString(),
            changeable: new Date().toISOString(),
            ...changes,
          }),
        ),
      change: async (what: string, appointment: string, changes: { [name: string]: Json } = {}) =>
        outcomeOf(
          await call('change_own_appointment', {
            ...proof,
            what,
            appointment,
            changeable: new Date().toISOString(),
            ...changes,
          }),
        ),
      own: async () =>
        z.object({ appointments: list }).parse(await call('own_appointments', proof)).appointments,
    };
  };

  let days = 100;
  /** A time of a day of its own, so that tests are not in each other's way. */
  const freeTime = () => {
    days += 1;
    return new Date(Date.UTC(2030, 0, days, 6));
  };

  const mailsTo = async (email: string) =>
    z
      .array(z.object({ event: z.string(), recipient: z.string() }))
      .parse(await call('list_mail', { max: 1000 }))
      .filter(({ event, recipient }) => event === 'appointment' && recipient === email).length;

  it('books one time for one of fifty who want it at once, and never more than it takes', async () => {
    const customers = await Promise.all(Array.from({ length: 50 }, customer));
    const time = freeTime();
    const outcomes = await Promise.all(customers.map(({ book }) => book(time)));
    expect(outcomes.filter((outcome) => outcome === 'booked')).toHaveLength(1);
    expect(outcomes.filter((outcome) => outcome === 'taken')).toHaveLength(49);

    const two = freeTime();
    await call('keep_appointment_times', {
      weekday: two.getUTCDay() || 7,
      opens: '09:00',
      closes: '18:00',
      areas: ['jomtien'],
      at_once: 2,
      minutes: 60,
      person: 'nok',
    });
    // Half of them want the half hour in between.
    const later = await Promise.all(
      customers.map(({ book }, index) => book(new Date(two.getTime() + (index % 2) * (hour / 2)))),
    );
    const booked = later.filter((outcome) => outcome === 'booked').length;
    expect(booked).toBeGreaterThan(0);
    expect(booked).toBeLessThanOrEqual(2);
  });

  it('gives one time to one, whether customers book it or move to it, or the staff books it', async () => {
    const customers = await Promise.all(Array.from({ length: 24 }, customer));
    const movers = customers.slice(0, 8);
    for (const { book } of movers) expect(await book(freeTime())).toBe('booked');
    const own = await Promise.all(movers.map((each) => each.own()));
    const time = freeTime();
    const outcomes = await Promise.all(
      customers.map(async ({ reference, book }, index) => {
        if (index < 8) return book(time, { appointment: own[index]?.[0]?.id ?? null });
        if (index < 16) return book(time);
        const booking = { kind: 'visit', area: 'jomtien', address: '', starts_at: time.toISOString() };
        const ends_at = new Date(time.getTime() + hour).toISOString();
        return outcomeOf(
          await call('book_appointment', {
            ...booking,
            ends_at,
            reference,
            appointment: null,
            person: 'nok',
          }),
        );
      }),
    );
    expect(outcomes.filter((outcome) => outcome !== 'taken')).toHaveLength(1);
    const kept = (await Promise.all(customers.map((each) => each.own()))).flat();
    expect(kept.filter(({ starts_at }) => starts_at.getTime() === time.getTime())).toHaveLength(1);
    // Whoever came too late keeps the time they had.
    expect(kept.length).toBeGreaterThanOrEqual(8);
  });

  it('refuses a past time, a day off, and a second appointment of one kind', async () => {
    const { book } = await customer();
    const time = freeTime();
    expect(await book(time, { earliest: new Date(time.getTime() + 1).toISOString() })).toBe('past');
    const day = time.toISOString().slice(0, 10);
    await call('keep_appointment_day_off', { day, is_off: true, person: 'nok' });
    expect(await book(time)).toBe('taken');
    await call('keep_appointment_day_off', { day, is_off: false, person: 'nok' });
    expect(await book(time)).toBe('booked');
    expect(await book(time)).toBe('unchanged');
    expect(await book(freeTime())).toBe('refused');
  });

  it('lets a customer move and cancel until the hours before, and take it back', async () => {
    const { book, change, own } = await customer();
    const [first, second] = [freeTime(), freeTime()];
    await book(first);
    const [{ id } = { id: '' }] = await own();
    const late = { changeable: new Date(first.getTime() + 1).toISOString() };
    expect(await book(second, { appointment: id, ...late })).toBe('late');
    expect(await change('cancelled', id, late)).toBe('late');
    expect(await book(second, { appointment: id })).toBe('moved');
    expect(await change('undo', id)).toBe('undone');
    expect((await own())[0]).toMatchObject({ starts_at: first, state: 'booked', sequence: 2 });
    expect(await change('undo', id)).toBe('refused');
    expect(await change('cancelled', id)).toBe('cancelled');
    const other = await customer();
    expect(await other.book(first)).toBe('booked');
    expect(await change('undo', id)).toBe('taken');
  });

  it('opens nothing to whoever has no key, and no appointment of somebody else', async () => {
    const [one, other] = [await customer(), await customer()];
    await one.book(freeTime());
    const [{ id } = { id: '' }] = await one.own();
    expect(await other.change('cancelled', id)).toBe('not-found');
    expect(await other.book(freeTime(), { appointment: id })).toBe('refused');
    expect(await other.book(freeTime(), { key_hash: 'guessed' })).toBe('not-found');
    expect(await call('own_appointments', { reference: one.reference, key_hash: '' })).toBe(null);
  });

  it('owes one mail for all that happens before it leaves, and none of what nobody has heard of', async () => {
    const { email, book, change, own } = await customer();
    await book(freeTime());
    const [{ id } = { id: '' }] = await own();
    expect(await mailsTo(email)).toBe(1);
    await book(freeTime(), { appointment: id });
    expect(await mailsTo(email)).toBe(1);
    await change('cancelled', id);
    expect(await mailsTo(email)).toBe(0);
    await call('move_appointment', { appointment: id, what: 'undo', person: 'nok' });
    expect((await own())[0]?.state).toBe('booked');
    expect(await mailsTo(email)).toBe(1);
  });

  it('lets the staff say what became of it, and take that back', async () => {
    const { book, own } = await customer();
    await book(freeTime());
    const [{ id } = { id: '' }] = await own();
    const move = async (what: string) =>
      outcomeOf(await call('move_appointment', { appointment: id, what, person: 'nok' }));
    expect(await move('done')).toBe('done');
    expect(await move('missed')).toBe('refused');
    expect(await move('undo')).toBe('undone');
    expect(await move('missed')).toBe('missed');
  });

  it('reminds once of each time, and not of what was agreed a moment ago', async () => {
    const { book, own } = await customer();
    const time = freeTime();
    await book(time);
    const remind = async (now: Date) =>
      z.object({ reminded: z.number() }).parse(
        await call('remind_of_appointments', {
          now: now.toISOString(),
          from: new Date(time.getTime() - 6 * hour).toISOString(),
          to: new Date(time.getTime() + 6 * hour).toISOString(),
        }),
      ).reminded;
    expect(await own()).toHaveLength(1);
    expect(await remind(new Date())).toBe(0);
    const later = new Date(Date.now() + 24 * hour);
    expect(await remind(later)).toBe(1);
    expect(await remind(later)).toBe(0);
  });
}
