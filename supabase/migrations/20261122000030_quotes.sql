-- Quotations: numbered without gaps, priced until a day, in versions of which the newest counts.

-- The last number of each series and year. The row stays locked until the transaction that took a number has ended: one that fails gives
-- its number back, and no two get the same.
create table public.document_numbers (
  series text not null check (series in ('QT', 'RC')), -- quotations, receipts
  year integer not null,
  last integer not null,
  primary key (series, year)
);
alter table public.document_numbers enable row level security;

create function public.today_in_thailand() returns date
  language sql stable
  set search_path = ''
as $$
  select (now() at time zone 'Asia/Bangkok')::date
$$;

-- Waits until no other transaction takes numbers of the series.
create function public.lock_document_numbers(series text) returns void
  language sql volatile
  set search_path = ''
as $$
  insert into public.document_numbers as known (series, year, last)
    values (lock_document_numbers.series, extract(year from public.today_in_thailand())::integer, 0)
    on conflict on constraint document_numbers_pkey do update set last = known.last
$$;

-- The next number of a series, such as QT-2026-0001.
create function public.next_document_number(series text) returns text
  language sql volatile
  set search_path = ''
as $$
  insert into public.document_numbers as known (series, year, last)
    values (next_document_number.series, extract(year from public.today_in_thailand())::integer, 1)
    on conflict on constraint document_numbers_pkey do update set last = known.last + 1
    returning known.series || '-' || known.year || '-' || lpad(known.last::text, greatest(4, length(known.last::text)), '0')
$$;

-- A quotation outlives its customer: the number stays when the person is forgotten.
create table public.quotes (
  id uuid primary key default gen_random_uuid(),
  number text not null unique,
  locale text not null,
  idempotency_key text not null unique, -- SHA-256, as orders have it
  customer_name text,
  customer_email text,
  customer_phone text,
  customer_address text,
  company_name text,
  company_tax_id text,
  company_branch text,
  created_at timestamptz not null default now(),
  accepted_at timestamptz,
  order_id uuid references public.orders on delete set null, -- what it became
  reminded_at timestamptz,
  constraint quotes_company check (
    case when company_name is null then company_tax_id is null and company_branch is null
      else company_tax_id ~ '^[0-9]{13}$' and company_branch ~ '^(head-office|[0-9]{5})$' end is true)
);
create index quotes_created_at on public.quotes (created_at desc, id desc);
create index quotes_order on public.quotes (order_id) where order_id is not null;
alter table public.quotes enable row level security;

-- What was offered, never changed: another offer is another version.
create table public.quote_versions (
  quote_id uuid not null references public.quotes on delete cascade,
  version integer not null check (version > 0),
  -- [{id, name, name_en, name_th, type, period, price}], price in satang, 0 where it has yet to be said.
  lines jsonb not null check (jsonb_typeof(lines) = 'array' and jsonb_array_length(lines) > 0),
  discount bigint not null default 0 check (discount >= 0), -- satang
  vat text not null check (vat in ('none', 'included', 'excluded')),
  amount bigint not null check (amount >= 0), -- satang, with value-added tax
  note text, -- for the customer to read
  delivery date,
  valid_until date not null, -- the last day
  issued_at timestamptz not null default now(),
  person text, -- who of the agency; null for what the customer asked for
  primary key (quote_id, version)
);
alter table public.quote_versions enable row level security;

create table public.quote_keys (
  key_hash text primary key,
  quote_id uuid not null references public.quotes on delete cascade,
  came_by text not null default 'browser' check (came_by in ('browser', 'mail')), -- as order_keys have it
  ends_at timestamptz not null
);
create index quote_keys_quote on public.quote_keys (quote_id);
create index quote_keys_ends_at on public.quote_keys (ends_at);
alter table public.quote_keys enable row level security;

create function public.add_quote_key(quote_id uuid, key_hash text, came_by text default 'browser') returns void
  language sql volatile
  set search_path = ''
