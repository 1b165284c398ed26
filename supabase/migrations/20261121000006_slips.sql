-- Orders that are paid by PromptPay, with a slip.

-- The private bucket of the slips, where there is a storage schema (on Supabase); elsewhere slips are files.
do $$
begin
  if to_regclass('storage.buckets') is not null then
    insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
      values ('payment-slips', 'payment-slips', false, 4194304, array['image/jpeg', 'image/png', 'image/webp'])
      on conflict (id) do update set
        public = excluded.public,
        file_size_limit = excluded.file_size_limit,
        allowed_mime_types = excluded.allowed_mime_types;
  end if;
end
$$;

-- Takes {idempotency_key, locale, lines, payment_slip_path, slip_sha256, slip_kind, slip_bank, slip_reference}.
-- Answers {outcome, spare_slip}, and for 'placed', 'repeated' and 'replaced' also {id, reference, amount, is_complete}, amount in satang.
-- The outcomes are those of insert_order, and 'replaced': the key's order had another picture and has this one now, which only a pending
-- order whose customer is unknown lets happen; any other is a 'mismatch'. spare_slip is the path of the picture that no order needs any
-- more, the given one or the earlier one, or null.
create function public.place_order(args jsonb) returns jsonb
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
  if outcome = 'repeated' and known.slip_sha256 <> args->>'slip_sha256' then
    if known.completed_at is not null or known.status <> 'pending' then
      outcome := 'mismatch';
    else
      begin
        spare_slip := known.payment_slip_path;
        update public.orders set
          payment_slip_path = args->>'payment_slip_path',
          slip_sha256 = args->>'slip_sha256',
          slip_kind = args->>'slip_kind',
          slip_bank = args->>'slip_bank',
          slip_reference = args->>'slip_reference',
          abandoned_reported_at = null -- that report showed the earlier picture
          where id = known.id
          returning * into known;
        outcome := 'replaced';
      exception when unique_violation then
        spare_slip := args->>'payment_slip_path';
        outcome := 'slip-used';
      end;
    end if;
  end if;

  -- The same call again, after its first answer was lost, must not give up the picture that the first one took.
  if exists (select from public.orders where payment_slip_path = spare_slip) then
    spare_slip := null;
  end if;
  if outcome not in ('placed', 'repeated', 'replaced') then
    return jsonb_build_object('outcome', outcome, 'spare_slip', spare_slip);
  end if;
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
grant execute on function public.place_order(jsonb) to service_role;

-- Says who an order is from. Takes {id, idempotency_key, name, email, phone, address, company_name, company_tax_id, company_branch,
-- agency}; agency is the address of the agency's copy, the company's three are null together.
-- Answers {outcome, reference}: 'completed', 'repeated' (the same details again), 'mismatch' (other details: the first stay as they
-- are), or 'not-found' (no such order, not with this key, or one that is paid by card and has its customer from there). Two mails
-- are put into the outbox, and a third about the order's state if that was decided before an address was known.
create function public.complete_order(args jsonb) returns jsonb
  language plpgsql volatile security definer
  set search_path = ''
as $$
declare
  found_order public.orders;
  mail jsonb;
begin
  select * into found_order from public.orders
    where id = (args->>'id')::uuid and idempotency_key = args->>'idempotency_key' and payment_method = 'promptpay'
    for update;
  if not found then
    return jsonb_build_object('outcome', 'not-found');
  end if;
  if found_order.completed_at is not null then
    return jsonb_build_object(
      'outcome', case
        when (found_order.customer_name, found_order.customer_email, found_order.customer_phone, found_order.customer_address,
            found_order.company_name, found_order.company_tax_id, found_order.company_branch)
          is not distinct from (args->>'name', args->>'email', args->>'phone', args->>'address',
            args->>'company_name', args->>'company_tax_id', args->>'company_branch')
        then 'repeated' else 'mismatch' end,
      'reference', found_order.reference
    );
  end if;

  update public.orders set
    customer_name = args->>'name',
    customer_email = args->>'email',
    customer_phone = args->>'phone',
    customer_address = args->>'address',
    company_name = args->>'company_name',
    company_tax_id = args->>'company_tax_id',
    company_branch = args->>'company_branch',
    completed_at = now()
    where id = found_order.id
    returning * into found_order;

  mail := public.order_mail(found_order);
  insert into public.outbox (event, recipient, locale, payload) values
    ('order-customer', found_order.customer_email, found_order.locale, mail),
    ('order-agency', args->>'agency', found_order.locale, mail);
  if found_order.status <> 'pending' then
    perform public.owe_status_mail(found_order, found_order.status);
  end if;

  return jsonb_build_object('outcome', 'completed', 'reference', found_order.reference);
end
$$;
grant execute on function public.complete_order(jsonb) to service_role;

-- Puts one mail to the agency into the outbox for each order whose slip came at {before} or earlier and whose customer is still
-- unknown, once. Takes {before, agency}; agency is the address of the mail. Answers {reported}: how many orders.
create function public.report_abandoned_orders(args jsonb) returns jsonb
  language plpgsql volatile security definer
  set search_path = ''
as $$
declare
  reported integer;
begin
  with abandoned as (
    update public.orders set abandoned_reported_at = now()
      where completed_at is null and abandoned_reported_at is null
        and status = 'pending' and payment_method = 'promptpay' and created_at <= (args->>'before')::timestamptz
      returning *
  )
  insert into public.outbox (event, recipient, locale, payload)
    select 'order-abandoned', args->>'agency', abandoned.locale, public.order_mail(abandoned)
      from abandoned order by created_at;
  get diagnostics reported = row_count;
  return jsonb_build_object('reported', reported);
end
$$;
grant execute on function public.report_abandoned_orders(jsonb) to service_role;

-- Takes {paths} of stored slips; answers {paths}: those that belong to no order, because an upload was interrupted or the order deleted.
create function public.slips_without_order(args jsonb) returns jsonb
  language sql stable security definer
  set search_path = ''
as $$
  select jsonb_build_object('paths', coalesce(jsonb_agg(path), '[]'::jsonb))
    from jsonb_array_elements_text(args->'paths') as path
    where not exists (select from public.orders where payment_slip_path = path)
$$;
grant execute on function public.slips_without_order(jsonb) to service_role;
