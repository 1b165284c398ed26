-- What the staff sees and does at the desk, beside the moves of orders, inquiries and quotations.

-- It counts what stands in tables of later files.
set check_function_bodies = off;

-- Takes {}; answers {to_check, slip_wanted, inquiries, quotes, services, jobs, appointments, mail, open, pulse}: how much waits for somebody.
-- quotes wait for a price; services are overdue; jobs are late or have an answer of their customer that nobody went on from; appointments
-- are over, and nobody has said what became of them. open is {orders, quotes, services, jobs, appointments, mail}: how many of each are not
-- over, counted to a hundred, of quotes among the newest fifty. pulse is a text that is another one as soon as anything has happened that the desk shows.
create function public.desk_counts(args jsonb) returns jsonb
  language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'to_check', (select count(*) from public.orders where status = 'pending' and payment_method <> 'card'),
    'slip_wanted', (select count(*) from public.orders where status = 'slip-wanted'),
    'inquiries', (select count(*) from public.inquiries where state = 'new'),
    'quotes', (
      select count(*) from public.quote_versions as waiting
        where jsonb_path_exists(waiting.lines, '$[*] ? (@.price == 0)')
          and (select quote.accepted_at is null from public.quotes as quote where quote.id = waiting.quote_id)
          and waiting.version = (select max(version) from public.quote_versions where quote_id = waiting.quote_id)
    ),
    'services', (
      select count(*) from public.services where paid_until < public.today_in_thailand() and paused_on is null and ends_on is null
    ),
    'jobs', (
      select count(*) from public.jobs as job
        where state = 'ours' and (due_on < public.today_in_thailand() or 'customer' = (
          select actor from public.job_moves where job_id = job.id order by id desc limit 1
        ))
    ),
    'appointments', (select count(*) from public.appointments where state = 'booked' and ends_at < now()),
    'mail', failed + problems,
    'open', jsonb_build_object(
      'orders', (
        select count(*) from (select from public.orders where status in ('awaiting-payment', 'pending', 'slip-wanted') limit 100) as counted
      ),
      'quotes', (
        select count(*) from (select id, accepted_at from public.quotes order by created_at desc limit 50) as quote
          where quote.accepted_at is null and public.today_in_thailand() <= (
            select valid_until from public.quote_versions where quote_id = quote.id order by version desc limit 1
          )
      ),
      'services', (
        select count(*) from (
          select from public.services where ends_on is null or ends_on > public.today_in_thailand() limit 100
        ) as counted
      ),
      'jobs', (select count(*) from (select from public.jobs where state in ('ours', 'waiting', 'paused') limit 100) as counted),
      'appointments', (select count(*) from (select from public.appointments where state = 'booked' limit 100) as counted),
      'mail', failed + problems + (select count(*) from (select from public.outbox where status in ('queued', 'sending') limit 100) as counted)
    ),
    'pulse', concat_ws('-',
      (select max(id) from public.order_events), (select max(id) from public.inquiry_events), (select max(id) from public.service_events),
      (select max(id) from public.job_moves), (select max(id) from public.appointment_events),
      (select concat(number, public.publication_row(asked)->>'state') from public.publications as asked order by number desc limit 1),
      (select extract(epoch from max(greatest(created_at, ended_at))) from public.shop_halts),
      (select extract(epoch from max(bank_said_at)) from public.order_slips),
      (select extract(epoch from max(created_at)) from public.inquiries),
      (select extract(epoch from max(issued_at)) from public.quote_versions),
      failed, problems)
  )
  from (select count(*) as failed from public.outbox where status = 'failed') as given_up,
    (select count(*) as problems from public.outbox where problem is not null and handled_at is null and status <> 'failed') as sent
$$;
grant execute on function public.desk_counts(jsonb) to service_role;
reset check_function_bodies;

-- Takes {reference}; answers order_shown with stripe_session, moves: the states that the agency may give the order, and may_undo: whether
-- its newest move may be taken back; or null.
create function public.show_order(args jsonb) returns jsonb
  language sql stable security definer set search_path = ''
