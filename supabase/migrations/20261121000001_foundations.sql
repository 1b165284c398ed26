-- What every later migration stands on: the schema is closed by default. New functions are executable by
-- everyone unless this is said, and Supabase grants new tables to the public roles.
grant usage on schema public to anon, authenticated, service_role;
alter default privileges in schema public revoke all on tables from public, anon, authenticated;
alter default privileges in schema public revoke all on sequences from public, anon, authenticated;
alter default privileges revoke execute on functions from public;
alter default privileges in schema public revoke execute on functions from public, anon, authenticated;

-- Random letters for what people read aloud: no vowels, no 0/O, 1/I/L, 5/S or 8/B.
create function public.random_code(size integer) returns text
  language plpgsql volatile
  set search_path = ''
as $$
declare
  alphabet constant text := '234679CDFGHJKMNPQRTVWXYZ';
  code text := '';
  byte integer;
begin
  while length(code) < random_code.size loop
    -- The last byte of a random uuid is fully random; 240 is the largest multiple of 24 below 256, so no letter is likelier.
    byte := get_byte(uuid_send(gen_random_uuid()), 15);
    if byte < 240 then
      code := code || substr(alphabet, byte % 24 + 1, 1);
    end if;
  end loop;
  return code;
end
$$;
revoke execute on function public.random_code(integer) from public, anon, authenticated;
