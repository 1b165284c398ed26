-- Who signs in, where the site keeps that itself (IDENTITY=embedded). Tokens, codes and sessions are kept as hashes.

-- What a mail brings to sign in with: a token for its link, and a code of six digits to be typed. Good once, for 15 minutes.
create table public.sign_in_proofs (
  token_hash text primary key,
  email text not null, -- in small letters
  code_hash text not null, -- keyed, since six digits alone are soon guessed
  attempts integer not null default 0, -- wrong codes that were tried
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

-- Owes a mail to sign in with, to somebody whom the site knows: its staff, and whoever has an order. Takes {email, is_staff, locale, next,
-- remember, limit}: limit has the arguments of count_request. Always answers {}.
create function public.ask_sign_in(args jsonb) returns jsonb
  language plpgsql volatile security definer
  set search_path = ''
as $$
begin
  if ((args->>'is_staff')::boolean or exists (select from public.orders where lower(customer_email) = args->>'email'))
    and (public.count_request(args->'limit')->>'allowed')::boolean
  then
    insert into public.outbox (event, recipient, locale, payload)
      values ('sign-in', args->>'email', args->>'locale', jsonb_build_object('email', args->>'email', 'next', args->>'next', 'remember', args->'remember'));
  end if;
  return '{}';
end
$$;
grant execute on function public.ask_sign_in(jsonb) to service_role;
create index orders_customer_email on public.orders (lower(customer_email));

-- Takes {email, token_hash, code_hash}; answers {}. A newer proof ends the older ones of the same address.
create function public.keep_sign_in_proof(args jsonb) returns jsonb
  language plpgsql volatile security definer
  set search_path = ''
as $$
begin
  update public.sign_in_proofs set ends_at = now() where email = args->>'email' and ends_at > now() and used_at is null;
  insert into public.sign_in_proofs (token_hash, email, code_hash, ends_at)
    values (args->>'token_hash', args->>'email', args->>'code_hash', now() + interval '15 minutes');
  return '{}';
end
$$;
grant execute on function public.keep_sign_in_proof(jsonb) to service_role;

-- Takes {token_hash} or {email, code_hash}, and {session_hash, seconds, replaces}: how long the session lasts, and the hash of one that
-- this browser has already, which ends. Answers {email}, null where the proof is wrong, used or too old; after five wrong codes the proof ends.
create function public.redeem_sign_in(args jsonb) returns jsonb
  language plpgsql volatile security definer
  set search_path = ''
as $$
declare
  proof public.sign_in_proofs;
begin
  if args->>'token_hash' is not null then
    select * into proof from public.sign_in_proofs
      where token_hash = args->>'token_hash' and used_at is null and ends_at > now() for update;
  else
    select * into proof from public.sign_in_proofs
      where email = args->>'email' and used_at is null and ends_at > now() order by ends_at desc limit 1 for update;
    if found and proof.code_hash <> args->>'code_hash' then
      update public.sign_in_proofs set
        attempts = attempts + 1,
        ends_at = case when attempts >= 4 then now() else ends_at end
        where token_hash = proof.token_hash;
      proof := null;
    end if;
  end if;
  if proof.token_hash is null then
    return jsonb_build_object('email', null);
  end if;
  update public.sign_in_proofs set used_at = now() where token_hash = proof.token_hash;
  delete from public.sessions where token_hash = args->>'replaces';
  insert into public.sessions (token_hash, email, lasts, ends_at)
    values (
      args->>'session_hash', proof.email, make_interval(secs => (args->>'seconds')::integer),
      now() + make_interval(secs => (args->>'seconds')::integer)
    );
  return jsonb_build_object('email', proof.email);
end
$$;
grant execute on function public.redeem_sign_in(jsonb) to service_role;

-- Takes {session_hash}; answers {email} or {email: null}. A session that is used goes on.
create function public.session_of(args jsonb) returns jsonb
  language plpgsql volatile security definer
  set search_path = ''
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
  language plpgsql volatile security definer
  set search_path = ''
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
  language plpgsql volatile security definer
  set search_path = ''
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
