-- The same as before with its two steps the other way round: the row that may have to be waited for comes first, the old ones that
-- are deleted on the way wait for nobody. Two visitors whose old counts the other one was deleting ended in a deadlock.
-- Takes {door, visitor, most, seconds}; answers {allowed, retry_after} with retry_after in seconds, 0 when allowed.
create or replace function public.count_request(args jsonb) returns jsonb
  language plpgsql volatile security definer
  set search_path = ''
as $$
declare
  window_length constant interval := make_interval(secs => (args->>'seconds')::integer);
  counted public.request_counts;
begin
  insert into public.request_counts as current (door, visitor, ends_at, requests)
    values (args->>'door', args->>'visitor', now() + window_length, 1)
    on conflict (door, visitor) do update set
      requests = case when current.ends_at <= now() then 1 else current.requests + 1 end,
      ends_at = case when current.ends_at <= now() then excluded.ends_at else current.ends_at end
    returning * into counted;

  delete from public.request_counts
    where (door, visitor) in (
      select door, visitor from public.request_counts
        where ends_at < now() - interval '1 hour'
        limit 20
        for update skip locked
    );

  if counted.requests <= (args->>'most')::integer then
    return jsonb_build_object('allowed', true, 'retry_after', 0);
  end if;
  return jsonb_build_object(
    'allowed', false,
    'retry_after', greatest(1, ceil(extract(epoch from counted.ends_at - now())))::integer
  );
end
$$;
