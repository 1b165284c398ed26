-- The company that an order is to be invoiced to: name and tax id together or neither; no branch without them.
alter table public.orders
  add constraint orders_company check (
    case when company_name is null then company_tax_id is null and company_branch is null
      else company_tax_id ~ '^[0-9]{13}$' and company_branch ~ '^(head-office|[0-9]{5})$' end is true);

-- Takes {id, idempotency_key, name, email, phone, address, company_name, company_tax_id, company_branch, agency}; agency is the
-- address of the agency's copy, the company's three are null together.
-- Answers {outcome, reference}: 'completed', 'repeated' (the same details again), 'taken' (other details: the first stand)
-- or 'not-found' (no such order, not with this key, or one that is paid by card and has its customer from there). The two mails
-- are owed from the same moment; so is the one about a decision that was made while nobody had left an address.
create or replace function public.complete_order(args jsonb) returns jsonb
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
        then 'repeated' else 'taken' end,
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
