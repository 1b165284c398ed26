-- What customers ask of their data on the page of their order (PDPA sections 30 and 33). A key proves an order, not the address that
-- somebody wrote into it: so what is kept under the address is mailed to it alone, and a person decides what is erased.

-- How the wish to be erased stands in an order's history: 'erasure-asked' until the address confirms it, 'erasure-proved' from then on;
-- with another email address it is over, since whoever has the key could put somebody else's there afterwards.
create function public.erasure_state(asked public.orders) returns text
  language sql stable
  set search_path = ''
as $$
  select cause from public.order_events
    where order_id = asked.id
      and (cause in ('erasure-asked', 'erasure-proved', 'erasure-declined') or (cause = 'details' and 'email' = any (string_to_array(note, ', '))))
    order by id desc limit 1
$$;
create index order_events_erasure on public.order_events (order_id) where cause = 'erasure-asked';

-- Tells a customer what became of the wish to be erased: 'asked', 'declined' (with a word) or 'erased', which names the order no more. Answers
-- whether a mail is owed.
create function public.tell_of_erasure(told public.orders, news text, note text default null) returns boolean
  language plpgsql volatile
  set search_path = ''
as $$
begin
  insert into public.outbox (event, recipient, locale, payload)
    values (
      'order-erasure', told.customer_email, told.locale,
      jsonb_build_object('news', tell_of_erasure.news, 'note', tell_of_erasure.note)
        || case when tell_of_erasure.news = 'erased' then '{}'
          else jsonb_build_object('reference', told.reference, 'customer_name', told.customer_name) end
    );
  return found;
end
$$;

-- Owes a copy of everything that is kept of a person to the address of an order. Takes {reference, key_hash, limit}: limit has the
-- arguments of count_request without a visitor. Answers {outcome}: 'owed', 'too-many', 'refused' (no address is known) or 'not-found'.
create function public.ask_own_copy(args jsonb) returns jsonb
  language plpgsql volatile security definer
  set search_path = ''
as $$
declare
  asked public.orders;
begin
  select * into asked from public.opened_order(args);
  if asked.id is null then
    return jsonb_build_object('outcome', 'not-found');
  end if;
  if asked.customer_email is null then
    return jsonb_build_object('outcome', 'refused');
  end if;
  if not (
    public.count_request(args->'limit' || jsonb_build_object('visitor', public.counted_mailbox(asked.customer_email)))->>'allowed'
  )::boolean then
    return jsonb_build_object('outcome', 'too-many');
  end if;
  insert into public.outbox (event, recipient, locale, payload)
    values (
      'order-copy', asked.customer_email, asked.locale,
      jsonb_build_object('reference', asked.reference, 'customer_name', asked.customer_name)
    );
  return jsonb_build_object('outcome', case when found then 'owed' else 'too-many' end);
end
$$;
grant execute on function public.ask_own_copy(jsonb) to service_role;

-- Takes the wish to be erased, and owes the address a mail by which it confirms it: whoever has a key to an order may have typed somebody else's
-- address. Takes {reference, key_hash}. Answers {outcome}: 'asked', 'unchanged' (it waits already), 'too-many' (no mail can go there now),
-- 'refused' (no address is known) or 'not-found'.
create function public.ask_erasure(args jsonb) returns jsonb
  language plpgsql volatile security definer
  set search_path = ''
as $$
declare
  asked public.orders;
begin
  select * into asked from public.opened_order(args);
  if asked.id is null then
    return jsonb_build_object('outcome', 'not-found');
  end if;
  if asked.customer_email is null then
    return jsonb_build_object('outcome', 'refused');
  end if;
  if public.erasure_state(asked) in ('erasure-asked', 'erasure-proved') then
    return jsonb_build_object('outcome', 'unchanged');
  end if;
  if not public.tell_of_erasure(asked, 'asked') then
    return jsonb_build_object('outcome', 'too-many');
  end if;
  insert into public.order_events (order_id, status, cause, actor) values (asked.id, asked.status, 'erasure-asked', 'customer');
  return jsonb_build_object('outcome', 'asked');
end
$$;
grant execute on function public.ask_erasure(jsonb) to service_role;

-- Keeps the key of the mail by which an address confirms the wish, if the order has that address and the wish waits for it. Takes {reference,
-- recipient, key_hash}; answers {added}.
create function public.keep_erasure_key(args jsonb) returns jsonb
  language plpgsql volatile security definer
  set search_path = ''
as $$
declare
  mailed public.orders;
begin
  select * into mailed from public.orders
    where reference = args->>'reference' and customer_email = args->>'recipient' for share;
  if not found or public.erasure_state(mailed) is distinct from 'erasure-asked' then
    return jsonb_build_object('added', false);
  end if;
  perform public.add_order_key(mailed.id, args->>'key_hash', 'erasure');
  return jsonb_build_object('added', true);
end
$$;
grant execute on function public.keep_erasure_key(jsonb) to service_role;

