-- What is done once a line of an order is paid: the job, its stages, whose turn it is, the customer's yes, and what is told of it
-- (docs/decisions/0061). Days are those of Pattaya; whoever calls says which one it is.

-- What becomes a job, as each start of the site writes it from lib/jobs/kinds.ts: key is an item of the catalog or a type of items; stages are
-- [{stage, ball: 'us' or 'customer', days, yes, months}], days null where none are promised, months alone of a last one in which all is done
-- and faults are put right for so long; rounds is how many rounds of changes are in the price,
-- or null; week is the last working day of a week as ISO counts them.
create table public.job_kinds (
  key text primary key,
  kind text not null,
  stages jsonb not null,
  rounds smallint,
  week smallint not null check (week between 5 and 7)
);
alter table public.job_kinds enable row level security;

create table public.jobs (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null references public.orders on delete cascade,
  line integer not null check (line >= 0), -- its place among those of the order
  made_by text, -- who of the agency made it by hand; null where a payment did
  kind text not null,
  stages jsonb not null, -- as job_kinds had them then
  rounds smallint,
  week smallint not null,

  stage smallint not null default 0,
  state text not null check (state in ('ours', 'waiting', 'paused', 'done', 'cancelled')),
  since date not null, -- the day on which it came to where it is
  due_on date, -- the last day of what is promised; later by the working days on which the clock stood; that of the fixes once they have begun
  stopped_on date, -- since when the clock stands
  reminded smallint not null default 0, -- how far reminding has come since then
  changes smallint not null default 0, -- how many rounds of changes were asked for
  draft text, -- the address of what the customer is to look at

  assignee text, -- who of the agency
  note text, -- for the staff alone
  version integer not null default 0, -- of two who change it at once the second is told
  shown_version integer not null default 0, -- the newest one of which the customer sees anything
  created_at timestamptz not null default now(),
  unique (order_id, line)
);
create index jobs_open on public.jobs (due_on) where state in ('ours', 'waiting', 'paused');
alter table public.jobs enable row level security;

-- What happened to a job, and the proof of a yes: the name that was typed, what was looked at, and when.
create table public.job_moves (
  id bigint generated always as identity primary key,
  job_id uuid not null references public.jobs on delete cascade,
  move text not null,
  actor text not null check (actor in ('customer', 'agency', 'site')),
  person text, -- who of the agency
  name text, -- as the customer typed it
  words text, -- what the customer wants changed, or a word to the customer
  draft text, -- what was shown or looked at
  stage smallint not null, -- where it led to
  state text not null,
  before jsonb, -- where it was, to be taken back
  undoes bigint references public.job_moves,
  created_at timestamptz not null default now()
);
create index job_moves_job on public.job_moves (job_id, id);
alter table public.job_moves enable row level security;

-- Days.

-- Days on which nobody works, as each start of the site writes them: public holidays and closed days, MM-DD each year or YYYY-MM-DD once.
create table public.days_off (day text primary key check (day ~ '^(\d{4}-)?\d{2}-\d{2}$'));
alter table public.days_off enable row level security;

-- Whether work is done on a day: not after the last working day of a week, nor on a day off.
create function public.is_working_day(day date, week integer) returns boolean
  language sql stable set search_path = ''
as $$
  select extract(isodow from is_working_day.day) <= week and not exists (
    select from public.days_off as off
      where off.day in (to_char(is_working_day.day, 'MM-DD'), to_char(is_working_day.day, 'YYYY-MM-DD'))
  )
$$;

-- The day that is so many working days after another one; a year more is looked at than weekends alone ask for.
create function public.working_day_after(from_day date, days integer, week integer) returns date
  language sql stable set search_path = ''
as $$
  select case when days <= 0 then from_day else (
    select day from (
      select from_day + step as day from generate_series(1, days * 2 + 366) as step where public.is_working_day(from_day + step, week)
    ) as worked order by day offset days - 1 limit 1
  ) end
$$;

-- How many working days there are after one day, until another one.
create function public.working_days_between(from_day date, until_day date, week integer) returns integer
  language sql stable set search_path = ''
as $$
  select count(*)::integer from generate_series(1, until_day - from_day) as step where public.is_working_day(from_day + step, week)
$$;

-- Moves.

