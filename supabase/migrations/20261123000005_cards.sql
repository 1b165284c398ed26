-- The newest that the gateway said of money that came by card, since it says things twice, late and in any order; no personal data. What
-- becomes of an order is derived from these rows, so the order in which they came makes no difference.
create table public.card_money (
  -- 'refunds': how much of a charge has gone back by then; 'failed-refund': a refund that did not arrive; 'dispute'.
  kind text not null check (kind in ('refunds', 'failed-refund', 'dispute')),
  subject text not null, -- which charge, refund or dispute
  payment text not null,
  amount bigint not null check (amount >= 0), -- satang
  state text check (state in ('open', 'won', 'lost', 'ended')), -- of a dispute
  answer_by timestamptz, -- of an open dispute
  said_at timestamptz not null, -- by the clock of the gateway
  received_at timestamptz not null default now(),
  told_at timestamptz, -- when its order was told of it
  primary key (kind, subject)
);
create index card_money_payment on public.card_money (payment);
alter table public.card_money enable row level security;

-- Orders that are paid by card, as the card gateway tells.

-- Takes {idempotency_key, key_hash, locale, lines, is_trial}. Answers {outcome, opens, id, reference, status, session, lines, locale} for
-- 'placed' and 'repeated', with the lines and the language of the first order, and whether the key to its page was added;
-- {outcome} alone for 'mismatch' and what is halted. The outcomes are those of insert_order.
create function public.open_card_order(args jsonb) returns jsonb
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  inserted record;
  known public.orders;
begin
  select * into inserted from public.insert_order(args, 'card');
  known := inserted.placed;
  if inserted.outcome not in ('placed', 'repeated') then
    return jsonb_build_object('outcome', inserted.outcome);
  end if;
  perform public.add_page_key(known.id, args->>'key_hash') where not public.was_readdressed(known);
  return jsonb_build_object(
    'outcome', inserted.outcome,
    'opens', not public.was_readdressed(known),
    'id', known.id,
    'reference', known.reference,
    'status', known.status,
    'session', known.stripe_session,
    'lines', known.lines,
    'locale', known.locale
  );
end
$$;
grant execute on function public.open_card_order(jsonb) to service_role;

-- Takes {id, session}; answers {session}: the one that belongs to the order, which is the first that was given.
create function public.keep_card_session(args jsonb) returns jsonb
  language plpgsql volatile security definer set search_path = ''
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

-- Takes {session} of an order or of an accepted quotation; answers {reference, status, items} or null, and nothing about the customer. An
-- order that was closed and then paid all the same is told as pending: a person settles it, and a customer who read 'failed' would pay once
-- more.
create function public.card_outcome(args jsonb) returns jsonb
  language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
      'reference', reference,
      'status', case when exists (
        select from public.order_events where order_id = orders.id and cause = 'closed ' || stripe_session
      ) then 'pending' else status end,
      'items', jsonb_path_query_array(lines, '$[*].id')
    )
    from public.orders where stripe_session = args->>'session'
$$;
grant execute on function public.card_outcome(jsonb) to service_role;

-- How much of a payment has gone back, in satang: as the newest word on its refunds says, less those that failed since. The gateway
-- takes a refund that failed out of what it says from then on.
create function public.refunded_of(payment text) returns bigint
  language sql stable set search_path = ''
as $$
  select coalesce((
    select greatest(0, newest.amount - coalesce(sum(failed.amount), 0))::bigint
      from (
        select * from public.card_money where kind = 'refunds' and card_money.payment = refunded_of.payment
          order by said_at desc, amount desc limit 1
      ) as newest
        left join public.card_money as failed
          on failed.kind = 'failed-refund' and failed.payment = newest.payment and failed.said_at >= newest.said_at
      group by newest.amount
  ), 0)
$$;

-- Writes down that the card gateway said what an order's own payment came to, in satang; it takes the place of what somebody of the agency
-- wrote down of it.
create function public.write_card_money(paid public.orders, amount bigint) returns void
  language plpgsql volatile set search_path = ''
as $$
begin
  perform public.strike_by_hand(paid.id, 'came');
  insert into public.order_money (order_id, way, amount, method, reference, actor)
    select paid.id, 'came', write_card_money.amount, 'card', paid.stripe_payment, 'card'
      where not exists (select from public.order_money where order_id = paid.id and way = 'came' and actor = 'card');
end
$$;

