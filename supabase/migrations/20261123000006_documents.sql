-- Numbers of documents, and who issues them.

-- The last number of each series and year. The row stays locked until the transaction that took a number has ended: one that fails gives
-- its number back, and no two get the same.
create table public.document_numbers (
  series text not null check (series in ('QT', 'RC', 'CN')), -- quotations, receipts, credit notes
  year integer not null,
  last integer not null,
  primary key (series, year)
);
alter table public.document_numbers enable row level security;

-- Who issues receipts; no row where nobody does (DOCUMENTS=none). Written at each start of the site, so it is no part of a backup.
create table public.document_seller (
  is_only boolean primary key default true check (is_only),
  seller jsonb not null -- {name, name_th, address, address_th, tax_id, branch, is_registered}
);
alter table public.document_seller enable row level security;

-- Waits until no other transaction takes numbers of the series.
create function public.lock_document_numbers(series text) returns void
  language sql volatile set search_path = ''
as $$
  insert into public.document_numbers as known (series, year, last)
    values (lock_document_numbers.series, extract(year from public.today_in_thailand())::integer, 0)
    on conflict on constraint document_numbers_pkey do update set last = known.last
$$;

-- The next number of a series, such as QT-2026-0001.
create function public.next_document_number(series text) returns text
  language sql volatile set search_path = ''
as $$
  insert into public.document_numbers as known (series, year, last)
    values (next_document_number.series, extract(year from public.today_in_thailand())::integer, 1)
    on conflict on constraint document_numbers_pkey do update set last = known.last + 1
    returning known.series || '-' || known.year || '-' || lpad(known.last::text, greatest(4, length(known.last::text)), '0')
$$;

-- Takes {seller}; null for nobody.
create function public.keep_seller(args jsonb) returns jsonb
  language plpgsql volatile security definer set search_path = ''
as $$
begin
  delete from public.document_seller where jsonb_typeof(args->'seller') is distinct from 'object';
  insert into public.document_seller (seller)
    select args->'seller' where jsonb_typeof(args->'seller') = 'object'
    on conflict (is_only) do update set seller = excluded.seller;
  return '{}';
end
$$;
grant execute on function public.keep_seller(jsonb) to service_role;

-- Quotations: numbered without gaps, priced until a day, in versions of which the newest counts.

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
  created_at timestamptz(3) not null default now(), -- as addresses of lists have it
  accepted_at timestamptz,
  order_id uuid references public.orders on delete set null, -- what it became
  begun_by text, -- who of the agency; null where the customer asked
  inquiry_id uuid references public.inquiries on delete set null, -- what it answers
  reminded_at timestamptz,
  constraint quotes_company check (
    case when company_name is null then company_tax_id is null and company_branch is null
      else company_tax_id ~ '^[0-9]{13}$' and company_branch ~ '^(head-office|[0-9]{5})$' end is true)
);
create index quotes_created_at on public.quotes (created_at desc, id desc);
create index quotes_order on public.quotes (order_id) where order_id is not null;
create index quotes_inquiry on public.quotes (inquiry_id) where inquiry_id is not null;
alter table public.quotes enable row level security;

-- What was offered, never changed: another offer is another version.
create table public.quote_versions (
  quote_id uuid not null references public.quotes on delete cascade,
  version integer not null check (version > 0),
  -- [{id, name, name_en, name_th, scope, scope_th, type, period, price}], price in satang, 0 where it has yet to be said.
  lines jsonb not null check (jsonb_typeof(lines) = 'array' and jsonb_array_length(lines) > 0),
  discount bigint not null default 0 check (discount >= 0), -- satang
  vat text not null check (vat in ('none', 'included', 'excluded')),
  amount bigint not null check (amount >= 0), -- satang, with value-added tax
  plan jsonb, -- how it is paid in parts: [{share, amount, due, days, day}], share in hundredths of a percent or null, amount in satang
  note text, -- for the customer to read
  delivery date,
  valid_until date not null, -- the last day
  issued_at timestamptz(3) not null default now(), -- as addresses of lists have it
  person text, -- who of the agency; null for what the customer asked for
  primary key (quote_id, version)
);
create index quote_versions_issued_at on public.quote_versions (issued_at desc, quote_id desc);
-- Versions that wait for a price.
create index quote_versions_asked on public.quote_versions (issued_at, quote_id) where jsonb_path_exists(lines, '$[*] ? (@.price == 0)');
alter table public.quote_versions enable row level security;

-- The quotation that a key opens, as opened_order has it.
create function public.opened_quote(args jsonb) returns public.quotes
  language sql volatile set search_path = ''
as $$
  select quote.* from public.quotes as quote where quote.number = args->>'reference' and public.opens(quote.id, args) for update
$$;

-- The version that counts.
create function public.newest_version(quote public.quotes) returns public.quote_versions
  language sql stable set search_path = ''
as $$
  select offered.* from public.quote_versions as offered where offered.quote_id = quote.id order by offered.version desc limit 1
$$;

-- 'accepted'; 'asked' where a price has yet to be said; 'expired'; or 'open'.
create function public.quote_state(quote public.quotes, offered public.quote_versions) returns text
  language sql stable set search_path = ''
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
  language sql volatile set search_path = ''
as $$
  insert into public.quote_versions (quote_id, version, lines, discount, vat, amount, plan, note, delivery, valid_until, person)
    select quote.id, coalesce(max(version), 0) + 1, args->'lines', coalesce((args->>'discount')::bigint, 0), args->>'vat',
        (args->>'amount')::bigint, nullif(args->'plan', 'null'), args->>'note', (args->>'delivery')::date,
        public.today_in_thailand() + (args->>'valid_days')::integer, args->>'person'
      from public.quote_versions where quote_id = quote.id
    returning *
