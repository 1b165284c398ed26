-- Mail to be sent. A row is inserted in the transaction that causes the mail, and becomes 'sent' only after the mailer accepted it.
create table public.outbox (
  id uuid primary key default gen_random_uuid(),
  event text not null,
  audience text not null check (audience in ('customer', 'agency')), -- whose mailbox it goes to; a card for the LINE group is the agency's
  subject_id uuid, -- the order, inquiry or quotation that it is about; ids are random, so two of them are never the same
  recipient text not null,
  locale text not null,
  payload jsonb not null,
  status text not null default 'queued' check (status in ('queued', 'sending', 'sent', 'failed')),
  attempts integer not null default 0,
  first_attempt_at timestamptz, -- of the attempts that may have reached the recipient
  claimed_at timestamptz, -- when the newest attempt began
  next_attempt_at timestamptz not null default now(), -- while 'sending': when the claim ends
  last_error text,
  created_at timestamptz not null default now(),
  sent_at timestamptz,
  problem text check (problem in ('bounced', 'complained', 'failed', 'suppressed')), -- of a mail that was sent
  problem_at timestamptz,
  handled_at timestamptz, -- when a person had seen to the problem
  resends integer not null default 0 -- how often a person had it sent anew after the provider had taken it
);
create index outbox_subject on public.outbox (subject_id);
create index outbox_created_at on public.outbox (created_at);
create index outbox_due on public.outbox (next_attempt_at) where status in ('queued', 'sending');
create index outbox_sent_at on public.outbox (sent_at) where status = 'sent';
create index outbox_failed on public.outbox (created_at) where status = 'failed';
create index outbox_problems on public.outbox (created_at) where problem is not null and handled_at is null;
alter table public.outbox enable row level security;

-- Says for the rest of the transaction that a visitor asks for it who has not proved the address that mail goes to.
create function public.asked_by_stranger() returns void
  language sql volatile set search_path = ''
as $$
  select set_config('site.asked_by', 'stranger', true)
$$;

-- Takes that back: whoever asks has a key that came by mail to that address.
create function public.asked_by_owner() returns void
  language sql volatile set search_path = ''
as $$
  select set_config('site.asked_by', '', true)
$$;

-- Whether asked_by_stranger was said, and not taken back.
create function public.is_stranger() returns boolean
  language sql stable set search_path = ''
as $$
  select current_setting('site.asked_by', true) is not distinct from 'stranger'
$$;

-- Puts a mail into the outbox, due after a pause; every mail comes this way. Answers whether it was enqueued: not to a customer
-- without an address, and not beyond three mails an hour to one mailbox, whatever they are about, where strangers cause them,
-- since anybody can type an address that is not theirs. The agency's own mail is always enqueued, and what goes to an address
-- that is proved.
create function public.enqueue(
    event text, audience text, recipient text, locale text, payload jsonb,
    subject_id uuid default null, pause interval default '0', is_proved boolean default false)
  returns boolean
  language plpgsql volatile set search_path = ''
as $$
begin
  if enqueue.audience = 'customer' and (enqueue.recipient is null or (
    public.is_stranger() and not enqueue.is_proved and not (public.count_request(jsonb_build_object(
      'limit', 'mail-of-strangers', 'visitor', public.counted_mailbox(enqueue.recipient), 'max', 3, 'seconds', 3600
    ))->>'allowed')::boolean
  )) then
    return false;
  end if;
  insert into public.outbox (event, audience, recipient, locale, payload, subject_id, next_attempt_at) values (
    enqueue.event, enqueue.audience, enqueue.recipient, enqueue.locale, enqueue.payload, enqueue.subject_id, now() + enqueue.pause
  );
  return true;
end
$$;

-- Claims mail that is due. Takes {max, lease_seconds, key_hours, card_key_hours}; answers [{id, event, recipient, locale,
-- payload, attempts, resends, created_at}], at most max. A claim that is not settled within lease_seconds may be claimed again.
-- The mailer recognises a mail that it gets again, by its id, for key_hours (null: for ever), and LINE a card for card_key_hours.
-- What may have been sent longer ago could be delivered twice, so it becomes 'failed', as the history of its order tells, and is left to a
-- person.
create function public.claim_mail(args jsonb) returns jsonb
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  answer jsonb;
  given_up public.outbox;
begin
  for given_up in
    update public.outbox set status = 'failed', last_error = 'uncertain'
      where status in ('queued', 'sending') and next_attempt_at <= now()
        and first_attempt_at < now() - make_interval(
          hours => (case when event = 'line-card' then args->>'card_key_hours' else args->>'key_hours' end)::integer
        )
      returning *
  loop
    perform public.note_mail_of_order(given_up, 'failed');
  end loop;

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
grant execute on function public.claim_mail(jsonb) to service_role;

-- Whether a mail of an event about something waits for its customer: none does for whoever has no address.
create function public.mail_waits(event text, subject_id uuid) returns boolean
  language sql volatile set search_path = '' -- it reads what the caller has just written
as $$
  select exists (
    select from public.outbox as mail
      where mail.event = mail_waits.event and mail.subject_id = mail_waits.subject_id and mail.audience = 'customer'
        and mail.status = 'queued' and mail.attempts = 0
  )
$$;

