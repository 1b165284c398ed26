-- What the agency does with quotations: look at them, say their prices, offer anew.

-- Takes {max}; answers the newest quotations as quote_shown has them, newest first.
create function public.list_quotes(args jsonb) returns jsonb
  language sql stable security definer
  set search_path = ''
as $$
  select coalesce(jsonb_agg(newest.shown), '[]') from (
    select public.quote_shown(quote) as shown from public.quotes as quote
      order by quote.created_at desc, quote.id desc limit (args->>'max')::integer
  ) as newest
$$;
grant execute on function public.list_quotes(jsonb) to service_role;

-- Takes {number}; answers quote_shown, or null.
create function public.show_quote(args jsonb) returns jsonb
  language sql stable security definer
  set search_path = ''
as $$
  select public.quote_shown(quote) from public.quotes as quote where quote.number = args->>'number'
$$;
grant execute on function public.show_quote(jsonb) to service_role;

-- Offers anew, and owes that to the customer once every price is said. Takes {number, seen} (the version that was read) and what issue_version
-- takes. Answers {outcome, quote}: 'revised', 'outdated' (another version came meanwhile), 'accepted' or 'unknown'.
create function public.revise_quote(args jsonb) returns jsonb
  language plpgsql volatile security definer
  set search_path = ''
as $$
declare
  quote public.quotes;
  newest public.quote_versions;
begin
  select * into quote from public.quotes where number = args->>'number' for update;
  if not found then
    return jsonb_build_object('outcome', 'unknown');
  elsif quote.accepted_at is not null then
    return jsonb_build_object('outcome', 'accepted', 'quote', public.quote_shown(quote));
  end if;
  newest := public.newest_version(quote);
  if newest.version <> (args->>'seen')::integer then
    return jsonb_build_object('outcome', 'outdated', 'quote', public.quote_shown(quote));
  end if;
  newest := public.issue_version(quote, args);
  if public.quote_state(quote, newest) <> 'asked' then
    perform public.owe_quote_mail(quote);
  end if;
  return jsonb_build_object('outcome', 'revised', 'quote', public.quote_shown(quote));
end
$$;
grant execute on function public.revise_quote(jsonb) to service_role;