-- Who may make which move of a job that is in a state; may_move_job asks its stage as well.
create function public.moves_of_jobs() returns table (actor text, state text, move text)
  language sql immutable set search_path = ''
as $$
  values ('customer', 'waiting', 'yes'), ('customer', 'waiting', 'change'), ('customer', 'done', 'fix'),
    ('agency', 'ours', 'next'), ('agency', 'ours', 'show'), ('agency', 'ours', 'wait'), ('agency', 'ours', 'pause'), ('agency', 'ours', 'cancel'),
    ('agency', 'waiting', 'next'), ('agency', 'waiting', 'yes'), ('agency', 'waiting', 'change'), ('agency', 'waiting', 'resume'),
    ('agency', 'waiting', 'pause'), ('agency', 'waiting', 'cancel'),
    ('agency', 'paused', 'resume'), ('agency', 'paused', 'cancel'), ('agency', 'done', 'reopen'), ('agency', 'done', 'fix'),
    ('agency', 'cancelled', 'reopen')
$$;

-- Whether the customer's yes leads on from a stage.
create function public.needs_yes(asked public.jobs, stage integer) returns boolean
  language sql immutable set search_path = ''
as $$
  select coalesce((asked.stages->needs_yes.stage->>'yes')::boolean, false)
$$;

-- For how many months faults are put right from where a job is; null while there is work before that, and where none are.
create function public.months_of_fixes(asked public.jobs) returns integer
  language sql immutable set search_path = ''
as $$
  select (asked.stages->(asked.stage::integer)->>'months')::integer
$$;

-- Nothing but a yes leads on from a stage that needs one, and only what is shown leads there. What is done but for its faults is opened by one
-- of those, and is never given up.
create function public.may_move_job(moved public.jobs, actor text, move text) returns boolean
  language sql immutable set search_path = ''
as $$
  select exists (
      select from public.moves_of_jobs() as known
        where known.actor = may_move_job.actor and known.state = moved.state and known.move = may_move_job.move
    ) and case may_move_job.move
      when 'yes' then public.needs_yes(moved, moved.stage)
      when 'change' then public.needs_yes(moved, moved.stage)
      when 'show' then public.needs_yes(moved, moved.stage) or public.needs_yes(moved, moved.stage + 1)
      when 'next' then not public.needs_yes(moved, moved.stage) and not public.needs_yes(moved, moved.stage + 1)
      when 'fix' then public.months_of_fixes(moved) is not null
      when 'reopen' then public.months_of_fixes(moved) is null or moved.state = 'cancelled'
      when 'cancel' then public.months_of_fixes(moved) is null
      else true
    end
$$;

-- Where a job is, as a move keeps it to be taken back.
create function public.job_place(placed public.jobs) returns jsonb
  language sql immutable set search_path = ''
as $$
  select jsonb_build_object(
    'stage', placed.stage, 'state', placed.state, 'since', placed.since, 'due_on', placed.due_on, 'stopped_on', placed.stopped_on,
    'reminded', placed.reminded, 'changes', placed.changes, 'draft', placed.draft)
$$;

-- Puts a job where it is now, as its newest version, and writes down the move that led there.
create function public.put_job(put public.jobs, before jsonb, told jsonb, undoes bigint default null) returns void
  language plpgsql volatile set search_path = ''
as $$
begin
  update public.jobs set
    stage = put.stage, state = put.state, since = put.since, due_on = put.due_on, stopped_on = put.stopped_on, reminded = put.reminded,
    changes = put.changes, draft = put.draft, version = put.version + 1, shown_version = put.version + 1
    where id = put.id;
  insert into public.job_moves (job_id, move, actor, person, name, words, draft, stage, state, before, undoes)
    values (
      put.id, told->>'move', told->>'actor', told->>'person', told->>'name', told->>'words', put.draft, put.stage, put.state, put_job.before,
      put_job.undoes);
end
$$;

-- What a customer is told of a job.
create function public.told_of_job(told public.jobs) returns text
  language sql immutable set search_path = ''
as $$
  select concat_ws(' ', told.stage, told.state, told.changes, coalesce(told.due_on::text, '-'), told.draft)
$$;

-- A job as mails and pages tell of it: {id, kind, name, name_en, item, stages, stage, state, since, due_on, draft, rounds, changes}.
create function public.job_facts(shown public.jobs) returns jsonb
  language sql stable set search_path = ''
