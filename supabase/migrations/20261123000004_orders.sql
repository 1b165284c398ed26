-- Orders, whichever way they are paid. 'promptpay' and 'transfer' (into a bank account, for customers without PromptPay) are paid by a
-- transfer that a slip shows: slip first, customer after. 'card' is paid at the card gateway, which also tells who the customer is. 'cash'
-- is handed over to somebody of the agency.
create table public.orders (
  id uuid primary key default gen_random_uuid(),
  reference text not null unique,
  -- 'awaiting-payment': an accepted quotation, whose slip comes later. 'slip-wanted': the agency asked for a better slip. 'refunded': the
  -- money went back.
  status text not null default 'pending'
    check (status in ('awaiting-payment', 'pending', 'slip-wanted', 'paid', 'rejected', 'cancelled', 'refunded')),
  payment_method text not null default 'promptpay' check (payment_method in ('promptpay', 'transfer', 'card', 'cash')),
  amount bigint not null check (amount between 1 and 999999999999), -- satang, as all money in all tables; orders_in_baht is for people
  -- The items as they were sold: [{id, name, name_en, type, period, price}], price in satang.
  lines jsonb not null check (jsonb_typeof(lines) = 'array' and jsonb_array_length(lines) > 0),
  locale text not null,
  added_on jsonb not null default '{}', -- from which page which item was put into the cart, as far as the browser said so: {id: path}
  -- SHA-256 of the checkout key. The key proves whose order it is, so it is not kept itself.
  idempotency_key text not null unique,
  quote_number text, -- of the quotation that it was
  renews boolean not null default false, -- it asks for the next period of services, or for what a change of them costs
  sold_by text, -- who of the agency sold it, at the counter or on the phone

  customer_name text,
  customer_email text,
  customer_phone text,
  customer_address text,

  -- The company to be invoiced, where one was named.
  company_name text,
  company_tax_id text, -- 13 digits
  company_branch text, -- 'head-office' or a branch number of five digits

  payment_slip_path text unique, -- the newest of order_slips, which is the one that counts

  stripe_session text unique,
  stripe_payment text unique, -- the payment of its session, for as long as the order is kept
  -- How its page ended: 'complete', the customer finished it; 'void', nobody can pay there any more. Null while it may be open.
  stripe_session_end text check (stripe_session_end in ('complete', 'void')),

  -- Tax that a company keeps back of services for the Revenue Department, in satang, and the certificate (50 Tawi) that it owes us for
  -- that.
  withheld bigint not null default 0 check (withheld >= 0),
  certificate_at timestamptz, -- since when there is one, uploaded or on paper
  certificate_person text, -- who of the agency got it on paper
  certificate_reminders integer not null default 0,
  certificate_reminded_at timestamptz,

  -- When the receipt is issued, or voided, as the newest decision wants it: once nobody takes that back any more.
  papers_due_at timestamptz,

  created_at timestamptz(3) not null default now(), -- as addresses of lists have it
  completed_at timestamptz, -- when the customer was known; for a card, when it was paid
  abandoned_reported_at timestamptz,

  constraint orders_proof check (
    payment_method = 'card' or payment_slip_path is not null or quote_number is not null or sold_by is not null
      or renews),
  -- Name and tax id together or neither; no branch without them.
  constraint orders_company check (
    case when company_name is null then company_tax_id is null and company_branch is null
      else company_tax_id ~ '^[0-9]{13}$' and company_branch ~ '^(head-office|[0-9]{5})$' end is true)
);
create index orders_created_at on public.orders (created_at desc, id desc);
-- Pages of one person's orders, newest first, are read along this index.
create index orders_of_customer on public.orders (lower(customer_email), created_at desc, reference desc);
create index orders_abandoned on public.orders (created_at) where completed_at is null and abandoned_reported_at is null;
create index orders_open on public.orders (created_at) where status in ('awaiting-payment', 'pending', 'slip-wanted');
create index orders_papers_due on public.orders (papers_due_at) where papers_due_at is not null;
-- What asks for services and waits for its money or somebody's eye.
create index orders_renewals on public.orders (created_at) where renews and status in ('awaiting-payment', 'pending', 'slip-wanted');
create index orders_to_check on public.orders (created_at, id) where status = 'pending' and payment_method <> 'card';
create index orders_open_pages on public.orders (created_at) where stripe_session is not null and stripe_session_end is null;
alter table public.orders enable row level security;

-- Each order's history: every state that it was in, since when, who or what caused it, and what else happened to it.
create table public.order_events (
  id bigint generated always as identity primary key,
  order_id uuid not null references public.orders on delete cascade,
  status text not null
    check (status in ('awaiting-payment', 'pending', 'slip-wanted', 'paid', 'rejected', 'cancelled', 'refunded')),
  status_before text, -- where the event changed the state
  cause text not null,
  -- 'bank': the service that is asked about slips.
  actor text not null default 'site' check (actor in ('customer', 'agency', 'card', 'bank', 'site')),
  person text, -- who of the agency
  reason text, -- one of those that have words in every language
  note text, -- what a person added, for the customer to read
  undoes bigint references public.order_events, -- the move that this one took back
  created_at timestamptz not null default now()
);
create index order_events_order on public.order_events (order_id, id);
create index order_events_paid on public.order_events (created_at) where status = 'paid';
create index order_events_erasure on public.order_events (order_id) where cause = 'erasure-asked';
alter table public.order_events enable row level security;

-- The private bucket of the slips and of chunks of files, where there is a storage schema (on Supabase); elsewhere they are files.
do $$
begin
  if to_regclass('storage.buckets') is not null then
    insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
      values ('payment-slips', 'payment-slips', false, 4194304, array['image/jpeg', 'image/png', 'image/webp', 'application/octet-stream'])
      on conflict (id) do update set
        public = excluded.public,
        file_size_limit = excluded.file_size_limit,
        allowed_mime_types = excluded.allowed_mime_types;
  end if;
end
$$;

-- Slips; an order may have several.
create table public.order_slips (
  path text primary key,
  order_id uuid not null references public.orders on delete cascade,
  sha256 text not null,
  -- What was read on it: the code of a bank or of TrueMoney with the transaction number, another code, or no readable code.
  kind text check (kind in ('bank', 'truemoney', 'other', 'none')),
  bank text,
  reference text,
  code text, -- what the code says, while the bank is to be asked about it
  ask_at timestamptz, -- when the bank is asked next; null where nobody asks it, or not again
  asked integer not null default 0, -- how often it was
  -- What it said: {outcome} is 'asked' (no answer yet), 'not-yet', 'missing', 'unknown' (with reason) or 'found'. That has also {amount, at,
  -- receiver, marks}: satang, the account with what the bank hides of it, and {amount, receiver, day, unused} as slip_marks compares them.
  bank_says jsonb,
  bank_said_at timestamptz,
  created_at timestamptz not null default now()
);
create index order_slips_to_ask on public.order_slips (ask_at) where ask_at is not null;
create index order_slips_said on public.order_slips (bank_said_at) where bank_said_at is not null;
create index order_slips_order on public.order_slips (order_id, created_at);
create index order_slips_sha256 on public.order_slips (sha256);
create index order_slips_reference on public.order_slips (reference) where reference is not null;
alter table public.order_slips enable row level security;

-- One transfer pays one order: the numbers that orders hold which wait for their money or have it. What an order that was closed had
-- held is free for another one.
create table public.slip_holds (
  kind text not null,
  bank text not null, -- empty for TrueMoney
  reference text not null,
  order_id uuid not null references public.orders on delete cascade deferrable initially deferred,
  primary key (kind, bank, reference)
);
create index slip_holds_order on public.slip_holds (order_id);
alter table public.slip_holds enable row level security;

