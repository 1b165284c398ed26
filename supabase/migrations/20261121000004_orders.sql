-- Orders (spec §3 'Order record'): the slip comes first, who it is from second (design.md §6.4).
create table public.orders (
  id uuid primary key default gen_random_uuid(),
  reference text not null unique,
  status text not null default 'pending' check (status in ('pending')),
  customer_name text,
  customer_email text,
  customer_phone text,
  customer_address text,
  amount numeric(12, 2) not null check (amount > 0), -- baht
  payment_slip_path text not null unique,
  slip_sha256 text not null,
  lines jsonb not null check (jsonb_typeof(lines) = 'array' and jsonb_array_length(lines) > 0), -- as they were sold; price in satang
  locale text not null,
  -- SHA-256 of the checkout key: the key proves whose order it is, so the table does not hold it.
  idempotency_key text not null unique,
  created_at timestamptz not null default now(),
  completed_at timestamptz
);
create index orders_slip_sha256 on public.orders (slip_sha256);
alter table public.orders enable row level security;
revoke all on public.orders from public, anon, authenticated;

-- Takes {idempotency_key, locale, lines, payment_slip_path, slip_sha256}; lines are [{id, name, name_en, type, period, price}].
-- Answers {outcome, id, reference, amount, is_complete}: 'placed', 'repeated' (same key, same items: the first order stands)
-- or 'mismatch' (same key, other items: nothing was written).
create function public.place_order(args jsonb) returns jsonb
  language plpgsql volatile security definer
  set search_path = ''
as $$
declare
  placed public.orders;
  outcome text := 'placed';
begin
  for attempt in 1..5 loop
    insert into public.orders (reference, amount, payment_slip_path, slip_sha256, lines, locale, idempotency_key)
      select
        'PT-' || public.random_code(6),
        (select sum((line->>'price')::bigint) from jsonb_array_elements(args->'lines') as line) / 100.0,
        args->>'payment_slip_path', args->>'slip_sha256', args->'lines', args->>'locale', args->>'idempotency_key'
      on conflict do nothing
      returning * into placed;
    exit when placed.id is not null;

    select * into placed from public.orders where idempotency_key = args->>'idempotency_key';
    if placed.id is not null then
      if not (jsonb_path_query_array(placed.lines, '$[*].id') @> jsonb_path_query_array(args->'lines', '$[*].id')
        and jsonb_path_query_array(placed.lines, '$[*].id') <@ jsonb_path_query_array(args->'lines', '$[*].id')) then
        return jsonb_build_object('outcome', 'mismatch');
      end if;
      outcome := 'repeated';
      exit;
    end if;
    -- Neither written nor known by its key: the reference was taken, so draw another.
  end loop;
  if placed.id is null then
    raise exception 'no free order reference';
  end if;

  return jsonb_build_object(
    'outcome', outcome,
    'id', placed.id,
    'reference', placed.reference,
    'amount', (placed.amount * 100)::bigint,
    'is_complete', placed.completed_at is not null
  );
end
$$;
revoke execute on function public.place_order(jsonb) from public, anon, authenticated;
grant execute on function public.place_order(jsonb) to service_role;

-- Takes {id, idempotency_key, name, email, phone, address, agency}; agency is the address of the agency's copy.
-- Answers {outcome, reference}: 'completed', 'repeated' (the same details again), 'taken' (other details: the first stand)
-- or 'not-found' (no such order, or not with this key). The two mails are owed from the same moment.
create function public.complete_order(args jsonb) returns jsonb
  language plpgsql volatile security definer
  set search_path = ''
as $$
declare
  found_order public.orders;
  mail jsonb;
begin
  select * into found_order from public.orders
    where id = (args->>'id')::uuid and idempotency_key = args->>'idempotency_key'
    for update;
  if not found then
    return jsonb_build_object('outcome', 'not-found');
  end if;
  if found_order.completed_at is not null then
    return jsonb_build_object(
      'outcome', case
        when (found_order.customer_name, found_order.customer_email, found_order.customer_phone, found_order.customer_address)
          is not distinct from (args->>'name', args->>'email', args->>'phone', args->>'address')
        then 'repeated' else 'taken' end,
      'reference', found_order.reference
    );
  end if;

  update public.orders set
    customer_name = args->>'name',
    customer_email = args->>'email',
    customer_phone = args->>'phone',
    customer_address = args->>'address',
    completed_at = now()
    where id = found_order.id
    returning * into found_order;

  mail := jsonb_build_object(
    'reference', found_order.reference,
    'placed_at', found_order.created_at,
    'lines', found_order.lines,
    'amount', (found_order.amount * 100)::bigint,
    'payment_slip_path', found_order.payment_slip_path,
    'customer_name', found_order.customer_name,
    'customer_email', found_order.customer_email,
    'customer_phone', found_order.customer_phone,
    'customer_address', found_order.customer_address
  );
  insert into public.outbox (event, recipient, locale, payload) values
    ('order-customer', found_order.customer_email, found_order.locale, mail),
    ('order-agency', args->>'agency', found_order.locale, mail);

  return jsonb_build_object('outcome', 'completed', 'reference', found_order.reference);
end
$$;
revoke execute on function public.complete_order(jsonb) from public, anon, authenticated;
grant execute on function public.complete_order(jsonb) to service_role;
