-- What becomes of money that came by card: refunds, refunds that failed, disputes. And payment pages that are closed by hand.

alter table public.orders
  add column stripe_payment text unique, -- the payment of its session, for as long as the order is kept
  -- How its page ended: 'complete', the customer finished it; 'void', nobody can pay there any more. Null while it may be open.
  add column stripe_session_end text check (stripe_session_end in ('complete', 'void')),
  add column refunded numeric(12, 2) not null default 0 check (refunded >= 0); -- of the payment above, in baht as amount is

-- A page lives for 24 hours.
update public.orders set stripe_session_end = case when status in ('paid', 'refunded') then 'complete' else 'void' end
  where stripe_session is not null and status <> 'pending' and (status in ('paid', 'refunded') or created_at < now() - interval '1 day');
create index orders_open_pages on public.orders (created_at) where stripe_session is not null and stripe_session_end is null;

-- The newest that the gateway said, since it says things twice, late and in any order; no personal data. What becomes of an order is
-- derived from these rows, so the order in which they came makes no difference.
create table public.card_money (
  -- 'refunds': how much of a charge has gone back by then; 'failed-refund': a refund that did not arrive; 'dispute'.
  kind text not null check (kind in ('refunds', 'failed-refund', 'dispute')),
  subject text not null, -- which charge, refund or dispute
  payment text not null,
  amount bigint not null check (amount >= 0), -- satang
  state text check (state in ('open', 'won', 'lost', 'ended')), -- of a dispute
  answer_by timestamptz, -- of an open dispute
  said_at timestamptz not null, -- by the clock of the gateway
  heard_at timestamptz not null default now(),
  told_at timestamptz, -- when its order was told of it
  primary key (kind, subject)
);
create index card_money_payment on public.card_money (payment);
alter table public.card_money enable row level security;

-- How much of a payment has gone back, in satang: as the newest word on its refunds says, less those that failed since. The gateway
-- takes a refund that failed out of what it says from then on.
create function public.refunded_of(payment text) returns bigint
  language sql stable
  set search_path = ''
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

-- Whether the gateway has said that the money of an order came, for which it was paid or which a person should look at.
create function public.own_money_came(placed public.orders) returns boolean
  language sql stable
  set search_path = ''
as $$
  select placed.payment_method = 'card' and (placed.completed_at is not null or exists (
    select from public.order_events
      where order_id = placed.id and cause in ('closed ' || placed.stripe_session, 'other-amount ' || placed.stripe_session)
  ))
$$;

-- Tells the customer of money that went back, where the state of the order does not tell it: news is 'sent' or 'failed'; amount in satang.
create function public.owe_refund_mail(paid public.orders, news text, amount bigint) returns void
  language sql volatile
  set search_path = ''
as $$
  insert into public.outbox (event, recipient, locale, payload)
    select 'order-refund', paid.customer_email, paid.locale,
        jsonb_build_object(
          'reference', paid.reference, 'news', owe_refund_mail.news, 'amount', owe_refund_mail.amount, 'customer_name', paid.customer_name
        )
      where paid.customer_email is not null
$$;

-- Tells the agency of a refund that failed ('refund-failed') or of a dispute ('dispute-' and its state). Amounts in satang.
create function public.owe_card_money_mail(paid public.orders, news text, said public.card_money, agency text) returns void
  language sql volatile
  set search_path = ''
as $$
  insert into public.outbox (event, recipient, locale, payload) values (
    'card-money', owe_card_money_mail.agency, paid.locale,
    jsonb_build_object(
      'reference', paid.reference, 'news', owe_card_money_mail.news, 'amount', said.amount, 'answer_by', said.answer_by,
      'payment', said.payment, 'order_amount', public.satang(paid), 'refunded', public.refunded_of(said.payment), 'status', paid.status
    )
  )
$$;

-- Gives an order, which the caller has locked, what the gateway has said of its payment: how much went back, the state that follows,
-- its history and the mails. An order whose money has yet to come waits for that.
create function public.account_card_money(paid public.orders, agency text) returns void
  language plpgsql volatile
  set search_path = ''
as $$
declare
  price constant bigint := public.satang(paid);
  before constant bigint := (paid.refunded * 100)::bigint;
  gone constant bigint := public.refunded_of(paid.stripe_payment);
  said public.card_money;
  failed bigint := 0;
  cause text;