-- Money of an order, line by line: what came and what went back. A line never changes; one that was written by mistake is struck out.
create table public.order_money (
  id bigint generated always as identity primary key,
  order_id uuid not null references public.orders on delete cascade,
  way text not null check (way in ('came', 'back')),
  -- Satang, below 0 for what went back; a refund that did not arrive takes back what its line said.
  amount bigint not null check (amount <> 0 and (way = 'back' or amount > 0)),
  method text not null check (method in ('promptpay', 'transfer', 'card', 'cash')),
  reference text, -- the number of the transaction
  slip_path text, -- the slip that shows it; of what went back, the picture of the transfer
  account text, -- where it went back to, as a person wrote it
  actor text not null check (actor in ('agency', 'card', 'bank')),
  person text, -- who of the agency
  event_id bigint references public.order_events, -- the line of the history that tells it
  struck_by bigint references public.order_events, -- the one that took it back
  created_at timestamptz not null default now()
);
create index order_money_order on public.order_money (order_id, id);
-- One transfer pays once, whatever it is for.
create unique index order_money_reference on public.order_money (upper(reference))
  where way = 'came' and reference is not null and struck_by is null;
create unique index order_money_slip on public.order_money (slip_path)
  where way = 'came' and slip_path is not null and struck_by is null;
alter table public.order_money enable row level security;

-- What the lines of an order come to, in satang: came, back (above 0), kept of that; open, which has yet to come of what it costs without
-- withheld tax; and over, which was kept beyond that. What went back makes nothing open again.
create function public.money_of(paid public.orders, out came bigint, out back bigint, out kept bigint, out open bigint, out over bigint)
  language sql volatile set search_path = '' -- it reads what the caller has just written
as $$
  select sums.came, sums.back, sums.came - sums.back,
      greatest(0, paid.amount - paid.withheld - sums.came), greatest(0, sums.came - sums.back - paid.amount + paid.withheld)
    from (
      select coalesce(sum(amount) filter (where way = 'came'), 0)::bigint as came,
          coalesce(-sum(amount) filter (where way = 'back'), 0)::bigint as back
        from public.order_money where order_id = paid.id and struck_by is null
    ) as sums
$$;

-- How an order is paid in parts, where that was agreed: they come one after the other, and add up to what it costs and what is withheld of it.
create table public.order_parts (
  order_id uuid not null references public.orders on delete cascade,
  place integer not null check (place between 1 and 6),
  amount bigint not null check (amount > 0), -- satang, of which so much is withheld
  withheld bigint not null default 0 check (withheld >= 0 and withheld < amount),
  due text not null check (due in ('accepted', 'days', 'date', 'handover')), -- what makes it due
  days integer check (days between 0 and 365), -- so many after the order was accepted
  due_on date, -- null until somebody says that the hand-over has come
  reminded integer, -- how many days after that day the newest reminder was due
  primary key (order_id, place),
  constraint order_parts_due check ((due = 'days') = (days is not null) and (due = 'handover' or due_on is not null))
);
create index order_parts_due_on on public.order_parts (due_on);
alter table public.order_parts enable row level security;

-- The parts of an order with what has yet to come of each in satang: money that came fills them in their order.
create function public.parts_left(paid public.orders)
  returns table (place integer, amount bigint, withheld bigint, due text, days integer, due_on date, reminded integer, open bigint)
  language sql volatile set search_path = ''
as $$
  select part.place, part.amount, part.withheld, part.due, part.days, part.due_on, part.reminded,
      least(part.amount - part.withheld, greatest(0,
        (sum(part.amount - part.withheld) over (order by part.place))::bigint - (public.money_of(paid)).came))
    from public.order_parts as part where part.order_id = paid.id
    order by part.place
$$;

-- What is asked for of an order now, in satang: all that is open of the parts that are due, or of the next one where none is; all that is
-- open where it has no parts. Pages reckon it the same way (nextPart).
create function public.asked_of(paid public.orders) returns bigint
  language sql volatile set search_path = ''
as $$
  with waiting as (select * from public.parts_left(paid) where open > 0)
  select coalesce(
    (select sum(waiting.open)::bigint from waiting where place <= (
      select coalesce(max(place) filter (where due_on <= public.today_in_thailand()), min(place)) from waiting
    )),
    (public.money_of(paid)).open
  )
$$;

-- The same as mails and pages read it: [{place, amount, withheld, due, days, due_on, open}].
create function public.parts_of(paid public.orders) returns jsonb
  language sql volatile set search_path = ''
as $$
  select to_jsonb(array(select to_jsonb(part) - 'reminded' from public.parts_left(paid) as part))
$$;

-- Divides an order. parts: [{amount, withheld, due, days, day}], amounts in satang, day as YYYY-MM-DD; none where they are no list. Of
-- what is due on the day of the order itself nobody is reminded that day.
create function public.add_parts(divided public.orders, parts jsonb) returns void
  language plpgsql volatile set search_path = ''
as $$
begin
  if jsonb_typeof(parts) is distinct from 'array' or parts = '[]' then
    return;
  end if;
  insert into public.order_parts (order_id, place, amount, withheld, due, days, due_on, reminded)
    select divided.id, part.place, part.amount, part.withheld, part.due, part.days, part.due_on,
        case when part.due_on = public.today_in_thailand() then 0 end
      from (
        select given.place, (value->>'amount')::bigint as amount, coalesce((value->>'withheld')::bigint, 0) as withheld,
            value->>'due' as due, (value->>'days')::integer as days,
            case value->>'due'
              when 'accepted' then public.today_in_thailand()
              when 'days' then public.today_in_thailand() + (value->>'days')::integer
              when 'date' then greatest(public.today_in_thailand(), (value->>'day')::date)
            end as due_on
          from jsonb_array_elements(parts) with ordinality as given (value, place)
      ) as part;
  if (select (sum(amount), sum(withheld)) from public.order_parts where order_id = divided.id)
    is distinct from (divided.amount::numeric, divided.withheld::numeric) then
    raise exception 'the parts of the order are not its amount';
  end if;
end
$$;

-- How an order was paid: as its money came, where all of it came in one way; else as was agreed.
create function public.paid_by(paid public.orders) returns text
  language sql volatile set search_path = ''
as $$
  select case when min(method) = max(method) then min(method) else paid.payment_method end
    from public.order_money where order_id = paid.id and way = 'came' and struck_by is null
$$;

-- The same as mails and pages name it: {received, refunded, open, over}.
create function public.money_sums(paid public.orders) returns jsonb
  language sql volatile set search_path = ''
as $$
  select jsonb_build_object('received', came, 'refunded', back, 'open', open, 'over', over) from public.money_of(paid)
$$;

-- What people read who look into the tables by hand: orders with their money in baht. Nothing of the site reads it.
create view public.orders_in_baht with (security_invoker = true) as
  select reference, status, payment_method, (amount / 100.0)::numeric(12, 2) as amount, (withheld / 100.0)::numeric(12, 2) as withheld,
      (money.came / 100.0)::numeric(12, 2) as received, (money.back / 100.0)::numeric(12, 2) as refunded,
      quote_number, customer_name, company_name, created_at, completed_at
    from public.orders, public.money_of(orders) as money;

-- Pictures of certificates of withheld tax, kept as slips are.
create table public.order_certificates (
  path text primary key,
  order_id uuid not null references public.orders on delete cascade,
  sha256 text not null,
  created_at timestamptz not null default now(),
  unique (order_id, sha256)
);
alter table public.order_certificates enable row level security;

-- Keys. Who has one sees the page of an order, of a quotation or of the times for an inquiry, and may put it right; a key is a secret of a
-- browser or of a mail, so its SHA-256 is kept.
create table public.page_keys (
  key_hash text primary key,
  subject_id uuid not null, -- whose page it opens; ids are random, so two things never have the same
  -- How it came to whoever has it: with the order, to a browser; by a mail to its address, or to somebody who signed in with that address; by
  -- a link that somebody of the agency handed on; or by the mail that asks for a word about erasure, which opens nothing.
  came_by text not null default 'browser' check (came_by in ('browser', 'mail', 'desk', 'erasure')),
  used_at timestamptz, -- when a key of a mail was first used, which proves the address
  ends_at timestamptz not null
);
create index page_keys_subject on public.page_keys (subject_id);
create index page_keys_ends_at on public.page_keys (ends_at);
alter table public.page_keys enable row level security;

