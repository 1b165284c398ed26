-- The schema is closed by default: what a migration creates belongs to its owner alone until that migration grants it. This
-- takes back PostgreSQL's default (everyone may execute a new function) and Supabase's (anon, authenticated and service_role may do
-- everything with new tables, sequences and functions), so no migration revokes anything. service_role, the site's key, is
-- granted the functions that the site calls, one by one, and no table.
-- Default privileges hold for what the role that sets them creates: all migrations are run by one role.
grant usage on schema public to anon, authenticated, service_role;
alter default privileges in schema public revoke all on tables from public, anon, authenticated, service_role;
alter default privileges in schema public revoke all on sequences from public, anon, authenticated, service_role;
alter default privileges in schema public revoke execute on functions from public, anon, authenticated, service_role;
-- A default of PostgreSQL itself can be taken back for all schemas only.
alter default privileges revoke execute on functions from public;

-- A random reference that people can read aloud, such as PT-4C7XHM: no vowels, no 0/O, 1/I/L, 5/S or 8/B. There are 190 million.
create function public.draw_reference() returns text
  language plpgsql volatile set search_path = ''
as $$
declare
  alphabet constant text := '234679CDFGHJKMNPQRTVWXYZ';
  code text := '';
  byte integer;
begin
  while length(code) < 6 loop
    -- The last byte of a random uuid is fully random. 240 is the largest multiple of 24 below 256, so every character is equally likely.
    byte := get_byte(uuid_send(gen_random_uuid()), 15);
    if byte < 240 then
      code := code || substr(alphabet, byte % 24 + 1, 1);
    end if;
  end loop;
  return 'PT-' || code;
end
$$;

-- A reference of what was ordered or asked for, which nothing has yet. What args call {is_trial} came to a site that is not live: its
-- reference says so to whoever meets it, such as TRIAL-4C7XHM.
create function public.reference_for(args jsonb) returns text
  language plpgsql volatile set search_path = ''
as $$
declare
  drawn text;
begin
  loop
    drawn := public.draw_reference();
    if (args->>'is_trial')::boolean then
      drawn := replace(drawn, 'PT-', 'TRIAL-');
    end if;
    if not exists (select from public.orders where reference = drawn)
      and not exists (select from public.inquiries where reference = drawn) then
      return drawn;
    end if;
  end loop;
end
$$;

-- The day by which documents are numbered and quotations end.
create function public.today_in_thailand() returns date
  language sql stable set search_path = ''
as $$
  select (now() at time zone 'Asia/Bangkok')::date
$$;

-- Rate limits.

-- How many requests each visitor sent under each rate limit, and how many copies went to one mailbox. The counts are kept here because
-- serverless instances share no memory.
create table public.request_counts (
  limit_name text not null,
  visitor text not null, -- a keyed hash, never an address
  ends_at timestamptz not null, -- from then on the count starts anew
  requests integer not null,
  primary key (limit_name, visitor)
);
create index request_counts_ends_at on public.request_counts (ends_at);
alter table public.request_counts enable row level security;

-- What mailboxes are hashed with in counts: drawn once in each database, when it is first needed, and no part of a backup.
create table public.mailbox_key (
  is_only boolean primary key default true check (is_only),
  secret text not null default gen_random_uuid()::text || gen_random_uuid()::text
);
alter table public.mailbox_key enable row level security;

-- Counts a request. Takes {limit, visitor, max, seconds}: the name of the limit, and how many requests it allows in how many seconds.
-- Answers {allowed, retry_after}; retry_after in seconds, 0 when allowed.
create function public.count_request(args jsonb) returns jsonb
  language plpgsql volatile security definer set search_path = ''
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

-- Counts one thing under several limits, arguments of count_request each, until one of them refuses: what is refused uses up none
-- of the rest. Null of null.
create function public.all_allow(limits jsonb) returns boolean
  language plpgsql volatile strict set search_path = ''
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

-- Under what mail to an address is counted: a keyed hash of its mailbox. However an address is written, it is one mailbox; an
-- ending after a plus sign leads to the same one nearly everywhere, and so do dots at Gmail.
create function public.counted_mailbox(address text) returns text
  language plpgsql volatile set search_path = ''
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

-- Answers about domains.

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
  language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object('answers', coalesce(jsonb_object_agg(domain, availability), '{}'::jsonb))
    from public.domain_answers
    where domain in (select jsonb_array_elements_text(args->'domains')) and ends_at > now()
$$;
grant execute on function public.recall_domain_answers(jsonb) to service_role;

-- Keeps an answer for some seconds, in place of an earlier one. Takes {domain, availability, seconds}; answers {}.
create function public.keep_domain_answer(args jsonb) returns jsonb
  language sql volatile security definer set search_path = ''
as $$
  insert into public.domain_answers (domain, availability, ends_at)
    values (args->>'domain', args->>'availability', now() + make_interval(secs => (args->>'seconds')::integer))
    on conflict (domain) do update set availability = excluded.availability, ends_at = excluded.ends_at
    returning '{}'::jsonb
$$;
grant execute on function public.keep_domain_answer(jsonb) to service_role;

-- When chores, backups and drills were last done.

create table public.site_notes (
  name text primary key check (name ~ '^[a-z][a-z ]{0,40}$'),
  value text not null default '' check (length(value) <= 200),
  noted_at timestamptz not null default now()
);
alter table public.site_notes enable row level security;

-- Takes {name, value}: what was done just now, in place of the last time.
create function public.note_site(args jsonb) returns jsonb
  language plpgsql volatile security definer set search_path = ''
as $$
begin
  insert into public.site_notes (name, value) values (args->>'name', coalesce(args->>'value', ''))
    on conflict (name) do update set value = excluded.value, noted_at = now();
  return '{}';
end
$$;
grant execute on function public.note_site(jsonb) to service_role;
