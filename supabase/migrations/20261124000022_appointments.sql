-- Appointments: somebody of the agency comes to a customer (a visit), or a customer brings something to the shop (a drop-off).

-- The weekly times in which appointments can be had, a row for each weekday that differs from the opening hours.
create table public.appointment_times (
  weekday smallint primary key check (weekday between 1 and 7), -- 1 is Monday
  opens time not null,
  closes time not null check (closes > opens),
  areas text[] not null, -- where we come on that day, and 'shop' for what is brought; none where there is no appointment at all
  at_once smallint not null check (at_once between 1 and 20), -- how many visits, and how many drop-offs, may be under way at once
  minutes smallint not null check (minutes between 15 and 480),
  person text not null
);
alter table public.appointment_times enable row level security;

create table public.appointment_rules (
  is_only boolean primary key default true check (is_only),
  ahead_days smallint not null check (ahead_days between 1 and 90), -- how far ahead they can be had
  notice_hours smallint not null check (notice_hours between 0 and 168), -- how short before
  change_hours smallint not null check (change_hours between 0 and 168), -- until when the customer may move and cancel one
  person text not null
);
alter table public.appointment_rules enable row level security;

create table public.appointment_days_off (
  day date primary key,
  person text not null
);
alter table public.appointment_days_off enable row level security;

create table public.appointments (
  id uuid primary key default gen_random_uuid(),
  order_id uuid references public.orders on delete cascade,
  inquiry_id uuid references public.inquiries on delete cascade,
  quote_id uuid references public.quotes on delete cascade, -- whose price waits for the visit
  kind text not null check (kind in ('visit', 'drop-off')),
  area text not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  address text, -- of a visit
  state text not null default 'booked' check (state in ('booked', 'done', 'missed', 'cancelled')),
  sequence integer not null default 0, -- of its entry in calendars
  reminded_for timestamptz, -- the time that the customer was reminded of
  created_at timestamptz not null default now(),
  constraint appointments_subject check (num_nonnulls(order_id, inquiry_id, quote_id) = 1)
);
create index appointments_starts_at on public.appointments (starts_at);
create index appointments_order on public.appointments (order_id) where order_id is not null;
create index appointments_inquiry on public.appointments (inquiry_id) where inquiry_id is not null;
create index appointments_quote on public.appointments (quote_id) where quote_id is not null;
alter table public.appointments enable row level security;

create table public.appointment_events (
  id bigint generated always as identity primary key,
  appointment_id uuid not null references public.appointments on delete cascade,
  what text not null check (what in ('booked', 'moved', 'cancelled', 'done', 'missed', 'undone')),
  actor text not null check (actor in ('customer', 'agency')),
  person text, -- who of the agency
  before jsonb, -- what it was until then: {state, kind, area, starts_at, ends_at, address}
  created_at timestamptz not null default now()
);
create index appointment_events_appointment on public.appointment_events (appointment_id, id);
alter table public.appointment_events enable row level security;

-- The address under which a calendar of the staff reads all appointments; its secret is kept as a hash.
create table public.calendar_feeds (
  email text primary key,
  token_hash text not null unique,
  created_at timestamptz not null default now()
);
alter table public.calendar_feeds enable row level security;

-- A device that was left in the shop. What it costs is a quotation; who brought it stands there.
create table public.repairs (
  number text primary key, -- short enough for a tag, such as R-4C7X
  quote_id uuid not null unique references public.quotes on delete cascade,
  device text not null, -- and what is wrong with it, in the customer's words
  received_by text not null,
  received_at timestamptz not null default now(),
  state text not null default 'received' check (state in ('received', 'ready', 'returned', 'unrepaired')),
  declined_at timestamptz -- when the customer did not want it at the price of then
);
create index repairs_received_at on public.repairs (received_at) where state in ('received', 'ready');
alter table public.repairs enable row level security;

create table public.repair_events (
  id bigint generated always as identity primary key,
  number text not null references public.repairs on delete cascade,
  what text not null check (what in ('received', 'declined', 'ready', 'returned', 'unrepaired', 'undo')),
  actor text not null check (actor in ('customer', 'agency')),
  person text, -- who of the agency
  created_at timestamptz not null default now()
);
create index repair_events_number on public.repair_events (number, id);
alter table public.repair_events enable row level security;

-- The id of the order, inquiry or quotation that an appointment is for; no two of them have the same.
create function public.subject_of(booked public.appointments) returns uuid
  language sql immutable set search_path = ''
as $$
  select coalesce(booked.order_id, booked.inquiry_id, booked.quote_id)
$$;

-- Who it is with: {of, reference, locale, name, email, phone, address}.
create function public.appointment_party(subject uuid) returns jsonb
  language sql stable set search_path = ''
