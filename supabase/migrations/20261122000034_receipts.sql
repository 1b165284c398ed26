-- Receipts: numbered without gaps, issued with the very move that says that an order is paid, and never changed.

-- Who issues receipts; no row where nobody does (DOCUMENTS=none). Written at each start of the site, so it is no part of a backup.
create table public.document_seller (
  is_only boolean primary key default true check (is_only),
  seller jsonb not null -- {name, name_th, address, address_th, tax_id, branch, is_registered}
);
alter table public.document_seller enable row level security;

-- Takes {seller}; null for nobody.
create function public.keep_seller(args jsonb) returns jsonb
  language plpgsql volatile security definer
  set search_path = ''
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

-- What the customer keeps back of services for the Revenue Department, in satang.
alter table public.orders add column withheld bigint not null default 0 check (withheld >= 0);

-- All that stands on a receipt, as it was on its day; amounts in satang.
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
  replaces text unique -- the number that was void before
);
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
  language plpgsql
  set search_path = ''
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

-- The receipt of an order that is not void, if it has one.
create function public.valid_receipt(order_id uuid) returns public.receipts
  language sql stable
  set search_path = ''
as $$
  select issued.* from public.receipts as issued
    where issued.order_id = valid_receipt.order_id
      and not exists (select from public.receipt_voids as void where void.number = issued.number)
$$;

-- Issues the receipt of an order that the caller has locked, at the place of one that is void by now. Value-added tax is 7/107 of what came in,
-- rounded half up: to the satang what 7 % of the net amount come to. Answers the number; null where nobody issues receipts, or the order has one.
create function public.issue_receipt(paid public.orders, person text) returns text
  language plpgsql volatile
  set search_path = ''
as $$
declare
  issuer constant jsonb := (select seller from public.document_seller);
  came constant bigint := public.satang(paid);
  tax bigint := 0;
  given text;
begin
  if issuer is null or came <= 0 or (public.valid_receipt(paid.id)).number is not null then
    return null;
  end if;
  if (issuer->>'is_registered')::boolean then
    tax := round(came * 7 / 107.0);
  end if;
  insert into public.receipts (
      number, order_id, order_reference, person, seller, buyer, lines, payment_method, net, vat, gross, withheld, replaces)
    values (
      public.next_document_number('RC'), paid.id, paid.reference, issue_receipt.person, issuer,
      jsonb_build_object(
        'name', paid.customer_name, 'address', paid.customer_address, 'company_name', paid.company_name,
        'company_tax_id', paid.company_tax_id, 'company_branch', paid.company_branch
      ),
      paid.lines, paid.payment_method, came - tax, tax, came, paid.withheld,
      (select number from public.receipts where order_id = paid.id order by issued_at desc, number desc limit 1)
    )
    returning number into given;
  return given;
end
$$;

create function public.void_receipt(order_id uuid, person text, reason text, note text) returns void
  language sql volatile
  set search_path = ''
as $$
  insert into public.receipt_voids (number, person, reason, note)
    select issued.number, void_receipt.person, void_receipt.reason, void_receipt.note
      from public.valid_receipt(void_receipt.order_id) as issued where issued.number is not null
$$;

-- As before; what is paid gets a receipt, and what is paid no more has a void one.
create or replace function public.move_order(
    moved public.orders, status text, cause text,
    actor text default 'card', person text default null, reason text default null, note text default null, undoes bigint default null)
  returns text
  language plpgsql volatile
  set search_path = ''
as $$
declare
  holding constant text[] := array['pending', 'slip-wanted', 'paid'];
begin
  if moved.status = move_order.status then
    return 'unchanged';
  end if;
  if (move_order.undoes is null and not public.may_move(moved, move_order.actor, move_order.status))
    or (move_order.status = 'pending' and public.page_is_void(moved)) then
    return 'refused';
  end if;
  if move_order.status <> all (holding) then
    delete from public.slip_holds where order_id = moved.id;
  elsif moved.status <> all (holding) and public.hold_slips(moved) is not null then
    return 'slip-used';
  end if;
  update public.orders set status = move_order.status where id = moved.id;
  insert into public.order_events (order_id, status, status_before, cause, actor, person, reason, note, undoes)
    values (
      moved.id, move_order.status, moved.status, move_order.cause, move_order.actor, move_order.person, move_order.reason, move_order.note,
      move_order.undoes
    );
  if move_order.status = 'paid' then
    perform public.issue_receipt(moved, move_order.person);
  elsif moved.status = 'paid' then
    perform public.void_receipt(
      moved.id, move_order.person, case move_order.status when 'refunded' then 'refunded' else 'undone' end, move_order.note);
  end if;
  return 'changed';
