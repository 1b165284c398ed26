-- Quotations at the desk, and a card for what is ordered by one.

create index quote_versions_issued_at on public.quote_versions (issued_at desc, quote_id desc);
-- Versions that wait for a price.
create index quote_versions_asked on public.quote_versions (issued_at, quote_id) where jsonb_path_exists(lines, '$[*] ? (@.price == 0)');

-- As before, with quotes: how many wait for a price.
create or replace function public.desk_counts(args jsonb) returns jsonb
  language sql stable security definer
  set search_path = ''
as $$
  select jsonb_build_object(
    'to_check', (select count(*) from public.orders where status = 'pending' and payment_method <> 'card'),
    'slip_wanted', (select count(*) from public.orders where status = 'slip-wanted'),
    'inquiries', (select count(*) from public.inquiries where state = 'new'),
    'quotes', (
      select count(*) from public.quote_versions as waiting join public.quotes as quote on quote.id = waiting.quote_id
        where jsonb_path_exists(waiting.lines, '$[*] ? (@.price == 0)') and quote.accepted_at is null
          and not exists (select from public.quote_versions where quote_id = waiting.quote_id and version > waiting.version)
    ),
    'mail', (select count(*) from public.outbox where status = 'failed')
      + (select count(*) from public.outbox where problem is not null and handled_at is null and status <> 'failed'),
    'pulse', concat_ws('-',
      (select max(id) from public.order_events), (select max(id) from public.inquiry_events),
      (select extract(epoch from max(created_at)) from public.inquiries),
      (select extract(epoch from max(issued_at)) from public.quote_versions),
      (select count(*) from public.outbox where status = 'failed'),
      (select count(*) from public.outbox where problem is not null and handled_at is null))
  )
$$;

-- What a list of the desk shows of a version: {id, number, version, state, amount, valid_until, customer_name, company_name, created_at}, amount in
-- satang, created_at of the version; state as quote_state says it, or 'replaced'.
create function public.quote_row(quote public.quotes, offered public.quote_versions) returns jsonb
  language sql stable
  set search_path = ''
as $$
  select jsonb_build_object(
    'id', quote.id, 'number', quote.number, 'version', offered.version, 'amount', offered.amount, 'valid_until', offered.valid_until,
    'customer_name', quote.customer_name, 'company_name', quote.company_name, 'created_at', offered.issued_at,
    'state', case
      when exists (select from public.quote_versions as newer where newer.quote_id = quote.id and newer.version > offered.version) then 'replaced'
      else public.quote_state(quote, offered)
    end
  )
$$;

-- Takes {state, before, max}: state as quote_row has it, or null for the newest version of every quotation; before as list_inquiries has it.
-- What waits for a price comes oldest first, all else newest first. Answers [quote_row].
create function public.desk_quotes(args jsonb) returns jsonb
  language plpgsql stable security definer
  set search_path = ''
as $$
declare
  seen_at constant timestamptz := args->'before'->>'created_at';
  seen_id constant uuid := args->'before'->>'id';
  answer jsonb;
begin
  if args->>'state' = 'asked' then
    select coalesce(jsonb_agg(page.shown order by page.issued_at, page.quote_id), '[]'::jsonb) into answer from (
      select row.shown, offered.issued_at, offered.quote_id
        from public.quote_versions as offered
          cross join lateral (
            select public.quote_row(quote, offered) as shown from public.quotes as quote where quote.id = offered.quote_id offset 0
          ) as row
        where jsonb_path_exists(offered.lines, '$[*] ? (@.price == 0)') and row.shown->>'state' = 'asked'
          -- Addresses count in milliseconds.
          and (seen_at is null or (date_trunc('milliseconds', offered.issued_at), offered.quote_id) > (seen_at, seen_id))
        order by offered.issued_at, offered.quote_id limit (args->>'max')::integer
    ) as page;
  else
    select coalesce(jsonb_agg(page.shown order by page.issued_at desc, page.quote_id desc), '[]'::jsonb) into answer from (
      select row.shown, offered.issued_at, offered.quote_id
        from public.quote_versions as offered
          cross join lateral (
            select public.quote_row(quote, offered) as shown from public.quotes as quote where quote.id = offered.quote_id offset 0
          ) as row
        where (seen_at is null or (offered.issued_at, offered.quote_id) < (seen_at, seen_id))
          and case when args->>'state' is null then row.shown->>'state' <> 'replaced' else row.shown->>'state' = args->>'state' end
        order by offered.issued_at desc, offered.quote_id desc limit (args->>'max')::integer
    ) as page;
  end if;
  return answer;
end
$$;
grant execute on function public.desk_quotes(jsonb) to service_role;

-- Takes {number}; answers quote_shown with versions, newest first: [{version, issued_at, person, amount, valid_until}]; or null.
create function public.desk_quote(args jsonb) returns jsonb
  language sql stable security definer
  set search_path = ''
