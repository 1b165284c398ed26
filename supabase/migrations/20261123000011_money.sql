-- What the agency writes down of an order's money, and takes back again; what a card gateway says of it is in the file of cards.

-- Writes down that what is open of an order came, as its newest slip shows, if that shows no other payment. False where its number has
-- paid already.
create function public.write_open_money(paid public.orders, person text) returns boolean
  language plpgsql volatile set search_path = ''
as $$
declare
  open constant bigint := (public.money_of(paid)).open;
begin
  if open = 0 then
    return true;
  end if;
  return public.write_money(paid, open, person, case when not exists (
    select from public.order_money where slip_path = paid.payment_slip_path and way = 'came' and struck_by is null
  ) then paid.payment_slip_path end);
end
$$;

-- Writes down that money came: amount in satang, the slip that shows it or the number of the transaction, as somebody typed it, or as the
-- bank said, which actor names then; method is another than the order's, or null. False, with nothing written, where that slip or number
-- has paid already, or another order holds it.
create function public.write_money(
    paid public.orders, amount bigint, person text, slip_path text default null, reference text default null, actor text default 'agency',
    method text default null)
  returns boolean
  language plpgsql volatile set search_path = ''
as $$
declare
  slip public.order_slips;
begin
  select * into slip from public.order_slips where path = write_money.slip_path and order_id = paid.id;
  slip.reference := coalesce(slip.reference, write_money.reference);
  if exists (
    select from public.slip_holds as held where upper(held.reference) = upper(slip.reference) and held.order_id <> paid.id
  ) then
    return false;
  end if;
  insert into public.order_money (order_id, way, amount, method, reference, slip_path, actor, person)
    values (
      paid.id, 'came', write_money.amount, coalesce(write_money.method, paid.payment_method), slip.reference, slip.path, write_money.actor,
      write_money.person
    )
    on conflict do nothing;
  return found;
end
$$;

-- Strikes what somebody of the agency wrote down of a card's money, for good: way is 'came' or 'back'. Answers what it came to, in satang.
create function public.strike_by_hand(struck uuid, way text) returns bigint
  language sql volatile set search_path = ''
as $$
  with lines as (
    update public.order_money as line
      set struck_by = (select min(id) from public.order_events where order_id = struck)
      where line.order_id = struck and line.way = strike_by_hand.way and line.method = 'card' and line.actor = 'agency'
        and line.struck_by is null
      returning line.amount
  )
  select coalesce(abs(sum(amount)), 0)::bigint from lines
$$;

-- Strikes what a decision of the agency says was not so: of an order that is paid no more, the money by which it became paid; of one that
-- is refunded no more, what went back. after: the state that it has now; event: the decision.
create function public.strike_decision(moved public.orders, after text, event bigint) returns void
  language sql volatile set search_path = ''
as $$
  update public.order_money
    set struck_by = strike_decision.event
    where order_id = moved.id and actor in ('agency', 'bank') and struck_by is null
      and way = case moved.status when 'refunded' then 'back' when 'paid' then 'came' end
      and strike_decision.after <> 'refunded'
      and event_id >= (
        select max(id) from public.order_events
          where order_id = moved.id and status = moved.status and status_before <> 'refunded' and undoes is null
      )
$$;

-- Names the line of the history that tells of what was just written down; undoes: the one that it takes back, whose money is struck out,
-- and what that had struck stands again. Parts have receipts of their own after the time to undo, and what went back may have a credit note.
create function public.tell_money(told uuid, event bigint, undoes bigint default null) returns void
  language sql volatile set search_path = ''
as $$
  update public.order_money set
    event_id = coalesce(event_id, event),
    struck_by = case when struck_by is null then event when struck_by = undoes then null else struck_by end
    where order_id = told and undoes is not null and (event_id = undoes or struck_by = undoes);
  update public.order_money set event_id = event where order_id = told and actor in ('agency', 'bank') and event_id is null;
  update public.orders set papers_due_at = now() + public.time_to_undo()
    where id = told and exists (select from public.document_seller) and exists (
      select from public.order_money
        where order_id = told and event in (event_id, struck_by)
          and (way = 'back' or exists (select from public.order_parts where order_id = told))
    );
