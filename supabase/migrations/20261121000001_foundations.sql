-- The schema is closed by default: what a later migration creates belongs to its owner alone until that migration grants it. This
-- takes back PostgreSQL's default (everyone may execute a new function) and Supabase's (anon, authenticated and service_role may do
-- everything with new tables, sequences and functions), so no migration revokes anything. service_role, the site's key, is
-- granted the functions that the site calls, one by one, and no table.
-- Default privileges hold for what the role that sets them creates: all migrations are run by one role.
grant usage on schema public to anon, authenticated, service_role;
alter default privileges in schema public revoke all on tables from public, anon, authenticated, service_role;
alter default privileges in schema public revoke all on sequences from public, anon, authenticated, service_role;
alter default privileges in schema public revoke execute on functions from public, anon, authenticated, service_role;
-- A default of PostgreSQL itself can be taken back for all schemas only.
alter default privileges revoke execute on functions from public;

-- A random reference that people can read aloud, such as PT-4C7XHM: no vowels, no 0/O, 1/I/L, 5/S or 8/B. There are 190 million;
-- the same one may be drawn twice, so the table that keeps it makes it unique.
create function public.draw_reference() returns text
  language plpgsql volatile
  set search_path = ''
as $$
declare
  alphabet constant text := '234679CDFGHJKMNPQRTVWXYZ';
  code text := '';
  byte integer;
begin
  while length(code) < 6 loop
    -- The last byte of a random uuid is fully random. 240 is the largest multiple of 24 below 256, so every character is equally likely.
    byte := get_byte(uuid_send(gen_random_uuid()), 15);
    if byte < 240 then
      code := code || substr(alphabet, byte % 24 + 1, 1);
    end if;
  end loop;
  return 'PT-' || code;
end
$$;
