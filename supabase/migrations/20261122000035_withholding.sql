-- Tax that a company keeps back of services for the Revenue Department, and the certificate (50 Tawi) that it owes us for that.

alter table public.orders
  add column certificate_at timestamptz, -- since when there is one, uploaded or on paper
  add column certificate_person text, -- who of the agency got it on paper
  add column certificate_reminders integer not null default 0,
  add column certificate_reminded_at timestamptz;

-- Pictures of certificates, kept as slips are.
create table public.order_certificates (
  path text primary key,
  order_id uuid not null references public.orders on delete cascade,
  sha256 text not null,
  created_at timestamptz not null default now(),
  unique (order_id, sha256)
);
alter table public.order_certificates enable row level security;

-- accept_quote for a company that keeps tax back. Takes {withheld} in satang besides; answers the same. Who is no company keeps nothing back.
create function public.accept_quote_withholding(args jsonb) returns jsonb
  language plpgsql volatile security definer
  set search_path = ''
as $$
declare
  answer constant jsonb := public.accept_quote(args);
begin
  if answer->>'outcome' = 'accepted' then
    update public.orders set withheld = (args->>'withheld')::bigint
      where reference = answer->>'order' and company_tax_id is not null and payment_method <> 'card';
    if exists (
      select from public.orders where reference = answer->>'order' and withheld > ceil(public.satang(orders) * 3 / 100.0)
    ) then
      raise exception 'more is kept back than three percent';
    end if;
  end if;
  return answer;
end
$$;
grant execute on function public.accept_quote_withholding(jsonb) to service_role;

-- Keeps the picture of a certificate. Takes {reference, key_hash, path, sha256}. Answers {outcome, spare}: 'added', 'repeated' (the same picture),
-- 'too-many', 'refused' (nothing is kept back of this order, or it was called off) or 'not-found'; spare is a path that nothing needs.
create function public.send_certificate(args jsonb) returns jsonb
  language plpgsql volatile security definer
  set search_path = ''
as $$
declare
  receiver public.orders;
  outcome text;
begin
  select * into receiver from public.opened_order(args);
  outcome := case
    when receiver.id is null then 'not-found'
    when receiver.withheld = 0 or receiver.status in ('rejected', 'cancelled') then 'refused'
    when exists (select from public.order_certificates where order_id = receiver.id and sha256 = args->>'sha256') then 'repeated'
    when (select count(*) from public.order_certificates where order_id = receiver.id) >= 10 then 'too-many'
    else 'added'
  end;
  if outcome = 'added' then
    insert into public.order_certificates (path, order_id, sha256) values (args->>'path', receiver.id, args->>'sha256');
    update public.orders set certificate_at = coalesce(certificate_at, now()) where id = receiver.id;
    insert into public.order_events (order_id, status, cause, actor) values (receiver.id, receiver.status, 'certificate', 'customer');
  end if;
  return jsonb_build_object('outcome', outcome, 'spare', case when outcome <> 'added' then args->>'path' end);
end
$$;
grant execute on function public.send_certificate(jsonb) to service_role;

-- Somebody of the agency got the certificate on paper. Takes {reference, person}; answers {outcome}: 'noted', 'unchanged' or 'not-found'.
create function public.note_certificate(args jsonb) returns jsonb
  language plpgsql volatile security definer
  set search_path = ''
as $$
declare
  noted public.orders;
begin
  update public.orders set certificate_at = now(), certificate_person = args->>'person'
    where reference = args->>'reference' and withheld > 0 and certificate_at is null
    returning * into noted;
  if noted.id is null then
    return jsonb_build_object('outcome', case
      when exists (select from public.orders where reference = args->>'reference') then 'unchanged' else 'not-found' end);
  end if;
  insert into public.order_events (order_id, status, cause, actor, person)
    values (noted.id, noted.status, 'certificate', 'agency', args->>'person');
  return jsonb_build_object('outcome', 'noted');
end
$$;
grant execute on function public.note_certificate(jsonb) to service_role;

-- Owes customers a reminder of a certificate that is still to come: the first so many days after the payment, others so many days later.
-- Takes {days, max}; answers {reminded}.
create function public.remind_of_certificates(args jsonb) returns jsonb
  language plpgsql volatile security definer
  set search_path = ''
as $$
declare
  waiting constant interval := make_interval(days => (args->>'days')::integer);
  late public.orders;
  reminded integer := 0;