as $$
  insert into public.quote_keys (key_hash, quote_id, came_by, ends_at)
    select add_quote_key.key_hash, add_quote_key.quote_id, add_quote_key.came_by, now() + interval '180 days' where add_quote_key.key_hash is not null
    on conflict do nothing
$$;

-- The quotation that a key opens, locked; null for a wrong number and for a wrong, foreign or outlived key alike. args has {reference, key_hash}.
-- Whoever has no key of a mail is a stranger to its address.
create function public.opened_quote(args jsonb) returns public.quotes
  language plpgsql volatile
  set search_path = ''
as $$
declare
  opened public.quotes;
begin
  perform public.asked_by_stranger();
  select quote.* into opened from public.quotes as quote
    where quote.number = args->>'reference' and exists (
      select from public.quote_keys as key
        where key.quote_id = quote.id and key.key_hash = args->>'key_hash' and key.ends_at > now()
    )
    for update;
  if opened.id is not null and exists (select from public.quote_keys where key_hash = args->>'key_hash' and came_by = 'mail') then
    perform public.asked_by_owner();
  end if;
  return opened;
end
$$;

create function public.newest_version(quote public.quotes) returns public.quote_versions
  language sql stable
  set search_path = ''
as $$
  select offered.* from public.quote_versions as offered where offered.quote_id = quote.id order by offered.version desc limit 1
$$;

-- 'accepted'; 'asked' where a price has yet to be said; 'expired'; or 'open'.
create function public.quote_state(quote public.quotes, offered public.quote_versions) returns text
  language sql stable
  set search_path = ''
as $$
  select case
    when quote.accepted_at is not null then 'accepted'
    when exists (select from jsonb_array_elements(offered.lines) as line where (line->>'price')::bigint = 0) then 'asked'
    when offered.valid_until < public.today_in_thailand() then 'expired'
    else 'open'
  end
$$;

-- Adds a version that is valid for so many days from today.
create function public.issue_version(quote public.quotes, args jsonb) returns public.quote_versions
  language sql volatile
  set search_path = ''
as $$
  insert into public.quote_versions (quote_id, version, lines, discount, vat, amount, note, delivery, valid_until, person)
    select quote.id, coalesce(max(version), 0) + 1, args->'lines', coalesce((args->>'discount')::bigint, 0), args->>'vat',
        (args->>'amount')::bigint, args->>'note', (args->>'delivery')::date,
        public.today_in_thailand() + (args->>'valid_days')::integer, args->>'person'
      from public.quote_versions where quote_id = quote.id
    returning *
$$;

-- A quotation with its newest version, and the versions that it replaced: [{version, issued_at}], newest first.
create function public.quote_shown(quote public.quotes) returns jsonb
  language sql stable
  set search_path = ''
as $$
  select to_jsonb(offered) - array['quote_id', 'person'] || jsonb_build_object(
      'number', quote.number, 'locale', quote.locale, 'asked_at', quote.created_at,
      'state', public.quote_state(quote, offered),
      'customer_name', quote.customer_name, 'customer_email', quote.customer_email,
      'customer_phone', quote.customer_phone, 'customer_address', quote.customer_address,
      'company_name', quote.company_name, 'company_tax_id', quote.company_tax_id, 'company_branch', quote.company_branch,
      'accepted_at', quote.accepted_at,
      'order', (select reference from public.orders where id = quote.order_id),
      'replaced', (
        select coalesce(jsonb_agg(jsonb_build_object('version', old.version, 'issued_at', old.issued_at) order by old.version desc), '[]')
          from public.quote_versions as old where old.quote_id = quote.id and old.version < offered.version
      )
    )
    from public.newest_version(quote) as offered
$$;

-- Owes the customer the newest version.
create function public.owe_quote_mail(quote public.quotes, news text default 'issued') returns void
  language sql volatile
  set search_path = ''