$$;

-- Whether a number that a decision had struck out has paid something else since, so that the decision cannot be taken back.
create function public.is_number_taken(decision bigint) returns boolean
  language sql stable set search_path = ''
as $$
  select exists (
    select from public.order_money as struck
      join public.order_money as other
        on other.id <> struck.id and other.way = 'came' and other.struck_by is null
          and (upper(other.reference) = upper(struck.reference) or other.slip_path = struck.slip_path)
      where struck.struck_by = decision and struck.way = 'came'
  )
$$;

-- Takes back money that was written down without another state of its order.
create function public.undo_money(undone public.orders, decision bigint, person text) returns void
  language plpgsql volatile set search_path = ''
as $$
declare
  event bigint;
begin
  insert into public.order_events (order_id, status, cause, actor, person, undoes)
    values (undone.id, undone.status, 'undo', 'agency', undo_money.person, decision)
    returning id into event;
  perform public.tell_money(undone.id, event, decision);
end
$$;

-- Writes down money that came for an order which the caller has locked, as write_money takes it, and moves the order to the state that the
-- sum decides. actor is 'agency' or 'bank'. Outcomes are 'changed', 'slip-used' and those of move_order; mailed as tell_customer says.
create function public.take_money(
    paid public.orders, amount bigint, actor text, person text, slip_path text, number text, note text, method text default null,
    out outcome text, out mailed boolean)
  language plpgsql volatile set search_path = ''
as $$
declare
  told constant text := public.told_state(paid);
  cause constant text := 'received ' || take_money.amount;
  event bigint;
  after text;
begin
  mailed := false;
  if not public.write_money(paid, take_money.amount, take_money.person, take_money.slip_path, take_money.number, take_money.actor,
    take_money.method) then
    outcome := 'slip-used';
    return;
  end if;
  outcome := 'changed';
  after := case when (public.money_of(paid)).open = 0 then 'paid' else 'awaiting-payment' end;
  if after = paid.status then
    insert into public.order_events (order_id, status, cause, actor, person, note)
      values (paid.id, paid.status, cause, take_money.actor, take_money.person, take_money.note)
      returning id into event;
    perform public.tell_money(paid.id, event);
  else
    outcome := public.move_order(paid, after, cause, take_money.actor, take_money.person, note => take_money.note);
    if outcome <> 'changed' then
      delete from public.order_money as line where line.order_id = paid.id and line.event_id is null and line.actor = take_money.actor;
    end if;
  end if;
  if outcome = 'changed' then
    select * into paid from public.orders where id = paid.id;
    mailed := public.tell_customer(paid, told, public.time_to_undo(), note => take_money.note);
  end if;
end
$$;

-- Writes down money that came for an order, in whatever part; the sum decides its state. Takes {reference, seen, received, person, amount,
-- slip_path, number, method, note}: seen is the state that the person saw, and received what had come by then, or null; amount in satang; slip_path
-- is the slip of the order that shows it, number that of the transaction where no slip tells it; method is 'cash' for what was handed over,
-- or null. Answers what decided does; the outcome is
-- 'changed', 'refused' (a card order, whose gateway tells what came, or one of whose price something went back), 'slip-used' (the slip or number has paid
-- already), 'outdated' or 'not-found'.
create function public.note_money(args jsonb) returns jsonb
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  paid public.orders;
  taken record;
