-- The states of an order (design.md §6.7), and orders that are paid by card (design.md §6.6).

-- An order's history begins when it is placed, whichever way that happens.
create function public.record_placed_order() returns trigger
  language plpgsql volatile security definer
  set search_path = ''
as $$
begin
  insert into public.order_events (order_id, status, cause) values (new.id, new.status, 'placed');
  return null;
end
$$;
revoke execute on function public.record_placed_order() from public, anon, authenticated, service_role;
create trigger order_placed after insert on public.orders
  for each row execute function public.record_placed_order();

insert into public.order_events (order_id, status, cause, created_at)
  select id, status, 'placed', created_at from public.orders
    where not exists (select from public.order_events where order_id = public.orders.id);
create index orders_created_at on public.orders (created_at desc, id);

-- Moves an order that the caller has locked, and writes it down. Answers 'changed', 'unchanged' (it is in that state already)
-- or 'refused' (a state is left once: pending → paid, rejected or cancelled).
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
revoke execute on function public.move_order(public.orders, text, text) from public, anon, authenticated, service_role;

-- Owes the customer, where we know one, a mail about the state that the order is in now.
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
      'amount', (locked.amount * 100)::bigint, 'customer_name', locked.customer_name
    )
  );
  return true;
end
$$;
revoke execute on function public.owe_status_mail(public.orders, text) from public, anon, authenticated, service_role;

-- Takes {reference, status, cause}. Answers {outcome, status, mailed}: 'changed', 'unchanged', 'refused' (the order was left
-- as it is) or 'not-found'; status is the state it is in now, mailed says whether the customer is told.
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
revoke execute on function public.set_order_status(jsonb) from public, anon, authenticated;
grant execute on function public.set_order_status(jsonb) to service_role;

-- Takes {most}; answers the newest orders: [{reference, status, payment_method, amount, customer_name, created_at}].
create function public.list_orders(args jsonb) returns jsonb
  language sql stable security definer
  set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object(
      'reference', reference, 'status', status, 'payment_method', payment_method,
      'amount', (amount * 100)::bigint, 'customer_name', customer_name, 'created_at', created_at
    ) order by created_at desc, id), '[]'::jsonb)
    from (select * from public.orders order by created_at desc, id limit (args->>'most')::integer) as newest
$$;
revoke execute on function public.list_orders(jsonb) from public, anon, authenticated;
grant execute on function public.list_orders(jsonb) to service_role;

-- Takes {reference}; answers the order with its events, oldest first, or null.
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
revoke execute on function public.show_order(jsonb) from public, anon, authenticated;
grant execute on function public.show_order(jsonb) to service_role;

-- Takes {idempotency_key, locale, lines} as place_order does. Answers {outcome, id, reference, status, session, lines, locale}:
-- 'placed', 'repeated' (same key, same items: the first order stands, with its lines and language) or 'mismatch' (same key,
-- other items or another way to pay: nothing was written).
create function public.open_card_order(args jsonb) returns jsonb
  language plpgsql volatile security definer
  set search_path = ''
as $$
declare
  placed public.orders;
  outcome text := 'placed';
begin
  for attempt in 1..5 loop
    insert into public.orders (reference, amount, lines, locale, idempotency_key, payment_method)
      select
        'PT-' || public.random_code(6),
        (select sum((line->>'price')::bigint) from jsonb_array_elements(args->'lines') as line) / 100.0,
        args->'lines', args->>'locale', args->>'idempotency_key', 'card'
      on conflict do nothing
      returning * into placed;
    exit when placed.id is not null;

    select * into placed from public.orders where idempotency_key = args->>'idempotency_key';
    if placed.id is not null then
      if placed.payment_method <> 'card' or not public.same_items(placed.lines, args->'lines') then
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
    'status', placed.status,
    'session', placed.stripe_session,
    'lines', placed.lines,
    'locale', placed.locale
  );
end
$$;
revoke execute on function public.open_card_order(jsonb) from public, anon, authenticated;
grant execute on function public.open_card_order(jsonb) to service_role;

-- Takes {id, session}; answers {session}: the one that belongs to the order, which is the first that was given.
create function public.keep_card_session(args jsonb) returns jsonb
  language plpgsql volatile security definer
  set search_path = ''
as $$
declare
  kept text;
begin
  update public.orders set stripe_session = coalesce(stripe_session, args->>'session')
    where id = (args->>'id')::uuid and payment_method = 'card'
    returning stripe_session into kept;
  return jsonb_build_object('session', kept);
end
$$;
revoke execute on function public.keep_card_session(jsonb) from public, anon, authenticated;
grant execute on function public.keep_card_session(jsonb) to service_role;

-- Takes {session}; answers {reference, status, items} or null. Nothing about the customer. An order that was closed and whose money
-- came all the same has not failed: a person settles it, so it is told as pending, or the customer would pay once more.
create function public.card_outcome(args jsonb) returns jsonb
  language sql stable security definer
  set search_path = ''
