-- Files of an order, from its customer and from the agency (docs/decisions/0062). Their bytes lie where slips lie, each file in chunks.
create table public.order_files (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null references public.orders on delete cascade,
  person text, -- who of the agency sent it; null where the customer did
  name text not null check (length(name) between 1 and 200), -- as given, without what would lead elsewhere
  size bigint not null check (size > 0), -- in bytes
  modified bigint not null default 0, -- by the sender's device, in milliseconds: with name and size it tells the same file again
  kind text, -- what its bytes are, as the site found
  state text not null default 'arriving' check (state in ('arriving', 'whole', 'removed')),
  is_draft boolean not null default false, -- the agency asks the customer to look at it
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now(), -- when its state or what has arrived changed last
  sent_at timestamptz, -- when it was whole
  seen_at timestamptz, -- when somebody of the agency opened what the customer sent
  ending_told_at timestamptz, -- when the customer was told that it ends soon
  constraint order_files_whole check ((state = 'arriving') = (sent_at is null) and (sent_at is null or kind is not null)),
  constraint order_files_draft check (person is not null or not is_draft)
);
create index order_files_order on public.order_files (order_id, created_at);
create index order_files_unfinished on public.order_files (changed_at) where state <> 'whole';
alter table public.order_files enable row level security;

-- Where the bytes of files lie. A row stays without its file until the bytes are removed, so none are forgotten in the store.
create table public.file_chunks (
  path text primary key,
  file_id uuid references public.order_files on delete set null,
  number integer not null check (number >= 0),
  size integer not null check (size > 0),
  sha256 text not null,
  unique (file_id, number)
);
create index file_chunks_stray on public.file_chunks (path) where file_id is null;
alter table public.file_chunks enable row level security;

-- The order whose files somebody is after, locked: as somebody of the agency, where args has {person}, or by a key. Null as opened_order has it.
create function public.order_of_files(args jsonb) returns public.orders
  language plpgsql volatile set search_path = ''
as $$
declare
  found_order public.orders;
begin
  if args->>'person' is null then
    return public.opened_order(args);
  end if;
  select * into found_order from public.orders where reference = args->>'reference' for update;
  return found_order;
end
$$;

-- Whether a customer may send files for an order: it is not closed, and the agency knows of it or has its money. Who only picks something in
-- the shop gets no room for files.
create function public.may_send_files(sent_for public.orders) returns boolean
  language sql stable set search_path = ''
as $$
  select sent_for.status not in ('rejected', 'cancelled', 'refunded') and (
    sent_for.quote_number is not null or sent_for.sold_by is not null or (public.money_of(sent_for)).came > 0
  )
$$;

-- Why an order has no room for one more file of this size, of {max_bytes, max_files}: 'too-many', 'too-much', or null where it has. What was
-- removed takes none.
create function public.lack_of_room(asked uuid, size bigint, args jsonb) returns text
  language sql stable set search_path = ''
as $$
  select case
      when count(*) >= (args->>'max_files')::integer then 'too-many'
      when coalesce(sum(held.size), 0) + lack_of_room.size > (args->>'max_bytes')::bigint then 'too-much'
    end
    from public.order_files as held where order_id = asked and state <> 'removed'
$$;

-- Begins to take a file, or goes on with one that is arriving: the same sender, name, size and time of change. Takes {reference, key_hash or
-- person, name, size, modified, is_draft, max_bytes, max_files}: how much an order holds of files that arrive and are whole, in bytes and in
-- files. Answers {outcome, id, arrived}: 'begun', with the numbers of the chunks that are there; 'too-many', 'too-much', 'refused' (no files
-- are taken for this order) or 'not-found'.
create function public.begin_file(args jsonb) returns jsonb
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  found_order public.orders;
  begun public.order_files;
  lack text;