begin
  select * into paid from public.orders where reference = args->>'reference' for update;
  if not found then
    return jsonb_build_object('outcome', 'not-found', 'mailed', false);
  end if;
  if args->>'seen' <> paid.status or (args->>'received')::bigint <> (public.money_of(paid)).came then
    return public.decided(paid.reference, 'outdated', false);
  end if;
  if paid.payment_method = 'card' or paid.status = 'refunded'
    -- A credit note says of a part of the price that it went back: more money would be for something else.
    or (paid.status = 'paid' and (public.money_of(paid)).kept < paid.amount - paid.withheld) then
    return public.decided(paid.reference, 'refused', false);
  end if;
  taken := public.take_money(
    paid, (args->>'amount')::bigint, 'agency', args->>'person', args->>'slip_path', args->>'number', args->>'note', args->>'method');
  return public.decided(paid.reference, taken.outcome, taken.mailed);
end
$$;
grant execute on function public.note_money(jsonb) to service_role;

-- Writes down money that went back: all that was kept, or a part of it, which is corrected on paper. Takes {reference, seen,
-- kept, person, amount, account, picture, note}: seen is the state that the person saw, and kept what was kept then; amount in satang;
-- account says where it went, picture is the path of one of the transfer, or null. Answers what decided does; the outcome is 'changed',
-- 'refused' (more than was kept), 'outdated' or 'not-found'.
create function public.send_back(args jsonb) returns jsonb
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  paid public.orders;
  money record;
  sent constant bigint := (args->>'amount')::bigint;
  event bigint;
  told text;
  outcome text := 'changed';
  mailed boolean := false;
begin
  select * into paid from public.orders where reference = args->>'reference' for update;
  if not found then
    return jsonb_build_object('outcome', 'not-found', 'mailed', false);
  end if;
  money := public.money_of(paid);
  if args->>'seen' <> paid.status or (args->>'kept')::bigint <> money.kept then
    return public.decided(paid.reference, 'outdated', false);
  end if;
  if sent > money.kept then
    return public.decided(paid.reference, 'refused', false);
  end if;
  told := public.told_state(paid);
  if sent = money.kept then
    outcome := public.move_order(paid, 'refunded', 'refund ' || sent, 'agency', args->>'person', note => args->>'note');
    event := (public.newest_decision(paid)).id;
  else
    insert into public.order_events (order_id, status, cause, actor, person, note)
      values (paid.id, paid.status, 'refund ' || sent, 'agency', args->>'person', args->>'note')
      returning id into event;
    insert into public.order_money (order_id, way, amount, method, actor, person)
      values (paid.id, 'back', -sent, paid.payment_method, 'agency', args->>'person');
    perform public.tell_money(paid.id, event);
  end if;
  if outcome = 'changed' then
    update public.order_money set account = args->>'account', slip_path = args->>'picture' where event_id = event;
    select * into paid from public.orders where id = paid.id;
    mailed := case when sent = money.kept then public.tell_customer(paid, told, public.time_to_undo(), note => args->>'note')
      else public.enqueue_refund_mail(paid, case when paid.payment_method = 'card' then 'sent' else 'transferred' end, sent, event) end;
  end if;
  return public.decided(paid.reference, outcome, mailed);
end
$$;
grant execute on function public.send_back(jsonb) to service_role;

-- Takes {from, to, time_zone}: days as YYYY-MM-DD, to is the first day that is no longer meant. Answers what of the price of orders went back
-- on these days: [{day, reference, payment_method, amount, customer_name, company_name, company_tax_id, company_branch}], amount in satang
-- with the tax that was withheld of it, below 0 where a refund did not arrive. What had been too much is no part of the price.
create function public.price_refunds(args jsonb) returns jsonb
  language sql stable security definer set search_path = ''
