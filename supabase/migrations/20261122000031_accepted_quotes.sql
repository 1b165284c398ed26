-- Quotations that are accepted become orders whose slip comes later.

alter table public.orders
  drop constraint orders_status_check,
  add constraint orders_status_check
    check (status in ('awaiting-payment', 'pending', 'slip-wanted', 'paid', 'rejected', 'cancelled', 'refunded')),
  add column quote_number text,
  drop constraint orders_proof,
  add constraint orders_proof check (payment_method = 'card' or payment_slip_path is not null or quote_number is not null);
alter table public.order_events
  drop constraint order_events_status_check,
  add constraint order_events_status_check
    check (status in ('awaiting-payment', 'pending', 'slip-wanted', 'paid', 'rejected', 'cancelled', 'refunded'));

-- As before; 'awaiting-payment' is an accepted quotation whose slip has yet to come.
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
    ('agency', 'paid', 'awaiting-payment'), ('agency', 'cancelled', 'awaiting-payment')
$$;

-- As before; what has no slip yet waits for its payment, and for nobody's eye.
create or replace function public.may_move(moved public.orders, actor text, after text) returns boolean
  language sql immutable
  set search_path = ''
as $$
  select exists (
    select from public.order_moves() as move
      where move.actor = may_move.actor and move.before = moved.status and move.after = may_move.after
        and (may_move.after <> 'slip-wanted' or moved.payment_slip_path is not null)
        and (may_move.after <> 'pending' or moved.payment_method = 'card' or moved.payment_slip_path is not null)
        and (may_move.after <> 'awaiting-payment' or moved.payment_method <> 'card' and moved.payment_slip_path is null)
        and (may_move.after <> 'pending' or not public.page_is_void(moved))
  )
$$;

-- As before, also for the first slip of an accepted quotation.
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
    when found_order.payment_method = 'card' or found_order.status not in ('awaiting-payment', 'pending', 'slip-wanted', 'rejected') then 'refused'
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

-- As before; an order that waits for its payment stays as it is. Answers {quotes} besides: how many quotations lost their customer.
create or replace function public.forget(args jsonb) returns jsonb
  language plpgsql volatile security definer
  set search_path = ''
as $$
declare
  who constant text := lower(trim(args->>'who'));
  waiting text[];
  told text[]; -- the references that a card of the group may name
  booked uuid[];
  inquiries integer;
  erased integer;
  anonymised integer;
  mails integer;
  quotes integer;
begin
  if who is null or who = '' then
    raise exception 'nobody to forget';
  end if;
  select coalesce(array_agg(reference), '{}') into waiting from public.orders
    where status in ('awaiting-payment', 'pending', 'slip-wanted') and who in (lower(customer_email), lower(reference));
  select coalesce(array_agg(reference), '{}') into told from (
    select reference from public.orders where who in (lower(customer_email), lower(reference))
    union all
    select reference from public.inquiries where who in (lower(fields->>'email'), lower(reference))
    union all
    select number from public.quotes where who in (lower(customer_email), lower(number))
  ) as names;

  delete from public.outbox
    -- By the recipient only where nothing else in the mail names the customer: the agency receives mail about everybody.
    where (who in (lower(payload->>'email'), lower(payload->>'customer_email'), lower(payload->>'reference'))
        or (event like 'order-%' and not public.goes_to_agency(event) and who = lower(recipient))
        or (event = 'line-card' and payload->>'reference' = any (told)))
      and coalesce(payload->>'reference', '') <> all (waiting);
  get diagnostics mails = row_count;
  delete from public.inquiries where who in (lower(fields->>'email'), lower(reference));
  get diagnostics inquiries = row_count;
  delete from public.orders as closed
    where status in ('rejected', 'cancelled') and who in (lower(customer_email), lower(reference)) and not public.had_money(closed);
  get diagnostics erased = row_count;

  with anonymous as (
    update public.orders set
      customer_name = null, customer_email = null, customer_phone = null, customer_address = null,
      company_name = case when company_tax_id like '0%' then company_name end,
      company_tax_id = case when company_tax_id like '0%' then company_tax_id end,
      company_branch = case when company_tax_id like '0%' then company_branch end
      where reference <> all (waiting) and customer_email is not null and who in (lower(customer_email), lower(reference))
      returning id
  )
  select coalesce(array_agg(id), '{}') into booked from anonymous;
  anonymised := cardinality(booked);
  delete from public.order_keys where order_id = any (booked);
  delete from public.order_slips as slip using public.orders as kept
    where slip.order_id = kept.id and kept.id = any (booked) and slip.path <> kept.payment_slip_path;
  update public.order_events set note = null where order_id = any (booked);
  -- The quotation of an order that waits for its money stays with it.
  quotes := public.forget_quotes(array(
    select quote.id from public.quotes as quote left join public.orders as accepted on accepted.id = quote.order_id
      where who in (lower(quote.customer_email), lower(quote.number), lower(accepted.reference)) and coalesce(accepted.reference, '') <> all (waiting)
  ));
  return jsonb_build_object(
    'inquiries', inquiries, 'orders', erased, 'anonymised', anonymised, 'open', cardinality(waiting), 'mails', mails, 'quotes', quotes
  );
