-- What customers ask of their data on the page of their order (PDPA sections 30 and 33). A key proves an order, not the address that
-- somebody wrote into it: so what is kept under the address is mailed to it alone, and a person decides what is erased.

-- How the request to be erased stands in an order's history: 'erasure-asked' until the address confirms it, 'erasure-proved' from then on;
-- with another email address it is over, since whoever has the key could put somebody else's there afterwards.
create function public.erasure_state(asked public.orders) returns text
  language sql stable set search_path = ''
as $$
  select cause from public.order_events
    where order_id = asked.id
      and (cause in ('erasure-asked', 'erasure-proved', 'erasure-declined')
        or (cause = 'details' and 'email' = any (string_to_array(note, ', '))))
    order by id desc limit 1
$$;

-- Tells a customer what became of the request to be erased: 'asked', 'declined' (with a word) or 'erased', which names the order no
-- more. Answers whether a mail was enqueued.
create function public.tell_of_erasure(told public.orders, news text, note text default null) returns boolean
  language sql volatile set search_path = ''
as $$
  select public.enqueue(
    'order-erasure', 'customer', told.customer_email, told.locale,
    jsonb_build_object('news', tell_of_erasure.news, 'note', tell_of_erasure.note)
      || case when tell_of_erasure.news = 'erased' then '{}'
        else jsonb_build_object('reference', told.reference, 'customer_name', told.customer_name) end,
    case when tell_of_erasure.news <> 'erased' then told.id end
  )
$$;

-- Owes a copy of everything that is kept of a person to the address of an order. Takes {reference, key_hash, limit}: limit has the
-- arguments of count_request without a visitor. Answers {outcome}: 'enqueued', 'too-many', 'refused' (no address is known) or 'not-found'.
create function public.ask_own_copy(args jsonb) returns jsonb
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  asked public.orders;
begin
  select * into asked from public.opened_order(args);
  if asked.id is null then
    return jsonb_build_object('outcome', 'not-found');
  end if;
  if asked.customer_email is null then
    return jsonb_build_object('outcome', 'refused');
  end if;
  if not (
    public.count_request(args->'limit' || jsonb_build_object('visitor', public.counted_mailbox(asked.customer_email)))->>'allowed'
  )::boolean then
    return jsonb_build_object('outcome', 'too-many');
  end if;
  return jsonb_build_object('outcome', case when public.enqueue(
    'order-copy', 'customer', asked.customer_email, asked.locale,
    jsonb_build_object('reference', asked.reference, 'customer_name', asked.customer_name), asked.id
  ) then 'enqueued' else 'too-many' end);
end
$$;
grant execute on function public.ask_own_copy(jsonb) to service_role;

-- Takes the request to be erased, and enqueues a mail to the address by which it confirms it: whoever has a key to an order may have
-- typed somebody else's address. Takes {reference, key_hash}. Answers {outcome}: 'asked', 'unchanged' (it waits already),
-- 'too-many' (no mail can go there now), 'refused' (no address is known) or 'not-found'.
create function public.ask_erasure(args jsonb) returns jsonb
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  asked public.orders;
begin
  select * into asked from public.opened_order(args);
  if asked.id is null then
    return jsonb_build_object('outcome', 'not-found');
  end if;
  if asked.customer_email is null then
    return jsonb_build_object('outcome', 'refused');
  end if;
  if public.erasure_state(asked) in ('erasure-asked', 'erasure-proved') then
    return jsonb_build_object('outcome', 'unchanged');
  end if;
  if not public.tell_of_erasure(asked, 'asked') then
    return jsonb_build_object('outcome', 'too-many');
  end if;
  insert into public.order_events (order_id, status, cause, actor) values (asked.id, asked.status, 'erasure-asked', 'customer');
  return jsonb_build_object('outcome', 'asked');
end
$$;
grant execute on function public.ask_erasure(jsonb) to service_role;

-- The address of an order confirms the request to be erased, which the agency then grants or declines. Takes {reference, key_hash,
-- agency}: the key of that mail. Answers {outcome}: 'proved', 'unchanged' (it was before), 'outdated' (nobody asks any more) or
-- 'not-found'.
create function public.prove_erasure(args jsonb) returns jsonb
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  asked public.orders;
  state text;
