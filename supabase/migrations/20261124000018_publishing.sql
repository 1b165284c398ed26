-- What holds at once, without a build of the pages: that an item is not sold for now, that the agency is closed on some days, and that no new
-- orders are taken.

-- Each time that something was halted; a row without an end holds now, closed days no longer than their last one.
create table public.shop_halts (
  id uuid primary key default gen_random_uuid(),
  what text not null check (what ~ '^(checkout|closed|item [a-z0-9-]{1,60})$'),
  reason text, -- of the checkout: one of those that have words in every language
  last_day date, -- of closed days
  person text not null,
  created_at timestamptz not null default now(),
  ended_at timestamptz,
  ended_by text, -- null where it ran out
  constraint shop_halts_reason check ((what = 'checkout') = (reason is not null)),
  constraint shop_halts_last_day check ((what = 'closed') = (last_day is not null))
);
create unique index shop_halts_now on public.shop_halts (what) where ended_at is null;
create index shop_halts_created_at on public.shop_halts (created_at desc);
alter table public.shop_halts enable row level security;

-- To which checkouts a code or an account was shown, so that who has paid by it may send the slip, whatever was halted meanwhile.
create table public.shown_codes (
  idempotency_key text primary key, -- as orders have it
  items jsonb not null,
  shown_at timestamptz not null default now()
);
create index shown_codes_shown_at on public.shown_codes (shown_at);
alter table public.shown_codes enable row level security;

-- Why no order of these items is taken now: 'checkout-paused' or 'not-for-sale'; null where it is. items: their ids.
create function public.halt_of(items jsonb) returns text
  language sql stable set search_path = ''
as $$
  select case what when 'checkout' then 'checkout-paused' else 'not-for-sale' end
    from public.shop_halts
    where ended_at is null and (what = 'checkout' or what like 'item %' and items ? substr(what, 6))
    order by what limit 1
$$;

-- Why an order with these lines is not placed: as halt_of, or null; never of one that was placed before, or whose code was shown before.
create function public.halt_of_order(idempotency_key text, lines jsonb) returns text
  language sql stable set search_path = ''
as $$
  select public.halt_of(ids) from jsonb_path_query_array(lines, '$[*].id') as ids
    where not exists (select from public.orders where orders.idempotency_key = halt_of_order.idempotency_key)
      and not exists (
        select from public.shown_codes as shown where shown.idempotency_key = halt_of_order.idempotency_key and shown.items @> ids
      )
$$;

-- Notes that a checkout is about to be shown how it can be paid. Takes {items, idempotency_key}, the key may be null. Answers {halt}: as
-- halt_of, then nothing was noted, or null.
create function public.show_code(args jsonb) returns jsonb
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  key constant text := args->>'idempotency_key';
begin
  if exists (select from public.shown_codes where idempotency_key = key and items @> (args->'items')) then
    return jsonb_build_object('halt', null);
  end if;
  if public.halt_of(args->'items') is not null then
    return jsonb_build_object('halt', public.halt_of(args->'items'));
  end if;
  insert into public.shown_codes (idempotency_key, items)
    select key, args->'items' where key is not null
    on conflict (idempotency_key) do update set items = excluded.items, shown_at = now();
  return jsonb_build_object('halt', null);
end
$$;
grant execute on function public.show_code(jsonb) to service_role;

-- Takes {day}: today in Pattaya. Answers {now, past}: what is halted, and the newest of what was, each {id, what, reason, last_day, person,
-- created_at, ended_at, ended_by}.
create function public.list_halts(args jsonb) returns jsonb
  language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'now', array(
      select to_jsonb(halt) from public.shop_halts as halt
        where ended_at is null and coalesce(last_day >= (args->>'day')::date, true) order by created_at
    ),
    'past', array(
      select to_jsonb(halt) from public.shop_halts as halt
        where ended_at is not null or last_day < (args->>'day')::date order by created_at desc limit 20
    )
  )
$$;
grant execute on function public.list_halts(jsonb) to service_role;

-- Takes {what, reason, last_day, day, person}: halts something. Answers {outcome}: 'changed', or 'unchanged' where it is halted already.
create function public.halt_shop(args jsonb) returns jsonb
  language plpgsql volatile security definer set search_path = ''
as $$
begin
  update public.shop_halts set ended_at = now()
    where what = args->>'what' and ended_at is null and last_day < (args->>'day')::date;
  insert into public.shop_halts (what, reason, last_day, person)
    values (args->>'what', args->>'reason', (args->>'last_day')::date, args->>'person')
    on conflict do nothing;
  return jsonb_build_object('outcome', case when found then 'changed' else 'unchanged' end);
end
$$;
grant execute on function public.halt_shop(jsonb) to service_role;

-- Takes {id, person}: ends a halt. Answers {outcome}: 'changed', or 'unchanged' where it has ended.
create function public.resume_shop(args jsonb) returns jsonb
  language plpgsql volatile security definer set search_path = ''
