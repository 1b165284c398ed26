-- What visitors sent with the contact, business card and server access forms.
create table public.inquiries (
  id uuid primary key default gen_random_uuid(),
  reference text not null unique,
  kind text not null check (kind in ('contact', 'business-card', 'server-access')),
  locale text not null,
  fields jsonb not null check (jsonb_typeof(fields) = 'object'), -- credentials encrypted
  idempotency_key text not null unique, -- a keyed hash of what was sent
  created_at timestamptz not null default now()
);
alter table public.inquiries enable row level security;

-- Keeps an inquiry and the mail that it causes. Takes {idempotency_key, kind, locale, fields, mails}; mails are
-- [{event, recipient, limit}], and each gets the fields and the reference as its payload. Where a mail has a limit, the arguments of
-- count_request, it is counted, and left out beyond it. Answers {outcome, reference}: 'submitted', or 'repeated' (the key is
-- known: the first inquiry stays as it is).
create function public.submit_inquiry(args jsonb) returns jsonb
  language plpgsql volatile security definer
  set search_path = ''
as $$
declare
  written public.inquiries;
begin
  for attempt in 1..5 loop
    insert into public.inquiries (reference, kind, locale, fields, idempotency_key)
      values (public.draw_reference(), args->>'kind', args->>'locale', args->'fields', args->>'idempotency_key')
      on conflict do nothing
      returning * into written;
    exit when found;

    select * into written from public.inquiries where idempotency_key = args->>'idempotency_key';
    if found then
      return jsonb_build_object('outcome', 'repeated', 'reference', written.reference);
    end if;
    -- Not inserted, and not because of its key: another inquiry has the reference, so draw again.
  end loop;
  if written.id is null then
    raise exception 'no free inquiry reference';
  end if;

  insert into public.outbox (event, recipient, locale, payload)
    select mail->>'event', mail->>'recipient', written.locale,
        written.fields || jsonb_build_object('reference', written.reference)
      from jsonb_array_elements(args->'mails') as mail
      where case when mail ? 'limit' then (public.count_request(mail->'limit')->>'allowed')::boolean else true end;
  return jsonb_build_object('outcome', 'submitted', 'reference', written.reference);
end
$$;
grant execute on function public.submit_inquiry(jsonb) to service_role;