as $$
  select jsonb_build_object(
      'of', 'order', 'reference', reference, 'locale', locale, 'name', coalesce(customer_name, company_name), 'email', customer_email,
      'phone', customer_phone, 'address', customer_address)
    from public.orders where id = subject
  union all
  select jsonb_build_object(
      'of', 'inquiry', 'reference', reference, 'locale', locale, 'name', coalesce(fields->>'name', fields->>'clientName'),
      'email', fields->>'email', 'phone', fields->>'phone', 'address', null)
    from public.inquiries where id = subject
  union all
  select jsonb_build_object(
      'of', 'quote', 'reference', number, 'locale', locale, 'name', coalesce(customer_name, company_name), 'email', customer_email,
      'phone', customer_phone, 'address', customer_address)
    from public.quotes where id = subject
$$;

-- The appointments of an order, an inquiry or a quotation; those of a quotation go on with the order that it became. Each is read along an
-- index.
create function public.appointments_owned(subject uuid) returns setof public.appointments
  language sql stable set search_path = ''
as $$
  select own.* from public.appointments as own where own.order_id = subject or own.inquiry_id = subject or own.quote_id = subject
  union all
  select own.* from public.quotes as quote join public.appointments as own on own.quote_id = quote.id where quote.order_id = subject
$$;

-- An appointment with who it is with: its own address, where one was said for it, else that of the order.
create function public.appointment_shown(shown public.appointments) returns jsonb
  language sql volatile set search_path = '' -- it reads what the caller has just written
as $$
  select party || jsonb_build_object(
      'id', shown.id, 'kind', shown.kind, 'area', shown.area, 'starts_at', shown.starts_at, 'ends_at', shown.ends_at,
      'state', shown.state, 'sequence', shown.sequence,
      'address', case shown.kind when 'visit' then coalesce(shown.address, party->>'address') end,
      'changed_by', newest.actor,
      'may_undo', newest.what <> 'undone' and (newest.what in ('done', 'missed') or newest.created_at > now() - public.time_to_undo())
    )
    from public.appointment_party(public.subject_of(shown)) as party,
      lateral (select * from public.appointment_events where appointment_id = shown.id order by id desc limit 1) as newest
$$;

-- What the customer is to know of an appointment, to be compared; 'cancelled' where there is none any more.
create function public.appointment_told(told public.appointments) returns text
  language sql immutable set search_path = ''
as $$
  select case told.state when 'cancelled' then 'cancelled'
    else concat_ws(' ', told.kind, extract(epoch from told.starts_at), extract(epoch from told.ends_at), told.area, told.address) end
$$;

-- Owes the customer a mail about an appointment, due once there was time to take it back; a mail that did not leave yet is taken out of the
-- outbox. Nobody hears of what they know already, and what corrects a mail goes wherever that went. known: what appointment_told said
-- before, empty where there was none. The agency is told of what a customer does.
create function public.tell_of_appointment(told public.appointments, known text, actor text, agency text) returns void
  language plpgsql volatile set search_path = ''
as $$
declare
  shown constant jsonb := public.appointment_shown(told);
  before text;
  said jsonb;
begin
  with unsent as (
    delete from public.outbox
      where subject_id = public.subject_of(told) and event in ('appointment', 'appointment-agency')
        and status = 'queued' and attempts = 0 and payload->>'id' = told.id::text
      returning payload->>'told' as told, created_at
  )
  select unsent.told into before from unsent order by created_at limit 1;
  before := coalesce(before, known);
  if public.appointment_told(told) = before or (told.state = 'cancelled' and before = '') then
    return;
  end if;
  said := shown || jsonb_build_object(
    'told', before,
    'news', case when told.state = 'cancelled' then 'cancelled' when before in ('', 'cancelled') then 'booked' else 'moved' end
  );
  perform public.enqueue(
    'appointment', 'customer', shown->>'email', shown->>'locale', said, public.subject_of(told), public.time_to_undo(),
    is_proved => before <> '');
  if tell_of_appointment.actor = 'customer' then
    perform public.enqueue(
      'appointment-agency', 'agency', tell_of_appointment.agency, shown->>'locale', said, public.subject_of(told), public.time_to_undo());
  end if;
end
$$;

-- Whether one more of a kind may be under way in a span: one at a time where nothing was set. The caller holds the lock of appointments.
create function public.is_appointment_free(kind text, starts_at timestamptz, ends_at timestamptz, own uuid) returns boolean
  language sql volatile set search_path = ''
as $$
  select (
      select count(*) from public.appointments as other
        where other.kind = is_appointment_free.kind and other.state = 'booked' and other.id is distinct from own
          and other.starts_at < is_appointment_free.ends_at and other.ends_at > is_appointment_free.starts_at
    ) < coalesce((
      select at_once from public.appointment_times
        where weekday = extract(isodow from is_appointment_free.starts_at at time zone 'Asia/Bangkok')
    ), 1)
    and not exists (
      select from public.appointment_days_off as off
        where off.day = (is_appointment_free.starts_at at time zone 'Asia/Bangkok')::date
    )
$$;

-- Changes or books under one lock, so that however many come at once none is too many. args: {kind, area, starts_at, ends_at, address,
-- earliest, agency}: earliest is the first time that may be had. moved is null where a new one is booked for the subject.
-- Answers 'booked', 'moved', 'unchanged', 'taken' or 'past'.
create function public.put_appointment(moved public.appointments, subject uuid, args jsonb, actor text, person text) returns text
  language plpgsql volatile set search_path = ''