-- Whether money came for an order, whatever its state says by now: it was found, or the card gateway told of a payment that the
-- order was no longer open for.
create function public.had_money(closed public.orders) returns boolean
  language sql stable set search_path = ''
as $$
  select closed.status in ('paid', 'refunded') or exists (
    select from public.order_money where order_id = closed.id and struck_by is null
  ) or exists (
    select from public.order_events where order_id = closed.id and cause ~ '^(closed|second-payment|other-amount) '
  )
$$;

-- Puts a mail to the agency into the outbox about a payment that a person should look at; args are those of settle_card_payment.
create function public.enqueue_card_problem(found_order public.orders, problem text, args jsonb) returns boolean
  language sql volatile set search_path = ''
as $$
  select public.enqueue(
    'card-problem', 'agency', args->>'agency', 'en',
    jsonb_build_object(
      'reference', found_order.reference, 'problem', problem, 'status', found_order.status,
      'amount', found_order.amount, 'session', args->>'session', 'payment', args->>'payment',
      'received_amount', (args->>'amount')::bigint, 'received_currency', args->>'currency'
    ),
    found_order.id
  )
$$;

-- Tells the customer of money that went back, where the state of the order does not tell it: news is 'sent' by card, 'transferred' or
-- 'failed'; amount in satang. decision: the event that may yet be taken back, while the mail waits.
create function public.enqueue_refund_mail(paid public.orders, news text, amount bigint, decision bigint default null) returns boolean
  language sql volatile set search_path = ''
as $$
  select public.enqueue(
    'order-refund', 'customer', paid.customer_email, paid.locale,
    jsonb_build_object(
      'reference', paid.reference, 'news', enqueue_refund_mail.news, 'amount', enqueue_refund_mail.amount,
      'customer_name', paid.customer_name, 'decision', enqueue_refund_mail.decision
    ),
    paid.id, case when decision is null then interval '0' else public.time_to_undo() end
  )
$$;

-- Tells the agency of a refund that failed ('refund-failed') or of a dispute ('dispute-' and its state). Amounts in satang.
create function public.enqueue_card_money_mail(paid public.orders, news text, said public.card_money, agency text) returns boolean
  language sql volatile set search_path = ''
as $$
  select public.enqueue(
    'card-money', 'agency', enqueue_card_money_mail.agency, paid.locale,
    jsonb_build_object(
      'reference', paid.reference, 'news', enqueue_card_money_mail.news, 'amount', said.amount, 'answer_by', said.answer_by,
      'payment', said.payment, 'order_amount', paid.amount, 'refunded', public.refunded_of(said.payment), 'status', paid.status
    ),
    paid.id
  )
$$;

-- Gives an order, which the caller has locked, what the gateway has said of its payment: how much went back, the state that follows,
-- its history and the mails. An order whose money has yet to come waits for that. What somebody of the agency wrote down as sent back by
-- card stands until the gateway has said as much, or that it failed.
create function public.account_card_money(paid public.orders, agency text) returns void
  language plpgsql volatile set search_path = ''
as $$
declare
  gone constant bigint := public.refunded_of(paid.stripe_payment);
  before constant bigint := (
    select coalesce(-sum(amount), 0) from public.order_money where order_id = paid.id and way = 'back' and actor = 'card'
  );
  by_hand bigint;
  said public.card_money;
  failed bigint := 0;
  cause text;