$$;

-- A quotation with its newest version, and the versions that it replaced: [{version, issued_at}], newest first.
create function public.quote_shown(quote public.quotes) returns jsonb
  language sql stable set search_path = ''
as $$
  select to_jsonb(offered) - array['quote_id', 'person'] || jsonb_build_object(
      'number', quote.number, 'locale', quote.locale, 'asked_at', quote.created_at,
      'state', public.quote_state(quote, offered),
      'customer_name', quote.customer_name, 'customer_email', quote.customer_email,
      'customer_phone', quote.customer_phone, 'customer_address', quote.customer_address,
      'company_name', quote.company_name, 'company_tax_id', quote.company_tax_id, 'company_branch', quote.company_branch,
      'accepted_at', quote.accepted_at,
      'order', (select reference from public.orders where id = quote.order_id),
      'is_paid', coalesce((select status = 'paid' from public.orders where id = quote.order_id), false),
      'replaced', array(
        select jsonb_build_object('version', old.version, 'issued_at', old.issued_at)
          from public.quote_versions as old where old.quote_id = quote.id and old.version < offered.version order by old.version desc
      )
    )
    from public.newest_version(quote) as offered
$$;

-- Owes the customer the newest version.
create function public.enqueue_quote_mail(quote public.quotes, news text default 'issued') returns boolean
  language sql volatile set search_path = ''
as $$
  select public.enqueue(
    'quote-customer', 'customer', quote.customer_email, quote.locale,
    public.quote_shown(quote) || jsonb_build_object('reference', quote.number, 'news', news), quote.id
  )
$$;

-- Tells the agency of a quotation: news is 'asked' or 'accepted'.
create function public.enqueue_quote_news(quote public.quotes, news text, agency text) returns boolean
  language sql volatile set search_path = ''
as $$
  select public.enqueue(
    'quote-agency', 'agency', enqueue_quote_news.agency, quote.locale,
    public.quote_shown(quote) || jsonb_build_object('reference', quote.number, 'news', enqueue_quote_news.news), quote.id
  )
$$;

-- Inserts a quotation under the next number; person and inquiry_id where the agency began it. args are those of ask_quote.
create function public.insert_quote(args jsonb, person text default null, inquiry_id uuid default null) returns public.quotes
  language sql volatile set search_path = ''
as $$
  insert into public.quotes (
      number, locale, idempotency_key, customer_name, customer_email, customer_phone, customer_address,
      company_name, company_tax_id, company_branch, begun_by, inquiry_id)
    values (
      public.next_document_number('QT'), args->>'locale', args->>'idempotency_key', args->>'name', args->>'email', args->>'phone',
      args->>'address', args->>'company_name', args->>'company_tax_id', args->>'company_branch', person, inquiry_id)
    returning *
$$;

-- Makes a quotation, once for one key. Takes {idempotency_key, key_hash, locale, lines, vat, amount, valid_days, name, email,
-- phone, address, company_name, company_tax_id, company_branch, agency}. Answers {outcome, number}: 'placed', 'repeated' (same
-- key, same items) or 'mismatch'.
create function public.ask_quote(args jsonb) returns jsonb
  language plpgsql volatile security definer set search_path = ''
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
    perform public.add_page_key(quote.id, args->>'key_hash');
    return jsonb_build_object('outcome', 'repeated', 'number', quote.number);
  end if;
  quote := public.insert_quote(args);
  perform public.issue_version(quote, args);
  perform public.add_page_key(quote.id, args->>'key_hash');
  perform public.enqueue_quote_mail(quote);
  perform public.enqueue_quote_news(quote, 'asked', args->>'agency');
  return jsonb_build_object('outcome', 'placed', 'number', quote.number);
end
$$;
grant execute on function public.ask_quote(jsonb) to service_role;

-- Takes {reference, key_hash}; answers quote_shown, or null.
create function public.show_own_quote(args jsonb) returns jsonb
  language sql volatile security definer set search_path = '' -- opened_quote locks
as $$
  select public.quote_shown(opened) from public.opened_quote(args) as opened where opened.id is not null
$$;
grant execute on function public.show_own_quote(jsonb) to service_role;

-- Accepts a quotation. Takes {reference, key_hash, version, lines, parts, method, withheld, idempotency_key, order_key_hash, agency}:
-- version is the one that was read, lines and parts are those of the order, which add up to the amount of the quotation, and withheld is
-- the tax in satang that a company keeps back; who is no company, or pays by card, keeps nothing back. Answers {outcome, order,
-- opens}: 'accepted', 'repeated' (it was before), 'outdated' (another version counts by now), 'asked', 'expired', 'not-found' or what
-- halt_of says;
-- order is its reference, and opens says whether the key was added: not where the order has another address since.
create function public.accept_quote(args jsonb) returns jsonb
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  quote public.quotes;
  offered public.quote_versions;
  state text;
  withheld bigint := 0;
  made public.orders;
