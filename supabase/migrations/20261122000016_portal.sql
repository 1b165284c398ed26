-- What clients do on their portal. Every function takes the address of whoever is signed in, in small letters and proved by a mail, and
-- reaches the orders of that address alone: a foreign reference is answered as one that there is none of.

-- Pages of one person's orders, newest first, are read along this index.
create index orders_of_customer on public.orders (lower(customer_email), created_at desc, reference desc);
drop index public.orders_customer_email; -- it begins the same

-- Takes {email, before, max}: before is the reference of the last order that is shown already, or null. Answers {orders, more}: the orders
-- [{reference, status, payment_method, amount, is_complete, placed_at, last_cause}], amounts in whole satang, with what caused the newest
-- move of each, and whether there are older ones.
create function public.own_orders(args jsonb) returns jsonb
  language sql stable security definer
  set search_path = ''
as $$
  with page as (
    select placed.id, placed.reference, placed.status, placed.payment_method, public.satang(placed) as amount,
        placed.completed_at is not null as is_complete, placed.created_at
      from public.orders as placed
      where lower(placed.customer_email) = args->>'email'
        and (args->>'before' is null or (placed.created_at, placed.reference) < (
          select last.created_at, last.reference from public.orders as last
            where last.reference = args->>'before' and lower(last.customer_email) = args->>'email'
        ))
      order by placed.created_at desc, placed.reference desc
      limit (args->>'max')::integer + 1
  ),
  shown as (
    select * from page order by created_at desc, reference desc limit (args->>'max')::integer
  )
  select jsonb_build_object(
    'orders', coalesce((
      select jsonb_agg(jsonb_build_object(
          'reference', reference, 'status', status, 'payment_method', payment_method, 'amount', amount,
          'is_complete', is_complete, 'placed_at', created_at, 'last_cause', (
            select event.cause from public.order_events as event
              where event.order_id = shown.id and event.status_before is not null order by event.id desc limit 1
          )
        ) order by created_at desc, reference desc)
        from shown
    ), '[]'::jsonb),
    'more', (select count(*) from page) > (args->>'max')::integer
  )
$$;
grant execute on function public.own_orders(jsonb) to service_role;

-- Adds a key to an order's page for a browser of its customer. Takes {email, reference, key_hash}; answers {opened}.
create function public.open_own_order(args jsonb) returns jsonb
  language plpgsql volatile security definer
  set search_path = ''
as $$
declare
  own public.orders;
begin
  select * into own from public.orders
    where reference = args->>'reference' and lower(customer_email) = args->>'email' for share;
  if found then
    perform public.add_order_key(own.id, args->>'key_hash', 'mail');
  end if;
  return jsonb_build_object('opened', own.id is not null);
end
$$;
grant execute on function public.open_own_order(jsonb) to service_role;
