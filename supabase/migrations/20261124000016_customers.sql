-- The customer behind orders, quotations, inquiries and services: nobody has an account with the agency, so a customer is what bears the
-- same e-mail address, phone number or tax id, and what somebody of the agency said is the same one.

-- How a customer may be known: 'mail somchai@example.com', 'phone 812345678' (as a caller's number ends, in Thailand and from abroad), 'tax
-- 0205558001231'. Fewer than eight digits are nobody's number.
create function public.contacts_of(email text, phone text, tax_id text) returns text[]
  language sql immutable set search_path = ''
as $$
  select array_remove(array[
    'mail ' || lower(nullif(contacts_of.email, '')),
    'phone ' || nullif(regexp_replace(digits, '^(0066|66(?=\d{8})|0+)', ''), ''),
    'tax ' || nullif(contacts_of.tax_id, '')
  ], null)
  from (select case when length(found) >= 8 then found end as digits
    from regexp_replace(contacts_of.phone, '\D', '', 'g') as found) as phone
$$;

-- Everything that may lead to its customer: kind, its id and reference, and one contact a row.
create view public.customer_contacts with (security_invoker = true) as
  select owned.*, unnest(contacts) as contact from (
    select 'order' as kind, id, reference, created_at, public.contacts_of(customer_email, customer_phone, company_tax_id) as contacts
      from public.orders
    union all
    select 'quote', id, number, created_at, public.contacts_of(customer_email, customer_phone, company_tax_id) from public.quotes
    union all
    select 'inquiry', id, reference, created_at, public.contacts_of(fields->>'email', fields->>'phone', null) from public.inquiries
    union all
    select 'service', id, null, created_at, public.contacts_of(customer_email, customer_phone, company_tax_id) from public.services
  ) as owned;

-- Two customers that somebody of the agency said are one, each with all contacts of that moment: one of them may be corrected since.
create table public.same_customers (
  id uuid primary key default gen_random_uuid(),
  one text[] not null,
  other text[] not null,
  person text not null,
  created_at timestamptz not null default now()
);
alter table public.same_customers enable row level security;

-- What the team tells each other about a customer.
create table public.customer_notes (
  id uuid primary key default gen_random_uuid(),
  contacts text[] not null,
  note text not null,
  person text not null,
  created_at timestamptz not null default now()
);
alter table public.customer_notes enable row level security;

-- All contacts of the customer whose order, quotation or inquiry has this reference; none where nobody has said who it is from.
create function public.customer_known_by(reference text) returns text[]
  language sql stable set search_path = ''
as $$
  with recursive pair as (
    select mine.contact, its.contact as other
      from public.customer_contacts as mine join public.customer_contacts as its on its.kind = mine.kind and its.id = mine.id
      where its.contact <> mine.contact
    union select own, its from public.same_customers, unnest(one) as own, unnest(other) as its
    union select own, its from public.same_customers, unnest(other) as own, unnest(one) as its
  ), known as (
    select contact from public.customer_contacts where customer_contacts.reference = customer_known_by.reference
    union
    select pair.other from known join pair on pair.contact = known.contact
  )
  select coalesce(array_agg(contact order by contact), '{}') from known
$$;

-- Takes {reference}: of any order, quotation or inquiry. Answers {contacts, name, orders: [order_row], quotes: [quote_row],
-- inquiries: [inquiry_row], services: [{id, name_en, name_th, period, price, paid_until, state}], jobs: [job_row], receipts: [{number, issued_on, gross,
-- is_void}], notes: [{id, note, person, created_at}], same: [{id, one, other, person}], whose one and other are contacts, kept: what came
-- and did not go back}, newest first, amounts in satang; or null.
create function public.desk_customer(args jsonb) returns jsonb
  language plpgsql stable security definer set search_path = ''
as $$
declare
  known constant text[] := public.customer_known_by(args->>'reference');
  own jsonb;
begin
  if cardinality(known) = 0 then
    return null;
  end if;
  select jsonb_object_agg(kind, ids) into own from (
    select kind, jsonb_agg(distinct id) as ids from public.customer_contacts where contact = any (known) group by kind
  ) as found;
  return jsonb_build_object(
    'contacts', known,
    'name', (
      select coalesce(company_name, customer_name) from public.orders
        where own->'order' ? id::text and customer_name is not null order by created_at desc limit 1
    ),
    'orders', array(
      select public.order_row(placed) from public.orders as placed where own->'order' ? placed.id::text order by created_at desc limit 100
    ),
    'quotes', array(
      select public.quote_row(quote, offered)
        from public.quotes as quote join public.quote_versions as offered on offered.quote_id = quote.id
        where own->'quote' ? quote.id::text
          and not exists (select from public.quote_versions where quote_id = quote.id and version > offered.version)
        order by quote.created_at desc limit 100
    ),
    'inquiries', array(
      select public.inquiry_row(sent) from public.inquiries as sent where own->'inquiry' ? sent.id::text order by created_at desc limit 100
    ),
    'services', array(
      select jsonb_build_object(
          'id', running.id, 'name_en', running.name_en, 'name_th', running.name_th, 'period', running.period, 'price', running.price,
          'paid_until', running.paid_until, 'state', public.service_state(running, public.today_in_thailand())
        )
        from public.services as running where own->'service' ? running.id::text and running.taken_back is null order by running.paid_until
    ),
    'jobs', array(
      select public.job_row(job) from public.jobs as job where own->'order' ? job.order_id::text order by job.created_at desc limit 100
    ),
    'receipts', array(
      select jsonb_build_object('number', paper.number, 'issued_on', paper.issued_on, 'gross', paper.gross, 'is_void', public.is_void(paper))
        from public.receipts as paper where own->'order' ? paper.order_id::text order by paper.issued_at desc limit 100
    ),
    'notes', array(
      select jsonb_build_object('id', id, 'note', note, 'person', person, 'created_at', created_at)
        from public.customer_notes where contacts && known order by created_at desc
    ),
    'same', array(
      select jsonb_build_object('id', id, 'one', one, 'other', other, 'person', person)
        from public.same_customers where one && known order by created_at
    ),
    'kept', (
      select coalesce(sum((public.money_of(paid)).kept), 0) from public.orders as paid where own->'order' ? paid.id::text
    )
  );
end
$$;
grant execute on function public.desk_customer(jsonb) to service_role;

-- Takes {reference, other, person}: says that the customers of two references are one. Answers {outcome}: 'changed', 'unchanged' (they are
-- already) or 'not-found' (one of them leads to nobody).
create function public.join_customers(args jsonb) returns jsonb
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  mine constant text[] := public.customer_known_by(args->>'reference');
  theirs constant text[] := public.customer_known_by(args->>'other');
begin
  if cardinality(mine) = 0 or cardinality(theirs) = 0 then
    return jsonb_build_object('outcome', 'not-found');
  end if;
  if mine && theirs then
    return jsonb_build_object('outcome', 'unchanged');
  end if;
  insert into public.same_customers (one, other, person)
    values (mine, theirs, args->>'person');
  return jsonb_build_object('outcome', 'changed');
end
$$;
grant execute on function public.join_customers(jsonb) to service_role;

-- Takes {reference, id}: takes back what join_customers said of this customer. Answers {outcome}: 'changed' or 'not-found'.
create function public.part_customers(args jsonb) returns jsonb
  language plpgsql volatile security definer set search_path = ''
as $$
begin
  delete from public.same_customers
    where id = (args->>'id')::uuid and one && public.customer_known_by(args->>'reference');
  return jsonb_build_object('outcome', case when found then 'changed' else 'not-found' end);
end
$$;
grant execute on function public.part_customers(jsonb) to service_role;

-- Takes {reference, note, person}. Answers {outcome}: 'changed' or 'not-found'.
create function public.note_customer(args jsonb) returns jsonb
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  known constant text[] := public.customer_known_by(args->>'reference');
begin
  if cardinality(known) = 0 then
    return jsonb_build_object('outcome', 'not-found');
  end if;
  insert into public.customer_notes (contacts, note, person) values (known, args->>'note', args->>'person');
  return jsonb_build_object('outcome', 'changed');
end
$$;
grant execute on function public.note_customer(jsonb) to service_role;

-- The contacts of a person, who is an email address or a reference in small letters; a company's tax id is nobody's own.
create function public.contacts_to_forget(who text) returns text[]
  language sql stable set search_path = ''
as $$
  select coalesce(array_agg(distinct its.contact), '{}')
    from public.customer_contacts as named join public.customer_contacts as its on its.kind = named.kind and its.id = named.id
    where (named.contact = 'mail ' || who or lower(named.reference) = who) and its.contact not like 'tax 0%'
$$;

-- Deletes what was said of these contacts, and of customers whom nothing names any more, since their rows were kept long enough.
create function public.forget_customers(forgotten text[] default '{}') returns void
  language plpgsql volatile set search_path = ''
as $$
declare
  known constant text[] := array(select contact from public.customer_contacts where contact <> all (forgotten));
begin
  delete from public.customer_notes where contacts && forgotten or not contacts && known;
  delete from public.same_customers where one && forgotten or other && forgotten or not one && known or not other && known;
end
$$;