begin
  select * into quote from public.opened_quote(args);
  if quote.id is null then
    return jsonb_build_object('outcome', 'not-found');
  end if;
  offered := public.newest_version(quote);
  state := public.quote_state(quote, offered);
  if state = 'accepted' then
    select * into made from public.orders where id = quote.order_id;
    perform public.add_page_key(made.id, args->>'order_key_hash') where made.id is not null and not public.was_readdressed(made);
    return jsonb_build_object('outcome', 'repeated', 'order', made.reference, 'opens', not public.was_readdressed(made));
  end if;
  if offered.version <> (args->>'version')::integer then
    return jsonb_build_object('outcome', 'outdated');
  end if;
  if state <> 'open' then
    return jsonb_build_object('outcome', state);
  end if;
  if public.halt_of(jsonb_path_query_array(offered.lines, '$[*].id')) is not null then
    return jsonb_build_object('outcome', public.halt_of(jsonb_path_query_array(offered.lines, '$[*].id')));
  end if;
  if public.sum_of(args->'lines') is distinct from offered.amount then
    raise exception 'the lines of the order are not the amount of the quotation';
  end if;
  if quote.company_tax_id is not null and args->>'method' <> 'card' then
    withheld := coalesce((args->>'withheld')::bigint, 0);
  end if;
  if jsonb_array_length(coalesce(nullif(args->'parts', 'null'), '[]')) <> jsonb_array_length(coalesce(offered.plan, '[]')) then
    raise exception 'the parts of the order are not those of the quotation';
  end if;
  if withheld > ceil(offered.amount * 3 / 100.0) then
    raise exception 'more is kept back than three percent';
  end if;
  made := public.insert_unpaid_order(to_jsonb(quote) || jsonb_build_object(
    'payment_method', args->'method', 'withheld', withheld, 'lines', args->'lines', 'idempotency_key', args->'idempotency_key',
    'quote_number', quote.number, 'is_trial', args->'is_trial'));
  if made.id is null then
    raise exception 'another order has the key';
  end if;
  perform public.add_parts(made, args->'parts');
  update public.quotes set accepted_at = now(), order_id = made.id where id = quote.id returning * into quote;
  perform public.add_page_key(made.id, args->>'order_key_hash', case when public.is_stranger() then 'browser' else 'mail' end);
  perform public.tell_customer(made, 'quoted', interval '0');
  perform public.enqueue_quote_news(quote, 'accepted', args->>'agency');
  perform public.win_inquiry(quote, coalesce(offered.person, quote.begun_by));
  return jsonb_build_object('outcome', 'accepted', 'order', made.reference, 'opens', true);
end
$$;
grant execute on function public.accept_quote(jsonb) to service_role;

-- Owes customers a reminder, once for each version, of quotations that end within so many days; anybody may have asked for these
-- in the name of somebody else. Takes {days}; answers {reminded}.
create function public.remind_of_quotes(args jsonb) returns jsonb
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  ending public.quotes;
  reminded integer := 0;
begin
  perform public.asked_by_stranger();
  for ending in
    select quote.* from public.quotes as quote, public.newest_version(quote) as offered
      where quote.accepted_at is null and quote.customer_email is not null and public.quote_state(quote, offered) = 'open'
        and offered.valid_until <= public.today_in_thailand() + (args->>'days')::integer
        and (quote.reminded_at is null or quote.reminded_at < offered.issued_at)
      for update of quote skip locked
  loop
    update public.quotes set reminded_at = now() where id = ending.id;
    perform public.enqueue_quote_mail(ending, 'reminder');
    reminded := reminded + 1;
  end loop;
  return jsonb_build_object('reminded', reminded);
end
$$;
grant execute on function public.remind_of_quotes(jsonb) to service_role;

-- Takes {number}; answers quote_shown, or null.
create function public.show_quote(args jsonb) returns jsonb
  language sql stable security definer set search_path = ''
as $$
  select public.quote_shown(quote) from public.quotes as quote where quote.number = args->>'number'
$$;
grant execute on function public.show_quote(jsonb) to service_role;

-- Offers anew, and enqueues that for the customer once every price is said. Takes {number, seen} (the version that was read) and
-- what issue_version takes. Answers {outcome, quote}: 'revised', 'outdated' (another version came meanwhile), 'accepted' or
-- 'unknown'.
create function public.revise_quote(args jsonb) returns jsonb
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  quote public.quotes;
  newest public.quote_versions;
begin
  select * into quote from public.quotes where number = args->>'number' for update;
  if not found then
    return jsonb_build_object('outcome', 'unknown');
  elsif quote.accepted_at is not null then
    return jsonb_build_object('outcome', 'accepted', 'quote', public.quote_shown(quote));
  end if;
  newest := public.newest_version(quote);
  if newest.version <> (args->>'seen')::integer then
    return jsonb_build_object('outcome', 'outdated', 'quote', public.quote_shown(quote));
  end if;
  newest := public.issue_version(quote, args);
  if public.quote_state(quote, newest) <> 'asked' then
    perform public.enqueue_quote_mail(quote);
  end if;
  return jsonb_build_object('outcome', 'revised', 'quote', public.quote_shown(quote));
end
$$;
grant execute on function public.revise_quote(jsonb) to service_role;

-- Takes the person out of quotations, whose numbers stay. Answers how many.
create function public.forget_quotes(forgotten uuid[]) returns integer
  language plpgsql volatile set search_path = ''
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
  delete from public.page_keys where subject_id = any (forgotten);
  perform public.forget_repairs(forgotten);
  perform public.forget_appointments(forgotten);
  return quotes;
end
$$;

-- What a list of the desk shows of a version: created_at is that of the version; state is as quote_state says it, or 'replaced'.
create function public.quote_row(quote public.quotes, offered public.quote_versions) returns jsonb
  language sql stable set search_path = ''
as $$
  select jsonb_build_object(
    'id', quote.id, 'number', quote.number, 'version', offered.version, 'amount', offered.amount, 'valid_until', offered.valid_until,
    'customer_name', quote.customer_name, 'company_name', quote.company_name, 'created_at', offered.issued_at, 'lines', offered.lines,
    'state', case
      when exists (select from public.quote_versions as newer where newer.quote_id = quote.id and newer.version > offered.version)
        then 'replaced'
      else public.quote_state(quote, offered)
    end
  )