-- The first event of each order.
create function public.record_placed_order() returns trigger
  language plpgsql volatile security definer set search_path = ''
as $$
begin
  insert into public.order_events (order_id, status, cause, actor, person) values (
    new.id, new.status, case when new.renews then 'renewal' else 'placed' end,
    case when new.renews then 'site' when new.sold_by is null then 'customer' else 'agency' end, new.sold_by
  );
  return null;
end
$$;
create trigger order_placed after insert on public.orders for each row execute function public.record_placed_order();

-- Whether the address of an order is its second one or a later one: whoever had a key before may be somebody else.
create function public.was_readdressed(placed public.orders) returns boolean
  language sql stable set search_path = ''
as $$
  select exists (
    select from public.order_events
      where order_id = placed.id and cause = 'details' and 'email' = any (string_to_array(note, ', '))
  )
$$;

-- Adds a key, for 30 days where it is to confirm an erasure and 180 otherwise; does nothing without a hash.
create function public.add_page_key(subject_id uuid, key_hash text, came_by text default 'browser') returns void
  language sql volatile set search_path = ''
as $$
  insert into public.page_keys (key_hash, subject_id, came_by, ends_at)
    select add_page_key.key_hash, add_page_key.subject_id, add_page_key.came_by,
        now() + case add_page_key.came_by when 'erasure' then interval '30 days' else interval '180 days' end
      where add_page_key.key_hash is not null
    on conflict do nothing
$$;

-- Whether the key of args, {key_hash}, opens the page of something: a wrong, foreign or outlived one does not. Whoever has no key of a mail is
-- a stranger to its address.
create function public.opens(subject uuid, args jsonb) returns boolean
  language plpgsql volatile set search_path = ''
as $$
declare
  given public.page_keys;
begin
  perform public.asked_by_stranger();
  select * into given from public.page_keys
    where key_hash = args->>'key_hash' and subject_id = opens.subject and came_by <> 'erasure' and ends_at > now();
  if given.came_by = 'mail' then
    perform public.asked_by_owner();
    update public.page_keys set used_at = now() where key_hash = given.key_hash and used_at is null;
  end if;
  return given.key_hash is not null;
end
$$;

-- The order that a key opens, locked; null for a wrong reference and for a wrong key alike. args has {reference, key_hash}.
create function public.opened_order(args jsonb) returns public.orders
  language sql volatile set search_path = ''
as $$
  select placed.* from public.orders as placed where placed.reference = args->>'reference' and public.opens(placed.id, args) for update
$$;

-- What lines come to, in satang.
create function public.sum_of(lines jsonb) returns bigint
  language sql immutable set search_path = ''
as $$
  select sum((line->>'price')::bigint)::bigint from jsonb_array_elements(lines) as line
$$;

-- Whether two lists of lines are of the same items, in any order.
create function public.same_items(one jsonb, other jsonb) returns boolean
  language sql immutable set search_path = ''
as $$
  select jsonb_path_query_array(one, '$[*].id') @> jsonb_path_query_array(other, '$[*].id')
    and jsonb_path_query_array(one, '$[*].id') <@ jsonb_path_query_array(other, '$[*].id')
$$;

-- Lets an order hold the number of a slip: true also where the slip has none. False where another order holds it, or was paid with it.
create function public.take_number(holder uuid, slip jsonb) returns boolean
  language plpgsql volatile set search_path = ''
as $$
begin
  if slip->>'slip_reference' is null then
    return true;
  end if;
  if exists (
    select from public.order_money
      where upper(reference) = upper(slip->>'slip_reference') and way = 'came' and struck_by is null and order_id <> holder
  ) then
    return false;
  end if;
  insert into public.slip_holds (kind, bank, reference, order_id)
    values (slip->>'slip_kind', coalesce(slip->>'slip_bank', ''), slip->>'slip_reference', holder)
    on conflict do nothing;
  return found or exists (
    select from public.slip_holds
      where kind = slip->>'slip_kind' and bank = coalesce(slip->>'slip_bank', '') and reference = slip->>'slip_reference'
        and order_id = holder
  );
end
$$;

-- Writes the row of a slip. args: {payment_slip_path, slip_sha256, slip_kind, slip_bank, slip_reference, slip_code}: the bank is asked about
-- a slip that comes with its code.
create function public.insert_slip(order_id uuid, args jsonb) returns void
  language sql volatile set search_path = ''
as $$
  insert into public.order_slips (path, order_id, sha256, kind, bank, reference, code, ask_at)
    values (
      args->>'payment_slip_path', insert_slip.order_id, args->>'slip_sha256', args->>'slip_kind', args->>'slip_bank',
      args->>'slip_reference', args->>'slip_code', case when args->>'slip_code' is not null then now() end
    )
$$;

-- Inserts an order, once for one key. Takes {idempotency_key, locale, lines, parts, added_on, is_trial}: parts as add_parts takes them, or
-- null, added_on an object from item to page, or missing; with a slip also {payment_slip_path, slip_sha256, slip_kind, slip_bank, slip_reference}, whose row it writes and whose number it holds. Outcomes: 'placed', or 'repeated' (same
-- key, same items: placed is the first order); or, with nothing written, 'mismatch' (the key's order has other items or is paid
-- another way), 'slip-used' (another order has the slip) or what halt_of_order says. Of two calls at once with one key or one slip the
-- second waits for the first.
create function public.insert_order(args jsonb, method text, out outcome text, out placed public.orders)
  language plpgsql volatile set search_path = ''
as $$
declare
  new_id constant uuid := gen_random_uuid();
  is_held constant boolean := public.take_number(new_id, args);
begin
  outcome := public.halt_of_order(args->>'idempotency_key', args->'lines');
  if outcome is not null then
    delete from public.slip_holds where order_id = new_id;
    return;
  end if;
  if is_held then
    insert into public.orders (id, reference, payment_method, amount, lines, locale, added_on, idempotency_key, payment_slip_path)
      values (
        new_id, public.reference_for(args), method, public.sum_of(args->'lines'),
        args->'lines', args->>'locale', coalesce(args->'added_on', '{}'), args->>'idempotency_key', args->>'payment_slip_path')
      on conflict (idempotency_key) do nothing
      returning * into placed;
    if found then
      perform public.insert_slip(placed.id, args) where placed.payment_slip_path is not null;
      perform public.add_parts(placed, args->'parts');
      outcome := 'placed';
      return;
    end if;
  end if;
  select * into placed from public.orders where idempotency_key = args->>'idempotency_key';
  delete from public.slip_holds where order_id = new_id;
  outcome := case
    when placed.id is null then 'slip-used'
    when placed.payment_method = method and public.same_items(placed.lines, args->'lines')
      and (select count(*) from public.order_parts where order_id = placed.id)
        = jsonb_array_length(coalesce(nullif(args->'parts', 'null'), '[]'))
      then 'repeated'
    else 'mismatch'
  end;
end
$$;

-- Inserts an order whose customer is known and whose money has yet to come. facts has its columns, and {is_trial}. Null where another order
-- has its key.
create function public.insert_unpaid_order(facts jsonb) returns public.orders
  language sql volatile set search_path = ''
as $$
  insert into public.orders (
      reference, status, payment_method, amount, withheld, lines, locale, idempotency_key, quote_number, renews, sold_by, completed_at,
      customer_name, customer_email, customer_phone, customer_address, company_name, company_tax_id, company_branch)
    select
        public.reference_for(facts), 'awaiting-payment', payment_method, public.sum_of(lines), coalesce(withheld, 0), lines, locale,
        idempotency_key, quote_number, coalesce(renews, false), sold_by, now(),
        customer_name, customer_email, customer_phone, customer_address, company_name, company_tax_id, company_branch
      from jsonb_populate_record(null::public.orders, facts)
    on conflict (idempotency_key) do nothing
    returning *
$$;