as $$
  select jsonb_build_object(
      'id', shown.id, 'kind', shown.kind, 'stages', shown.stages, 'stage', shown.stage, 'state', shown.state, 'since', shown.since,
      'due_on', shown.due_on, 'draft', shown.draft, 'rounds', shown.rounds, 'changes', shown.changes, 'version', shown.version,
      'reference', placed.reference, 'item', placed.lines->shown.line->>'id', 'name', placed.lines->shown.line->>'name',
      'name_en', placed.lines->shown.line->>'name_en'
    )
    from public.orders as placed where placed.id = shown.order_id
$$;

-- Owes the customer a mail about where a job is now, due once there was time to take the move back. before: what told_of_job said before
-- it. One about an earlier move that did not leave yet gives way, and nobody is told of what did not last.
create function public.tell_of_job(told uuid, before text, words text default null, reminders integer default 0) returns void
  language plpgsql volatile set search_path = ''
as $$
declare
  moved public.jobs;
  of_order public.orders;
  known text;
begin
  select * into moved from public.jobs where id = told;
  select * into of_order from public.orders where id = moved.order_id;
  with unsent as (
    delete from public.outbox
      where subject_id = of_order.id and event = 'job' and status = 'queued' and attempts = 0 and payload->>'id' = told::text
      returning payload->>'told' as told, created_at
  )
  select unsent.told into known from unsent order by created_at limit 1;
  if tell_of_job.reminders = 0 and public.told_of_job(moved) = coalesce(known, tell_of_job.before) then
    return;
  end if;
  perform public.enqueue(
    'job', 'customer', of_order.customer_email, of_order.locale,
    public.job_facts(moved) || jsonb_build_object(
      'told', coalesce(known, tell_of_job.before), 'words', tell_of_job.words, 'reminders', tell_of_job.reminders,
      'customer_name', of_order.customer_name
    ),
    of_order.id, case when tell_of_job.reminders = 0 then public.time_to_undo() else interval '0' end
  );
end
$$;

-- Makes a move of a job that the caller has locked. args has {move, seen, day, actor, person, name, words, draft}; seen is the version that
-- was looked at. Answers {outcome, person, move}: 'changed', 'refused', or 'outdated' with what was done meanwhile and by whom.
create function public.move_job(moved public.jobs, args jsonb) returns jsonb
  language plpgsql volatile set search_path = ''
as $$
declare
  move constant text := args->>'move';
  day constant date := (args->>'day')::date;
  before constant jsonb := public.job_place(moved);
  told constant text := public.told_of_job(moved);
  stage_before constant integer := moved.stage;
  days integer;
begin
  if moved.version <> (args->>'seen')::integer then
    return (
      select jsonb_build_object('outcome', 'outdated', 'person', newest.person, 'move', newest.move)
        from (select) as one left join (
          select * from public.job_moves where job_id = moved.id order by id desc limit 1
        ) as newest on true
    );
  elsif not public.may_move_job(moved, args->>'actor', move)
    -- The staff may be told later of a fault that was there in time.
    or (move = 'fix' and args->>'actor' = 'customer' and moved.due_on < day) then
    return jsonb_build_object('outcome', 'refused');
  end if;
  if (move in ('next', 'yes') and public.months_of_fixes(moved) is null) or (move = 'show' and not public.needs_yes(moved, moved.stage)) then
    moved.stage := moved.stage + 1;
  end if;
  moved.state := case
    when moved.stage >= jsonb_array_length(moved.stages) or (move in ('next', 'yes') and public.months_of_fixes(moved) is not null) then 'done'
    when move in ('wait', 'show') then 'waiting'
    when move = 'pause' then 'paused'
    when move = 'cancel' then 'cancelled'
    when move in ('next', 'yes') and moved.stages->moved.stage->>'ball' = 'customer' then 'waiting'
    else 'ours'
  end;
  if move = 'reopen' then
    moved.stage := least(moved.stage, jsonb_array_length(moved.stages) - 1);
    moved.state := 'ours';
  end if;
  -- The days on which the clock stood come on top.
  if moved.stopped_on is not null then
    moved.due_on := public.working_day_after(
      moved.due_on, public.working_days_between(moved.stopped_on, day, moved.week), moved.week);
    moved.stopped_on := null;
  end if;
  days := (moved.stages->moved.stage->>'days')::integer;
  if moved.stage > stage_before and days is not null then
    moved.due_on := public.working_day_after(day, days, moved.week);
  elsif moved.stage > stage_before and public.months_of_fixes(moved) is not null then
    moved.due_on := day + make_interval(months => public.months_of_fixes(moved));
  end if;
  if moved.state in ('waiting', 'paused') then
    moved.stopped_on := day;
  end if;
  moved.reminded := 0;
  moved.since := day;
  moved.changes := moved.changes + case when move = 'change' then 1 else 0 end;
  moved.draft := case when move = 'show' then args->>'draft' else moved.draft end;
  perform public.put_job(moved, before, args);
  perform public.tell_of_job(moved.id, told, case when args->>'actor' = 'agency' then args->>'words' end);
  return jsonb_build_object('outcome', 'changed');