$$;

-- Takes {state, before, max}: state as quote_row has it, or null for the newest version of every quotation; before as
-- list_inquiries has it. What waits for a price comes oldest first, all else newest first. Answers [quote_row].
create function public.desk_quotes(args jsonb) returns jsonb
  language plpgsql stable security definer set search_path = ''
as $$
declare
  seen_at constant timestamptz := args->'before'->>'created_at';
  seen_id constant uuid := args->'before'->>'id';
begin
  -- Both read along an index of versions, and look at no more quotations than the page has (offset 0).
  if args->>'state' = 'asked' then
    return to_jsonb(array(
      select row.shown
        from public.quote_versions as offered
          cross join lateral (
            select public.quote_row(quote, offered) as shown from public.quotes as quote where quote.id = offered.quote_id offset 0
          ) as row
        where jsonb_path_exists(offered.lines, '$[*] ? (@.price == 0)') and row.shown->>'state' = 'asked'
          and (seen_at is null or (offered.issued_at, offered.quote_id) > (seen_at, seen_id))
        order by offered.issued_at, offered.quote_id limit (args->>'max')::integer
    ));
  end if;
  return to_jsonb(array(
    select row.shown
      from public.quote_versions as offered
        cross join lateral (
          select public.quote_row(quote, offered) as shown from public.quotes as quote where quote.id = offered.quote_id offset 0
        ) as row
      where (seen_at is null or (offered.issued_at, offered.quote_id) < (seen_at, seen_id))
        and case when args->>'state' is null then row.shown->>'state' <> 'replaced' else row.shown->>'state' = args->>'state' end
      order by offered.issued_at desc, offered.quote_id desc limit (args->>'max')::integer
  ));
end
$$;
grant execute on function public.desk_quotes(jsonb) to service_role;

-- Takes {number}; answers quote_shown with begun_by, the reference of its inquiry, and versions, newest first: [{version, issued_at, person,
-- amount, valid_until}]; or null.
create function public.desk_quote(args jsonb) returns jsonb
  language sql stable security definer set search_path = ''
as $$
  select public.quote_shown(quote) || jsonb_build_object(
      'begun_by', quote.begun_by,
      'inquiry', (select reference from public.inquiries where id = quote.inquiry_id),
      'versions', array(
        select jsonb_build_object('version', version, 'issued_at', issued_at, 'person', person, 'amount', amount, 'valid_until', valid_until)
          from public.quote_versions where quote_id = quote.id order by version desc
      )
    )
    from public.quotes as quote where quote.number = args->>'number'
$$;
grant execute on function public.desk_quote(jsonb) to service_role;

-- Receipts: numbered without gaps, issued once nobody takes back any more that an order is paid, or a part of it, and never changed.

-- All that stands on a receipt, or on a credit note, which takes back a part of one; as it was on its day, amounts in satang.
create table public.receipts (
  number text primary key,
  order_id uuid not null, -- no foreign key: a receipt outlives an order that is erased
  order_reference text not null,
  issued_on date not null default public.today_in_thailand(),
  issued_at timestamptz not null default now(),
  person text, -- who of the agency; null where a card gateway said that the money came
  seller jsonb not null, -- as document_seller has it
  buyer jsonb not null, -- {name, address, company_name, company_tax_id, company_branch}
  lines jsonb not null check (jsonb_typeof(lines) = 'array' and jsonb_array_length(lines) > 0), -- those of the order
  payment_method text not null,
  net bigint not null,
  vat bigint not null check (vat >= 0),
  gross bigint not null check (gross > 0 and gross = net + vat),
  withheld bigint not null check (withheld >= 0 and withheld <= net),
  replaces text unique, -- the number that was void before
  part integer, -- the part of the order's payment that it is for, of so many; null for all of it
  parts integer check ((parts is null) = (part is null)),
  -- Of a credit note, whose amounts are those of the difference (Revenue Code section 86/10): the receipt that it corrects, {number, issued_on,
  -- net, gross, credited}, credited being the net amount that earlier ones took back.
  corrects jsonb check ((corrects is null) = (number like 'RC-%')),
  reason text -- of a credit note, as somebody of the agency gave it
);
create index receipts_corrects on public.receipts ((corrects->>'number')) where corrects is not null;
create index receipts_order on public.receipts (order_id);
create index receipts_issued_on on public.receipts (issued_on);
alter table public.receipts enable row level security;

-- A void receipt stays, and says so.
create table public.receipt_voids (
  number text primary key references public.receipts on delete cascade,
  voided_at timestamptz not null default now(),
  person text,
  reason text not null check (reason in ('undone', 'refunded', 'details')),
  note text
);
alter table public.receipt_voids enable row level security;

-- The law wants receipts to be kept for five years, and nobody may correct one.
create function public.keep_receipts() returns trigger
  language plpgsql set search_path = ''
as $$
begin
  if tg_op = 'DELETE' and tg_table_name = 'receipts' then
    if old.issued_at < now() - interval '5 years' then
      return old;
    end if;
  elsif tg_op = 'DELETE' then
    if not exists (select from public.receipts where number = old.number) then
      return old;
    end if;
  end if;
  raise exception 'a receipt is never changed: void it, and issue another one';
end
$$;

create trigger keep_receipts before update or delete on public.receipts for each row execute function public.keep_receipts();
create trigger keep_all_receipts before truncate on public.receipts for each statement execute function public.keep_receipts();
create trigger keep_receipt_voids before update or delete on public.receipt_voids for each row execute function public.keep_receipts();
create trigger keep_all_receipt_voids before truncate on public.receipt_voids for each statement execute function public.keep_receipts();

