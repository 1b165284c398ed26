-- Parts of a payment after they were agreed: the hand-over that makes one due, and reminders. Their table is in the file of orders.

-- Owes the customer a mail about the part that is due: news is 'called' (the hand-over has come), 'due' (its day has come) or 'late'.
create function public.enqueue_part_mail(owing public.orders, news text, place integer, pause interval default '0') returns boolean
  language sql volatile set search_path = ''
as $$
  select public.enqueue(
    'order-part', 'customer', owing.customer_email, owing.locale,
    jsonb_build_object(
      'reference', owing.reference, 'customer_name', owing.customer_name, 'quotation', owing.quote_number, 'news', enqueue_part_mail.news,
      'place', enqueue_part_mail.place, 'status', owing.status, 'amount', owing.amount, 'withheld', owing.withheld,
      'parts', public.parts_of(owing)
    ) || public.money_sums(owing),
    owing.id, enqueue_part_mail.pause
  )
$$;

-- Says that the hand-over has come, so that a part which waits for it is due, or takes that back. Takes {reference, place, is_due, person}.
-- Answers {outcome, mailed}: 'changed', 'unchanged' (it is so already), 'refused' (the part is paid, or waits for no hand-over, or the order
-- is closed) or 'not-found'; mailed says whether a mail waits for the customer. The mail to the customer leaves once there was time to take it back.
create function public.call_part(args jsonb) returns jsonb
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  owing public.orders;
  called record;
  is_due constant boolean := (args->>'is_due')::boolean;
begin
  select * into owing from public.orders where reference = args->>'reference' for update;
  select * into called from public.parts_left(owing) as part where part.place = (args->>'place')::integer;
  if owing.id is null or called.place is null then
    return jsonb_build_object('outcome', 'not-found');
  elsif called.due <> 'handover' or called.open = 0 or owing.status not in ('awaiting-payment', 'pending', 'slip-wanted') then
    return jsonb_build_object('outcome', 'refused');
  elsif (called.due_on is not null) = is_due then
    return jsonb_build_object('outcome', 'unchanged', 'mailed', public.mail_waits('order-part', owing.id));
  end if;
  -- That mail says what a reminder on the day itself would.
  update public.order_parts set due_on = case when is_due then public.today_in_thailand() end, reminded = case when is_due then 0 end
    where order_id = owing.id and place = called.place;
  insert into public.order_events (order_id, status, cause, actor, person)
    values (owing.id, owing.status, case when is_due then 'part-due ' else 'part-not-due ' end || called.place, 'agency', args->>'person');
  delete from public.outbox
    where subject_id = owing.id and event = 'order-part' and status = 'queued' and attempts = 0 and payload->>'place' = called.place::text;
  perform public.enqueue_part_mail(owing, 'called', called.place, public.time_to_undo()) where is_due;
  return jsonb_build_object('outcome', 'changed', 'mailed', public.mail_waits('order-part', owing.id));
end
$$;
grant execute on function public.call_part(jsonb) to service_role;

-- Owes customers a reminder of a part that is due and not paid. Takes {days}: so many after the day on which it is due, each once. Where
-- nobody asked for days, one reminder stands for all that were missed: what is due is read from due_on, never from the last time. An order
-- gets one mail, about its first such part. Answers {reminded}.
create function public.remind_of_parts(args jsonb) returns jsonb
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  owing public.orders;
  late record;
  reminded integer := 0;
begin
  for owing in
    select waiting.* from public.orders as waiting
      where waiting.status = 'awaiting-payment' and waiting.payment_method <> 'card' and exists (
        select from public.order_parts as part where part.order_id = waiting.id and part.due_on <= public.today_in_thailand()
      )
      for update of waiting skip locked
  loop
    select part.place, reached.day into late
      from public.parts_left(owing) as part
        join lateral (
          select max(day::integer) as day from jsonb_array_elements_text(args->'days') as day
            where part.due_on + day::integer <= public.today_in_thailand()
        ) as reached on reached.day > coalesce(part.reminded, -1)
      where part.open > 0
      order by part.place limit 1;
    continue when not found;
    update public.order_parts as told set reminded = (
        select max(day::integer) from jsonb_array_elements_text(args->'days') as day
          where told.due_on + day::integer <= public.today_in_thailand()
      )
      where told.order_id = owing.id and told.due_on <= public.today_in_thailand();
    perform public.enqueue_part_mail(owing, case late.day when 0 then 'due' else 'late' end, late.place);
    reminded := reminded + 1;
  end loop;
  return jsonb_build_object('reminded', reminded);
end
$$;
grant execute on function public.remind_of_parts(jsonb) to service_role;