-- The details of a customer as the checkout and the order's page send them, to be compared.
create function public.customer_of(placed public.orders) returns jsonb
  language sql immutable set search_path = ''
as $$
  select jsonb_build_object(
    'name', placed.customer_name, 'email', placed.customer_email, 'phone', placed.customer_phone, 'address', placed.customer_address,
    'company_name', placed.company_name, 'company_tax_id', placed.company_tax_id, 'company_branch', placed.company_branch
  )
$$;

-- The names of the details that differ, comma between; empty where none does.
create function public.changed_details(placed public.orders, args jsonb) returns text
  language sql immutable set search_path = ''
as $$
  select coalesce(string_agg(known.key, ', ' order by known.key), '')
    from jsonb_each_text(public.customer_of(placed)) as known
    where known.value is distinct from args->>known.key
$$;

-- An order's history as it may be shown: [{status, status_before, cause, actor, person, reason, note, created_at}], oldest first.
create function public.order_history(placed public.orders) returns jsonb
  language sql stable set search_path = ''
as $$
  select to_jsonb(array(
    select jsonb_build_object(
        'status', status, 'status_before', status_before, 'cause', cause, 'actor', actor, 'person', person, 'reason', reason, 'note', note,
        'is_undo', undoes is not null, 'created_at', created_at
      )
      from public.order_events where order_id = placed.id order by id
  ))
$$;

-- An order's slips, the newest first: [{path, kind, bank, reference, created_at, bank_says}].
create function public.slips_of(placed public.orders) returns jsonb
  language sql stable set search_path = ''
as $$
  select to_jsonb(array(
    select jsonb_build_object(
        'path', path, 'kind', kind, 'bank', bank, 'reference', reference, 'created_at', created_at, 'bank_says', bank_says)
      from public.order_slips where order_id = placed.id order by created_at desc, path
  ))
$$;

-- What a mail says about an order. Amounts in satang: its price, what is withheld of that, and money_sums; same_picture_as has the
-- references of the newest ten other orders that came with the very same file.
create function public.order_mail(placed public.orders) returns jsonb
  language sql volatile set search_path = ''
as $$
  select jsonb_build_object(
    'reference', placed.reference,
    'quotation', placed.quote_number,
    'renews', placed.renews,
    'placed_at', placed.created_at,
    'lines', placed.lines,
    'amount', placed.amount,
    'withheld', placed.withheld,
    'payment_method', placed.payment_method,
    'stripe_payment', placed.stripe_payment,
    'payment_slip_path', placed.payment_slip_path,
    'slip_kind', slip.kind,
    'slip_bank', slip.bank,
    'slip_reference', slip.reference,
    'same_picture_as', (
      select coalesce(jsonb_agg(other.reference order by other.created_at), '[]'::jsonb)
        from (
          select twin.reference, twin.created_at from public.orders as twin
            where twin.id <> placed.id
              and exists (select from public.order_slips where order_id = twin.id and sha256 = slip.sha256)
            order by twin.created_at desc limit 10
        ) as other
    ),
    'customer_name', placed.customer_name,
    'customer_email', placed.customer_email,
    'customer_phone', placed.customer_phone,
    'customer_address', placed.customer_address,
    'company_name', placed.company_name,
    'company_tax_id', placed.company_tax_id,
    'company_branch', placed.company_branch,
    'parts', public.parts_of(placed)
  ) || public.money_sums(placed)
  from (select) as one left join public.order_slips as slip on slip.path = placed.payment_slip_path
$$;

-- The money of an order as it may be shown, the oldest first: [{way, amount, method, reference, slip_path, account, actor, person,
-- created_at}].
create function public.money_lines(placed public.orders) returns jsonb
  language sql stable set search_path = ''
as $$
  select to_jsonb(array(
    select to_jsonb(line) - array['id', 'order_id', 'event_id', 'struck_by']
      from public.order_money as line where order_id = placed.id and struck_by is null order by id
  ))
$$;

-- What the page of an order shows, at the desk as well: order_mail with status, locale, is_complete, events, slips and money.
create function public.order_shown(placed public.orders) returns jsonb
  language sql volatile set search_path = ''
as $$
  select public.order_mail(placed) || jsonb_build_object(
    'status', placed.status, 'locale', placed.locale, 'is_complete', placed.completed_at is not null,
    'events', public.order_history(placed), 'slips', public.slips_of(placed), 'money', public.money_lines(placed)
  )
$$;

-- A mail to the agency about something that a customer did on the order's page: 'slip', 'details' or 'cancelled'. changed: the names of
-- the details that were corrected.
create function public.enqueue_order_news(told public.orders, news text, agency text, changed text default '') returns boolean
  language sql volatile set search_path = ''
as $$
  select public.enqueue(
    'order-news', 'agency', enqueue_order_news.agency, told.locale,
    public.order_mail(told) || jsonb_build_object('news', enqueue_order_news.news, 'changed', enqueue_order_news.changed), told.id
  )
$$;

-- Adds to the history of the order that a mail is about, if it is about one, what became of the mail; a card is none.
create function public.note_mail_of_order(mail public.outbox, what text) returns void
  language sql volatile set search_path = ''
as $$
  insert into public.order_events (order_id, status, cause)
    select id, status, 'mail ' || what || ': ' || mail.event
      from public.orders where id = mail.subject_id and mail.event <> 'line-card'
$$;

-- States, and the moves between them.

-- Every move that somebody may make: nothing else leads from one state to another, but to take a move back. 'card' is the card gateway,
-- 'bank' the service that is asked about slips, 'site' the chores. An order that was a quotation keeps its other way to pay until the money has come by card.
create function public.order_moves() returns table (actor text, before text, after text)
  language sql immutable set search_path = ''
as $$
  values
    ('agency', 'awaiting-payment', 'paid'), ('agency', 'awaiting-payment', 'cancelled'), ('agency', 'awaiting-payment', 'refunded'),
    ('agency', 'pending', 'slip-wanted'), ('agency', 'pending', 'paid'), ('agency', 'pending', 'rejected'),
    ('agency', 'pending', 'cancelled'), ('agency', 'pending', 'awaiting-payment'), ('agency', 'pending', 'refunded'),
    ('agency', 'slip-wanted', 'pending'), ('agency', 'slip-wanted', 'paid'), ('agency', 'slip-wanted', 'rejected'),
    ('agency', 'slip-wanted', 'cancelled'), ('agency', 'slip-wanted', 'awaiting-payment'), ('agency', 'slip-wanted', 'refunded'),
    ('agency', 'paid', 'pending'), ('agency', 'paid', 'refunded'), ('agency', 'paid', 'awaiting-payment'),
    ('agency', 'rejected', 'pending'), ('agency', 'rejected', 'slip-wanted'), ('agency', 'rejected', 'paid'),
    ('agency', 'rejected', 'awaiting-payment'),
    ('agency', 'cancelled', 'pending'), ('agency', 'cancelled', 'paid'), ('agency', 'cancelled', 'awaiting-payment'),
    ('agency', 'cancelled', 'refunded'), ('agency', 'refunded', 'paid'), ('agency', 'refunded', 'awaiting-payment'),
    ('customer', 'awaiting-payment', 'pending'), -- with the slip
    ('customer', 'slip-wanted', 'pending'), ('customer', 'rejected', 'pending'), -- with another slip
    ('customer', 'awaiting-payment', 'cancelled'), ('customer', 'pending', 'cancelled'), ('customer', 'slip-wanted', 'cancelled'),
    ('card', 'awaiting-payment', 'paid'), ('card', 'pending', 'paid'), ('card', 'pending', 'cancelled'),
    ('card', 'paid', 'refunded'), ('card', 'refunded', 'paid'),
    ('bank', 'awaiting-payment', 'paid'), ('bank', 'pending', 'paid'), ('bank', 'slip-wanted', 'paid'),
    ('bank', 'pending', 'awaiting-payment'), ('bank', 'slip-wanted', 'awaiting-payment'),
    ('site', 'pending', 'cancelled'),
    ('site', 'awaiting-payment', 'cancelled') -- what asks for a service that is not to be asked for any more