begin
  select requested.* into asked from public.orders as requested
    where requested.reference = args->>'reference' and exists (
      select from public.page_keys as key
        where key.subject_id = requested.id and key.key_hash = args->>'key_hash' and key.came_by = 'erasure' and key.ends_at > now()
    )
    for update;
  if not found then
    return jsonb_build_object('outcome', 'not-found');
  end if;
  state := public.erasure_state(asked);
  if state is distinct from 'erasure-asked' then
    return jsonb_build_object('outcome', case state when 'erasure-proved' then 'unchanged' else 'outdated' end);
  end if;
  insert into public.order_events (order_id, status, cause, actor) values (asked.id, asked.status, 'erasure-proved', 'customer');
  perform public.enqueue_order_news(asked, 'erasure', args->>'agency');
  return jsonb_build_object('outcome', 'proved');
end
$$;
grant execute on function public.prove_erasure(jsonb) to service_role;

-- Answers [{reference, asked_at}]: the orders on whose pages somebody asks to be erased whose address it is, the oldest request first.
create function public.erasures_asked(args jsonb) returns jsonb
  language sql stable security definer set search_path = ''
as $$
  select to_jsonb(array(
    select jsonb_build_object('reference', requested.reference, 'asked_at', max(event.created_at))
      from public.order_events as event join public.orders as requested on requested.id = event.order_id
      where event.cause = 'erasure-asked' and requested.customer_email is not null and public.erasure_state(requested) = 'erasure-proved'
      group by requested.reference order by max(event.created_at)
  ))
$$;
grant execute on function public.erasures_asked(jsonb) to service_role;

-- Takes {reference}. Answers {outcome, email}: 'proved', 'unproved' (the address has yet to confirm it), 'open' (an order of this
-- address may have been paid: it is decided first), 'outdated' (nobody asks any more) or 'not-found'. email is whom it is about,
-- where the outcome is 'proved'.
create function public.asked_erasure(args jsonb) returns jsonb
  language plpgsql stable security definer set search_path = ''
as $$
declare
  asked public.orders;
begin
  select * into asked from public.orders where reference = args->>'reference';
  return case
    when not found then jsonb_build_object('outcome', 'not-found')
    when asked.customer_email is null or coalesce(public.erasure_state(asked), '') not in ('erasure-asked', 'erasure-proved')
      then jsonb_build_object('outcome', 'outdated')
    when public.erasure_state(asked) = 'erasure-asked' then jsonb_build_object('outcome', 'unproved')
    when exists (
      select from public.orders
        where lower(customer_email) = lower(asked.customer_email)
          and (status in ('pending', 'slip-wanted')
            or (status = 'awaiting-payment' and ((public.money_of(orders)).kept > 0 or public.card_page_of(orders) <> 'none')))
    ) then jsonb_build_object('outcome', 'open')
    else jsonb_build_object('outcome', 'proved', 'email', lower(asked.customer_email))
  end;
end
$$;
grant execute on function public.asked_erasure(jsonb) to service_role;

-- The mails of a person, who is an email address or a reference in small letters: those to that address, those to the agency
-- about an order, inquiry or quotation of that address, or which name it still, and all that are about what has that reference.
create function public.mails_of(who text) returns setof public.outbox
  language sql stable set search_path = ''
as $$
  with own as (
    select id, lower(reference) = who as is_named from public.orders where who in (lower(customer_email), lower(reference))
    union all
    select id, lower(reference) = who from public.inquiries where who in (lower(fields->>'email'), lower(reference))
    union all
    select id, lower(number) = who from public.quotes where who in (lower(customer_email), lower(number))
  )
  select mail.* from public.outbox as mail
    where case mail.audience when 'customer' then lower(mail.recipient) = who
        else who in (lower(mail.payload->>'email'), lower(mail.payload->>'customer_email')) end
      or exists (select from own where own.id = mail.subject_id and (own.is_named or mail.audience = 'agency'))
$$;

