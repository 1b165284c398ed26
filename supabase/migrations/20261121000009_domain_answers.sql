-- What registries answered about a domain a moment ago, so that each is asked once and not by every visitor. Who asked is not kept.
create table public.domain_answers (
  domain text primary key,
  availability text not null check (availability in ('taken', 'free')), -- an answer that says neither is not kept
  ends_at timestamptz not null
);
create index domain_answers_ends_at on public.domain_answers (ends_at);
alter table public.domain_answers enable row level security;

-- Takes {domains}; answers {answers}: an object from domain to availability, without the domains whose answer is missing or too old.
create function public.recall_domain_answers(args jsonb) returns jsonb
  language sql stable security definer
  set search_path = ''
as $$
  select jsonb_build_object('answers', coalesce(jsonb_object_agg(domain, availability), '{}'::jsonb))
    from public.domain_answers
    where domain in (select jsonb_array_elements_text(args->'domains')) and ends_at > now()
$$;
grant execute on function public.recall_domain_answers(jsonb) to service_role;

-- Keeps an answer for some seconds, in place of an earlier one. Takes {domain, availability, seconds}; answers {}.
create function public.keep_domain_answer(args jsonb) returns jsonb
  language plpgsql volatile security definer
  set search_path = ''
as $$
begin
  insert into public.domain_answers (domain, availability, ends_at)
    values (args->>'domain', args->>'availability', now() + make_interval(secs => (args->>'seconds')::integer))
    on conflict (domain) do update set availability = excluded.availability, ends_at = excluded.ends_at;
  -- Old answers are deleted last and without waiting: two calls that deleted first and then waited for each other's rows would deadlock.
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
grant execute on function public.keep_domain_answer(jsonb) to service_role;
