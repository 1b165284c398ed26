import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { z } from 'zod';
import type { Database, Json } from '@/lib/database/database';

const person = 'nok@agency.example';

const listed = z.object({
  versions: z.record(z.string(), z.number()),
  changes: z.array(
    z.object({
      id: z.uuid(),
      value: z.json(),
      person: z.string(),
      released_at: z.string().nullable(),
      withdrawn_by: z.string().nullable(),
      dropped_at: z.string().nullable(),
    }),
  ),
});

const published = z.array(z.object({ field: z.string(), value: z.json() }));

/** What every database does with what the owner changes: nothing counts before it was released, and nobody overwrites what they did not see. */
export function changesContract(database: () => Database): void {
  const call = (name: string, args: { [name: string]: Json }) => database().call(name, args);

  /** One field of its own for each test. */
  function newField() {
    const field = `catalog.${randomUUID()}.price`;
    const save = (value: Json, version: number, changes: { [name: string]: Json } = {}) =>
      call('save_change', { field, value, was: 1, version, person, counts_from: '2027-03-01', ...changes });
    const list = async () => listed.parse(await call('list_changes', { field }));
    const own = (answer: Json) =>
      published.parse(answer).flatMap((each) => (each.field === field ? [each.value] : []));
    const read = async (day: string) => own(await call('published_changes', { day }));
    const release = async (day: string) => own(await call('release_changes', { day }));
    return { field, save, list, read, release };
  }

  it('releases what is saved from its day on, and lets nothing count before that', async () => {
    const { save, read, release, list } = newField();
    expect(await save(25_000, 0)).toEqual({ outcome: 'saved' });
    expect(await read('2027-03-01')).toEqual([]);
    expect(await release('2027-02-28')).toEqual([]);
    expect((await list()).changes.map(({ released_at }) => released_at)).toEqual([null]);
    expect(await release('2027-03-01')).toEqual([25_000]);
    expect([await read('2027-03-01'), await read('2027-02-28')]).toEqual([[25_000], []]);
  });

  it('tells the second of two who write that somebody was faster, and the first of two calls alike that it is saved', async () => {
    const { save, list } = newField();
    const both = await Promise.all([save(1, 0), save(2, 0, { person: 'lek@agency.example' })]);
    expect(both.map((answer) => JSON.stringify(answer)).sort()).toEqual([
      '{"outcome":"outdated"}',
      '{"outcome":"saved"}',
    ]);
    const { versions, changes } = await list();
    expect([Object.values(versions), changes.length]).toEqual([[1], 1]);
    expect(await save(3, 1)).toEqual({ outcome: 'saved' });
    expect(await save(3, 1)).toEqual({ outcome: 'saved' });
    expect((await list()).changes).toHaveLength(2);
  });

  it('lets the change of the latest day count, and of one day the newest', async () => {
    const { save, release, read } = newField();
    await save(1, 0, { counts_from: '2027-04-01' });
    await save(2, 1, { counts_from: '2027-03-01' });
    await save(3, 2, { counts_from: '2027-03-01' });
    expect(await release('2027-04-01')).toEqual([1]);
    expect(await read('2027-03-31')).toEqual([3]);
  });

  it('keeps what was taken back until the next publication, and what nobody published never counts', async () => {
    const { field, save, list, release, read } = newField();
    await save(1, 0);
    await release('2027-03-01');
    await save(2, 1);
    const [newest, first] = (await list()).changes;
    const withdraw = (id = '') => call('withdraw_change', { id, person });
    expect(await withdraw(newest?.id)).toEqual({ outcome: 'withdrawn', field });
    expect(await withdraw(newest?.id)).toEqual({ outcome: 'unchanged', field });
    expect(await release('2027-03-01')).toEqual([1]);
    await withdraw(first?.id);
    expect(await read('2027-03-01')).toEqual([1]);
    expect(await save(5, 2)).toEqual({ outcome: 'outdated' });
    expect(await release('2027-03-01')).toEqual([]);
    expect((await list()).versions[field]).toBe(4);
    expect(await withdraw(randomUUID())).toEqual({ outcome: 'not-found' });
  });

  it('keeps a value that is not decided, and one with parts', async () => {
    const { save, release } = newField();
    await save(null, 0);
    expect(await release('2027-03-01')).toEqual([null]);
    await save({ from: '2027-04-10', until: '2027-04-20' }, 1);
    expect(await release('2027-03-01')).toEqual([{ from: '2027-04-10', until: '2027-04-20' }]);
  });
}