$$;

-- Whether a card order can only stay closed: nobody paid on its page, and nobody can any more.
create function public.page_is_void(placed public.orders) returns boolean
  language sql immutable set search_path = ''
as $$
  select placed.payment_method = 'card' and placed.stripe_session_end is not distinct from 'void' and placed.completed_at is null
$$;

-- Whether somebody may move an order to a state. Only what has a slip may want a better one; an order of a quotation without one waits for
-- its payment and for nobody's eye; an order whose payment page is gone waits for no payment. An order whose money is here in part waits
-- for the rest, or its money goes back: nobody says of it that nothing came.
create function public.may_move(moved public.orders, actor text, after text) returns boolean
  language sql volatile set search_path = ''
as $$
  select exists (
    select from public.order_moves() as move, public.money_of(moved) as money
      where move.actor = may_move.actor and move.before = moved.status and move.after = may_move.after
        -- Of money that went back in part, nobody says that it had not come.
        and (moved.status <> 'paid' or moved.payment_method = 'card' or money.back = 0 or may_move.after = 'refunded')
        and case may_move.after
          when 'slip-wanted' then moved.payment_slip_path is not null
          when 'pending' then (moved.payment_method = 'card' or moved.payment_slip_path is not null) and not public.page_is_void(moved)
          when 'awaiting-payment' then moved.payment_method <> 'card' and case moved.status
            when 'refunded' then money.came > 0 and money.open > 0
            else money.kept > 0 and money.open > 0 or moved.payment_slip_path is null and moved.status in ('paid', 'cancelled')
          end
          when 'paid' then moved.status <> 'refunded' or money.came = 0 or money.open = 0
          when 'rejected' then moved.payment_method = 'card' or money.kept <= 0
          when 'cancelled' then moved.payment_method = 'card' or money.kept <= 0
          when 'refunded' then moved.status = 'paid' or money.kept > 0
          else true
        end
  )
$$;

-- Frees the numbers that an order holds, but for those that it was paid with.
create function public.free_numbers(holder uuid) returns void
  language sql volatile set search_path = ''
as $$
  delete from public.slip_holds as held where held.order_id = holder and not exists (
    select from public.order_money as paid
      where paid.order_id = holder and paid.way = 'came' and upper(paid.reference) = upper(held.reference) and paid.struck_by is null
  )
$$;

-- Lets an order hold the numbers of its slips. Answers the reference of another order that holds the number of the newest one, and then
-- nothing is held; null when all went well. An older slip whose number another order has by now is passed over.
create function public.hold_slips(holder public.orders) returns text
  language plpgsql volatile set search_path = ''
as $$
declare
  other text;
begin
  insert into public.slip_holds (kind, bank, reference, order_id)
    select distinct kind, coalesce(bank, ''), reference, holder.id
      from public.order_slips where order_id = holder.id and reference is not null
    on conflict do nothing;
  select others.reference into other
    from public.order_slips as newest
      join public.slip_holds as held
        on held.kind = newest.kind and held.bank = coalesce(newest.bank, '') and held.reference = newest.reference
      join public.orders as others on others.id = held.order_id
    where newest.path = holder.payment_slip_path and held.order_id <> holder.id;
  if other is not null then
    perform public.free_numbers(holder.id);
  end if;
  return other;
end
$$;

-- Changes the state of an order that the caller has locked, and adds it to the history, with the lines of money that a decision of the
-- agency stands for: 'paid' that what was open came, 'refunded' that what was kept went back, and each move from there that it did not.
-- What is paid gets a receipt, and what is paid no more has a void one, after the time to undo. Answers 'changed', 'unchanged' (it is in that state already),
-- 'refused' (order_moves knows no such move, or it would wait for a payment whose page is gone) or 'slip-used' (another order holds its
-- number by now, or was paid with it). undoes: the event that this move takes back, which may lead anywhere that it came from.
create function public.move_order(
    moved public.orders, status text, cause text,
    actor text default 'card', person text default null, reason text default null, note text default null, undoes bigint default null)
  returns text
  language plpgsql volatile set search_path = ''
as $$
declare
  holding constant text[] := array['pending', 'slip-wanted', 'paid'];
  is_decided constant boolean := move_order.actor = 'agency' and move_order.undoes is null;
  event bigint;
begin
  if moved.status = move_order.status then
    return 'unchanged';
  end if;
  if (move_order.undoes is null and not public.may_move(moved, move_order.actor, move_order.status))
    or (move_order.status = 'pending' and public.page_is_void(moved)) then
    return 'refused';
  end if;
  if move_order.status <> all (holding) then
    perform public.free_numbers(moved.id);
  elsif moved.status <> all (holding) and public.hold_slips(moved) is not null then
    return 'slip-used';
  end if;
  if is_decided and move_order.status = 'paid' and moved.status <> 'refunded'
    and not public.write_open_money(moved, move_order.person) then
    return 'slip-used';
  end if;
  update public.orders set status = move_order.status where id = moved.id;
  insert into public.order_events (order_id, status, status_before, cause, actor, person, reason, note, undoes)
    values (
      moved.id, move_order.status, moved.status, move_order.cause, move_order.actor, move_order.person, move_order.reason, move_order.note,
      move_order.undoes
    )
    returning id into event;
  if is_decided and move_order.cause = 'agency' then
    perform public.strike_decision(moved, move_order.status, event);
  end if;
  if is_decided and move_order.status = 'refunded' then
    insert into public.order_money (order_id, way, amount, method, actor, person)
      select moved.id, 'back', -money.kept, moved.payment_method, 'agency', move_order.person
        from public.money_of(moved) as money where money.kept > 0;
  end if;
  perform public.tell_money(moved.id, event, move_order.undoes);
  if 'paid' in (moved.status, move_order.status) and exists (select from public.document_seller) then
    update public.orders set papers_due_at = now() + case when move_order.actor in ('agency', 'bank') then public.time_to_undo() else interval '0' end
      where id = moved.id
      returning * into moved;
    if move_order.actor not in ('agency', 'bank') then
      perform public.settle_papers(moved);
    end if;
  end if;
  return 'changed';
end
$$;

-- What a customer is told of the state of an order: with it what came where some is open, and what is too much where it is paid.
create function public.told_state(told public.orders) returns text
  language sql volatile set search_path = ''
as $$
  select told.status || case told.status
      when 'awaiting-payment' then coalesce(' ' || nullif(money.came, 0), '')
      when 'paid' then coalesce(' ' || nullif(money.over, 0), '')
      else ''
    end
    from public.money_of(told) as money
$$;

-- Owes the customer a mail about the state that an order is in now, due after a pause. told: what told_state said before this move. A mail about an earlier move that did not leave yet is taken out of the outbox, and where that leaves the order in the
-- state that the customer knows of, nobody is told anything. Answers whether a mail waits.
create function public.tell_customer(
    moved public.orders, told text, pause interval, reason text default null, note text default null, is_correction boolean default false)
  returns boolean
  language plpgsql volatile set search_path = ''
as $$
declare
  known text;
begin
  with unsent as (
    delete from public.outbox
      where subject_id = moved.id and event = 'order-status' and status = 'queued' and attempts = 0
      returning payload->>'told' as told, created_at
  )
  select unsent.told into known from unsent where unsent.told is not null order by created_at limit 1;
  if public.told_state(moved) = coalesce(known, tell_customer.told) then
    return false;
  end if;
  return public.enqueue(
    'order-status', 'customer', moved.customer_email, moved.locale,
    jsonb_build_object(
      'reference', moved.reference, 'status', moved.status, 'payment_method', moved.payment_method,
      'amount', moved.amount, 'withheld', moved.withheld, 'customer_name', moved.customer_name,
      'quotation', moved.quote_number, 'item', moved.lines->0->>'id', 'renews', moved.renews,
      'names', jsonb_path_query_array(moved.lines, '$[*].name'),
      'told', coalesce(known, tell_customer.told), 'reason', tell_customer.reason, 'note', tell_customer.note,
      'is_correction', is_correction and known is null, 'parts', public.parts_of(moved)
    ) || public.money_sums(moved),
    moved.id, tell_customer.pause
  );