end
$$;

-- Jobs that a payment makes.

-- Whether the work of an order may begin: it is paid, or the first of its parts is, also while somebody looks at the slip of a later one.
create function public.may_begin_work(paid public.orders) returns boolean
  language sql volatile set search_path = ''
as $$
  select paid.status = 'paid' or (paid.status in ('awaiting-payment', 'pending', 'slip-wanted') and coalesce(
    (select part.open = 0 from public.parts_left(paid) as part order by part.place limit 1), false))
$$;

-- A job of a line, unless it has one.
create function public.begin_job(begun public.orders, line integer, how public.job_kinds, day date, person text default null) returns boolean
  language plpgsql volatile set search_path = ''
as $$
declare
  is_ours constant boolean := how.stages->0->>'ball' = 'us';
begin
  insert into public.jobs (order_id, line, made_by, kind, stages, rounds, week, state, since, due_on, stopped_on)
    values (
      begun.id, begin_job.line, person, how.kind, how.stages, how.rounds, how.week, case when is_ours then 'ours' else 'waiting' end, day,
      case when how.stages->0->>'days' is not null
        then public.working_day_after(day, (how.stages->0->>'days')::integer, how.week) end,
      case when not is_ours then day end
    )
    on conflict do nothing;
  return found;
end
$$;

-- Makes the jobs of an order whose work may begin, or takes them back: those that nobody has touched are gone, the others are cancelled,
-- and go on where they were as soon as the money is here after all.
create function public.settle_jobs(settled public.orders) returns void
  language plpgsql volatile set search_path = ''
as $$
declare
  line record;
  how public.job_kinds;
  touched public.jobs;
  newest public.job_moves;
begin
  if public.may_begin_work(settled) then
    for line in
      select value, place - 1 as place from jsonb_array_elements(settled.lines) with ordinality as given (value, place)
        where value->>'service' is null and (value->>'price')::bigint > 0
    loop
      select * into how from public.job_kinds
        where key in (line.value->>'id', line.value->>'type') order by key = line.value->>'id' desc limit 1;
      continue when not found;
      perform public.begin_job(settled, line.place::integer, how, public.today_in_thailand());
    end loop;
    for touched in select * from public.jobs where order_id = settled.id and state = 'cancelled' order by id for update loop
      select * into newest from public.job_moves where job_id = touched.id order by id desc limit 1;
      continue when newest.move is distinct from 'unpaid';
      perform public.put_job(
        jsonb_populate_record(touched, newest.before), public.job_place(touched), '{"move": "paid", "actor": "site"}');
    end loop;
    return;
  end if;
  delete from public.jobs where order_id = settled.id and made_by is null and version = 0;
  for touched in
    select * from public.jobs where order_id = settled.id and made_by is null and state in ('ours', 'waiting', 'paused') order by id for update
  loop
    delete from public.outbox
      where subject_id = settled.id and event = 'job' and status = 'queued' and attempts = 0 and payload->>'id' = touched.id::text;
    perform public.put_job(
      jsonb_populate_record(touched, '{"state": "cancelled"}'), public.job_place(touched), '{"move": "unpaid", "actor": "site"}');
  end loop;
end
$$;

create function public.settle_jobs_of_order() returns trigger
  language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform public.settle_jobs(new);
  return null;
