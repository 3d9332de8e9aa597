-- What orders are found by (commerce/aftersales/office). Beside the orders, so that a change of state does not write these
-- indexes anew; database/functions/order-search.sql keeps the rows.
create table order_search (
  order_id integer primary key references orders on delete cascade,
  number text not null,
  -- E-mail address, names and companies of both addresses, in small letters, each word after a space.
  people text not null,
  -- The digits of the phone numbers.
  phone text not null,
  region text not null,
  method text not null,
  -- "guest", "customer", or "pro": in a price region of professionals.
  buyer text not null
);
insert into order_search (order_id, number, people, phone, region, method, buyer)
select id, id::text,
  lower(concat_ws(' ', '', email, billing_address ->> 'firstName', billing_address ->> 'lastName', billing_address ->> 'company',
    shipping_address ->> 'firstName', shipping_address ->> 'lastName', shipping_address ->> 'company')),
  concat_ws(' ', regexp_replace(billing_address ->> 'phone', '\D', '', 'g'),
    regexp_replace(shipping_address ->> 'phone', '\D', '', 'g')),
  region, coalesce(shipping_method ->> 'code', ''),
  case when region like 'pro%' then 'pro' when customer_id is null then 'guest' else 'customer' end
from orders;
create index order_search_by_words on order_search using gin (number gin_trgm_ops, people gin_trgm_ops, phone gin_trgm_ops);
create index order_search_by_region on order_search (region, order_id);
create index order_search_by_method on order_search (method, order_id);
create index order_search_by_buyer on order_search (buyer, order_id);

create index orders_by_total on orders (total, id);
create index order_lines_by_sku on order_lines (lower(sku) text_pattern_ops, order_id);
create index shipments_by_tracking on shipments using gin (lower(tracking_number) gin_trgm_ops) where tracking_number <> '';
create index payments_by_card on payments ((paid_with -> 'card' ->> 'last4'), order_id) where paid_with -> 'card' is not null;
create index payments_by_status on payments (status, order_id);
create index return_items_withdrawn on return_items (return_id) where reason = 'withdrawal';

-- The tags that were ever given, to choose from.
create table order_tags (
  name text primary key,
  used_at timestamptz not null default now()
);
