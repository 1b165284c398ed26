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

-- Counts one thing under several limits, arguments of count_request each, until one of them refuses: what is refused uses up none of the rest.
-- Null of null.
create function public.all_allow(limits jsonb) returns boolean
  language plpgsql volatile strict
  set search_path = ''
as $$
declare
  counted jsonb;
begin
  for counted in select value from jsonb_array_elements(limits) loop
    if not (public.count_request(counted)->>'allowed')::boolean then
      return false;
    end if;
  end loop;
  return true;
end
$$;

-- What mailboxes are hashed with in counts: drawn once in each database, when it is first needed, and no part of a backup.
create table public.mailbox_key (
  is_only boolean primary key default true check (is_only),
  secret text not null default gen_random_uuid()::text || gen_random_uuid()::text
);
alter table public.mailbox_key enable row level security;

-- Under what mail to an address is counted: a keyed hash of its mailbox. However an address is written, it is one mailbox; an ending after a
-- plus sign leads to the same one nearly everywhere, and so do dots at Gmail.
create function public.counted_mailbox(address text) returns text
  language plpgsql volatile
  set search_path = ''
as $$
declare
  mailbox text := regexp_replace(lower(counted_mailbox.address), '\+[^@]*', '');
begin
  if mailbox ~ '@(gmail|googlemail)\.com$' then
    mailbox := replace(split_part(mailbox, '@', 1), '.', '') || '@gmail.com';
  end if;
  insert into public.mailbox_key default values on conflict do nothing;
  return encode(sha256(convert_to((select secret from public.mailbox_key) || ' ' || mailbox, 'UTF8')), 'base64');
end
$$;