as $$
declare
  known text := '';
  before jsonb;
begin
  perform pg_advisory_xact_lock(hashtextextended('appointments', 0));
  if (args->>'starts_at')::timestamptz < (args->>'earliest')::timestamptz then
    return 'past';
  end if;
  if not public.is_appointment_free(
    args->>'kind', (args->>'starts_at')::timestamptz, (args->>'ends_at')::timestamptz, moved.id
  ) then
    return 'taken';
  end if;
  if moved.id is null then
    insert into public.appointments (order_id, inquiry_id, quote_id, kind, area, starts_at, ends_at, address)
      values (
        (select id from public.orders where id = subject), (select id from public.inquiries where id = subject),
        (select id from public.quotes where id = subject), args->>'kind', args->>'area',
        (args->>'starts_at')::timestamptz, (args->>'ends_at')::timestamptz, nullif(args->>'address', ''))
      returning * into moved;
  else
    known := public.appointment_told(moved);
    before := to_jsonb(moved);
    update public.appointments set
      kind = args->>'kind', area = args->>'area', starts_at = (args->>'starts_at')::timestamptz,
      ends_at = (args->>'ends_at')::timestamptz, address = nullif(args->>'address', ''), sequence = sequence + 1
      where id = moved.id
      returning * into moved;
    if public.appointment_told(moved) = known then
      return 'unchanged';
    end if;
  end if;
  insert into public.appointment_events (appointment_id, what, actor, person, before)
    values (moved.id, case when before is null then 'booked' else 'moved' end, put_appointment.actor, put_appointment.person, before);
  perform public.tell_of_appointment(moved, known, put_appointment.actor, args->>'agency');
  return case when before is null then 'booked' else 'moved' end;
end
$$;

-- Gives an appointment another state, of which the customer hears where it is cancelled.
create function public.end_appointment(ended public.appointments, state text, actor text, person text, agency text) returns text
  language plpgsql volatile set search_path = ''
as $$
declare
  before constant jsonb := to_jsonb(ended);
  known constant text := public.appointment_told(ended);
begin
  if ended.state = end_appointment.state then
    return 'unchanged';
  end if;
  if ended.state <> 'booked' then
    return 'refused';
  end if;
  update public.appointments set state = end_appointment.state, sequence = sequence + 1 where id = ended.id returning * into ended;
  insert into public.appointment_events (appointment_id, what, actor, person, before)
    values (ended.id, end_appointment.state, end_appointment.actor, end_appointment.person, before);
  perform public.tell_of_appointment(ended, known, end_appointment.actor, end_appointment.agency);
  return end_appointment.state;
end
$$;

-- Takes the newest change of an appointment back; whoever has its time by then keeps it. Answers 'undone', 'taken' or 'refused'.
create function public.undo_appointment(undone public.appointments, args jsonb, actor text, person text) returns text
  language plpgsql volatile set search_path = ''
as $$
declare
  newest public.appointment_events;
  before constant jsonb := to_jsonb(undone);
  known constant text := public.appointment_told(undone);
begin
  perform pg_advisory_xact_lock(hashtextextended('appointments', 0));
  if not (public.appointment_shown(undone)->>'may_undo')::boolean then
    return 'refused';
  end if;
  select * into newest from public.appointment_events where appointment_id = undone.id order by id desc limit 1;
  if undo_appointment.actor = 'customer' and newest.actor <> 'customer' then
    return 'refused';
  end if;
  if newest.before is null then
    update public.appointments set state = 'cancelled', sequence = sequence + 1 where id = undone.id returning * into undone;
  else
    if not public.is_appointment_free(
      newest.before->>'kind', (newest.before->>'starts_at')::timestamptz, (newest.before->>'ends_at')::timestamptz, undone.id
    ) then
      return 'taken';
    end if;
    update public.appointments set
      state = newest.before->>'state', kind = newest.before->>'kind', area = newest.before->>'area',
      starts_at = (newest.before->>'starts_at')::timestamptz, ends_at = (newest.before->>'ends_at')::timestamptz,
      address = newest.before->>'address', sequence = sequence + 1
      where id = undone.id returning * into undone;
  end if;
  insert into public.appointment_events (appointment_id, what, actor, person, before)
    values (undone.id, 'undone', undo_appointment.actor, undo_appointment.person, before);
  perform public.tell_of_appointment(undone, known, undo_appointment.actor, args->>'agency');
  return 'undone';
end
$$;

-- What customers do.

-- The id of the order, the quotation or the inquiry that a key opens, locked; null without one.
create function public.opened_subject(args jsonb) returns uuid
  language sql volatile set search_path = ''
as $$
  select coalesce(
    (public.opened_order(args)).id,
    (public.opened_quote(args)).id,
    (select sent.id from public.inquiries as sent where sent.reference = args->>'reference' and public.opens(sent.id, args) for update)
  )
$$;

