-- What registries said of a name a moment ago, so that they are asked once and not by every visitor (facts.md §3). Nothing here
-- tells who asked.
create table public.domain_answers (
  domain text primary key,
  availability text not null check (availability in ('taken', 'free')), -- what could not be told is asked again
  ends_at timestamptz not null
);
create index domain_answers_ends_at on public.domain_answers (ends_at);
alter table public.domain_answers enable row level security;
revoke all on public.domain_answers from public, anon, authenticated, service_role;

-- Takes {domains}; answers {answers} by domain, without those that nobody asked for lately.
create function public.recall_domain_answers(args jsonb) returns jsonb
  language sql stable security definer
  set search_path = ''
as $$
  select jsonb_build_object('answers', coalesce(jsonb_object_agg(domain, availability), '{}'::jsonb))
    from public.domain_answers
    where domain in (select jsonb_array_elements_text(args->'domains')) and ends_at > now()
$$;
revoke execute on function public.recall_domain_answers(jsonb) from public, anon, authenticated;
grant execute on function public.recall_domain_answers(jsonb) to service_role;

-- Takes {domain, availability, seconds}; answers {}. Old answers leave on the way.
create function public.keep_domain_answer(args jsonb) returns jsonb
  language plpgsql volatile security definer
  set search_path = ''
as $$
begin
  insert into public.domain_answers (domain, availability, ends_at)
    values (args->>'domain', args->>'availability', now() + make_interval(secs => (args->>'seconds')::integer))
    on conflict (domain) do update set availability = excluded.availability, ends_at = excluded.ends_at;
  -- Last, since this waits for nobody: two that held old answers and then waited for each other's would both fail.
  delete from public.domain_answers
    where domain in (
      select domain from public.domain_answers
        where ends_at <= now()
        limit 50
        for update skip locked
    );
  return '{}';
end
$$;
revoke execute on function public.keep_domain_answer(jsonb) from public, anon, authenticated;
grant execute on function public.keep_domain_answer(jsonb) to service_role;
