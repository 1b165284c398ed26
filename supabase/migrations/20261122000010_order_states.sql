-- Orders that can be put right: six states, moves that can be taken back, several slips, and keys to the order's own page.

-- States. 'slip-wanted': the agency asked for a better slip. 'refunded': the money went back.

alter table public.orders
  drop constraint orders_status_check,
  add constraint orders_status_check
    check (status in ('pending', 'slip-wanted', 'paid', 'rejected', 'cancelled', 'refunded'));

alter table public.order_events
  drop constraint order_events_status_check,
  add constraint order_events_status_check
    check (status in ('pending', 'slip-wanted', 'paid', 'rejected', 'cancelled', 'refunded')),
  add column status_before text, -- where the event changed the state
  add column actor text not null default 'site' check (actor in ('customer', 'agency', 'card', 'site')),
  add column person text, -- who of the agency
  add column reason text, -- one of those that have words in every language
  add column note text, -- what a person added, for the customer to read
  add column undoes bigint references public.order_events; -- the move that this one took back

update public.order_events set
  actor = case when cause = 'placed' then 'customer' when cause = 'agency' then 'agency' when cause like 'card:%' then 'card' else 'site' end,
  status_before = case when cause = 'agency' or cause like 'card:%' then 'pending' end;

create or replace function public.record_placed_order() returns trigger
  language plpgsql volatile security definer
  set search_path = ''
as $$
begin
  insert into public.order_events (order_id, status, cause, actor) values (new.id, new.status, 'placed', 'customer');
  return null;
end
$$;

-- Slips. An order may have several; orders.payment_slip_path names the newest, which is the one that counts.

create table public.order_slips (
  path text primary key,
  order_id uuid not null references public.orders on delete cascade,
  sha256 text not null,
  -- What was read on it: the code of a bank or of TrueMoney with the transaction number, another code, or no readable code.
  kind text check (kind in ('bank', 'truemoney', 'other', 'none')),
  bank text,
  reference text,
  created_at timestamptz not null default now()
);
create index order_slips_order on public.order_slips (order_id, created_at);
create index order_slips_sha256 on public.order_slips (sha256);
alter table public.order_slips enable row level security;

-- One transfer pays one order: the numbers that orders hold which wait for their money or have it. What an order that was closed had
-- held is free for another one.
create table public.slip_holds (
  kind text not null,
  bank text not null, -- empty for TrueMoney
  reference text not null,
  order_id uuid not null references public.orders on delete cascade deferrable initially deferred,
  primary key (kind, bank, reference)
);
create index slip_holds_order on public.slip_holds (order_id);
alter table public.slip_holds enable row level security;

insert into public.order_slips (path, order_id, sha256, kind, bank, reference, created_at)
  select payment_slip_path, id, slip_sha256, slip_kind, slip_bank, slip_reference, created_at
    from public.orders where payment_slip_path is not null;
insert into public.slip_holds (kind, bank, reference, order_id)
  select slip_kind, coalesce(slip_bank, ''), slip_reference, id
    from public.orders where slip_reference is not null and status in ('pending', 'paid');

alter table public.orders
  drop constraint orders_proof,
  drop column slip_sha256, -- with its index and the one of the number
  drop column slip_kind,
  drop column slip_bank,
  drop column slip_reference,
  add constraint orders_proof check (payment_method = 'card' or payment_slip_path is not null);

-- Keys. Who has one sees the order on its page and may put it right; a key is a secret of a browser or of a mail, so its SHA-256 is kept.

create table public.order_keys (
  key_hash text primary key,
  order_id uuid not null references public.orders on delete cascade,
  -- How it came to whoever has it: with the order, to a browser; by a mail to the order's address, or to somebody who signed in with that
  -- address; or by the mail that asks for a word about erasure, which opens nothing.
  came_by text not null default 'browser' check (came_by in ('browser', 'mail', 'erasure')),
  used_at timestamptz, -- when a key of a mail was first used, which proves the address
  ends_at timestamptz not null
);
create index order_keys_order on public.order_keys (order_id);
create index order_keys_ends_at on public.order_keys (ends_at);
alter table public.order_keys enable row level security;

