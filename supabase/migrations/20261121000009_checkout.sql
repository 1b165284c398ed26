-- What an order holds beside the first journey's: the way it was paid, what was read on its slip, the company to bill, and its history.
alter table public.orders
  add column payment_method text not null default 'promptpay' check (payment_method in ('promptpay', 'card')),
  -- What the slip's code said (facts.md §1): a bank's or TrueMoney's slip, another code, or none that can be read.
  add column slip_kind text check (slip_kind in ('bank', 'truemoney', 'other', 'none')),
  add column slip_bank text,
  add column slip_reference text,
  add column company_name text,
  add column company_tax_id text, -- 13 digits
  add column company_branch text, -- 'head-office' or a branch number of five digits
  add column stripe_session text unique,
  add column abandoned_reported_at timestamptz,
  alter column payment_slip_path drop not null,
  alter column slip_sha256 drop not null,
  add constraint orders_proof check (payment_method = 'card' or (payment_slip_path is not null and slip_sha256 is not null)),
  drop constraint orders_status_check,
  add constraint orders_status_check check (status in ('pending', 'paid', 'rejected', 'cancelled'));

-- One transfer pays one order.
create unique index orders_slip_reference on public.orders (slip_kind, slip_bank, slip_reference) nulls not distinct where slip_reference is not null;

-- Every change of an order's state, with its time and cause.
create table public.order_events (
  id bigint generated always as identity primary key,
  order_id uuid not null references public.orders on delete cascade,
  status text not null check (status in ('pending', 'paid', 'rejected', 'cancelled')),
  cause text not null,
  created_at timestamptz not null default now()
);
create index order_events_order on public.order_events (order_id, id);
alter table public.order_events enable row level security;
revoke all on public.order_events from public, anon, authenticated;