-- Records what became of a claimed mail. Takes {id, outcome, error, retry_after, max_attempts}; outcome is 'taken', 'refused',
-- 'undeliverable' or 'uncertain'. Answers {settled, status}. A mail that failed waits 1, 2, 4 … minutes, six hours at most, each
-- pause up to a fifth longer at random so that many do not return at once; after max_attempts it is 'failed', and so is at once
-- what is undeliverable. What was refused or is undeliverable was certainly not sent, so it does not count among those that may
-- have reached the recipient. Where the provider asked for a pause of retry_after seconds, it counts not at all. The history of
-- an order tells of a mail about it that failed.
create function public.settle_mail(args jsonb) returns jsonb
  language plpgsql volatile security definer set search_path = ''
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
grant execute on function public.settle_mail(jsonb) to service_role;

-- Makes every claimed mail due again, for when the process that claimed it has ended. Only for a database that one process has to
-- itself. Takes {}; answers {released}: how many.
create function public.release_mail(args jsonb) returns jsonb
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  released integer;
begin
  update public.outbox set status = 'queued', next_attempt_at = now() where status = 'sending';
  get diagnostics released = row_count;
  return jsonb_build_object('released', released);
end
$$;
grant execute on function public.release_mail(jsonb) to service_role;

-- Records what the provider says of a mail that it took. Takes {id, resends, problem, detail}: resends says which sending it is about.
-- Answers {outcome}: 'noted'; 'unchanged', where a problem of that sending is known or the mail was sent anew since; 'unknown', where
-- there is no such mail (any more). It may come before the mail is settled, which is then settled by this.
create function public.note_mail_problem(args jsonb) returns jsonb
  language plpgsql volatile security definer set search_path = ''
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

-- Empties payload and recipient of mail that was sent more than {days} ago; the row stays. Answers {purged}: how many.
create function public.purge_mail(args jsonb) returns jsonb
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  purged integer;
begin
  update public.outbox set payload = '{}', recipient = ''
    where status = 'sent' and recipient <> '' and sent_at < now() - make_interval(days => (args->>'days')::integer);
  get diagnostics purged = row_count;
  return jsonb_build_object('purged', purged);
end
$$;
grant execute on function public.purge_mail(jsonb) to service_role;

-- Takes {}; answers {waiting, failed, problems, oldest_seconds}: how many mails wait, how many were given up, how many were sent and had a
-- problem that nobody has handled, how long the oldest has waited. Cards do not count: one says what a mail or the desk says as well, so a
-- site whose cards wait or were given up is well.
create function public.outbox_health(args jsonb) returns jsonb
  language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'waiting', count(*) filter (where status in ('queued', 'sending')),
    'failed', count(*) filter (where status = 'failed'),
    'problems', count(*) filter (where status = 'sent'),
    'oldest_seconds', coalesce(extract(epoch from now() - min(created_at) filter (where status in ('queued', 'sending'))), 0)::integer
  ) from public.outbox where (status <> 'sent' or (problem is not null and handled_at is null)) and event <> 'line-card'
$$;
grant execute on function public.outbox_health(jsonb) to service_role;

-- Takes {max}; answers the mail that was given up or had a problem that nobody has handled, then that which waits, the oldest of each
-- first: [{id, event, reference, recipient, status, attempts, last_error, problem, created_at}]; a problem's details are in last_error.
create function public.list_mail(args jsonb) returns jsonb
  language sql stable security definer set search_path = ''
as $$
  select to_jsonb(array(
    select jsonb_build_object(
        'id', id, 'event', event, 'reference', coalesce(payload->>'reference', payload->>'number'),
        'recipient', recipient, 'status', status,
        'attempts', attempts, 'last_error', last_error, 'problem', problem, 'created_at', created_at
      )
      from public.outbox where status <> 'sent' or (problem is not null and handled_at is null)
      order by status not in ('failed', 'sent'), created_at, id limit (args->>'max')::integer
  ))
$$;
grant execute on function public.list_mail(jsonb) to service_role;

-- Makes mail due at once, as if it had never been tried. Takes {named}: the id, the kind or the recipient of mails that wait, were given up or had a
-- problem, or null for all that were given up. What had a problem is sent by its name alone: to an address that bounces nothing is sent
-- without thought. Answers {retried}: how many.
create function public.retry_mail(args jsonb) returns jsonb
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  retried integer;
begin
  update public.outbox set
    status = 'queued', attempts = 0, first_attempt_at = null, claimed_at = null, last_error = null, next_attempt_at = now(),
    resends = resends + (status = 'sent')::integer, sent_at = null, problem = null, problem_at = null
    where case
      when args->>'named' is null then status = 'failed'
      -- What has been emptied since holds nothing to send.
      else args->>'named' in (id::text, event, recipient) and (status in ('queued', 'failed') or (problem is not null and recipient <> ''))
    end;
  get diagnostics retried = row_count;
  return jsonb_build_object('retried', retried);
end
$$;
grant execute on function public.retry_mail(jsonb) to service_role;

-- Deletes a mail that waits or was given up; one that had a problem is marked as handled and emptied, and its row stays, so that a
-- message that the provider repeats finds it handled. Takes {id}; answers {dropped}: false where there is none, or it is being sent.
create function public.drop_mail(args jsonb) returns jsonb
  language plpgsql volatile security definer set search_path = ''
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
grant execute on function public.drop_mail(jsonb) to service_role;
