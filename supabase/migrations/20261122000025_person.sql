-- A copy of what is kept of a person (PDPA section 30): found as `forget` finds it.

-- Takes {who}: an email address, or the reference of an order or inquiry. Answers {orders, inquiries, mails}; no hash, no key, and
-- nobody of the agency by name.
create function public.person_copy(args jsonb) returns jsonb
  language plpgsql stable security definer
  set search_path = '' set timezone = 'UTC'
as $$
declare
  who constant text := lower(trim(args->>'who'));
begin
  if who is null or who = '' then
    raise exception 'nobody to copy';
  end if;
  return jsonb_build_object(
    'orders', (
      select coalesce(jsonb_agg(
        to_jsonb(kept) - array['id', 'idempotency_key', 'slip_sha256', 'stripe_session', 'stripe_session_end'] || jsonb_build_object(
          'slips', (
            select coalesce(jsonb_agg(to_jsonb(slip) - array['order_id', 'sha256']), '[]')
              from public.order_slips as slip where slip.order_id = kept.id
          ),
          'history', (
            select coalesce(jsonb_agg(to_jsonb(event) - array['id', 'order_id', 'person', 'undoes'] order by event.id), '[]')
              from public.order_events as event where event.order_id = kept.id
          )
        ) order by kept.created_at
      ), '[]')
      from public.orders as kept where who in (lower(kept.customer_email), lower(kept.reference))
    ),
    'inquiries', (
      select coalesce(jsonb_agg(
        to_jsonb(kept) - array['id', 'idempotency_key'] || jsonb_build_object('fields', kept.fields - array['encrypted', 'agency'])
          order by kept.created_at
      ), '[]')
      from public.inquiries as kept where who in (lower(kept.fields->>'email'), lower(kept.reference))
    ),
    'mails', (
      select coalesce(jsonb_agg(
        jsonb_build_object('event', event, 'recipient', recipient, 'status', status, 'created_at', created_at, 'reference', payload->>'reference')
          order by created_at
      ), '[]')
      from public.outbox
        where who in (lower(payload->>'email'), lower(payload->>'customer_email'), lower(payload->>'reference'))
          or (who = lower(recipient) and event like 'order-%' and event not in ('order-agency', 'order-abandoned', 'order-news'))
    )
  );
end
$$;
grant execute on function public.person_copy(jsonb) to service_role;