-- Takes {reference, key_hash}; answers appointment_party with appointments: [appointment_shown], the newest first; or null.
create function public.own_appointments(args jsonb) returns jsonb
  language sql volatile security definer set search_path = '' -- opened_subject locks
as $$
  select public.appointment_party(opened) || jsonb_build_object('appointments', array(
      select public.appointment_shown(own) from public.appointments_owned(opened) as own order by own.starts_at desc
    ))
    from public.opened_subject(args) as opened where opened is not null
$$;
grant execute on function public.own_appointments(jsonb) to service_role;

-- The appointments of a person who is signed in that are to come, the next one first; those of a quotation that became an order are of that
-- order. Takes {email, from}: email in small letters. Answers [appointment_shown].
create function public.coming_appointments(args jsonb) returns jsonb
  language sql volatile security definer set search_path = ''
as $$
  select to_jsonb(array(
    select public.appointment_shown(own) || (party - 'address')
      from public.appointments as own left join public.quotes as quote on quote.id = own.quote_id,
        public.appointment_party(coalesce(quote.order_id, public.subject_of(own))) as party
      where own.state = 'booked' and own.ends_at > (args->>'from')::timestamptz and lower(party->>'email') = args->>'email'
      order by own.starts_at, own.id
  ))
$$;
grant execute on function public.coming_appointments(jsonb) to service_role;

-- Books a time, or moves an appointment to another one. Takes {reference, key_hash, appointment, agency, changeable} and what put_appointment
-- takes: appointment is null for a new one, changeable the first start that its customer may still change. Nobody has two of a kind that
-- are to come. Answers {outcome}: those of put_appointment, 'late' (it is too near to be changed here), 'refused' or 'not-found'.
create function public.book_own_appointment(args jsonb) returns jsonb
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  opened constant uuid := public.opened_subject(args);
  moved public.appointments;
begin
  if opened is null then
    return jsonb_build_object('outcome', 'not-found');
  end if;
  select * into moved from public.appointments as own
    where own.id in (select id from public.appointments_owned(opened)) and own.state = 'booked'
      and case when args->>'appointment' is null then own.kind = args->>'kind' and own.starts_at >= (args->>'now')::timestamptz
        else own.id = (args->>'appointment')::uuid end
    order by own.starts_at limit 1 for update;
  if moved.id is null and args->>'appointment' is not null then
    return jsonb_build_object('outcome', 'refused');
  end if;
  if moved.id is not null and args->>'appointment' is null then
    return jsonb_build_object(
      'outcome', case when moved.starts_at = (args->>'starts_at')::timestamptz then 'unchanged' else 'refused' end);
  end if;
  if moved.starts_at < (args->>'changeable')::timestamptz then
    return jsonb_build_object('outcome', 'late');
  end if;
  -- Nobody plays with the calendar all day long.
  if (
    select count(*) from public.appointment_events as event
        join public.appointments_owned(opened) as own on own.id = event.appointment_id
      where event.actor = 'customer' and event.created_at > now() - interval '1 day'
  ) >= 10 then
    return jsonb_build_object('outcome', 'refused');
  end if;
  return jsonb_build_object('outcome', public.put_appointment(moved, opened, args, 'customer', null));
end
$$;
grant execute on function public.book_own_appointment(jsonb) to service_role;

-- Cancels an appointment, or takes back what its customer has just done. Takes {reference, key_hash, appointment, what, agency, changeable};
-- what is 'cancelled' or 'undo'. Answers {outcome}: 'cancelled', 'undone', 'unchanged', 'taken', 'late', 'refused' or 'not-found'.
create function public.change_own_appointment(args jsonb) returns jsonb
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  opened constant uuid := public.opened_subject(args);
  own public.appointments;
begin
  select * into own from public.appointments as known
    where known.id = (args->>'appointment')::uuid and known.id in (select id from public.appointments_owned(opened))
    for update;
  if not found then
    return jsonb_build_object('outcome', 'not-found');
  end if;
  if args->>'what' = 'undo' then
    return jsonb_build_object('outcome', public.undo_appointment(own, args, 'customer', null));
  end if;
  if own.starts_at < (args->>'changeable')::timestamptz then
    return jsonb_build_object('outcome', 'late');
  end if;
  return jsonb_build_object('outcome', public.end_appointment(own, 'cancelled', 'customer', null, args->>'agency'));
end
$$;
grant execute on function public.change_own_appointment(jsonb) to service_role;

-- What the staff does.

-- Takes {from, to}; answers {times, rules, days_off, taken}: what was set at the desk, rules null where nothing was, the days off from then
-- on, and [{id, kind, starts_at, ends_at}] of what is booked in that span.
create function public.appointment_calendar(args jsonb) returns jsonb
  language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'times', array(
      select to_jsonb(own) - 'person' || jsonb_build_object('opens', to_char(own.opens, 'HH24:MI'), 'closes', to_char(own.closes, 'HH24:MI'))
        from public.appointment_times as own order by weekday
    ),
    'rules', (select to_jsonb(own) - array['is_only', 'person'] from public.appointment_rules as own),
    'days_off', array(
      select day from public.appointment_days_off where day >= ((args->>'from')::timestamptz at time zone 'Asia/Bangkok')::date order by day
    ),
    'taken', array(
      select jsonb_build_object('id', id, 'kind', kind, 'starts_at', starts_at, 'ends_at', ends_at) from public.appointments
        where state = 'booked' and starts_at < (args->>'to')::timestamptz and ends_at > (args->>'from')::timestamptz
    )
  )