begin
  if paid.stripe_payment is null or not public.own_money_came(paid) then
    return;
  end if;
  update public.orders set refunded = gone / 100.0 where id = paid.id returning * into paid;

  if gone > before then
    cause := 'refund ' || (gone - before);
    if paid.status = 'paid' and gone >= price then
      perform public.move_order(paid, 'refunded', cause);
      select * into paid from public.orders where id = paid.id;
      perform public.tell_customer(paid, 'paid', interval '0');
    else
      insert into public.order_events (order_id, status, cause, actor) values (paid.id, paid.status, cause, 'card');
      -- Whoever is told that all has gone back need not hear it twice.
      if paid.status <> 'refunded' then
        perform public.owe_refund_mail(paid, 'sent', gone - before);
      end if;
    end if;
  end if;

  for said in
    select * from public.card_money where payment = paid.stripe_payment and told_at is null order by said_at, kind, subject
  loop
    if said.kind = 'dispute' then
      insert into public.order_events (order_id, status, cause, actor) values (paid.id, paid.status, 'dispute ' || said.state, 'card');
      perform public.owe_card_money_mail(paid, 'dispute-' || said.state, said, agency);
    elsif said.kind = 'failed-refund' then
      perform public.owe_card_money_mail(paid, 'refund-failed', said, agency);
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

  cause := 'refund-failed ' || case when gone < before then before - gone else failed end;
  if paid.status = 'refunded' and gone < price then
    perform public.move_order(paid, 'paid', cause);
    select * into paid from public.orders where id = paid.id;
    -- A mail about the refund that did not leave yet is taken back in place of being corrected.
    if exists (
      select from public.outbox
        where event = 'order-status' and status = 'queued' and attempts = 0 and payload->>'reference' = paid.reference
    ) then
      perform public.tell_customer(paid, 'refunded', interval '0');
    else
      perform public.owe_refund_mail(paid, 'failed', greatest(failed, before - gone));
    end if;
  else
    insert into public.order_events (order_id, status, cause, actor) values (paid.id, paid.status, cause, 'card');
    if gone < before then
      perform public.owe_refund_mail(paid, 'failed', before - gone);
    end if;
  end if;
end
$$;

-- Takes what the gateway says of money after it came: {payment, reference, kind, subject, amount, state, answer_by, said_at, agency}; amount
-- in satang, reference that of the order where the gateway knows it. Answers {outcome}: 'noted'; 'unchanged' (known already, or something
-- newer is); 'unknown' (no order has this payment yet: it is kept for 30 days, should the order hear of its payment later).
create function public.note_card_money(args jsonb) returns jsonb
  language plpgsql volatile security definer
  set search_path = ''
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
      amount = excluded.amount, state = excluded.state, answer_by = excluded.answer_by, said_at = excluded.said_at, heard_at = now(),
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
        where heard_at < now() - interval '30 days' and not exists (select from public.orders where stripe_payment = old.payment)
        for update skip locked
    );
  return jsonb_build_object('outcome', case when found_order.id is null then 'unknown' else 'noted' end);
end
$$;
grant execute on function public.note_card_money(jsonb) to service_role;

-- As before, with the payment.
create or replace function public.owe_card_problem(found_order public.orders, problem text, args jsonb) returns void
  language sql volatile
  set search_path = ''
as $$
  insert into public.outbox (event, recipient, locale, payload) values (
    'card-problem', args->>'agency', 'en',
    jsonb_build_object(
      'reference', found_order.reference, 'problem', problem, 'status', found_order.status,
      'amount', public.satang(found_order), 'session', args->>'session', 'payment', args->>'payment',
      'received_amount', (args->>'amount')::bigint, 'received_currency', args->>'currency'
    )
  )
$$;

-- As before, with {payment}: the payment of the session, null before there is one. What the gateway has said of that payment has its
-- effect once the money came. Money that came for a refunded order is a problem too, unless it is the money that went back.
create or replace function public.settle_card_payment(args jsonb) returns jsonb
  language plpgsql volatile security definer
  set search_path = ''
as $$
declare
  found_order public.orders;
  is_own boolean;
  problem text;
