-- What is sold by the month or the year goes on: services, the periods that were asked for and paid, and what is told of them
-- (docs/decisions/0056). Days are those of Pattaya; whoever calls says which one it is.

-- A paid line with a period becomes one, or somebody of the agency makes one by hand. Its state is no column: service_state derives it.
create table public.services (
  id uuid primary key default gen_random_uuid(),
  -- The order that was placed last for it. Its customer is this one's, and a correction there is one here.
  order_id uuid references public.orders on delete set null,
  idempotency_key text unique, -- of the form that made it by hand
  is_trial boolean not null default false,
  locale text not null,
  customer_name text,
  customer_email text,
  customer_phone text,
  customer_address text,
  company_name text,
  company_tax_id text,
  company_branch text,
  withholds boolean not null default false, -- the company keeps tax back for the Revenue Department

  item text, -- of the catalog, or null
  type text not null,
  name text not null, -- in the customer's language, as bought
  name_en text not null,
  name_th text not null,
  period text not null check (period in ('month', 'year')),
  price bigint not null check (price > 0), -- satang for a period, with value-added tax, as bought
  follows boolean not null default false, -- it was the catalog's price, so it follows when that is raised
  -- A raised price that was told, and the first day of the first period that has it.
  next_price bigint check (next_price > 0),
  next_price_from date,
  next_item jsonb, -- what it becomes with the next period: {item, type, name, name_en, name_th, price}

  since date not null,
  anchor smallint not null check (anchor between 1 and 31), -- the day of the month on which its periods begin, where the month has it
  paid_until date not null, -- the first day that is not paid
  paused_on date,
  ends_on date, -- the first day on which it is over, also where that is yet to come
  ended_by text check (ended_by in ('customer', 'agency')),
  end_told boolean not null default false,
  taken_back jsonb, -- the payment that began it was taken back, so that nobody sees it: {on, ends_on, ended_by, end_told}, what it has again once that is paid

  domain text,
  registry_until date, -- when the registry lets it expire
  registry_checked_at timestamptz,
  created_at timestamptz not null default now(),
  constraint services_company check (
    case when company_name is null then company_tax_id is null and company_branch is null
      else company_tax_id ~ '^[0-9]{13}$' and company_branch ~ '^(head-office|[0-9]{5})$' end is true)
);
create index services_order on public.services (order_id);
create index services_customer on public.services (lower(customer_email));
create index services_due on public.services (paid_until);
alter table public.services enable row level security;

-- Each period that was asked for, once: a service has no two that begin on one day.
create table public.service_periods (
  service_id uuid not null references public.services on delete cascade,
  starts_on date not null,
  ends_on date not null check (ends_on > starts_on), -- the first day after it
  order_id uuid references public.orders on delete set null, -- that asks for it, or paid it
  price bigint not null, -- satang
  is_paid boolean not null default false,
  reminders smallint not null default 0, -- how far reminding has come
  primary key (service_id, starts_on)
);
create index service_periods_order on public.service_periods (order_id);
alter table public.service_periods enable row level security;

-- What happened to a service, beside its orders.
create table public.service_events (
  id bigint generated always as identity primary key,
  service_id uuid not null references public.services on delete cascade,
  what text not null,
  actor text not null check (actor in ('customer', 'agency', 'site')),
  person text, -- who of the agency
  note text,
  created_at timestamptz not null default now()
);
create index service_events_service on public.service_events (service_id, id);
alter table public.service_events enable row level security;

-- Days.

-- So many months after a day, on the anchor day of that month, or its last one where it is shorter: 31 January, 28 February, 31 March.
create function public.months_after(from_day date, months integer, anchor integer) returns date
  language sql immutable set search_path = ''
as $$
  select first + least(anchor, extract(day from first + interval '1 month' - interval '1 day')::integer) - 1
    from (select (date_trunc('month', from_day::timestamp) + make_interval(months => months))::date as first) as month
$$;

create function public.months_of(period text) returns integer
  language sql immutable set search_path = ''
as $$
  select case months_of.period when 'year' then 12 else 1 end
$$;

-- The day on which the next period is asked for: a week before a month ends, 30 days before a year does.
create function public.asks_on(running public.services) returns date
  language sql immutable set search_path = ''
as $$
  select running.paid_until - case running.period when 'year' then 30 else 7 end
$$;

-- 'running', 'due' (the next period is asked for), 'overdue', 'paused' or 'ended'.
create function public.service_state(running public.services, day date) returns text
  language sql immutable set search_path = ''
as $$
  select case
    when running.ends_on <= day then 'ended'
    when running.paused_on is not null then 'paused'
    when day > running.paid_until then 'overdue'
    when day >= public.asks_on(running) then 'due'
    else 'running'
  end
$$;

-- What it costs for a period that begins on a day, in satang.
create function public.service_price(running public.services, starts_on date) returns bigint
  language sql immutable set search_path = ''
as $$
  select case
    when running.next_item is not null then (running.next_item->>'price')::bigint
    when running.next_price_from <= starts_on then running.next_price
    else running.price
  end
$$;

-- Every move that somebody may make of a service that is in a state; 'keep' only of one that is to end, and by the customer only where the
-- customer ended it; 'end' only of one that is not.
create function public.service_moves() returns table (actor text, state text, move text)
  language sql immutable set search_path = ''
as $$
  select 'customer', state, move from unnest(array['running', 'due', 'overdue']) as state,
      unnest(array['pay', 'end', 'keep']) as move
  union all values ('customer', 'running', 'change'), ('customer', 'due', 'change'), ('customer', 'paused', 'end'),
    ('customer', 'paused', 'keep')
  union all
  select 'agency', state, move from unnest(array['running', 'due', 'overdue']) as state,
      unnest(array['pay', 'pause', 'end', 'keep', 'move', 'edit']) as move
  union all values ('agency', 'paused', 'resume'), ('agency', 'paused', 'end'), ('agency', 'paused', 'keep'), ('agency', 'paused', 'move'),
    ('agency', 'paused', 'edit'), ('agency', 'ended', 'keep')