end
$$;
create trigger orders_settle_jobs after update of status on public.orders for each row
  when (old.status <> new.status) execute function public.settle_jobs_of_order();

-- Of an order in parts the first one begins the work, whatever its state is until all is paid.
create function public.settle_jobs_of_money() returns trigger
  language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform public.settle_jobs(paid) from public.orders as paid
    where paid.id = new.order_id and paid.status in ('awaiting-payment', 'pending', 'slip-wanted')
      and exists (select from public.order_parts where order_id = paid.id);
  return null;
end
$$;
create trigger order_money_settles_jobs after insert or update of struck_by on public.order_money for each row
  execute function public.settle_jobs_of_money();

-- Takes {kinds: [{key, kind, stages, rounds}], week, days_off}: what becomes a job from now on, and when nobody works. Answers {}.
create function public.keep_job_kinds(args jsonb) returns jsonb
  language plpgsql volatile security definer set search_path = ''
as $$
begin
  delete from public.job_kinds where key not in (select value->>'key' from jsonb_array_elements(args->'kinds'));
  insert into public.job_kinds as known (key, kind, stages, rounds, week)
    select value->>'key', value->>'kind', value->'stages', (value->>'rounds')::smallint, (args->>'week')::smallint
      from jsonb_array_elements(args->'kinds') order by value->>'key'
    on conflict (key) do update set kind = excluded.kind, stages = excluded.stages, rounds = excluded.rounds, week = excluded.week
      where (known.kind, known.stages, known.rounds, known.week)
        is distinct from (excluded.kind, excluded.stages, excluded.rounds, excluded.week);
  delete from public.days_off where day not in (select jsonb_array_elements_text(args->'days_off'));
  insert into public.days_off (day) select jsonb_array_elements_text(args->'days_off') on conflict do nothing;
  return '{}';
end
$$;
grant execute on function public.keep_job_kinds(jsonb) to service_role;

-- Jobs as they are seen.

-- A job with what was said of it, the newest first, as its actor may see it: job_facts with {moves, history}.
create function public.job_shown(shown public.jobs, actor text) returns jsonb
  language sql stable set search_path = ''
as $$
  select public.job_facts(shown) || jsonb_build_object(
      'moves', array(
        select known.move from public.moves_of_jobs() as known
          where known.actor = job_shown.actor and known.state = shown.state and public.may_move_job(shown, known.actor, known.move)
      ),
      'history', array(
        select to_jsonb(happened) - array['job_id', 'before'] || case when job_shown.actor = 'agency' then '{}' else '{"person": null}'::jsonb end
          || jsonb_build_object('is_undone', exists (select from public.job_moves as other where other.undoes = happened.id))
          from public.job_moves as happened where happened.job_id = shown.id order by happened.id desc
      )
    )
$$;

-- The jobs of an order, or those of a person who is signed in that are not over. Takes {reference, key_hash} or {email}; answers [job_shown].
create function public.own_jobs(args jsonb) returns jsonb
  language plpgsql volatile security definer set search_path = '' -- opened_order locks
as $$
declare
  opened public.orders;
begin
  if args->>'email' is null then
    select * into opened from public.opened_order(args);
  end if;
  return to_jsonb(array(
    select public.job_shown(own, 'customer') from public.jobs as own join public.orders as placed on placed.id = own.order_id
      where case when args->>'email' is null then placed.id = opened.id
        else lower(placed.customer_email) = lower(args->>'email') and own.state in ('ours', 'waiting', 'paused') end
      order by placed.created_at desc, own.line
  ));
end
$$;
grant execute on function public.own_jobs(jsonb) to service_role;

-- What a customer says to a draft, or of a fault. Takes {reference, key_hash, job, move: 'yes', 'change' or 'fix', seen, day, name, words, agency}. Answers
-- {outcome} as move_job does, or 'not-found'. What the staff wrote for themselves since the version that was seen does not outdate it.
create function public.move_own_job(args jsonb) returns jsonb
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  opened constant public.orders := public.opened_order(args);
  own public.jobs;
  answer jsonb;
