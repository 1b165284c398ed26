-- What customers do on the page of their order. Every function takes {reference, key_hash}, and whoever has no key to that very order
-- learns nothing from its answer and changes nothing.

-- Answers what the page shows, or null: the order as order_mail does, with status, locale, is_complete, events and slips.
create function public.show_own_order(args jsonb) returns jsonb
  language sql volatile security definer -- opened_order locks
  set search_path = ''
as $$
  select public.order_mail(opened) || jsonb_build_object(
      'status', opened.status,
      'locale', opened.locale,
      'is_complete', opened.completed_at is not null,
      'events', public.order_history(opened),
      'slips', public.slips_of(opened)
    )
    from public.opened_order(args) as opened where opened.id is not null
$$;
grant execute on function public.show_own_order(jsonb) to service_role;

-- A mail to the agency about something that a customer did on the order's page: 'slip', 'details' or 'cancelled'. changed: the names of
-- the details that were corrected.
create function public.owe_order_news(told public.orders, news text, agency text, changed text default '') returns void
  language sql volatile
  set search_path = ''
as $$
  insert into public.outbox (event, recipient, locale, payload)
    values (
      'order-news', owe_order_news.agency, told.locale,
      public.order_mail(told) || jsonb_build_object('news', owe_order_news.news, 'changed', owe_order_news.changed)
    )
$$;

-- Takes another slip for an order whose money was not found yet. Takes {reference, key_hash, payment_slip_path, slip_sha256, slip_kind,
-- slip_bank, slip_reference, agency}. Answers {outcome, spare_slip, status}: 'added', 'repeated' (the newest slip is this very picture),
-- 'slip-used' (another order holds its number), 'too-many' (ten slips), 'refused' (no slip is wanted in this state) or 'not-found';
-- spare_slip as place_order has it.
create function public.send_slip(args jsonb) returns jsonb
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
    when found_order.payment_method = 'card' or found_order.status not in ('pending', 'slip-wanted', 'rejected') then 'refused'
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
grant execute on function public.send_slip(jsonb) to service_role;

-- Puts the details of a customer right, or completes an order that had none. Takes {reference, key_hash, new_key_hash, name, email, phone,
-- address, company_name, company_tax_id, company_branch, agency}. Answers {outcome, status}: 'completed', 'changed', 'readdressed' (the
-- email address is another one: new_key_hash is the only key from now on), 'unchanged', 'refused' (the card gateway has yet to say who
-- the customer is) or 'not-found'. Mail that was owed to the old address goes to the new one, which also gets the confirmation; the old
-- one gets a notice that does not name the new one.
create function public.correct_customer(args jsonb) returns jsonb
  language plpgsql volatile security definer
  set search_path = ''
as $$
declare
  found_order public.orders;
  changed text;
  old_email text;
begin
  select * into found_order from public.opened_order(args);
  if found_order.id is null then
    return jsonb_build_object('outcome', 'not-found');
  end if;
  if found_order.completed_at is null then
    if found_order.payment_method = 'card' then
      return jsonb_build_object('outcome', 'refused', 'status', found_order.status);
    end if;
    perform public.name_customer(found_order, args);
    return jsonb_build_object('outcome', 'completed', 'status', found_order.status);
  end if;
  changed := public.changed_details(found_order, args);
  if changed = '' then
    return jsonb_build_object('outcome', 'unchanged', 'status', found_order.status);
  end if;

  old_email := found_order.customer_email;
  update public.orders set
    customer_name = args->>'name',
    customer_email = args->>'email',
    customer_phone = args->>'phone',
    customer_address = args->>'address',
    company_name = args->>'company_name',
    company_tax_id = args->>'company_tax_id',
    company_branch = args->>'company_branch'
    where id = found_order.id
    returning * into found_order;
  insert into public.order_events (order_id, status, cause, actor, note)
    values (found_order.id, found_order.status, 'details', 'customer', changed);
  perform public.owe_order_news(found_order, 'details', args->>'agency', changed);
  if old_email is not distinct from found_order.customer_email then
    return jsonb_build_object('outcome', 'changed', 'status', found_order.status);
  end if;

  delete from public.order_keys where order_id = found_order.id;
  perform public.add_order_key(found_order.id, args->>'new_key_hash');
  perform public.readdress_mail(found_order, old_email);
  return jsonb_build_object('outcome', 'readdressed', 'status', found_order.status);
end
$$;
grant execute on function public.correct_customer(jsonb) to service_role;

-- What a customer's mail becomes when the address was wrong. What was owed to the old address is not sent there any more: the new one gets
-- the confirmation anew, and where the order has left its first state, that too.
create function public.readdress_mail(placed public.orders, old_email text) returns void
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
end
$$;

-- Cancels an order before its money was found. Takes {reference, key_hash, agency}. Answers {outcome, status}: 'changed', 'unchanged'
-- (it was cancelled already), 'refused' or 'not-found'.
create function public.cancel_own_order(args jsonb) returns jsonb
  language plpgsql volatile security definer
  set search_path = ''
as $$
declare
  found_order public.orders;
  told text;
  outcome text;
