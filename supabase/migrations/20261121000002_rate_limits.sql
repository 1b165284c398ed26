-- How many requests each visitor sent under each rate limit, and how many copies went to one mailbox. The counts are kept here because serverless instances share no memory.
create table public.request_counts (
  limit_name text not null,
  visitor text not null, -- a keyed hash, never an address
  ends_at timestamptz not null, -- from then on the count starts anew
  requests integer not null,
  primary key (limit_name, visitor)
);
create index request_counts_ends_at on public.request_counts (ends_at);
alter table public.request_counts enable row level security;

-- Counts a request. Takes {limit, visitor, max, seconds}: the name of the limit, and how many requests it allows in how many seconds.
-- Answers {allowed, retry_after}; retry_after in seconds, 0 when allowed.
create function public.count_request(args jsonb) returns jsonb
  language plpgsql volatile security definer
  set search_path = ''
as $$
declare
  window_length constant interval := make_interval(secs => (args->>'seconds')::integer);
  counted public.request_counts;
begin
  insert into public.request_counts as current (limit_name, visitor, ends_at, requests)
    values (args->>'limit', args->>'visitor', now() + window_length, 1)
    on conflict (limit_name, visitor) do update set
      requests = case when current.ends_at <= now() then 1 else current.requests + 1 end,
      -- Never further away than one window, as it would be after a clock was set back.
      ends_at = case when current.ends_at <= now() then excluded.ends_at else least(current.ends_at, excluded.ends_at) end
    returning * into counted;

  -- Old counts are deleted last and without waiting: two calls that deleted first and then waited for each other's rows would deadlock.
  delete from public.request_counts
    where (limit_name, visitor) in (
      select limit_name, visitor from public.request_counts
        where ends_at < now() - interval '1 hour'
        limit 20
        for update skip locked
    );

  if counted.requests <= (args->>'max')::integer then
    return jsonb_build_object('allowed', true, 'retry_after', 0);
  end if;
  return jsonb_build_object(
    'allowed', false,
    'retry_after', greatest(1, ceil(extract(epoch from counted.ends_at - now())))::integer
  );
end
$$;
grant execute on function public.count_request(jsonb) to service_role;