$$;
grant execute on function public.appointment_calendar(jsonb) to service_role;

-- Takes {weekday, opens, closes, areas, at_once, minutes, person}; answers {}. What is booked already stays.
create function public.keep_appointment_times(args jsonb) returns jsonb
  language plpgsql volatile security definer set search_path = ''
as $$
begin
  insert into public.appointment_times (weekday, opens, closes, areas, at_once, minutes, person)
    values (
      (args->>'weekday')::smallint, (args->>'opens')::time, (args->>'closes')::time,
      array(select jsonb_array_elements_text(args->'areas')), (args->>'at_once')::smallint, (args->>'minutes')::smallint, args->>'person')
    on conflict (weekday) do update set
      opens = excluded.opens, closes = excluded.closes, areas = excluded.areas, at_once = excluded.at_once, minutes = excluded.minutes,
      person = excluded.person;
  return '{}';
end
$$;
grant execute on function public.keep_appointment_times(jsonb) to service_role;

-- Takes {ahead_days, notice_hours, change_hours, person}; answers {}.
create function public.keep_appointment_rules(args jsonb) returns jsonb
  language plpgsql volatile security definer set search_path = ''
as $$
begin
  insert into public.appointment_rules (ahead_days, notice_hours, change_hours, person)
    values (
      (args->>'ahead_days')::smallint, (args->>'notice_hours')::smallint, (args->>'change_hours')::smallint, args->>'person')
    on conflict (is_only) do update set
      ahead_days = excluded.ahead_days, notice_hours = excluded.notice_hours, change_hours = excluded.change_hours, person = excluded.person;
  return '{}';
end
$$;
grant execute on function public.keep_appointment_rules(jsonb) to service_role;

-- Takes {day, is_off, person}; answers {}.
create function public.keep_appointment_day_off(args jsonb) returns jsonb
  language plpgsql volatile security definer set search_path = ''
as $$
begin
  if (args->>'is_off')::boolean then
    insert into public.appointment_days_off (day, person) values ((args->>'day')::date, args->>'person') on conflict do nothing;
  else
    delete from public.appointment_days_off where day = (args->>'day')::date;
  end if;
  return '{}';
end
$$;
grant execute on function public.keep_appointment_day_off(jsonb) to service_role;

-- Takes {from, to}: answers [appointment_shown] of what was not cancelled, by their time, with those of before of which nobody has said what became.
create function public.desk_appointments(args jsonb) returns jsonb
  language sql volatile security definer set search_path = ''
as $$
  select to_jsonb(array(
    select public.appointment_shown(own) from public.appointments as own
      where own.state <> 'cancelled' and own.starts_at < (args->>'to')::timestamptz
        and (own.starts_at >= (args->>'from')::timestamptz or own.state = 'booked')
      order by own.starts_at, own.area, own.id
  ))
$$;
grant execute on function public.desk_appointments(jsonb) to service_role;

-- Takes {references}: of orders, inquiries and quotations; answers [appointment_shown], the newest first.
create function public.appointments_of(args jsonb) returns jsonb
  language sql volatile security definer set search_path = ''
as $$
  select to_jsonb(array(
    select public.appointment_shown(own) from public.appointments as own
      where own.order_id in (select id from public.orders where args->'references' ? reference)
        or own.inquiry_id in (select id from public.inquiries where args->'references' ? reference)
        or own.quote_id in (
          select quote.id from public.quotes as quote left join public.orders as accepted on accepted.id = quote.order_id
            where args->'references' ?| array[quote.number, accepted.reference]
        )
      order by own.starts_at desc
  ))
$$;
grant execute on function public.appointments_of(jsonb) to service_role;

-- Takes {reference}: of an order, an inquiry or a quotation; answers appointment_party, or null.
create function public.party_of(args jsonb) returns jsonb
  language sql stable security definer set search_path = ''
as $$
  select public.appointment_party(coalesce(
    (select id from public.orders where reference = args->>'reference'),
    (select id from public.inquiries where reference = args->>'reference'),
    (select id from public.quotes where number = args->>'reference')))
$$;
grant execute on function public.party_of(jsonb) to service_role;

-- Takes {appointment}; answers appointment_shown with events: [{what, actor, person, before, created_at}], the newest first; or null.
create function public.desk_appointment(args jsonb) returns jsonb
  language sql volatile security definer set search_path = ''
as $$
  select public.appointment_shown(own) || jsonb_build_object('events', array(
      select jsonb_build_object(
          'what', what, 'actor', actor, 'person', person, 'starts_before', before->'starts_at', 'created_at', created_at)
        from public.appointment_events where appointment_id = own.id order by id desc
    ))
    from public.appointments as own where own.id = (args->>'appointment')::uuid