begin
  if args->>'payment' is not null then
    perform pg_advisory_xact_lock(hashtextextended(args->>'payment', 0));
  end if;
  select * into found_order from public.orders
    where id = (args->>'order_id')::uuid and payment_method = 'card'
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
    -- Another session of this order that came to nothing changes nothing.
    if not is_own or found_order.status <> 'pending' then
      return jsonb_build_object('outcome', 'unchanged');
    end if;
    perform public.move_order(found_order, 'cancelled', args->>'cause');
    -- 'expired': the customer left without paying, needs no mail, and nothing about them is kept. 'failed': the page said that the
    -- payment was being processed, so they are told.
    if args->>'outcome' = 'failed' then
      update public.orders set
        customer_name = case when customer_email is null then args->>'name' else customer_name end,
        customer_email = coalesce(customer_email, args->>'email')
        where id = found_order.id
        returning * into found_order;
      perform public.tell_customer(found_order, 'pending', interval '0');
    end if;
    return jsonb_build_object('outcome', 'closed');
  end if;

  if is_own and found_order.completed_at is not null then
    return jsonb_build_object('outcome', 'unchanged');
  end if;
  problem := case
    when args->>'outcome' <> 'paid' then null
    when not is_own then 'second-payment'
    when args->>'currency' is distinct from 'thb' or (args->>'amount')::bigint is distinct from public.satang(found_order)
      then 'other-amount'
    when found_order.status in ('rejected', 'cancelled') then 'closed'
    when found_order.status = 'refunded' and public.refunded_of(args->>'payment') < public.satang(found_order) then 'closed'
  end;
  if problem is not null then
    if exists (select from public.order_events where order_id = found_order.id and cause = problem || ' ' || (args->>'session')) then
      return jsonb_build_object('outcome', 'unchanged');
    end if;
    insert into public.order_events (order_id, status, cause, actor)
      values (found_order.id, found_order.status, problem || ' ' || (args->>'session'), 'card');
    perform public.owe_card_problem(found_order, problem, args);
    perform public.account_card_money(found_order, args->>'agency');
    return jsonb_build_object('outcome', 'problem');
  end if;

  if not is_own or (args->>'outcome' = 'processing' and found_order.status <> 'pending') then
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

  if found_order.status = 'refunded' then
    perform public.account_card_money(found_order, args->>'agency');
    return jsonb_build_object('outcome', 'unchanged');
  end if;
  perform public.move_order(found_order, 'paid', args->>'cause');
  select * into found_order from public.orders where id = found_order.id;
  insert into public.outbox (event, recipient, locale, payload)
    select event, recipient, found_order.locale, public.order_mail(found_order)
      from (values ('order-customer', found_order.customer_email), ('order-agency', args->>'agency')) as mail (event, recipient)
      where recipient is not null;
  if (args->>'is_customer_changed')::boolean then
    perform public.owe_card_problem(found_order, 'customer', args);
  end if;
  perform public.account_card_money(found_order, args->>'agency');
  return jsonb_build_object('outcome', 'paid');
end
$$;

drop function public.owe_status_mail(public.orders, text);

-- As before, of every mail about a card payment.
create or replace function public.note_mail_of_order(mail public.outbox, what text) returns void
  language sql volatile
  set search_path = ''
as $$
  insert into public.order_events (order_id, status, cause)
    select id, status, 'mail ' || what || ': ' || mail.event
      from public.orders
      -- References of inquiries are drawn apart from those of orders, and may be the same.
      where reference = mail.payload->>'reference' and mail.event ~ '^(order|card)-'
$$;

-- As before, with the payment and how much of it went back, in satang.
create or replace function public.order_mail(placed public.orders) returns jsonb
  language sql stable
  set search_path = ''
