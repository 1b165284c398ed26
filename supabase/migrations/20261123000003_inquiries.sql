-- What visitors sent with the contact, business card and server access forms.
create table public.inquiries (
  id uuid primary key default gen_random_uuid(),
  reference text not null unique,
  kind text not null check (kind in ('contact', 'business-card', 'server-access')),
  locale text not null,
  fields jsonb not null check (jsonb_typeof(fields) = 'object'), -- credentials encrypted
  idempotency_key text not null unique, -- a keyed hash of what was sent
  created_at timestamptz(3) not null default now(), -- as addresses of lists have it
  copied boolean not null default false, -- whether the visitor is sent a copy of what they wrote
  state text not null default 'new' check (state in ('new', 'answered', 'won', 'lost')),
  answered_at timestamptz, -- when the promise was kept
  taken_by text -- who of the agency
);
create index inquiries_created_at on public.inquiries (created_at desc, id);
create index inquiries_state on public.inquiries (state, created_at, id);
alter table public.inquiries enable row level security;

-- What became of each inquiry, and who said so.
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

-- Keeps an inquiry and the mail that it causes. Takes {idempotency_key, kind, locale, fields, mails}; mails are [{event,
-- audience, recipient}], and each gets the fields and the reference as its payload. Answers {outcome, reference, copied}:
-- 'submitted', or 'repeated' (the key is known: the first inquiry stays as it is); copied says whether a mail to the visitor was
-- enqueued.
create function public.submit_inquiry(args jsonb) returns jsonb
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  written public.inquiries;
  mail jsonb;
  is_enqueued boolean;
begin
  perform public.asked_by_stranger();
  insert into public.inquiries (reference, kind, locale, fields, idempotency_key)
    values (public.reference_for(args), args->>'kind', args->>'locale', args->'fields', args->>'idempotency_key')
    on conflict (idempotency_key) do nothing
    returning * into written;
  if not found then
    select * into written from public.inquiries where idempotency_key = args->>'idempotency_key';
    return jsonb_build_object('outcome', 'repeated', 'reference', written.reference, 'copied', written.copied);
  end if;

  for mail in select value from jsonb_array_elements(args->'mails') loop
    is_enqueued := public.enqueue(
      mail->>'event', mail->>'audience', mail->>'recipient', written.locale,
      written.fields || jsonb_build_object('reference', written.reference), written.id
    );
    if is_enqueued and mail->>'audience' = 'customer' then
      update public.inquiries set copied = true where id = written.id returning * into written;
    end if;
  end loop;
  return jsonb_build_object('outcome', 'submitted', 'reference', written.reference, 'copied', written.copied);
end
$$;
grant execute on function public.submit_inquiry(jsonb) to service_role;

-- An inquiry as the desk shows it, with what its accepted quotations come to, in satang; credentials stay encrypted, and are not among it
-- at all.
create function public.inquiry_row(shown public.inquiries) returns jsonb
  language plpgsql stable set search_path = ''
as $$
begin
  return jsonb_build_object(
    'reference', shown.reference, 'kind', shown.kind, 'locale', shown.locale, 'fields', shown.fields - 'encrypted' - 'english',
    'state', shown.state, 'answered_at', shown.answered_at, 'taken_by', shown.taken_by, 'created_at', shown.created_at, 'id', shown.id,
    'won', public.won_by(shown.id)
  );
end
$$;

-- Takes {state, before, max}: the oldest first where they are new, else the newest first; before is {created_at, id} of the last one that
-- was seen, or null. Answers [inquiry_row].
create function public.list_inquiries(args jsonb) returns jsonb
  language plpgsql stable security definer set search_path = ''
as $$
declare
  seen_at constant timestamptz := args->'before'->>'created_at';
  seen_id constant uuid := args->'before'->>'id';
begin
  if args->>'state' = 'new' then
    return to_jsonb(array(
      select public.inquiry_row(shown) from public.inquiries as shown
        where state = 'new' and (seen_at is null or (created_at, id) > (seen_at, seen_id))
        order by created_at, id limit (args->>'max')::integer
    ));
  end if;
  return to_jsonb(array(
    select public.inquiry_row(shown) from public.inquiries as shown
      where state = args->>'state' and (seen_at is null or (created_at, id) < (seen_at, seen_id))
      order by created_at desc, id desc limit (args->>'max')::integer
  ));
end
$$;
grant execute on function public.list_inquiries(jsonb) to service_role;

-- Takes {reference}; answers inquiry_row with events [{state, person, note, created_at}], oldest first, and quotes as quotes_for has them;
-- or null.
create function public.show_inquiry(args jsonb) returns jsonb
  language plpgsql stable security definer set search_path = ''
as $$
begin
  return (
    select public.inquiry_row(shown) || jsonb_build_object(
        'events', array(
          select jsonb_build_object('state', state, 'person', person, 'note', note, 'created_at', created_at)
            from public.inquiry_events where inquiry_id = shown.id order by id
        ),
        'quotes', public.quotes_for(shown.id)
      )
      from public.inquiries as shown where reference = args->>'reference'
  );
end
$$;
grant execute on function public.show_inquiry(jsonb) to service_role;

-- Takes {reference, state, seen, person, note}. Answers {outcome}: 'changed' (also where only a note came), 'outdated' (it is no longer
-- in the state that was seen) or 'not-found'. The clock of the promise stops at the first answer, and starts again where it was none.
create function public.move_inquiry(args jsonb) returns jsonb
  language plpgsql volatile security definer set search_path = ''
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

-- Takes {reference, person} of a server access form; answers {encrypted}: its age file as text, or null. Who took it is written down.
create function public.take_credentials(args jsonb) returns jsonb
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  taken public.inquiries;
begin
  select * into taken from public.inquiries where reference = args->>'reference' and kind = 'server-access';
  if found then
    insert into public.inquiry_events (inquiry_id, state, person, note)
      values (taken.id, taken.state, args->>'person', (args->>'reference') || '.age');
  end if;
  return jsonb_build_object('encrypted', taken.fields->'encrypted');
end
$$;
grant execute on function public.take_credentials(jsonb) to service_role;
