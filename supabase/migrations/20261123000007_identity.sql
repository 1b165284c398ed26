-- Who signs in. Tokens, codes, browsers and sessions are kept as hashes; sessions are kept elsewhere with IDENTITY=supabase.

-- What a mail brings to sign in with: a token for its link, and a code of six digits to be typed. Good once.
create table public.sign_in_proofs (
  token_hash text primary key,
  email text not null, -- in small letters
  code_hash text not null, -- keyed, since six digits alone are soon guessed
  browser_hash text, -- the browser that asked, where alone the code is good; null where none is
  used_at timestamptz,
  ends_at timestamptz not null
);
create index sign_in_proofs_email on public.sign_in_proofs (email, ends_at desc);
alter table public.sign_in_proofs enable row level security;

create table public.sessions (
  token_hash text primary key,
  email text not null,
  lasts interval not null, -- from the last time that it was seen
  created_at timestamptz not null default now(),
  ends_at timestamptz not null
);
create index sessions_email on public.sessions (email);
create index sessions_ends_at on public.sessions (ends_at);
alter table public.sessions enable row level security;

-- Owes a mail to sign in with, to somebody whom the site knows: its staff, whoever has an order or a service, and whoever has an account
-- where the database holds accounts (Supabase's `auth.users`). Takes {email, is_staff, locale, next, remember, browser_hash, own, shared, warning,
-- staff_locale}: own has arguments of count_request for a browser that this person has signed in with, null for any other; shared has
-- those for everybody else. Who may have no more mail is warned instead, as often as warning allows, in staff_locale or the language of
-- the last order. Always answers {}.
create function public.ask_sign_in(args jsonb) returns jsonb
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  recipient text := args->>'email';
  audience text := case when (args->>'is_staff')::boolean then 'agency' else 'customer' end;
  known boolean := (args->>'is_staff')::boolean
    or exists (select from public.orders where lower(customer_email) = recipient)
    or exists (select from public.services where lower(customer_email) = recipient);
begin
  if not known and to_regclass('auth.users') is not null then
    execute 'select exists (select from auth.users where lower(email) = $1)' into known using recipient;
  end if;
  if not known then
    return '{}';
  end if;
  if coalesce(public.all_allow(nullif(args->'own', 'null')), false) or public.all_allow(args->'shared') then
    perform public.enqueue(
      'sign-in', audience, recipient, args->>'locale',
      jsonb_build_object('email', recipient, 'next', args->>'next', 'remember', args->'remember', 'browser', args->>'browser_hash')
    );
  elsif (public.count_request(args->'warning')->>'allowed')::boolean then
    perform public.enqueue(
      'sign-in-warning', audience, recipient,
      coalesce(
        args->>'staff_locale',
        (select locale from public.orders where lower(customer_email) = recipient order by created_at desc limit 1),
        args->>'locale'
      ),
      jsonb_build_object('email', recipient, 'is_staff', args->'is_staff')
    );
  end if;
  return '{}';
end
$$;
grant execute on function public.ask_sign_in(jsonb) to service_role;

-- Takes {email, token_hash, code_hash, browser_hash, seconds}: how long the proof is good. Answers {}. Those before stay good, or
-- whoever asks for an address would end what its owner was sent.
create function public.keep_sign_in_proof(args jsonb) returns jsonb
  language sql volatile security definer set search_path = ''
as $$
  insert into public.sign_in_proofs (token_hash, email, code_hash, browser_hash, ends_at)
    values (
      args->>'token_hash', args->>'email', args->>'code_hash', args->>'browser_hash',
      now() + make_interval(secs => (args->>'seconds')::integer)
    )
    returning '{}'::jsonb
$$;
grant execute on function public.keep_sign_in_proof(jsonb) to service_role;

-- The proof whose code is typed: the newest that this browser asked for, unless so many wrong ones were typed before. Takes {email,
-- code_hash, browser_hash, limits} as redeem_sign_in. Wrong codes are counted, and end no link.
create function public.typed_sign_in_proof(args jsonb) returns public.sign_in_proofs
  language plpgsql volatile set search_path = ''
as $$
declare
  proof public.sign_in_proofs;
begin
  select * into proof from public.sign_in_proofs
    where email = args->>'email' and browser_hash = args->>'browser_hash' and used_at is null and ends_at > now()
    order by ends_at desc limit 1 for update;
  -- Counted first and given back, so that many at once are no more than one after the other.
  if not found or not public.all_allow(args->'limits') then
    return null;
  end if;
  if proof.code_hash <> args->>'code_hash' then
    return null;
  end if;
  update public.request_counts set requests = requests - 1
    from jsonb_array_elements(args->'limits') as counted (value)
    where limit_name = counted.value->>'limit' and visitor = counted.value->>'visitor';
  return proof;
end
$$;

-- Takes {token_hash} or {email, code_hash, browser_hash, limits}: limits has the arguments of count_request, for wrong codes. Where
-- sessions are kept here, {session_hash, seconds, replaces} too: how long the session lasts, and the hash of one that this browser has
-- already, which ends. Answers {email, proof}: whose proof it was, and its name; null where it is wrong, used or too old.
create function public.redeem_sign_in(args jsonb) returns jsonb
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  proof public.sign_in_proofs;
begin
  if args->>'token_hash' is not null then
    select * into proof from public.sign_in_proofs
      where token_hash = args->>'token_hash' and used_at is null and ends_at > now() for update;
  else
    proof := public.typed_sign_in_proof(args);
  end if;
  if proof.token_hash is null then
    return jsonb_build_object('email', null, 'proof', null);
  end if;
  update public.sign_in_proofs set used_at = now() where token_hash = proof.token_hash;
  if args->>'session_hash' is not null then
    delete from public.sessions where token_hash = args->>'replaces';
    insert into public.sessions (token_hash, email, lasts, ends_at)
      values (
        args->>'session_hash', proof.email, make_interval(secs => (args->>'seconds')::integer),
        now() + make_interval(secs => (args->>'seconds')::integer)
      );
  end if;
  return jsonb_build_object('email', proof.email, 'proof', proof.token_hash);
