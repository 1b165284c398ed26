-- The desk: what the staff sees and does, beside the moves of orders.

-- Inquiries that somebody answers.

alter table public.inquiries
  add column state text not null default 'new' check (state in ('new', 'answered', 'won', 'lost')),
  add column answered_at timestamptz, -- when the promise was kept
  add column taken_by text; -- who of the agency
create index inquiries_state on public.inquiries (state, created_at, id);
create index inquiries_created_at on public.inquiries (created_at desc, id);

create table public.inquiry_events (
  id bigint generated always as identity primary key,
  inquiry_id uuid not null references public.inquiries on delete cascade,
  state text not null check (state in ('new', 'answered', 'won', 'lost')),
  person text not null,
  note text,
  created_at timestamptz not null default now()
);
create index inquiry_events_inquiry on public.inquiry_events (inquiry_id, id);
alter table public.inquiry_events enable row level security;

-- An inquiry as the desk shows it; credentials stay encrypted, and are not among it at all.
create function public.inquiry_row(shown public.inquiries) returns jsonb
  language sql stable
  set search_path = ''
as $$
  select jsonb_build_object(
    'reference', shown.reference, 'kind', shown.kind, 'locale', shown.locale, 'fields', shown.fields - 'encrypted' - 'english',
    'state', shown.state, 'answered_at', shown.answered_at, 'taken_by', shown.taken_by, 'created_at', shown.created_at, 'id', shown.id
  )
$$;

-- Takes {state, before, max}: the oldest first where they are new, else the newest first; before is {created_at, id} of the last one that
-- was seen, or null. Answers [inquiry_row].
create function public.list_inquiries(args jsonb) returns jsonb
  language plpgsql stable security definer
  set search_path = ''
as $$
declare
  seen_at constant timestamptz := args->'before'->>'created_at';
  seen_id constant uuid := args->'before'->>'id';
  answer jsonb;
begin
  if args->>'state' = 'new' then
    select coalesce(jsonb_agg(public.inquiry_row(page.shown) order by (page.shown).created_at, (page.shown).id), '[]'::jsonb) into answer from (
      select shown from public.inquiries as shown
        where state = 'new' and (seen_at is null or (created_at, id) > (seen_at, seen_id))
        order by created_at, id limit (args->>'max')::integer
    ) as page;
  else
    select coalesce(jsonb_agg(public.inquiry_row(page.shown) order by (page.shown).created_at desc, (page.shown).id desc), '[]'::jsonb) into answer from (
      select shown from public.inquiries as shown
        where state = args->>'state' and (seen_at is null or (created_at, id) < (seen_at, seen_id))
        order by created_at desc, id desc limit (args->>'max')::integer
    ) as page;
  end if;
  return answer;
end
$$;
grant execute on function public.list_inquiries(jsonb) to service_role;

-- Takes {reference}; answers inquiry_row with events [{state, person, note, created_at}], oldest first, or null.
create function public.show_inquiry(args jsonb) returns jsonb
  language sql stable security definer
  set search_path = ''
as $$
  select public.inquiry_row(shown) || jsonb_build_object('events', (
      select coalesce(jsonb_agg(jsonb_build_object('state', state, 'person', person, 'note', note, 'created_at', created_at) order by id), '[]'::jsonb)
        from public.inquiry_events where inquiry_id = shown.id
    ))
    from public.inquiries as shown where reference = args->>'reference'
$$;
grant execute on function public.show_inquiry(jsonb) to service_role;

-- Takes {reference, state, seen, person, note}. Answers {outcome}: 'changed' (also where only a note came), 'outdated' (it is no longer
-- in the state that was seen) or 'not-found'. The clock of the promise stops at the first answer, and starts again where it was none.
create function public.move_inquiry(args jsonb) returns jsonb
  language plpgsql volatile security definer
  set search_path = ''
as $$
declare
  moved public.inquiries;
begin
  select * into moved from public.inquiries where reference = args->>'reference' for update;
  if not found then
    return jsonb_build_object('outcome', 'not-found');
  end if;
  if args->>'seen' <> moved.state then
    return jsonb_build_object('outcome', 'outdated');
  end if;
  update public.inquiries set
    state = args->>'state',
    taken_by = args->>'person',
    answered_at = case when args->>'state' = 'new' then null else coalesce(answered_at, now()) end
    where id = moved.id;
  insert into public.inquiry_events (inquiry_id, state, person, note)
    values (moved.id, args->>'state', args->>'person', args->>'note');
  return jsonb_build_object('outcome', 'changed');