create function public.add_order_key(order_id uuid, key_hash text, came_by text default 'browser') returns void
  language sql volatile
  set search_path = ''
as $$
  insert into public.order_keys (key_hash, order_id, came_by, ends_at)
    select add_order_key.key_hash, add_order_key.order_id, add_order_key.came_by,
        now() + case add_order_key.came_by when 'erasure' then interval '30 days' else interval '180 days' end
      where add_order_key.key_hash is not null
    on conflict do nothing
$$;

-- Whether the address of an order is its second one or a later one: whoever had a key before may be somebody else.
create function public.was_readdressed(placed public.orders) returns boolean
  language sql stable
  set search_path = ''
as $$
  select exists (
    select from public.order_events
      where order_id = placed.id and cause = 'details' and 'email' = any (string_to_array(note, ', '))
  )
$$;

-- The order that a key opens, locked; null for a wrong reference and for a wrong, foreign or outlived key alike. args has {reference, key_hash}.
-- Whoever has no key of a mail is a stranger to the address of the order.
create function public.opened_order(args jsonb) returns public.orders
  language plpgsql volatile
  set search_path = ''
as $$
declare
  opened public.orders;
  given public.order_keys;
begin
  perform public.asked_by_stranger();
  select placed.* into opened from public.orders as placed
    where placed.reference = args->>'reference' and exists (
      select from public.order_keys as key
        where key.order_id = placed.id and key.key_hash = args->>'key_hash' and key.came_by <> 'erasure' and key.ends_at > now()
    )
    for update;
  if opened.id is not null then
    select * into given from public.order_keys where key_hash = args->>'key_hash';
    if given.came_by = 'mail' then
      perform public.asked_by_owner();
    end if;
    if given.came_by = 'mail' and given.used_at is null then
      update public.order_keys set used_at = now() where key_hash = given.key_hash;
    end if;
  end if;
  return opened;
end
$$;

-- Every move that somebody may make: nothing else leads from one state to another, but to take a move back. 'card' is the card
-- gateway, 'site' the chores.
create function public.order_moves() returns table (actor text, before text, after text)
  language sql immutable
  set search_path = ''
as $$
  values
    ('agency', 'pending', 'slip-wanted'), ('agency', 'pending', 'paid'), ('agency', 'pending', 'rejected'), ('agency', 'pending', 'cancelled'),
    ('agency', 'slip-wanted', 'pending'), ('agency', 'slip-wanted', 'paid'), ('agency', 'slip-wanted', 'rejected'),
    ('agency', 'slip-wanted', 'cancelled'),
    ('agency', 'paid', 'pending'), ('agency', 'paid', 'refunded'),
    ('agency', 'rejected', 'pending'), ('agency', 'rejected', 'slip-wanted'), ('agency', 'rejected', 'paid'),
    ('agency', 'cancelled', 'pending'), ('agency', 'cancelled', 'paid'),
    ('agency', 'refunded', 'paid'),
    ('customer', 'slip-wanted', 'pending'), ('customer', 'rejected', 'pending'), -- with another slip
    ('customer', 'pending', 'cancelled'), ('customer', 'slip-wanted', 'cancelled'),
    ('card', 'pending', 'paid'), ('card', 'pending', 'cancelled'), ('card', 'paid', 'refunded'), ('card', 'refunded', 'paid'),
    ('site', 'pending', 'cancelled')
$$;

-- Whether somebody may move an order to a state. A slip is wanted only where one pays.
create function public.may_move(moved public.orders, actor text, after text) returns boolean
  language sql immutable
  set search_path = ''
as $$
  select exists (
    select from public.order_moves() as move
      where move.actor = may_move.actor and move.before = moved.status and move.after = may_move.after
        and (may_move.after <> 'slip-wanted' or moved.payment_method <> 'card')
  )
$$;

-- Lets an order hold the numbers of its slips. Answers the reference of another order that holds the number of the newest one, and then
-- nothing is held; null when all went well. An older slip whose number another order has by now is passed over.
create function public.hold_slips(holder public.orders) returns text
  language plpgsql volatile
  set search_path = ''
as $$
declare
  other text;