as $$
  insert into public.outbox (event, recipient, locale, payload)
    select 'quote-customer', quote.customer_email, quote.locale, public.quote_shown(quote) || jsonb_build_object('reference', quote.number, 'news', news)
      where quote.customer_email is not null
$$;

-- Makes a quotation, once for one key. Takes {idempotency_key, key_hash, locale, lines, vat, amount, valid_days, name, email, phone, address,
-- company_name, company_tax_id, company_branch, agency}. Answers {outcome, number}: 'placed', 'repeated' (same key, same items) or 'mismatch'.
create function public.ask_quote(args jsonb) returns jsonb
  language plpgsql volatile security definer
  set search_path = ''
as $$
declare
  quote public.quotes;
  offered public.quote_versions;
begin
  perform public.asked_by_stranger();
  -- Of two calls at once with one key the second waits here, and finds what the first has made.
  perform public.lock_document_numbers('QT');
  select * into quote from public.quotes where idempotency_key = args->>'idempotency_key';
  if found then
    offered := public.newest_version(quote);
    if not public.same_items(offered.lines, args->'lines') then
      return jsonb_build_object('outcome', 'mismatch');
    end if;
    perform public.add_quote_key(quote.id, args->>'key_hash');
    return jsonb_build_object('outcome', 'repeated', 'number', quote.number);
  end if;
  insert into public.quotes (
      number, locale, idempotency_key, customer_name, customer_email, customer_phone, customer_address,
      company_name, company_tax_id, company_branch)
    values (
      public.next_document_number('QT'), args->>'locale', args->>'idempotency_key', args->>'name', args->>'email', args->>'phone',
      args->>'address', args->>'company_name', args->>'company_tax_id', args->>'company_branch')
    returning * into quote;
  perform public.issue_version(quote, args);
  perform public.add_quote_key(quote.id, args->>'key_hash');
  perform public.owe_quote_mail(quote);
  insert into public.outbox (event, recipient, locale, payload)
    values ('quote-agency', args->>'agency', quote.locale, public.quote_shown(quote) || jsonb_build_object('reference', quote.number, 'news', 'asked'));
  return jsonb_build_object('outcome', 'placed', 'number', quote.number);
end
$$;
grant execute on function public.ask_quote(jsonb) to service_role;

-- Takes {reference, key_hash}; answers quote_shown, or null.
create function public.show_own_quote(args jsonb) returns jsonb
  language sql volatile security definer -- opened_quote locks
  set search_path = ''
as $$
  select public.quote_shown(opened) from public.opened_quote(args) as opened where opened.id is not null
$$;
grant execute on function public.show_own_quote(jsonb) to service_role;

-- As ask_order_key does for orders: owes the newest version once more, with a new key. Takes {reference, limit}; always answers {}.
create function public.ask_quote_key(args jsonb) returns jsonb
  language plpgsql volatile security definer
  set search_path = ''
as $$
declare
  quote public.quotes;
begin
  perform public.asked_by_stranger();
  select * into quote from public.quotes where number = args->>'reference' and customer_email is not null;
  if found and (public.count_request(args->'limit' || jsonb_build_object('visitor', quote.number))->>'allowed')::boolean then
    perform public.owe_quote_mail(quote);
  end if;
  return '{}';
end
$$;
grant execute on function public.ask_quote_key(jsonb) to service_role;

-- Adds a key that a mail brings, if the mail goes to the address that the quotation has now. Takes {reference, recipient, key_hash}; answers {added}.
create function public.keep_quote_key(args jsonb) returns jsonb
  language plpgsql volatile security definer
  set search_path = ''
as $$
declare
  mailed public.quotes;
begin
  select * into mailed from public.quotes
    where number = args->>'reference' and customer_email = args->>'recipient' for share;
  if found then
    perform public.add_quote_key(mailed.id, args->>'key_hash', 'mail');
  end if;
  return jsonb_build_object('added', mailed.id is not null);
end
$$;
grant execute on function public.keep_quote_key(jsonb) to service_role;