$$;

-- Whether an order for a service is being paid: its slip waits to be looked at, a part of its money came, or it has a card page.
create function public.is_being_paid(asked uuid) returns boolean
  language sql stable set search_path = ''
as $$
  select exists (
    select from public.orders as waiting
      where renews and status in ('awaiting-payment', 'pending', 'slip-wanted')
        and lines @> jsonb_build_array(jsonb_build_object('service', asked))
        and (status <> 'awaiting-payment' or (public.money_of(waiting)).came > 0 or public.card_page_of(waiting) <> 'none')
  )
$$;

-- Nobody changes the package of a service while somebody pays it on at the price of before.
create function public.may_move_service(moved public.services, actor text, move text, day date) returns boolean
  language sql stable set search_path = ''
as $$
  select exists (
      select from public.service_moves() as known
        where known.actor = may_move_service.actor and known.move = may_move_service.move
          and known.state = public.service_state(moved, may_move_service.day)
    ) and moved.taken_back is null and case may_move_service.move
      when 'keep' then moved.ends_on is not null and (may_move_service.actor = 'agency' or moved.ended_by = 'customer')
      when 'end' then moved.ends_on is null
      when 'pay' then moved.ends_on is null and moved.customer_name is not null
      when 'change' then moved.ends_on is null and moved.customer_name is not null and not public.is_being_paid(moved.id)
      else true
    end
$$;

-- Adds to the history of a service.
create function public.note_service(noted uuid, what text, actor text, person text default null, note text default null) returns void
  language sql volatile set search_path = ''
as $$
  insert into public.service_events (service_id, what, actor, person, note)
    values (noted, note_service.what, note_service.actor, note_service.person, note_service.note)
$$;

-- What happens to services when an order is paid, or is not paid after all.

-- The services that an order began and that it paid no more, as they were: days on which they were taken back come on top of what was paid.
-- Answers whether there were any.
create function public.bring_services_back(paid public.orders) returns boolean
  language plpgsql volatile set search_path = ''
as $$
declare
  back public.services;
  gone integer;
begin
  for back in
    select begun.* from public.services as begun
        join public.service_periods as first_one on first_one.service_id = begun.id and first_one.starts_on = begun.since
      where first_one.order_id = paid.id and not first_one.is_paid
        and not exists (select from jsonb_array_elements(paid.lines) as own where own->>'service' = begun.id::text)
      order by begun.id for update of begun
  loop
    gone := case when back.paused_on is null then coalesce(public.today_in_thailand() - (back.taken_back->>'on')::date, 0) else 0 end;
    update public.service_periods set is_paid = true, ends_on = ends_on + gone where service_id = back.id and starts_on = back.since;
    update public.services set paid_until = last.day, anchor = case when gone = 0 then anchor else extract(day from last.day) end
      from (select max(ends_on) as day from public.service_periods where service_id = back.id and is_paid) as last
      where id = back.id;
    if back.taken_back is not null then
      update public.services set
        ends_on = (back.taken_back->>'ends_on')::date, ended_by = back.taken_back->>'ended_by', end_told = (back.taken_back->>'end_told')::boolean,
        taken_back = null
        where id = back.id;
    end if;
    perform public.note_service(back.id, 'paid', 'site', note => paid.reference);
  end loop;
  return found;
end
$$;

-- Every line with a period becomes a service, for which it paid as many periods as it has. A tax that the order adds to its prices is in
-- the price.
create function public.begin_services(paid public.orders) returns void
  language plpgsql volatile set search_path = ''
as $$
declare
  line jsonb;
  begun public.services;
  times integer; -- how many months or years
  price bigint; -- of each
  today constant date := public.today_in_thailand();
  has_tax constant boolean := jsonb_path_exists(paid.lines, '$[*] ? (@.type == "vat")');
begin
  for line in
    select value from jsonb_array_elements(paid.lines)
      where value->>'period' in ('month', 'year') and value->>'service' is null and (value->>'price')::bigint > 0
  loop
    times := case when line->>'unit' is null then coalesce((line->>'quantity')::integer, 1) else 1 end;
    price := round((line->>'price')::bigint * case when has_tax then 1.07 else 1 end / times);
    insert into public.services (
        order_id, is_trial, locale, customer_name, customer_email, customer_phone, customer_address,
        company_name, company_tax_id, company_branch, withholds,
        item, type, name, name_en, name_th, period, price, follows, since, anchor, paid_until)
      values (
        paid.id, paid.reference like 'TRIAL-%', paid.locale, paid.customer_name, paid.customer_email, paid.customer_phone,
        paid.customer_address, paid.company_name, paid.company_tax_id, paid.company_branch, paid.withheld > 0,
        line->>'id', line->>'type', line->>'name', line->>'name_en', coalesce(line->>'name_th', line->>'name_en'), line->>'period',
        price,
        paid.quote_number is null and paid.sold_by is null,
        today, extract(day from today), public.months_after(today, times * public.months_of(line->>'period'), extract(day from today)::integer))
      returning * into begun;
    insert into public.service_periods (service_id, starts_on, ends_on, order_id, price, is_paid)
      values (begun.id, today, begun.paid_until, paid.id, price * times, true);
  end loop;
end
$$;

-- A line of a renewal was paid: the service is paid on from where it was paid until, never from today. Where that very period was paid by
-- another order meanwhile, it is the one after. Whatever was to end with what is paid ends with that.
create function public.renew_service(renewed public.services, paid uuid, line jsonb) returns void
  language plpgsql volatile set search_path = ''
as $$
declare
  own public.service_periods;
  until constant date := public.months_after(renewed.paid_until, (line->>'months')::integer, renewed.anchor);
