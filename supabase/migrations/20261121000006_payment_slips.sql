-- The private bucket of payment slips, where there is a storage schema (on Supabase); elsewhere slips are files.
do $$
begin
  if to_regclass('storage.buckets') is not null then
    insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
      values ('payment-slips', 'payment-slips', false, 4194304, array['image/jpeg', 'image/png', 'image/webp'])
      on conflict (id) do update set
        public = excluded.public,
        file_size_limit = excluded.file_size_limit,
        allowed_mime_types = excluded.allowed_mime_types;
  end if;
end
$$;

-- Takes {paths}; answers {paths}: those that no order holds, so that what an interrupted upload left can be swept.
create function public.slips_without_order(args jsonb) returns jsonb
  language sql stable security definer
  set search_path = ''
as $$
  select jsonb_build_object('paths', coalesce(jsonb_agg(path), '[]'::jsonb))
    from jsonb_array_elements_text(args->'paths') as path
    where not exists (select from public.orders where payment_slip_path = path)
$$;
revoke execute on function public.slips_without_order(jsonb) from public, anon, authenticated;
grant execute on function public.slips_without_order(jsonb) to service_role;