end
$$;

-- How long a person may take a move back before anybody hears of it.
create function public.time_to_undo() returns interval
  language sql immutable set search_path = ''
as $$
  select interval '5 minutes'
$$;

-- What somebody who decides about an order is told: {outcome, status, mailed, other, person, at}. status is the state that it is in now,
-- since {at} and by {person}; other is the reference of the order that holds its slip.
create function public.decided(reference text, outcome text, mailed boolean) returns jsonb
  language sql volatile set search_path = '' -- it reads what the caller has just written
as $$
  select jsonb_build_object(
      'outcome', decided.outcome, 'mailed', decided.mailed, 'status', orders.status, 'person', newest.person, 'at', newest.created_at,
      'other', case when decided.outcome = 'slip-used' then (
        select others.reference
          from public.order_slips as slip
            join public.slip_holds as held
              on held.kind = slip.kind and held.bank = coalesce(slip.bank, '') and held.reference = slip.reference
            join public.orders as others on others.id = held.order_id
          where slip.path = orders.payment_slip_path
      ) end
    )
    from public.orders
      left join lateral (
        select * from public.order_events where order_id = orders.id and status_before is not null order by id desc limit 1
      ) as newest on true
    where orders.reference = decided.reference
$$;

-- Takes {reference, status, seen, person, reason, note}: what somebody of the agency decides. seen is the state that this person saw,
-- or null. Answers what decided does; the outcome is one of move_order, 'outdated' (the order was no longer in the state that was
-- seen; nothing happened) or 'not-found'. A mail to the customer leaves once there was time to take the move back.
create function public.set_order_status(args jsonb) returns jsonb
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  found_order public.orders;
  told text;
  outcome text;
  mailed boolean := false;
begin
  select * into found_order from public.orders where reference = args->>'reference' for update;
  if not found then
    return jsonb_build_object('outcome', 'not-found', 'mailed', false);
  end if;
  if args->>'seen' is not null and args->>'seen' <> found_order.status and args->>'status' <> found_order.status then
    return public.decided(found_order.reference, 'outdated', false);
  end if;
  told := public.told_state(found_order);
  outcome := public.move_order(
    found_order, args->>'status', 'agency', 'agency', args->>'person', args->>'reason', args->>'note');
  if outcome = 'changed' then
    select * into found_order from public.orders where id = found_order.id;
    mailed := public.tell_customer(found_order, told, public.time_to_undo(), args->>'reason', args->>'note');
  end if;
  return public.decided(found_order.reference, outcome, mailed);
end
$$;
grant execute on function public.set_order_status(jsonb) to service_role;

-- The newest decision about an order: what changed its state, or money that somebody or the bank wrote down.
create function public.newest_decision(decided public.orders) returns public.order_events
  language sql volatile set search_path = ''
as $$
  select * from public.order_events
    where order_id = decided.id and (status_before is not null or (actor in ('agency', 'bank') and cause ~ '^(undo$|received |refund )'))
    order by id desc limit 1
$$;

-- Takes back the newest decision about an order. Takes {reference, seen, person}; answers as set_order_status, 'refused' where may_undo
-- says no.
create function public.undo_order_move(args jsonb) returns jsonb
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  found_order public.orders;
  newest public.order_events;
  told text;
  outcome text := 'refused';
  mailed boolean := false;
begin
  select * into found_order from public.orders where reference = args->>'reference' for update;
  if not found then
    return jsonb_build_object('outcome', 'not-found', 'mailed', false);
  end if;
  if args->>'seen' is not null and args->>'seen' <> found_order.status then
    return public.decided(found_order.reference, 'outdated', false);
  end if;
  newest := public.newest_decision(found_order);
  told := public.told_state(found_order);
  if public.may_undo(found_order, newest) then
    if public.is_number_taken(newest.id) then
      outcome := 'slip-used';
    elsif newest.status_before is null then
      perform public.undo_money(found_order, newest.id, args->>'person');
      outcome := 'changed';
    else
      outcome := public.move_order(
        found_order, newest.status_before, 'undo', 'agency', args->>'person', undoes => newest.id);
    end if;
  end if;
  if outcome = 'changed' then
    select * into found_order from public.orders where id = found_order.id;
    -- Of money that went back in part another mail tells, which is taken back with it while it waits.
    delete from public.outbox
      where subject_id = found_order.id and event = 'order-refund' and status = 'queued' and attempts = 0
        and payload->>'decision' = newest.id::text;
    if not found or newest.status_before is not null then
      mailed := public.tell_customer(found_order, told, public.time_to_undo(), is_correction => true);
    end if;
  end if;
  return public.decided(found_order.reference, outcome, mailed);
end
$$;
grant execute on function public.undo_order_move(jsonb) to service_role;

-- Orders that a slip pays: slip first, customer after.

-- Gives an order another slip, which counts from now on. Answers false, with nothing written, where another order holds its number.
create function public.add_slip(receiver public.orders, args jsonb) returns boolean
  language plpgsql volatile set search_path = ''
as $$
begin
  if not public.take_number(receiver.id, args) then
    return false;
  end if;
  perform public.insert_slip(receiver.id, args);
  update public.orders set
    payment_slip_path = args->>'payment_slip_path',
    payment_method = case payment_method when 'cash' then 'promptpay' else payment_method end, -- what was to be cash came otherwise
    abandoned_reported_at = null -- that report showed the earlier picture
    where id = receiver.id;
  return true;
end
$$;

-- Places an order that a slip pays. Takes {method, idempotency_key, key_hash, locale, lines, is_trial, payment_slip_path, slip_sha256,
-- slip_kind, slip_bank, slip_reference, parts}; method is 'promptpay', also where it is missing, or 'transfer'; key_hash is that of a
-- key to the order's page. Answers {outcome, spare_slip}, and for 'placed', 'repeated' and 'replaced' also {opens, id, reference,
-- amount, is_complete}: opens says whether the key was added, amount is in satang. The outcomes are those of insert_order, and
-- 'replaced': the key's order had another picture and has this one now, which only a pending order whose customer is unknown lets
-- happen; any other is a 'mismatch'. spare_slip is the path of the picture that no order needs any more, the given one or the
-- earlier one, or null.
create function public.place_order(args jsonb) returns jsonb
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  method constant text := coalesce(args->>'method', 'promptpay');
  inserted record;
  known public.orders;
  outcome text;
  spare_slip text := args->>'payment_slip_path';
begin
  select * into inserted from public.insert_order(args, method);
  outcome := inserted.outcome;
  known := inserted.placed;

  if outcome = 'repeated' then
    select * into known from public.orders where id = known.id for update;
  end if;
  if outcome = 'repeated'
    and (select sha256 from public.order_slips where path = known.payment_slip_path) is distinct from args->>'slip_sha256'
  then
    if known.completed_at is not null or known.status <> 'pending' then
      outcome := 'mismatch';
    else
      spare_slip := known.payment_slip_path;
      if public.add_slip(known, args) then
        delete from public.order_slips where path = spare_slip;
        -- What the earlier picture held is free again, unless this one holds it too.
        delete from public.slip_holds as held where held.order_id = known.id and not exists (
          select from public.order_slips
            where order_id = known.id and kind = held.kind and coalesce(bank, '') = held.bank and reference = held.reference
        );
        select * into known from public.orders where id = known.id;
        outcome := 'replaced';
      else
        spare_slip := args->>'payment_slip_path';
        outcome := 'slip-used';
      end if;
    end if;
  end if;

  -- The same call again, after its first answer was lost, must not give up the picture that the first one took.
  if exists (select from public.orders where payment_slip_path = spare_slip) then
    spare_slip := null;
  end if;
  if outcome not in ('placed', 'repeated', 'replaced') then
    return jsonb_build_object('outcome', outcome, 'spare_slip', spare_slip);
  end if;
  -- With the address the keys were replaced; who only knows the checkout gets none.
  perform public.add_page_key(known.id, args->>'key_hash') where not public.was_readdressed(known);
  return jsonb_build_object(
    'outcome', outcome,
    'spare_slip', spare_slip,
    'opens', not public.was_readdressed(known),
    'id', known.id,
    'reference', known.reference,
    'amount', known.amount,
    'is_complete', known.completed_at is not null
  );
