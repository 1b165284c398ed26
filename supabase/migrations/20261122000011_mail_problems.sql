-- Mail that cannot be delivered: what a provider refuses for good, and what it says of mail that it had taken.

alter table public.outbox
  add column problem text check (problem in ('bounced', 'complained', 'failed', 'suppressed')), -- of a mail that was sent
  add column problem_at timestamptz,
  add column handled_at timestamptz, -- when a person had seen to the problem
  add column resends integer not null default 0; -- how often a person had it sent anew after the provider had taken it
create index outbox_problems on public.outbox (created_at) where problem is not null and handled_at is null;

-- Whether the visitor is sent a copy of what they wrote.
alter table public.inquiries add column copied boolean not null default false;

-- Adds to the history of the order that a mail is about, if it is about one, what became of the mail.
create function public.note_mail_of_order(mail public.outbox, what text) returns void
  language sql volatile
  set search_path = ''
as $$
  insert into public.order_events (order_id, status, cause)
    select id, status, 'mail ' || what || ': ' || mail.event
      from public.orders
      -- References of inquiries are drawn apart from those of orders, and may be the same.
      where reference = mail.payload->>'reference' and (mail.event like 'order-%' or mail.event = 'card-problem')
$$;

-- As before; each row has its resends as well.
create or replace function public.claim_mail(args jsonb) returns jsonb
  language plpgsql volatile security definer
  set search_path = ''
as $$
declare
  answer jsonb;
begin
  update public.outbox set status = 'failed', last_error = 'uncertain'
    where status in ('queued', 'sending') and next_attempt_at <= now()
      and first_attempt_at < now() - make_interval(hours => (args->>'key_hours')::integer);

  with due as (
    select id from public.outbox
      where status in ('queued', 'sending') and next_attempt_at <= now()
      order by created_at, id
      limit (args->>'max')::integer
      for update skip locked
  ), claimed as (
    update public.outbox set
      status = 'sending',
      attempts = attempts + 1,
      first_attempt_at = coalesce(first_attempt_at, now()),
      claimed_at = now(),
      next_attempt_at = now() + make_interval(secs => (args->>'lease_seconds')::integer)
      from due where public.outbox.id = due.id
      returning public.outbox.*
  )
  select coalesce(jsonb_agg(jsonb_build_object(
      'id', id, 'event', event, 'recipient', recipient, 'locale', locale, 'payload', payload,
      'attempts', attempts, 'resends', resends, 'created_at', created_at
    ) order by created_at, id), '[]'::jsonb)
    into answer from claimed;
  return answer;
end
$$;

-- As before, with one more outcome: what is 'undeliverable' was certainly not sent and never will be, so it is 'failed' at once. The
-- history of an order tells of a mail about it that failed.
create or replace function public.settle_mail(args jsonb) returns jsonb
  language plpgsql volatile security definer
  set search_path = ''
as $$
declare
  settled public.outbox;
begin
  if args->>'outcome' = 'taken' then
    update public.outbox set status = 'sent', sent_at = now(), last_error = null
      where id = (args->>'id')::uuid and status <> 'sent'
      returning * into settled;
  elsif args->>'retry_after' is not null then
    update public.outbox set
      status = 'queued',
      attempts = attempts - 1,
      last_error = args->>'error',
      first_attempt_at = nullif(first_attempt_at, claimed_at),
      next_attempt_at = now() + make_interval(secs => (args->>'retry_after')::double precision)
      where id = (args->>'id')::uuid and status = 'sending'
      returning * into settled;
  else
    update public.outbox set
      status = case
        when args->>'outcome' = 'undeliverable' or attempts >= (args->>'max_attempts')::integer then 'failed'
        else 'queued'
      end,
      last_error = args->>'error',
      first_attempt_at = case
        when args->>'outcome' in ('refused', 'undeliverable') then nullif(first_attempt_at, claimed_at)
        else first_attempt_at
      end,
      next_attempt_at = now()
        + least(interval '1 minute' * power(2, least(attempts, 20) - 1), interval '6 hours') * (1 + random() / 5)
      where id = (args->>'id')::uuid and status = 'sending'
      returning * into settled;
    if settled.status = 'failed' then
      perform public.note_mail_of_order(settled, 'failed');
    end if;
  end if;
  return jsonb_build_object('settled', settled.id is not null, 'status', settled.status);
end
$$;

-- Records what the provider says of a mail that it took. Takes {id, resends, problem, detail}: resends says which sending it is about.
-- Answers {outcome}: 'noted'; 'unchanged', where a problem of that sending is known or the mail was sent anew since; 'unknown', where
-- there is no such mail (any more). It may come before the mail is settled, which is then settled by this.
create function public.note_mail_problem(args jsonb) returns jsonb
  language plpgsql volatile security definer
  set search_path = ''
as $$
declare
  noted public.outbox;
begin
  update public.outbox set
    status = 'sent', sent_at = coalesce(sent_at, now()),
    problem = args->>'problem', problem_at = now(), last_error = args->>'detail'
    where id = (args->>'id')::uuid and resends = (args->>'resends')::integer and problem is null
    returning * into noted;
  if found then
    perform public.note_mail_of_order(noted, noted.problem);
    return jsonb_build_object('outcome', 'noted');
  end if;
  return jsonb_build_object(
    'outcome', case when exists (select from public.outbox where id = (args->>'id')::uuid) then 'unchanged' else 'unknown' end
  );
