-- Deletion after the periods that the privacy page names, and erasure on request (docs/decisions/0019).

-- Takes {days, years, time_zone}; answers {inquiries, mails, orders}: how many rows were deleted. Inquiries and mail are deleted so many
-- days after they arrived. Orders are deleted so many years after the end of the calendar year, which is the accounting year, of
-- their last event: an order placed in December and paid in January belongs to the later year. The slip of a deleted order then
-- belongs to none and is found by slips_without_order.
create function public.delete_expired(args jsonb) returns jsonb
  language plpgsql volatile security definer
  set search_path = ''
as $$
declare
  oldest constant timestamptz := now() - make_interval(days => (args->>'days')::integer);
  first_year constant timestamp :=
    date_trunc('year', now() at time zone (args->>'time_zone')) - make_interval(years => (args->>'years')::integer);
  inquiries integer;
  mails integer;
  orders integer;
begin
  delete from public.inquiries where created_at < oldest;
  get diagnostics inquiries = row_count;
  delete from public.outbox where created_at < oldest;
  get diagnostics mails = row_count;
  delete from public.orders as old
    where old.created_at at time zone (args->>'time_zone') < first_year
      and not exists (
        select from public.order_events as event
          where event.order_id = old.id and event.created_at at time zone (args->>'time_zone') >= first_year
      );
  get diagnostics orders = row_count;
  return jsonb_build_object('inquiries', inquiries, 'mails', mails, 'orders', orders);
end
$$;
grant execute on function public.delete_expired(jsonb) to service_role;

-- Takes {who}: an email address or a reference, in any case. Answers {inquiries, orders, anonymised, open, mails}: how many
-- inquiries, rejected or cancelled orders and mails were deleted, how many paid orders lost name, address and contacts, and how many
-- orders stay as they are because they are pending: someone may have paid them. The billed company stays where its tax id is
-- that of a company, which begins with 0; any other tax id is a person's own number.
create function public.forget(args jsonb) returns jsonb
  language plpgsql volatile security definer
  set search_path = ''
as $$
declare
  who constant text := lower(trim(args->>'who'));
  pending text[];
  inquiries integer;
  erased integer;
  anonymised integer;
  mails integer;
begin
  if who is null or who = '' then
    raise exception 'nobody to forget';
  end if;
  select coalesce(array_agg(reference), '{}') into pending from public.orders
    where status = 'pending' and who in (lower(customer_email), lower(reference));

  delete from public.outbox
    -- By the recipient only where nothing else in the mail names the customer: the agency receives mail about everybody.
    where (who in (lower(payload->>'email'), lower(payload->>'customer_email'), lower(payload->>'reference'))
        or (event = 'order-status' and who = lower(recipient)))
      and coalesce(payload->>'reference', '') <> all (pending);
  get diagnostics mails = row_count;
  delete from public.inquiries where who in (lower(fields->>'email'), lower(reference));
  get diagnostics inquiries = row_count;
  delete from public.orders
    where status in ('rejected', 'cancelled') and who in (lower(customer_email), lower(reference));
  get diagnostics erased = row_count;
  update public.orders set
    customer_name = null, customer_email = null, customer_phone = null, customer_address = null,
    company_name = case when company_tax_id like '0%' then company_name end,
    company_tax_id = case when company_tax_id like '0%' then company_tax_id end,
    company_branch = case when company_tax_id like '0%' then company_branch end
    where status = 'paid' and customer_email is not null and who in (lower(customer_email), lower(reference));
  get diagnostics anonymised = row_count;
  return jsonb_build_object(
    'inquiries', inquiries, 'orders', erased, 'anonymised', anonymised, 'open', cardinality(pending), 'mails', mails
  );
end
$$;
grant execute on function public.forget(jsonb) to service_role;
