-- Orders, whichever way they are paid. 'promptpay' is paid by a transfer that its slip shows: slip first, customer after. 'card' is
-- paid at the card gateway, which also tells who the customer is.
create table public.orders (
  id uuid primary key default gen_random_uuid(),
  reference text not null unique,
  status text not null default 'pending' check (status in ('pending', 'paid', 'rejected', 'cancelled')),
  payment_method text not null default 'promptpay' check (payment_method in ('promptpay', 'card')),
  amount numeric(12, 2) not null check (amount > 0), -- baht, for people who read this table; all functions speak satang
  -- The items as they were sold: [{id, name, name_en, type, period, price}], price in satang.
  lines jsonb not null check (jsonb_typeof(lines) = 'array' and jsonb_array_length(lines) > 0),
  locale text not null,
  -- SHA-256 of the checkout key. The key proves whose order it is, so it is not kept itself.
  idempotency_key text not null unique,

  customer_name text,
  customer_email text,
  customer_phone text,
  customer_address text,

  -- The company to be invoiced, where one was named.
  company_name text,
  company_tax_id text, -- 13 digits
  company_branch text, -- 'head-office' or a branch number of five digits

  payment_slip_path text unique,
  slip_sha256 text,
  -- What was read on the slip: the code of a bank or of TrueMoney with the transaction number, another code, or no readable code.
  slip_kind text check (slip_kind in ('bank', 'truemoney', 'other', 'none')),
  slip_bank text,
  slip_reference text,

  stripe_session text unique,

  created_at timestamptz not null default now(),
  completed_at timestamptz, -- when the customer was known; for a card, when it was paid
  abandoned_reported_at timestamptz,

  constraint orders_proof check (payment_method = 'card' or (payment_slip_path is not null and slip_sha256 is not null)),
  -- Name and tax id together or neither; no branch without them.
  constraint orders_company check (
    case when company_name is null then company_tax_id is null and company_branch is null
      else company_tax_id ~ '^[0-9]{13}$' and company_branch ~ '^(head-office|[0-9]{5})$' end is true)
);
create index orders_created_at on public.orders (created_at desc, id);
create index orders_abandoned on public.orders (created_at) where completed_at is null and abandoned_reported_at is null;
create index orders_slip_sha256 on public.orders (slip_sha256);
-- One transfer pays one order.
create unique index orders_slip_reference on public.orders (slip_kind, slip_bank, slip_reference) nulls not distinct
  where slip_reference is not null;
alter table public.orders enable row level security;

-- Each order's history: every state that it was in, since when, and who or what caused it.
create table public.order_events (
  id bigint generated always as identity primary key,
  order_id uuid not null references public.orders on delete cascade,
  status text not null check (status in ('pending', 'paid', 'rejected', 'cancelled')),
  cause text not null,
  created_at timestamptz not null default now()
);
create index order_events_order on public.order_events (order_id, id);
alter table public.order_events enable row level security;

create function public.record_placed_order() returns trigger
  language plpgsql volatile security definer
  set search_path = ''
as $$
begin
  insert into public.order_events (order_id, status, cause) values (new.id, new.status, 'placed');
  return null;
end
$$;
create trigger order_placed after insert on public.orders
  for each row execute function public.record_placed_order();

-- The amount of an order in satang.
create function public.satang(placed public.orders) returns bigint
  language sql immutable
  set search_path = ''
as $$
  select (placed.amount * 100)::bigint
$$;

-- Whether two lists of lines are of the same items, in any order.
create function public.same_items(one jsonb, other jsonb) returns boolean
  language sql immutable
  set search_path = ''
as $$
  select jsonb_path_query_array(one, '$[*].id') @> jsonb_path_query_array(other, '$[*].id')
    and jsonb_path_query_array(one, '$[*].id') <@ jsonb_path_query_array(other, '$[*].id')
$$;

-- Inserts an order, once for one key. Takes {idempotency_key, locale, lines}, with a slip also {payment_slip_path, slip_sha256,
-- slip_kind, slip_bank, slip_reference}. Outcomes: 'placed', or 'repeated' (same key, same items: placed is the first order); or,
-- with nothing written, 'mismatch' (the key's order has other items or is paid another way) or 'slip-used' (another order has the
-- slip).
create function public.insert_order(args jsonb, method text, out outcome text, out placed public.orders)
  language plpgsql volatile
  set search_path = ''
as $$
begin
  for attempt in 1..5 loop
    -- Of two calls at once with one key or one slip the second waits here for the first, and then inserts nothing.
    insert into public.orders (
        reference, payment_method, amount, lines, locale, idempotency_key,
        payment_slip_path, slip_sha256, slip_kind, slip_bank, slip_reference)
      select
        public.draw_reference(), method,
        (select sum((line->>'price')::bigint) from jsonb_array_elements(args->'lines') as line) / 100.0,
        args->'lines', args->>'locale', args->>'idempotency_key',
        args->>'payment_slip_path', args->>'slip_sha256', args->>'slip_kind', args->>'slip_bank', args->>'slip_reference'
      on conflict do nothing
      returning * into placed;
    if found then
      outcome := 'placed';
      return;
    end if;

    select * into placed from public.orders where idempotency_key = args->>'idempotency_key';
    if found then
      outcome := case
        when placed.payment_method = method and public.same_items(placed.lines, args->'lines') then 'repeated'
        else 'mismatch'
      end;
      return;
    end if;

    if exists (
      select from public.orders
        where slip_reference = args->>'slip_reference'
          and (slip_kind, slip_bank) is not distinct from (args->>'slip_kind', args->>'slip_bank')
    ) then
      outcome := 'slip-used';
      return;
    end if;
    -- Not inserted, and not because of its key or slip: another order has the reference, so draw again.
  end loop;
  raise exception 'no free order reference';