-- Whether a receipt or a credit note was voided.
create function public.is_void(issued public.receipts) returns boolean
  language sql stable set search_path = ''
as $$
  select exists (select from public.receipt_voids where number = issued.number)
$$;

-- The receipt of an order, or of a part of its payment, that is not void, if it has one.
create function public.valid_receipt(order_id uuid, part integer default null) returns public.receipts
  language sql stable set search_path = ''
as $$
  select issued.* from public.receipts as issued
    where issued.order_id = valid_receipt.order_id and issued.part is not distinct from valid_receipt.part and issued.corrects is null
      and not public.is_void(issued)
$$;

-- What an order has receipts for: its payment once it is paid, or each part whose money is here, unless it went back.
create function public.receipted(paid public.orders) returns table (part integer, amount bigint, withheld bigint)
  language sql volatile set search_path = ''
as $$
  select null::integer, paid.amount, paid.withheld
    where paid.status = 'paid' and not exists (select from public.order_parts where order_id = paid.id)
  union all
  select place, amount, withheld from public.parts_left(paid) where open = 0 and paid.status <> 'refunded'
  order by 1
$$;

-- Issues the receipt of an order that the caller has locked, or of a part of its payment, at the place of one that is void by now.
-- Value-added tax is 7/107 of what came in, rounded half up: to the satang what 7 % of the net amount come to. Answers the number; null
-- where nobody issues receipts, nothing came in, or there is one.
create function public.issue_receipt(paid public.orders, person text, part integer default null) returns text
  language plpgsql volatile set search_path = ''
as $$
declare
  issuer constant jsonb := (select seller from public.document_seller);
  came record;
  tax bigint := 0;
  given text;
begin
  select * into came from public.receipted(paid) as due where due.part is not distinct from issue_receipt.part;
  if issuer is null or came.amount is null or (public.valid_receipt(paid.id, issue_receipt.part)).number is not null then
    return null;
  end if;
  if (issuer->>'is_registered')::boolean then
    tax := round(came.amount * 7 / 107.0);
  end if;
  insert into public.receipts (
      number, order_id, order_reference, person, seller, buyer, lines, payment_method, net, vat, gross, withheld, replaces, part, parts)
    values (
      public.next_document_number('RC'), paid.id, paid.reference, issue_receipt.person, issuer,
      jsonb_build_object(
        'name', paid.customer_name, 'address', paid.customer_address, 'company_name', paid.company_name,
        'company_tax_id', paid.company_tax_id, 'company_branch', paid.company_branch
      ),
      paid.lines, public.paid_by(paid), came.amount - tax, tax, came.amount, came.withheld,
      (
        select number from public.receipts as before
          where order_id = paid.id and before.part is not distinct from issue_receipt.part and before.corrects is null order by issued_at desc, number desc limit 1
      ),
      came.part, (select nullif(count(*), 0) from public.order_parts where order_id = paid.id)
    )
    returning number into given;
  return given;
end
$$;

-- Voids the receipt of an order, or of a part of its payment, if it has one that is not void.
create function public.void_receipt(order_id uuid, person text, reason text, note text, part integer default null) returns void
  language sql volatile set search_path = ''
as $$
  insert into public.receipt_voids (number, person, reason, note)
    select issued.number, void_receipt.person, void_receipt.reason, void_receipt.note
      from public.valid_receipt(void_receipt.order_id, void_receipt.part) as issued where issued.number is not null
$$;

-- What a receipt says was transferred, less what its credit notes took back of that, in satang.
create function public.receipt_kept(issued public.receipts) returns bigint
  language sql volatile set search_path = ''
as $$
  select issued.gross - issued.withheld - coalesce((
    select sum(note.gross - note.withheld) from public.receipts as note
      where note.corrects->>'number' = issued.number and not public.is_void(note)
  ), 0)::bigint
$$;

-- Issues a credit note that takes taken satang of what was transferred back from a receipt. Gross amount and tax are shares of those of the
-- receipt, each reckoned on all that was credited by then, so that what credits all of it comes to the same to the satang.
create function public.issue_credit_note(corrected public.receipts, taken bigint, person text, reason text) returns text
  language plpgsql volatile set search_path = ''
as $$
declare
  before record;
  given text := public.next_document_number('CN');
  upto bigint;
  gross_now bigint;
  vat_now bigint;
begin
  select coalesce(sum(note.net), 0)::bigint as net, coalesce(sum(note.vat), 0)::bigint as vat,
      coalesce(sum(note.gross), 0)::bigint as gross, coalesce(sum(note.gross - note.withheld), 0)::bigint as transferred
    into before
    from public.receipts as note
    where note.corrects->>'number' = corrected.number and not public.is_void(note);
  upto := before.transferred + issue_credit_note.taken;
  gross_now := round(upto * corrected.gross::numeric / (corrected.gross - corrected.withheld)) - before.gross;
  vat_now := round((before.gross + gross_now) * corrected.vat::numeric / corrected.gross) - before.vat;
  insert into public.receipts (
      number, order_id, order_reference, person, seller, buyer, lines, payment_method, net, vat, gross, withheld, part, parts, corrects, reason)
    select given, corrected.order_id, corrected.order_reference, issue_credit_note.person, issuer.seller, corrected.buyer, corrected.lines,
        corrected.payment_method, gross_now - vat_now, vat_now, gross_now, gross_now - issue_credit_note.taken, corrected.part, corrected.parts,
        jsonb_build_object(
          'number', corrected.number, 'issued_on', corrected.issued_on, 'net', corrected.net, 'gross', corrected.gross,
          'credited', before.net),
        issue_credit_note.reason
      from public.document_seller as issuer;
  return given;