begin
  select * into own from public.service_periods where service_id = renewed.id and order_id = paid order by starts_on limit 1;
  if own.ends_on <= renewed.paid_until then
    -- It lies behind what was paid since: a decision that was taken back and made again.
    update public.service_periods set is_paid = true where service_id = renewed.id and starts_on = own.starts_on;
    return;
  end if;
  delete from public.service_periods where service_id = renewed.id and order_id = paid and not is_paid and starts_on <> renewed.paid_until;
  insert into public.service_periods as known (service_id, starts_on, ends_on, order_id, price, is_paid)
    values (renewed.id, renewed.paid_until, until, paid, (line->>'price')::bigint, true)
    on conflict (service_id, starts_on) do update
      set ends_on = excluded.ends_on, order_id = excluded.order_id, price = excluded.price, is_paid = true;
  update public.services set paid_until = until, order_id = paid where id = renewed.id;
  update public.services set ends_on = until, end_told = false where id = renewed.id and ends_on = renewed.paid_until;
  if found then
    perform public.tell_of_service(service, 'ending') from public.services as service where id = renewed.id;
  end if;
  if renewed.next_item is not null then
    perform public.become_item(renewed, renewed.next_item);
  end if;
  update public.services set price = next_price, next_price = null, next_price_from = null
    where id = renewed.id and next_price_from <= renewed.paid_until;
end
$$;

-- Makes another item of the catalog of a service.
create function public.become_item(changed public.services, becomes jsonb) returns void
  language sql volatile set search_path = ''
as $$
  update public.services set
    item = becomes->>'item', type = becomes->>'type', name = becomes->>'name', name_en = becomes->>'name_en',
    name_th = becomes->>'name_th', price = (becomes->>'price')::bigint, follows = (becomes->>'follows')::boolean,
    next_item = null, next_price = null, next_price_from = null
    where id = changed.id
$$;

-- A service as an item that it may become again.
create function public.item_of(kept public.services) returns jsonb
  language sql immutable set search_path = ''
as $$
  select jsonb_build_object(
    'item', kept.item, 'type', kept.type, 'name', kept.name, 'name_en', kept.name_en, 'name_th', kept.name_th, 'price', kept.price,
    'follows', kept.follows)
$$;

-- Cancels the orders for a service that wait for money of which nothing came, and forgets what they ask for: it can be asked for anew.
create function public.drop_renewals(dropped uuid) returns void
  language plpgsql volatile set search_path = ''
as $$
declare
  waiting public.orders;
begin
  for waiting in
    select * from public.orders
      where renews and status = 'awaiting-payment' and lines @> jsonb_build_array(jsonb_build_object('service', dropped))
      order by id for update
  loop
    continue when (public.money_of(waiting)).came > 0 or public.card_page_of(waiting) <> 'none';
    delete from public.service_periods where order_id = waiting.id and not is_paid;
    delete from public.outbox
      where subject_id = waiting.id and event = 'renewal' and status = 'queued' and attempts = 0;
    perform public.move_order(waiting, 'cancelled', 'service', 'site');
  end loop;
end
$$;

-- The services of an order that is paid now, or no more: paying begins and renews them, and taking that back takes them back.
create function public.settle_services() returns trigger
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  line jsonb;
  touched public.services;
  today constant date := public.today_in_thailand();
begin
  if new.status = 'paid' then
    if not public.bring_services_back(new) then
      perform public.begin_services(new);
    end if;
    for line in select value from jsonb_array_elements(new.lines) where value->>'service' is not null order by value->>'service' loop
      select * into touched from public.services where id = (line->>'service')::uuid for update;
      continue when not found;
      if line->'change' is null then
        perform public.renew_service(touched, new.id, line);
      else
        perform public.become_item(touched, line->'change'->'to');
        perform public.drop_renewals(touched.id);
      end if;
      perform public.note_service(touched.id, case when line->'change' is null then 'paid' else 'changed' end, 'site', note => new.reference);
    end loop;
    return null;
  end if;
  -- What it began is not seen any more, unless something else has been paid for that since.
  for touched in
    select begun.* from public.services as begun
        join public.service_periods as first_one on first_one.service_id = begun.id and first_one.order_id = new.id
      where first_one.starts_on = begun.since
        and not exists (select from jsonb_array_elements(new.lines) as own where own->>'service' = begun.id::text)
        and not exists (
          select from public.service_periods as other where other.service_id = begun.id and other.is_paid and other.order_id is distinct from new.id
        )
      order by begun.id
  loop
    perform public.drop_renewals(touched.id);
    update public.services set
      taken_back = jsonb_build_object('on', today, 'ends_on', ends_on, 'ended_by', ended_by, 'end_told', end_told),
      ends_on = today, ended_by = null, end_told = true
      where id = touched.id;
  end loop;
  for touched in
    select kept.* from public.services as kept join public.service_periods as period on period.service_id = kept.id
      where period.order_id = new.id and period.is_paid and period.ends_on = kept.paid_until order by kept.id for update of kept
  loop
    -- Back to the last period that somebody has paid, even where one between was taken back before.
    update public.services set paid_until = last.day, ends_on = case when ends_on = touched.paid_until then last.day else ends_on end
      from (
        select coalesce(max(ends_on) filter (where is_paid and order_id is distinct from new.id), min(starts_on)) as day
          from public.service_periods where service_id = touched.id
      ) as last
      where id = touched.id;
    perform public.note_service(touched.id, 'unpaid', 'site', note => new.reference);
  end loop;
  update public.service_periods set is_paid = false where order_id = new.id;
  for line in select value from jsonb_array_elements(new.lines) where value->'change' is not null loop
    select * into touched from public.services where id = (line->>'service')::uuid for update;
    if touched.item is not distinct from line->'change'->'to'->>'item' then
      perform public.become_item(touched, line->'change'->'from');
    end if;
  end loop;
  return null;
end
$$;
create trigger orders_settle_services after update of status on public.orders for each row
  when ('paid' in (old.status, new.status) and old.status <> new.status) execute function public.settle_services();

