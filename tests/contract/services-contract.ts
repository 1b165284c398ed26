import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { promised } from '@/lib/catalog/promised';
import type { Database, Json } from '@/lib/database/database';
import { nextPeriod, serviceMove, serviceState, shownService } from '@/lib/services/service';
import { periodLine } from '@/lib/services/service-lines';

import { daysAfter } from '../support/days';

const agency = 'a@agency.example';
const person = 'nok@agency.example';

const made = z.object({ id: z.uuid() });
const outcomeOf = (answer: Json) => z.object({ outcome: z.string() }).parse(answer).outcome;

/** So many days after a day, both as YYYY-MM-DD. */

/** The same day of the month so many months later, or the last one of a shorter month. */
function monthsAfter(day: string, months: number, anchor: number): string {
  const [year = 0, month = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(anchor, last))).toISOString().slice(0, 10);
}

const anyDay = fc.integer({ min: 0, max: 1500 }).map((days) => daysAfter('2027-01-01', days));

/** What may happen to the services of one customer, on the same day or after some. */
const event = fc.record({
  after: fc.oneof({ weight: 3, arbitrary: fc.nat(6) }, fc.nat(70), fc.constant(0)),
  what: fc.constantFrom(
    ...(['chores', 'chores', 'chores', 'two servers', 'paid', 'paid', 'paid', 'undo', 'refunded'] as const),
    ...(['cancelled', 'pay', 'year', 'pause', 'resume', 'end', 'keep', 'clock back'] as const),
  ),
  which: fc.nat(1),
});

type Event = { after: number; what: string; which: number };

