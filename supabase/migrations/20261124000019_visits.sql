-- How often pages were opened and items put into carts, day by day: numbers of nobody (docs/decisions/0060).

create table public.visits (
  day date not null, -- in Pattaya
  page text not null, -- its path, without language
  locale text not null,
  source text not null, -- the kind of place that led here; 'inside' is a page of ours
  views integer not null check (views > 0),
  primary key (day, page, locale, source)
);
alter table public.visits enable row level security;

create table public.cart_counts (
  day date not null,
  item text not null,
  page text not null, -- where it was put into the cart
  added integer not null check (added > 0),
  primary key (day, item, page)
);
alter table public.cart_counts enable row level security;

-- Adds to the counts. Takes {limits, visits, carts}: arguments of all_allow or null; [{day, page, locale, source, views}]; [{day, item, page,
-- added}]. Answers {counted}: false where a limit was reached, and nothing was added.
create function public.count_visits(args jsonb) returns jsonb
  language plpgsql volatile security definer set search_path = ''
as $$
begin
  if not public.all_allow(nullif(args->'limits', 'null')) then
    return jsonb_build_object('counted', false);
  end if;
  insert into public.visits as known (day, page, locale, source, views)
    select day, page, locale, source, sum(views)
      from jsonb_to_recordset(args->'visits') as seen (day date, page text, locale text, source text, views integer)
      group by day, page, locale, source
      order by day, page, locale, source
    on conflict (day, page, locale, source) do update set views = known.views + excluded.views;
  insert into public.cart_counts as known (day, item, page, added)
    select day, item, page, sum(added)
      from jsonb_to_recordset(args->'carts') as put (day date, item text, page text, added integer)
      group by day, item, page
      order by day, item, page
    on conflict (day, item, page) do update set added = known.added + excluded.added;
  return jsonb_build_object('counted', true);
end
$$;
grant execute on function public.count_visits(jsonb) to service_role;

-- What the counts, orders, inquiries and quotations of some days come to. Takes {from, to, unit, time_zone}: days as YYYY-MM-DD, to is the
-- first day that is no longer meant; unit is 'day' or 'month'. Answers {views, carts, bought, asked}, each day standing for its unit:
-- [{day, page, locale, source, views}]; [{day, item, page, added}]; [{day, item, page, bought, amount}], what was paid of carts and is
-- not undone or sent back, page null where nobody said it, amount in satang; [{day, inquiries, quotes, accepted}].
create function public.site_numbers(args jsonb) returns jsonb
  language plpgsql stable security definer set search_path = ''
as $$
declare
  first constant date := args->>'from';
  beyond constant date := args->>'to';
  unit constant text := args->>'unit';
  zone constant text := args->>'time_zone';
begin
  return jsonb_build_object(
    'views', to_jsonb(array(
      select jsonb_build_object('day', date_trunc(unit, day)::date, 'page', page, 'locale', locale, 'source', source, 'views', sum(views))
        from public.visits where day >= first and day < beyond
        group by date_trunc(unit, day), page, locale, source order by date_trunc(unit, day), page, locale, source
    )),
    'carts', to_jsonb(array(
      select jsonb_build_object('day', date_trunc(unit, day)::date, 'item', item, 'page', page, 'added', sum(added))
        from public.cart_counts where day >= first and day < beyond
        group by date_trunc(unit, day), item, page order by date_trunc(unit, day), item, page
    )),
    'bought', to_jsonb(array(
      select jsonb_build_object(
          'day', date_trunc(unit, paid.day)::date, 'item', line->>'id', 'page', orders.added_on->>(line->>'id'),
          'bought', count(*), 'amount', sum((line->>'price')::bigint)
        )
        from (
          select order_id, (paid_at at time zone zone)::date as day from public.payments_found()
        ) as paid
          join public.orders on orders.id = paid.order_id
          cross join jsonb_array_elements(orders.lines) as line
        where orders.status = 'paid' and not orders.renews and orders.quote_number is null and orders.sold_by is null
          and paid.day >= first and paid.day < beyond
        group by date_trunc(unit, paid.day), line->>'id', orders.added_on->>(line->>'id')
        order by date_trunc(unit, paid.day), line->>'id', orders.added_on->>(line->>'id')
    )),
    'asked', to_jsonb(array(
      select jsonb_build_object(
          'day', date_trunc(unit, day)::date, 'inquiries', sum(inquiries), 'quotes', sum(quotes), 'accepted', sum(accepted)
        )
        from (
          select (created_at at time zone zone)::date as day, 1 as inquiries, 0 as quotes, 0 as accepted from public.inquiries
          union all select (created_at at time zone zone)::date, 0, 1, 0 from public.quotes where begun_by is null
          union all select (accepted_at at time zone zone)::date, 0, 0, 1 from public.quotes where accepted_at is not null
        ) as each
        where day >= first and day < beyond
        group by date_trunc(unit, day) order by date_trunc(unit, day)
    ))
  );
end
$$;
grant execute on function public.site_numbers(jsonb) to service_role;
