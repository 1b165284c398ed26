-- Orders that are paid by card, as the card gateway tells.

-- Takes {idempotency_key, locale, lines}. Answers {outcome, id, reference, status, session, lines, locale} for 'placed' and 'repeated',
-- with the lines and the language of the first order; {outcome} alone for 'mismatch'. The outcomes are those of insert_order.
create function public.open_card_order(args jsonb) returns jsonb
  language sql volatile security definer
  set search_path = ''
as $$
  select case when outcome in ('placed', 'repeated')
      then jsonb_build_object(
        'outcome', outcome,
        'id', (placed).id,
        'reference', (placed).reference,
        'status', (placed).status,
        'session', (placed).stripe_session,
        'lines', (placed).lines,
        'locale', (placed).locale
      )
      else jsonb_build_object('outcome', outcome)
    end
    from public.insert_order(args, 'card')
$$;
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
grant execute on function public.keep_card_session(jsonb) to service_role;

-- Takes {session}; answers {reference, status, items} or null, and nothing about the customer. An order that was closed and then paid
-- all the same is told as pending: a person settles it, and a customer who read 'failed' would pay once more.
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
grant execute on function public.card_outcome(jsonb) to service_role;

-- Puts a mail to the agency into the outbox about a payment that a person should look at; args are those of settle_card_payment.
create function public.owe_card_problem(found_order public.orders, problem text, args jsonb) returns void
  language sql volatile
  set search_path = ''
as $$
  insert into public.outbox (event, recipient, locale, payload) values (
    'card-problem', args->>'agency', 'en',
    jsonb_build_object(
      'reference', found_order.reference, 'problem', problem, 'status', found_order.status,
      'amount', public.satang(found_order), 'session', args->>'session',
      'received_amount', (args->>'amount')::bigint, 'received_currency', args->>'currency'
    )
  )
$$;

-- Takes {order_id, session, outcome, cause, amount, currency, name, email, phone, address, is_customer_changed, agency}: what the card
-- gateway says of a payment, 'paid', 'processing', 'failed' or 'expired'; amount in the smallest unit of the currency, null where it
-- is no whole number. is_customer_changed: what was said of the customer could not be kept as it was, which is told to the agency.
-- Answers {outcome}: 'paid', 'processing', 'closed' (cancelled), 'unchanged' (known already), 'unknown' (not an order of this site),
-- or 'problem' (money came that does not fit the order: a mail tells the agency, once, and the state stays).
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

  -- The gateway may tell of a session before keep_card_session was called for it.
  if found_order.stripe_session is null then
    update public.orders set stripe_session = args->>'session' where id = found_order.id returning * into found_order;
  end if;

  if args->>'outcome' in ('failed', 'expired') then
    -- Another session of this order that came to nothing changes nothing.
    if found_order.stripe_session <> args->>'session' or found_order.status <> 'pending' then
      return jsonb_build_object('outcome', 'unchanged');
    end if;
    perform public.move_order(found_order, 'cancelled', args->>'cause');
    -- 'expired': the customer left without paying, needs no mail, and nothing about them is kept. 'failed': the page said that the
    -- payment was being processed, so they are told.
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
      or (args->>'amount')::bigint is distinct from public.satang(found_order)) then 'other-amount'
    when args->>'outcome' = 'paid' and found_order.status in ('rejected', 'cancelled') then 'closed'
  end;
  if problem is not null then
    if exists (select from public.order_events where order_id = found_order.id and cause = problem || ' ' || (args->>'session')) then
      return jsonb_build_object('outcome', 'unchanged');
    end if;
    insert into public.order_events (order_id, status, cause)
      values (found_order.id, found_order.status, problem || ' ' || (args->>'session'));
    perform public.owe_card_problem(found_order, problem, args);
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
  if (args->>'is_customer_changed')::boolean then
    select * into found_order from public.orders where id = found_order.id;
    perform public.owe_card_problem(found_order, 'customer', args);
  end if;
  return jsonb_build_object('outcome', 'paid');
end
$$;
grant execute on function public.settle_card_payment(jsonb) to service_role;

-- Cancels the pending card orders that were placed at {before} or earlier and never got a payment page. Takes {before}; answers
-- {closed}: how many.
create function public.close_unopened_card_orders(args jsonb) returns jsonb
  language plpgsql volatile security definer
  set search_path = ''
as $$
declare
  unopened public.orders;
  closed integer := 0;
begin
  for unopened in
    select * from public.orders
      where payment_method = 'card' and status = 'pending' and stripe_session is null and created_at <= (args->>'before')::timestamptz
      for update skip locked
  loop
    perform public.move_order(unopened, 'cancelled', 'card: no payment page was opened');
    closed := closed + 1;
  end loop;
  return jsonb_build_object('closed', closed);
end
$$;
grant execute on function public.close_unopened_card_orders(jsonb) to service_role;
