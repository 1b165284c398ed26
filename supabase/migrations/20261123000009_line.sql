-- The shop's LINE group: which one it is, the code that binds it, and the cards that it gets (docs/decisions/0028). Nothing here runs
-- unless the site calls it, which it does with NOTIFY=line alone.
create table public.line_group (
  is_bound boolean primary key default true check (is_bound), -- one group at a time
  group_id text not null,
  bound_at timestamptz not null default now(),
  received_at timestamptz not null -- when the code was typed, by LINE's clock
);
alter table public.line_group enable row level security;

create table public.line_code (
  is_drawn boolean primary key default true check (is_drawn), -- one code at a time
  code_hash text not null, -- keyed, since six digits alone are soon guessed
  attempts jsonb not null default '{}', -- how many wrong codes were tried in which group
  ends_at timestamptz not null
);
alter table public.line_code enable row level security;

-- What the group has a card about, so that it gets no second one; names rows of other tables, no person.
create table public.line_told (
  subject text primary key,
  told_at timestamptz not null default now()
);
alter table public.line_told enable row level security;

-- Takes {}; answers {group, bound_at}, both null where no group is bound.
create function public.bound_line_group(args jsonb) returns jsonb
  language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object('group', bound.group_id, 'bound_at', bound.bound_at)
    from (select) as one left join public.line_group as bound on true
$$;
grant execute on function public.bound_line_group(jsonb) to service_role;

-- Takes {code_hash, seconds}: a code that binds the group it is typed in, for so long. Answers {ends_at}. It takes the place of
-- the one before.
create function public.keep_line_code(args jsonb) returns jsonb
  language sql volatile security definer set search_path = ''
as $$
  insert into public.line_code as code (code_hash, ends_at)
    values (args->>'code_hash', now() + make_interval(secs => (args->>'seconds')::integer))
    on conflict (is_drawn) do update set code_hash = excluded.code_hash, ends_at = excluded.ends_at, attempts = '{}'
    returning jsonb_build_object('ends_at', ends_at)
$$;
grant execute on function public.keep_line_code(jsonb) to service_role;

-- Takes {group, code_hash, received_at}: six digits that were typed in a group. Answers {outcome}: 'bound', the group takes the place of the
-- one before; 'wrong', another code is waited for; 'too-old', this code's time is over; 'ignored', nobody waits for a code. Of a group
-- that typed five wrong ones nobody does; in all other groups the code is as good as before.
create function public.receive_line_code(args jsonb) returns jsonb
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  code public.line_code;
  tried integer;
begin
  select * into code from public.line_code for update;
  tried := coalesce((code.attempts->>(args->>'group'))::integer, 0);
  if not found or tried >= 5 or (code.ends_at <= now() and code.code_hash <> args->>'code_hash') then
    return jsonb_build_object('outcome', 'ignored');
  end if;
  if code.ends_at <= now() then
    return jsonb_build_object('outcome', 'too-old');
  end if;
  if code.code_hash <> args->>'code_hash' then
    update public.line_code set attempts = attempts || jsonb_build_object(args->>'group', tried + 1);
    return jsonb_build_object('outcome', 'wrong');
  end if;
  delete from public.line_code;
  insert into public.line_group (group_id, received_at) values (args->>'group', (args->>'received_at')::timestamptz)
    on conflict (is_bound) do update set group_id = excluded.group_id, received_at = excluded.received_at, bound_at = now();
  return jsonb_build_object('outcome', 'bound');
end
$$;
grant execute on function public.receive_line_code(jsonb) to service_role;

-- Takes {group, left_at}: the site was put out of this group at that time, by LINE's clock; or both null, where somebody wants it
-- so. Answers {unbound}: false where it was another group, or that was before the group was bound. Queued cards go with it.
create function public.unbind_line_group(args jsonb) returns jsonb
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  unbound boolean;
begin
  delete from public.line_group
    where args->>'group' is null or (group_id = args->>'group' and received_at <= (args->>'left_at')::timestamptz);
  unbound := found;
  if unbound then
    delete from public.outbox where event = 'line-card' and status in ('queued', 'failed');
  end if;
  return jsonb_build_object('unbound', unbound);
end
$$;
grant execute on function public.unbind_line_group(jsonb) to service_role;

-- What the group should have a card about since a time: {subject, subject_id, card, happened_at}. Cards hold references and
-- amounts, what is transferred and not what is withheld, and nothing of the customer: no name, address, email or phone, no
-- picture. Appointments are a table of a later file.
set check_function_bodies = off;
create function public.line_news(since timestamptz, overdue interval)
  returns table (subject text, subject_id uuid, card jsonb, happened_at timestamptz)
  language sql stable set search_path = ''