$$;
grant execute on function public.desk_appointment(jsonb) to service_role;

-- Books for a customer, or moves. Takes {reference, appointment, person} and what put_appointment takes. Answers {outcome}: those of
-- put_appointment, 'refused' (it is over) or 'not-found'; and {mailed}: whether a mail waits for the customer.
create function public.book_appointment(args jsonb) returns jsonb
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  moved public.appointments;
  subject uuid;
  outcome text;
begin
  if args->>'appointment' is not null then
    select * into moved from public.appointments where id = (args->>'appointment')::uuid for update;
    if not found or moved.state <> 'booked' then
      return jsonb_build_object('outcome', case when moved.id is null then 'not-found' else 'refused' end);
    end if;
  else
    subject := coalesce(
      (select id from public.orders where reference = args->>'reference' for share),
      (select id from public.inquiries where reference = args->>'reference' for share),
      (select id from public.quotes where number = args->>'reference' for share));
    if subject is null then
      return jsonb_build_object('outcome', 'not-found');
    end if;
  end if;
  outcome := public.put_appointment(moved, subject, args, 'agency', args->>'person');
  return jsonb_build_object(
    'outcome', outcome, 'mailed', public.mail_waits('appointment', coalesce(subject, public.subject_of(moved))));
end
$$;
grant execute on function public.book_appointment(jsonb) to service_role;

-- Takes {appointment, what, person}: what is 'done', 'missed', 'cancelled' or 'undo'. Answers {outcome, mailed}: that of end_appointment or
-- undo_appointment, or 'not-found'; mailed says whether a mail waits for the customer.
create function public.move_appointment(args jsonb) returns jsonb
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  moved public.appointments;
  outcome text;
begin
  select * into moved from public.appointments where id = (args->>'appointment')::uuid for update;
  if not found then
    return jsonb_build_object('outcome', 'not-found');
  end if;
  outcome := case args->>'what'
    when 'undo' then public.undo_appointment(moved, args, 'agency', args->>'person')
    else public.end_appointment(moved, args->>'what', 'agency', args->>'person', null)
  end;
  return jsonb_build_object(
    'outcome', outcome, 'mailed', public.mail_waits('appointment', public.subject_of(moved)));
end
$$;
grant execute on function public.move_appointment(jsonb) to service_role;

-- Reminds customers of what is on a day, once for each time that was agreed; who has heard of it in the last twelve hours is not reminded.
-- Takes {from, to}: the bounds of that day. Answers {reminded}: how many.
create function public.remind_of_appointments(args jsonb) returns jsonb
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  told public.appointments;
  shown jsonb;
  reminded integer := 0;
begin
  for told in
    update public.appointments as own set reminded_for = own.starts_at
      where own.state = 'booked' and own.starts_at >= (args->>'from')::timestamptz and own.starts_at < (args->>'to')::timestamptz
        and own.reminded_for is distinct from own.starts_at
        and not exists (
          select from public.appointment_events where appointment_id = own.id and created_at > (args->>'now')::timestamptz - interval '12 hours'
        )
      returning *
  loop
    shown := public.appointment_shown(told);
    if public.enqueue(
      'appointment', 'customer', shown->>'email', shown->>'locale',
      shown || jsonb_build_object('news', 'reminder', 'told', public.appointment_told(told)), public.subject_of(told)
    ) then
      reminded := reminded + 1;
    end if;
  end loop;
  return jsonb_build_object('reminded', reminded);
end
$$;
grant execute on function public.remind_of_appointments(jsonb) to service_role;

-- Gives somebody of the staff another secret address for their calendar; the one before ends. Takes {email, token_hash}; answers {}.
create function public.keep_calendar_feed(args jsonb) returns jsonb
  language plpgsql volatile security definer set search_path = ''
as $$
begin
  insert into public.calendar_feeds (email, token_hash) values (args->>'email', args->>'token_hash')
    on conflict (email) do update set token_hash = excluded.token_hash, created_at = now();
  return '{}';
end
$$;
grant execute on function public.keep_calendar_feed(jsonb) to service_role;

-- Takes {token_hash, from}; answers {email, appointments: [{id, reference, kind, area, starts_at, ends_at, state, sequence}]} from then on,
-- with nothing else of the customer; or null.
create function public.calendar_feed(args jsonb) returns jsonb
  language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object('email', feed.email, 'appointments', array(
      select jsonb_build_object(
          'id', own.id, 'reference', public.appointment_party(public.subject_of(own))->'reference', 'kind', own.kind,
          'area', own.area, 'starts_at', own.starts_at, 'ends_at', own.ends_at, 'state', own.state, 'sequence', own.sequence)
        from public.appointments as own where own.starts_at >= (args->>'from')::timestamptz order by own.starts_at, own.id
    ))
    from public.calendar_feeds as feed where feed.token_hash = args->>'token_hash'
$$;
grant execute on function public.calendar_feed(jsonb) to service_role;