-- Erases a person (docs/decisions/0019). Takes {who}: an email address or a reference, in any case. Answers {inquiries, orders,
-- anonymised, open, mails, quotes, services}: how many inquiries, rejected or cancelled orders and mails were deleted, with the cards for
-- the LINE group that speak of them; how many orders lost name, address and contacts, because money came for them and the books
-- keep them, with the slips that count; how many stay as they are because they wait for money that somebody may have paid;
-- how many quotations lost their customer, and how many services were deleted, which nobody is asked to pay on. The billed company stays where its tax id is that of a company, which begins with
-- 0; any other tax id is a person's own number.
create function public.forget(args jsonb) returns jsonb
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  who constant text := lower(trim(args->>'who'));
  waiting uuid[];
  booked uuid[];
  inquiries integer;
  erased integer;
  anonymised integer;
  mails integer;
  quotes integer;
  services integer;
begin
  if who is null or who = '' then
    raise exception 'nobody to forget';
  end if;
  perform public.forget_customers(public.contacts_to_forget(who));
  services := public.forget_services(who);
  select coalesce(array_agg(id), '{}') into waiting from public.orders
    where status in ('awaiting-payment', 'pending', 'slip-wanted') and who in (lower(customer_email), lower(reference));

  delete from public.outbox
    where id in (select id from public.mails_of(who)) and (subject_id is null or subject_id <> all (waiting));
  get diagnostics mails = row_count;
  delete from public.inquiries where who in (lower(fields->>'email'), lower(reference));
  get diagnostics inquiries = row_count;
  delete from public.orders as closed
    where status in ('rejected', 'cancelled') and who in (lower(customer_email), lower(reference)) and not public.had_money(closed);
  get diagnostics erased = row_count;

  -- A receipt that is due names its customer yet.
  perform public.settle_papers(due) from public.orders as due
    where due.papers_due_at is not null and who in (lower(due.customer_email), lower(due.reference));
  with anonymous as (
    update public.orders set
      customer_name = null, customer_email = null, customer_phone = null, customer_address = null,
      company_name = case when company_tax_id like '0%' then company_name end,
      company_tax_id = case when company_tax_id like '0%' then company_tax_id end,
      company_branch = case when company_tax_id like '0%' then company_branch end
      where id <> all (waiting) and coalesce(customer_email, customer_name) is not null and who in (lower(customer_email), lower(reference))
      returning id
  )
  select coalesce(array_agg(id), '{}') into booked from anonymous;
  anonymised := cardinality(booked);
  delete from public.page_keys as key where key.subject_id = any (booked) or not exists (
    select from public.orders where id = key.subject_id
    union all select from public.quotes where id = key.subject_id
    union all select from public.inquiries where id = key.subject_id
  );
  delete from public.jobs where order_id = any (booked);
  delete from public.order_files where order_id = any (booked);
  delete from public.order_slips as slip using public.orders as kept
    where slip.order_id = kept.id and kept.id = any (booked) and slip.path <> kept.payment_slip_path
      and not exists (select from public.order_money where slip_path = slip.path and way = 'came' and struck_by is null);
  update public.order_slips set code = null, ask_at = null, bank_says = null where order_id = any (booked);
  update public.order_events set note = null where order_id = any (booked);
  perform public.forget_appointments(booked);
  -- Whose account it was, and its picture, which nothing needs then.
  update public.order_money set account = null, slip_path = case when way = 'came' then slip_path end where order_id = any (booked);
  -- The quotation of an order that waits for its money stays with it.
  quotes := public.forget_quotes(array(
    select quote.id from public.quotes as quote left join public.orders as accepted on accepted.id = quote.order_id
      where who in (lower(quote.customer_email), lower(quote.number), lower(accepted.reference))
        and (accepted.id is null or accepted.id <> all (waiting))
  ));
  return jsonb_build_object(
    'inquiries', inquiries, 'orders', erased, 'anonymised', anonymised, 'open', cardinality(waiting), 'mails', mails, 'quotes', quotes,
    'services', services
  );
end
$$;
grant execute on function public.forget(jsonb) to service_role;

-- Erases a person as forget does, and tells the address so, as the last mail to it; what this person has yet to pay is not asked for any more.
-- Takes {reference}; answers {outcome} as asked_erasure does, but 'erased' for 'proved'.
create function public.confirm_erasure(args jsonb) returns jsonb
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  asked public.orders;
  unpaid public.orders;
  outcome text;