as $$
  select to_jsonb(array(
    select jsonb_build_object(
        'day', gone.day, 'reference', paid.reference, 'payment_method', paid.payment_method,
        -- Each share reckoned on all that is missing by then, as credit notes reckon it.
        'amount', round(gone.missing * paid.amount::numeric / gone.payable)
          - round((gone.missing - gone.amount) * paid.amount::numeric / gone.payable),
        'customer_name', paid.customer_name,
        'company_name', paid.company_name, 'company_tax_id', paid.company_tax_id, 'company_branch', paid.company_branch
      )
      from (
        select line.order_id, line.id, line.way, (line.created_at at time zone (args->>'time_zone'))::date as day,
            priced.amount - priced.withheld as payable,
            least(kept - line.amount, priced.amount - priced.withheld) - least(kept, priced.amount - priced.withheld) as amount,
            priced.amount - priced.withheld - least(kept, priced.amount - priced.withheld) as missing
          from (
            select *, sum(amount) over (partition by order_id order by id) as kept from public.order_money
              where struck_by is null and order_id in (select order_id from public.order_money where way = 'back')
          ) as line join public.orders as priced on priced.id = line.order_id
      ) as gone join public.orders as paid on paid.id = gone.order_id
      where gone.way = 'back' and gone.amount <> 0 and gone.day >= (args->>'from')::date and gone.day < (args->>'to')::date
      order by gone.day, paid.reference, gone.id
  ))
$$;
grant execute on function public.price_refunds(jsonb) to service_role;

-- Takes {from, to, time_zone} as price_refunds does; answers the money that came and went back on these days: [{day, reference, way,
-- payment_method, number, amount, customer_name, company_name, company_tax_id, company_branch}], number that of the transaction, amount in
-- satang, below 0 for what went back.
create function public.money_moved(args jsonb) returns jsonb
  language sql stable security definer set search_path = ''
as $$
  select to_jsonb(array(
    select jsonb_build_object(
        'day', (line.created_at at time zone (args->>'time_zone'))::date, 'reference', paid.reference, 'way', line.way,
        'payment_method', line.method,
        'number', line.reference, 'amount', line.amount, 'customer_name', paid.customer_name,
        'company_name', paid.company_name, 'company_tax_id', paid.company_tax_id, 'company_branch', paid.company_branch
      )
      from public.order_money as line join public.orders as paid on paid.id = line.order_id
      where line.struck_by is null
        and line.created_at >= (args->>'from')::timestamp at time zone (args->>'time_zone')
        and line.created_at < (args->>'to')::timestamp at time zone (args->>'time_zone')
      order by line.id
  ))
$$;
grant execute on function public.money_moved(jsonb) to service_role;

-- Adds up the money of all orders. Takes {max}; answers {orders, wrong, faults: [{reference, status, came, back, kept, papers}]} in satang, so
-- many of those that are wrong: more went back than came; an order that is paid has yet to get some, one that is closed has kept some; or what
-- was kept is not what receipts less credit notes say of it (papers), where they are settled. What was too much has no paper, and neither has
-- what came before anybody issued receipts.
create function public.money_faults(args jsonb) returns jsonb
  language sql volatile security definer set search_path = ''
as $$
  with looked as (
    select summed.reference, summed.status, money.came, money.back, money.kept, paper.kept as papers,
        money.kept < 0
          or (summed.status = 'paid' and money.open > 0)
          or (summed.status in ('rejected', 'cancelled', 'refunded') and money.kept <> 0)
          or (summed.papers_due_at is null and paper.kept <> least(money.kept, paper.given))
          -- Its parts are not its price.
          or exists (
            select from public.order_parts where order_id = summed.id
              having sum(order_parts.amount) <> summed.amount or sum(order_parts.withheld) <> summed.withheld
          ) as is_wrong
      from public.orders as summed, public.money_of(summed) as money, public.receipts_sum(summed.id) as paper
  )
  select jsonb_build_object(
    'orders', (select count(*) from looked),
    'wrong', (select count(*) from looked where is_wrong),
    'faults', array(
      select to_jsonb(fault) - 'is_wrong' from looked as fault where is_wrong order by reference limit (args->>'max')::integer
    )
  )
$$;
grant execute on function public.money_faults(jsonb) to service_role;
