-- What the owner changes at the desk: a row each change of a field, and which of them the next build reads (docs/decisions/0058).

-- Fields and values are those of lib/changes. A change is saved, then released by a publication, and may be taken back: what was released then
-- counts until the next publication drops it.
create table public.changes (
  id uuid primary key default gen_random_uuid(),
  field text not null,
  version integer not null, -- of the field, as its writer made it
  value jsonb not null,
  was jsonb not null, -- what its writer saw
  person text not null,
  counts_from date not null,
  saved_at timestamptz not null default now(),
  released_at timestamptz,
  withdrawn_by text,
  withdrawn_at timestamptz,
  dropped_at timestamptz,
  unique (field, version)
);
alter table public.changes enable row level security;

-- What somebody who writes must have seen: it grows with each change of the field and with each that is taken back.
create function public.version_of_field(named text) returns integer
  language sql stable set search_path = ''
as $$
  select (count(*) + count(withdrawn_at))::integer from public.changes where field = named
$$;

-- Takes {field, value, was, version, person, counts_from}: the version that the writer saw, and the first day on which it counts. Answers
-- {outcome}: 'saved', once however often it is asked, or 'outdated' where somebody else was faster.
create function public.save_change(args jsonb) returns jsonb
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  next constant integer := (args->>'version')::integer + 1;
begin
  lock table public.changes in share row exclusive mode;
  if public.version_of_field(args->>'field') <> next - 1 then
    return jsonb_build_object('outcome', case when exists (
        select from public.changes
          where field = args->>'field' and version = next and value = args->'value' and person = args->>'person'
      ) then 'saved' else 'outdated' end);
  end if;
  insert into public.changes (field, version, value, was, person, counts_from)
    values (args->>'field', next, args->'value', args->'was', args->>'person', (args->>'counts_from')::date);
  return jsonb_build_object('outcome', 'saved');
end
$$;
grant execute on function public.save_change(jsonb) to service_role;

-- Takes {id, person}. Answers {outcome, field}: 'withdrawn', 'unchanged' where it was before, or 'not-found'.
create function public.withdraw_change(args jsonb) returns jsonb
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  named text;
begin
  lock table public.changes in share row exclusive mode;
  select field into named from public.changes where id = (args->>'id')::uuid;
  if named is null then
    return jsonb_build_object('outcome', 'not-found');
  end if;
  update public.changes set withdrawn_at = now(), withdrawn_by = args->>'person'
    where id = (args->>'id')::uuid and withdrawn_at is null;
  return jsonb_build_object('outcome', case when found then 'withdrawn' else 'unchanged' end, 'field', named);
end
$$;
grant execute on function public.withdraw_change(jsonb) to service_role;

-- Takes {field}, null for all. Answers {versions: {field: version}, changes: [each as it stands]}, the newest change first.
create function public.list_changes(args jsonb) returns jsonb
  language sql stable security definer set search_path = ''
as $$
  with asked as (select * from public.changes where field = coalesce(args->>'field', field))
  select jsonb_build_object(
    'versions', coalesce((
      select jsonb_object_agg(field, version) from (
        select field, public.version_of_field(field) as version from asked group by field
      ) as each
    ), '{}'),
    'changes', coalesce((select jsonb_agg(to_jsonb(asked) order by saved_at desc, version desc) from asked), '[]')
  )
$$;
grant execute on function public.list_changes(jsonb) to service_role;

-- Takes {day}. Answers [{field, value, counts_from}] that were released and count on the day: of each field the one that counts from the
-- latest day, and of those the newest.
create function public.published_changes(args jsonb) returns jsonb
  language sql stable security definer set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object('field', field, 'value', value, 'counts_from', counts_from) order by field), '[]') from (
    select distinct on (field) field, value, counts_from from public.changes
      where released_at is not null and dropped_at is null and counts_from <= (args->>'day')::date
      order by field, counts_from desc, version desc
  ) as newest
$$;
grant execute on function public.published_changes(jsonb) to service_role;

-- Whether a change was saved for a day that was still to come.
create function public.is_for_a_day(saved public.changes) returns boolean
  language sql immutable set search_path = ''
as $$
  select saved.counts_from > (saved.saved_at at time zone 'Asia/Bangkok')::date
$$;

-- Takes {day, only_days}: releases what is saved and counts by that day, and drops what was taken back; only_days: of what was saved for a
-- day that has come, while all else waits for somebody to publish it. Answers as published_changes does.
create function public.release_changes(args jsonb) returns jsonb
  language plpgsql volatile security definer set search_path = ''
as $$
begin
  if not coalesce((args->>'only_days')::boolean, false) then
    update public.changes set dropped_at = now() where withdrawn_at is not null and dropped_at is null;
  end if;
  update public.changes set released_at = now()
    where released_at is null and withdrawn_at is null and counts_from <= (args->>'day')::date
      and (public.is_for_a_day(changes) or not coalesce((args->>'only_days')::boolean, false));
  return public.published_changes(args);
end
$$;
grant execute on function public.release_changes(jsonb) to service_role;