as $$
  select jsonb_build_object(
    'reference', placed.reference,
    'placed_at', placed.created_at,
    'lines', placed.lines,
    'amount', public.satang(placed),
    'refunded', (placed.refunded * 100)::bigint,
    'payment_method', placed.payment_method,
    'stripe_payment', placed.stripe_payment,
    'payment_slip_path', placed.payment_slip_path,
    'slip_kind', slip.kind,
    'slip_bank', slip.bank,
    'slip_reference', slip.reference,
    'same_picture_as', (
      select coalesce(jsonb_agg(other.reference order by other.created_at), '[]'::jsonb)
        from (
          select twin.reference, twin.created_at from public.orders as twin
            where twin.id <> placed.id
              and exists (select from public.order_slips where order_id = twin.id and sha256 = slip.sha256)
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
  from (select) as one left join public.order_slips as slip on slip.path = placed.payment_slip_path
$$;

-- As before; a mail about money that went back goes to the new address as well.
create or replace function public.readdress_mail(placed public.orders, old_email text) returns void
  language plpgsql volatile
  set search_path = ''
as $$
begin
  delete from public.outbox
    where event in ('order-customer', 'order-status', 'order-key') and status in ('queued', 'failed')
      and recipient = old_email and payload->>'reference' = placed.reference;
  if old_email is not null then
    insert into public.outbox (event, recipient, locale, payload)
      values ('order-readdressed', old_email, placed.locale, jsonb_build_object('reference', placed.reference));
  end if;
  insert into public.outbox (event, recipient, locale, payload)
    values ('order-customer', placed.customer_email, placed.locale, public.order_mail(placed));
  perform public.tell_customer(
    placed, 'pending', interval '0', newest.reason, newest.note
  ) from (
    select reason, note from public.order_events where order_id = placed.id and status_before is not null order by id desc limit 1
  ) as newest;
  with owed as (
    delete from public.outbox
      where event = 'order-refund' and status in ('queued', 'failed')
        and recipient = old_email and payload->>'reference' = placed.reference
      returning *
  )
  insert into public.outbox (event, recipient, locale, payload)
    select event, placed.customer_email, placed.locale, payload from owed order by created_at;
end
$$;

-- As before; of a card also where the state says otherwise by now.
create or replace function public.had_money(closed public.orders) returns boolean
  language sql stable
  set search_path = ''
as $$
  select closed.status in ('paid', 'refunded') or public.own_money_came(closed) or exists (
    select from public.order_events where order_id = closed.id and cause ~ '^(closed|second-payment|other-amount) '
  )
$$;

-- Whether a card order can only stay closed: nobody paid on its page, and nobody can any more.
create function public.page_is_void(placed public.orders) returns boolean
  language sql immutable
  set search_path = ''
as $$
  select placed.payment_method = 'card' and placed.stripe_session_end is not distinct from 'void' and placed.completed_at is null
$$;

-- As before; an order whose payment page is gone waits for no payment.
create or replace function public.may_move(moved public.orders, actor text, after text) returns boolean
  language sql immutable
  set search_path = ''
as $$
  select exists (
    select from public.order_moves() as move
      where move.actor = may_move.actor and move.before = moved.status and move.after = may_move.after
        and (may_move.after <> 'slip-wanted' or moved.payment_method <> 'card')
        and (may_move.after <> 'pending' or not public.page_is_void(moved))
  )
$$;

-- As before; to take a move back does not make such an order wait either.
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
  return 'changed';
end
$$;

-- As before; may_undo says so.
create or replace function public.show_order(args jsonb) returns jsonb
  language sql stable security definer
  set search_path = ''
as $$
  select public.order_mail(placed) || jsonb_build_object(
      'status', placed.status,
      'locale', placed.locale,
      'is_complete', placed.completed_at is not null,
      'stripe_session', placed.stripe_session,
      'events', public.order_history(placed),
      'slips', public.slips_of(placed),
      'moves', (
        select coalesce(jsonb_agg(move.after), '[]'::jsonb) from public.order_moves() as move
          where move.actor = 'agency' and public.may_move(placed, move.actor, move.after) and move.before = placed.status
      ),
      'may_undo', (
        select newest.actor = 'agency' and newest.undoes is null
            and not (newest.status_before = 'pending' and public.page_is_void(placed))
          from (select * from public.order_events where order_id = placed.id and status_before is not null order by id desc limit 1) as newest
      ) is true
    )
    from public.orders as placed where reference = args->>'reference'
$$;

-- Takes {max}; answers the sessions of orders that wait for no payment any more, whose pages may still be open: [session]. While the
-- agency can take its move back, the page stays open. Older pages have ended by themselves.
create function public.card_pages_to_close(args jsonb) returns jsonb
  language sql stable security definer
  set search_path = ''
as $$
  select coalesce(jsonb_agg(stripe_session order by created_at), '[]'::jsonb)
    from (
      select * from public.orders as closed
        where stripe_session is not null and stripe_session_end is null and status <> 'pending'
          and created_at > now() - interval '3 days'
          and not exists (
            select from public.order_events as event
              where event.order_id = closed.id and event.status_before is not null and event.actor = 'agency'
                and event.created_at > now() - public.time_to_undo()
          )
        order by created_at limit (args->>'max')::integer
    ) as due
$$;
grant execute on function public.card_pages_to_close(jsonb) to service_role;

-- Takes {session, state}: how a payment page ended, 'complete' or 'expired'. Answers {kept}: false where that was known.
create function public.keep_card_page_end(args jsonb) returns jsonb
  language plpgsql volatile security definer
  set search_path = ''
as $$
begin
  update public.orders set stripe_session_end = case when args->>'state' = 'complete' then 'complete' else 'void' end
    where stripe_session = args->>'session' and stripe_session_end is null;
  return jsonb_build_object('kept', found);
end
$$;
grant execute on function public.keep_card_page_end(jsonb) to service_role;