begin
  select * into found_order from public.order_of_files(args);
  if found_order.id is null then
    return jsonb_build_object('outcome', 'not-found');
  elsif args->>'person' is null and not public.may_send_files(found_order) then
    return jsonb_build_object('outcome', 'refused');
  end if;
  select * into begun from public.order_files
    where order_id = found_order.id and state = 'arriving' and person is not distinct from args->>'person'
      and name = args->>'name' and size = (args->>'size')::bigint and modified = (args->>'modified')::bigint
    order by created_at limit 1;
  if begun.id is null then
    lack := public.lack_of_room(found_order.id, (args->>'size')::bigint, args);
    if lack is not null then
      return jsonb_build_object('outcome', lack);
    end if;
    insert into public.order_files (order_id, person, name, size, modified)
      values (found_order.id, args->>'person', args->>'name', (args->>'size')::bigint, (args->>'modified')::bigint)
      returning * into begun;
  end if;
  update public.order_files set is_draft = person is not null and coalesce((args->>'is_draft')::boolean, false) where id = begun.id;
  return jsonb_build_object('outcome', 'begun', 'id', begun.id, 'arrived', array(
    select number from public.file_chunks where file_id = begun.id order by number
  ));
end
$$;
grant execute on function public.begin_file(jsonb) to service_role;

-- A file of the order, locked; null where there is none that the sender sees. Takes {reference, key_hash or person, id}.
create function public.own_file(args jsonb) returns public.order_files
  language sql volatile set search_path = ''
as $$
  select file.* from public.order_of_files(args) as found_order join public.order_files as file on file.order_id = found_order.id
    where file.id = (args->>'id')::uuid
      -- What one side is still sending, the other does not see.
      and (file.state <> 'arriving' or file.person is not distinct from args->>'person')
    for update of file
$$;

-- Takes {reference, key_hash or person, id}. Answers {name, size, kind, state, chunks: [{number, path, size, sha256}]}, or null. What the
-- customer sent is new no more once somebody of the agency has opened it.
create function public.show_file(args jsonb) returns jsonb
  language sql volatile security definer set search_path = '' -- it locks
as $$
  update public.order_files as opened set seen_at = now() from public.own_file(args) as file
    where args->>'person' is not null and opened.id = file.id and opened.person is null and opened.state = 'whole' and opened.seen_at is null;
  select jsonb_build_object('name', file.name, 'size', file.size, 'kind', file.kind, 'state', file.state, 'chunks', array(
      select jsonb_build_object('number', number, 'path', path, 'size', size, 'sha256', sha256)
        from public.file_chunks where file_id = file.id order by number
    ))
    from public.own_file(args) as file where file.id is not null
$$;
grant execute on function public.show_file(jsonb) to service_role;

-- Keeps where a chunk of an arriving file lies. Takes {reference, key_hash or person, id, number, path, size, sha256}. Answers {outcome}: 'kept',
-- 'repeated' (these very bytes are there), 'other' (other bytes are there, or the file is whole) or 'not-found'; the bytes at path are wanted
-- only where it is 'kept'.
create function public.keep_chunk(args jsonb) returns jsonb
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  file public.order_files;
  there text;
begin
  select * into file from public.own_file(args);
  if file.id is null or file.state = 'removed' then
    return jsonb_build_object('outcome', 'not-found');
  end if;
  select sha256 into there from public.file_chunks where file_id = file.id and number = (args->>'number')::integer;
  if there is not null then
    return jsonb_build_object('outcome', case when there = args->>'sha256' then 'repeated' else 'other' end);
  elsif file.state <> 'arriving' then
    return jsonb_build_object('outcome', 'other');
  end if;
  insert into public.file_chunks (path, file_id, number, size, sha256)
    values (args->>'path', file.id, (args->>'number')::integer, (args->>'size')::integer, args->>'sha256');
  update public.order_files set changed_at = now() where id = file.id;
  return jsonb_build_object('outcome', 'kept');
end
$$;
grant execute on function public.keep_chunk(jsonb) to service_role;

-- Owes the other side a mail about a file, or adds the file to the one that waits: it leaves once no more files came for some minutes.
create function public.enqueue_file_mail(told public.orders, file public.order_files, agency text) returns void
  language plpgsql volatile set search_path = ''
