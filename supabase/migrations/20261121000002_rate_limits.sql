-- How often one visitor may knock (design.md §6.14). It lives here so that it holds across serverless instances.
create table public.request_counts (
  door text not null,
  visitor text not null, -- a keyed hash, never an address
  ends_at timestamptz not null,
  requests integer not null,
  primary key (door, visitor)
);
create index request_counts_ends_at on public.request_counts (ends_at);
alter table public.request_counts enable row level security;
revoke all on public.request_counts from public, anon, authenticated;

-- Takes {door, visitor, most, seconds}; answers {allowed, retry_after} with retry_after in seconds, 0 when allowed.
create function public.count_request(args jsonb) returns jsonb
  language plpgsql volatile security definer
  set search_path = ''
as $$
declare
  window_length constant interval := make_interval(secs => (args->>'seconds')::integer);
  counted public.request_counts;
begin
  delete from public.request_counts
    where (door, visitor) in (
      select door, visitor from public.request_counts
        where ends_at < now() - interval '1 hour'
        limit 20
        for update skip locked
    );

  insert into public.request_counts as current (door, visitor, ends_at, requests)
    values (args->>'door', args->>'visitor', now() + window_length, 1)
    on conflict (door, visitor) do update set
      requests = case when current.ends_at <= now() then 1 else current.requests + 1 end,
      ends_at = case when current.ends_at <= now() then excluded.ends_at else current.ends_at end
    returning * into counted;

  if counted.requests <= (args->>'most')::integer then
    return jsonb_build_object('allowed', true, 'retry_after', 0);
  end if;
  return jsonb_build_object(
    'allowed', false,
    'retry_after', greatest(1, ceil(extract(epoch from counted.ends_at - now())))::integer
  );
end
$$;
revoke execute on function public.count_request(jsonb) from public, anon, authenticated;
grant execute on function public.count_request(jsonb) to service_role;