begin
  if paid.stripe_payment is null
    or not exists (select from public.order_money where order_id = paid.id and way = 'came' and actor = 'card') then
    return;
  end if;
  insert into public.order_money (order_id, way, amount, method, reference, actor)
    select paid.id, 'back', before - gone, 'card', paid.stripe_payment, 'card' where gone <> before;
  -- A part that went back is corrected on paper at the next chore.
  update public.orders set papers_due_at = coalesce(papers_due_at, now())
    where id = paid.id and exists (select from public.document_seller)
      and exists (select from public.card_money where payment = paid.stripe_payment and told_at is null);

  if gone > before then
    by_hand := public.strike_by_hand(paid.id, 'back');
    insert into public.order_money (order_id, way, amount, method, actor)
      select paid.id, 'back', gone - before - by_hand, 'card', 'agency' where by_hand > gone - before;
    cause := 'refund ' || (gone - before);
    if paid.status = 'paid' and (public.money_of(paid)).kept <= 0 then
      perform public.move_order(paid, 'refunded', cause);
      select * into paid from public.orders where id = paid.id;
      perform public.tell_customer(paid, 'paid', interval '0');
    else
      insert into public.order_events (order_id, status, cause, actor) values (paid.id, paid.status, cause, 'card');
      -- Whoever is told that all has gone back need not hear it twice.
      if paid.status <> 'refunded' then
        perform public.enqueue_refund_mail(paid, 'sent', gone - before);
      end if;
    end if;
  end if;

  for said in
    select * from public.card_money where payment = paid.stripe_payment and told_at is null order by said_at, kind, subject
  loop
    if said.kind = 'dispute' then
      insert into public.order_events (order_id, status, cause, actor) values (paid.id, paid.status, 'dispute ' || said.state, 'card');
      perform public.enqueue_card_money_mail(paid, 'dispute-' || said.state, said, agency);
    elsif said.kind = 'failed-refund' then
      perform public.enqueue_card_money_mail(paid, 'refund-failed', said, agency);
      -- One that a newer word on the refunds has accounted for is past.
      if not exists (
        select from public.card_money where kind = 'refunds' and payment = said.payment and said_at > said.said_at
      ) then
        failed := failed + said.amount;
      end if;
    end if;
  end loop;
  update public.card_money set told_at = now() where payment = paid.stripe_payment and told_at is null;
  if failed = 0 and gone >= before then
    return;
  end if;

  perform public.strike_by_hand(paid.id, 'back');
  cause := 'refund-failed ' || case when gone < before then before - gone else failed end;
  if paid.status = 'refunded' and (public.money_of(paid)).kept > 0 then
    perform public.move_order(paid, 'paid', cause);
    select * into paid from public.orders where id = paid.id;
    -- A mail about the refund that did not leave yet is taken back in place of being corrected.
    if exists (
      select from public.outbox
        where subject_id = paid.id and event = 'order-status' and status = 'queued' and attempts = 0
    ) then
      perform public.tell_customer(paid, 'refunded', interval '0');
    else
      perform public.enqueue_refund_mail(paid, 'failed', greatest(failed, before - gone));
    end if;
  else
    insert into public.order_events (order_id, status, cause, actor) values (paid.id, paid.status, cause, 'card');
    if gone < before then
      perform public.enqueue_refund_mail(paid, 'failed', before - gone);
    end if;
  end if;
end
$$;

-- Takes what the gateway says of money after it came: {payment, reference, kind, subject, amount, state, answer_by, said_at,
-- agency}; amount in satang, reference that of the order where the gateway knows it. Answers {outcome}: 'noted'; 'unchanged'
-- (known already, or something newer is); 'unknown' (no order has this payment yet: it is kept for 30 days, should the order hear
-- of its payment later).
create function public.note_card_money(args jsonb) returns jsonb
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  found_order public.orders;
begin
  -- Against settle_card_payment, which may be telling the order of this very payment.
  perform pg_advisory_xact_lock(hashtextextended(args->>'payment', 0));
  insert into public.card_money as known (kind, subject, payment, amount, state, answer_by, said_at)
    values (
      args->>'kind', args->>'subject', args->>'payment', (args->>'amount')::bigint, args->>'state', (args->>'answer_by')::timestamptz,
      (args->>'said_at')::timestamptz
    )
    on conflict (kind, subject) do update set
      amount = excluded.amount, state = excluded.state, answer_by = excluded.answer_by, said_at = excluded.said_at, received_at = now(),
      told_at = case when excluded.state is not distinct from known.state then known.told_at end
      where case known.kind
        -- It failed when this was said first; later words on it say the same.
        when 'failed-refund' then excluded.said_at < known.said_at
        when 'dispute' then (excluded.said_at, excluded.state <> 'open') > (known.said_at, known.state <> 'open')
        else (excluded.said_at, excluded.amount) > (known.said_at, known.amount)
      end;
  if not found then
    return jsonb_build_object('outcome', 'unchanged');
  end if;

  select * into found_order from public.orders where stripe_payment = args->>'payment' for update;
  if not found then
    -- An order that was paid before payments were kept.
    update public.orders set stripe_payment = args->>'payment'
      where reference = args->>'reference' and payment_method = 'card' and completed_at is not null and stripe_payment is null
      returning * into found_order;
  end if;
  if found_order.id is not null then
    perform public.account_card_money(found_order, args->>'agency');
  end if;

  -- Last and without waiting, so that no two calls wait for each other.
  delete from public.card_money
    where (kind, subject) in (
      select kind, subject from public.card_money as old
        where received_at < now() - interval '30 days' and not exists (select from public.orders where stripe_payment = old.payment)
        for update skip locked
    );
  return jsonb_build_object('outcome', case when found_order.id is null then 'unknown' else 'noted' end);