begin
  insert into public.slip_holds (kind, bank, reference, order_id)
    select distinct kind, coalesce(bank, ''), reference, holder.id
      from public.order_slips where order_id = holder.id and reference is not null
    on conflict do nothing;
  select others.reference into other
    from public.order_slips as newest
      join public.slip_holds as held
        on held.kind = newest.kind and held.bank = coalesce(newest.bank, '') and held.reference = newest.reference
      join public.orders as others on others.id = held.order_id
    where newest.path = holder.payment_slip_path and held.order_id <> holder.id;
  if other is not null then
    delete from public.slip_holds where order_id = holder.id;
  end if;
  return other;
end
$$;

drop function public.move_order(public.orders, text, text);

-- Changes the state of an order that the caller has locked, and adds it to the history. Answers 'changed', 'unchanged' (it is in that
-- state already), 'refused' (order_moves knows no such move) or 'slip-used' (it would hold a number that another order holds by now).
-- undoes: the event that this move takes back, which may lead anywhere that it came from.
create function public.move_order(
    moved public.orders, status text, cause text,
    actor text default 'card', person text default null, reason text default null, note text default null, undoes bigint default null)
  returns text
  language plpgsql volatile
  set search_path = ''
as $$
declare
  holding constant text[] := array['pending', 'slip-wanted', 'paid'];
begin
  if moved.status = move_order.status then
    return 'unchanged';
  end if;
  if move_order.undoes is null and not public.may_move(moved, move_order.actor, move_order.status) then
    return 'refused';
  end if;
  if move_order.status <> all (holding) then
    delete from public.slip_holds where order_id = moved.id;
  elsif moved.status <> all (holding) and public.hold_slips(moved) is not null then
    return 'slip-used';
  end if;
  update public.orders set status = move_order.status where id = moved.id;
  insert into public.order_events (order_id, status, status_before, cause, actor, person, reason, note, undoes)
    values (
      moved.id, move_order.status, moved.status, move_order.cause, move_order.actor, move_order.person, move_order.reason, move_order.note,
      move_order.undoes
    );
  return 'changed';
end
$$;

-- Owes the customer a mail about the state that an order is in now, due after a pause. told: the state that the customer knew of before
-- this move. A mail about an earlier move that did not leave yet is taken out of the outbox, and where that leaves the order in the
-- state that the customer knows of, nobody is told anything. Answers whether a mail waits.
create function public.tell_customer(
    moved public.orders, told text, pause interval, reason text default null, note text default null, is_correction boolean default false)
  returns boolean
  language plpgsql volatile
  set search_path = ''
as $$
declare
  known text;
begin
  with unsent as (
    delete from public.outbox
      where event = 'order-status' and status = 'queued' and attempts = 0 and payload->>'reference' = moved.reference
      returning payload->>'told' as told, created_at
  )
  select unsent.told into known from unsent where unsent.told is not null order by created_at limit 1;
  if moved.customer_email is null or moved.status = coalesce(known, tell_customer.told) then
    return false;
  end if;
  insert into public.outbox (event, recipient, locale, payload, next_attempt_at) values (
    'order-status', moved.customer_email, moved.locale,
    jsonb_build_object(
      'reference', moved.reference, 'status', moved.status, 'payment_method', moved.payment_method,
      'amount', public.satang(moved), 'customer_name', moved.customer_name,
      'told', coalesce(known, tell_customer.told), 'reason', tell_customer.reason, 'note', tell_customer.note,
      'is_correction', is_correction and known is null
    ),
    now() + pause
  );
  return true;
end
$$;

-- How long a person may take a move back before anybody hears of it.
create function public.time_to_undo() returns interval
  language sql immutable
  set search_path = ''
as $$
  select interval '5 minutes'
$$;

-- What somebody who decides about an order is told: {outcome, status, mailed, other, person, at}. status is the state that it is in now,
-- since {at} and by {person}; other is the reference of the order that holds its slip.
create function public.decided(reference text, outcome text, mailed boolean) returns jsonb
  language sql volatile -- it reads what the caller has just written
  set search_path = ''