as $$
  -- Mails to the agency about an order. What a customer corrected has no card: the details are what a card leaves out.
  select 'mail ' || id, subject_id,
      jsonb_build_object(
        'kind', event, 'reference', payload->>'reference',
        -- What comes in, which is what somebody looks for.
        'amount', coalesce(
          case when event = 'order-news' then nullif((payload->>'open')::bigint, 0) end,
          (payload->>'amount')::bigint - coalesce((payload->>'withheld')::bigint, 0)
        ),
        'payment_method', payload->>'payment_method',
        'is_paid', payload->>'payment_method' <> 'card' and (payload->>'received')::bigint > 0 and (payload->>'open')::bigint = 0,
        'slip_kind', payload->>'slip_kind', 'slip_bank', payload->>'slip_bank', 'slip_reference', payload->>'slip_reference',
        'news', payload->>'news', 'service', payload->>'service', 'changed', coalesce(payload->>'changed', ''), 'problem', payload->>'problem', 'answer_by', payload->'answer_by',
        'since', case when event in ('order-agency', 'order-abandoned') then payload->'placed_at' else to_jsonb(created_at) end
      ),
      created_at
    from public.outbox
    where created_at >= line_news.since
      and (event in ('order-agency', 'order-abandoned', 'card-problem', 'card-money')
        or (event = 'order-news' and payload->>'news' in (
          'slip', 'cancelled', 'overdue', 'service-ends', 'job-yes', 'job-change', 'job-fix', 'job-silent'
        )))
  union all
  -- A mail that was given up, each time; a card that was given up is no mail.
  select 'given up ' || id || ' ' || coalesce(claimed_at, created_at), subject_id,
      jsonb_build_object('kind', 'mail', 'problem', 'gaveUp', 'reference', payload->>'reference', 'since', created_at),
      coalesce(claimed_at, created_at)
    from public.outbox
    where status = 'failed' and event <> 'line-card' and coalesce(claimed_at, created_at) >= line_news.since
  union all
  select 'problem ' || id || ' ' || resends, subject_id,
      jsonb_build_object('kind', 'mail', 'problem', problem, 'reference', payload->>'reference', 'since', created_at),
      problem_at
    from public.outbox
    where problem is not null and handled_at is null and problem_at >= line_news.since
  union all
  -- Files of a customer, once their mail has left; at most one card an hour of an order.
  select 'files ' || subject_id || ' ' || max(created_at), subject_id,
      jsonb_build_object(
        'kind', 'order-files', 'reference', payload->>'reference', 'files', sum(jsonb_array_length(payload->'files')), 'since', max(created_at)
      ),
      max(created_at)
    from public.outbox as mail
    where event = 'order-files-agency' and created_at >= line_news.since
      and (status <> 'queued' or next_attempt_at <= now()) and payload ? 'files'
      and not exists (
        select from public.line_told as told
          where told.subject like 'files ' || mail.subject_id || ' %' and told.told_at > now() - interval '1 hour'
      )
    group by subject_id, payload->>'reference'
  union all
  select 'inquiry ' || id, id,
      jsonb_build_object('kind', 'inquiry', 'reference', reference, 'inquiry', kind, 'since', created_at),
      created_at + line_news.overdue
    from public.inquiries
    where state = 'new' and created_at <= now() - line_news.overdue and created_at >= line_news.since - line_news.overdue
  union all
  -- The round of today, from seven in the morning on. One a day: a card that the group has is not written again.
  select 'round ' || public.today_in_thailand(), null, jsonb_build_object('kind', 'round', 'since', seven, 'stops', jsonb_agg(jsonb_build_object(
        'reference', public.appointment_party(public.subject_of(own))->'reference', 'kind', own.kind, 'area', own.area,
        'starts_at', own.starts_at) order by own.starts_at, own.id)),
      seven
    from public.appointments as own, timezone('Asia/Bangkok', public.today_in_thailand() + time '07:00') as seven
    where own.state = 'booked' and (own.starts_at at time zone 'Asia/Bangkok')::date = public.today_in_thailand()
      and now() >= seven and seven >= line_news.since
    group by seven
$$;
reset check_function_bodies;

-- Puts a card into the outbox about whatever has happened since the group was bound, in the last two days, and has none yet. Takes {locale,
-- overdue_hours, month_limit, time_zone}; month_limit is the error of cards that LINE takes no more of in this month: one that stands there
-- says enough, and until it is sent again, dropped or of last month no other is written. Answers {enqueued}: how many.
create function public.enqueue_line_cards(args jsonb) returns jsonb
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  bound public.line_group;
  news record;
  enqueued integer := 0;
begin
  -- One call at a time, and none while the group is being unbound.
  select * into bound from public.line_group for update;
  if not found or exists (
    select from public.outbox
      where status = 'failed' and event = 'line-card' and last_error = args->>'month_limit'
        and created_at >= date_trunc('month', now() at time zone (args->>'time_zone')) at time zone (args->>'time_zone')
  ) then
    return jsonb_build_object('enqueued', 0);
  end if;
  for news in
    select * from public.line_news(
      greatest(bound.bound_at, now() - interval '2 days'), make_interval(hours => (args->>'overdue_hours')::integer)
    ) order by happened_at, subject
  loop
    insert into public.line_told (subject) values (news.subject) on conflict do nothing;
    if found then
      perform public.enqueue('line-card', 'agency', 'line', args->>'locale', news.card, news.subject_id);
      enqueued := enqueued + 1;
    end if;
  end loop;
  -- No news is as old as that.
  delete from public.line_told where told_at < now() - interval '7 days';
  return jsonb_build_object('enqueued', enqueued);
end
$$;
grant execute on function public.enqueue_line_cards(jsonb) to service_role;
