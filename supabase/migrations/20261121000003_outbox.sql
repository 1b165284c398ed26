-- Mail that is owed. A row is written in the transaction that causes it, and leaves as 'sent' only after the mailer said yes.
create table public.outbox (
  id uuid primary key default gen_random_uuid(),
  event text not null,
  recipient text not null,
  locale text not null,
  payload jsonb not null,
  status text not null default 'queued' check (status in ('queued', 'sending', 'sent')),
  attempts integer not null default 0,
  next_attempt_at timestamptz not null default now(),
  last_error text,
  created_at timestamptz not null default now(),
  sent_at timestamptz
);
create index outbox_owed on public.outbox (next_attempt_at) where status <> 'sent';
alter table public.outbox enable row level security;
revoke all on public.outbox from public, anon, authenticated;

-- Takes {most, lease_seconds}; answers the claimed rows. A claim not settled before its lease ends may be claimed again.
create function public.claim_mail(args jsonb) returns jsonb
  language plpgsql volatile security definer
  set search_path = ''
as $$
declare
  claimed jsonb;
begin
  with due as (
    select id from public.outbox
      where status <> 'sent' and next_attempt_at <= now()
      order by created_at, id
      limit (args->>'most')::integer
      for update skip locked
  ), taken as (
    update public.outbox set
      status = 'sending',
      attempts = attempts + 1,
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
revoke execute on function public.claim_mail(jsonb) from public, anon, authenticated;
grant execute on function public.claim_mail(jsonb) to service_role;

-- Takes {id, sent, error}; answers {settled}. A failed mail waits 1, 2, 4 … minutes, six hours at most.
create function public.settle_mail(args jsonb) returns jsonb
  language plpgsql volatile security definer
  set search_path = ''
as $$
begin
  if (args->>'sent')::boolean then
    update public.outbox set status = 'sent', sent_at = now(), last_error = null
      where id = (args->>'id')::uuid and status <> 'sent';
  else
    update public.outbox set
      status = 'queued',
      last_error = args->>'error',
      next_attempt_at = now() + least(interval '1 minute' * power(2, least(attempts, 20) - 1), interval '6 hours')
      where id = (args->>'id')::uuid and status = 'sending';
  end if;
  return jsonb_build_object('settled', found);
end
$$;
revoke execute on function public.settle_mail(jsonb) from public, anon, authenticated;
grant execute on function public.settle_mail(jsonb) to service_role;

-- Gives back the claims of a process that is gone; only for a database that one process owns alone. Takes {}.
create function public.release_mail(args jsonb) returns jsonb
  language plpgsql volatile security definer
  set search_path = ''
as $$
declare
  released integer;
begin
  update public.outbox set status = 'queued', next_attempt_at = now() where status = 'sending';
  get diagnostics released = row_count;
  return jsonb_build_object('released', released);
end
$$;
revoke execute on function public.release_mail(jsonb) from public, anon, authenticated;
grant execute on function public.release_mail(jsonb) to service_role;
