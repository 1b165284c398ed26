import { expect, it, onTestFinished } from 'vitest';
import { describeOnSupabase } from '../support/house';

describeOnSupabase('answers of registries that are kept at once', (open, standIn) => {
  it('do not wait for each other’s old answers in a ring', async () => {
    await open();
    const { run, query } = standIn().postgrest;
    // Each takes its time between its two steps.
    run(`create function public.dawdle() returns trigger language plpgsql as $$ begin perform pg_sleep(0.5); return new; end $$;
      insert into public.domain_answers select 'n' || n || '.com', 'free', now() - interval '1 hour' from generate_series(1, 100) as n;
      create trigger dawdle before insert on public.domain_answers for each row execute function public.dawdle();`);
    onTestFinished(() => run('drop function public.dawdle cascade'));
    const { database } = await import('@/lib/outside');
    const opened = await database();
    const keep = (domain: string) =>
      opened.call('keep_domain_answer', { domain, availability: 'taken', seconds: 600 });
    // Fifty old answers are deleted at a time: the first call holds those that the second one needs, and the other way round.
    await Promise.all([keep('n60.com'), keep('n10.com')]);
    expect(query("select 1 from public.domain_answers where availability = 'taken'")).toHaveLength(2);
  });
});