-- Who an order is from is who its services are of.
create function public.keep_service_customer() returns trigger
  language plpgsql volatile security definer set search_path = ''
as $$
begin
  update public.services set
    customer_name = new.customer_name, customer_email = new.customer_email, customer_phone = new.customer_phone,
    customer_address = new.customer_address, company_name = new.company_name, company_tax_id = new.company_tax_id,
    company_branch = new.company_branch
    where order_id = new.id
      or id in (select service_id from public.service_periods where order_id = new.id and not is_paid);
  return null;
end
$$;
create trigger orders_keep_service_customer
  after update of customer_name, customer_email, customer_phone, customer_address, company_name, company_tax_id, company_branch
  on public.orders for each row execute function public.keep_service_customer();

-- Renewals.

-- What the next period of a service asks for: {service, starts_on, ends_on, months, price, item, type, name, name_en, name_th, locale}.
create function public.next_period(asked public.services, months integer default null) returns jsonb
  language sql stable set search_path = ''
as $$
  select public.item_of(asked) || coalesce(asked.next_item, '{}') || jsonb_build_object(
      'service', asked.id, 'starts_on', asked.paid_until, 'months', span.months,
      'ends_on', public.months_after(asked.paid_until, span.months, asked.anchor),
      'price', public.service_price(asked, asked.paid_until), 'period', asked.period, 'domain', asked.domain,
      'locale', asked.locale, 'withholds', asked.withholds
    )
    from (select coalesce(next_period.months, public.months_of(asked.period)) as months) as span
$$;

-- Takes {day}; answers what is to be asked for now: [[next_period]], what one customer pays together in one list. With what is to be asked
-- for comes what would be within five days. What was asked for once is not asked for again.
create function public.services_to_renew(args jsonb) returns jsonb
  language sql stable security definer set search_path = ''
as $$
  with open as (
    select running, lower(coalesce(running.customer_email, running.id::text)) || ' ' || running.locale || ' '
        || coalesce(running.company_tax_id, '') || running.is_trial || running.withholds as customer,
        public.asks_on(running) as asks_on
      from public.services as running
      where running.ends_on is null and running.paused_on is null and running.customer_name is not null
        and running.paid_until <= (args->>'day')::date + 35 and public.asks_on(running) <= (args->>'day')::date + 5
        and not exists (
          select from public.service_periods as period where period.service_id = running.id and period.starts_on = running.paid_until
        )
  )
  select coalesce(jsonb_agg(list order by customer), '[]') from (
    select customer, jsonb_agg(public.next_period(running) order by (running).paid_until, (running).id) as list from open
      group by customer having min(asks_on) <= (args->>'day')::date
  ) as lists
$$;
grant execute on function public.services_to_renew(jsonb) to service_role;

-- How many of the reminders of a renewal are due: one on the day, on the third and on the seventh day after it.
create function public.reminders_due(due date, day date) returns integer
  language sql immutable set search_path = ''
as $$
  select case when day >= due + 7 then 3 when day >= due + 3 then 2 when day >= due then 1 else 0 end
$$;

-- Owes the customer the mail about a renewal, and the agency a word where that is three days late.
create function public.tell_of_renewal(told public.orders, reminders integer, before integer, agency text) returns void
  language plpgsql volatile set search_path = ''
as $$
begin
  perform public.enqueue(
    'renewal', 'customer', told.customer_email, told.locale,
    public.order_mail(told) || jsonb_build_object(
      'reminders', tell_of_renewal.reminders,
      'due', (select min(starts_on) from public.service_periods where order_id = told.id and not is_paid)
    ), told.id
  );
  if tell_of_renewal.reminders >= 2 and tell_of_renewal.before < 2 then
    perform public.enqueue_order_news(told, 'overdue', tell_of_renewal.agency);
  end if;
end
$$;

-- Makes the order for the next period of services, or for the difference of a change. Takes {day, lines, withheld, actor, agency, key_hash,
-- is_stranger}: lines as orders have them, each with {service} and, for a period, {starts_on, ends_on, months}, or {change: {from, to}}; agency
-- null where nobody is told. Answers {outcome, reference}: 'placed', or 'outdated' with nothing written where one of the services has been
-- asked for meanwhile, is paid until another day, costs something else, or is to be asked for no more. What the services were asked for
-- before, and nobody paid, is cancelled where the customer asks.
create function public.place_renewal(args jsonb) returns jsonb
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  line jsonb;
  asked public.services;
  made public.orders;
  reminders integer;
begin
  if (args->>'is_stranger')::boolean then
    perform public.asked_by_stranger();
  end if;
  for line in select value from jsonb_array_elements(args->'lines') order by value->>'service' loop
    select * into asked from public.services where id = (line->>'service')::uuid for update;
    if not found or asked.ends_on is not null or asked.paused_on is not null or asked.customer_name is null then
      return jsonb_build_object('outcome', 'outdated');
    end if;
    if args->>'actor' <> 'site' then
      perform public.drop_renewals(asked.id);
      -- One that came to nothing gives way.
      delete from public.service_periods as period using public.orders as over
        where period.service_id = asked.id and not period.is_paid and over.id = period.order_id
          and over.status in ('cancelled', 'rejected', 'refunded') and line->'change' is null;
    end if;
    if line->'change' is null and (
      asked.paid_until <> (line->>'starts_on')::date
      or (line->>'months')::integer not in (public.months_of(asked.period), 12)
      or (line->>'months')::integer = public.months_of(asked.period)
        and (line->>'price')::bigint <> public.service_price(asked, asked.paid_until)
      or exists (select from public.service_periods where service_id = asked.id and starts_on = asked.paid_until)
    ) or line->'change' is not null and (
      public.item_of(asked) <> line->'change'->'from' or asked.paid_until <> (line->>'ends_on')::date or public.is_being_paid(asked.id)
    ) then
      return jsonb_build_object('outcome', 'outdated');
    end if;
  end loop;
  if (args->>'withheld')::bigint > 0 and asked.company_tax_id is null then
    raise exception 'nobody withholds tax but companies';
  end if;
  made := public.insert_unpaid_order(to_jsonb(asked) || jsonb_build_object(
    'payment_method', 'promptpay', 'withheld', args->'withheld', 'lines', args->'lines', 'idempotency_key', gen_random_uuid(), 'renews', true,
    'customer_phone', coalesce(asked.customer_phone, ''), 'customer_address', coalesce(asked.customer_address, '')));
  select public.reminders_due(min((value->>'starts_on')::date), (args->>'day')::date) into reminders
    from jsonb_array_elements(args->'lines');
  insert into public.service_periods (service_id, starts_on, ends_on, order_id, price, reminders)
    select (value->>'service')::uuid, (value->>'starts_on')::date, (value->>'ends_on')::date, made.id, (value->>'price')::bigint, reminders
      from jsonb_array_elements(args->'lines') where value->'change' is null;
  perform public.add_page_key(made.id, args->>'key_hash', case when public.is_stranger() then 'browser' else 'mail' end);
  if args->>'actor' <> 'customer' then
    perform public.tell_of_renewal(made, coalesce(reminders, 0), 0, args->>'agency');
  end if;
  return jsonb_build_object('outcome', 'placed', 'reference', made.reference);