as $$
declare
  listed jsonb;
  mail jsonb;
begin
  with waiting as (
    delete from public.outbox
      where subject_id = told.id and event = case when file.person is null then 'order-files-agency' else 'order-files' end
        and payload->>'news' = 'sent' and status = 'queued' and attempts = 0
      returning payload
  )
  select coalesce(jsonb_agg(one), '[]') into listed
    from waiting, jsonb_array_elements(waiting.payload->'files') as one where one->>'id' <> file.id::text;
  mail := jsonb_build_object(
    'news', 'sent', 'reference', told.reference, 'customer_name', told.customer_name, 'customer_email', told.customer_email,
    'files', listed || jsonb_build_object('id', file.id, 'name', file.name, 'size', file.size, 'is_draft', file.is_draft)
  );
  if file.person is null then
    perform public.enqueue(
      'order-files-agency', 'agency', enqueue_file_mail.agency, told.locale, mail, told.id, public.time_to_undo()
    );
  else
    perform public.enqueue('order-files', 'customer', told.customer_email, told.locale, mail, told.id, public.time_to_undo());
  end if;
end
$$;

-- Says of a file that has arrived what it is, which makes it whole and tells the other side. Takes {reference, key_hash or person, id, kind,
-- name, agency}: name with the ending of what it is. Answers {outcome}: 'sent', 'repeated', 'missing' (chunks have yet to arrive) or 'not-found'.
create function public.finish_file(args jsonb) returns jsonb
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  told public.orders;
  file public.order_files;
begin
  select * into file from public.own_file(args);
  if file.id is null or file.state = 'removed' then
    return jsonb_build_object('outcome', 'not-found');
  elsif file.state = 'whole' then
    return jsonb_build_object('outcome', 'repeated');
  elsif file.size <> (select coalesce(sum(size), 0) from public.file_chunks where file_id = file.id) then
    return jsonb_build_object('outcome', 'missing');
  end if;
  update public.order_files set state = 'whole', kind = args->>'kind', name = args->>'name', sent_at = now(), changed_at = now()
    where id = file.id returning * into file;
  select * into told from public.orders where id = file.order_id;
  perform public.enqueue_file_mail(told, file, args->>'agency');
  return jsonb_build_object('outcome', 'sent');
end
$$;
grant execute on function public.finish_file(jsonb) to service_role;

-- Removes a file, or takes that back. Customers remove what they sent; the agency whatever there is. Takes {reference, key_hash or person, id,
-- is_back, max_bytes, max_files}. Answers {outcome}: 'changed', 'unchanged', 'too-many' or 'too-much' (it has no room any more) or 'not-found'.
-- What had not arrived is gone at once, and so is what was removed longest ago where that is more than an order holds; a mail that waits
-- speaks no more of the file.
create function public.remove_file(args jsonb) returns jsonb
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  file public.order_files;
  told public.orders;
  lack text;
  is_back constant boolean := coalesce((args->>'is_back')::boolean, false);
begin
  select * into file from public.own_file(args);
  if file.id is null or (args->>'person' is null and (file.person is not null or is_back)) then
    return jsonb_build_object('outcome', 'not-found');
  elsif file.state = 'arriving' then
    delete from public.order_files where id = file.id and not is_back;
    return jsonb_build_object('outcome', case when is_back then 'unchanged' else 'changed' end);
  elsif (file.state = 'whole') = is_back then
    return jsonb_build_object('outcome', case when args->>'person' is null then 'not-found' else 'unchanged' end);
  elsif is_back then
    lack := public.lack_of_room(file.order_id, file.size, args);
    if lack is not null then
      return jsonb_build_object('outcome', lack);
    end if;
  end if;
  update public.order_files set state = case when is_back then 'whole' else 'removed' end, changed_at = now() where id = file.id;
  delete from public.order_files where id in (
    select id from (
      select id, sum(size) over newest as bytes, count(*) over newest as files from public.order_files
        where order_id = file.order_id and state = 'removed' window newest as (order by changed_at desc, id)
    ) as gone
    where bytes > (args->>'max_bytes')::bigint or files > (args->>'max_files')::integer
  );
  select * into told from public.orders where id = file.order_id;
  update public.outbox as mail set payload = mail.payload || jsonb_build_object('files', (
      select coalesce(jsonb_agg(listed), '[]') from jsonb_array_elements(mail.payload->'files') as listed where listed->>'id' <> file.id::text
    ))
    where subject_id = told.id and event in ('order-files', 'order-files-agency') and status = 'queued' and attempts = 0;
  delete from public.outbox
    where subject_id = told.id and event in ('order-files', 'order-files-agency') and status = 'queued' and attempts = 0
      and payload->'files' = '[]';
  if is_back and file.sent_at > now() - public.time_to_undo() then
    perform public.enqueue_file_mail(told, file, args->>'agency');
  end if;
  return jsonb_build_object('outcome', 'changed');