as $$
  select public.order_shown(placed) || jsonb_build_object(
      'stripe_session', placed.stripe_session,
      'moves', array(
        select move.after from public.order_moves() as move
          where move.actor = 'agency' and public.may_move(placed, move.actor, move.after) and move.before = placed.status
      ),
      'may_undo', (
        select public.may_undo(placed, newest) and (newest.status_before is distinct from 'pending' or not public.page_is_void(placed))
          from public.newest_decision(placed) as newest
      ) is true
    )
    from public.orders as placed where reference = args->>'reference'
$$;
grant execute on function public.show_order(jsonb) to service_role;

-- What a list of the desk shows of an order.
create function public.order_row(shown public.orders) returns jsonb
  language sql stable set search_path = ''
as $$
  select jsonb_build_object(
    'reference', shown.reference, 'status', shown.status, 'payment_method', shown.payment_method, 'amount', shown.amount,
    'customer_name', shown.customer_name, 'company_name', shown.company_name, 'created_at', shown.created_at, 'id', shown.id,
    'lines', shown.lines
  )
$$;

-- The newest ten other orders of the same person or with the same slip: [order_row and {same}], same is 'person', 'slip' or 'picture'.
create function public.related_orders(shown public.orders) returns jsonb
  language sql stable set search_path = ''
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

-- Takes {after, max}: after is {created_at, id} of the last one that was seen, or null. Answers the orders whose slip waits to be
-- looked at, the oldest first: [show_order and {id, relations}], relations as related_orders answers them.
create function public.orders_to_check(args jsonb) returns jsonb
  language sql stable security definer set search_path = ''
as $$
  select to_jsonb(array(
    select public.show_order(jsonb_build_object('reference', shown.reference))
        || jsonb_build_object('id', shown.id, 'relations', public.related_orders(shown))
      from public.orders as shown
      where status = 'pending' and payment_method <> 'card'
        and (args->'after'->>'id' is null
          or (created_at, id) > ((args->'after'->>'created_at')::timestamptz, (args->'after'->>'id')::uuid))
      order by created_at, id limit (args->>'max')::integer
  ))
$$;
grant execute on function public.orders_to_check(jsonb) to service_role;

-- Takes {reference}; answers related_orders of it, or null.
create function public.relations_of(args jsonb) returns jsonb
  language sql stable security definer set search_path = ''
as $$
  select public.related_orders(shown) from public.orders as shown where reference = args->>'reference'
$$;
grant execute on function public.relations_of(jsonb) to service_role;

-- Whether one term is found in an order: {text, digits, amount, items}. text is looked for in reference (with or without its dash), name,
-- company, email, what was ordered and the numbers of its slips and transfers; digits in those of the phone, where there are four of them;
-- amount, in satang or null, is the order's or one that came or went back; items are ids of what the term may name in any language.
create function public.matches_term(found public.orders, term jsonb) returns boolean
  language sql stable set search_path = ''
as $$
  select found.reference ilike '%' || (term->>'text') || '%'
    or replace(found.reference, '-', '') ilike '%' || (term->>'text') || '%'
    or found.customer_name ilike '%' || (term->>'text') || '%'
    or found.company_name ilike '%' || (term->>'text') || '%'
    or found.customer_email ilike '%' || (term->>'text') || '%'
    or (length(term->>'digits') >= 4
      and regexp_replace(found.customer_phone, '\D', '', 'g') like '%' || (term->>'digits') || '%')
    or found.amount = (term->>'amount')::bigint
    or exists (select from public.order_money as line
      where line.order_id = found.id and line.struck_by is null
        and (abs(line.amount) = (term->>'amount')::bigint or line.reference ilike '%' || (term->>'text') || '%'))
    or exists (select from jsonb_array_elements(found.lines) as line
      where line->>'name' ilike '%' || (term->>'text') || '%' or term->'items' ? (line->>'id'))
    or exists (select from public.order_slips as sent
      where sent.order_id = found.id and sent.reference ilike '%' || (term->>'text') || '%')
$$;

-- Takes {terms, states, before, max}: every term of matches_term has to be found, so none asks for the newest; states are those meant, null all.
-- before as list_inquiries has it. Answers [order_row], newest first.
create function public.find_orders(args jsonb) returns jsonb
  language sql stable security definer set search_path = ''