end
$$;
grant execute on function public.place_renewal(jsonb) to service_role;

-- Reminds of renewals that wait for their money on the day on which they are due, three days later and seven, the newest of those alone
-- where nobody looked meanwhile; then the agency decides. Takes {day, agency}; answers {reminded}.
create function public.remind_of_renewals(args jsonb) returns jsonb
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  late record;
  waiting public.orders;
  reminded integer := 0;
begin
  for late in
    select period.order_id, public.reminders_due(min(period.starts_on), (args->>'day')::date) as due, min(period.reminders) as before
      from public.service_periods as period join public.services as running on running.id = period.service_id
      where not period.is_paid and running.paused_on is null and running.ends_on is null and period.order_id is not null
      group by period.order_id
      having public.reminders_due(min(period.starts_on), (args->>'day')::date) > min(period.reminders)
      order by period.order_id
  loop
    select * into waiting from public.orders
      where id = late.order_id and status = 'awaiting-payment' and public.card_page_of(orders) <> 'complete'
      for update skip locked;
    continue when not found;
    -- Of two at once the second finds that it was reminded.
    update public.service_periods set reminders = late.due where order_id = waiting.id and not is_paid and reminders < late.due;
    continue when not found;
    perform public.tell_of_renewal(waiting, late.due, late.before, args->>'agency');
    reminded := reminded + 1;
  end loop;
  return jsonb_build_object('reminded', reminded);
end
$$;
grant execute on function public.remind_of_renewals(jsonb) to service_role;

-- Owes the customer of a service a mail: news is 'ending' (at the end of what is paid), 'ended', 'kept' (the end was taken back) or 'price'
-- (it is raised). Its link leads to the order that was placed last.
create function public.tell_of_service(told public.services, news text, person text default null) returns void
  language sql volatile set search_path = ''
as $$
  select public.enqueue(
    'service', 'customer', told.customer_email, told.locale,
    jsonb_build_object(
      'news', tell_of_service.news, 'name', told.name, 'item', told.item, 'domain', told.domain, 'customer_name', told.customer_name,
      'paid_until', told.paid_until, 'ends_on', told.ends_on, 'ended_by', told.ended_by, 'period', told.period, 'price', told.price,
      'next_price', told.next_price, 'next_price_from', told.next_price_from,
      'reference', (select reference from public.orders where id = told.order_id)
    ), coalesce(told.order_id, told.id)
  )
$$;

-- Tells customers that a service has ended, once. Takes {day}; answers {told}. Not of one that was over long ago, as those that are made by
-- hand may be.
create function public.tell_of_ends(args jsonb) returns jsonb
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  over public.services;
  told integer := 0;
begin
  for over in
    update public.services set end_told = true where not end_told and ends_on <= (args->>'day')::date returning *
  loop
    perform public.tell_of_service(over, 'ended');
    told := told + 1;
  end loop;
  return jsonb_build_object('told', told);
end
$$;
grant execute on function public.tell_of_ends(jsonb) to service_role;

-- Tells of prices that the catalog raised: each counts from the first period that begins 30 days later or more. Takes {day, prices}: the
-- catalog's of today by item, in satang. Answers {told}.
create function public.tell_of_prices(args jsonb) returns jsonb
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  raised public.services;
  raised_from date;
  told integer := 0;
begin
  for raised in
    select * from public.services as running
      where running.follows and running.next_item is null and (running.ends_on is null or running.ends_on > (args->>'day')::date)
        and running.customer_name is not null
        and (args->'prices'->>running.item)::bigint > coalesce(running.next_price, running.price)
      for update skip locked
  loop
    raised_from := raised.paid_until;
    while raised_from < (args->>'day')::date + 30 loop
      raised_from := public.months_after(raised_from, public.months_of(raised.period), raised.anchor);
    end loop;
    update public.services set
      -- One that was told before and begins earlier goes on counting.
      price = case when next_price_from <= paid_until then next_price else price end,
      next_price = (args->'prices'->>raised.item)::bigint, next_price_from = raised_from
      where id = raised.id returning * into raised;
    perform public.tell_of_service(raised, 'price');
    perform public.note_service(raised.id, 'price', 'site', note => raised.next_price::text);
    told := told + 1;
  end loop;
  return jsonb_build_object('told', told);
end
$$;
grant execute on function public.tell_of_prices(jsonb) to service_role;

-- Services as they are seen.

-- A service as lists show it. moves are what the actor may make of it; order is what asks for its next period or its change now, or null.
create function public.service_row(shown public.services, actor text, day date) returns jsonb
  language sql stable set search_path = ''
