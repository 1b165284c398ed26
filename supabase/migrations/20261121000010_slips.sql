-- Whether two orders are of the same items, in whatever order they are listed.
create function public.same_items(one jsonb, other jsonb) returns boolean
  language sql immutable
  set search_path = ''
as $$
  select jsonb_path_query_array(one, '$[*].id') @> jsonb_path_query_array(other, '$[*].id')
    and jsonb_path_query_array(one, '$[*].id') <@ jsonb_path_query_array(other, '$[*].id')
$$;
revoke execute on function public.same_items(jsonb, jsonb) from public, anon, authenticated, service_role;

-- Takes {idempotency_key, locale, lines, payment_slip_path, slip_sha256, slip_kind, slip_bank, slip_reference}; lines are
-- [{id, name, name_en, type, period, price}], the last three what was read on the slip.
-- Answers {outcome, id, reference, amount, is_complete}: 'placed' or 'repeated' (same key, same items: the first order stands);
-- or {outcome} alone, with nothing written: 'mismatch' (same key, other items) or 'slip-used' (the slip belongs to another order).
create or replace function public.place_order(args jsonb) returns jsonb
  language plpgsql volatile security definer
  set search_path = ''
as $$
declare
  placed public.orders;
  outcome text := 'placed';
begin
  for attempt in 1..5 loop
    -- Of two at once with one key or one slip the second waits here for the first, and then writes nothing.
    insert into public.orders (
        reference, amount, payment_slip_path, slip_sha256, slip_kind, slip_bank, slip_reference, lines, locale, idempotency_key)
      select
        'PT-' || public.random_code(6),
        (select sum((line->>'price')::bigint) from jsonb_array_elements(args->'lines') as line) / 100.0,
        args->>'payment_slip_path', args->>'slip_sha256', args->>'slip_kind', args->>'slip_bank', args->>'slip_reference',
        args->'lines', args->>'locale', args->>'idempotency_key'
      on conflict do nothing
      returning * into placed;
    exit when placed.id is not null;

    select * into placed from public.orders where idempotency_key = args->>'idempotency_key';
    if placed.id is not null then
      if not public.same_items(placed.lines, args->'lines') then
        return jsonb_build_object('outcome', 'mismatch');
      end if;
      outcome := 'repeated';
      exit;
    end if;

    if exists (
      select from public.orders
        where slip_reference = args->>'slip_reference'
          and (slip_kind, slip_bank) is not distinct from (args->>'slip_kind', args->>'slip_bank')
    ) then
      return jsonb_build_object('outcome', 'slip-used');
    end if;
    -- Neither written nor known by its key or slip: the reference was taken, so draw another.
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

-- What a mail tells of an order. Amounts in satang; same_picture_as has the references of the newest ten other orders that came
-- with the very same file.
create function public.order_mail(placed public.orders) returns jsonb
  language sql stable
  set search_path = ''
as $$
  select jsonb_build_object(
    'reference', placed.reference,
    'placed_at', placed.created_at,
    'lines', placed.lines,
    'amount', (placed.amount * 100)::bigint,
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
revoke execute on function public.order_mail(public.orders) from public, anon, authenticated, service_role;

create index orders_abandoned on public.orders (created_at) where completed_at is null and abandoned_reported_at is null;

-- Owes the agency one mail for each order whose slip came before a moment and whose customer never did (design.md §6.4).
-- Takes {before, agency}; agency is the address of the mail. Answers {reported}: how many there were.
create function public.report_abandoned_orders(args jsonb) returns jsonb
  language plpgsql volatile security definer
  set search_path = ''
as $$
declare
  reported integer;
begin
  with abandoned as (
    update public.orders set abandoned_reported_at = now()
      where completed_at is null and abandoned_reported_at is null
        and status = 'pending' and payment_method = 'promptpay' and created_at <= (args->>'before')::timestamptz
      returning *
  )
  insert into public.outbox (event, recipient, locale, payload)
    select 'order-abandoned', args->>'agency', abandoned.locale, public.order_mail(abandoned)
      from abandoned order by created_at;
  get diagnostics reported = row_count;
  return jsonb_build_object('reported', reported);
end
$$;
revoke execute on function public.report_abandoned_orders(jsonb) from public, anon, authenticated;
grant execute on function public.report_abandoned_orders(jsonb) to service_role;