-- Takes addresses of visits out of orders and quotations that lost their customer.
create function public.forget_appointments(forgotten uuid[]) returns void
  language sql volatile set search_path = ''
as $$
  update public.appointments set address = null where order_id = any (forgotten) or quote_id = any (forgotten);
  update public.appointment_events set before = before - 'address'
    where appointment_id in (select id from public.appointments where order_id = any (forgotten) or quote_id = any (forgotten));
$$;

-- The appointments of an order, an inquiry or a quotation, for the copy of own data; nobody of the agency by name.
create function public.appointments_copied(subject_id uuid) returns jsonb
  language sql stable set search_path = ''
as $$
  select to_jsonb(array(
    select to_jsonb(own) - array['id', 'order_id', 'inquiry_id', 'sequence', 'reminded_for'] || jsonb_build_object('history', array(
        select jsonb_build_object('what', what, 'actor', actor, 'created_at', created_at)
          from public.appointment_events where appointment_id = own.id order by id
      ))
      from public.appointments as own where subject_id in (own.order_id, own.inquiry_id, own.quote_id) order by own.starts_at
  ))
$$;

-- Repairs: a device that was left in the shop. What it costs is a quotation, which waits for its price until somebody has looked at it.

-- The number of a repair, which none has yet; there are 330,000.
create function public.draw_repair_number() returns text
  language plpgsql volatile set search_path = ''
as $$
declare
  drawn text;
begin
  loop
    drawn := 'R-' || substr(public.draw_reference(), 4, 4);
    exit when not exists (select from public.repairs where number = drawn);
  end loop;
  return drawn;
end
$$;

-- Adds to the history of a repair.
create function public.note_repair(noted text, what text, actor text, person text default null) returns void
  language sql volatile set search_path = ''
as $$
  insert into public.repair_events (number, what, actor, person)
    values (noted, note_repair.what, note_repair.actor, note_repair.person)
$$;

-- 'received'; 'diagnosed' (its price was said), 'declined' or 'accepted', until somebody says that it is 'ready', 'returned' repaired, or
-- 'unrepaired': back as it came. Another price opens again what was declined.
create function public.repair_state(shown public.repairs) returns text
  language sql volatile set search_path = ''
as $$
  select case
    when shown.state <> 'received' then shown.state
    when quote.accepted_at is not null then 'accepted'
    when shown.declined_at > (public.newest_version(quote)).issued_at then 'declined'
    when public.quote_state(quote, public.newest_version(quote)) = 'asked' then 'received'
    else 'diagnosed'
  end
  from public.quotes as quote where quote.id = shown.quote_id
$$;

-- What the staff may make of a repair in this state: 'ready', 'returned', 'unrepaired', or 'undo', which leads back to the workshop.
create function public.moves_of_repair(state text) returns text[]
  language sql immutable set search_path = ''
as $$
  select case
    when state in ('returned', 'unrepaired') then array['undo']
    when state = 'ready' then array['returned', 'unrepaired', 'undo']
    when state = 'accepted' then array['ready', 'unrepaired']
    else array['unrepaired']
  end
$$;

-- A repair as customers and staff see it.
create function public.repair_shown(shown public.repairs) returns jsonb
  language sql volatile set search_path = ''
as $$
  select jsonb_build_object(
      'number', shown.number, 'device', shown.device, 'state', public.repair_state(shown), 'received_at', shown.received_at,
      'quote', quote.number, 'amount', (public.newest_version(quote)).amount, 'name', coalesce(quote.company_name, quote.customer_name),
      'phone', quote.customer_phone, 'locale', quote.locale)
    from public.quotes as quote where quote.id = shown.quote_id
$$;

-- Takes a device into the shop, once for one key. Takes what begin_quote takes, whose lines have no price yet, and {device}. Answers
-- {outcome, number}: number is that of the repair; outcomes are those of begin_quote.
create function public.receive_device(args jsonb) returns jsonb
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  begun constant jsonb := public.begin_quote(args);
  asked public.quotes;
  received public.repairs;
begin
  select * into asked from public.quotes where number = begun->>'number';
  if not found then
    return begun;
  end if;
  insert into public.repairs (number, quote_id, device, received_by)
    values (public.draw_repair_number(), asked.id, args->>'device', args->>'person')
    on conflict (quote_id) do nothing
    returning * into received;
  if found then
    perform public.note_repair(received.number, 'received', 'agency', args->>'person');
  else
    select * into received from public.repairs where quote_id = asked.id;
  end if;
  return jsonb_build_object('outcome', begun->>'outcome', 'number', received.number);
end
$$;
grant execute on function public.receive_device(jsonb) to service_role;

-- Takes {reference, key_hash}: of a quotation; answers repair_shown, or null.
create function public.own_repair(args jsonb) returns jsonb
  language sql volatile security definer set search_path = '' -- opened_quote locks
as $$
  select public.repair_shown(own) from public.opened_quote(args) as opened join public.repairs as own on own.quote_id = opened.id
$$;
grant execute on function public.own_repair(jsonb) to service_role;

