import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { promised } from '@/lib/catalog/promised';
import { daysOff } from '@/lib/company/opening-hours';
import type { Database, Json } from '@/lib/database/database';
import { type JobMove, jobMove, jobOutcome, jobState, listedJob, shownJob } from '@/lib/jobs/job';
import { jobsOfItems } from '@/lib/jobs/kinds';

import { daysAfter } from '../support/days';

const agency = 'a@agency.example';
const person = 'nok@agency.example';

const known = jobsOfItems['web-design-starter'] ?? { kind: 'website', stages: [], rounds: null };
const kinds = [
  {
    key: 'web-design',
    ...known,
    stages: known.stages.map(({ fixes, ...stage }) => (fixes ? { ...stage, months: 3 } : stage)),
  },
  {
    key: 'seo',
    kind: 'search',
    rounds: null,
    stages: [{ stage: 'audit', ball: 'us', days: 10, yes: false }],
  },
];

const line = (id: string, changes: { [name: string]: Json } = {}) => ({
  id,
  name: id,
  name_en: id,
  type: 'web-design',
  period: 'once',
  price: 2_500_000,
  ...changes,
});

/** Which moves are possible where; `draft` and `yes` are stages of a website, all others of its table. */
const possible: Record<string, Partial<Record<JobMove, 'customer' | 'agency' | 'both'>>> = {
  'material waiting': { next: 'agency', resume: 'agency', pause: 'agency', cancel: 'agency' },
  'material ours': { next: 'agency', wait: 'agency', pause: 'agency', cancel: 'agency' },
  'draft ours': { show: 'agency', wait: 'agency', pause: 'agency', cancel: 'agency' },
  'draft waiting': { resume: 'agency', pause: 'agency', cancel: 'agency' },
  'yes waiting': { yes: 'both', change: 'both', resume: 'agency', pause: 'agency', cancel: 'agency' },
  'yes ours': { show: 'agency', wait: 'agency', pause: 'agency', cancel: 'agency' },
  'online ours': { next: 'agency', wait: 'agency', pause: 'agency', cancel: 'agency' },
  'online paused': { resume: 'agency', cancel: 'agency' },
  'online cancelled': { reopen: 'agency' },
  'fixes done': { fix: 'both' },
  'fixes ours': { next: 'agency', wait: 'agency', pause: 'agency' },
};

const places = ['material', 'draft', 'yes', 'online', 'fixes'];