begin
  for late in
    select owing.* from public.orders as owing
      where owing.withheld > 0 and owing.status = 'paid' and owing.certificate_at is null and owing.customer_email is not null
        and owing.certificate_reminders < (args->>'max')::integer
        and coalesce(owing.certificate_reminded_at, (
          select max(event.created_at) from public.order_events as event where event.order_id = owing.id and event.status_before is not null
        )) < now() - waiting * (owing.certificate_reminders + 1)
      for update of owing skip locked
  loop
    update public.orders set certificate_reminders = certificate_reminders + 1, certificate_reminded_at = now() where id = late.id;
    insert into public.outbox (event, recipient, locale, payload) values (
      'order-certificate', late.customer_email, late.locale,
      jsonb_build_object('reference', late.reference, 'customer_name', late.customer_name, 'withheld', late.withheld)
    );
    reminded := reminded + 1;
  end loop;
  return jsonb_build_object('reminded', reminded);
end
$$;
grant execute on function public.remind_of_certificates(jsonb) to service_role;

-- As before, with what is kept back of the order, and its certificates: {withheld, certificate_at, certificate_person, certificates: [path]}.
create or replace function public.order_papers(args jsonb) returns jsonb
  language sql stable security definer
  set search_path = ''
as $$
  select jsonb_build_object(
      'withheld', coalesce(asked.withheld, 0), 'certificate_at', asked.certificate_at, 'certificate_person', asked.certificate_person,
      'certificates', (
        select coalesce(jsonb_agg(path order by created_at desc), '[]') from public.order_certificates where order_id = asked.id
      ),
      'receipts', (
        select coalesce(jsonb_agg(jsonb_build_object(
            'number', issued.number, 'issued_on', issued.issued_on, 'voided_at', void.voided_at, 'void_reason', void.reason,
            'void_person', void.person, 'void_note', void.note
          ) order by issued.issued_at desc, issued.number desc), '[]')
          from public.receipts as issued left join public.receipt_voids as void on void.number = issued.number
          where issued.order_id = asked.id
      )
    )
    from (select) as one left join public.orders as asked on asked.reference = args->>'reference'
$$;

-- As before; certificates belong to their orders.
create or replace function public.slips_without_order(args jsonb) returns jsonb
  language sql stable security definer
  set search_path = ''
as $$
  select jsonb_build_object('paths', coalesce(jsonb_agg(given.path), '[]'::jsonb))
    from jsonb_array_elements_text(args->'paths') as given (path)
    where not exists (select from public.order_slips as kept where kept.path = given.path)
      and not exists (select from public.order_certificates as kept where kept.path = given.path)
$$;

-- As before, with what is kept back.
create or replace function public.order_mail(placed public.orders) returns jsonb
  language sql stable
  set search_path = ''
