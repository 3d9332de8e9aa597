-- Orders that are collected in a store: those that are to be made ready or lie there, and those that were handed over lately.
create index orders_to_collect on orders (id)
  where status in ('awaiting_fulfillment', 'awaiting_pickup') and extras ? 'pickUp';
create index orders_collected on orders (updated_at) where status = 'completed' and extras ? 'pickUp';
-- What home counts: orders that should have left.
create index orders_unsent on orders (confirmed_at)
  where status in ('awaiting_fulfillment', 'partially_shipped') and hold_reason is null;
create index pro_applications_waiting on pro_applications (id) where status = 'submitted';