/** What every database does with running services: each period is asked for once, and they follow each other without gap and overlap. */
export function servicesContract(database: () => Database): void {
  const call = (name: string, args: { [name: string]: Json }) => database().call(name, args);

  const make = async (day: string, changes: { [name: string]: Json } = {}) =>
    made.parse(
      await call('make_service', {
        idempotency_key: randomUUID(),
        person,
        locale: 'th',
        name: 'สมชาย',
        email: `${randomUUID()}@example.com`,
        phone: '',
        address: '',
        company_name: null,
        company_tax_id: null,
        company_branch: null,
        withholds: false,
        item: 'vps-business',
        type: 'vps-hosting',
        service: 'VPS Business',
        service_en: 'VPS Business',
        service_th: 'VPS Business',
        period: 'month',
        price: 199900,
        follows: true,
        domain: null,
        since: day,
        paid_until: day,
        ...changes,
      }),
    ).id;

  const show = async (service: string, day: string) =>
    shownService.parse(await call('desk_service', { service, day }));

  const listsOn = async (day: string, email: string) => {
    const lists = z.array(z.array(nextPeriod)).parse(await call('services_to_renew', { day }));
    const own = await Promise.all(
      lists.map(async (list) => ({ list, of: await show(list[0]?.service ?? '', day) })),
    );
    return own.filter(({ of }) => of.customer_email === email).map(({ list }) => list);
  };

  const place = (day: string, list: z.infer<typeof nextPeriod>[], actor = 'site') =>
    call('place_renewal', {
      day,
      lines: list.map((asked) => ({ ...periodLine(asked) })),
      withheld: 0,
      actor,
      agency,
      key_hash: null,
    });

  /** What the chores do on a day. */
  const doChores = async (day: string, email: string) => {
    for (const list of await listsOn(day, email)) await place(day, list);
    await call('remind_of_renewals', { day, agency });
  };

  const decide = (reference: string, status: string) =>
    call('set_order_status', { reference, status, seen: null, person, reason: null, note: null });

  const customersPeriod = async (day: string, service: string, email: string, months: number | null) =>
    nextPeriod.parse(await call('own_next_period', { day, service, email, months }));

  async function happen(
    { what, which }: Event,
    day: string,
    services: string[],
    email: string,
    takenBack: Set<string>,
  ) {
    const service = services[which] ?? '';
    const { order, periods, moves } = await show(service, day);
    const paid = periods.find(({ is_paid }) => is_paid)?.reference;
    switch (what) {
      case 'chores':
        return doChores(day, email);
      case 'clock back':
        return doChores(daysAfter(day, -40), email);
      case 'two servers':
        return void (await Promise.all([doChores(day, email), doChores(day, email)]));
      case 'paid':
        return order && decide(order.reference, 'paid');
      case 'cancelled':
        return order && decide(order.reference, 'cancelled');
      case 'refunded':
        return paid && decide(paid, 'refunded');
      case 'undo':
        if (paid) takenBack.add(paid);
        return paid && call('undo_order_move', { reference: paid, seen: null, person });
      case 'pay':
      case 'year':
        if (moves.includes('pay'))
          await place(
            day,
            [await customersPeriod(day, service, email, what === 'year' ? 12 : null)],
            'customer',
          );
        return;
      default:
        return call('move_service_at_desk', { service, move: what, day, person, until: null, note: null });
    }
  }

  /** Whatever happened: no two periods overlap, the last paid one ends where it is paid until, and only what was taken back waits behind that. */
  async function expectSound(service: string, day: string, takenBack: Set<string>) {
    const { periods, paid_until, since } = await show(service, day);
    const inOrder = periods.toReversed();
    for (const [index, { starts_on, ends_on }] of inOrder.entries()) {
      expect(starts_on < ends_on).toBe(true);
      const next = inOrder[index + 1];
      if (next) expect(ends_on <= next.starts_on, `${ends_on} ${next.starts_on}`).toBe(true);
    }
    const last = inOrder.filter(({ is_paid }) => is_paid).at(-1);
    if (last) expect(last.ends_on).toBe(paid_until);
    else expect(since <= paid_until).toBe(true);
    for (const { is_paid, starts_on, status, reference } of inOrder) {
      if (is_paid) expect(status).toBe('paid');
      else if (!reference || !takenBack.has(reference))
        expect(starts_on >= paid_until || status !== 'awaiting-payment').toBe(true);
    }
  }

  it('asks for each period of a service once, and they follow each other without a gap, whenever the chores run and money comes', {
    timeout: 300_000,
  }, async () => {
    await fc.assert(
      fc.asyncProperty(
        anyDay,
        fc.constantFrom('month', 'year'),
        fc.array(fc.record({ wait: fc.nat(45), servers: fc.constantFrom(1, 2), pays: fc.boolean() }), {
          minLength: 3,
          maxLength: 12,
        }),
        async (since, period, rounds) => {
          const email = `${randomUUID()}@example.com`;
          const service = await make(since, { period, email });
          const anchor = Number(since.slice(8));
          let day = since;
          for (const { wait, servers, pays } of rounds) {
            day = daysAfter(day, wait);
            await Promise.all(Array.from({ length: servers }, () => doChores(day, email)));
            const { order, paid_until, periods } = await show(service, day);
            // Of what is not paid, no more than the next period is asked for.
            expect(periods.filter(({ is_paid }) => !is_paid).length).toBeLessThanOrEqual(1);
            const before = period === 'year' ? promised.renewalYearDays : promised.renewalMonthDays;
            if (day >= daysAfter(paid_until, -before)) expect(order).not.toBeNull();
            if (pays && order) await decide(order.reference, 'paid');
          }
          const { periods, paid_until } = await show(service, day);
          const months = period === 'year' ? 12 : 1;
          for (const [index, { starts_on, ends_on }] of periods.toReversed().entries()) {
            expect(starts_on).toBe(monthsAfter(since, index * months, anchor));
            expect(ends_on).toBe(monthsAfter(since, (index + 1) * months, anchor));
          }
          const paid = periods.filter(({ is_paid }) => is_paid).length;
          expect(paid_until).toBe(monthsAfter(since, paid * months, anchor));
        },
      ),
      { numRuns: 25 },
    );
  });

  it('keeps the periods of services apart over any order of payments, refunds, pauses, ends and second thoughts', {
    timeout: 300_000,
  }, async () => {
    await fc.assert(
      fc.asyncProperty(anyDay, fc.array(event, { minLength: 6, maxLength: 16 }), async (since, events) => {
        const email = `${randomUUID()}@example.com`;
        const services = [
          await make(since, { email }),
          await make(since, { email, paid_until: daysAfter(since, 3) }),
        ];
        const takenBack = new Set<string>();
        let day = since;
        for (const next of events) {
          day = daysAfter(day, next.after);
          await happen(next, day, services, email, takenBack);
          for (const service of services) await expectSound(service, day, takenBack);
        }
      }),
      { numRuns: 12 },
    );
  });

  it('reminds once where the chores did not run for three weeks, and asks the agency to decide', async () => {
    const email = `${randomUUID()}@example.com`;
    await make('2027-01-31', { email, paid_until: '2027-03-03' });
    await doChores('2027-02-24', email);
    const mails = async () =>
      z
        .array(z.object({ event: z.string(), recipient: z.string() }))
        .parse(await call('list_mail', { max: 1000 }))
        .filter(({ recipient }) => recipient === email)
        .map((mail) => mail.event);
    expect(await mails()).toEqual(['renewal']);
    await doChores('2027-03-24', email);
    expect(await mails()).toEqual(['renewal', 'renewal']);
    await doChores('2027-03-25', email);
    expect(await mails()).toEqual(['renewal', 'renewal']);
  });

  it('asks in one order for what one customer has to pay within the same days', async () => {
    const email = `${randomUUID()}@example.com`;
    const days = {
      '2027-02-10': 'month',
      '2027-02-15': 'month',
      '2027-02-16': 'month',
      '2027-03-07': 'year',
    };
    for (const [paid_until, period] of Object.entries(days))
      await make('2027-01-01', { email, paid_until, period });
    expect(await listsOn('2027-02-02', email)).toEqual([]);
    const lists = await listsOn('2027-02-03', email);
    expect(lists.map((list) => list.map(({ starts_on }) => starts_on))).toEqual([
      ['2027-02-10', '2027-02-15', '2027-03-07'],
    ]);
  });

  it('lets everybody make of a service what its state allows', async () => {
    const agencyMoves = ['edit', 'end', 'move', 'pause', 'pay'];
    const allowed: Record<z.infer<typeof serviceState>, { customer: string[]; agency: string[] }> = {
      running: { customer: ['change', 'end', 'pay'], agency: agencyMoves },
      due: { customer: ['change', 'end', 'pay'], agency: agencyMoves },
      overdue: { customer: ['end', 'pay'], agency: agencyMoves },
      paused: { customer: ['end'], agency: ['edit', 'end', 'move', 'resume'] },
      ended: { customer: [], agency: ['keep'] },
    };
    const day = '2027-01-15';
    const paidUntil = {
      running: '2027-02-10',
      due: '2027-01-22',
      overdue: '2027-01-14',
      paused: '2027-02-10',
      ended: '2027-01-15',
    };
    for (const state of serviceState.options) {
      const email = `${randomUUID()}@example.com`;
      const of = async () => {
        const service = await make('2026-12-10', { email, paid_until: paidUntil[state] });
        if (state === 'paused' || state === 'ended')
          await call('move_service_at_desk', {
            service,
            move: state === 'paused' ? 'pause' : 'end',
            day,
            person,
            until: null,
            note: null,
          });
        return service;
      };
      for (const move of serviceMove.options) {
        const service = await of();
        const seen = await show(service, day);
        expect([state, seen.state, seen.moves]).toEqual([state, state, allowed[state].agency]);
        if (move === 'edit' || move === 'pay' || move === 'change') continue;
        const args = { service, move, day, person, until: move === 'move' ? '2027-03-01' : null, note: null };
        const isAllowed = allowed[state].agency.includes(move);
        expect([state, move, outcomeOf(await call('move_service_at_desk', args))]).toEqual([
          state,
          move,
          isAllowed ? 'changed' : 'refused',
        ]);
        const another = await of();
        const [own] = z
          .array(shownService)
          .parse(await call('own_services', { day, email }))
          .filter(({ id }) => id === another);
        expect([state, own?.moves]).toEqual([state, allowed[state].customer]);
        expect(
          outcomeOf(await call('move_own_service', { service: another, move, day, email, agency })),
        ).toBe(allowed[state].customer.includes(move) ? 'changed' : 'refused');
      }
    }
  });

  /** A service whose next period its customer asked for and has sent a slip for. */
  const paying = async () => {
    const email = `${randomUUID()}@example.com`;
    const day = '2027-02-05';
    const service = await make('2027-01-10', { email, paid_until: '2027-02-10' });
    const key_hash = randomUUID();
    const { reference } = z.object({ reference: z.string() }).parse(
      await call('place_renewal', {
        day,
        lines: [{ ...periodLine(await customersPeriod(day, service, email, null)) }],
        withheld: 0,
        actor: 'customer',
        agency,
        key_hash,
      }),
    );
    const slip = { payment_slip_path: `${Date.now()}-${randomUUID().replaceAll('-', '')}.jpg` };
    const sent = { reference, key_hash, slip_sha256: randomUUID(), slip_kind: 'none', agency, ...slip };
    expect(outcomeOf(await call('send_slip', sent))).toBe('added');
    return { service, reference, email, day };
  };

  it('asks for no period at a price that the agency changed meanwhile', async () => {
    const email = `${randomUUID()}@example.com`;
    const day = '2027-02-05';
    const service = await make('2027-01-10', { email, paid_until: '2027-02-10' });
    const read = () => customersPeriod(day, service, email, null);
    const before = await read();
    const edited = { service, day, person, price: 250000, domain: null };
    expect(outcomeOf(await call('edit_service', edited))).toBe('changed');
    expect(outcomeOf(await place(day, [before]))).toBe('outdated');
    expect(outcomeOf(await place(day, [await read()]))).toBe('placed');
    expect((await show(service, day)).periods[0]).toMatchObject({ price: 250000 });
  });

  it('lets nobody change a package while its next period is being paid at the price of now', async () => {
    const { service, reference, email, day } = await paying();
    const cheaper = { item: 'vps-starter', type: 'vps-hosting', name: 'S', name_en: 'S', name_th: 'S' };
    const to = { ...cheaper, price: 99900, follows: true };
    const own = async () => z.array(shownService).parse(await call('own_services', { day, email }))[0];
    expect((await own())?.moves).not.toContain('change');
    expect(outcomeOf(await call('plan_own_change', { service, day, email, to }))).toBe('refused');
    await decide(reference, 'paid');
    expect(await own()).toMatchObject({ item: 'vps-business', price: 199900, paid_until: '2027-03-10' });
    expect(outcomeOf(await call('plan_own_change', { service, day, email, to }))).toBe('changed');
  });

  it('ends at the end of what is paid, also where the money for that is found after its customer ended it', async () => {
    const { service, reference, email, day } = await paying();
    await call('move_own_service', { service, move: 'end', day, email, agency });
    expect(await show(service, day)).toMatchObject({ ends_on: '2027-02-10' });
    await decide(reference, 'paid');
    expect(await show(service, day)).toMatchObject({ paid_until: '2027-03-10', ends_on: '2027-03-10' });
    await call('undo_order_move', { reference, seen: null, person });
    expect(await show(service, day)).toMatchObject({ paid_until: '2027-02-10', ends_on: '2027-02-10' });
  });

  it('lets its customer take back their own end, and not that of the agency', async () => {
    const day = '2027-01-15';
    const email = `${randomUUID()}@example.com`;
    const service = await make('2026-12-10', { email, paid_until: '2027-02-10' });
    const own = async () => z.array(shownService).parse(await call('own_services', { day, email }))[0];
    const ask = async (move: string) =>
      outcomeOf(await call('move_own_service', { service, move, day, email, agency }));
    const decideOn = (move: string) =>
      call('move_service_at_desk', { service, move, day, person, until: null, note: null });

    expect(await ask('end')).toBe('changed');
    expect((await own())?.moves).toEqual(['keep']);
    expect(await ask('keep')).toBe('changed');
    await decideOn('end');
    expect((await own())?.moves).toEqual([]);
    expect(await ask('keep')).toBe('refused');
    expect(await show(service, day)).toMatchObject({ ends_on: '2027-02-10', ended_by: 'agency' });
    expect(outcomeOf(await decideOn('keep'))).toBe('changed');
  });

  it('shows who bought at the counter without an address what runs, by the link that they were handed', async () => {
    const key_hash = randomUUID();
    const sale = {
      idempotency_key: randomUUID(),
      locale: 'th',
      method: 'cash',
      lines: [
        {
          id: 'vps-business',
          type: 'vps-hosting',
          name: 'VPS Business',
          name_en: 'VPS Business',
          period: 'month',
          price: 199900,
        },
      ],
      is_trial: false,
      is_paid: true,
      person,
    };
    const customer = { name: 'สมชาย', email: null, phone: '0812345678', address: null };
    const company = { company_name: null, company_tax_id: null, company_branch: null };
    const { reference } = z
      .object({ reference: z.string() })
      .parse(await call('sell', { ...sale, ...customer, ...company }));
    await call('add_desk_key', { reference, key_hash, person });
    const own = z
      .array(shownService)
      .parse(await call('own_services', { day: '2027-01-15', reference, key_hash }));
    expect(own.map(({ item }) => item)).toEqual(['vps-business']);
    const stranger = { day: '2027-01-15', reference, key_hash: randomUUID() };
    expect(await call('own_services', stranger)).toEqual([]);
  });

  it('shows a service to nobody but its customer', async () => {
    const email = `${randomUUID()}@example.com`;
    const service = await make('2027-01-01', { email });
    const other = { service, day: '2027-01-02', email: `${randomUUID()}@example.com`, agency };
    expect(outcomeOf(await call('move_own_service', { ...other, move: 'end' }))).toBe('not-found');
    expect(await call('own_services', other)).toEqual([]);
    expect(await call('own_next_period', { ...other, months: null })).toBeNull();
  });
}