as $$
  select jsonb_build_object(
      'reference', reference,
      'status', case when exists (
        select from public.order_events where order_id = orders.id and cause = 'closed ' || stripe_session
      ) then 'pending' else status end,
      'items', jsonb_path_query_array(lines, '$[*].id')
    )
    from public.orders where stripe_session = args->>'session' and payment_method = 'card'
$$;
revoke execute on function public.card_outcome(jsonb) from public, anon, authenticated;
grant execute on function public.card_outcome(jsonb) to service_role;

-- Takes {order_id, session, outcome, cause, amount, currency, name, email, phone, address, agency}: what the card gateway says of a
-- payment, 'paid', 'processing', 'failed' or 'expired'; amount in the smallest unit of the currency.
-- Answers {outcome}: 'paid', 'processing', 'closed' (cancelled), 'unchanged' (known already), 'unknown' (not an order of this site),
-- or 'problem' (money came that the order does not account for: the agency is told, once, and the state stays).
create function public.settle_card_payment(args jsonb) returns jsonb
  language plpgsql volatile security definer
  set search_path = ''
as $$
declare
  found_order public.orders;
  problem text;
begin
  select * into found_order from public.orders
    where id = (args->>'order_id')::uuid and payment_method = 'card'
    for update;
  if not found then
    return jsonb_build_object('outcome', 'unknown');
  end if;

  -- The event may overtake our own note of the session.
  if found_order.stripe_session is null then
    update public.orders set stripe_session = args->>'session' where id = found_order.id returning * into found_order;
  end if;

  if args->>'outcome' in ('failed', 'expired') then
    -- Another session of this order that came to nothing changes nothing.
    if found_order.stripe_session <> args->>'session' or found_order.status <> 'pending' then
      return jsonb_build_object('outcome', 'unchanged');
    end if;
    perform public.move_order(found_order, 'cancelled', args->>'cause');
    -- Who left without paying needs no letter, and nothing of them is kept; whose payment failed after the page said 'wait' does.
    if args->>'outcome' = 'failed' then
      if found_order.customer_email is null then
        update public.orders set customer_name = args->>'name', customer_email = args->>'email'
          where id = found_order.id returning * into found_order;
      end if;
      perform public.owe_status_mail(found_order, 'cancelled');
    end if;
    return jsonb_build_object('outcome', 'closed');
  end if;

  problem := case
    when args->>'outcome' = 'paid' and found_order.stripe_session <> args->>'session' then 'second-payment'
    when args->>'outcome' = 'paid' and (args->>'currency' is distinct from 'thb'
      or (args->>'amount')::bigint is distinct from (found_order.amount * 100)::bigint) then 'other-amount'
    when args->>'outcome' = 'paid' and found_order.status in ('rejected', 'cancelled') then 'closed'
  end;
  if problem is not null then
    if exists (select from public.order_events where order_id = found_order.id and cause = problem || ' ' || (args->>'session')) then
      return jsonb_build_object('outcome', 'unchanged');
    end if;
    insert into public.order_events (order_id, status, cause)
      values (found_order.id, found_order.status, problem || ' ' || (args->>'session'));
    insert into public.outbox (event, recipient, locale, payload) values (
      'card-problem', args->>'agency', 'en',
      jsonb_build_object(
        'reference', found_order.reference, 'problem', problem, 'status', found_order.status,
        'amount', (found_order.amount * 100)::bigint, 'session', args->>'session',
        'received_amount', (args->>'amount')::bigint, 'received_currency', args->>'currency'
      )
    );
    return jsonb_build_object('outcome', 'problem');
  end if;

  if found_order.completed_at is not null or (args->>'outcome' = 'processing' and found_order.status <> 'pending') then
    return jsonb_build_object('outcome', 'unchanged');
  end if;
  update public.orders set
    customer_name = args->>'name',
    customer_email = args->>'email',
    customer_phone = args->>'phone',
    customer_address = args->>'address',
    completed_at = case when args->>'outcome' = 'paid' then now() end
    where id = found_order.id
    returning * into found_order;
  if args->>'outcome' = 'processing' then
    return jsonb_build_object('outcome', 'processing');
  end if;

  perform public.move_order(found_order, 'paid', args->>'cause');
  insert into public.outbox (event, recipient, locale, payload)
    select event, recipient, found_order.locale, public.order_mail(found_order)
      from (values ('order-customer', found_order.customer_email), ('order-agency', args->>'agency')) as mail (event, recipient)
      where recipient is not null;
  return jsonb_build_object('outcome', 'paid');
end
$$;
revoke execute on function public.settle_card_payment(jsonb) from public, anon, authenticated;
grant execute on function public.settle_card_payment(jsonb) to service_role;
