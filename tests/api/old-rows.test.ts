import { expect, it, onTestFinished } from 'vitest';
import { describeOnSupabase } from '../support/server';

describeOnSupabase('old rows that are deleted on the way', (open, standIn) => {
  /** Holds writes to a table until two of them are under way. */
  async function letTwoMeet(table: string): Promise<() => Promise<void>> {
    const { run, query } = standIn().postgrest;
    await run(`create function public.wait_for_both() returns trigger language plpgsql as $$ begin perform pg_advisory_xact_lock_shared(1); return new; end $$;
      create trigger wait_for_both before insert on public.${table} for each row execute function public.wait_for_both();
      select pg_advisory_lock(1)`);
    onTestFinished(() => run('drop function public.wait_for_both cascade'));
    return async () => {
      const waiting = () => query("select 1 from pg_stat_activity where wait_event_type = 'Lock'");
      await expect.poll(waiting).toHaveLength(2);
      await run('select pg_advisory_unlock(1)');
    };
  }

  // So many are deleted at a time that the first call holds those that the second one needs, and the other way round.
  it('make no ring of two answers of registries that are kept at once', async () => {
    await open();
    const { run, query } = standIn().postgrest;
    await run(
      "insert into public.domain_answers select 'n' || n || '.com', 'free', now() - interval '1 hour' from generate_series(1, 100) as n",
    );
    const bothMet = await letTwoMeet('domain_answers');
    const { database } = await import('@/lib/outside');
    const opened = await database();
    const keep = (domain: string) =>
      opened.call('keep_domain_answer', { domain, availability: 'taken', seconds: 600 });
    await Promise.all([keep('n60.com'), keep('n10.com'), bothMet()]);
    expect(await query("select 1 from public.domain_answers where availability = 'taken'")).toHaveLength(2);
  });

  it('make no ring of two visitors who are counted at once', async () => {
    await open();
    const { run } = standIn().postgrest;
    await run(
      "insert into public.request_counts select 'orders', 'v' || n, now() - interval '2 hours', 1 from generate_series(1, 40) as n",
    );
    const bothMet = await letTwoMeet('request_counts');
    const { database } = await import('@/lib/outside');
    const opened = await database();
    const count = (visitor: string) =>
      opened.call('count_request', { limit: 'orders', visitor, max: 1, seconds: 600 });
    const allowed = { allowed: true, retry_after: 0 };
    const [first, second] = await Promise.all([count('v30'), count('v5'), bothMet()]);
    expect([first, second]).toEqual([allowed, allowed]);
  });
});