begin
  select * into asked from public.orders where reference = args->>'reference' for update;
  outcome := public.asked_erasure(args)->>'outcome';
  if outcome <> 'proved' then
    return jsonb_build_object('outcome', outcome);
  end if;
  for unpaid in
    select * from public.orders where lower(customer_email) = lower(asked.customer_email) and status = 'awaiting-payment' order by id for update
  loop
    perform public.move_order(unpaid, 'cancelled', 'erasure', 'site');
  end loop;
  perform public.forget(jsonb_build_object('who', asked.customer_email));
  perform public.tell_of_erasure(asked, 'erased');
  return jsonb_build_object('outcome', 'erased');
end
$$;
grant execute on function public.confirm_erasure(jsonb) to service_role;

-- Declines the request to be erased. Takes {reference, person, note}: note is the word to the customer. Answers {outcome}: 'declined',
-- 'outdated' or 'not-found'.
create function public.decline_erasure(args jsonb) returns jsonb
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  asked public.orders;
begin
  select * into asked from public.orders where reference = args->>'reference' for update;
  if not found then
    return jsonb_build_object('outcome', 'not-found');
  end if;
  if asked.customer_email is null or coalesce(public.erasure_state(asked), '') not in ('erasure-asked', 'erasure-proved') then
    return jsonb_build_object('outcome', 'outdated');
  end if;
  insert into public.order_events (order_id, status, cause, actor, person, note)
    values (asked.id, asked.status, 'erasure-declined', 'agency', args->>'person', args->>'note');
  perform public.tell_of_erasure(asked, 'declined', args->>'note');
  return jsonb_build_object('outcome', 'declined');
end
$$;
grant execute on function public.decline_erasure(jsonb) to service_role;

-- A copy of what is kept of a person (PDPA section 30): found as `forget` finds it. Takes {who}: an email address, or the reference of an
-- order or inquiry. Answers {orders, services, inquiries, quotes, receipts, notes, same, sign_ins, mails}; no hash, no key, and nobody of the agency by name.
create function public.person_copy(args jsonb) returns jsonb
  language plpgsql stable security definer set search_path = '' set timezone = 'UTC'
as $$
declare
  who constant text := lower(trim(args->>'who'));