as $$
  select jsonb_build_object(
      'outcome', decided.outcome, 'mailed', decided.mailed, 'status', orders.status, 'person', newest.person, 'at', newest.created_at,
      'other', case when decided.outcome = 'slip-used' then (
        select others.reference
          from public.order_slips as slip
            join public.slip_holds as held
              on held.kind = slip.kind and held.bank = coalesce(slip.bank, '') and held.reference = slip.reference
            join public.orders as others on others.id = held.order_id
          where slip.path = orders.payment_slip_path
      ) end
    )
    from public.orders
      left join lateral (
        select * from public.order_events where order_id = orders.id and status_before is not null order by id desc limit 1
      ) as newest on true
    where orders.reference = decided.reference
$$;

-- Takes {reference, status, seen, person, reason, note}: what somebody of the agency decides. seen is the state that this person saw,
-- or null. Answers what decided does; the outcome is one of move_order, 'outdated' (the order was no longer in the state that was
-- seen; nothing happened) or 'not-found'. A mail to the customer leaves once there was time to take the move back.
create or replace function public.set_order_status(args jsonb) returns jsonb
  language plpgsql volatile security definer
  set search_path = ''
as $$
declare
  found_order public.orders;
  told text;
  outcome text;
  mailed boolean := false;
begin
  select * into found_order from public.orders where reference = args->>'reference' for update;
  if not found then
    return jsonb_build_object('outcome', 'not-found', 'mailed', false);
  end if;
  if args->>'seen' is not null and args->>'seen' <> found_order.status and args->>'status' <> found_order.status then
    return public.decided(found_order.reference, 'outdated', false);
  end if;
  told := found_order.status;
  outcome := public.move_order(
    found_order, args->>'status', 'agency', 'agency', args->>'person', args->>'reason', args->>'note');
  if outcome = 'changed' then
    select * into found_order from public.orders where id = found_order.id;
    mailed := public.tell_customer(found_order, told, public.time_to_undo(), args->>'reason', args->>'note');
  end if;
  return public.decided(found_order.reference, outcome, mailed);
end
$$;

-- Takes back the newest move of an order, if somebody of the agency made it. Takes {reference, seen, person}; answers as set_order_status,
-- 'refused' where the newest move was not the agency's or took one back itself.
create function public.undo_order_move(args jsonb) returns jsonb
  language plpgsql volatile security definer
  set search_path = ''
as $$
declare
  found_order public.orders;
  newest public.order_events;
  outcome text := 'refused';
  mailed boolean := false;
begin
  select * into found_order from public.orders where reference = args->>'reference' for update;
  if not found then
    return jsonb_build_object('outcome', 'not-found', 'mailed', false);
  end if;
  if args->>'seen' is not null and args->>'seen' <> found_order.status then
    return public.decided(found_order.reference, 'outdated', false);
  end if;
  select * into newest from public.order_events
    where order_id = found_order.id and status_before is not null order by id desc limit 1;
  if newest.actor = 'agency' and newest.undoes is null then
    outcome := public.move_order(
      found_order, newest.status_before, 'undo', 'agency', args->>'person', undoes => newest.id);
  end if;
  if outcome = 'changed' then
    select * into found_order from public.orders where id = found_order.id;
    mailed := public.tell_customer(found_order, newest.status, public.time_to_undo(), is_correction => true);
  end if;
  return public.decided(found_order.reference, outcome, mailed);
end
$$;
grant execute on function public.undo_order_move(jsonb) to service_role;

-- As before, with the slip's row and what it holds: of two calls at once with one key or one slip the second waits for the first.
create or replace function public.insert_order(args jsonb, method text, out outcome text, out placed public.orders)
  language plpgsql volatile
  set search_path = ''
as $$
declare
  new_id constant uuid := gen_random_uuid();
  is_held boolean := true;
