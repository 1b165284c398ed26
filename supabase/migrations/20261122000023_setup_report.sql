-- What `npm run doctor` asks of the database itself, and when chores, backups and drills were last done.

create table public.site_notes (
  name text primary key check (name ~ '^[a-z][a-z ]{0,40}$'),
  value text not null default '' check (length(value) <= 200),
  noted_at timestamptz not null default now()
);
alter table public.site_notes enable row level security;

-- Takes {name, value}: what was done just now, in place of the last time.
create function public.note_site(args jsonb) returns jsonb
  language plpgsql volatile security definer
  set search_path = ''
as $$
begin
  insert into public.site_notes (name, value) values (args->>'name', coalesce(args->>'value', ''))
    on conflict (name) do update set value = excluded.value, noted_at = now();
  return '{}';
end
$$;
grant execute on function public.note_site(jsonb) to service_role;

-- The answer of a query on what only some databases have, and not everybody may read; null where it is out of reach.
create function public.report_of(query text) returns jsonb
  language plpgsql stable
  set search_path = ''
as $$
declare
  answer jsonb;
begin
  execute query into answer;
  return answer;
exception when undefined_table or undefined_column or invalid_schema_name or insufficient_privilege then
  return null;
end
$$;

-- How this database is set up: {server, migrations, open, bucket, policies, cron_missing, jobs, last_job, notes}. `migrations` are the
-- versions that were applied, null where nobody kept a list; `open` names tables and functions that the public keys reach;
-- `bucket`, `policies`, `jobs` and `last_job` are null where there is no such thing. Ages are in seconds.
create function public.setup_report(args jsonb) returns jsonb
  language plpgsql stable security definer
  set search_path = ''
as $$
begin
  return jsonb_build_object(
    'server', current_setting('server_version'),
    'migrations', public.report_of('select jsonb_agg(version order by version) from supabase_migrations.schema_migrations'),
    'open', (
      select coalesce(jsonb_agg(name order by name), '[]') from (
        select relname::text as name from pg_catalog.pg_class
          where relnamespace = 'public'::regnamespace and relkind in ('r', 'v', 'm', 'p')
            and (
              (relkind = 'r' and not relrowsecurity)
              or has_table_privilege('anon', oid, 'select, insert, update, delete')
              or has_table_privilege('authenticated', oid, 'select, insert, update, delete')
            )
        union all
        select proname::text from pg_catalog.pg_proc
          where pronamespace = 'public'::regnamespace
            and (has_function_privilege('anon', oid, 'execute') or has_function_privilege('authenticated', oid, 'execute'))
            and not exists (select from pg_catalog.pg_depend where classid = 'pg_proc'::regclass and objid = pg_proc.oid and deptype = 'e')
      ) as reached
    ),
    'bucket', public.report_of($query$
      select jsonb_build_object('public', public, 'bytes', file_size_limit, 'types', allowed_mime_types)
        from storage.buckets where id = 'payment-slips'
    $query$),
    'policies', public.report_of($query$
      select jsonb_agg(policyname) from pg_catalog.pg_policies where schemaname = 'storage' and tablename = 'objects'
        and roles && array['anon', 'authenticated', 'public']::name[]
    $query$),
    'cron_missing', to_jsonb(public.missing_for_chores()),
    'jobs', public.report_of($query$ select jsonb_agg(jobname) from cron.job where jobname like 'chores of each %' $query$),
    'last_job', public.report_of($query$
      select jsonb_build_object('seconds', extract(epoch from now() - start_time)::bigint, 'status', status)
        from cron.job_run_details order by start_time desc limit 1
    $query$),
    'notes', (
      select coalesce(jsonb_object_agg(name, jsonb_build_object(
        'value', value, 'seconds', extract(epoch from now() - noted_at)::bigint
      )), '{}') from public.site_notes
    )
  );
end
$$;
grant execute on function public.setup_report(jsonb) to service_role;