begin
  if who is null or who = '' then
    raise exception 'nobody to copy';
  end if;
  return jsonb_build_object(
    'orders', array(
      select to_jsonb(kept) - array['id', 'idempotency_key', 'stripe_session', 'stripe_session_end', 'certificate_person', 'sold_by']
          || jsonb_build_object(
            'slips', array(
              select to_jsonb(slip) - array['order_id', 'sha256', 'code', 'ask_at', 'asked'] from public.order_slips as slip where slip.order_id = kept.id
            ),
            'certificates', array(
              select to_jsonb(paper) - array['order_id', 'sha256'] from public.order_certificates as paper where paper.order_id = kept.id
            ),
            'files', array(
              select to_jsonb(file) - array['order_id', 'person', 'modified', 'changed_at', 'ending_told_at']
                from public.order_files as file where file.order_id = kept.id and file.state <> 'removed' order by file.created_at
            ),
            'money', array(
              select to_jsonb(line) - array['id', 'order_id', 'person', 'event_id', 'struck_by']
                from public.order_money as line where line.order_id = kept.id and line.struck_by is null order by line.id
            ),
            'parts', array(
              select to_jsonb(part) - array['order_id', 'reminded'] from public.order_parts as part where part.order_id = kept.id order by part.place
            ),
            'card_money', array(
              select jsonb_build_object('kind', money.kind, 'amount', money.amount, 'state', money.state, 'said_at', money.said_at)
                from public.card_money as money where money.payment = kept.stripe_payment
            ),
            'jobs', array(
              select to_jsonb(job) - array['id', 'order_id', 'made_by', 'assignee', 'note', 'stages', 'week', 'version'] || jsonb_build_object(
                  'history', array(
                    select to_jsonb(event) - array['id', 'job_id', 'person', 'before', 'undoes']
                      from public.job_moves as event where event.job_id = job.id order by event.id
                  )
                )
                from public.jobs as job where job.order_id = kept.id order by job.line
            ),
            'appointments', public.appointments_copied(kept.id),
            'history', array(
              select to_jsonb(event) - array['id', 'order_id', 'person', 'undoes']
                from public.order_events as event where event.order_id = kept.id order by event.id
            )
          )
        from public.orders as kept where who in (lower(kept.customer_email), lower(kept.reference)) order by kept.created_at
    ),
    'services', array(
      select to_jsonb(kept) - array['id', 'idempotency_key', 'order_id'] || jsonb_build_object(
          'periods', array(
            select to_jsonb(span) - array['service_id', 'order_id']
              from public.service_periods as span where span.service_id = kept.id order by span.starts_on
          ),
          'history', array(
            select to_jsonb(event) - array['id', 'service_id', 'person']
              from public.service_events as event where event.service_id = kept.id order by event.id
          )
        )
        from public.services as kept left join public.orders as placed on placed.id = kept.order_id
        where who in (lower(kept.customer_email), lower(placed.reference)) order by kept.created_at
    ),
    'inquiries', array(
      select to_jsonb(kept) - array['id', 'idempotency_key', 'taken_by'] || jsonb_build_object(
          'fields', kept.fields - array['encrypted', 'agency'],
          'appointments', public.appointments_copied(kept.id),
          'history', array(
            select to_jsonb(event) - array['id', 'inquiry_id', 'person']
              from public.inquiry_events as event where event.inquiry_id = kept.id order by event.id
          )
        )
        from public.inquiries as kept where who in (lower(kept.fields->>'email'), lower(kept.reference)) order by kept.created_at
    ),
    'quotes', array(
      select to_jsonb(kept) - array['id', 'idempotency_key', 'order_id', 'begun_by', 'inquiry_id'] || jsonb_build_object(
          'repair', public.repair_copied(kept.id),
          'appointments', public.appointments_copied(kept.id),
          'versions', array(
            select to_jsonb(offered) - array['quote_id', 'person']
              from public.quote_versions as offered where offered.quote_id = kept.id order by offered.version
          )
        )
        from public.quotes as kept where who in (lower(kept.customer_email), lower(kept.number)) order by kept.created_at
    ),
    'receipts', array(
      select to_jsonb(kept) - array['order_id', 'person', 'seller'] || jsonb_build_object('voided_at', void.voided_at)
        from public.receipts as kept
          left join public.receipt_voids as void on void.number = kept.number
          left join public.orders as paid on paid.id = kept.order_id
        where who in (lower(paid.customer_email), lower(kept.order_reference), lower(kept.number)) order by kept.issued_at
    ),
    'notes', array(
      select jsonb_build_object('note', note, 'created_at', created_at) from public.customer_notes
        where contacts && public.contacts_to_forget(who) order by created_at
    ),
    'same', array(
      select jsonb_build_object('one', one, 'other', other, 'created_at', created_at) from public.same_customers
        where one && public.contacts_to_forget(who) or other && public.contacts_to_forget(who) order by created_at
    ),
    'sign_ins', array(
      select jsonb_build_object('created_at', created_at, 'ends_at', ends_at) from public.sessions where email = who order by created_at
    ),
    'mails', array(
      select jsonb_build_object(
          'event', event, 'recipient', recipient, 'status', status, 'created_at', created_at, 'reference', payload->>'reference'
        )
        from public.mails_of(who) order by created_at
    )
  );
end
$$;
grant execute on function public.person_copy(jsonb) to service_role;