end
$$;
grant execute on function public.redeem_sign_in(jsonb) to service_role;

-- Takes {proof}, its name; answers {}. It is as good as before, since nobody could be signed in by it.
create function public.return_sign_in_proof(args jsonb) returns jsonb
  language plpgsql volatile security definer set search_path = ''
as $$
begin
  update public.sign_in_proofs set used_at = null where token_hash = args->>'proof';
  return '{}';
end
$$;
grant execute on function public.return_sign_in_proof(jsonb) to service_role;

-- Takes {visitors}: hashes of addresses. Answers {visitors}: those that were warned within a day, since sign-ins to them are
-- asked for often.
create function public.sign_in_warned(args jsonb) returns jsonb
  language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object('visitors', coalesce(jsonb_agg(visitor), '[]')) from public.request_counts
    where limit_name = 'sign-in-warning' and ends_at > now() and args->'visitors' ? visitor
$$;
grant execute on function public.sign_in_warned(jsonb) to service_role;

-- Takes {session_hash}; answers {email} or {email: null}. A session that is used goes on.
create function public.session_of(args jsonb) returns jsonb
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  found_session public.sessions;
begin
  select * into found_session from public.sessions where token_hash = args->>'session_hash' and ends_at > now();
  -- Not at each look: a page that looks every few seconds would write as often.
  if found and found_session.ends_at < now() + found_session.lasts - interval '10 minutes' then
    update public.sessions set ends_at = now() + lasts where token_hash = found_session.token_hash;
  end if;
  return jsonb_build_object('email', found_session.email);
end
$$;
grant execute on function public.session_of(jsonb) to service_role;

-- Takes {session_hash, everywhere}; ends the session, or all of the same address. Answers {}.
create function public.end_session(args jsonb) returns jsonb
  language plpgsql volatile security definer set search_path = ''
as $$
begin
  delete from public.sessions where token_hash = args->>'session_hash'
    or ((args->>'everywhere')::boolean
      and email = (select email from public.sessions where token_hash = args->>'session_hash' and ends_at > now()));
  return '{}';
end
$$;
grant execute on function public.end_session(jsonb) to service_role;

-- Takes {email}, or null for whatever is past its time; answers {deleted}.
create function public.delete_sign_ins(args jsonb) returns jsonb
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  proofs integer;
  ended integer;
begin
  delete from public.sign_in_proofs
    where case when args->>'email' is null then ends_at < now() - interval '1 day' else email = lower(args->>'email') end;
  get diagnostics proofs = row_count;
  delete from public.sessions
    where case when args->>'email' is null then ends_at < now() else email = lower(args->>'email') end;
  get diagnostics ended = row_count;
  return jsonb_build_object('deleted', proofs + ended);
end
$$;
grant execute on function public.delete_sign_ins(jsonb) to service_role;

-- What clients do on their portal. Every function takes the address of whoever is signed in, in small letters and proved by a mail, and
-- reaches the orders of that address alone: a foreign reference is answered as one that there is none of.

-- Takes {email, before, max}: before is the reference of the last order that is shown already, or null. Answers {orders, more}: the orders
-- [{reference, status, payment_method, amount, is_complete, placed_at, last_cause}], amounts in whole satang, with what caused the newest
-- move of each, and whether there are older ones.
create function public.own_orders(args jsonb) returns jsonb
  language sql stable security definer set search_path = ''
as $$
  with page as (
    select placed.id, placed.reference, placed.status, placed.payment_method, placed.amount,
        (public.money_of(placed)).came as received, (public.money_of(placed)).open as open, public.parts_of(placed) as parts,
        placed.completed_at is not null as is_complete, placed.created_at as placed_at, (
          select event.cause from public.order_events as event
            where event.order_id = placed.id and event.status_before is not null order by event.id desc limit 1
        ) as last_cause
      from public.orders as placed
      where lower(placed.customer_email) = args->>'email'
        and (args->>'before' is null or (placed.created_at, placed.reference) < (
          select last.created_at, last.reference from public.orders as last
            where last.reference = args->>'before' and lower(last.customer_email) = args->>'email'
        ))
      order by placed.created_at desc, placed.reference desc
      limit (args->>'max')::integer + 1
  )
  select jsonb_build_object(
    'orders', array(
      select to_jsonb(page) - 'id' from page order by placed_at desc, reference desc limit (args->>'max')::integer
    ),
    'more', (select count(*) from page) > (args->>'max')::integer
  )
$$;
grant execute on function public.own_orders(jsonb) to service_role;

-- Adds a key to an order's page for a browser of its customer. Takes {email, reference, key_hash}; answers {opened}.
create function public.open_own_order(args jsonb) returns jsonb
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  own public.orders;
begin
  select * into own from public.orders
    where reference = args->>'reference' and lower(customer_email) = args->>'email' for share;
  if found then
    perform public.add_page_key(own.id, args->>'key_hash', 'mail');
  end if;
  return jsonb_build_object('opened', own.id is not null);
end
$$;
grant execute on function public.open_own_order(jsonb) to service_role;