begin
  if args->>'slip_reference' is not null then
    insert into public.slip_holds (kind, bank, reference, order_id)
      values (args->>'slip_kind', coalesce(args->>'slip_bank', ''), args->>'slip_reference', new_id)
      on conflict do nothing;
    is_held := found;
  end if;
  for attempt in 1..5 loop
    if is_held then
      insert into public.orders (id, reference, payment_method, amount, lines, locale, idempotency_key, payment_slip_path)
        select
          new_id, public.draw_reference(), method,
          (select sum((line->>'price')::bigint) from jsonb_array_elements(args->'lines') as line) / 100.0,
          args->'lines', args->>'locale', args->>'idempotency_key', args->>'payment_slip_path'
        on conflict do nothing
        returning * into placed;
      if found then
        insert into public.order_slips (path, order_id, sha256, kind, bank, reference)
          select placed.payment_slip_path, placed.id, args->>'slip_sha256', args->>'slip_kind', args->>'slip_bank', args->>'slip_reference'
            where placed.payment_slip_path is not null;
        outcome := 'placed';
        return;
      end if;
    end if;

    select * into placed from public.orders where idempotency_key = args->>'idempotency_key';
    if found or not is_held then
      delete from public.slip_holds where order_id = new_id;
      outcome := case
        when placed.id is null then 'slip-used'
        when placed.payment_method = method and public.same_items(placed.lines, args->'lines') then 'repeated'
        else 'mismatch'
      end;
      return;
    end if;
    -- Not inserted, and not because of its key: another order has the reference, so draw again.
  end loop;
  raise exception 'no free order reference';
end
$$;

-- What a mail says about an order. Amounts in satang; same_picture_as has the references of the newest ten other orders that came
-- with the very same file.
create or replace function public.order_mail(placed public.orders) returns jsonb
  language sql stable
  set search_path = ''
as $$
  select jsonb_build_object(
    'reference', placed.reference,
    'placed_at', placed.created_at,
    'lines', placed.lines,
    'amount', public.satang(placed),
    'payment_method', placed.payment_method,
    'payment_slip_path', placed.payment_slip_path,
    'slip_kind', slip.kind,
    'slip_bank', slip.bank,
    'slip_reference', slip.reference,
    'same_picture_as', (
      select coalesce(jsonb_agg(other.reference order by other.created_at), '[]'::jsonb)
        from (
          select twin.reference, twin.created_at from public.orders as twin
            where twin.id <> placed.id
              and exists (select from public.order_slips where order_id = twin.id and sha256 = slip.sha256)
            order by twin.created_at desc limit 10
        ) as other
    ),
    'customer_name', placed.customer_name,
    'customer_email', placed.customer_email,
    'customer_phone', placed.customer_phone,
    'customer_address', placed.customer_address,
    'company_name', placed.company_name,
    'company_tax_id', placed.company_tax_id,
    'company_branch', placed.company_branch
  )
  from (select) as one left join public.order_slips as slip on slip.path = placed.payment_slip_path
$$;

-- An order's history as it may be shown: [{status, status_before, cause, actor, person, reason, note, created_at}], oldest first.
create function public.order_history(placed public.orders) returns jsonb
  language sql stable
  set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object(
      'status', status, 'status_before', status_before, 'cause', cause, 'actor', actor, 'person', person, 'reason', reason, 'note', note,
      'is_undo', undoes is not null, 'created_at', created_at
    ) order by id), '[]'::jsonb)
    from public.order_events where order_id = placed.id
$$;

-- An order's slips, the newest first: [{path, kind, bank, reference, created_at}].
create function public.slips_of(placed public.orders) returns jsonb
  language sql stable
  set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object(
      'path', path, 'kind', kind, 'bank', bank, 'reference', reference, 'created_at', created_at
    ) order by created_at desc, path), '[]'::jsonb)
    from public.order_slips where order_id = placed.id
$$;

-- Takes {reference}; answers the order as order_mail does, with status, locale, is_complete, events, slips, and moves: the states that
-- the agency may give it, and whether its newest move may be taken back; or null.
create or replace function public.show_order(args jsonb) returns jsonb
  language sql stable security definer
  set search_path = ''
as $$
  select public.order_mail(placed) || jsonb_build_object(
      'status', placed.status,
      'locale', placed.locale,
      'is_complete', placed.completed_at is not null,
      'stripe_session', placed.stripe_session,
      'events', public.order_history(placed),
      'slips', public.slips_of(placed),
      'moves', (
        select coalesce(jsonb_agg(move.after), '[]'::jsonb) from public.order_moves() as move
          where move.actor = 'agency' and public.may_move(placed, move.actor, move.after) and move.before = placed.status
      ),
      'may_undo', (
        select newest.actor = 'agency' and newest.undoes is null
          from (select * from public.order_events where order_id = placed.id and status_before is not null order by id desc limit 1) as newest
      ) is true
    )
    from public.orders as placed where reference = args->>'reference'