end
$$;

-- Accepts a quotation. Takes {reference, key_hash, version, lines, method, idempotency_key, order_key_hash, agency}: version is the one that was
-- read, lines are those of the order, which add up to the amount of the quotation. Answers {outcome, order}: 'accepted', 'repeated' (it was
-- before), 'outdated' (another version counts by now), 'asked', 'expired' or 'not-found'; order is its reference, and {opens} whether the key
-- was added: not where the order has another address since.
create function public.accept_quote(args jsonb) returns jsonb
  language plpgsql volatile security definer
  set search_path = ''
as $$
declare
  quote public.quotes;
  offered public.quote_versions;
  state text;
  made public.orders;
begin
  select * into quote from public.opened_quote(args);
  if quote.id is null then
    return jsonb_build_object('outcome', 'not-found');
  end if;
  offered := public.newest_version(quote);
  state := public.quote_state(quote, offered);
  if state = 'accepted' then
    select * into made from public.orders where id = quote.order_id;
    perform public.add_order_key(made.id, args->>'order_key_hash') where made.id is not null and not public.was_readdressed(made);
    return jsonb_build_object('outcome', 'repeated', 'order', made.reference, 'opens', not public.was_readdressed(made));
  end if;
  if offered.version <> (args->>'version')::integer then
    return jsonb_build_object('outcome', 'outdated');
  end if;
  if state <> 'open' then
    return jsonb_build_object('outcome', state);
  end if;
  if (select sum((line->>'price')::bigint) from jsonb_array_elements(args->'lines') as line) is distinct from offered.amount then
    raise exception 'the lines of the order are not the amount of the quotation';
  end if;
  for attempt in 1..5 loop
    insert into public.orders (
        reference, status, payment_method, amount, lines, locale, idempotency_key, quote_number, completed_at,
        customer_name, customer_email, customer_phone, customer_address, company_name, company_tax_id, company_branch)
      values (
        public.draw_reference(), 'awaiting-payment', args->>'method', offered.amount / 100.0, args->'lines', quote.locale,
        args->>'idempotency_key', quote.number, now(),
        quote.customer_name, quote.customer_email, quote.customer_phone, quote.customer_address,
        quote.company_name, quote.company_tax_id, quote.company_branch)
      on conflict do nothing
      returning * into made;
    exit when found;
  end loop;
  if made.id is null then
    raise exception 'no free order reference';
  end if;
  update public.quotes set accepted_at = now(), order_id = made.id where id = quote.id returning * into quote;
  perform public.add_order_key(made.id, args->>'order_key_hash', case when public.is_stranger() then 'browser' else 'mail' end);
  perform public.tell_customer(made, 'quoted', interval '0');
  insert into public.outbox (event, recipient, locale, payload)
    values ('quote-agency', args->>'agency', quote.locale, public.quote_shown(quote) || jsonb_build_object('reference', quote.number, 'news', 'accepted'));
  return jsonb_build_object('outcome', 'accepted', 'order', made.reference, 'opens', true);
end
$$;
grant execute on function public.accept_quote(jsonb) to service_role;

-- Owes customers a reminder, once for each version, of quotations that end within so many days; anybody may have asked for these in the name of
-- somebody else. Takes {days}; answers {reminded}.
create function public.remind_of_quotes(args jsonb) returns jsonb
  language plpgsql volatile security definer
  set search_path = ''
as $$
declare
  ending public.quotes;
  reminded integer := 0;
begin
  perform public.asked_by_stranger();
  for ending in
    select quote.* from public.quotes as quote, public.newest_version(quote) as offered
      where quote.accepted_at is null and quote.customer_email is not null and public.quote_state(quote, offered) = 'open'
        and offered.valid_until <= public.today_in_thailand() + (args->>'days')::integer
        and (quote.reminded_at is null or quote.reminded_at < offered.issued_at)
      for update of quote skip locked
  loop
    update public.quotes set reminded_at = now() where id = ending.id;
    perform public.owe_quote_mail(ending, 'reminder');
    reminded := reminded + 1;
  end loop;
  return jsonb_build_object('reminded', reminded);
end
$$;
grant execute on function public.remind_of_quotes(jsonb) to service_role;