end
$$;

-- What the receipts of an order that are not void say was transferred: given without their credit notes, kept with them, in satang.
create function public.receipts_sum(order_id uuid, out given bigint, out kept bigint)
  language sql volatile set search_path = ''
as $$
  select coalesce(sum(issued.gross - issued.withheld), 0)::bigint, coalesce(sum(public.receipt_kept(issued)), 0)::bigint
    from public.receipts as issued
    where issued.order_id = receipts_sum.order_id and issued.corrects is null and not public.is_void(issued)
$$;

-- Corrects the receipts of an order, which the caller has locked, to what was kept of the money: issues credit notes for what went back of the
-- price, the newest part first, and voids those whose receipt is void, or whose money did not go back. What was too much has no receipt. The
-- customer is told of each note.
create function public.settle_credits(settled public.orders, person text, reason text) returns void
  language plpgsql volatile set search_path = ''
as $$
declare
  issued public.receipts;
  held constant bigint := (public.money_of(settled)).kept;
  owed bigint;
  taken bigint;
  given text;
begin
  insert into public.receipt_voids (number, person, reason)
    select note.number, settle_credits.person, void.reason
      from public.receipts as note join public.receipt_voids as void on void.number = note.corrects->>'number'
      where note.order_id = settled.id
    on conflict do nothing;
  for issued in
    select note.* from public.receipts as note
      where note.order_id = settled.id and note.corrects is not null and not public.is_void(note)
      order by note.issued_at desc, note.number desc
  loop
    exit when (select sums.kept >= least(held, sums.given) from public.receipts_sum(settled.id) as sums);
    insert into public.receipt_voids (number, person, reason) values (issued.number, settle_credits.person, 'undone');
  end loop;
  owed := (select sums.kept - least(held, sums.given) from public.receipts_sum(settled.id) as sums);
  for issued in
    select paper.* from public.receipts as paper
      where paper.order_id = settled.id and paper.corrects is null and not public.is_void(paper)
      order by paper.part desc
  loop
    taken := least(owed, public.receipt_kept(issued));
    continue when taken <= 0 or not exists (select from public.document_seller);
    given := public.issue_credit_note(issued, taken, settle_credits.person, settle_credits.reason);
    owed := owed - taken;
    perform public.enqueue(
      'order-receipt', 'customer', settled.customer_email, settled.locale,
      jsonb_build_object(
        'reference', settled.reference, 'number', given, 'amount', taken, 'customer_name', settled.customer_name,
        'replaces', null, 'corrects', issued.number),
      settled.id
    );
  end loop;
end
$$;

-- Whether the newest decision about an order may be taken back: somebody of the agency or the bank made it, it took none back itself, and no receipt
-- was issued or voided since.
create function public.may_undo(decided public.orders, newest public.order_events) returns boolean
  language sql volatile set search_path = ''
as $$
  select newest.actor in ('agency', 'bank') and newest.undoes is null and not exists (
    select from public.receipts as paper left join public.receipt_voids as void on void.number = paper.number
      where paper.order_id = decided.id and greatest(paper.issued_at, void.voided_at) > newest.created_at
  )
$$;

-- Issues the receipts of what came for an order, voids those of what is paid no more, corrects those of which a part went back, and ends with
-- that what may be undone. A receipt that was corrected once is corrected again where the rest goes back. The order is locked by the caller.
create function public.settle_papers(settled public.orders) returns void
  language plpgsql volatile set search_path = ''
as $$
declare
  newest constant public.order_events := public.newest_decision(settled);
begin
  update public.orders set papers_due_at = null where id = settled.id;
  perform public.issue_receipt(settled, newest.person, due.part) from public.receipted(settled) as due;
  perform public.void_receipt(
      settled.id, newest.person, case settled.status when 'refunded' then 'refunded' else 'undone' end, newest.note, issued.part)
    from (select distinct part from public.receipts where order_id = settled.id) as issued
    where not exists (select from public.receipted(settled) as due where due.part is not distinct from issued.part)
      and (settled.status <> 'refunded' or public.receipt_kept(public.valid_receipt(settled.id, issued.part))
        = (public.valid_receipt(settled.id, issued.part)).gross - (public.valid_receipt(settled.id, issued.part)).withheld);
  perform public.settle_credits(settled, newest.person, newest.note);
end
$$;

-- Settles the papers of an order whose receipt somebody opens, or of all that are due. Takes {reference}, null for all; answers {settled}:
-- how many.
create function public.settle_due_papers(args jsonb) returns jsonb
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  due public.orders;
  settled integer := 0;
begin
  for due in
    select * from public.orders
      where papers_due_at is not null
        and case when args->>'reference' is not null then reference = args->>'reference'
          -- The bank is faster than a customer who is still writing who the order is from.
          else papers_due_at <= now() and (completed_at is not null or created_at < now() - interval '1 day') end
      order by papers_due_at, id for update skip locked
  loop
    perform public.settle_papers(due);
    settled := settled + 1;
  end loop;
  return jsonb_build_object('settled', settled);
end
$$;
grant execute on function public.settle_due_papers(jsonb) to service_role;

-- Opens the receipt of what came for an order to its customer, who need not wait for it: that of the newest part. Takes
-- {reference, key_hash}; answers {number}: null without a key to this very order, and where it has no receipt.
create function public.open_own_receipt(args jsonb) returns jsonb
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  opened public.orders;
begin
  select * into opened from public.opened_order(args);
  if opened.papers_due_at is not null then
    perform public.settle_papers(opened);
  end if;
  return jsonb_build_object('number', (
    select (public.valid_receipt(opened.id, due.part)).number from public.receipted(opened) as due order by due.part desc limit 1
  ));