begin
  select * into found_order from public.opened_order(args);
  if found_order.id is null then
    return jsonb_build_object('outcome', 'not-found');
  end if;
  told := found_order.status;
  outcome := public.move_order(found_order, 'cancelled', 'customer', 'customer', reason => 'customer');
  if outcome = 'changed' then
    select * into found_order from public.orders where id = found_order.id;
    perform public.tell_customer(found_order, told, interval '0', 'customer');
    perform public.owe_order_news(found_order, 'cancelled', args->>'agency');
  end if;
  return jsonb_build_object('outcome', outcome, 'status', found_order.status);
end
$$;
grant execute on function public.cancel_own_order(jsonb) to service_role;

-- Owes a mail with a new key to the address of an order, at most as often as {limit} says, which are arguments of count_request without a
-- visitor. Takes {reference, limit}; always answers {}.
create function public.ask_order_key(args jsonb) returns jsonb
  language plpgsql volatile security definer
  set search_path = ''
as $$
declare
  asked public.orders;
begin
  perform public.asked_by_stranger();
  select * into asked from public.orders where reference = args->>'reference' and customer_email is not null;
  if found and (public.count_request(args->'limit' || jsonb_build_object('visitor', asked.reference))->>'allowed')::boolean then
    insert into public.outbox (event, recipient, locale, payload)
      values (
        'order-key', asked.customer_email, asked.locale,
        jsonb_build_object('reference', asked.reference, 'customer_name', asked.customer_name)
      );
  end if;
  return '{}';
end
$$;
grant execute on function public.ask_order_key(jsonb) to service_role;

-- Adds a key that a mail brings to an order, if the mail goes to the address that the order has now. Takes {reference, recipient, key_hash};
-- answers {added}.
create function public.keep_order_key(args jsonb) returns jsonb
  language plpgsql volatile security definer
  set search_path = ''
as $$
declare
  mailed public.orders;
begin
  select * into mailed from public.orders
    where reference = args->>'reference' and customer_email = args->>'recipient' for share;
  if found then
    perform public.add_order_key(mailed.id, args->>'key_hash', 'mail');
  end if;
  return jsonb_build_object('added', mailed.id is not null);
end
$$;
grant execute on function public.keep_order_key(jsonb) to service_role;

-- As before, with keys that have outlived their time: {inquiries, mails, orders, keys}.
create or replace function public.delete_expired(args jsonb) returns jsonb
  language plpgsql volatile security definer
  set search_path = ''
as $$
declare
  oldest constant timestamptz := now() - make_interval(days => (args->>'days')::integer);
  first_year constant timestamp :=
    date_trunc('year', now() at time zone (args->>'time_zone')) - make_interval(years => (args->>'years')::integer);
  inquiries integer;
  mails integer;
  orders integer;
  keys integer;
begin
  delete from public.inquiries where created_at < oldest;
  get diagnostics inquiries = row_count;
  delete from public.outbox where created_at < oldest;
  get diagnostics mails = row_count;
  delete from public.order_keys where ends_at < now();
  get diagnostics keys = row_count;
  delete from public.orders as old
    where old.created_at at time zone (args->>'time_zone') < first_year
      and not exists (
        select from public.order_events as event
          where event.order_id = old.id and event.created_at at time zone (args->>'time_zone') >= first_year
      );
  get diagnostics orders = row_count;
  return jsonb_build_object('inquiries', inquiries, 'mails', mails, 'orders', orders, 'keys', keys);
end
$$;

-- Whether money came for an order: it was found, or the card gateway told of a payment that the order was no longer open for.
create function public.had_money(closed public.orders) returns boolean
  language sql stable
  set search_path = ''
as $$
  select closed.status in ('paid', 'refunded') or exists (
    select from public.order_events where order_id = closed.id and cause ~ '^(closed|second-payment|other-amount) '
  )
$$;

-- As before. Money came for a paid and for a refunded order, so the books keep them; of their slips they keep the one that counts.
-- A pending order and one whose slip is wanted stay as they are: someone may have paid them.
create or replace function public.forget(args jsonb) returns jsonb
  language plpgsql volatile security definer
  set search_path = ''
as $$
declare
  who constant text := lower(trim(args->>'who'));
  waiting text[];
  booked uuid[];
  inquiries integer;
  erased integer;
  anonymised integer;
  mails integer;
begin
  if who is null or who = '' then
    raise exception 'nobody to forget';
  end if;
  select coalesce(array_agg(reference), '{}') into waiting from public.orders
    where status in ('pending', 'slip-wanted') and who in (lower(customer_email), lower(reference));

  delete from public.outbox
    -- By the recipient only where nothing else in the mail names the customer: the agency receives mail about everybody.
    where (who in (lower(payload->>'email'), lower(payload->>'customer_email'), lower(payload->>'reference'))
        or (event like 'order-%' and event not in ('order-agency', 'order-abandoned', 'order-news') and who = lower(recipient)))
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
  return jsonb_build_object(
    'inquiries', inquiries, 'orders', erased, 'anonymised', anonymised, 'open', cardinality(waiting), 'mails', mails
  );
end
$$;
