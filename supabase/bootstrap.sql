-- The roles that a Supabase project has and a plain PostgreSQL (or the embedded database) lacks.
-- Never run on Supabase itself; the migrations run everywhere.
do $$
declare
  role_name text;
begin
  foreach role_name in array array['anon', 'authenticated', 'service_role'] loop
    if not exists (select from pg_roles where rolname = role_name) then
      execute format('create role %I nologin noinherit', role_name);
    end if;
  end loop;
end
$$;