as $$
  select to_jsonb(shown) - array['idempotency_key', 'order_id', 'taken_back'] || jsonb_build_object(
      'state', public.service_state(shown, day),
      'reference', (select reference from public.orders where id = shown.order_id),
      'price_then', public.service_price(shown, shown.paid_until),
      'period_start', public.months_after(shown.paid_until, -public.months_of(shown.period), shown.anchor),
      'moves', array(
        select distinct move from public.service_moves() as known
          where known.actor = service_row.actor and public.may_move_service(shown, known.actor, known.move, day) order by move
      ),
      'order', (
        select jsonb_build_object('reference', waiting.reference, 'status', waiting.status, 'amount', waiting.amount)
          from public.orders as waiting
          where waiting.renews and waiting.status in ('awaiting-payment', 'pending', 'slip-wanted')
            and waiting.lines @> jsonb_build_array(jsonb_build_object('service', shown.id))
          order by waiting.created_at desc limit 1
      )
    )
$$;

-- A service with its periods, the newest first: [{starts_on, ends_on, price, is_paid, reference, status, receipt}].
create function public.service_shown(shown public.services, actor text, day date) returns jsonb
  language sql stable set search_path = ''
as $$
  select public.service_row(shown, actor, day) || jsonb_build_object(
      'periods', array(
        select jsonb_build_object(
            'starts_on', period.starts_on, 'ends_on', period.ends_on, 'price', period.price, 'is_paid', period.is_paid,
            'reference', asking.reference, 'status', asking.status, 'receipt', (public.valid_receipt(asking.id)).number
          )
          from public.service_periods as period left join public.orders as asking on asking.id = period.order_id
          where period.service_id = shown.id order by period.starts_on desc
      )
    )
$$;

-- The services that an order was placed for or that it began, or those of a person who is signed in. Takes {day} with {reference, key_hash}
-- or with {email}; answers [service_shown], those that ended last.
create function public.own_services(args jsonb) returns jsonb
  language plpgsql volatile security definer set search_path = '' -- opened_order locks
as $$
declare
  opened public.orders;
begin
  if args->>'email' is null then
    select * into opened from public.opened_order(args);
  end if;
  return to_jsonb(array(
    select public.service_shown(own, 'customer', (args->>'day')::date) from public.services as own
      where public.is_own_service(own, opened, args)
      order by own.ends_on nulls first, own.paid_until, own.id
  ));
end
$$;
grant execute on function public.own_services(jsonb) to service_role;

-- Whether a service is of the person who is signed in, or of the order that was opened and of its customer.
create function public.is_own_service(own public.services, opened public.orders, args jsonb) returns boolean
  language sql stable set search_path = ''
as $$
  select own.taken_back is null and case
    when args->>'email' is not null then lower(own.customer_email) = lower(args->>'email')
    -- Who bought at the counter may have no address.
    else lower(own.customer_email) is not distinct from lower(opened.customer_email) and (
      own.order_id = opened.id
      or exists (select from public.service_periods where service_id = own.id and order_id = opened.id)
      or opened.lines @> jsonb_build_array(jsonb_build_object('service', own.id))
    )
  end
$$;

-- The service that somebody may see, locked; null where it is not theirs. args as own_services has them, with {service}.
create function public.opened_service(args jsonb) returns public.services
  language plpgsql volatile set search_path = ''
as $$
declare
  opened public.orders;
  own public.services;
begin
  if args->>'email' is null then
    select * into opened from public.opened_order(args);
  end if;
  select * into own from public.services where id = (args->>'service')::uuid for update;
  return case when public.is_own_service(own, opened, args) then own end;
end
$$;

-- Takes {day, service} with {reference, key_hash} or {email}, and {months} of the period, null for its own. Answers next_period with
-- {shown: service_shown, kept: item_of, is_stranger}, or null.
create function public.own_next_period(args jsonb) returns jsonb
  language sql volatile security definer set search_path = ''
as $$
  select public.next_period(own, (args->>'months')::integer)
      || jsonb_build_object('shown', public.service_shown(own, 'customer', (args->>'day')::date), 'kept', public.item_of(own), 'is_stranger', public.is_stranger())
    from public.opened_service(args) as own where own.id is not null
$$;
grant execute on function public.own_next_period(jsonb) to service_role;

-- Makes a move of a service that the caller has locked: args has {move, day, actor, person, until, note, agency}. Answers {outcome}:
-- 'changed' or 'refused'.
create function public.move_service(moved public.services, args jsonb) returns jsonb
  language plpgsql volatile set search_path = ''
as $$
declare
  move constant text := args->>'move';
  actor constant text := args->>'actor';
  day constant date := (args->>'day')::date;
  gone integer;
begin
  if not public.may_move_service(moved, actor, move, day) then
    return jsonb_build_object('outcome', 'refused');
  end if;
  case move
    when 'end' then
      -- At the end of what is paid; the agency may say another day.
      update public.services set
        ends_on = greatest(coalesce((args->>'until')::date, case when paused_on is null then paid_until else day end), least(day, since)),
        ended_by = actor, end_told = false
        where id = moved.id returning * into moved;
      perform public.drop_renewals(moved.id);
      if moved.ends_on > day then
        perform public.tell_of_service(moved, 'ending');
      end if;
    when 'keep' then
      update public.services set ends_on = null, ended_by = null, end_told = false where id = moved.id returning * into moved;
      perform public.tell_of_service(moved, 'kept');
    when 'pause' then
      update public.services set paused_on = day where id = moved.id;
      perform public.drop_renewals(moved.id);
    when 'resume' then
      -- The days of the pause come on top of what was paid.
      gone := greatest(0, day - moved.paused_on);
      update public.service_periods set ends_on = ends_on + gone
        where service_id = moved.id and ends_on = moved.paid_until and is_paid;
      update public.service_periods set starts_on = starts_on + gone, ends_on = ends_on + gone
        where service_id = moved.id and starts_on = moved.paid_until and not is_paid;
      update public.services set paused_on = null, paid_until = paid_until + gone, ends_on = ends_on + gone,
          anchor = case when gone = 0 then anchor else extract(day from paid_until + gone) end
        where id = moved.id;
    when 'move' then
      perform public.drop_renewals(moved.id);
      -- No period reaches beyond the day, so that none is asked for twice.
      delete from public.service_periods where service_id = moved.id and starts_on >= (args->>'until')::date;
      update public.service_periods set ends_on = (args->>'until')::date
        where service_id = moved.id and ends_on > (args->>'until')::date;
      update public.services set paid_until = (args->>'until')::date, anchor = extract(day from (args->>'until')::date)
        where id = moved.id;
  end case;
  perform public.note_service(moved.id, move, actor, args->>'person', coalesce(args->>'note', args->>'until'));
  return jsonb_build_object('outcome', 'changed');
