-- What somebody of the agency begins: a quotation, or a sale at the counter or on the phone.

-- What the accepted quotations of an inquiry come to, in satang; null where there is none.
create function public.won_by(inquiry_id uuid) returns bigint
  language sql stable set search_path = ''
as $$
  select sum((public.newest_version(quote)).amount)::bigint
    from public.quotes as quote where quote.inquiry_id = won_by.inquiry_id and quote.accepted_at is not null
$$;

-- The quotations of an inquiry, the newest first: [{number, state, amount}].
create function public.quotes_for(inquiry_id uuid) returns jsonb
  language sql stable set search_path = ''
as $$
  select to_jsonb(array(
    select jsonb_build_object('number', quote.number, 'state', public.quote_state(quote, offered), 'amount', offered.amount)
      from public.quotes as quote, public.newest_version(quote) as offered
      where quote.inquiry_id = quotes_for.inquiry_id order by quote.created_at desc, quote.id desc
  ))
$$;

-- Gives the inquiry of a quotation a state, with the number as a note. The clock of the promise stops.
create function public.move_inquiry_of(quote public.quotes, state text, person text) returns void
  language plpgsql volatile set search_path = ''
as $$
begin
  update public.inquiries set
    state = move_inquiry_of.state, taken_by = coalesce(taken_by, move_inquiry_of.person), answered_at = coalesce(answered_at, now())
    where id = quote.inquiry_id;
  insert into public.inquiry_events (inquiry_id, state, person, note)
    values (quote.inquiry_id, move_inquiry_of.state, move_inquiry_of.person, quote.number);
end
$$;

-- An inquiry is won when a quotation of it is accepted.
create function public.win_inquiry(quote public.quotes, person text) returns void
  language plpgsql volatile set search_path = ''
as $$
begin
  if exists (select from public.inquiries where id = quote.inquiry_id) then
    perform public.move_inquiry_of(quote, 'won', win_inquiry.person);
  end if;
end
$$;

-- Begins a quotation, once for one key. Takes {idempotency_key, locale, lines, discount, vat, amount, plan, note, delivery, valid_days, name,
-- email, phone, address, company_name, company_tax_id, company_branch, person, inquiry}: inquiry is the reference of what it answers, or null.
-- Whoever has an address is sent it, once every price is said. Answers {outcome, number, state}: 'placed', 'repeated' (the number of the
-- first) or 'not-found' (no such inquiry).
create function public.begin_quote(args jsonb) returns jsonb
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  answered public.inquiries;
  quote public.quotes;
  offered public.quote_versions;
begin
  -- Of two calls at once with one key the second waits here, and finds what the first has made.
  perform public.lock_document_numbers('QT');
  select * into quote from public.quotes where idempotency_key = args->>'idempotency_key';
  if found then
    return jsonb_build_object(
      'outcome', 'repeated', 'number', quote.number, 'state', public.quote_state(quote, public.newest_version(quote)));
  end if;
  select * into answered from public.inquiries where reference = args->>'inquiry' for update;
  if not found and args->>'inquiry' is not null then
    return jsonb_build_object('outcome', 'not-found');
  end if;
  quote := public.insert_quote(args, args->>'person', answered.id);
  offered := public.issue_version(quote, args);
  if public.quote_state(quote, offered) <> 'asked' then
    perform public.enqueue_quote_mail(quote);
  end if;
  if answered.id is not null then
    perform public.move_inquiry_of(quote, case answered.state when 'new' then 'answered' else answered.state end, args->>'person');
  end if;
  return jsonb_build_object('outcome', 'placed', 'number', quote.number, 'state', public.quote_state(quote, offered));
end
$$;
grant execute on function public.begin_quote(jsonb) to service_role;

-- Adds a key for a link that somebody of the agency hands on, who has not proved any address. Takes {reference, key_hash, person}: the
-- reference of an order, whose history tells it, or of an inquiry, or the number of a quotation. Answers {added}: false where there is none.
create function public.add_desk_key(args jsonb) returns jsonb
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  sold public.orders;
  subject uuid;
begin
  select * into sold from public.orders where reference = args->>'reference' for share;
  subject := coalesce(
    sold.id,
    (select id from public.quotes where number = args->>'reference' for share),
    (select id from public.inquiries where reference = args->>'reference' for share));
  perform public.add_page_key(subject, args->>'key_hash', 'desk') where subject is not null;
  insert into public.order_events (order_id, status, cause, actor, person)
    select sold.id, sold.status, 'link', 'agency', args->>'person' where sold.id is not null;
  return jsonb_build_object('added', subject is not null);
end
$$;
grant execute on function public.add_desk_key(jsonb) to service_role;

-- Sells at the counter or on the phone, once for one key. Takes {idempotency_key, locale, lines, method, name, email, phone, address,
-- company_name, company_tax_id, company_branch, is_paid, is_trial, person}: is_paid says whether all of the money was handed over already;
-- until it was, the order waits for its payment. Only whoever has an address is sent a mail. Answers {outcome, reference}: 'sold' or
-- 'repeated' (the order of the first call).
create function public.sell(args jsonb) returns jsonb
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  sold public.orders;
  is_paid constant boolean := (args->>'is_paid')::boolean;
begin
  sold := public.insert_unpaid_order(args || jsonb_build_object(
    'payment_method', args->'method', 'sold_by', args->'person', 'customer_name', args->'name', 'customer_email', args->'email',
    'customer_phone', args->'phone', 'customer_address', args->'address'));
  if sold.id is null then
    select * into sold from public.orders where idempotency_key = args->>'idempotency_key';
    return jsonb_build_object('outcome', 'repeated', 'reference', sold.reference);
  end if;
  if is_paid then
    perform public.move_order(sold, 'paid', 'agency', 'agency', args->>'person');
    select * into sold from public.orders where id = sold.id;
  end if;
  perform public.tell_customer(sold, 'sold', case when is_paid then public.time_to_undo() else interval '0' end);
  return jsonb_build_object('outcome', 'sold', 'reference', sold.reference);
end
$$;
grant execute on function public.sell(jsonb) to service_role;