-- The customer does not want it repaired at that price. Takes {reference, key_hash, agency}; answers {outcome}: 'declined', 'unchanged',
-- 'refused' (no price was said yet, or it was accepted) or 'not-found'. The agency hears of it.
create function public.decline_own_repair(args jsonb) returns jsonb
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  opened constant public.quotes := public.opened_quote(args);
  own public.repairs;
  state text;
begin
  select * into own from public.repairs where quote_id = opened.id for update;
  if not found then
    return jsonb_build_object('outcome', 'not-found');
  end if;
  state := public.repair_state(own);
  if state <> 'diagnosed' then
    return jsonb_build_object('outcome', case state when 'declined' then 'unchanged' else 'refused' end);
  end if;
  update public.repairs set declined_at = clock_timestamp() where number = own.number returning * into own;
  perform public.note_repair(own.number, 'declined', 'customer');
  perform public.enqueue(
    'repair-agency', 'agency', args->>'agency', opened.locale, public.repair_shown(own) || jsonb_build_object('reference', opened.number),
    opened.id);
  return jsonb_build_object('outcome', 'declined');
end
$$;
grant execute on function public.decline_own_repair(jsonb) to service_role;

-- Takes {}; answers [repair_shown] of what is in the shop, the oldest first.
create function public.desk_repairs(args jsonb) returns jsonb
  language sql volatile security definer set search_path = ''
as $$
  select to_jsonb(array(
    select public.repair_shown(own) from public.repairs as own
      where own.state not in ('returned', 'unrepaired') order by own.received_at, own.number
  ))
$$;
grant execute on function public.desk_repairs(jsonb) to service_role;

-- Takes {number}: of a repair or of its quotation; answers repair_shown with received_by, moves as moves_of_repair has them, and events:
-- [{what, actor, person, created_at}], the newest first; or null.
create function public.desk_repair(args jsonb) returns jsonb
  language sql volatile security definer set search_path = ''
as $$
  select public.repair_shown(own) || jsonb_build_object(
      'received_by', own.received_by, 'moves', public.moves_of_repair(public.repair_state(own)),
      'events', array(
        select jsonb_build_object('what', what, 'actor', actor, 'person', person, 'created_at', created_at)
          from public.repair_events where number = own.number order by id desc
      ))
    from public.repairs as own join public.quotes as quote on quote.id = own.quote_id
    where args->>'number' in (own.number, quote.number)
$$;
grant execute on function public.desk_repair(jsonb) to service_role;

-- Takes {number, what, seen, person}: what as moves_of_repair has it, seen the state that was read. Answers {outcome, mailed}: 'changed',
-- 'unchanged' (it is that already), 'refused' (it may not be, or somebody was faster) or 'not-found'; mailed says whether a mail waits for the
-- customer. That it is ready they hear once there was time to take it back.
create function public.move_repair(args jsonb) returns jsonb
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  moved public.repairs;
  asked public.quotes;
  state text;
  becomes constant text := case args->>'what' when 'undo' then 'received' else args->>'what' end;
begin
  select * into moved from public.repairs where number = args->>'number' for update;
  if not found then
    return jsonb_build_object('outcome', 'not-found');
  end if;
  if moved.state = becomes then
    return jsonb_build_object('outcome', 'unchanged', 'mailed', public.mail_waits('repair', moved.quote_id));
  end if;
  state := public.repair_state(moved);
  if state <> args->>'seen' or args->>'what' <> all (public.moves_of_repair(state)) then
    return jsonb_build_object('outcome', 'refused');
  end if;
  update public.repairs set state = becomes where number = moved.number returning * into moved;
  perform public.note_repair(moved.number, args->>'what', 'agency', args->>'person');
  select * into asked from public.quotes where id = moved.quote_id;
  delete from public.outbox where subject_id = asked.id and event = 'repair' and status = 'queued' and attempts = 0;
  if becomes = 'ready' then
    perform public.enqueue(
      'repair', 'customer', asked.customer_email, asked.locale,
      public.repair_shown(moved) || jsonb_build_object('reference', asked.number), asked.id, public.time_to_undo());
  end if;
  return jsonb_build_object('outcome', 'changed', 'mailed', public.mail_waits('repair', moved.quote_id));
end
$$;
grant execute on function public.move_repair(jsonb) to service_role;

-- What was written of devices of quotations that lose their customer.
create function public.forget_repairs(forgotten uuid[]) returns void
  language sql volatile set search_path = ''
as $$
  update public.repairs set device = '' where quote_id = any (forgotten)
$$;

-- The repair of a quotation, for the copy of own data; nobody of the agency by name.
create function public.repair_copied(quote_id uuid) returns jsonb
  language sql stable set search_path = ''
as $$
  select to_jsonb(own) - array['quote_id', 'received_by'] || jsonb_build_object('history', array(
      select jsonb_build_object('what', what, 'actor', actor, 'created_at', created_at)
        from public.repair_events where number = own.number order by id
    ))
    from public.repairs as own where own.quote_id = repair_copied.quote_id
$$;