end
$$;

-- A receipt as its customer reads it, with what voided it, and what came in its place.
create function public.receipt_shown(issued public.receipts) returns jsonb
  language sql stable
  set search_path = ''
as $$
  select to_jsonb(issued) - array['order_id', 'person'] || jsonb_build_object(
      'voided_at', void.voided_at, 'void_reason', void.reason,
      'replaced_by', (select number from public.receipts where replaces = issued.number)
    )
    from (select) as one left join public.receipt_voids as void on void.number = issued.number
$$;

-- Takes {number, key_hashes}: the keys to orders that a browser has. Answers receipt_shown, or null.
create function public.show_own_receipt(args jsonb) returns jsonb
  language sql stable security definer
  set search_path = ''
as $$
  select public.receipt_shown(issued) from public.receipts as issued
    where issued.number = args->>'number' and exists (
      select from public.order_keys as key
        where key.order_id = issued.order_id and key.ends_at > now() and args->'key_hashes' ? key.key_hash
    )
$$;
grant execute on function public.show_own_receipt(jsonb) to service_role;

-- Takes {number}; answers receipt_shown with who of the agency issued and voided it and why, or null.
create function public.show_receipt(args jsonb) returns jsonb
  language sql stable security definer
  set search_path = ''
as $$
  select public.receipt_shown(issued) || jsonb_build_object('person', issued.person, 'void_person', void.person, 'void_note', void.note)
    from public.receipts as issued left join public.receipt_voids as void on void.number = issued.number
    where issued.number = args->>'number'
$$;
grant execute on function public.show_receipt(jsonb) to service_role;

-- Takes {reference}; answers what an order has of papers: {receipts: [{number, issued_on, voided_at, void_reason, void_person, void_note}]}, the
-- newest first.
create function public.order_papers(args jsonb) returns jsonb
  language sql stable security definer
  set search_path = ''
as $$
  select jsonb_build_object('receipts', coalesce(jsonb_agg(jsonb_build_object(
      'number', issued.number, 'issued_on', issued.issued_on, 'voided_at', void.voided_at, 'void_reason', void.reason,
      'void_person', void.person, 'void_note', void.note
    ) order by issued.issued_at desc, issued.number desc), '[]'))
    from public.orders as asked
      join public.receipts as issued on issued.order_id = asked.id
      left join public.receipt_voids as void on void.number = issued.number
    where asked.reference = args->>'reference'
$$;
grant execute on function public.order_papers(jsonb) to service_role;

-- Issues the receipt of a paid order anew, in place of the one that was seen, with other details of the buyer, which the order then has too; or
-- issues the first one. Takes {reference, seen (a number or null), person, note, name, address, company_name, company_tax_id, company_branch}.
-- Answers {outcome, number}: 'issued', 'outdated' (another receipt counts by now), 'refused' (the order is not paid, or nobody issues
-- receipts) or 'not-found'.
create function public.reissue_receipt(args jsonb) returns jsonb
  language plpgsql volatile security definer
  set search_path = ''
as $$
declare
  paid public.orders;
  given text;
