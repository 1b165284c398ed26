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
-- Answers {outcome, id, reference, amount, is_complete} for 'placed' and 'repeated', amount in satang; {outcome} alone for 'mismatch'
-- and 'slip-used'. The outcomes are those of insert_order.
create function public.place_order(args jsonb) returns jsonb
  language sql volatile security definer
  set search_path = ''
as $$
  select case when outcome in ('placed', 'repeated')
      then jsonb_build_object(
        'outcome', outcome,
        'id', (placed).id,
        'reference', (placed).reference,
        'amount', public.satang(placed),
        'is_complete', (placed).completed_at is not null
      )
      else jsonb_build_object('outcome', outcome)
    end
    from public.insert_order(args, 'promptpay')
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
