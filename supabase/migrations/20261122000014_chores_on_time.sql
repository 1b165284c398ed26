-- Chores on time where the site runs in functions that sleep between two requests: the database wakes them. On Supabase alone, with its
-- extensions pg_cron and pg_net; the address of the site and its CRON_SECRET are in Supabase's vault, never in a migration.

-- What the database lacks to wake the site: extensions, then secrets of the vault by their names. Empty where it can.
create function public.missing_for_chores() returns text[]
  language plpgsql stable
  set search_path = ''
as $$
declare
  missing text[] := array_remove(array[
    case when to_regclass('cron.job') is null then 'the extension pg_cron' end,
    case when to_regproc('net.http_get') is null then 'the extension pg_net' end,
    case when to_regclass('vault.decrypted_secrets') is null then 'the vault' end
  ], null);
  secret text;
  is_kept boolean;
begin
  if to_regclass('vault.decrypted_secrets') is null then
    return missing;
  end if;
  foreach secret in array array['site_url', 'cron_secret'] loop
    execute 'select exists (select from vault.decrypted_secrets where name = $1 and decrypted_secret <> '''')' into is_kept using secret;
    if not is_kept then
      missing := missing || ('the secret ' || secret || ' in the vault');
    end if;
  end loop;
  return missing;
end
$$;

-- Asks the site to do its chores: those of each minute, or with pace 'hour' all. Does not wait for the answer, which pg_net keeps for
-- some hours in net._http_response.
create function public.call_chores(pace text) returns void
  language plpgsql volatile
  set search_path = ''
as $$
declare
  missing constant text[] := public.missing_for_chores();
begin
  if cardinality(missing) > 0 then
    raise exception 'the site cannot be woken, for lack of: %', array_to_string(missing, ', ');
  end if;
  perform net.http_get(
    url := rtrim((select decrypted_secret from vault.decrypted_secrets where name = 'site_url'), '/')
      || '/api/cron/chores' || case when pace = 'hour' then '' else '?pace=minute' end,
    headers := jsonb_build_object(
      'Authorization', 'Bearer ' || (select decrypted_secret from vault.decrypted_secrets where name = 'cron_secret')
    ),
    timeout_milliseconds := 55000 -- the site may take a minute
  );
end
$$;

-- Schedules the chores; run it by hand once the vault has both secrets, and again as often as you like: a job has one name and is there
-- once. Answers what was scheduled; fails with what is missing.
create function public.schedule_chores() returns text
  language plpgsql volatile
  set search_path = ''
as $$
declare
  missing constant text[] := public.missing_for_chores();
begin
  if cardinality(missing) > 0 then
    raise exception 'chores cannot be scheduled, for lack of: %', array_to_string(missing, ', ')
      using hint = 'README, Going live, Supabase';
  end if;
  perform cron.schedule('chores of each minute', '* * * * *', 'select public.call_chores(''minute'')');
  perform cron.schedule('chores of each hour', '7 * * * *', 'select public.call_chores(''hour'')');
  return 'scheduled: each minute and each hour';
end
$$;

-- At once where all is there already. A role that may not look into those schemas leaves it to whoever may.
do $$
begin
  if public.missing_for_chores() = '{}' then
    perform public.schedule_chores();
  end if;
exception when insufficient_privilege then
  raise notice 'chores were not scheduled: %', sqlerrm;
end
$$;