begin
  select * into own from public.jobs where id = (args->>'job')::uuid and order_id = opened.id for update;
  if not found then
    return jsonb_build_object('outcome', 'not-found');
  end if;
  answer := public.move_job(own, args || jsonb_build_object('actor', 'customer', 'person', null, 'seen',
    case when (args->>'seen')::integer between own.shown_version and own.version then own.version else (args->>'seen')::integer end));
  if answer->>'outcome' = 'changed' then
    perform public.enqueue_order_news(
      opened, 'job-' || (args->>'move'), args->>'agency', opened.lines->own.line->>'name_en');
  end if;
  return answer;
end
$$;
grant execute on function public.move_own_job(jsonb) to service_role;

-- A job as lists of the desk show it.
create function public.job_row(shown public.jobs) returns jsonb
  language sql stable set search_path = ''
as $$
  select public.job_facts(shown) || jsonb_build_object(
      'assignee', shown.assignee, 'note', shown.note, 'stopped_on', shown.stopped_on,
      'customer_name', placed.customer_name, 'company_name', placed.company_name,
      'said', (select case when actor = 'customer' then move end from public.job_moves where job_id = shown.id order by id desc limit 1)
    )
    from public.orders as placed where placed.id = shown.order_id
$$;

-- Takes {day}; answers the jobs that are not over, or ended in the last two weeks, by their due days: [job_row].
create function public.desk_jobs(args jsonb) returns jsonb
  language sql stable security definer set search_path = ''
as $$
  select to_jsonb(array(
    select public.job_row(open) from public.jobs as open
      where open.state in ('ours', 'waiting', 'paused') or open.since > (args->>'day')::date - 14
      order by open.due_on nulls last, open.created_at, open.id
  ))
$$;
grant execute on function public.desk_jobs(jsonb) to service_role;

-- The jobs of an order, by its lines. Takes {reference}; answers [job_row with {line}].
create function public.jobs_of_order(args jsonb) returns jsonb
  language sql stable security definer set search_path = ''
as $$
  select to_jsonb(array(
    select public.job_row(own) || jsonb_build_object('line', own.line)
      from public.jobs as own join public.orders as placed on placed.id = own.order_id
      where placed.reference = args->>'reference' order by own.line
  ))
$$;
grant execute on function public.jobs_of_order(jsonb) to service_role;

-- The newest move of a job, where somebody of the agency made it, may still take it back and has not.
create function public.move_to_undo(job uuid) returns public.job_moves
  language sql stable set search_path = ''
as $$
  select newest.* from (select * from public.job_moves where job_id = move_to_undo.job order by id desc limit 1) as newest
    where actor = 'agency' and undoes is null and before is not null and created_at > now() - public.time_to_undo()
$$;

-- Takes {job}; answers job_row with job_shown for the agency and {may_undo, locale, customer_email, customer_phone}, or null.
create function public.desk_job(args jsonb) returns jsonb
  language sql stable security definer set search_path = ''
as $$
  select public.job_row(shown) || public.job_shown(shown, 'agency') || jsonb_build_object(
      'may_undo', (public.move_to_undo(shown.id)).id is not null,
      'customer_email', placed.customer_email, 'customer_phone', placed.customer_phone, 'customer_address', placed.customer_address,
      'company_tax_id', placed.company_tax_id, 'locale', placed.locale
    )
    from public.jobs as shown join public.orders as placed on placed.id = shown.order_id where shown.id = (args->>'job')::uuid
$$;
grant execute on function public.desk_job(jsonb) to service_role;

-- At the desk.

-- Takes {job, move, seen, day, person, name, words, draft}; answers as move_job, or 'not-found'.
create function public.move_job_at_desk(args jsonb) returns jsonb
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  moved public.jobs;
begin
  select * into moved from public.jobs where id = (args->>'job')::uuid for update;
  if not found then
    return jsonb_build_object('outcome', 'not-found');
  end if;
  return public.move_job(moved, args || '{"actor": "agency"}');
end
$$;
grant execute on function public.move_job_at_desk(jsonb) to service_role;

-- Takes the newest move of a job back. Takes {job, seen, person}; answers {outcome}: 'changed', 'outdated', 'refused' or 'not-found'.
create function public.undo_job_move(args jsonb) returns jsonb
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  moved public.jobs;
  newest public.job_moves;
