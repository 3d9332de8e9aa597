-- Carts at a commerce platform that are being ordered: one process at a time asks the platform to take the order and the money.
create table platform_checkouts (
  cart_id uuid primary key,
  claimed_at timestamptz not null default now()
);
