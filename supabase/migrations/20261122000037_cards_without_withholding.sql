-- A card pays the whole amount, so whoever keeps tax back transfers the rest.

-- As before; of an order from which nothing is kept back.
create or replace function public.start_card_page(args jsonb) returns jsonb
  language plpgsql volatile security definer
  set search_path = ''
as $$
declare
  opened public.orders;
  page text;
begin
  select * into opened from public.opened_order(args);
  if opened.id is null then
    return jsonb_build_object('outcome', 'not-found');
  elsif opened.status <> 'awaiting-payment' or opened.payment_method = 'card' or opened.withheld > 0 then
    return jsonb_build_object('outcome', 'refused');
  end if;
  page := public.card_page_of(opened);
  return jsonb_build_object(
    'outcome', 'payable', 'id', opened.id, 'quote', opened.quote_number, 'amount', public.satang(opened), 'locale', opened.locale,
    'session', case when page <> 'none' then opened.stripe_session end,
    'ended', case when page = 'none' then opened.stripe_session end
  );
end
$$;