-- The address of an order confirms the wish to be erased, which the agency then grants or declines. Takes {reference, key_hash, agency}: the
-- key of that mail. Answers {outcome}: 'proved', 'unchanged' (it was before), 'outdated' (nobody asks any more) or 'not-found'.
create function public.prove_erasure(args jsonb) returns jsonb
  language plpgsql volatile security definer
  set search_path = ''
as $$
declare
  asked public.orders;
  state text;
begin
  select wish.* into asked from public.orders as wish
    where wish.reference = args->>'reference' and exists (
      select from public.order_keys as key
        where key.order_id = wish.id and key.key_hash = args->>'key_hash' and key.came_by = 'erasure' and key.ends_at > now()
    )
    for update;
  if not found then
    return jsonb_build_object('outcome', 'not-found');
  end if;
  state := public.erasure_state(asked);
  if state is distinct from 'erasure-asked' then
    return jsonb_build_object('outcome', case state when 'erasure-proved' then 'unchanged' else 'outdated' end);
  end if;
  insert into public.order_events (order_id, status, cause, actor) values (asked.id, asked.status, 'erasure-proved', 'customer');
  perform public.owe_order_news(asked, 'erasure', args->>'agency');
  return jsonb_build_object('outcome', 'proved');
end
$$;
grant execute on function public.prove_erasure(jsonb) to service_role;

-- Answers [{reference, asked_at}]: the orders on whose pages somebody asks to be erased whose address it is, the oldest wish first.
create function public.erasures_asked(args jsonb) returns jsonb
  language sql stable security definer
  set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object('reference', waiting.reference, 'asked_at', waiting.asked_at) order by waiting.asked_at), '[]'::jsonb)
    from (
      select wish.reference, max(event.created_at) as asked_at
        from public.order_events as event join public.orders as wish on wish.id = event.order_id
        where event.cause = 'erasure-asked' and wish.customer_email is not null and public.erasure_state(wish) = 'erasure-proved'
        group by wish.reference
    ) as waiting
$$;
grant execute on function public.erasures_asked(jsonb) to service_role;

-- Takes {reference}. Answers {outcome, email}: 'proved', 'unproved' (the address has yet to confirm it), 'open' (an order of this address may
-- have been paid: it is decided first), 'outdated' (nobody asks any more) or 'not-found'. email is whom it is about, where the outcome is 'proved'.
create function public.asked_erasure(args jsonb) returns jsonb
  language plpgsql stable security definer
  set search_path = ''
as $$
declare
  asked public.orders;
begin
  select * into asked from public.orders where reference = args->>'reference';
  return case
    when not found then jsonb_build_object('outcome', 'not-found')
    when asked.customer_email is null or coalesce(public.erasure_state(asked), '') not in ('erasure-asked', 'erasure-proved')
      then jsonb_build_object('outcome', 'outdated')
    when public.erasure_state(asked) = 'erasure-asked' then jsonb_build_object('outcome', 'unproved')
    when exists (
      select from public.orders
        where lower(customer_email) = lower(asked.customer_email) and status in ('pending', 'slip-wanted')
    ) then jsonb_build_object('outcome', 'open')
    else jsonb_build_object('outcome', 'proved', 'email', lower(asked.customer_email))
  end;
end
$$;
grant execute on function public.asked_erasure(jsonb) to service_role;

-- Erases a person as forget does, and tells the address so, as the last mail to it. Takes {reference}; answers {outcome} as asked_erasure
-- does, but 'erased' for 'proved'.
create function public.confirm_erasure(args jsonb) returns jsonb
  language plpgsql volatile security definer
  set search_path = ''
as $$
declare
  asked public.orders;
  outcome text;
begin
  select * into asked from public.orders where reference = args->>'reference' for update;
  outcome := public.asked_erasure(args)->>'outcome';
  if outcome <> 'proved' then
    return jsonb_build_object('outcome', outcome);
  end if;
  perform public.forget(jsonb_build_object('who', asked.customer_email));
  perform public.tell_of_erasure(asked, 'erased');
  return jsonb_build_object('outcome', 'erased');
end
$$;
grant execute on function public.confirm_erasure(jsonb) to service_role;

-- Declines the wish to be erased. Takes {reference, person, note}: note is the word to the customer. Answers {outcome}: 'declined',
-- 'outdated' or 'not-found'.
create function public.decline_erasure(args jsonb) returns jsonb
  language plpgsql volatile security definer
  set search_path = ''
as $$
declare
  asked public.orders;
begin
  select * into asked from public.orders where reference = args->>'reference' for update;
  if not found then
    return jsonb_build_object('outcome', 'not-found');
  end if;
  if asked.customer_email is null or coalesce(public.erasure_state(asked), '') not in ('erasure-asked', 'erasure-proved') then
    return jsonb_build_object('outcome', 'outdated');
  end if;
  insert into public.order_events (order_id, status, cause, actor, person, note)
    values (asked.id, asked.status, 'erasure-declined', 'agency', args->>'person', args->>'note');
  perform public.tell_of_erasure(asked, 'declined', args->>'note');
  return jsonb_build_object('outcome', 'declined');
end
$$;
grant execute on function public.decline_erasure(jsonb) to service_role;