$$;

-- Takes what it took before and {key_hash}, the hash of a key to the order's page, which is added for 'placed', 'repeated' and 'replaced'.
create or replace function public.place_order(args jsonb) returns jsonb
  language plpgsql volatile security definer
  set search_path = ''
as $$
declare
  inserted record;
  known public.orders;
  outcome text;
  spare_slip text := args->>'payment_slip_path';
begin
  select * into inserted from public.insert_order(args, 'promptpay');
  outcome := inserted.outcome;
  known := inserted.placed;

  if outcome = 'repeated' then
    select * into known from public.orders where id = known.id for update;
  end if;
  if outcome = 'repeated'
    and (select sha256 from public.order_slips where path = known.payment_slip_path) is distinct from args->>'slip_sha256'
  then
    if known.completed_at is not null or known.status <> 'pending' then
      outcome := 'mismatch';
    else
      spare_slip := known.payment_slip_path;
      if public.add_slip(known, args) then
        delete from public.order_slips where path = spare_slip;
        -- What the earlier picture held is free again, unless this one holds it too.
        delete from public.slip_holds as held where held.order_id = known.id and not exists (
          select from public.order_slips where order_id = known.id and kind = held.kind and coalesce(bank, '') = held.bank and reference = held.reference
        );
        select * into known from public.orders where id = known.id;
        outcome := 'replaced';
      else
        spare_slip := args->>'payment_slip_path';
        outcome := 'slip-used';
      end if;
    end if;
  end if;

  -- The same call again, after its first answer was lost, must not give up the picture that the first one took.
  if exists (select from public.orders where payment_slip_path = spare_slip) then
    spare_slip := null;
  end if;
  if outcome not in ('placed', 'repeated', 'replaced') then
    return jsonb_build_object('outcome', outcome, 'spare_slip', spare_slip);
  end if;
  perform public.add_order_key(known.id, args->>'key_hash');
  return jsonb_build_object(
    'outcome', outcome,
    'spare_slip', spare_slip,
    'id', known.id,
    'reference', known.reference,
    'amount', public.satang(known),
    'is_complete', known.completed_at is not null
  );
end
$$;

-- Gives an order another slip, which counts from now on. Answers false, with nothing written, where another order holds its number.
create function public.add_slip(receiver public.orders, args jsonb) returns boolean
  language plpgsql volatile
  set search_path = ''
as $$
begin
  if args->>'slip_reference' is not null then
    insert into public.slip_holds (kind, bank, reference, order_id)
      values (args->>'slip_kind', coalesce(args->>'slip_bank', ''), args->>'slip_reference', receiver.id)
      on conflict do nothing;
    if not found and not exists (
      select from public.slip_holds
        where kind = args->>'slip_kind' and bank = coalesce(args->>'slip_bank', '') and reference = args->>'slip_reference'
          and order_id = receiver.id
    ) then
      return false;
    end if;
  end if;
  insert into public.order_slips (path, order_id, sha256, kind, bank, reference)
    values (
      args->>'payment_slip_path', receiver.id, args->>'slip_sha256', args->>'slip_kind', args->>'slip_bank', args->>'slip_reference'
    );
  update public.orders set
    payment_slip_path = args->>'payment_slip_path',
    abandoned_reported_at = null -- that report showed the earlier picture
    where id = receiver.id;
  return true;
end
$$;

-- Writes down who an order is from and owes the mails about it. args: {name, email, phone, address, company_name, company_tax_id,
-- company_branch, agency}.
create function public.name_customer(named public.orders, args jsonb) returns void
  language plpgsql volatile
  set search_path = ''
as $$
declare
  mail jsonb;