/** What every database does with the work of orders. */
export function jobsContract(database: () => Database): void {
  const call = (name: string, args: { [name: string]: Json }) => database().call(name, args);

  const keep = (closed: readonly string[] = []) =>
    call('keep_job_kinds', {
      kinds: kinds.map((kind) => ({ ...kind })),
      week: 5,
      days_off: [...daysOff(closed)],
    });

  const place = async (
    lines: { [name: string]: Json }[] = [line('web-design-starter')],
    parts: { [name: string]: Json }[] = [],
  ) => {
    await keep();
    const key = randomUUID();
    const keyHash = randomUUID();
    const { id, reference } = z.object({ id: z.uuid(), reference: z.string() }).parse(
      await call('place_order', {
        idempotency_key: key,
        locale: 'th',
        lines,
        payment_slip_path: `${Date.now()}-${randomUUID().replaceAll('-', '')}.jpg`,
        slip_sha256: randomUUID(),
        slip_kind: 'none',
        slip_bank: null,
        slip_reference: null,
        key_hash: keyHash,
        parts,
      }),
    );
    await call('complete_order', {
      id,
      idempotency_key: key,
      name: 'สมชาย',
      email: `${key}@example.com`,
      phone: '0812345678',
      address: 'พัทยา',
      agency,
    });
    return { reference, key_hash: keyHash };
  };

  const decide = (reference: string, status: string) =>
    call('set_order_status', { reference, status, seen: null, person, reason: null, note: null });

  const ofOrder = async (reference: string) =>
    z.array(listedJob).parse(await call('jobs_of_order', { reference }));

  const paid = async (lines?: { [name: string]: Json }[]) => {
    const proof = await place(lines);
    await decide(proof.reference, 'paid');
    const [job] = await ofOrder(proof.reference);
    return { ...proof, id: job?.id ?? '' };
  };

  const show = async (job: string) =>
    listedJob
      .extend(shownJob.shape)
      .extend({ may_undo: z.boolean() })
      .parse(await call('desk_job', { job }));

  const move = async (job: string, how: JobMove, more: { [name: string]: Json } = {}) => {
    const { version, since } = await show(job);
    return jobOutcome.parse(
      await call('move_job_at_desk', {
        job,
        move: how,
        seen: version,
        day: since,
        person,
        name: 'สมชาย',
        words: null,
        draft: null,
        ...more,
      }),
    ).outcome;
  };

  const say = async (
    own: { reference: string; key_hash: string; id: string },
    how: string,
    more: object = {},
  ) => {
    const { version, since } = await show(own.id);
    const { id: job, ...proof } = own;
    const args = { ...proof, job, move: how, seen: version, day: since, name: 'สมชาย', words: 'x', agency };
    return jobOutcome.parse(await call('move_own_job', { ...args, ...more })).outcome;
  };

  /** Queued mails of an event about an order. */
  const mails = async (event: string, reference: string) => {
    const { tables } = z
      .object({
        tables: z.object({ outbox: z.array(z.object({ event: z.string(), payload: z.looseObject({}) })) }),
      })
      .parse(await call('take_backup', {}));
    return tables.outbox.filter((mail) => mail.event === event && mail.payload.reference === reference);
  };

  /** Brings a job of a website to a place, by legal moves alone. */
  async function bring(where: string): Promise<{ reference: string; key_hash: string; id: string }> {
    const [stage = '', state = ''] = where.split(' ');
    const own = await paid();
    const steps: JobMove[] = ['next', 'show', 'yes', 'next'];
    for (const step of steps.slice(0, places.indexOf(stage))) await move(own.id, step);
    const last = ({ ours: 'resume', waiting: 'wait', paused: 'pause', cancelled: 'cancel' } as const)[state];
    if (stage === 'fixes' && state === 'ours') await move(own.id, 'fix', { words: 'x' });
    if (last && (await show(own.id)).state !== state) await move(own.id, last);
    const { stage: at, state: is } = await show(own.id);
    expect([places[at], is]).toEqual([stage, state]);
    return own;
  }

  it('work is moved by whom and from where its table says, and by nobody else', async () => {
    for (const [where, moves] of Object.entries(possible)) {
      const own = await bring(where);
      const asked = await show(own.id);
      expect([where, asked.moves.toSorted()]).toEqual([where, Object.keys(moves).toSorted()]);
      for (const how of jobMove.options) {
        const isCustomers = moves[how] === 'both';
        if (!isCustomers) expect([where, how, await say(own, how)]).toEqual([where, how, 'refused']);
        if (!moves[how]) expect([where, how, await move(own.id, how)]).toEqual([where, how, 'refused']);
      }
      expect((await show(own.id)).version).toBe(asked.version);
    }
  });

  it('a paid line becomes one piece of work, a renewal and what is no work become none', async () => {
    const { reference } = await paid([
      line('web-design-starter'),
      line('seo-local', { type: 'seo', period: 'month' }),
      line('vps', { type: 'vps-hosting', period: 'month' }),
      line('discount', { type: 'discount', price: -100 }),
    ]);
    const jobs = await ofOrder(reference);
    expect(jobs.map(({ item, state, due_on: due }) => [item, state, due !== null])).toEqual([
      ['web-design-starter', 'waiting', false],
      ['seo-local', 'ours', true],
    ]);
  });

  it('goes with the money: untouched work is gone, other work stands still until the money is here after all', async () => {
    const { reference, id } = await paid();
    await decide(reference, 'pending');
    expect(await ofOrder(reference)).toEqual([]);
    expect(id).not.toBe('');
    await decide(reference, 'paid');
    const [again] = await ofOrder(reference);
    await move(again?.id ?? '', 'next');
    await decide(reference, 'pending');
    expect(await ofOrder(reference)).toMatchObject([{ state: 'cancelled', stage: 1 }]);
    await decide(reference, 'paid');
    expect(await ofOrder(reference)).toMatchObject([{ id: again?.id, state: 'ours', stage: 1 }]);
    expect((await show(again?.id ?? '')).history.map((event) => event.move)).toEqual([
      'paid',
      'unpaid',
      'next',
    ]);
  });

  it('begins with the first part of a price, goes with it, and is not begun again by the second', async () => {
    const { reference } = await place(undefined, [
      { amount: 1_000_000, due: 'accepted' },
      { amount: 1_500_000, due: 'handover' },
    ]);
    const note = async (received: number, amount: number) => {
      const { status: seen } = z
        .object({ status: z.string() })
        .parse(await call('show_order', { reference }));
      const args = { reference, seen, received, amount, person, slip_path: null, number: null, note: null };
      expect(await call('note_money', args)).toMatchObject({ outcome: 'changed' });
    };
    await note(0, 400_000);
    expect(await ofOrder(reference)).toEqual([]);
    await note(400_000, 600_000);
    const [job] = await ofOrder(reference);
    expect(job).toMatchObject({ state: 'waiting' });
    await move(job?.id ?? '', 'next');
    await call('undo_order_move', { reference, seen: null, person });
    expect(await ofOrder(reference)).toMatchObject([{ id: job?.id, state: 'cancelled' }]);
    await note(400_000, 600_000);
    expect(await ofOrder(reference)).toMatchObject([{ id: job?.id, state: 'ours', stage: 1 }]);
    await note(1_000_000, 1_500_000);
    expect(await ofOrder(reference)).toMatchObject([{ id: job?.id, state: 'ours', stage: 1 }]);
    await decide(reference, 'refunded');
    expect(await ofOrder(reference)).toMatchObject([{ id: job?.id, state: 'cancelled' }]);
  });

  it('goes on while the slip of a later part is looked at or another one is wanted', async () => {
    const { reference, key_hash } = await place(undefined, [
      { amount: 1_000_000, due: 'accepted' },
      { amount: 1_500_000, due: 'handover' },
    ]);
    const noted = { reference, received: 0, amount: 1_000_000, person, slip_path: null, number: null };
    await call('note_money', { ...noted, seen: 'pending', note: null });
    const [begun] = await ofOrder(reference);
    expect(begun).toMatchObject({ state: 'waiting', version: 0 });
    await call('send_slip', {
      reference,
      key_hash,
      payment_slip_path: `${Date.now()}-${randomUUID().replaceAll('-', '')}.jpg`,
      slip_sha256: randomUUID(),
      slip_kind: 'none',
      agency,
    });
    expect(await call('show_order', { reference })).toMatchObject({ status: 'pending' });
    expect(await ofOrder(reference)).toMatchObject([{ id: begun?.id, state: 'waiting', version: 0 }]);
    await decide(reference, 'slip-wanted');
    expect(await ofOrder(reference)).toMatchObject([{ id: begun?.id, state: 'waiting', version: 0 }]);
    await decide(reference, 'paid');
    await decide(reference, 'pending');
    expect(await ofOrder(reference)).toMatchObject([{ id: begun?.id, state: 'waiting', version: 0 }]);
    await decide(reference, 'rejected');
    expect(await call('show_order', { reference })).toMatchObject({ status: 'pending' });
  });

  it('of two who move it at once the second is told by whom it was moved', async () => {
    const { id } = await paid();
    const { version, since } = await show(id);
    const args = { job: id, move: 'next', seen: version, day: since, name: null, words: null, draft: null };
    const answers = await Promise.all([
      call('move_job_at_desk', { ...args, person }),
      call('move_job_at_desk', { ...args, person: 'lek@agency.example' }),
    ]);
    const outcomes = answers.map((answer) => jobOutcome.parse(answer));
    expect(outcomes.map(({ outcome }) => outcome).toSorted()).toEqual(['changed', 'outdated']);
    expect(outcomes.find(({ outcome }) => outcome === 'outdated')?.person).toMatch(/agency.example$/);
    expect((await show(id)).history).toHaveLength(1);
    const edit = { job: id, seen: version, person, assignee: person, due_on: null, note: null };
    expect(await call('edit_job', edit)).toMatchObject({ outcome: 'outdated' });
  });

  it('tells the customer of two moves by one mail, and of one that is taken back by none', async () => {
    const { id, reference } = await paid();
    await move(id, 'next');
    await move(id, 'show', { draft: 'https://draft.example/1' });
    const [mail, ...others] = await mails('job', reference);
    expect(others).toEqual([]);
    expect(mail?.payload).toMatchObject({ stage: 2, state: 'waiting', draft: 'https://draft.example/1' });
    const undo = async () => call('undo_job_move', { job: id, seen: (await show(id)).version, person });
    expect(await undo()).toEqual({ outcome: 'changed' });
    expect(await show(id)).toMatchObject({ stage: 1, state: 'ours', draft: null, may_undo: false });
    expect(await undo()).toEqual({ outcome: 'refused' });
    expect(await mails('job', reference)).toMatchObject([{ payload: { stage: 1 } }]);
    const other = await paid();
    await move(other.id, 'next');
    await call('undo_job_move', { job: other.id, seen: 1, person });
    expect(await mails('job', other.reference)).toEqual([]);
  });

  it('tells the customer of another promised day, and of none that was put right again', async () => {
    const { id, reference } = await paid([line('seo-local', { type: 'seo' })]);
    const { due_on: due } = await show(id);
    const edit = async (day: string | null, assignee: string | null = null) =>
      call('edit_job', {
        job: id,
        seen: (await show(id)).version,
        person,
        assignee,
        due_on: day,
        note: null,
      });
    await edit(due, person);
    expect(await mails('job', reference)).toEqual([]);
    await edit('2027-12-24', person);
    expect(await mails('job', reference)).toMatchObject([
      { payload: { due_on: '2027-12-24', state: 'ours' } },
    ]);
    await edit(due, person);
    expect(await mails('job', reference)).toEqual([]);
    expect((await show(id)).history.map(({ move: what }) => what)).toEqual(['due', 'due']);
  });

  it('counts no day on which it waits for the customer, weekend or holiday', async () => {
    const { id } = await paid();
    // A Friday before the long week of Songkran.
    await move(id, 'next', { day: '2027-04-09' });
    const days = promised.webDesignStarterDays;
    expect([days, (await show(id)).due_on]).toEqual([10, '2027-04-28']);
    await move(id, 'show', { day: '2027-04-26', draft: 'https://draft.example/1' });
    await move(id, 'change', { day: '2027-04-30', words: 'x' });
    // Monday to Friday it stood for four working days.
    expect((await show(id)).due_on).toBe('2027-05-05');
    await move(id, 'show', { day: '2027-05-03' });
    await move(id, 'yes', { day: '2027-05-03' });
    expect(await show(id)).toMatchObject({ due_on: '2027-05-05', stage: 3, changes: 1 });
    await move(id, 'pause', { day: '2027-05-03' });
    await move(id, 'resume', { day: '2027-05-10' });
    expect((await show(id)).due_on).toBe('2027-05-11');
  });

  it('counts no day on which the agency is closed, be it a week of Songkran, one day or one of the moon', async () => {
    const dueAfter = async (closed: readonly string[], day: string) => {
      const { id } = await paid();
      await keep(closed);
      await move(id, 'next', { day });
      return (await show(id)).due_on;
    };
    // Ten working days from a Friday on; the holidays are Tuesday to Thursday.
    expect(await dueAfter([], '2027-04-09')).toBe('2027-04-28');
    expect(await dueAfter(['2027-04-12', '2027-04-16'], '2027-04-09')).toBe('2027-04-30');
    expect(await dueAfter(['04-12', '04-16', '2026-04-20'], '2027-04-09')).toBe('2027-04-30');
    // A Friday again; Visakha Bucha is a Thursday, 3 June a holiday, and one day is closed or falls on a weekend.
    expect(await dueAfter([], '2027-05-14')).toBe('2027-05-31');
    expect(await dueAfter(['2027-05-26'], '2027-05-14')).toBe('2027-06-01');
    expect(await dueAfter(['2027-05-29'], '2027-05-14')).toBe('2027-05-31');
    const { id } = await paid();
    await keep(['2027-04-12', '2027-04-16']);
    await move(id, 'next', { day: '2027-04-01' });
    await move(id, 'wait', { day: '2027-04-09' });
    const before = (await show(id)).due_on;
    await move(id, 'resume', { day: '2027-04-19' });
    // No working day passed but that of the answer.
    expect([before, (await show(id)).due_on]).toEqual(['2027-04-23', '2027-04-26']);
  });

  it('is done once it is handed over, and opened by faults for as long as those are put right', async () => {
    const own = await bring('online ours');
    await move(own.id, 'next', { day: '2027-11-30' });
    const until = '2028-02-29';
    expect(await show(own.id)).toMatchObject({ state: 'done', stage: 4, due_on: until, stopped_on: null });
    expect(await say(own, 'fix', { words: 'เมนูไม่เปิด', day: daysAfter(until, 1) })).toBe('refused');
    expect(await say(own, 'fix', { words: 'เมนูไม่เปิด', day: until })).toBe('changed');
    expect(await show(own.id)).toMatchObject({ state: 'ours', stage: 4, said: 'fix', due_on: until });
    expect((await mails('order-news', own.reference)).map(({ payload }) => payload.news)).toContain(
      'job-fix',
    );
    expect(await move(own.id, 'next', { words: 'แก้แล้ว' })).toBe('changed');
    expect(await show(own.id)).toMatchObject({
      state: 'done',
      stage: 4,
      said: null,
      due_on: until,
      changes: 0,
    });
    // On the phone the staff may hear of one that was there in time.
    expect(await move(own.id, 'fix', { words: 'x', day: daysAfter(until, 9) })).toBe('changed');
  });

  it('goes to its end where nothing is put right afterwards, and can be opened again', async () => {
    const { id } = await paid([line('seo-local', { type: 'seo' })]);
    expect(await move(id, 'next')).toBe('changed');
    expect(await show(id)).toMatchObject({ state: 'done', stage: 1, moves: ['reopen'] });
    expect(await move(id, 'reopen')).toBe('changed');
    expect(await show(id)).toMatchObject({ state: 'ours', stage: 0 });
  });

  it('keeps who said yes to what, shows it to both, and tells the agency', async () => {
    const own = await bring('draft ours');
    await move(own.id, 'show', { draft: 'https://draft.example/2' });
    expect(await say(own, 'yes', { key_hash: randomUUID() })).toBe('not-found');
    expect(await say({ ...own, id: (await bring('yes waiting')).id }, 'yes')).toBe('not-found');
    expect(await say(own, 'change', { words: 'บรรทัดที่สอง' })).toBe('changed');
    expect(await say(own, 'yes')).toBe('refused');
    await move(own.id, 'show', { draft: 'https://draft.example/3' });
    expect(await say(own, 'yes', { seen: 0 })).toBe('outdated');
    expect(await say(own, 'yes', { name: 'สมชาย ใจดี', words: null })).toBe('changed');
    const { id: _id, ...proof } = own;
    const [shown] = z.array(shownJob).parse(await call('own_jobs', proof));
    const yes = { move: 'yes', name: 'สมชาย ใจดี', draft: 'https://draft.example/3', person: null };
    expect(shown?.history[0]).toMatchObject(yes);
    expect(shown?.history.map(({ words }) => words)).toContain('บรรทัดที่สอง');
    expect((await show(own.id)).history[0]).toMatchObject(yes);
    const news = (await mails('order-news', own.reference)).map(({ payload }) => payload.news);
    expect(news).toEqual(expect.arrayContaining(['job-change', 'job-yes']));
  });

  it('takes a yes though the staff wrote a note meanwhile, and none once another day was promised', async () => {
    const own = await bring('draft ours');
    await move(own.id, 'show', { draft: 'https://draft.example/2' });
    const { version, due_on } = await show(own.id);
    const edit = async (note: string, day: string | null) =>
      call('edit_job', {
        job: own.id,
        seen: (await show(own.id)).version,
        person,
        assignee: person,
        due_on: day,
        note,
      });
    await edit('asks for blue', due_on);
    expect((await show(own.id)).version, 'two of the staff do not overwrite each other').toBe(version + 1);
    expect(await say(own, 'change', { seen: version, words: 'blue' })).toBe('changed');

    await move(own.id, 'show', { draft: 'https://draft.example/3' });
    const shown = (await show(own.id)).version;
    await edit('', '2029-12-24');
    expect(await say(own, 'yes', { seen: shown })).toBe('outdated');
  });

  it('reminds once after three, seven and fourteen days, of three weeks without chores once, and then tells the desk', async () => {
    const { id, reference } = await paid();
    const { since } = await show(id);
    const remind = async (after: number, times = 2) => {
      for (let time = 0; time < times; time += 1)
        await call('remind_of_jobs', { day: daysAfter(since, after), agency });
      const sent = await mails('job', reference);
      return sent.map(({ payload }) => payload.reminders);
    };
    expect(await remind(2)).toEqual([]);
    // What has not left yet gives way to the next one.
    expect(await remind(3)).toEqual([1]);
    expect(await remind(8)).toEqual([2]);
    expect(await mails('order-news', reference)).toEqual([]);
    expect(await remind(20)).toEqual([3]);
    expect(await remind(60)).toEqual([3]);
    expect((await mails('order-news', reference)).map(({ payload }) => payload.news)).toEqual(['job-silent']);
    const late = await paid();
    await call('remind_of_jobs', { day: daysAfter(since, 21), agency });
    expect((await mails('job', late.reference)).map(({ payload }) => payload.reminders)).toEqual([3]);
    expect(await mails('order-news', late.reference)).toHaveLength(1);
    expect(jobState.options).toContain((await show(late.id)).state);
  });

  it('is made by hand of a line that has none, once, whatever becomes of the money', async () => {
    const { reference } = await place();
    const make = { reference, line: 0, key: 'seo', day: '2027-01-04', person };
    expect(await call('make_job', make)).toMatchObject({ outcome: 'changed' });
    expect(await call('make_job', make)).toMatchObject({ outcome: 'refused' });
    expect(await call('make_job', { ...make, line: 7 })).toMatchObject({ outcome: 'refused' });
    expect(await call('make_job', { ...make, reference: 'PT-NOBODY' })).toMatchObject({
      outcome: 'not-found',
    });
    await decide(reference, 'paid');
    await decide(reference, 'pending');
    expect(await ofOrder(reference)).toMatchObject([{ kind: 'search', state: 'ours', due_on: '2027-01-18' }]);
  });
}