as $$
  select jsonb_build_object(
    'reference', placed.reference,
    'placed_at', placed.created_at,
    'lines', placed.lines,
    'amount', public.satang(placed),
    'withheld', placed.withheld,
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

-- As before, with certificates and sign-ins: {orders, inquiries, quotes, receipts, sign_ins, mails}.
create or replace function public.person_copy(args jsonb) returns jsonb
  language plpgsql stable security definer
  set search_path = '' set timezone = 'UTC'
as $$
declare
  who constant text := lower(trim(args->>'who'));
begin
  if who is null or who = '' then
    raise exception 'nobody to copy';
  end if;
  return jsonb_build_object(
    'orders', (
      select coalesce(jsonb_agg(
        to_jsonb(kept) - array['id', 'idempotency_key', 'slip_sha256', 'stripe_session', 'stripe_session_end', 'certificate_person'] || jsonb_build_object(
          'slips', (
            select coalesce(jsonb_agg(to_jsonb(slip) - array['order_id', 'sha256']), '[]')
              from public.order_slips as slip where slip.order_id = kept.id
          ),
          'certificates', (
            select coalesce(jsonb_agg(to_jsonb(certificate) - array['order_id', 'sha256']), '[]')
              from public.order_certificates as certificate where certificate.order_id = kept.id
          ),
          'card_money', (
            select coalesce(jsonb_agg(jsonb_build_object('kind', money.kind, 'amount', money.amount, 'state', money.state, 'said_at', money.said_at)), '[]')
              from public.card_money as money where money.payment = kept.stripe_payment
          ),
          'history', (
            select coalesce(jsonb_agg(to_jsonb(event) - array['id', 'order_id', 'person', 'undoes'] order by event.id), '[]')
              from public.order_events as event where event.order_id = kept.id
          )
        ) order by kept.created_at
      ), '[]')
      from public.orders as kept where who in (lower(kept.customer_email), lower(kept.reference))
    ),
    'inquiries', (
      select coalesce(jsonb_agg(
        to_jsonb(kept) - array['id', 'idempotency_key'] || jsonb_build_object(
          'fields', kept.fields - array['encrypted', 'agency'],
          'history', (
            select coalesce(jsonb_agg(to_jsonb(event) - array['id', 'inquiry_id', 'person'] order by event.id), '[]')
              from public.inquiry_events as event where event.inquiry_id = kept.id
          )
        ) order by kept.created_at
      ), '[]')
      from public.inquiries as kept where who in (lower(kept.fields->>'email'), lower(kept.reference))
    ),
    'quotes', (
      select coalesce(jsonb_agg(
        to_jsonb(kept) - array['id', 'idempotency_key', 'order_id'] || jsonb_build_object(
          'versions', (
            select coalesce(jsonb_agg(to_jsonb(offered) - array['quote_id', 'person'] order by offered.version), '[]')
              from public.quote_versions as offered where offered.quote_id = kept.id
          )
        ) order by kept.created_at
      ), '[]')
      from public.quotes as kept where who in (lower(kept.customer_email), lower(kept.number))
    ),
    'receipts', (
      select coalesce(jsonb_agg(to_jsonb(kept) - array['order_id', 'person', 'seller'] || jsonb_build_object('voided_at', void.voided_at) order by kept.issued_at), '[]')
        from public.receipts as kept
          left join public.receipt_voids as void on void.number = kept.number
          left join public.orders as paid on paid.id = kept.order_id
        where who in (lower(paid.customer_email), lower(kept.order_reference), lower(kept.number))
    ),
    'sign_ins', (
      select coalesce(jsonb_agg(jsonb_build_object('created_at', created_at, 'ends_at', ends_at) order by created_at), '[]')
        from public.sessions where email = who
    ),
    'mails', (
      select coalesce(jsonb_agg(
        jsonb_build_object('event', event, 'recipient', recipient, 'status', status, 'created_at', created_at, 'reference', payload->>'reference')
          order by created_at
      ), '[]')
      from public.outbox
        where who in (lower(payload->>'email'), lower(payload->>'customer_email'), lower(payload->>'reference'))
          or (who = lower(recipient) and event like 'order-%' and not public.goes_to_agency(event))
    )
  );
end
$$;

-- As before, with what is transferred.
create or replace function public.line_news(since timestamptz, overdue interval)
  returns table (subject text, card jsonb, happened_at timestamptz)
  language sql stable
  set search_path = ''
as $$
  -- Mails to the agency about an order. What a customer corrected has no card: the details are what a card leaves out.
  select 'mail ' || id,
      jsonb_build_object(
        'kind', event, 'reference', payload->>'reference',
        -- What comes in, which is what somebody looks for.
        'amount', (payload->>'amount')::bigint - coalesce((payload->>'withheld')::bigint, 0),
        'payment_method', payload->>'payment_method',
        'slip_kind', payload->>'slip_kind', 'slip_bank', payload->>'slip_bank', 'slip_reference', payload->>'slip_reference',
        'news', payload->>'news', 'problem', payload->>'problem', 'answer_by', payload->'answer_by',
        'since', case when event in ('order-agency', 'order-abandoned') then payload->'placed_at' else to_jsonb(created_at) end
      ),
      created_at
    from public.outbox
    where created_at >= line_news.since
      and (event in ('order-agency', 'order-abandoned', 'card-problem', 'card-money')
        or (event = 'order-news' and payload->>'news' in ('slip', 'cancelled')))
  union all
  -- A mail that was given up, each time; a card that was given up is no mail.
  select 'given up ' || id || ' ' || coalesce(claimed_at, created_at),
      jsonb_build_object('kind', 'mail', 'problem', 'gaveUp', 'reference', payload->>'reference', 'since', created_at),
      coalesce(claimed_at, created_at)
    from public.outbox
    where status = 'failed' and event <> 'line-card' and coalesce(claimed_at, created_at) >= line_news.since
  union all
  select 'problem ' || id || ' ' || resends,
      jsonb_build_object('kind', 'mail', 'problem', problem, 'reference', payload->>'reference', 'since', created_at),
      problem_at
    from public.outbox
    where problem is not null and handled_at is null and problem_at >= line_news.since
  union all
  select 'inquiry ' || id,
      jsonb_build_object('kind', 'inquiry', 'reference', reference, 'inquiry', kind, 'since', created_at),
      created_at + line_news.overdue
    from public.inquiries
    where state = 'new' and created_at <= now() - line_news.overdue and created_at >= line_news.since - line_news.overdue
$$;
