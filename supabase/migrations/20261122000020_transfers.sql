-- A second way to pay that a slip shows: 'transfer', into a bank account, for customers without PromptPay. What is not a card is paid by a
-- transfer and has its slip first, its customer after.
alter table public.orders
  drop constraint orders_payment_method_check,
  add constraint orders_payment_method_check check (payment_method in ('promptpay', 'transfer', 'card'));

-- Takes what it took before and {method}, one of the two; 'promptpay' without it. Answers {opens} besides: whether the key was added.
create or replace function public.place_order(args jsonb) returns jsonb
  language plpgsql volatile security definer
  set search_path = ''
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
          select from public.order_slips where order_id = known.id and kind = held.kind and coalesce(bank, '') = held.bank and reference = held.reference
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
  perform public.add_order_key(known.id, args->>'key_hash') where not public.was_readdressed(known);
  return jsonb_build_object(
    'outcome', outcome,
    'spare_slip', spare_slip,
    'opens', not public.was_readdressed(known),
    'id', known.id,
    'reference', known.reference,
    'amount', public.satang(known),
    'is_complete', known.completed_at is not null
  );
end
$$;

create function public.is_confirmed_by_mail(placed public.orders) returns boolean
  language sql volatile -- it reads what the caller has just written
  set search_path = ''
as $$
  select exists (select from public.outbox where event = 'order-customer' and payload->>'reference' = placed.reference)
$$;

-- As before, for every order that a slip pays. Answers {mailed} besides: whether the customer is owed the confirmation.
create or replace function public.complete_order(args jsonb) returns jsonb
  language plpgsql volatile security definer
  set search_path = ''
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

-- As before, for every order that a slip pays.
create or replace function public.report_abandoned_orders(args jsonb) returns jsonb
  language plpgsql volatile security definer
  set search_path = ''
as $$
declare
  reported integer;
begin
  with abandoned as (
    update public.orders set abandoned_reported_at = now()
      where completed_at is null and abandoned_reported_at is null
        and status = 'pending' and payment_method <> 'card' and created_at <= (args->>'before')::timestamptz
      returning *
  )
  insert into public.outbox (event, recipient, locale, payload)
    select 'order-abandoned', args->>'agency', abandoned.locale, public.order_mail(abandoned)
      from abandoned order by created_at;
  get diagnostics reported = row_count;
  return jsonb_build_object('reported', reported);
end
$$;