-- Deletes after the periods that the privacy page names. Takes {days, years, visit_years, time_zone}; answers {inquiries, mails, orders,
-- keys}: how many rows were deleted, keys those that have outlived their time. Inquiries, mail and appointments are deleted so many days after
-- they arrived or were over, and quotations that became no order lose their customer so many days after they were offered last. Orders are deleted so many years after the end of
-- the calendar year, which is the accounting year, of their last event: an order placed in December and paid in January belongs
-- to the later year. The slip of a deleted order then belongs to none and is found by slips_without_order. After the same years
-- go services that ended, what a card gateway said of money, and receipts; those of people who were forgotten stay until then. Counts
-- of visits go after as many visit_years; those of requests, answers of registries and codes that were shown once they are over.
create function public.delete_expired(args jsonb) returns jsonb
  language plpgsql volatile security definer set search_path = ''
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
  delete from public.page_keys where ends_at < now();
  get diagnostics keys = row_count;
  delete from public.appointments where ends_at < oldest;
  delete from public.orders as old
    where old.created_at at time zone (args->>'time_zone') < first_year
      and not exists (
        select from public.order_events as event
          where event.order_id = old.id and event.created_at at time zone (args->>'time_zone') >= first_year
      );
  get diagnostics orders = row_count;
  delete from public.services where ends_on < first_year::date;
  delete from public.visits where day < now() at time zone (args->>'time_zone') - make_interval(years => (args->>'visit_years')::integer);
  delete from public.cart_counts where day < now() at time zone (args->>'time_zone') - make_interval(years => (args->>'visit_years')::integer);
  delete from public.card_money as old
    where old.received_at at time zone (args->>'time_zone') < first_year
      and not exists (select from public.orders as paid where paid.stripe_payment = old.payment);
  delete from public.receipts as old
    where old.issued_on < first_year::date
      and not exists (
        select from public.receipt_voids as void
          where void.number = old.number and void.voided_at at time zone (args->>'time_zone') >= first_year
      );
  -- What became an order stays as long as that does.
  perform public.forget_quotes(array(
    select id from public.quotes
      where created_at < oldest and order_id is null and customer_name is not null
        and not exists (select from public.quote_versions where quote_id = quotes.id and issued_at >= oldest)
  ));
  perform public.forget_customers();
  delete from public.request_counts where ends_at < now();
  delete from public.domain_answers where ends_at < now();
  delete from public.shown_codes where shown_at < now() - interval '1 day';
  return jsonb_build_object('inquiries', inquiries, 'mails', mails, 'orders', orders, 'keys', keys);
end
$$;
grant execute on function public.delete_expired(jsonb) to service_role;

-- A backup of whatever database, as one answer, and its way back into an empty one (lib/server/backup).

-- The tables whose rows are kept, those first that others refer to. What counts requests, remembers the registries' answers, proves who
-- somebody is, says when chores were done or is written at each start of the site is of its moment.
create function public.backup_tables() returns text[]
  language plpgsql stable set search_path = ''
as $$
declare
  wanted text[];
  ordered text[] := '{}';
  next_table text;
begin
  select array_agg(relname::text order by relname) into wanted from pg_catalog.pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r'
      and relname not in (
        'request_counts', 'domain_answers', 'sign_in_proofs', 'sessions', 'line_code', 'site_notes', 'document_seller', 'job_kinds', 'days_off',
        'mailbox_key'
      );
  while cardinality(wanted) > 0 loop
    select name into next_table from unnest(wanted) as name
      where not exists (
        select from pg_catalog.pg_constraint
          join pg_catalog.pg_class as referred on referred.oid = confrelid
          where contype = 'f' and conrelid = format('public.%I', name)::regclass
            and referred.relname <> name and referred.relname = any (wanted)
      )
      order by name limit 1;
    if next_table is null then
      raise exception 'tables refer to each other: %', array_to_string(wanted, ', ');
    end if;
    ordered := ordered || next_table;
    wanted := array_remove(wanted, next_table);
  end loop;
  return ordered;
end
$$;

-- Answers {taken_at, tables}: all rows of each table as of one moment, since a stable function sees what its caller's statement sees.
create function public.take_backup(args jsonb) returns jsonb
  language plpgsql stable security definer set search_path = '' set timezone = 'UTC'
as $$
declare
  each_table text;
  kept jsonb;
  tables jsonb := '{}';
begin
  foreach each_table in array public.backup_tables() loop
    execute format('select to_jsonb(array(select to_jsonb(kept) from public.%I as kept order by to_jsonb(kept)::text))', each_table)
      into kept;
    tables := tables || jsonb_build_object(each_table, kept);
  end loop;
  return jsonb_build_object('taken_at', now(), 'tables', tables);
end
$$;
grant execute on function public.take_backup(jsonb) to service_role;

-- Takes {tables} of a backup into a database without rows, all or none. Answers {outcome}: restored; not-empty, with the table that has
-- rows; or newer, with the table or column that this database does not know. A column that the backup does not know gets its default.
create function public.restore_backup(args jsonb) returns jsonb
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  known constant text[] := public.backup_tables();
  each_table text;
  strange text;
  columns text;
  cells text;
  numbered text;
  has_rows boolean;