end
$$;
grant execute on function public.open_own_receipt(jsonb) to service_role;

-- Issues the receipt of a paid order anew, or of a part of its payment, in place of the one that was seen, with other details of the buyer,
-- which the order then has too; or issues the first one. Takes {reference, seen (a number or null), person, note, name, address, company_name,
-- company_tax_id, company_branch}. Answers {outcome, number}: 'issued', 'outdated' (another receipt counts by now), 'refused'
-- (the order is not paid, or nobody issues receipts) or 'not-found'.
create function public.reissue_receipt(args jsonb) returns jsonb
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  paid public.orders;
  reissued integer;
  given text;
begin
  select * into paid from public.orders where reference = args->>'reference' for update;
  if not found then
    return jsonb_build_object('outcome', 'not-found');
  end if;
  reissued := (select part from public.receipts where number = args->>'seen' and order_id = paid.id and corrects is null);
  if args->>'seen' is null then
    reissued := (select min(part) from public.receipted(paid) as due where (public.valid_receipt(paid.id, due.part)).number is null);
  end if;
  if (public.valid_receipt(paid.id, reissued)).number is distinct from args->>'seen' then
    return jsonb_build_object('outcome', 'outdated');
  elsif not exists (select from public.document_seller)
    or not exists (select from public.receipted(paid) as due where due.part is not distinct from reissued) then
    return jsonb_build_object('outcome', 'refused');
  end if;
  perform public.void_receipt(paid.id, args->>'person', 'details', args->>'note', reissued);
  paid.customer_name := args->>'name';
  paid.customer_address := args->>'address';
  paid.company_name := args->>'company_name';
  paid.company_tax_id := args->>'company_tax_id';
  paid.company_branch := args->>'company_branch';
  -- Other parts wait for theirs.
  update public.orders set papers_due_at = null where id = paid.id and reissued is null;
  -- Whoever was erased stays so.
  update public.orders set customer_name = paid.customer_name, customer_address = paid.customer_address, company_name = paid.company_name,
      company_tax_id = paid.company_tax_id, company_branch = paid.company_branch
    where id = paid.id and customer_name is not null;
  given := public.issue_receipt(paid, args->>'person', reissued);
  perform public.settle_credits(paid, args->>'person', null);
  insert into public.order_events (order_id, status, cause, actor, person, note)
    values (paid.id, paid.status, 'receipt', 'agency', args->>'person', given);
  perform public.enqueue(
    'order-receipt', 'customer', paid.customer_email, paid.locale,
    jsonb_build_object(
      'reference', paid.reference, 'number', given, 'amount', (select gross from public.receipts where number = given),
      'customer_name', paid.customer_name, 'replaces', args->>'seen'),
    paid.id
  );
  return jsonb_build_object('outcome', 'issued', 'number', given);
end
$$;
grant execute on function public.reissue_receipt(jsonb) to service_role;

-- A receipt as its customer reads it, with what voided it, and what came in its place.
create function public.receipt_shown(issued public.receipts) returns jsonb
  language sql stable set search_path = ''
as $$
  select to_jsonb(issued) - array['order_id', 'person'] || jsonb_build_object(
      'voided_at', void.voided_at, 'void_reason', void.reason,
      'quotation', (select quote_number from public.orders where id = issued.order_id),
      'replaces_on', (select issued_on from public.receipts where number = issued.replaces),
      'replaced_by', (select number from public.receipts where replaces = issued.number)
    )
    from (select) as one left join public.receipt_voids as void on void.number = issued.number
$$;

-- Takes {number, key_hashes}: the keys to orders that a browser has. Answers receipt_shown, or null.
create function public.show_own_receipt(args jsonb) returns jsonb
  language sql stable security definer set search_path = ''
as $$
  select public.receipt_shown(issued) from public.receipts as issued
    where issued.number = args->>'number' and exists (
      select from public.page_keys as key
        where key.subject_id = issued.order_id and key.came_by <> 'erasure' and key.ends_at > now() and args->'key_hashes' ? key.key_hash
    )
$$;
grant execute on function public.show_own_receipt(jsonb) to service_role;

-- Takes {number}; answers receipt_shown with who of the agency issued and voided it and why, or null.
create function public.show_receipt(args jsonb) returns jsonb
  language sql stable security definer set search_path = ''
as $$
  select public.receipt_shown(issued) || jsonb_build_object('person', issued.person, 'void_person', void.person, 'void_note', void.note)
    from public.receipts as issued left join public.receipt_voids as void on void.number = issued.number
    where issued.number = args->>'number'
$$;
grant execute on function public.show_receipt(jsonb) to service_role;

-- Takes {from, to}: days as YYYY-MM-DD, to is the first day that is no longer meant. Answers the receipts of these days by number:
-- [{number, day, reference, net, vat, withheld, gross, is_void, corrects, replaced_by}]; a credit note, whose amounts are below 0, corrects a
-- receipt.
create function public.receipts_issued(args jsonb) returns jsonb
  language sql stable security definer set search_path = ''
