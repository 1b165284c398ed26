-- What the bank is asked about slips, by whatever service the site has chosen, and what follows from its answer. Its columns are those of
-- order_slips.

-- Takes {max}; answers the slips that the bank is to be asked about now: [{path, attempt, code, reference, amount}], amount what is asked for
-- of the order in satang. Whoever took one asks once: an answer that is lost is none, and then a person looks at the slip. Of an order that is decided nobody asks again.
create function public.claim_slip_checks(args jsonb) returns jsonb
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  claimed jsonb;
begin
  -- Of an order that was decided meanwhile nobody pays to hear more.
  update public.order_slips as slip set ask_at = null, code = null, bank_says = '{"outcome": "missing"}'
    from public.orders as decided
    where slip.ask_at <= now() and slip.asked > 0 and decided.id = slip.order_id
      and decided.status not in ('awaiting-payment', 'pending', 'slip-wanted');
  with due as (
    select path from public.order_slips where ask_at <= now()
      order by ask_at limit (args->>'max')::integer for update skip locked
  ), asking as (
    update public.order_slips as slip
      set ask_at = null, asked = slip.asked + 1, bank_says = '{"outcome": "asked"}', bank_said_at = now()
      from due where slip.path = due.path
      returning slip.*
  )
  select to_jsonb(array_agg(jsonb_build_object(
      'path', asking.path, 'attempt', asking.asked, 'code', asking.code, 'reference', asking.reference, 'amount',
      public.asked_of(waiting))))
    into claimed
    from asking join public.orders as waiting on waiting.id = asking.order_id;
  return coalesce(claimed, '[]');
end
$$;
grant execute on function public.claim_slip_checks(jsonb) to service_role;

-- How a transfer compares with the order that its slip was sent for. found: {amount, at, receiver_fits}. Answers {amount, receiver, day,
-- unused}: amount is 'fits', 'less' than what was asked for or 'more' than what was open; receiver is null where the bank hides too much to tell. A transfer is of
-- the order's time from the day before it was placed, since a code is paid before its slip is sent.
create function public.slip_marks(slip public.order_slips, checked public.orders, found jsonb) returns jsonb
  language sql volatile set search_path = ''
as $$
  select jsonb_build_object(
    'amount', case
      when (found->>'amount')::bigint < coalesce(expected.amount, public.asked_of(checked)) then 'less'
      when (found->>'amount')::bigint > coalesce(expected.amount, (public.money_of(checked)).open) then 'more'
      else 'fits' end,
    'receiver', found->'receiver_fits',
    'day', ((found->>'at')::timestamptz at time zone 'Asia/Bangkok')::date
        >= (checked.created_at at time zone 'Asia/Bangkok')::date - 1
      and (found->>'at')::timestamptz <= now() + interval '15 minutes',
    'unused', not exists (
        select from public.order_money as other
          where other.way = 'came' and other.struck_by is null and upper(other.reference) = upper(slip.reference)
            and other.slip_path is distinct from slip.path
      ) and not exists (
        select from public.slip_holds as held
          where upper(held.reference) = upper(slip.reference) and held.order_id <> checked.id
      )
  )
  from (
    select (
      select line.amount from public.order_money as line where line.slip_path = slip.path and line.way = 'came' and line.struck_by is null
    ) as amount
  ) as expected
$$;

-- Keeps what the bank said about a slip. Takes {path, attempt, outcome, reason, found, limit}: outcome is 'found', 'not-yet' or 'unknown',
-- reason why nothing is known, found {number, amount, at, receiver, receiver_fits}, amounts and limit in satang. A transfer for which
-- everything fits, up to the limit, is written down and moves its order, and so is one of less than is open. An answer about another
-- transfer says nothing; one that came before, or that nobody waits for, changes nothing. Not yet is asked again after 1, 3, 10 and 30
-- minutes. Answers {outcome, pays}: that of the slip, or 'outdated'.
create function public.note_slip_check(args jsonb) returns jsonb
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  checked public.orders;
  slip public.order_slips;
  found_there constant jsonb := args->'found';
  pause integer;
  outcome text := args->>'outcome';
  marks jsonb;
  pays boolean := false;
begin
  select waiting.* into checked
    from public.orders as waiting join public.order_slips as kept on kept.order_id = waiting.id
    where kept.path = args->>'path' for update of waiting;
  select * into slip from public.order_slips where path = args->>'path' for update;
  if slip.path is null or slip.asked <> (args->>'attempt')::integer or slip.bank_says->>'outcome' is distinct from 'asked' then
    return jsonb_build_object('outcome', 'outdated', 'pays', false);
  end if;
  if outcome = 'found' and upper(found_there->>'number') is distinct from upper(slip.reference) then
    outcome := 'unknown';
  elsif outcome = 'not-yet' then
    pause := (array[1, 3, 10, 30])[slip.asked];
    outcome := case when pause is null then 'missing' else outcome end;
  elsif outcome = 'found' then
    marks := public.slip_marks(slip, checked, found_there);
  end if;
  update public.order_slips set
    ask_at = now() + make_interval(mins => pause),
    code = case when pause is not null then code end,
    bank_says = jsonb_build_object('outcome', outcome) || case
      when marks is not null then found_there - array['number', 'receiver_fits'] || jsonb_build_object('marks', marks)
      when outcome = 'unknown' then jsonb_build_object('reason', coalesce(args->>'reason', 'other-transfer'))
      else '{}' end,
    bank_said_at = now()
    where path = slip.path;
  if marks->>'amount' in ('fits', 'less') and (marks->>'receiver')::boolean and (marks->>'day')::boolean and (marks->>'unused')::boolean
    and (found_there->>'amount')::bigint <= (args->>'limit')::bigint
    and checked.status in ('awaiting-payment', 'pending', 'slip-wanted') and checked.payment_method <> 'card'
    and not exists (select from public.order_money where slip_path = slip.path and way = 'came' and struck_by is null) then
    pays := (public.take_money(checked, (found_there->>'amount')::bigint, 'bank', null, slip.path, null, null)).outcome = 'changed';
  end if;
  return jsonb_build_object('outcome', outcome, 'pays', pays);
end
$$;
grant execute on function public.note_slip_check(jsonb) to service_role;