end
$$;
grant execute on function public.remove_file(jsonb) to service_role;

-- Whether nobody of the agency has opened what a customer sent, nor done anything about the order since it came.
create function public.is_new_file(file public.order_files) returns boolean
  language sql stable set search_path = ''
as $$
  select file.person is null and file.state = 'whole' and file.seen_at is null
    and not exists (
      select from public.order_events as event where event.order_id = file.order_id and event.actor = 'agency' and event.created_at > file.sent_at
    )
    and not exists (
      select from public.jobs as own join public.job_moves as move on move.job_id = own.id
        where own.order_id = file.order_id and move.actor = 'agency' and move.created_at > file.sent_at
    )
    and not exists (
      select from public.order_files as ours
        where ours.order_id = file.order_id and ours.person is not null and ours.sent_at > file.sent_at
    )
$$;

-- What is new of orders for the staff. Takes {references}; answers [{reference, files, said}] of those with news: how many files are new, and
-- whether the customer has said something about work from which nobody went on.
create function public.desk_news(args jsonb) returns jsonb
  language sql stable security definer set search_path = ''
as $$
  select to_jsonb(array(
    select jsonb_build_object('reference', told.reference, 'files', news.files, 'said', news.said)
      from public.orders as told, lateral (
        select
          (select count(*) from public.order_files as file where file.order_id = told.id and public.is_new_file(file)) as files,
          exists (
            select from public.jobs as own, lateral (select actor from public.job_moves where job_id = own.id order by id desc limit 1) as newest
              where own.order_id = told.id and own.state = 'ours' and newest.actor = 'customer'
          ) as said
      ) as news
      where told.reference in (select jsonb_array_elements_text(args->'references')) and (news.files > 0 or news.said)
      order by told.reference
  ))
$$;
grant execute on function public.desk_news(jsonb) to service_role;

-- Takes {reference, key_hash or person}. Answers {may_send, bytes, files: [{id, name, size, kind, state, is_own, is_draft, is_new, sent_at, arrived, person}]},
-- oldest first, or null: bytes is how much they hold, arrived how much of one has come. is_own is seen from the side that asks; person is
-- for the agency alone, and so are files that were removed.
create function public.list_files(args jsonb) returns jsonb
  language sql volatile security definer set search_path = '' -- it locks
as $$
  select jsonb_build_object(
      'may_send', args->>'person' is not null or public.may_send_files(found_order),
      'bytes', (select coalesce(sum(size), 0) from public.order_files where order_id = found_order.id and state <> 'removed'),
      'files', array(
        select jsonb_build_object(
            'id', file.id, 'name', file.name, 'size', file.size, 'kind', file.kind, 'state', file.state, 'is_draft', file.is_draft,
            'is_own', (file.person is null) = (args->>'person' is null), 'sent_at', file.sent_at,
            'is_new', args->>'person' is not null and public.is_new_file(file),
            'arrived', (select coalesce(sum(chunk.size), 0) from public.file_chunks as chunk where chunk.file_id = file.id),
            'person', case when args->>'person' is not null then file.person end
          )
          from public.order_files as file
          where file.order_id = found_order.id
            and (file.state = 'whole'
              or (file.state = 'arriving' and file.person is not distinct from args->>'person')
              or (file.state = 'removed' and args->>'person' is not null))
          order by file.created_at, file.id
      )
    )
    from public.order_of_files(args) as found_order where found_order.id is not null