end
$$;

-- Tells the agency what a customer made of a service, 'service-ends' or 'service-kept': in the name of the order that was placed last for it, or
-- where none was yet, of its domain, or of what it is.
create function public.enqueue_service_news(told public.services, news text, agency text) returns void
  language plpgsql volatile set search_path = ''
as $$
begin
  perform public.enqueue_order_news(placed, enqueue_service_news.news, enqueue_service_news.agency, told.name_en)
    from public.orders as placed where placed.id = told.order_id;
  if found then
    return;
  end if;
  perform public.enqueue(
    'order-news', 'agency', enqueue_service_news.agency, told.locale,
    public.order_mail(jsonb_populate_record(null::public.orders, to_jsonb(told) || jsonb_build_object(
      'reference', coalesce(told.domain, told.name_en), 'renews', true, 'payment_method', 'promptpay', 'amount', told.price, 'withheld', 0,
      'lines', jsonb_build_array(jsonb_build_object(
        'id', coalesce(told.item, ''), 'type', told.type, 'name', told.name, 'name_en', told.name_en, 'period', told.period, 'price', told.price))
    ))) || jsonb_build_object(
      'news', enqueue_service_news.news, 'changed', told.name_en, 'service', told.id, 'open', 0
    ),
    told.id
  );
end
$$;

-- What a customer makes of a service. Takes {service, move: 'end' or 'keep', day, agency} with {reference, key_hash} or {email}; answers {outcome}:
-- 'changed', 'refused' or 'not-found'.
create function public.move_own_service(args jsonb) returns jsonb
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  own constant public.services := public.opened_service(args);
  answer jsonb;
begin
  if own.id is null then
    return jsonb_build_object('outcome', 'not-found');
  elsif args->>'move' not in ('end', 'keep') then
    return jsonb_build_object('outcome', 'refused');
  end if;
  answer := public.move_service(own, args || '{"actor": "customer", "person": null, "until": null, "note": null}');
  if answer->>'outcome' = 'changed' then
    perform public.enqueue_service_news(own, case args->>'move' when 'end' then 'service-ends' else 'service-kept' end, args->>'agency');
  end if;
  return answer;
end
$$;
grant execute on function public.move_own_service(jsonb) to service_role;

-- Another package that begins with the next period costs nothing now. Takes {service, day, to} with {reference, key_hash} or {email}: to is the
-- item as next_item has it, null to leave all as it is. Answers {outcome} as move_own_service does.
create function public.plan_own_change(args jsonb) returns jsonb
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  own constant public.services := public.opened_service(args);
begin
  if own.id is null then
    return jsonb_build_object('outcome', 'not-found');
  elsif not public.may_move_service(own, 'customer', 'change', (args->>'day')::date) then
    return jsonb_build_object('outcome', 'refused');
  end if;
  perform public.drop_renewals(own.id);
  update public.services set next_item = nullif(args->'to', 'null') where id = own.id;
  perform public.note_service(own.id, 'change', 'customer', note => args->'to'->>'name_en');
  return jsonb_build_object('outcome', 'changed');
end
$$;
grant execute on function public.plan_own_change(jsonb) to service_role;

-- At the desk.

-- Takes {service}; answers next_period, or null.
create function public.desk_next_period(args jsonb) returns jsonb
  language sql stable security definer set search_path = ''
as $$
  select public.next_period(asked) from public.services as asked where asked.id = (args->>'service')::uuid
$$;
grant execute on function public.desk_next_period(jsonb) to service_role;

-- Makes a service by hand, once for one key. Takes {idempotency_key, person, is_trial, locale, name, email, phone, address, company_name,
-- company_tax_id, company_branch, withholds, item, type, service, service_en, service_th, period, price, follows, domain, since, paid_until}:
-- its customer, and it as services have it. Answers {id}.
create function public.make_service(args jsonb) returns jsonb
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  made uuid;
begin
  insert into public.services (
      idempotency_key, is_trial, locale, customer_name, customer_email, customer_phone, customer_address,
      company_name, company_tax_id, company_branch, withholds,
      item, type, name, name_en, name_th, period, price, follows, domain, since, anchor, paid_until)
    values (
      args->>'idempotency_key', coalesce((args->>'is_trial')::boolean, false), args->>'locale', args->>'name', args->>'email', args->>'phone',
      args->>'address', args->>'company_name', args->>'company_tax_id', args->>'company_branch', (args->>'withholds')::boolean,
      args->>'item', args->>'type', args->>'service', args->>'service_en', args->>'service_th', args->>'period', (args->>'price')::bigint,
      (args->>'follows')::boolean, args->>'domain', (args->>'since')::date, extract(day from (args->>'paid_until')::date),
      (args->>'paid_until')::date)
    on conflict (idempotency_key) do nothing
    returning id into made;
  if made is null then
    select id into made from public.services where idempotency_key = args->>'idempotency_key';
  else
    perform public.note_service(made, 'made', 'agency', args->>'person');
  end if;
  return jsonb_build_object('id', made);