as $$
begin
  update public.shop_halts set ended_at = now(), ended_by = args->>'person'
    where id = (args->>'id')::uuid and ended_at is null;
  return jsonb_build_object('outcome', case when found then 'changed' else 'unchanged' end);
end
$$;
grant execute on function public.resume_shop(jsonb) to service_role;

-- Each time that a build was asked for, which puts released changes on the pages (docs/decisions/0058).
create table public.publications (
  number integer generated always as identity primary key,
  person text, -- who of the agency asked; null where the site did, since the day of a change had come
  day date not null, -- whose changes it released
  state text not null default 'asked' check (state in ('asked', 'building', 'published', 'failed')),
  reason text, -- why it failed: one that has words, or the last line of the build
  asked_at timestamptz not null default now(),
  building_at timestamptz,
  ended_at timestamptz,
  constraint publications_reason check ((state = 'failed') = (reason is not null))
);
alter table public.publications enable row level security;

-- A publication as it is told; one that nobody took up within 5 minutes has failed, and one that no build reported within 30.
create function public.publication_row(told public.publications) returns jsonb
  language sql stable set search_path = ''
as $$
  select to_jsonb(told) || case
    when told.state = 'asked' and told.asked_at < now() - interval '5 minutes' then '{"state": "failed", "reason": "not-taken"}'
    when told.state = 'building' and told.building_at < now() - interval '30 minutes' then '{"state": "failed", "reason": "late"}'
    else '{}'
  end::jsonb
$$;

-- Takes {day, person, is_turn}: releases what is saved (release_changes) and asks for a build. Without a person only what was saved for a
-- day that has come by now, and once on a day that is_turn: pages that were built before it tell something else. Answers {outcome, number}:
-- 'asked'; 'under-way' where one was asked for within the last minute and no build has begun, which then reads these changes as well;
-- 'none' where no day has come.
create function public.publish(args jsonb) returns jsonb
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  asked public.publications;
begin
  lock table public.publications in share row exclusive mode;
  if args->>'person' is null and not exists (
    select from public.changes
      where released_at is null and withdrawn_at is null and counts_from <= (args->>'day')::date and public.is_for_a_day(changes)
  ) and not (
    coalesce((args->>'is_turn')::boolean, false)
    and not exists (select from public.publications where person is null and day = (args->>'day')::date)
  ) then
    return jsonb_build_object('outcome', 'none');
  end if;
  perform public.release_changes(args || jsonb_build_object('only_days', args->>'person' is null));
  select * into asked from public.publications order by number desc limit 1;
  if asked.state = 'asked' and asked.asked_at > now() - interval '1 minute' then
    return jsonb_build_object('outcome', 'under-way', 'number', asked.number);
  end if;
  insert into public.publications (day, person) values ((args->>'day')::date, args->>'person') returning * into asked;
  return jsonb_build_object('outcome', 'asked', 'number', asked.number);
end
$$;
grant execute on function public.publish(jsonb) to service_role;

-- A build took up what was asked for. Answers {number}: the newest publication, 0 without any.
create function public.build_started(args jsonb) returns jsonb
  language plpgsql volatile security definer set search_path = ''
as $$
begin
  update public.publications set state = 'building', building_at = now() where state = 'asked';
  return jsonb_build_object('number', (select coalesce(max(number), 0) from public.publications));
end
$$;
grant execute on function public.build_started(jsonb) to service_role;

-- Takes {number, reason}: the build of a publication failed, and with it those before that it should have shown. Answers {}.
create function public.build_failed(args jsonb) returns jsonb
  language plpgsql volatile security definer set search_path = ''
as $$
begin
  update public.publications set state = 'failed', reason = left(args->>'reason', 500), ended_at = now()
    where number = (args->>'number')::integer or number < (args->>'number')::integer and state in ('asked', 'building');
  return '{}';
end
$$;
grant execute on function public.build_failed(jsonb) to service_role;

-- Takes {number}: a server has started on the build of a publication, which has those before it as well. Answers {}.
create function public.build_serves(args jsonb) returns jsonb
  language plpgsql volatile security definer set search_path = ''
as $$
begin
  update public.publications set state = 'published', reason = null, ended_at = now()
    where state <> 'published'
      and (number = (args->>'number')::integer or number < (args->>'number')::integer and state in ('asked', 'building'));
  return '{}';
end
$$;
grant execute on function public.build_serves(jsonb) to service_role;

-- Answers the newest twenty publications, the newest first.
create function public.list_publications(args jsonb) returns jsonb
  language sql stable security definer set search_path = ''
as $$
  select to_jsonb(array(
    select public.publication_row(asked) from public.publications as asked order by asked.number desc limit 20
  ))
$$;
grant execute on function public.list_publications(jsonb) to service_role;
