-- Inquiries, print orders and server access: what a visitor sent, and the mail that it owes, in one transaction (design.md §1).
create table public.inquiries (
  id uuid primary key default gen_random_uuid(),
  reference text not null unique,
  kind text not null check (kind in ('contact', 'business-card', 'server-access')),
  locale text not null,
  fields jsonb not null check (jsonb_typeof(fields) = 'object'), -- by the parameter names of spec §7; credentials encrypted
  idempotency_key text not null unique,
  created_at timestamptz not null default now()
);
alter table public.inquiries enable row level security;
revoke all on public.inquiries from public, anon, authenticated, service_role;

-- Takes {idempotency_key, kind, locale, fields, mails}; mails are [{event, recipient}], each gets fields and reference as its
-- payload. Answers {outcome, reference}: 'submitted', or 'repeated' (the same key again: the first one stands).
create function public.submit_inquiry(args jsonb) returns jsonb
  language plpgsql volatile security definer
  set search_path = ''
as $$
declare
  written public.inquiries;
begin
  for attempt in 1..5 loop
    insert into public.inquiries (reference, kind, locale, fields, idempotency_key)
      values ('PT-' || public.random_code(6), args->>'kind', args->>'locale', args->'fields', args->>'idempotency_key')
      on conflict do nothing
      returning * into written;
    exit when written.id is not null;

    select * into written from public.inquiries where idempotency_key = args->>'idempotency_key';
    if written.id is not null then
      return jsonb_build_object('outcome', 'repeated', 'reference', written.reference);
    end if;
    -- Neither written nor known by its key: the reference was taken, so draw another.
  end loop;
  if written.id is null then
    raise exception 'no free inquiry reference';
  end if;

  insert into public.outbox (event, recipient, locale, payload)
    select mail->>'event', mail->>'recipient', written.locale,
        written.fields || jsonb_build_object('reference', written.reference)
      from jsonb_array_elements(args->'mails') as mail;
  return jsonb_build_object('outcome', 'submitted', 'reference', written.reference);
end
$$;
revoke execute on function public.submit_inquiry(jsonb) from public, anon, authenticated;
grant execute on function public.submit_inquiry(jsonb) to service_role;