-- Takes the person out of quotations, whose numbers stay. Answers how many.
create function public.forget_quotes(forgotten uuid[]) returns integer
  language plpgsql volatile
  set search_path = ''
as $$
declare
  quotes integer;
begin
  update public.quotes set
    customer_name = null, customer_email = null, customer_phone = null, customer_address = null,
    company_name = case when company_tax_id like '0%' then company_name end,
    company_tax_id = case when company_tax_id like '0%' then company_tax_id end,
    company_branch = case when company_tax_id like '0%' then company_branch end
    where id = any (forgotten);
  get diagnostics quotes = row_count;
  update public.quote_versions set note = null where quote_id = any (forgotten);
  delete from public.quote_keys where quote_id = any (forgotten);
  return quotes;
end
$$;

-- As before, and quotations lose their customer after the same time as inquiries are deleted.
create or replace function public.delete_expired(args jsonb) returns jsonb
  language plpgsql volatile security definer
  set search_path = ''
as $$
declare
  oldest constant timestamptz := now() - make_interval(days => (args->>'days')::integer);
  first_year constant timestamp :=
    date_trunc('year', now() at time zone (args->>'time_zone')) - make_interval(years => (args->>'years')::integer);
  inquiries integer;
  mails integer;
  orders integer;
  keys integer;
begin
  delete from public.inquiries where created_at < oldest;
  get diagnostics inquiries = row_count;
  delete from public.outbox where created_at < oldest;
  get diagnostics mails = row_count;
  delete from public.order_keys where ends_at < now();
  get diagnostics keys = row_count;
  delete from public.quote_keys where ends_at < now();
  delete from public.orders as old
    where old.created_at at time zone (args->>'time_zone') < first_year
      and not exists (
        select from public.order_events as event
          where event.order_id = old.id and event.created_at at time zone (args->>'time_zone') >= first_year
      );
  get diagnostics orders = row_count;
  -- What became an order stays as long as that does.
  perform public.forget_quotes(array(
    select id from public.quotes where created_at < oldest and order_id is null and customer_name is not null
  ));
  return jsonb_build_object('inquiries', inquiries, 'mails', mails, 'orders', orders, 'keys', keys);
end
$$;

-- As before, with quotations.
create or replace function public.forget(args jsonb) returns jsonb
  language plpgsql volatile security definer
  set search_path = ''
as $$
declare
  who constant text := lower(trim(args->>'who'));
  waiting text[];
  told text[]; -- the references that a card of the group may name
  booked uuid[];
  inquiries integer;
  erased integer;
  anonymised integer;
  mails integer;
begin
  if who is null or who = '' then
    raise exception 'nobody to forget';
  end if;
  select coalesce(array_agg(reference), '{}') into waiting from public.orders
    where status in ('pending', 'slip-wanted') and who in (lower(customer_email), lower(reference));
  select coalesce(array_agg(reference), '{}') into told from (
    select reference from public.orders where who in (lower(customer_email), lower(reference))
    union all
    select reference from public.inquiries where who in (lower(fields->>'email'), lower(reference))
    union all
    select number from public.quotes where who in (lower(customer_email), lower(number))
  ) as names;

  delete from public.outbox
    -- By the recipient only where nothing else in the mail names the customer: the agency receives mail about everybody.
    where (who in (lower(payload->>'email'), lower(payload->>'customer_email'), lower(payload->>'reference'))
        or (event like 'order-%' and event not in ('order-agency', 'order-abandoned', 'order-news') and who = lower(recipient))
        or (event = 'line-card' and payload->>'reference' = any (told)))
      and coalesce(payload->>'reference', '') <> all (waiting);
  get diagnostics mails = row_count;
  delete from public.inquiries where who in (lower(fields->>'email'), lower(reference));
  get diagnostics inquiries = row_count;
  delete from public.orders as closed
    where status in ('rejected', 'cancelled') and who in (lower(customer_email), lower(reference)) and not public.had_money(closed);
  get diagnostics erased = row_count;

  with anonymous as (
    update public.orders set
      customer_name = null, customer_email = null, customer_phone = null, customer_address = null,
      company_name = case when company_tax_id like '0%' then company_name end,
      company_tax_id = case when company_tax_id like '0%' then company_tax_id end,
      company_branch = case when company_tax_id like '0%' then company_branch end
      where reference <> all (waiting) and customer_email is not null and who in (lower(customer_email), lower(reference))
      returning id
  )
  select coalesce(array_agg(id), '{}') into booked from anonymous;
  anonymised := cardinality(booked);
  delete from public.order_keys where order_id = any (booked);
  delete from public.order_slips as slip using public.orders as kept
    where slip.order_id = kept.id and kept.id = any (booked) and slip.path <> kept.payment_slip_path;
  update public.order_events set note = null where order_id = any (booked);
  -- The quotation of an order that waits for its money stays with it.
  perform public.forget_quotes(array(
    select quote.id from public.quotes as quote left join public.orders as accepted on accepted.id = quote.order_id
      where who in (lower(quote.customer_email), lower(quote.number), lower(accepted.reference)) and coalesce(accepted.reference, '') <> all (waiting)
  ));
  return jsonb_build_object(
    'inquiries', inquiries, 'orders', erased, 'anonymised', anonymised, 'open', cardinality(waiting), 'mails', mails
  );