end
$$;
grant execute on function public.place_order(jsonb) to service_role;

-- Whether the confirmation of an order was enqueued for the customer, or was sent it.
create function public.is_confirmed_by_mail(placed public.orders) returns boolean
  language sql volatile set search_path = '' -- it reads what the caller has just written
as $$
  select exists (select from public.outbox where subject_id = placed.id and event = 'order-customer')
$$;

-- Writes down who an order is from and enqueues the mails about it. args: {name, email, phone, address, company_name, company_tax_id,
-- company_branch, agency}.
create function public.name_customer(named public.orders, args jsonb) returns void
  language plpgsql volatile set search_path = ''
as $$
declare
  mail jsonb;
begin
  update public.orders set
    customer_name = args->>'name',
    customer_email = args->>'email',
    customer_phone = args->>'phone',
    customer_address = args->>'address',
    company_name = args->>'company_name',
    company_tax_id = args->>'company_tax_id',
    company_branch = args->>'company_branch',
    completed_at = now()
    where id = named.id
    returning * into named;
  mail := public.order_mail(named);
  perform public.enqueue('order-customer', 'customer', named.customer_email, named.locale, mail, named.id);
  perform public.enqueue('order-agency', 'agency', args->>'agency', named.locale, mail, named.id);
  perform public.tell_customer(named, 'pending', interval '0');
end
$$;

-- Says who an order is from that a slip pays. Takes {id, idempotency_key, name, email, phone, address, company_name, company_tax_id,
-- company_branch, agency}; agency is the address of the agency's copy, the company's three are null together.
-- Answers {outcome, reference, mailed}: 'completed', 'repeated' (the same details again), 'mismatch' (other details: the first stay as they
-- are, since the order's page is where they are put right), or {outcome} alone, 'not-found' (no such order, not with this key, or one that
-- is paid by card and has its customer from there). mailed says whether the confirmation was enqueued. Two mails are put into the
-- outbox, and a third about the order's state if that was decided before an address was known.
create function public.complete_order(args jsonb) returns jsonb
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  found_order public.orders;
begin
  select * into found_order from public.orders
    where id = (args->>'id')::uuid and idempotency_key = args->>'idempotency_key' and payment_method <> 'card'
    for update;
  if not found then
    return jsonb_build_object('outcome', 'not-found');
  end if;
  if found_order.completed_at is not null then
    return jsonb_build_object(
      'outcome', case when public.changed_details(found_order, args) = '' then 'repeated' else 'mismatch' end,
      'reference', found_order.reference, 'mailed', public.is_confirmed_by_mail(found_order)
    );
  end if;
  perform public.asked_by_stranger();
  perform public.name_customer(found_order, args);
  return jsonb_build_object(
    'outcome', 'completed', 'reference', found_order.reference, 'mailed', public.is_confirmed_by_mail(found_order)
  );
end
$$;
grant execute on function public.complete_order(jsonb) to service_role;

-- Puts one mail to the agency into the outbox for each order whose slip came at {before} or earlier and whose customer is still unknown,
-- once. Takes {before, agency}; agency is the address of the mail. Answers {reported}: how many orders.
create function public.report_abandoned_orders(args jsonb) returns jsonb
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  abandoned public.orders;
  reported integer := 0;
begin
  for abandoned in
    update public.orders set abandoned_reported_at = now()
      where completed_at is null and abandoned_reported_at is null
        and payment_method <> 'card' and created_at <= (args->>'before')::timestamptz
        -- What the bank says is paid nobody has looked at.
        and (status = 'pending' or exists (
          select from public.order_money where order_id = orders.id and actor = 'bank' and struck_by is null))
      returning *
  loop
    perform public.enqueue(
      'order-abandoned', 'agency', args->>'agency', abandoned.locale, public.order_mail(abandoned), abandoned.id);
    reported := reported + 1;
  end loop;
  return jsonb_build_object('reported', reported);
end
$$;
grant execute on function public.report_abandoned_orders(jsonb) to service_role;

-- Takes {paths} of stored slips, certificates, pictures of transfers back and chunks of files; answers {paths}: those that belong to no order,
-- because an upload was interrupted, another picture took its place, or the order was deleted.
create function public.slips_without_order(args jsonb) returns jsonb
  language plpgsql stable security definer set search_path = ''
as $$
begin
  return jsonb_build_object('paths', array(
    select given.path from jsonb_array_elements_text(args->'paths') as given (path)
      where not exists (select from public.order_slips as kept where kept.path = given.path)
        and not exists (select from public.order_certificates as kept where kept.path = given.path)
        and not exists (select from public.order_money as kept where kept.slip_path = given.path)
        and not exists (select from public.file_chunks as kept where kept.path = given.path)
  ));
end
$$;
grant execute on function public.slips_without_order(jsonb) to service_role;

-- What customers do on the page of their order. Every function takes {reference, key_hash}, and whoever has no key to that very order
-- learns nothing from its answer and changes nothing.

-- Answers order_shown, or null.
create function public.show_own_order(args jsonb) returns jsonb
  language sql volatile security definer set search_path = '' -- opened_order locks
as $$
  select public.order_shown(opened) from public.opened_order(args) as opened where opened.id is not null
$$;
grant execute on function public.show_own_order(jsonb) to service_role;

-- Takes the first slip of an accepted quotation, or another one for an order whose money was not found yet; not while a card page
-- is open for it. Takes {reference, key_hash, payment_slip_path, slip_sha256, slip_kind, slip_bank, slip_reference, agency}.
-- Answers {outcome, spare_slip, status}: 'added', 'repeated' (the newest slip is this very picture, and nobody has refused it), 'slip-used' (another order
-- holds its number), 'too-many' (ten slips), 'refused' (no slip is wanted in this state) or 'not-found'; spare_slip as
-- place_order has it.
create function public.send_slip(args jsonb) returns jsonb
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  found_order public.orders;
  told text;
  outcome text;
begin
  select * into found_order from public.opened_order(args);
  outcome := case
    when found_order.id is null then 'not-found'
    when found_order.status not in ('slip-wanted', 'rejected')
      and (select sha256 from public.order_slips where path = found_order.payment_slip_path) = args->>'slip_sha256' then 'repeated'
    when found_order.payment_method = 'card' or public.card_page_of(found_order) <> 'none' then 'refused'
    when found_order.status not in ('awaiting-payment', 'pending', 'slip-wanted', 'rejected') then 'refused'
    when (select count(*) from public.order_slips where order_id = found_order.id) >= 10 then 'too-many'
    when not public.add_slip(found_order, args) then 'slip-used'
    else 'added'
  end;
  if outcome <> 'added' then
    return jsonb_build_object(
      'outcome', outcome, 'status', found_order.status,
      'spare_slip', case when args->>'payment_slip_path' is distinct from found_order.payment_slip_path then args->>'payment_slip_path' end
    );
  end if;

  told := public.told_state(found_order);
  if told = 'pending' then
    insert into public.order_events (order_id, status, cause, actor) values (found_order.id, told, 'slip', 'customer');
  else
    select * into found_order from public.orders where id = found_order.id;
    perform public.move_order(found_order, 'pending', 'slip', 'customer');
  end if;
  select * into found_order from public.orders where id = found_order.id;
  perform public.tell_customer(found_order, told, interval '0', 'slip');
  if found_order.completed_at is not null then
    perform public.enqueue_order_news(found_order, 'slip', args->>'agency');
  end if;
  return jsonb_build_object('outcome', outcome, 'status', found_order.status, 'spare_slip', null);
end
$$;
grant execute on function public.send_slip(jsonb) to service_role;