end
$$;
grant execute on function public.note_card_money(jsonb) to service_role;

-- A session of an order came to nothing: args are those of settle_card_payment with the outcome 'failed' or 'expired'. Answers the outcome.
create function public.close_card_session(placed public.orders, is_own boolean, args jsonb) returns text
  language plpgsql volatile set search_path = ''
as $$
begin
  -- An order that was a quotation goes on waiting; who was told that the payment is on its way hears that it did not arrive.
  if is_own and placed.status = 'awaiting-payment' then
    if args->>'outcome' = 'failed' then
      perform public.tell_customer(placed, 'card', interval '0', 'card-failed');
    end if;
    return 'closed';
  end if;
  -- Another session of this order that came to nothing changes nothing.
  if not is_own or placed.status <> 'pending' then
    return 'unchanged';
  end if;
  perform public.move_order(placed, 'cancelled', args->>'cause');
  -- 'expired': the customer left without paying, needs no mail, and nothing about them is kept. 'failed': the page said that the
  -- payment was being processed, so they are told.
  if args->>'outcome' = 'failed' then
    update public.orders set
      customer_name = case when customer_email is null then args->>'name' else customer_name end,
      customer_email = coalesce(customer_email, args->>'email')
      where id = placed.id
      returning * into placed;
    perform public.tell_customer(placed, 'pending', interval '0');
  end if;
  return 'closed';
end
$$;

-- Whether an order stood with its customer and its lines before anybody opened a card page for it: a quotation did, and a renewal does.
create function public.was_known(placed public.orders) returns boolean
  language sql immutable set search_path = ''
as $$
  select placed.quote_number is not null or placed.renews
$$;

-- Why money that came does not fit its order: 'second-payment', 'other-amount' or 'closed'; null where it fits. args are those of
-- settle_card_payment with the outcome 'paid'.
create function public.card_problem_of(placed public.orders, is_own boolean, args jsonb) returns text
  language sql stable set search_path = ''
as $$
  select case
    when not is_own then 'second-payment'
    when args->>'currency' is distinct from 'thb' or (args->>'amount')::bigint is distinct from placed.amount then 'other-amount'
    when placed.status in ('rejected', 'cancelled') then 'closed'
    when public.was_known(placed) and placed.status in ('pending', 'slip-wanted', 'paid') then 'second-payment'
    when placed.status = 'refunded' and public.refunded_of(args->>'payment') < placed.amount then 'closed'
  end
$$;

-- The money of an order came, or is on its way, and fits: args are those of settle_card_payment with the outcome 'paid' or 'processing'.
-- Answers the outcome.
create function public.settle_paid(paid public.orders, args jsonb) returns text
  language plpgsql volatile set search_path = ''
as $$
declare
  mail jsonb;
begin
  if not public.was_known(paid) then
    update public.orders set
      customer_name = args->>'name',
      customer_email = args->>'email',
      customer_phone = args->>'phone',
      customer_address = args->>'address',
      completed_at = case when args->>'outcome' = 'paid' then now() end
      where id = paid.id
      returning * into paid;
  end if;
  if args->>'outcome' = 'processing' then
    return 'processing';
  end if;
  if paid.status = 'refunded' then
    perform public.account_card_money(paid, args->>'agency');
    return 'unchanged';
  end if;
  perform public.move_order(paid, 'paid', args->>'cause');
  select * into paid from public.orders where id = paid.id;
  mail := public.order_mail(paid);
  perform public.enqueue('order-customer', 'customer', paid.customer_email, paid.locale, mail, paid.id);
  perform public.enqueue('order-agency', 'agency', args->>'agency', paid.locale, mail, paid.id);
  if (args->>'is_customer_changed')::boolean and not public.was_known(paid) then
    perform public.enqueue_card_problem(paid, 'customer', args);
  end if;
  perform public.account_card_money(paid, args->>'agency');
  return 'paid';
end
$$;