end
$$;
grant execute on function public.move_inquiry(jsonb) to service_role;

-- Orders.

create index outbox_failed on public.outbox (created_at) where status = 'failed';
create index orders_slip_wanted on public.orders (created_at) where status = 'slip-wanted';
create index orders_to_check on public.orders (created_at, id) where status = 'pending' and payment_method <> 'card';

-- Takes {}; answers {to_check, slip_wanted, inquiries, mail, pulse}: how much waits for somebody, and a text that is another one as soon as
-- anything has happened that the desk shows.
create function public.desk_counts(args jsonb) returns jsonb
  language sql stable security definer
  set search_path = ''
as $$
  select jsonb_build_object(
    'to_check', (select count(*) from public.orders where status = 'pending' and payment_method <> 'card'),
    'slip_wanted', (select count(*) from public.orders where status = 'slip-wanted'),
    'inquiries', (select count(*) from public.inquiries where state = 'new'),
    'mail', (select count(*) from public.outbox where status = 'failed')
      + (select count(*) from public.outbox where problem is not null and handled_at is null and status <> 'failed'),
    'pulse', concat_ws('-',
      (select max(id) from public.order_events), (select max(id) from public.inquiry_events),
      (select extract(epoch from max(created_at)) from public.inquiries),
      (select count(*) from public.outbox where status = 'failed'),
      (select count(*) from public.outbox where problem is not null and handled_at is null))
  )
$$;
grant execute on function public.desk_counts(jsonb) to service_role;

-- What a list of the desk shows of an order.
create function public.order_row(shown public.orders) returns jsonb
  language sql stable
  set search_path = ''
as $$
  select jsonb_build_object(
    'reference', shown.reference, 'status', shown.status, 'payment_method', shown.payment_method, 'amount', public.satang(shown),
    'customer_name', shown.customer_name, 'company_name', shown.company_name, 'created_at', shown.created_at, 'id', shown.id
  )
$$;

-- The newest ten other orders of the same person or with the same slip: [order_row and {same}], same is 'person', 'slip' or 'picture'.
create function public.related_orders(shown public.orders) returns jsonb
  language sql stable
  set search_path = ''
as $$
  select coalesce(jsonb_agg(public.order_row(other) || jsonb_build_object('same', same) order by (other).created_at desc), '[]'::jsonb)
    from (
      select candidate as other, min(reason) as same from (
        select candidate, 'person' as reason from public.orders as candidate
          where lower(customer_email) = lower(shown.customer_email) and id <> shown.id
        union all
        select candidate, case when twin.sha256 = mine.sha256 then 'picture' else 'slip' end
          from public.order_slips as mine
            join public.order_slips as twin
              on twin.sha256 = mine.sha256
                or (twin.reference = mine.reference and twin.kind = mine.kind and twin.bank is not distinct from mine.bank)
            join public.orders as candidate on candidate.id = twin.order_id
          where mine.order_id = shown.id and twin.order_id <> shown.id
      ) as found
      group by candidate
      limit 10
    ) as related
$$;
create index order_slips_reference on public.order_slips (reference) where reference is not null;

-- Takes {after, max}: after is {created_at, id} of the last one that was seen, or null. Answers the orders whose slip waits to be looked at,
-- the oldest first: [show_order and {id, relations}], relations as related_orders answers them.
create function public.orders_to_check(args jsonb) returns jsonb
  language sql stable security definer
  set search_path = ''
as $$
  select coalesce(jsonb_agg(public.show_order(jsonb_build_object('reference', (page.shown).reference))
      || jsonb_build_object('id', (page.shown).id, 'relations', public.related_orders(page.shown)) order by (page.shown).created_at, (page.shown).id), '[]'::jsonb)
    from (
      select shown from public.orders as shown
        where status = 'pending' and payment_method <> 'card'
          and (args->'after'->>'id' is null
            or (created_at, id) > ((args->'after'->>'created_at')::timestamptz, (args->'after'->>'id')::uuid))
        order by created_at, id limit (args->>'max')::integer
    ) as page