as $$
  select to_jsonb(array(
    select public.order_row(shown) from public.orders as shown
      where not exists (select from jsonb_array_elements(args->'terms') as term where public.matches_term(shown, term) is not true)
        and (args->>'states' is null or args->'states' ? status)
        and (args->'before'->>'id' is null
          or (created_at, id) < ((args->'before'->>'created_at')::timestamptz, (args->'before'->>'id')::uuid))
      order by created_at desc, id desc limit (args->>'max')::integer
  ))
$$;
grant execute on function public.find_orders(jsonb) to service_role;

-- Takes {states}: of orders that are not over, those meant. Answers order_row of the one that was placed first, or null.
create function public.oldest_order(args jsonb) returns jsonb
  language sql stable security definer set search_path = ''
as $$
  select public.order_row(shown) from public.orders as shown
    where status in ('awaiting-payment', 'pending', 'slip-wanted') and args->'states' ? status
    order by created_at, id limit 1
$$;
grant execute on function public.oldest_order(jsonb) to service_role;

-- Takes {reference, person, name, email, phone, address, company_name, company_tax_id, company_branch}: what somebody of the agency
-- corrects; email, phone and address stay where they are null. Answers {outcome}: 'changed', 'readdressed', 'unchanged', 'refused' (nobody has said yet who it is from) or 'not-found'.
create function public.correct_order(args jsonb) returns jsonb
  language plpgsql volatile security definer set search_path = ''
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
  args := args || jsonb_build_object(
    'email', coalesce(args->>'email', found_order.customer_email), 'phone', coalesce(args->>'phone', found_order.customer_phone),
    'address', coalesce(args->>'address', found_order.customer_address)
  );
  return jsonb_build_object('outcome', public.put_customer_right(found_order, args, 'agency', args->>'person'));
end
$$;
grant execute on function public.correct_order(jsonb) to service_role;

-- Owes the customer the confirmation of an order once more. Takes {reference, person}; answers {sent}: false where no address is known.
create function public.resend_confirmation(args jsonb) returns jsonb
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  confirmed public.orders;
begin
  select * into confirmed from public.orders
    where reference = args->>'reference' and customer_email is not null and completed_at is not null for update;
  if not found then
    return jsonb_build_object('sent', false);
  end if;
  perform public.enqueue(
    'order-customer', 'customer', confirmed.customer_email, confirmed.locale, public.order_mail(confirmed), confirmed.id);
  insert into public.order_events (order_id, status, cause, actor, person)
    values (confirmed.id, confirmed.status, 'confirmation', 'agency', args->>'person');
  return jsonb_build_object('sent', true);
end
$$;
grant execute on function public.resend_confirmation(jsonb) to service_role;

-- When the money of each order was found: a decision that takes another one back finds none.
create function public.payments_found() returns table (order_id uuid, paid_at timestamptz)
  language sql stable set search_path = ''
as $$
  select event.order_id, max(event.created_at) from public.order_events as event
    where event.status = 'paid' and event.status_before <> 'refunded' and event.undoes is null group by event.order_id
$$;

-- Takes {from, to, time_zone}: days as YYYY-MM-DD, to is the first day that is no longer meant. Answers what was paid on these
-- days, and what was sent back: [{day, reference, status, payment_method, amount, lines, customer_name, company_name,
-- company_tax_id, company_branch}] by the day on which the money was found, amount in satang.
create function public.paid_orders(args jsonb) returns jsonb
  language sql stable security definer set search_path = ''
as $$
  select to_jsonb(array(
    select jsonb_build_object(
        'day', paid.day, 'reference', orders.reference, 'status', orders.status, 'payment_method', public.paid_by(orders),
        'amount', orders.amount, 'lines', orders.lines, 'customer_name', orders.customer_name,
        'company_name', orders.company_name, 'company_tax_id', orders.company_tax_id, 'company_branch', orders.company_branch
      )
      from (
        select order_id, (paid_at at time zone (args->>'time_zone'))::date as day from public.payments_found()
      ) as paid
        join public.orders on orders.id = paid.order_id
      where orders.status in ('paid', 'refunded') and paid.day >= (args->>'from')::date and paid.day < (args->>'to')::date
      order by paid.day, orders.reference
  ))
$$;
grant execute on function public.paid_orders(jsonb) to service_role;