end
$$;
grant execute on function public.note_mail_problem(jsonb) to service_role;

-- Takes {}; answers {owed, failed, problems, oldest_seconds}: how many mails wait, how many were given up, how many were sent and had a
-- problem that nobody has handled, how long the oldest has waited.
create or replace function public.outbox_health(args jsonb) returns jsonb
  language sql stable security definer
  set search_path = ''
as $$
  select jsonb_build_object(
    'owed', count(*) filter (where status in ('queued', 'sending')),
    'failed', count(*) filter (where status = 'failed'),
    'problems', count(*) filter (where status = 'sent'),
    'oldest_seconds', coalesce(extract(epoch from now() - min(created_at) filter (where status in ('queued', 'sending'))), 0)::integer
  ) from public.outbox where status <> 'sent' or (problem is not null and handled_at is null)
$$;

-- Takes {max}; answers the mail that was given up or had a problem that nobody has handled, then that which waits, the oldest of each
-- first: [{id, event, recipient, status, attempts, last_error, problem, created_at}]; a problem's details are in last_error.
create or replace function public.list_mail(args jsonb) returns jsonb
  language sql stable security definer
  set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object(
      'id', id, 'event', event, 'recipient', recipient, 'status', status,
      'attempts', attempts, 'last_error', last_error, 'problem', problem, 'created_at', created_at
    ) order by status not in ('failed', 'sent'), created_at, id), '[]'::jsonb)
    from (
      select * from public.outbox where status <> 'sent' or (problem is not null and handled_at is null)
        order by status not in ('failed', 'sent'), created_at, id
        limit (args->>'max')::integer
    ) as kept_back
$$;

-- Makes mail due at once, as if it had never been tried. Takes {id}: a mail that waits, was given up or had a problem, or null for all
-- that were given up. What had a problem is sent by its id alone: to an address that bounces nothing is sent without thought. Answers
-- {retried}: how many.
create or replace function public.retry_mail(args jsonb) returns jsonb
  language plpgsql volatile security definer
  set search_path = ''
as $$
declare
  retried integer;
begin
  update public.outbox set
    status = 'queued', attempts = 0, first_attempt_at = null, claimed_at = null, last_error = null, next_attempt_at = now(),
    resends = resends + (status = 'sent')::integer, sent_at = null, problem = null, problem_at = null
    where case
      when args->>'id' is null then status = 'failed'
      -- What has been emptied since holds nothing to send.
      else id = (args->>'id')::uuid and (status in ('queued', 'failed') or (problem is not null and recipient <> ''))
    end;
  get diagnostics retried = row_count;
  return jsonb_build_object('retried', retried);
end
$$;

-- Deletes a mail that waits or was given up; one that had a problem is marked as handled and emptied, and its row stays, so that a
-- message that the provider repeats finds it handled. Takes {id}; answers {dropped}: false where there is none, or it is being sent.
create or replace function public.drop_mail(args jsonb) returns jsonb
  language plpgsql volatile security definer
  set search_path = ''
as $$
begin
  delete from public.outbox where id = (args->>'id')::uuid and status in ('queued', 'failed');
  if not found then
    update public.outbox set handled_at = now(), payload = '{}', recipient = ''
      where id = (args->>'id')::uuid and problem is not null and handled_at is null;
  end if;
  return jsonb_build_object('dropped', found);
end
$$;

-- As before; mails are [{event, recipient}]. Answers {outcome, reference, copied}: copied says whether the visitor is owed one.
create or replace function public.submit_inquiry(args jsonb) returns jsonb
  language plpgsql volatile security definer
  set search_path = ''
as $$
declare
  written public.inquiries;
begin
  perform public.asked_by_stranger();
  for attempt in 1..5 loop
    insert into public.inquiries (reference, kind, locale, fields, idempotency_key)
      values (public.draw_reference(), args->>'kind', args->>'locale', args->'fields', args->>'idempotency_key')
      on conflict do nothing
      returning * into written;
    exit when found;

    select * into written from public.inquiries where idempotency_key = args->>'idempotency_key';
    if found then
      return jsonb_build_object('outcome', 'repeated', 'reference', written.reference, 'copied', written.copied);
    end if;
    -- Not inserted, and not because of its key: another inquiry has the reference, so draw again.
  end loop;
  if written.id is null then
    raise exception 'no free inquiry reference';
  end if;

  with owed as (
    insert into public.outbox (event, recipient, locale, payload)
      select mail->>'event', mail->>'recipient', written.locale,
          written.fields || jsonb_build_object('reference', written.reference)
        from jsonb_array_elements(args->'mails') as mail
      returning event
  )
  update public.inquiries set copied = exists (select from owed where not public.goes_to_agency(owed.event))
    where id = written.id
    returning * into written;
  return jsonb_build_object('outcome', 'submitted', 'reference', written.reference, 'copied', written.copied);
end
$$;