$$;
grant execute on function public.orders_to_check(jsonb) to service_role;

-- Takes {reference}; answers related_orders of it, or null.
create function public.relations_of(args jsonb) returns jsonb
  language sql stable security definer
  set search_path = ''
as $$
  select public.related_orders(shown) from public.orders as shown where reference = args->>'reference'
$$;
grant execute on function public.relations_of(jsonb) to service_role;

-- Whether one term is found in an order: {text, digits, amount, items}. text is looked for in reference (with or without its dash), name,
-- company, email, what was ordered and the numbers of its slips; digits in those of the phone, where there are four of them; amount, in
-- satang or null, is the order's; items are ids of what the term may name in any language.
create function public.matches_term(found public.orders, term jsonb) returns boolean
  language sql stable
  set search_path = ''
as $$
  select found.reference ilike '%' || (term->>'text') || '%'
    or replace(found.reference, '-', '') ilike '%' || (term->>'text') || '%'
    or found.customer_name ilike '%' || (term->>'text') || '%'
    or found.company_name ilike '%' || (term->>'text') || '%'
    or found.customer_email ilike '%' || (term->>'text') || '%'
    or (length(term->>'digits') >= 4
      and regexp_replace(found.customer_phone, '\D', '', 'g') like '%' || (term->>'digits') || '%')
    or found.amount * 100 = (term->>'amount')::bigint
    or exists (select from jsonb_array_elements(found.lines) as line
      where line->>'name' ilike '%' || (term->>'text') || '%' or term->'items' ? (line->>'id'))
    or exists (select from public.order_slips as sent
      where sent.order_id = found.id and sent.reference ilike '%' || (term->>'text') || '%')
$$;

-- Takes {terms, before, max}: every term of matches_term has to be found, so none asks for the newest. before as list_inquiries has it.
-- Answers [order_row], newest first.
create function public.find_orders(args jsonb) returns jsonb
  language sql stable security definer
  set search_path = ''
as $$
  select coalesce(jsonb_agg(public.order_row(page.shown) order by (page.shown).created_at desc, (page.shown).id desc), '[]'::jsonb)
    from (
      select shown from public.orders as shown
        where not exists (select from jsonb_array_elements(args->'terms') as term where public.matches_term(shown, term) is not true)
          and (args->'before'->>'id' is null
            or (created_at, id) < ((args->'before'->>'created_at')::timestamptz, (args->'before'->>'id')::uuid))
        order by created_at desc, id desc limit (args->>'max')::integer
    ) as page
$$;
grant execute on function public.find_orders(jsonb) to service_role;
drop index public.orders_created_at;
create index orders_created_at on public.orders (created_at desc, id desc);

-- Corrects who an order is from, whoever asks; args are those of correct_customer without its keys. Answers the outcome.
create function public.put_customer_right(corrected public.orders, args jsonb, actor text, person text) returns text
  language plpgsql volatile
  set search_path = ''
as $$
declare
  changed constant text := public.changed_details(corrected, args);
  old_email constant text := corrected.customer_email;
begin
  if changed = '' then
    return 'unchanged';
  end if;
  update public.orders set
    customer_name = args->>'name',
    customer_email = args->>'email',
    customer_phone = args->>'phone',
    customer_address = args->>'address',
    company_name = args->>'company_name',
    company_tax_id = args->>'company_tax_id',
    company_branch = args->>'company_branch'
    where id = corrected.id
    returning * into corrected;
  insert into public.order_events (order_id, status, cause, actor, person, note)
    values (corrected.id, corrected.status, 'details', put_customer_right.actor, put_customer_right.person, changed);
  if put_customer_right.actor = 'customer' then
    perform public.owe_order_news(corrected, 'details', args->>'agency', changed);
  end if;
  if old_email is not distinct from corrected.customer_email then
    return 'changed';
  end if;
  -- Whose the new address is, nobody has proved.
  if put_customer_right.actor = 'customer' then
    perform public.asked_by_stranger();
  end if;
  perform public.readdress_mail(corrected, old_email);
  -- A wrong address may have got a key.
  delete from public.order_keys where order_id = corrected.id;
  return 'readdressed';
end
$$;

create or replace function public.correct_customer(args jsonb) returns jsonb
  language plpgsql volatile security definer
  set search_path = ''