begin
  select name into strange from jsonb_object_keys(args->'tables') as name where name <> all (known) limit 1;
  if strange is not null then
    return jsonb_build_object('outcome', 'newer', 'what', strange);
  end if;
  foreach each_table in array known loop
    execute format('select exists (select from public.%I)', each_table) into has_rows;
    if has_rows then
      return jsonb_build_object('outcome', 'not-empty', 'what', each_table);
    end if;
    select each_table || '.' || key into strange
      from jsonb_object_keys(args->'tables'->each_table->0) as key
      where not exists (
        select from pg_catalog.pg_attribute
          where attrelid = format('public.%I', each_table)::regclass and attname = key and attnum > 0 and not attisdropped
      )
      limit 1;
    if strange is not null then
      return jsonb_build_object('outcome', 'newer', 'what', strange);
    end if;
  end loop;
  foreach each_table in array known loop
    continue when coalesce(jsonb_array_length(args->'tables'->each_table), 0) = 0;
    -- A cell that must hold JSON may hold its null, which is read as no value.
    select
        string_agg(format('%I', attname), ', '),
        string_agg(format(case when atttypid = 'jsonb'::regtype and attnotnull then 'coalesce(%I, ''null'')' else '%I' end, attname), ', ')
      into columns, cells
      from pg_catalog.pg_attribute
      where attrelid = format('public.%I', each_table)::regclass and args->'tables'->each_table->0 ? attname and attnum > 0;
    -- What a trigger would write is in the backup.
    execute format('alter table public.%I disable trigger user', each_table);
    execute format(
      'insert into public.%1$I (%2$s) overriding system value select %3$s from jsonb_populate_recordset(null::public.%1$I, $1)',
      each_table, columns, cells
    ) using args->'tables'->each_table;
    -- A table with checks that wait for the end of the transaction can't be altered.
    set constraints all immediate;
    execute format('alter table public.%I enable trigger user', each_table);
    select attname::text into numbered from pg_catalog.pg_attribute
      where attrelid = format('public.%I', each_table)::regclass and attidentity <> '';
    if numbered is not null then
      execute format(
        'select setval(pg_get_serial_sequence(%L, %L), (select max(%I) from public.%I))',
        'public.' || each_table, numbered, numbered, each_table
      );
    end if;
  end loop;
  return jsonb_build_object('outcome', 'restored');
end
$$;
grant execute on function public.restore_backup(jsonb) to service_role;

-- Chores on time where the site runs in functions that sleep between two requests: the database wakes them. On Supabase alone, with its
-- extensions pg_cron and pg_net; the address of the site and its CRON_SECRET are in Supabase's vault, never in a migration.

-- What the database lacks to wake the site: extensions, then secrets of the vault by their names. Empty where it can.
create function public.missing_for_chores() returns text[]
  language plpgsql stable set search_path = ''
as $$
declare
  missing text[] := array_remove(array[
    case when to_regclass('cron.job') is null then 'the extension pg_cron' end,
    case when to_regproc('net.http_get') is null then 'the extension pg_net' end,
    case when to_regclass('vault.decrypted_secrets') is null then 'the vault' end
  ], null);
  secret text;
  is_kept boolean;
