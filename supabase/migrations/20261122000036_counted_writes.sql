-- Counts a request and, where that allows it, writes what the request brings: one trip to the database in place of two. A write that fails
-- takes its count back with it. Takes {count, name, args}: what count_request takes, the function that writes, and what that one takes.
-- Answers {allowed, retry_after, answer}; answer is that of the function, missing where the request must wait.
create function public.counted_write(args jsonb) returns jsonb
  language plpgsql volatile security definer
  set search_path = ''
as $$
declare
  counted constant jsonb := public.count_request(args->'count');
  answer jsonb;
begin
  if not (counted->>'allowed')::boolean then
    return counted;
  end if;
  answer := case args->>'name'
    when 'submit_inquiry' then public.submit_inquiry(args->'args')
    when 'complete_order' then public.complete_order(args->'args')
  end;
  if answer is null then
    raise exception 'no such write' using errcode = '22023';
  end if;
  return counted || jsonb_build_object('answer', answer);
end
$$;
revoke all on function public.counted_write(jsonb) from public;
grant execute on function public.counted_write(jsonb) to service_role;