as $$
declare
  found_order public.orders;
  outcome text;
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
  outcome := public.put_customer_right(found_order, args, 'customer', null);
  if outcome = 'readdressed' then
    perform public.add_order_key(found_order.id, args->>'new_key_hash');
  end if;
  return jsonb_build_object('outcome', outcome, 'status', found_order.status);
end
$$;

-- Takes {reference, person, name, email, phone, address, company_name, company_tax_id, company_branch}: what somebody of the agency
-- corrects. Answers {outcome}: 'changed', 'readdressed', 'unchanged', 'refused' (nobody has said yet who it is from) or 'not-found'.
create function public.correct_order(args jsonb) returns jsonb
  language plpgsql volatile security definer
  set search_path = ''
as $$
declare
  found_order public.orders;
begin
  select * into found_order from public.orders where reference = args->>'reference' for update;
  if not found then
    return jsonb_build_object('outcome', 'not-found');
  end if;
  if found_order.completed_at is null then
    return jsonb_build_object('outcome', 'refused');
  end if;
  return jsonb_build_object('outcome', public.put_customer_right(found_order, args, 'agency', args->>'person'));
end
$$;
grant execute on function public.correct_order(jsonb) to service_role;

-- As before; the notice goes to an address that somebody has proved, and that mail did not come back from: whoever was only mistyped hears no
-- more. What came back needs nobody's eye any more.
create or replace function public.readdress_mail(placed public.orders, old_email text) returns void
  language plpgsql volatile
  set search_path = ''
as $$
declare
  came_back boolean;
begin
  update public.outbox set handled_at = now(), payload = '{}', recipient = ''
    where event like 'order-%' and problem is not null and handled_at is null
      and recipient = old_email and payload->>'reference' = placed.reference;
  came_back := found;
  delete from public.outbox
    where event in ('order-customer', 'order-status', 'order-key') and status in ('queued', 'failed')
      and recipient = old_email and payload->>'reference' = placed.reference;
  if not came_back and exists (select from public.order_keys where order_id = placed.id and came_by = 'mail' and used_at is not null) then
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

-- Owes the customer the confirmation of an order once more. Takes {reference, person}; answers {sent}: false where no address is known.
create function public.resend_confirmation(args jsonb) returns jsonb
  language plpgsql volatile security definer
  set search_path = ''
as $$
declare
  confirmed public.orders;
begin
  select * into confirmed from public.orders
    where reference = args->>'reference' and customer_email is not null and completed_at is not null for update;
  if not found then
    return jsonb_build_object('sent', false);
  end if;
  insert into public.outbox (event, recipient, locale, payload)
    values ('order-customer', confirmed.customer_email, confirmed.locale, public.order_mail(confirmed));
  insert into public.order_events (order_id, status, cause, actor, person)
    values (confirmed.id, confirmed.status, 'confirmation', 'agency', args->>'person');
  return jsonb_build_object('sent', true);
end
$$;
grant execute on function public.resend_confirmation(jsonb) to service_role;

-- Takes {from, to, time_zone}: days as YYYY-MM-DD, to is the first day that is no longer meant. Answers what was paid on these days, and what
-- was sent back: [{day, reference, status, payment_method, amount, lines, customer_name, company_name, company_tax_id, company_branch}] by the
-- day on which the money was found, amount in satang.
create function public.paid_orders(args jsonb) returns jsonb
  language sql stable security definer
  set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object(
      'day', paid.day, 'reference', orders.reference, 'status', orders.status, 'payment_method', orders.payment_method,
      'amount', public.satang(orders), 'lines', orders.lines, 'customer_name', orders.customer_name,
      'company_name', orders.company_name, 'company_tax_id', orders.company_tax_id, 'company_branch', orders.company_branch
    ) order by paid.day, orders.reference), '[]'::jsonb)
    from (
      select order_id, (max(created_at) at time zone (args->>'time_zone'))::date as day
        from public.order_events where status = 'paid' and status_before is not null and status_before <> 'refunded'
        group by order_id
    ) as paid
      join public.orders on orders.id = paid.order_id
    where orders.status in ('paid', 'refunded') and paid.day >= (args->>'from')::date and paid.day < (args->>'to')::date
$$;
grant execute on function public.paid_orders(jsonb) to service_role;
create index order_events_paid on public.order_events (created_at) where status = 'paid';