-- Takes {order_id, session, payment, outcome, cause, amount, currency, name, email, phone, address, is_customer_changed, agency}:
-- what the card gateway says of a payment, 'paid', 'processing', 'failed' or 'expired'. payment is that of the session, null
-- before there is one; amount in the smallest unit of the currency, null where it is no whole number. is_customer_changed: what
-- was said of the customer could not be kept as it was, which is told to the agency; the customer of an order that was a
-- quotation stays who it was. Answers {outcome}: 'paid', 'processing', 'closed' (cancelled, or an order of a quotation that goes
-- on waiting), 'unchanged' (known already), 'unknown' (not an order of this site), or 'problem' (money came that does not fit the
-- order, or came for a refunded one and is not what went back: a mail tells the agency, once, and the state stays). What the
-- gateway has said of that payment before has its effect once the money came.
create function public.settle_card_payment(args jsonb) returns jsonb
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  found_order public.orders;
  is_own boolean;
  problem text;
  told text;
begin
  if args->>'payment' is not null then
    perform pg_advisory_xact_lock(hashtextextended(args->>'payment', 0));
  end if;
  select * into found_order from public.orders
    where id = (args->>'order_id')::uuid and (payment_method = 'card' or quote_number is not null or renews)
    for update;
  if not found then
    return jsonb_build_object('outcome', 'unknown');
  end if;

  -- The gateway may tell of a session before keep_card_session was called for it.
  is_own := coalesce(found_order.stripe_session, args->>'session') = args->>'session';
  if is_own then
    update public.orders set
      stripe_session = args->>'session',
      stripe_payment = coalesce(stripe_payment, args->>'payment'),
      stripe_session_end = case
        when args->>'outcome' = 'paid' then 'complete'
        when args->>'outcome' in ('failed', 'expired') then 'void'
        else coalesce(stripe_session_end, 'complete')
      end
      where id = found_order.id
      returning * into found_order;
  end if;
  if args->>'outcome' in ('failed', 'expired') then
    return jsonb_build_object('outcome', public.close_card_session(found_order, is_own, args));
  end if;

  -- The customer of a quotation was known before: there the way to pay says whether the card has paid.
  if is_own and found_order.completed_at is not null and found_order.payment_method = 'card' then
    return jsonb_build_object('outcome', 'unchanged');
  end if;
  if args->>'outcome' = 'paid' then
    if is_own and public.was_known(found_order) and found_order.status not in ('pending', 'slip-wanted', 'paid') then
      update public.orders set payment_method = 'card' where id = found_order.id returning * into found_order;
    end if;
    problem := public.card_problem_of(found_order, is_own, args);
    told := public.told_state(found_order);
    if is_own and args->>'currency' = 'thb' and (args->>'amount')::bigint > 0 then
      perform public.write_card_money(found_order, (args->>'amount')::bigint);
    end if;
  end if;
  if problem is not null then
    if exists (select from public.order_events where order_id = found_order.id and cause = problem || ' ' || (args->>'session')) then
      return jsonb_build_object('outcome', 'unchanged');
    end if;
    insert into public.order_events (order_id, status, cause, actor)
      values (found_order.id, found_order.status, problem || ' ' || (args->>'session'), 'card');
    perform public.enqueue_card_problem(found_order, problem, args);
    perform public.account_card_money(found_order, args->>'agency');
    if found_order.status = 'paid' then
      perform public.tell_customer(found_order, told, interval '0');
    end if;
    return jsonb_build_object('outcome', 'problem');
  end if;
  if not is_own or (args->>'outcome' = 'processing' and found_order.status <> 'pending') then
    return jsonb_build_object('outcome', 'unchanged');
  end if;
  return jsonb_build_object('outcome', public.settle_paid(found_order, args));
end
$$;
grant execute on function public.settle_card_payment(jsonb) to service_role;

-- Cancels the pending card orders that were placed at {before} or earlier and never got a payment page. Takes {before}; answers
-- {closed}: how many.
create function public.close_unopened_card_orders(args jsonb) returns jsonb
  language plpgsql volatile security definer set search_path = ''
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
    perform public.move_order(unopened, 'cancelled', 'card: no payment page was opened', 'site');
    closed := closed + 1;
  end loop;
  return jsonb_build_object('closed', closed);
end
$$;
grant execute on function public.close_unopened_card_orders(jsonb) to service_role;

-- Takes {max}; answers the sessions of orders that wait for no payment any more, whose pages may still be open: [session]. While the
-- agency can take its move back, the page stays open, and so does one on which a quotation is paid. Pages of older orders have ended by
-- themselves, but for quotations, whose pages may be younger.
create function public.card_pages_to_close(args jsonb) returns jsonb
  language sql stable security definer set search_path = ''