begin
  if to_regclass('vault.decrypted_secrets') is null then
    return missing;
  end if;
  foreach secret in array array['site_url', 'cron_secret'] loop
    execute 'select exists (select from vault.decrypted_secrets where name = $1 and decrypted_secret <> '''')' into is_kept using secret;
    if not is_kept then
      missing := missing || ('the secret ' || secret || ' in the vault');
    end if;
  end loop;
  return missing;
end
$$;

-- Asks the site to do its chores: those of each minute, or with pace 'hour' all. Does not wait for the answer, which pg_net keeps for
-- some hours in net._http_response.
create function public.call_chores(pace text) returns void
  language plpgsql volatile set search_path = ''
as $$
declare
  missing constant text[] := public.missing_for_chores();
begin
  if cardinality(missing) > 0 then
    raise exception 'the site cannot be woken, for lack of: %', array_to_string(missing, ', ');
  end if;
  perform net.http_get(
    url := rtrim((select decrypted_secret from vault.decrypted_secrets where name = 'site_url'), '/')
      || '/api/cron/chores' || case when pace = 'hour' then '' else '?pace=minute' end,
    headers := jsonb_build_object(
      'Authorization', 'Bearer ' || (select decrypted_secret from vault.decrypted_secrets where name = 'cron_secret')
    ),
    timeout_milliseconds := 55000 -- the site may take a minute
  );
end
$$;

-- Schedules the chores; run it by hand once the vault has both secrets, and again as often as you like: a job has one name and is there
-- once. Answers what was scheduled; fails with what is missing.
create function public.schedule_chores() returns text
  language plpgsql volatile set search_path = ''
as $$
declare
  missing constant text[] := public.missing_for_chores();
begin
  if cardinality(missing) > 0 then
    raise exception 'chores cannot be scheduled, for lack of: %', array_to_string(missing, ', ')
      using hint = 'docs/going-live.md, Supabase';
  end if;
  perform cron.schedule('chores of each minute', '* * * * *', 'select public.call_chores(''minute'')');
  perform cron.schedule('chores of each hour', '7 * * * *', 'select public.call_chores(''hour'')');
  return 'scheduled: each minute and each hour';
end
$$;

-- At once where all is there already. A role that may not look into those schemas leaves it to whoever may.
do $$
begin
  if public.missing_for_chores() = '{}' then
    perform public.schedule_chores();
  end if;
exception when insufficient_privilege then
  raise notice 'chores were not scheduled: %', sqlerrm;
end
$$;

-- The answer of a query on what only some databases have, and not everybody may read; null where it is out of reach.
create function public.report_of(query text) returns jsonb
  language plpgsql stable set search_path = ''
as $$
declare
  answer jsonb;
begin
  execute query into answer;
  return answer;
exception when undefined_table or undefined_column or invalid_schema_name or insufficient_privilege then
  return null;
end
$$;

-- How this database is set up: {server, migrations, open, bucket, policies, cron_missing, jobs, last_job, notes}. `migrations` are the
-- versions that were applied, null where nobody kept a list; `open` names tables and functions that the public keys reach;
-- `bucket`, `policies`, `jobs` and `last_job` are null where there is no such thing. Ages are in seconds.
create function public.setup_report(args jsonb) returns jsonb
  language plpgsql stable security definer set search_path = ''
as $$
begin
  return jsonb_build_object(
    'server', current_setting('server_version'),
    'migrations', public.report_of('select jsonb_agg(version order by version) from supabase_migrations.schema_migrations'),
    'open', (
      select coalesce(jsonb_agg(name order by name), '[]') from (
        select relname::text as name from pg_catalog.pg_class
          where relnamespace = 'public'::regnamespace and relkind in ('r', 'v', 'm', 'p')
            and (
              (relkind = 'r' and not relrowsecurity)
              or has_table_privilege('anon', oid, 'select, insert, update, delete')
              or has_table_privilege('authenticated', oid, 'select, insert, update, delete')
            )
        union all
        select proname::text from pg_catalog.pg_proc
          where pronamespace = 'public'::regnamespace
            and (has_function_privilege('anon', oid, 'execute') or has_function_privilege('authenticated', oid, 'execute'))
            and not exists (select from pg_catalog.pg_depend where classid = 'pg_proc'::regclass and objid = pg_proc.oid and deptype = 'e')
      ) as reached
    ),
    'bucket', public.report_of($query$
      select jsonb_build_object('public', public, 'bytes', file_size_limit, 'types', allowed_mime_types)
        from storage.buckets where id = 'payment-slips'
    $query$),
    'policies', public.report_of($query$
      select jsonb_agg(policyname) from pg_catalog.pg_policies where schemaname = 'storage' and tablename = 'objects'
        and roles && array['anon', 'authenticated', 'public']::name[]
    $query$),
    'cron_missing', to_jsonb(public.missing_for_chores()),
    'jobs', public.report_of($query$ select jsonb_agg(jobname) from cron.job where jobname like 'chores of each %' $query$),
    'last_job', public.report_of($query$
      select jsonb_build_object('seconds', extract(epoch from now() - start_time)::bigint, 'status', status)
        from cron.job_run_details order by start_time desc limit 1
    $query$),
    'notes', (
      select coalesce(jsonb_object_agg(name, jsonb_build_object(
        'value', value, 'seconds', extract(epoch from now() - noted_at)::bigint
      )), '{}') from public.site_notes
    )
  );
end
$$;
grant execute on function public.setup_report(jsonb) to service_role;
