-- When an order's confirmation was sent. Jobs for them are handed over in batches, outside the order's transaction; what
-- a killed process loses is found by this (commerce/checkout/sweep.ts).
alter table orders add column confirmation_sent_at timestamptz;
update orders set confirmation_sent_at = confirmed_at;
create index orders_unconfirmed on orders (confirmed_at) where confirmed_at is not null and confirmation_sent_at is null;