begin
  update public.orders set
    customer_name = args->>'name',
    customer_email = args->>'email',
    customer_phone = args->>'phone',
    customer_address = args->>'address',
    company_name = args->>'company_name',
    company_tax_id = args->>'company_tax_id',
    company_branch = args->>'company_branch',
    completed_at = now()
    where id = named.id
    returning * into named;
  mail := public.order_mail(named);
  insert into public.outbox (event, recipient, locale, payload) values
    ('order-customer', named.customer_email, named.locale, mail),
    ('order-agency', args->>'agency', named.locale, mail);
  perform public.tell_customer(named, 'pending', interval '0');
end
$$;

-- The details of a customer as the checkout and the order's page send them, to be compared.
create function public.customer_of(placed public.orders) returns jsonb
  language sql immutable
  set search_path = ''
as $$
  select jsonb_build_object(
    'name', placed.customer_name, 'email', placed.customer_email, 'phone', placed.customer_phone, 'address', placed.customer_address,
    'company_name', placed.company_name, 'company_tax_id', placed.company_tax_id, 'company_branch', placed.company_branch
  )
$$;

-- The names of the details that differ, comma between; empty where none does.
create function public.changed_details(placed public.orders, args jsonb) returns text
  language sql immutable
  set search_path = ''
as $$
  select coalesce(string_agg(known.key, ', ' order by known.key), '')
    from jsonb_each_text(public.customer_of(placed)) as known
    where known.value is distinct from args->>known.key
$$;

-- As before; 'mismatch' leaves the first details as they are, since the order's page is where they are put right.
create or replace function public.complete_order(args jsonb) returns jsonb
  language plpgsql volatile security definer
  set search_path = ''
as $$
declare
  found_order public.orders;
begin
  select * into found_order from public.orders
    where id = (args->>'id')::uuid and idempotency_key = args->>'idempotency_key' and payment_method = 'promptpay'
    for update;
  if not found then
    return jsonb_build_object('outcome', 'not-found');
  end if;
  if found_order.completed_at is not null then
    return jsonb_build_object(
      'outcome', case when public.changed_details(found_order, args) = '' then 'repeated' else 'mismatch' end,
      'reference', found_order.reference
    );
  end if;
  perform public.name_customer(found_order, args);
  return jsonb_build_object('outcome', 'completed', 'reference', found_order.reference);
end
$$;

-- Takes {paths} of stored slips; answers {paths}: those that belong to no order, because an upload was interrupted, another picture took
-- its place, or the order was deleted.
create or replace function public.slips_without_order(args jsonb) returns jsonb
  language sql stable security definer
  set search_path = ''
as $$
  select jsonb_build_object('paths', coalesce(jsonb_agg(given.path), '[]'::jsonb))
    from jsonb_array_elements_text(args->'paths') as given (path)
    where not exists (select from public.order_slips as kept where kept.path = given.path)
$$;

-- Takes what it took before and {key_hash}, which is added for 'placed' and 'repeated'.
create or replace function public.open_card_order(args jsonb) returns jsonb
  language plpgsql volatile security definer
  set search_path = ''
as $$
declare
  inserted record;
  known public.orders;
begin
  select * into inserted from public.insert_order(args, 'card');
  known := inserted.placed;
  if inserted.outcome not in ('placed', 'repeated') then
    return jsonb_build_object('outcome', inserted.outcome);
  end if;
  perform public.add_order_key(known.id, args->>'key_hash') where not public.was_readdressed(known);
  return jsonb_build_object(
    'outcome', inserted.outcome,
    'opens', not public.was_readdressed(known),
    'id', known.id,
    'reference', known.reference,
    'status', known.status,
    'session', known.stripe_session,
    'lines', known.lines,
    'locale', known.locale
  );
end
$$;

create or replace function public.close_unopened_card_orders(args jsonb) returns jsonb
  language plpgsql volatile security definer
  set search_path = ''
as $$
declare
  unopened public.orders;
  closed integer := 0;
begin
  for unopened in
    select * from public.orders
      where payment_method = 'card' and status = 'pending' and stripe_session is null and created_at <= (args->>'before')::timestamptz
      for update skip locked
  loop
    perform public.move_order(unopened, 'cancelled', 'card: no payment page was opened', 'site');
    closed := closed + 1;
  end loop;
  return jsonb_build_object('closed', closed);
end
$$;