-- What a customer's mail becomes when the address was wrong. What was queued for the old address is not sent there any more, but to the
-- new one: the confirmation and the order's state anew, everything else as it was, but for what whoever reads the old one asked for.
-- The old one gets a notice if somebody has proved it and mail did not come back from it: whoever was only mistyped hears no
-- more. What came back needs nobody's eye any more.
create function public.readdress_mail(placed public.orders, old_email text) returns void
  language plpgsql volatile set search_path = ''
as $$
declare
  came_back boolean;
  unsent public.outbox;
begin
  update public.outbox set handled_at = now(), payload = '{}', recipient = ''
    where subject_id = placed.id and audience = 'customer' and problem is not null and handled_at is null and recipient = old_email;
  came_back := found;
  perform public.enqueue(
    'order-customer', 'customer', placed.customer_email, placed.locale, public.order_mail(placed), placed.id);
  perform public.tell_customer(
    placed, 'pending', interval '0', newest.reason, newest.note
  ) from (
    select reason, note from public.order_events where order_id = placed.id and status_before is not null order by id desc limit 1
  ) as newest;
  for unsent in
    delete from public.outbox
      where subject_id = placed.id and audience = 'customer' and event <> 'order-readdressed' and status in ('queued', 'failed')
        and recipient = old_email
      returning *
  loop
    continue when unsent.event in ('order-customer', 'order-status', 'order-key', 'order-copy', 'order-erasure');
    perform public.enqueue(
      unsent.event, 'customer', placed.customer_email, placed.locale, unsent.payload, placed.id,
      case unsent.status when 'queued' then greatest(unsent.next_attempt_at - now(), interval '0') else interval '0' end
    );
  end loop;
  if not came_back and exists (select from public.page_keys where subject_id = placed.id and came_by = 'mail' and used_at is not null) then
    perform public.enqueue(
      'order-readdressed', 'customer', old_email, placed.locale, jsonb_build_object('reference', placed.reference), placed.id,
      is_proved => true
    );
  end if;
end
$$;

-- Corrects who an order is from, whoever asks; args are those of correct_customer without its keys. Answers the outcome.
create function public.put_customer_right(corrected public.orders, args jsonb, actor text, person text) returns text
  language plpgsql volatile set search_path = ''
as $$
declare
  changed constant text := public.changed_details(corrected, args);
  old_email constant text := corrected.customer_email;
begin
  if changed = '' then
    return 'unchanged';
  end if;
  update public.orders set
    customer_name = args->>'name',
    customer_email = args->>'email',
    customer_phone = args->>'phone',
    customer_address = args->>'address',
    company_name = args->>'company_name',
    company_tax_id = args->>'company_tax_id',
    company_branch = args->>'company_branch'
    where id = corrected.id
    returning * into corrected;
  insert into public.order_events (order_id, status, cause, actor, person, note)
    values (corrected.id, corrected.status, 'details', put_customer_right.actor, put_customer_right.person, changed);
  if put_customer_right.actor = 'customer' then
    perform public.enqueue_order_news(corrected, 'details', args->>'agency', changed);
  end if;
  if old_email is not distinct from corrected.customer_email then
    return 'changed';
  end if;
  -- Whose the new address is, nobody has proved.
  if put_customer_right.actor = 'customer' then
    perform public.asked_by_stranger();
  end if;
  perform public.readdress_mail(corrected, old_email);
  -- A wrong address may have got a key.
  delete from public.page_keys where subject_id = corrected.id;
  return 'readdressed';
end
$$;

-- Puts the details of a customer right, or completes an order that had none. Takes {reference, key_hash, new_key_hash, name, email, phone,
-- address, company_name, company_tax_id, company_branch, agency}. Answers {outcome, status}: 'completed', 'changed', 'readdressed' (the
-- email address is another one: new_key_hash is the only key from now on), 'unchanged', 'refused' (the card gateway has yet to say who
-- the customer is) or 'not-found'. readdress_mail says what becomes of the mail.
create function public.correct_customer(args jsonb) returns jsonb
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  found_order public.orders;
  outcome text;
begin
  select * into found_order from public.opened_order(args);
  if found_order.id is null then
    return jsonb_build_object('outcome', 'not-found');
  end if;
  if found_order.completed_at is null then
    if found_order.payment_method = 'card' then
      return jsonb_build_object('outcome', 'refused', 'status', found_order.status);
    end if;
    perform public.name_customer(found_order, args);
    return jsonb_build_object('outcome', 'completed', 'status', found_order.status);
  end if;
  outcome := public.put_customer_right(found_order, args, 'customer', null);
  if outcome = 'readdressed' then
    perform public.add_page_key(found_order.id, args->>'new_key_hash');
  end if;
  return jsonb_build_object('outcome', outcome, 'status', found_order.status);
end
$$;
grant execute on function public.correct_customer(jsonb) to service_role;

-- Cancels an order before its money was found. Takes {reference, key_hash, agency}. Answers {outcome, status}: 'changed', 'unchanged'
-- (it was cancelled already), 'refused' or 'not-found'.
create function public.cancel_own_order(args jsonb) returns jsonb
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  found_order public.orders;
  told text;
  outcome text;
begin
  select * into found_order from public.opened_order(args);
  if found_order.id is null then
    return jsonb_build_object('outcome', 'not-found');
  end if;
  told := found_order.status;
  outcome := public.move_order(found_order, 'cancelled', 'customer', 'customer', reason => 'customer');
  if outcome = 'changed' then
    select * into found_order from public.orders where id = found_order.id;
    perform public.tell_customer(found_order, told, interval '0', 'customer');
    perform public.enqueue_order_news(found_order, 'cancelled', args->>'agency');
  end if;
  return jsonb_build_object('outcome', outcome, 'status', found_order.status);
end
$$;
grant execute on function public.cancel_own_order(jsonb) to service_role;

-- Owes a mail with a new key to the address of an order or a quotation, at most as often as {limit} says, which are arguments of count_request
-- without a visitor. Takes {reference, limit}; always answers {}.
create function public.ask_page_key(args jsonb) returns jsonb
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  asked public.orders;
begin
  perform public.asked_by_stranger();
  select * into asked from public.orders where reference = args->>'reference' and customer_email is not null;
  if (found or exists (select from public.quotes where number = args->>'reference' and customer_email is not null))
    and (public.count_request(args->'limit' || jsonb_build_object('visitor', args->'reference'))->>'allowed')::boolean then
    perform public.enqueue(
      'order-key', 'customer', asked.customer_email, asked.locale,
      jsonb_build_object('reference', asked.reference, 'customer_name', asked.customer_name), asked.id
    ) where asked.id is not null;
    perform public.enqueue_quote_mail(quote) from public.quotes as quote where number = args->>'reference';
  end if;
  return '{}';
end
$$;
grant execute on function public.ask_page_key(jsonb) to service_role;

-- Adds a key that a mail brings to the order, quotation or inquiry that it is about, if the mail goes to the address that this has now. Takes
-- {reference, recipient, key_hash, came_by}: 'mail', or 'erasure' for the key by which an address confirms that it wants to be erased, if the
-- request waits for that; answers {added}.
create function public.keep_page_key(args jsonb) returns jsonb
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  mailed public.orders;
  subject uuid;
begin
  select * into mailed from public.orders
    where reference = args->>'reference' and customer_email = args->>'recipient' for share;
  if args->>'came_by' = 'erasure' and public.erasure_state(mailed) is distinct from 'erasure-asked' then
    return jsonb_build_object('added', false);
  end if;
  subject := coalesce(
    mailed.id,
    (select id from public.quotes where number = args->>'reference' and customer_email = args->>'recipient' for share),
    (select id from public.inquiries where reference = args->>'reference' and fields->>'email' = args->>'recipient' for share));
  perform public.add_page_key(subject, args->>'key_hash', args->>'came_by') where subject is not null;
  return jsonb_build_object('added', subject is not null);
end
$$;
grant execute on function public.keep_page_key(jsonb) to service_role;
