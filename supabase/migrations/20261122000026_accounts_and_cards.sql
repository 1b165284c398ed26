-- As before, and the cards for the LINE group go along with what they speak of.
create or replace function public.forget(args jsonb) returns jsonb
  language plpgsql volatile security definer
  set search_path = ''
as $$
declare
  who constant text := lower(trim(args->>'who'));
  waiting text[];
  told text[]; -- the references that a card of the group may name
  booked uuid[];
  inquiries integer;
  erased integer;
  anonymised integer;
  mails integer;
begin
  if who is null or who = '' then
    raise exception 'nobody to forget';
  end if;
  select coalesce(array_agg(reference), '{}') into waiting from public.orders
    where status in ('pending', 'slip-wanted') and who in (lower(customer_email), lower(reference));
  select coalesce(array_agg(reference), '{}') into told from (
    select reference from public.orders where who in (lower(customer_email), lower(reference))
    union all
    select reference from public.inquiries where who in (lower(fields->>'email'), lower(reference))
  ) as names;

  delete from public.outbox
    -- By the recipient only where nothing else in the mail names the customer: the agency receives mail about everybody.
    where (who in (lower(payload->>'email'), lower(payload->>'customer_email'), lower(payload->>'reference'))
        or (event like 'order-%' and event not in ('order-agency', 'order-abandoned', 'order-news') and who = lower(recipient))
        or (event = 'line-card' and payload->>'reference' = any (told)))
      and coalesce(payload->>'reference', '') <> all (waiting);
  get diagnostics mails = row_count;
  delete from public.inquiries where who in (lower(fields->>'email'), lower(reference));
  get diagnostics inquiries = row_count;
  delete from public.orders as closed
    where status in ('rejected', 'cancelled') and who in (lower(customer_email), lower(reference)) and not public.had_money(closed);
  get diagnostics erased = row_count;

  with anonymous as (
    update public.orders set
      customer_name = null, customer_email = null, customer_phone = null, customer_address = null,
      company_name = case when company_tax_id like '0%' then company_name end,
      company_tax_id = case when company_tax_id like '0%' then company_tax_id end,
      company_branch = case when company_tax_id like '0%' then company_branch end
      where reference <> all (waiting) and customer_email is not null and who in (lower(customer_email), lower(reference))
      returning id
  )
  select coalesce(array_agg(id), '{}') into booked from anonymous;
  anonymised := cardinality(booked);
  delete from public.order_keys where order_id = any (booked);
  delete from public.order_slips as slip using public.orders as kept
    where slip.order_id = kept.id and kept.id = any (booked) and slip.path <> kept.payment_slip_path;
  update public.order_events set note = null where order_id = any (booked);
  return jsonb_build_object(
    'inquiries', inquiries, 'orders', erased, 'anonymised', anonymised, 'open', cardinality(waiting), 'mails', mails
  );
end
$$;