$$;
grant execute on function public.list_files(jsonb) to service_role;

-- Since when nothing has happened to an order: its newest event, file or move of a job; null while work is under way.
create function public.order_rests_since(resting public.orders) returns timestamptz
  language sql stable set search_path = ''
as $$
  select greatest(
    (select max(created_at) from public.order_events where order_id = resting.id),
    (select max(sent_at) from public.order_files where order_id = resting.id),
    (select max(move.created_at) from public.job_moves as move join public.jobs as job on job.id = move.job_id where job.order_id = resting.id)
  ) where not exists (select from public.jobs where order_id = resting.id and state in ('ours', 'waiting', 'paused'))
$$;

-- Ends files. Takes {hours, days, told_days}: those that were removed, or of which nothing has arrived, for so many hours; and those of orders to
-- which nothing has happened for so many days, whose customers were told so many days before. Answers {ended, told}: files and orders.
create function public.end_files(args jsonb) returns jsonb
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  resting record;
  ended integer;
  more integer;
  told integer := 0;
begin
  delete from public.order_files where state <> 'whole' and changed_at < now() - make_interval(hours => (args->>'hours')::integer);
  get diagnostics ended = row_count;
  for resting in
    select placed as of_order, public.order_rests_since(placed) as since, max(file.ending_told_at) as told_at
      from public.orders as placed join public.order_files as file on file.order_id = placed.id and file.state = 'whole'
      group by placed.id, placed
      having public.order_rests_since(placed) <= now() - make_interval(days => (args->>'days')::integer - (args->>'told_days')::integer)
  loop
    if resting.told_at is null or resting.told_at < resting.since then
      update public.order_files set ending_told_at = now() where order_id = (resting.of_order).id and state = 'whole';
      perform public.enqueue(
        'order-files', 'customer', (resting.of_order).customer_email, (resting.of_order).locale,
        jsonb_build_object(
          'news', 'ends', 'reference', (resting.of_order).reference, 'customer_name', (resting.of_order).customer_name,
          'ends_at', now() + make_interval(days => (args->>'told_days')::integer),
          'files', array(
            select jsonb_build_object('id', id, 'name', name, 'size', size, 'is_draft', is_draft)
              from public.order_files where order_id = (resting.of_order).id and state = 'whole' order by sent_at
          )
        ),
        (resting.of_order).id
      );
      told := told + 1;
    elsif resting.told_at <= now() - make_interval(days => (args->>'told_days')::integer)
      and resting.since <= now() - make_interval(days => (args->>'days')::integer) then
      delete from public.order_files where order_id = (resting.of_order).id;
      get diagnostics more = row_count;
      ended := ended + more;
    end if;
  end loop;
  return jsonb_build_object('ended', ended, 'told', told);
end
$$;
grant execute on function public.end_files(jsonb) to service_role;

-- Takes {max}; answers {paths} of chunks whose file is gone.
create function public.stray_chunks(args jsonb) returns jsonb
  language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object('paths', array(
    select path from public.file_chunks where file_id is null order by path limit (args->>'max')::integer
  ))
$$;
grant execute on function public.stray_chunks(jsonb) to service_role;

-- Forgets chunks whose bytes were removed. Takes {paths}; answers {forgotten}.
create function public.forget_chunks(args jsonb) returns jsonb
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  forgotten integer;
begin
  delete from public.file_chunks where file_id is null and path in (select jsonb_array_elements_text(args->'paths'));
  get diagnostics forgotten = row_count;
  return jsonb_build_object('forgotten', forgotten);
end
$$;
grant execute on function public.forget_chunks(jsonb) to service_role;