end
$$;

-- As before, with quotations: {orders, inquiries, quotes, mails}.
create or replace function public.person_copy(args jsonb) returns jsonb
  language plpgsql stable security definer
  set search_path = '' set timezone = 'UTC'
as $$
declare
  who constant text := lower(trim(args->>'who'));
begin
  if who is null or who = '' then
    raise exception 'nobody to copy';
  end if;
  return jsonb_build_object(
    'orders', (
      select coalesce(jsonb_agg(
        to_jsonb(kept) - array['id', 'idempotency_key', 'slip_sha256', 'stripe_session', 'stripe_session_end'] || jsonb_build_object(
          'slips', (
            select coalesce(jsonb_agg(to_jsonb(slip) - array['order_id', 'sha256']), '[]')
              from public.order_slips as slip where slip.order_id = kept.id
          ),
          'history', (
            select coalesce(jsonb_agg(to_jsonb(event) - array['id', 'order_id', 'person', 'undoes'] order by event.id), '[]')
              from public.order_events as event where event.order_id = kept.id
          )
        ) order by kept.created_at
      ), '[]')
      from public.orders as kept where who in (lower(kept.customer_email), lower(kept.reference))
    ),
    'inquiries', (
      select coalesce(jsonb_agg(
        to_jsonb(kept) - array['id', 'idempotency_key'] || jsonb_build_object('fields', kept.fields - array['encrypted', 'agency'])
          order by kept.created_at
      ), '[]')
      from public.inquiries as kept where who in (lower(kept.fields->>'email'), lower(kept.reference))
    ),
    'quotes', (
      select coalesce(jsonb_agg(
        to_jsonb(kept) - array['id', 'idempotency_key', 'order_id'] || jsonb_build_object(
          'versions', (
            select coalesce(jsonb_agg(to_jsonb(offered) - array['quote_id', 'person'] order by offered.version), '[]')
              from public.quote_versions as offered where offered.quote_id = kept.id
          )
        ) order by kept.created_at
      ), '[]')
      from public.quotes as kept where who in (lower(kept.customer_email), lower(kept.number))
    ),
    'mails', (
      select coalesce(jsonb_agg(
        jsonb_build_object('event', event, 'recipient', recipient, 'status', status, 'created_at', created_at, 'reference', payload->>'reference')
          order by created_at
      ), '[]')
      from public.outbox
        where who in (lower(payload->>'email'), lower(payload->>'customer_email'), lower(payload->>'reference'))
          or (who = lower(recipient) and event like 'order-%' and event not in ('order-agency', 'order-abandoned', 'order-news'))
    )
  );
end
$$;
