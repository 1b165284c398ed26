-- On Supabase new tables are granted to service_role as well; the site's key shall run its functions and nothing else.
alter default privileges in schema public revoke all on tables from service_role;
alter default privileges in schema public revoke all on sequences from service_role;
alter default privileges in schema public revoke execute on functions from service_role;
revoke all on public.orders, public.outbox, public.request_counts from service_role;
revoke execute on function public.random_code(integer) from service_role;
