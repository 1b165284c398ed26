-- Mail that fails is tried again with growing pauses, given up in the end, and its content is not kept for ever (design.md §4).
alter table public.outbox drop constraint outbox_status_check;
alter table public.outbox add constraint outbox_status_check check (status in ('queued', 'sending', 'sent', 'failed'));
alter table public.outbox add column first_attempt_at timestamptz;
drop index public.outbox_owed;
create index outbox_owed on public.outbox (next_attempt_at) where status in ('queued', 'sending');
create index outbox_sent_at on public.outbox (sent_at) where status = 'sent';

-- Takes {most, lease_seconds, key_hours}; answers the claimed rows. A claim not settled before its lease ends may be claimed
-- again, but only while the mailer still knows the key of the first attempt that may have succeeded: key_hours says how long
-- that is, null for ever. What may have been sent longer ago is left to a person.
create or replace function public.claim_mail(args jsonb) returns jsonb
  language plpgsql volatile security definer
  set search_path = ''
as $$
declare
  claimed jsonb;
begin
  update public.outbox set status = 'failed', last_error = 'uncertain'
    where status in ('queued', 'sending') and next_attempt_at <= now()
      and first_attempt_at < now() - make_interval(hours => (args->>'key_hours')::integer);

  with due as (
    select id from public.outbox
      where status in ('queued', 'sending') and next_attempt_at <= now()
      order by created_at, id
      limit (args->>'most')::integer
      for update skip locked
  ), taken as (
    update public.outbox set
      status = 'sending',
      attempts = attempts + 1,
      first_attempt_at = coalesce(first_attempt_at, now()),
      next_attempt_at = now() + make_interval(secs => (args->>'lease_seconds')::integer)
      from due where public.outbox.id = due.id
      returning public.outbox.*
  )
  select coalesce(jsonb_agg(jsonb_build_object(
      'id', id, 'event', event, 'recipient', recipient, 'locale', locale, 'payload', payload,
      'attempts', attempts, 'created_at', created_at
    ) order by created_at, id), '[]'::jsonb)
    into claimed from taken;
  return claimed;
end
$$;

-- Takes {id, sent, refused, error, most_attempts}; answers {settled, status}. A failed mail waits 1, 2, 4 … minutes, six hours at
-- most, each pause up to a fifth longer by chance so that many do not return at once; after the last attempt it is 'failed'.
-- What was refused for sure was not sent, so the next attempt counts as the first.
create or replace function public.settle_mail(args jsonb) returns jsonb
  language plpgsql volatile security definer
  set search_path = ''
as $$
declare
  settled public.outbox;
begin
  if (args->>'sent')::boolean then
    update public.outbox set status = 'sent', sent_at = now(), last_error = null
      where id = (args->>'id')::uuid and status <> 'sent'
      returning * into settled;
  else
    update public.outbox set
      status = case when attempts >= (args->>'most_attempts')::integer then 'failed' else 'queued' end,
      last_error = args->>'error',
      first_attempt_at = case when (args->>'refused')::boolean then null else first_attempt_at end,
      next_attempt_at = now()
        + least(interval '1 minute' * power(2, least(attempts, 20) - 1), interval '6 hours') * (1 + random() / 5)
      where id = (args->>'id')::uuid and status = 'sending'
      returning * into settled;
  end if;
  return jsonb_build_object('settled', settled.id is not null, 'status', settled.status);
end
$$;

-- Takes {}; answers {owed, failed, oldest_seconds}: how much mail waits, how much was given up, how long the oldest waits.
create function public.outbox_health(args jsonb) returns jsonb
  language sql stable security definer
  set search_path = ''
as $$
  select jsonb_build_object(
    'owed', count(*) filter (where status in ('queued', 'sending')),
    'failed', count(*) filter (where status = 'failed'),
    'oldest_seconds', coalesce(extract(epoch from now() - min(created_at) filter (where status in ('queued', 'sending'))), 0)::integer
  ) from public.outbox where status <> 'sent'
$$;
revoke execute on function public.outbox_health(jsonb) from public, anon, authenticated;
grant execute on function public.outbox_health(jsonb) to service_role;

-- Takes {days}; answers {purged}. What was sent so long ago keeps its row and loses its content and its address.
create function public.purge_mail(args jsonb) returns jsonb
  language plpgsql volatile security definer
  set search_path = ''
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
revoke execute on function public.purge_mail(jsonb) from public, anon, authenticated;
grant execute on function public.purge_mail(jsonb) to service_role;