as $$
  select to_jsonb(array(
    select jsonb_build_object(
        'number', issued.number, 'day', issued.issued_on, 'reference', issued.order_reference, 'net', sign * issued.net,
        'vat', sign * issued.vat, 'withheld', sign * issued.withheld, 'gross', sign * issued.gross, 'is_void', void.number is not null,
        'corrects', issued.corrects->>'number',
        'replaced_by', (select number from public.receipts where replaces = issued.number)
      )
      from public.receipts as issued left join public.receipt_voids as void on void.number = issued.number
        cross join lateral (select case when issued.corrects is null then 1 else -1 end as sign) as counted
      where issued.issued_on >= (args->>'from')::date and issued.issued_on < (args->>'to')::date
      order by issued.issued_on, length(issued.number), issued.number
  ))
$$;
grant execute on function public.receipts_issued(jsonb) to service_role;

-- Tax that companies withhold, and the certificates of it.

-- Keeps the picture of a certificate. Takes {reference, key_hash, path, sha256}. Answers {outcome, spare}: 'added', 'repeated'
-- (the same picture), 'too-many', 'refused' (nothing is kept back of this order, or it was called off) or 'not-found'; spare is a
-- path that nothing needs.
create function public.send_certificate(args jsonb) returns jsonb
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  receiver public.orders;
  outcome text;
begin
  select * into receiver from public.opened_order(args);
  outcome := case
    when receiver.id is null then 'not-found'
    when receiver.withheld = 0 or receiver.status in ('rejected', 'cancelled') then 'refused'
    when exists (select from public.order_certificates where order_id = receiver.id and sha256 = args->>'sha256') then 'repeated'
    when (select count(*) from public.order_certificates where order_id = receiver.id) >= 10 then 'too-many'
    else 'added'
  end;
  if outcome = 'added' then
    insert into public.order_certificates (path, order_id, sha256) values (args->>'path', receiver.id, args->>'sha256');
    update public.orders set certificate_at = coalesce(certificate_at, now()) where id = receiver.id;
    insert into public.order_events (order_id, status, cause, actor) values (receiver.id, receiver.status, 'certificate', 'customer');
  end if;
  return jsonb_build_object('outcome', outcome, 'spare', case when outcome <> 'added' then args->>'path' end);
end
$$;
grant execute on function public.send_certificate(jsonb) to service_role;

-- Somebody of the agency got the certificate on paper. Takes {reference, person}; answers {outcome}: 'noted', 'unchanged' or 'not-found'.
create function public.note_certificate(args jsonb) returns jsonb
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  noted public.orders;
begin
  update public.orders set certificate_at = now(), certificate_person = args->>'person'
    where reference = args->>'reference' and withheld > 0 and certificate_at is null
    returning * into noted;
  if noted.id is null then
    return jsonb_build_object('outcome', case
      when exists (select from public.orders where reference = args->>'reference') then 'unchanged' else 'not-found' end);
  end if;
  insert into public.order_events (order_id, status, cause, actor, person)
    values (noted.id, noted.status, 'certificate', 'agency', args->>'person');
  return jsonb_build_object('outcome', 'noted');
end
$$;
grant execute on function public.note_certificate(jsonb) to service_role;

-- Owes customers a reminder of a certificate that is still to come: the first so many days after the payment, the second twice as many days
-- after the first.
-- Takes {days, max}; answers {reminded}.
create function public.remind_of_certificates(args jsonb) returns jsonb
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  waiting constant interval := make_interval(days => (args->>'days')::integer);
  late public.orders;
  reminded integer := 0;
begin
  for late in
    select owing.* from public.orders as owing
      where owing.withheld > 0 and owing.status = 'paid' and owing.certificate_at is null and owing.customer_email is not null
        and owing.certificate_reminders < (args->>'max')::integer
        and coalesce(owing.certificate_reminded_at, (
          select max(event.created_at) from public.order_events as event where event.order_id = owing.id and event.status_before is not null
        )) < now() - waiting * (owing.certificate_reminders + 1)
      for update of owing skip locked
  loop
    update public.orders set certificate_reminders = certificate_reminders + 1, certificate_reminded_at = now() where id = late.id;
    perform public.enqueue(
      'order-certificate', 'customer', late.customer_email, late.locale,
      jsonb_build_object('reference', late.reference, 'customer_name', late.customer_name, 'withheld', late.withheld), late.id
    );
    reminded := reminded + 1;
  end loop;
  return jsonb_build_object('reminded', reminded);
end
$$;
grant execute on function public.remind_of_certificates(jsonb) to service_role;

-- Takes {reference}; answers what an order has of papers: {withheld, due_at (when its receipt is issued, or null), certificate_at, certificate_person, certificates: [path], receipts:
-- [{number, issued_on, part, parts, gross, corrects, voided_at, void_reason, void_person, void_note}]}, the newest first; withheld in satang.
create function public.order_papers(args jsonb) returns jsonb
  language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
      'withheld', coalesce(asked.withheld, 0),
      'due_at', case when exists (
        select from public.receipted(asked) as due where (public.valid_receipt(asked.id, due.part)).number is null
      ) then asked.papers_due_at end,
      'certificate_at', asked.certificate_at, 'certificate_person', asked.certificate_person,
      'certificates', array(select path from public.order_certificates where order_id = asked.id order by created_at desc),
      'receipts', array(
        select jsonb_build_object(
            'number', issued.number, 'issued_on', issued.issued_on, 'part', issued.part, 'parts', issued.parts, 'gross', issued.gross,
            'corrects', issued.corrects,
            'voided_at', void.voided_at, 'void_reason', void.reason, 'void_person', void.person, 'void_note', void.note
          )
          from public.receipts as issued left join public.receipt_voids as void on void.number = issued.number
          where issued.order_id = asked.id order by issued.issued_at desc, issued.number desc
      )
    )
    from (select) as one left join public.orders as asked on asked.reference = args->>'reference'
$$;
grant execute on function public.order_papers(jsonb) to service_role;