as $$
  select public.quote_shown(quote) || jsonb_build_object('versions', (
      select jsonb_agg(jsonb_build_object(
          'version', version, 'issued_at', issued_at, 'person', person, 'amount', amount, 'valid_until', valid_until
        ) order by version desc)
        from public.quote_versions where quote_id = quote.id
    ))
    from public.quotes as quote where quote.number = args->>'number'
$$;
grant execute on function public.desk_quote(jsonb) to service_role;

-- Cards. An order that was a quotation keeps its other way to pay until the money has come by card.

-- As before; an order that waits for its payment may be paid by card.
create or replace function public.order_moves() returns table (actor text, before text, after text)
  language sql immutable
  set search_path = ''
as $$
  values
    ('agency', 'pending', 'slip-wanted'), ('agency', 'pending', 'paid'), ('agency', 'pending', 'rejected'), ('agency', 'pending', 'cancelled'),
    ('agency', 'slip-wanted', 'pending'), ('agency', 'slip-wanted', 'paid'), ('agency', 'slip-wanted', 'rejected'),
    ('agency', 'slip-wanted', 'cancelled'),
    ('agency', 'paid', 'pending'), ('agency', 'paid', 'refunded'),
    ('agency', 'rejected', 'pending'), ('agency', 'rejected', 'slip-wanted'), ('agency', 'rejected', 'paid'),
    ('agency', 'cancelled', 'pending'), ('agency', 'cancelled', 'paid'),
    ('agency', 'refunded', 'paid'),
    ('customer', 'slip-wanted', 'pending'), ('customer', 'rejected', 'pending'), -- with another slip
    ('customer', 'pending', 'cancelled'), ('customer', 'slip-wanted', 'cancelled'),
    ('card', 'pending', 'paid'), ('card', 'pending', 'cancelled'), ('card', 'paid', 'refunded'), ('card', 'refunded', 'paid'),
    ('site', 'pending', 'cancelled'),
    ('customer', 'awaiting-payment', 'pending'), -- with the slip
    ('customer', 'awaiting-payment', 'cancelled'),
    ('agency', 'awaiting-payment', 'paid'), ('agency', 'awaiting-payment', 'cancelled'),
    ('agency', 'paid', 'awaiting-payment'), ('agency', 'cancelled', 'awaiting-payment'),
    ('card', 'awaiting-payment', 'paid')
$$;

-- Whether an order that waits for its payment has a card page on which it may be paid, or was: 'open', 'complete' (the money is on its way),
-- or 'none'. It takes no slip meanwhile.
create function public.card_page_of(placed public.orders) returns text
  language sql immutable
  set search_path = ''
as $$
  select case
    when placed.status <> 'awaiting-payment' or placed.stripe_session is null or placed.stripe_session_end is not distinct from 'void' then 'none'
    else coalesce(placed.stripe_session_end, 'open')
  end
$$;

-- Takes {reference, key_hash}; answers {page}, as card_page_of has it, and {session} of such a page.
create function public.own_card_page(args jsonb) returns jsonb
  language sql volatile security definer -- opened_order locks
  set search_path = ''
as $$
  select jsonb_build_object('page', public.card_page_of(opened), 'session', case when public.card_page_of(opened) <> 'none' then opened.stripe_session end)
    from public.opened_order(args) as opened
$$;
grant execute on function public.own_card_page(jsonb) to service_role;

-- Takes {reference, key_hash} of an order that waits for its payment. Answers {outcome}: 'not-found', 'refused' (it waits for no card), or
-- 'payable' with {id, quote, amount, locale, session, ended}: amount in satang; session of the page that it has, else null; ended is the session
-- of a page where nobody can pay any more.
create function public.start_card_page(args jsonb) returns jsonb
  language plpgsql volatile security definer
  set search_path = ''
as $$
declare
  opened public.orders;
  page text;
begin
  select * into opened from public.opened_order(args);
  if opened.id is null then
    return jsonb_build_object('outcome', 'not-found');
  elsif opened.status <> 'awaiting-payment' or opened.payment_method = 'card' then
    return jsonb_build_object('outcome', 'refused');
  end if;
  page := public.card_page_of(opened);
  return jsonb_build_object(
    'outcome', 'payable', 'id', opened.id, 'quote', opened.quote_number, 'amount', public.satang(opened), 'locale', opened.locale,
    'session', case when page <> 'none' then opened.stripe_session end,
    'ended', case when page = 'none' then opened.stripe_session end
  );
end
$$;
grant execute on function public.start_card_page(jsonb) to service_role;

-- Takes {reference, key_hash, session}: the page that was opened for the order. Answers {kept}: false where the order waits for no card by now.
create function public.keep_card_page(args jsonb) returns jsonb
  language plpgsql volatile security definer
  set search_path = ''
as $$
declare
  opened public.orders;
  page text;
begin
  select * into opened from public.opened_order(args);
  page := public.card_page_of(opened);
  if opened.id is null or opened.status <> 'awaiting-payment' or opened.payment_method = 'card'
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