begin
  select * into paid from public.orders where reference = args->>'reference' for update;
  if not found then
    return jsonb_build_object('outcome', 'not-found');
  elsif (public.valid_receipt(paid.id)).number is distinct from args->>'seen' then
    return jsonb_build_object('outcome', 'outdated');
  elsif paid.status <> 'paid' or not exists (select from public.document_seller) then
    return jsonb_build_object('outcome', 'refused');
  end if;
  perform public.void_receipt(paid.id, args->>'person', 'details', args->>'note');
  paid.customer_name := args->>'name';
  paid.customer_address := args->>'address';
  paid.company_name := args->>'company_name';
  paid.company_tax_id := args->>'company_tax_id';
  paid.company_branch := args->>'company_branch';
  -- Whoever was erased stays so.
  update public.orders set customer_name = paid.customer_name, customer_address = paid.customer_address, company_name = paid.company_name,
      company_tax_id = paid.company_tax_id, company_branch = paid.company_branch
    where id = paid.id and customer_email is not null;
  given := public.issue_receipt(paid, args->>'person');
  insert into public.order_events (order_id, status, cause, actor, person, note)
    values (paid.id, paid.status, 'receipt', 'agency', args->>'person', given);
  insert into public.outbox (event, recipient, locale, payload)
    select 'order-receipt', paid.customer_email, paid.locale, jsonb_build_object(
        'reference', paid.reference, 'number', given, 'customer_name', paid.customer_name, 'replaces', args->>'seen')
      where paid.customer_email is not null;
  return jsonb_build_object('outcome', 'issued', 'number', given);
end
$$;
grant execute on function public.reissue_receipt(jsonb) to service_role;

-- Takes {from, to}: days as YYYY-MM-DD, to is the first day that is no longer meant. Answers the receipts of these days by number:
-- [{number, day, reference, net, vat, withheld, gross, is_void}].
create function public.receipts_issued(args jsonb) returns jsonb
  language sql stable security definer
  set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object(
      'number', issued.number, 'day', issued.issued_on, 'reference', issued.order_reference, 'net', issued.net, 'vat', issued.vat,
      'withheld', issued.withheld, 'gross', issued.gross, 'is_void', void.number is not null
    ) order by issued.issued_on, length(issued.number), issued.number), '[]')
    from public.receipts as issued left join public.receipt_voids as void on void.number = issued.number
    where issued.issued_on >= (args->>'from')::date and issued.issued_on < (args->>'to')::date
$$;
grant execute on function public.receipts_issued(jsonb) to service_role;

-- As before, and after the same years as orders what a card gateway said of money, and receipts; those of people who were forgotten stay until then.
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
  delete from public.card_money as old
    where old.heard_at at time zone (args->>'time_zone') < first_year
      and not exists (select from public.orders as paid where paid.stripe_payment = old.payment);
  delete from public.receipts as old
    where old.issued_on < first_year::date
      and not exists (
        select from public.receipt_voids as void
          where void.number = old.number and void.voided_at at time zone (args->>'time_zone') >= first_year
      );
  -- What became an order stays as long as that does.
  perform public.forget_quotes(array(
    select id from public.quotes where created_at < oldest and order_id is null and customer_name is not null
  ));
  return jsonb_build_object('inquiries', inquiries, 'mails', mails, 'orders', orders, 'keys', keys);
end
$$;

-- As before, with receipts: {orders, inquiries, quotes, receipts, mails}.
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
    'receipts', (
      select coalesce(jsonb_agg(to_jsonb(kept) - array['order_id', 'person', 'seller'] || jsonb_build_object('voided_at', void.voided_at) order by kept.issued_at), '[]')
        from public.receipts as kept
          left join public.receipt_voids as void on void.number = kept.number
          left join public.orders as paid on paid.id = kept.order_id
        where who in (lower(paid.customer_email), lower(kept.order_reference), lower(kept.number))
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

-- As before, without what each start of the site writes.
create or replace function public.backup_tables() returns text[]
  language plpgsql stable
  set search_path = ''
as $$
declare
  wanted text[];
  ordered text[] := '{}';
  next_table text;
begin
  select array_agg(relname::text order by relname) into wanted from pg_catalog.pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r'
      and relname not in ('request_counts', 'domain_answers', 'sign_in_proofs', 'sessions', 'line_code', 'site_notes', 'document_seller', 'mailbox_key');
  while cardinality(wanted) > 0 loop
    select name into next_table from unnest(wanted) as name
      where not exists (
        select from pg_catalog.pg_constraint
          join pg_catalog.pg_class as referred on referred.oid = confrelid
          where contype = 'f' and conrelid = format('public.%I', name)::regclass
            and referred.relname <> name and referred.relname = any (wanted)
      )
      order by name limit 1;
    if next_table is null then
      raise exception 'tables refer to each other: %', array_to_string(wanted, ', ');
    end if;
    ordered := ordered || next_table;
    wanted := array_remove(wanted, next_table);
  end loop;
  return ordered;
end
$$;