begin
  select * into moved from public.jobs where id = (args->>'job')::uuid for update;
  if not found then
    return jsonb_build_object('outcome', 'not-found');
  elsif moved.version <> (args->>'seen')::integer then
    return jsonb_build_object('outcome', 'outdated');
  end if;
  newest := public.move_to_undo(moved.id);
  if newest.id is null then
    return jsonb_build_object('outcome', 'refused');
  end if;
  perform public.put_job(
    jsonb_populate_record(moved, newest.before), null, jsonb_build_object('move', 'undo', 'actor', 'agency', 'person', args->>'person'),
    newest.id);
  perform public.tell_of_job(moved.id, public.told_of_job(moved));
  return jsonb_build_object('outcome', 'changed');
end
$$;
grant execute on function public.undo_job_move(jsonb) to service_role;

-- Says who does a job, until when, and what the staff should know; of another day the customer is told. Takes {job, seen, person, assignee,
-- due_on, note}. Answers {outcome} as move_job does.
create function public.edit_job(args jsonb) returns jsonb
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  edited public.jobs;
begin
  select * into edited from public.jobs where id = (args->>'job')::uuid for update;
  if not found then
    return jsonb_build_object('outcome', 'not-found');
  elsif edited.version <> (args->>'seen')::integer then
    return jsonb_build_object('outcome', 'outdated');
  end if;
  update public.jobs set
    assignee = args->>'assignee', due_on = (args->>'due_on')::date, note = args->>'note', version = version + 1,
    shown_version = case when due_on is distinct from (args->>'due_on')::date then version + 1 else shown_version end
    where id = edited.id;
  if edited.due_on is distinct from (args->>'due_on')::date then
    insert into public.job_moves (job_id, move, actor, person, words, stage, state)
      values (edited.id, 'due', 'agency', args->>'person', args->>'due_on', edited.stage, edited.state);
    perform public.tell_of_job(edited.id, public.told_of_job(edited));
  end if;
  return jsonb_build_object('outcome', 'changed');
end
$$;
grant execute on function public.edit_job(jsonb) to service_role;

-- Makes a job of a line of an order by hand. Takes {reference, line, key, day, person}: key as job_kinds has it. Answers {outcome, id}:
-- 'changed', 'refused' (there is one, or no such line or kind) or 'not-found'.
create function public.make_job(args jsonb) returns jsonb
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  of_order public.orders;
  how public.job_kinds;
begin
  select * into of_order from public.orders where reference = args->>'reference' for update;
  if not found then
    return jsonb_build_object('outcome', 'not-found');
  end if;
  select * into how from public.job_kinds where key = args->>'key';
  if not found or of_order.lines->(args->>'line')::integer is null or of_order.status in ('cancelled', 'rejected', 'refunded')
    or not public.begin_job(of_order, (args->>'line')::integer, how, (args->>'day')::date, args->>'person') then
    return jsonb_build_object('outcome', 'refused');
  end if;
  return jsonb_build_object('outcome', 'changed', 'id', (
    select id from public.jobs where order_id = of_order.id and line = (args->>'line')::integer));
end
$$;
grant execute on function public.make_job(jsonb) to service_role;

-- Reminds customers of what we wait for after 3, 7 and 14 days, the newest of those alone where nobody looked meanwhile; with the last one
-- the desk is told. Takes {day, agency}; answers {reminded}.
create function public.remind_of_jobs(args jsonb) returns jsonb
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  late public.jobs;
  due integer;
  told integer := 0;
begin
  for late in
    select * from public.jobs where state = 'waiting' and reminded < 3 and stopped_on <= (args->>'day')::date - 3
      order by id for update skip locked
  loop
    due := case when late.stopped_on <= (args->>'day')::date - 14 then 3 when late.stopped_on <= (args->>'day')::date - 7 then 2 else 1 end;
    continue when due <= late.reminded;
    update public.jobs set reminded = due where id = late.id;
    perform public.tell_of_job(late.id, public.told_of_job(late), reminders => due);
    if due = 3 then
      perform public.enqueue_order_news(silent, 'job-silent', args->>'agency', silent.lines->late.line->>'name_en')
        from public.orders as silent where silent.id = late.order_id;
    end if;
    told := told + 1;
  end loop;
  return jsonb_build_object('reminded', told);
end
$$;
grant execute on function public.remind_of_jobs(jsonb) to service_role;