-- As before; of an order that was a quotation, too.
create or replace function public.card_outcome(args jsonb) returns jsonb
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
    from public.orders where stripe_session = args->>'session'
$$;

-- As before; a page on which a quotation is paid stays open, and may be younger than its order.
create or replace function public.card_pages_to_close(args jsonb) returns jsonb
  language sql stable security definer
  set search_path = ''
as $$
  select coalesce(jsonb_agg(stripe_session order by created_at), '[]'::jsonb)
    from (
      select * from public.orders as closed
        where stripe_session is not null and stripe_session_end is null and status not in ('pending', 'awaiting-payment')
          and (created_at > now() - interval '3 days' or quote_number is not null)
          and not exists (
            select from public.order_events as event
              where event.order_id = closed.id and event.status_before is not null and event.actor = 'agency'
                and event.created_at > now() - public.time_to_undo()
          )
        order by created_at limit (args->>'max')::integer
    ) as due
$$;

-- As before; not while a card page is open for the order.
create or replace function public.send_slip(args jsonb) returns jsonb
  language plpgsql volatile security definer
  set search_path = ''
as $$
declare
  found_order public.orders;
  told text;
  outcome text;
begin
  select * into found_order from public.opened_order(args);
  outcome := case
    when found_order.id is null then 'not-found'
    when (select sha256 from public.order_slips where path = found_order.payment_slip_path) = args->>'slip_sha256' then 'repeated'
    when found_order.payment_method = 'card' or public.card_page_of(found_order) <> 'none' then 'refused'
    when found_order.status not in ('awaiting-payment', 'pending', 'slip-wanted', 'rejected') then 'refused'
    when (select count(*) from public.order_slips where order_id = found_order.id) >= 10 then 'too-many'
    when not public.add_slip(found_order, args) then 'slip-used'
    else 'added'
  end;
  if outcome <> 'added' then
    return jsonb_build_object(
      'outcome', outcome, 'status', found_order.status,
      'spare_slip', case when args->>'payment_slip_path' is distinct from found_order.payment_slip_path then args->>'payment_slip_path' end
    );
  end if;

  told := found_order.status;
  if told = 'pending' then
    insert into public.order_events (order_id, status, cause, actor) values (found_order.id, told, 'slip', 'customer');
  else
    select * into found_order from public.orders where id = found_order.id;
    perform public.move_order(found_order, 'pending', 'slip', 'customer');
  end if;
  select * into found_order from public.orders where id = found_order.id;
  perform public.tell_customer(found_order, told, interval '0', 'slip');
  if found_order.completed_at is not null then
    perform public.owe_order_news(found_order, 'slip', args->>'agency');
  end if;
  return jsonb_build_object('outcome', outcome, 'status', found_order.status, 'spare_slip', null);
end
$$;

-- As before, and takes what is paid for an order that was a quotation: its customer stays who it was.
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
    where id = (args->>'order_id')::uuid and (payment_method = 'card' or quote_number is not null)
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
    -- An order that was a quotation goes on waiting; who was told that the payment is on its way hears that it did not arrive.
    if is_own and found_order.status = 'awaiting-payment' then
      if args->>'outcome' = 'failed' then
        perform public.tell_customer(found_order, 'card', interval '0', 'card-failed');
      end if;
      return jsonb_build_object('outcome', 'closed');
    end if;
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

  -- The customer of a quotation was known before: there the way to pay says whether the card has paid.
  if is_own and found_order.completed_at is not null and found_order.payment_method = 'card' then
    return jsonb_build_object('outcome', 'unchanged');
  end if;
  if is_own and found_order.quote_number is not null and args->>'outcome' = 'paid' and found_order.status not in ('pending', 'slip-wanted', 'paid') then
    update public.orders set payment_method = 'card' where id = found_order.id returning * into found_order;
  end if;
  problem := case
    when args->>'outcome' <> 'paid' then null
    when not is_own then 'second-payment'
    when args->>'currency' is distinct from 'thb' or (args->>'amount')::bigint is distinct from public.satang(found_order)
      then 'other-amount'
    when found_order.status in ('rejected', 'cancelled') then 'closed'
    when found_order.quote_number is not null and found_order.status in ('pending', 'slip-wanted', 'paid') then 'second-payment'
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
  if found_order.quote_number is null then
    update public.orders set
      customer_name = args->>'name',
      customer_email = args->>'email',
      customer_phone = args->>'phone',
      customer_address = args->>'address',
      completed_at = case when args->>'outcome' = 'paid' then now() end
      where id = found_order.id
      returning * into found_order;
  end if;
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
  if (args->>'is_customer_changed')::boolean and found_order.quote_number is null then
    perform public.owe_card_problem(found_order, 'customer', args);
  end if;
  perform public.account_card_money(found_order, args->>'agency');
  return jsonb_build_object('outcome', 'paid');
end
$$;