end
$$;

-- What a mail says about an order. Amounts in satang; same_picture_as has the references of the newest ten other orders that came
-- with the very same file.
create function public.order_mail(placed public.orders) returns jsonb
  language sql stable
  set search_path = ''
as $$
  select jsonb_build_object(
    'reference', placed.reference,
    'placed_at', placed.created_at,
    'lines', placed.lines,
    'amount', public.satang(placed),
    'payment_method', placed.payment_method,
    'payment_slip_path', placed.payment_slip_path,
    'slip_kind', placed.slip_kind,
    'slip_bank', placed.slip_bank,
    'slip_reference', placed.slip_reference,
    'same_picture_as', (
      select coalesce(jsonb_agg(other.reference order by other.created_at), '[]'::jsonb)
        from (
          select twin.reference, twin.created_at from public.orders as twin
            where twin.slip_sha256 = placed.slip_sha256 and twin.id <> placed.id
            order by twin.created_at desc limit 10
        ) as other
    ),
    'customer_name', placed.customer_name,
    'customer_email', placed.customer_email,
    'customer_phone', placed.customer_phone,
    'customer_address', placed.customer_address,
    'company_name', placed.company_name,
    'company_tax_id', placed.company_tax_id,
    'company_branch', placed.company_branch
  )
$$;

-- Puts a mail to the customer about the order's new state into the outbox. Answers false, and does nothing, where no address is known.
create function public.owe_status_mail(locked public.orders, status text) returns boolean
  language plpgsql volatile
  set search_path = ''
as $$
begin
  if locked.customer_email is null then
    return false;
  end if;
  insert into public.outbox (event, recipient, locale, payload) values (
    'order-status', locked.customer_email, locked.locale,
    jsonb_build_object(
      'reference', locked.reference, 'status', owe_status_mail.status, 'payment_method', locked.payment_method,
      'amount', public.satang(locked), 'customer_name', locked.customer_name
    )
  );
  return true;
end
$$;

-- Changes the state of an order that the caller has locked, and adds it to the history. Answers 'changed', 'unchanged' (it is in
-- that state already) or 'refused' (pending becomes paid, rejected or cancelled, and nothing else is possible).
create function public.move_order(locked public.orders, status text, cause text) returns text
  language plpgsql volatile
  set search_path = ''
as $$
begin
  if locked.status = move_order.status then
    return 'unchanged';
  end if;
  if locked.status <> 'pending' or move_order.status not in ('paid', 'rejected', 'cancelled') then
    return 'refused';
  end if;
  update public.orders set status = move_order.status where id = locked.id;
  insert into public.order_events (order_id, status, cause) values (locked.id, move_order.status, move_order.cause);
  return 'changed';
end
$$;

-- Takes {reference, status, cause}. Answers {outcome, status, mailed}: an outcome of move_order, or 'not-found'; status is the state
-- that the order is in now; mailed says whether a mail to the customer waits in the outbox.
create function public.set_order_status(args jsonb) returns jsonb
  language plpgsql volatile security definer
  set search_path = ''
as $$
declare
  found_order public.orders;
  outcome text;
begin
  select * into found_order from public.orders where reference = args->>'reference' for update;
  if not found then
    return jsonb_build_object('outcome', 'not-found', 'mailed', false);
  end if;
  outcome := public.move_order(found_order, args->>'status', args->>'cause');
  return jsonb_build_object(
    'outcome', outcome,
    'status', case when outcome = 'changed' then args->>'status' else found_order.status end,
    'mailed', outcome = 'changed' and public.owe_status_mail(found_order, args->>'status')
  );
end
$$;
grant execute on function public.set_order_status(jsonb) to service_role;

-- Takes {max}; answers the newest orders: [{reference, status, payment_method, amount, customer_name, created_at}], amount in satang.
create function public.list_orders(args jsonb) returns jsonb
  language sql stable security definer
  set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object(
      'reference', reference, 'status', status, 'payment_method', payment_method,
      'amount', satang, 'customer_name', customer_name, 'created_at', created_at
    ) order by created_at desc, id), '[]'::jsonb)
    from (
      select *, public.satang(placed) from public.orders as placed
        order by created_at desc, id
        limit (args->>'max')::integer
    ) as newest
$$;
grant execute on function public.list_orders(jsonb) to service_role;

-- Takes {reference}; answers the order as order_mail does, with status, locale and events [{status, cause, created_at}], oldest first;
-- or null.
create function public.show_order(args jsonb) returns jsonb
  language sql stable security definer
  set search_path = ''
as $$
  select public.order_mail(placed) || jsonb_build_object(
      'status', placed.status,
      'locale', placed.locale,
      'events', (
        select coalesce(jsonb_agg(jsonb_build_object('status', status, 'cause', cause, 'created_at', created_at) order by id), '[]'::jsonb)
          from public.order_events where order_id = placed.id
      )
    )
    from public.orders as placed where reference = args->>'reference'
$$;
grant execute on function public.show_order(jsonb) to service_role;