end
$$;
grant execute on function public.make_service(jsonb) to service_role;

-- Makes a move of a service at the desk. Takes {service, move, day, person, until, note}; answers {outcome}: 'changed', 'refused' or 'not-found'.
create function public.move_service_at_desk(args jsonb) returns jsonb
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  moved public.services;
begin
  select * into moved from public.services where id = (args->>'service')::uuid for update;
  if not found then
    return jsonb_build_object('outcome', 'not-found');
  end if;
  return public.move_service(moved, args || '{"actor": "agency"}');
end
$$;
grant execute on function public.move_service_at_desk(jsonb) to service_role;

-- Gives a service another price or domain. Takes {service, day, person, price, domain}: price in satang. A price that was said by hand follows
-- the catalog no more. Answers {outcome} as move_service_at_desk.
create function public.edit_service(args jsonb) returns jsonb
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  edited public.services;
begin
  select * into edited from public.services where id = (args->>'service')::uuid for update;
  if not found then
    return jsonb_build_object('outcome', 'not-found');
  elsif not public.may_move_service(edited, 'agency', 'edit', (args->>'day')::date) then
    return jsonb_build_object('outcome', 'refused');
  end if;
  if edited.price <> (args->>'price')::bigint then
    perform public.drop_renewals(edited.id);
    update public.services set price = (args->>'price')::bigint, follows = false, next_price = null, next_price_from = null, next_item = null
      where id = edited.id;
  end if;
  update public.services set
    registry_until = case when domain is not distinct from args->>'domain' then registry_until end,
    registry_checked_at = case when domain is not distinct from args->>'domain' then registry_checked_at end,
    domain = args->>'domain'
    where id = edited.id;
  perform public.note_service(edited.id, 'edited', 'agency', args->>'person', args->>'price');
  return jsonb_build_object('outcome', 'changed');
end
$$;
grant execute on function public.edit_service(jsonb) to service_role;

-- Takes {day, service}; answers service_shown for the agency with its history, or null.
create function public.desk_service(args jsonb) returns jsonb
  language sql stable security definer set search_path = ''
as $$
  select public.service_shown(shown, 'agency', (args->>'day')::date) || jsonb_build_object('events', array(
      select jsonb_build_object('what', what, 'actor', actor, 'person', person, 'note', note, 'created_at', created_at)
        from public.service_events where service_id = shown.id order by id desc
    ))
    from public.services as shown where shown.id = (args->>'service')::uuid
$$;
grant execute on function public.desk_service(jsonb) to service_role;

-- Takes {day}; answers {services: [service_row] that have not ended or did so in the last 60 days, by what they are paid until, month: what they
-- come to in a month, in satang, moved: [{month: 'YYYY-MM', came, went}] of the last twelve months, in satang a month}.
create function public.desk_services(args jsonb) returns jsonb
  language sql stable security definer set search_path = ''
as $$
  with seen as (
    select running, public.service_state(running, (args->>'day')::date) as state, running.price / public.months_of(running.period) as monthly
      from public.services as running where running.taken_back is null
  )
  select jsonb_build_object(
    'services', coalesce((
      select jsonb_agg(public.service_row(running, 'agency', (args->>'day')::date) order by (running).paid_until, (running).id) from seen
        where state <> 'ended' or (running).ends_on > (args->>'day')::date - 60
    ), '[]'),
    'month', coalesce((select sum(monthly) from seen where state <> 'ended' and state <> 'paused'), 0),
    'moved', (
      select jsonb_agg(jsonb_build_object(
          'month', to_char(month, 'YYYY-MM'),
          'came', coalesce((select sum(monthly) from seen where date_trunc('month', (running).since::timestamp) = month), 0),
          'went', coalesce((select sum(monthly) from seen
            where date_trunc('month', (running).ends_on::timestamp) = month and (running).ends_on <= (args->>'day')::date), 0)
        ) order by month)
        from generate_series(
          date_trunc('month', (args->>'day')::timestamp) - interval '11 months', date_trunc('month', (args->>'day')::timestamp), interval '1 month'
        ) as month
    )
  )
$$;
grant execute on function public.desk_services(jsonb) to service_role;

-- Domains.

-- Takes {max}; answers [{service, domain}] whose registry was not asked for a week.
create function public.domains_to_check(args jsonb) returns jsonb
  language sql stable security definer set search_path = ''
as $$
  select to_jsonb(array(
    select jsonb_build_object('service', id, 'domain', domain) from public.services
      where domain is not null and ends_on is null and coalesce(registry_checked_at < now() - interval '7 days', true)
      order by registry_checked_at nulls first, id limit (args->>'max')::integer
  ))
$$;
grant execute on function public.domains_to_check(jsonb) to service_role;

-- Takes {service, domain, until}: the day that the registry names, null where it named none. Answers {}.
create function public.keep_registry_date(args jsonb) returns jsonb
  language plpgsql volatile security definer set search_path = ''
as $$
begin
  update public.services set registry_checked_at = now(), registry_until = coalesce((args->>'until')::date, registry_until)
    where id = (args->>'service')::uuid and domain = args->>'domain';
  return '{}';
end
$$;
grant execute on function public.keep_registry_date(jsonb) to service_role;

-- Takes services from a person who is erased, with what asks for their next period; paid orders keep what they say. Answers how many.
create function public.forget_services(who text) returns integer
  language plpgsql volatile set search_path = ''
as $$
declare
  forgotten uuid;
  gone integer := 0;
begin
  for forgotten in
    select own.id from public.services as own left join public.orders as placed on placed.id = own.order_id
      where who in (lower(own.customer_email), lower(placed.reference))
  loop
    perform public.drop_renewals(forgotten);
    delete from public.outbox where subject_id = forgotten;
    delete from public.services where id = forgotten;
    gone := gone + 1;
  end loop;
  return gone;
end
$$;