as $$
  select to_jsonb(array(
    select stripe_session from public.orders as closed
      where stripe_session is not null and stripe_session_end is null and status not in ('pending', 'awaiting-payment')
        and (created_at > now() - interval '3 days' or quote_number is not null or renews)
        and not exists (
          select from public.order_events as event
            where event.order_id = closed.id and event.status_before is not null and event.actor = 'agency'
              and event.created_at > now() - public.time_to_undo()
        )
      order by created_at limit (args->>'max')::integer
  ))
$$;
grant execute on function public.card_pages_to_close(jsonb) to service_role;

-- Takes {session, state}: how a payment page ended, 'complete' or 'expired'. Answers {kept}: false where that was known.
create function public.keep_card_page_end(args jsonb) returns jsonb
  language plpgsql volatile security definer set search_path = ''
as $$
begin
  update public.orders set stripe_session_end = case when args->>'state' = 'complete' then 'complete' else 'void' end
    where stripe_session = args->>'session' and stripe_session_end is null;
  return jsonb_build_object('kept', found);
end
$$;
grant execute on function public.keep_card_page_end(jsonb) to service_role;

-- Whether an order that waits for its payment has a card page on which it may be paid, or was: 'open', 'complete' (the money is
-- on its way), or 'none'. It takes no slip meanwhile.
create function public.card_page_of(placed public.orders) returns text
  language sql immutable set search_path = ''
as $$
  select case
    when placed.status <> 'awaiting-payment' or placed.stripe_session is null
      or placed.stripe_session_end is not distinct from 'void' then 'none'
    else coalesce(placed.stripe_session_end, 'open')
  end
$$;

-- Takes {reference, key_hash}; answers {page}, as card_page_of has it, and {session} of such a page.
create function public.own_card_page(args jsonb) returns jsonb
  language sql volatile security definer set search_path = '' -- opened_order locks
as $$
  select jsonb_build_object(
      'page', public.card_page_of(opened),
      'session', case when public.card_page_of(opened) <> 'none' then opened.stripe_session end
    )
    from public.opened_order(args) as opened
$$;
grant execute on function public.own_card_page(jsonb) to service_role;

-- Takes {reference, key_hash} of an order that waits for its payment. Answers {outcome}: 'not-found', 'refused' (it waits for no
-- card, or tax is withheld of it or a part has come: a card pays the whole amount, so the rest is transferred), or 'payable' with
-- {id, quote, amount, locale, session, ended}: amount in satang; session of the page that it has, else null; ended is the session
-- of a page where nobody can pay any more.
create function public.start_card_page(args jsonb) returns jsonb
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  opened public.orders;
  page text;
begin
  select * into opened from public.opened_order(args);
  if opened.id is null then
    return jsonb_build_object('outcome', 'not-found');
  elsif opened.status <> 'awaiting-payment' or opened.payment_method = 'card' or not public.was_known(opened) or opened.withheld > 0
    or (public.money_of(opened)).kept > 0 then
    return jsonb_build_object('outcome', 'refused');
  end if;
  page := public.card_page_of(opened);
  return jsonb_build_object(
    'outcome', 'payable', 'id', opened.id, 'quote', opened.quote_number, 'amount', opened.amount, 'locale', opened.locale,
    'session', case when page <> 'none' then opened.stripe_session end,
    'ended', case when page = 'none' then opened.stripe_session end
  );
end
$$;
grant execute on function public.start_card_page(jsonb) to service_role;

-- Takes {reference, key_hash, session}: the page that was opened for the order. Answers {kept}: false where the order waits for
-- no card by now.
create function public.keep_card_page(args jsonb) returns jsonb
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  opened public.orders;
  page text;
begin
  select * into opened from public.opened_order(args);
  page := public.card_page_of(opened);
  if opened.id is null or opened.status <> 'awaiting-payment' or opened.payment_method = 'card'
    or (public.money_of(opened)).kept > 0
    or (page <> 'none' and opened.stripe_session <> args->>'session')
    or (page = 'none' and opened.stripe_session is not distinct from args->>'session') then
    return jsonb_build_object('kept', false);
  end if;
  if page = 'none' then
    update public.orders set stripe_session = args->>'session', stripe_session_end = null, stripe_payment = null where id = opened.id;
  end if;
  return jsonb_build_object('kept', true);
end
$$;
grant execute on function public.keep_card_page(jsonb) to service_role;
