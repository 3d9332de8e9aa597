-- Orders that a word and days narrow are counted by what they are found by alone. The indexes are made anew after all rows were
-- written once: kept meanwhile they would be written a million times.
alter table order_search add column placed_at timestamptz;
drop index order_search_by_words, order_search_by_region, order_search_by_method, order_search_by_buyer;
update order_search s set placed_at = o.placed_at from orders o where o.id = s.order_id;
alter table order_search alter column placed_at set not null;
create index order_search_by_words on order_search using gin (number gin_trgm_ops, people gin_trgm_ops, phone gin_trgm_ops);
create index order_search_by_region on order_search (region, order_id);
create index order_search_by_method on order_search (method, order_id);
create index order_search_by_buyer on order_search (buyer, order_id);
create index order_search_by_time on order_search (placed_at);
analyze order_search;
-- It answers the table's rows, so it has to know the column before the functions are made anew, which may be some migrations later.
create or replace function order_search_rows(p_orders integer[]) returns setof order_search language sql stable as $$
  select id, id::text,
    lower(concat_ws(' ', '', email, billing_address ->> 'firstName', billing_address ->> 'lastName',
      billing_address ->> 'company', shipping_address ->> 'firstName', shipping_address ->> 'lastName',
      shipping_address ->> 'company')),
    concat_ws(' ', regexp_replace(billing_address ->> 'phone', '\D', '', 'g'),
      regexp_replace(shipping_address ->> 'phone', '\D', '', 'g')),
    region, coalesce(shipping_method ->> 'code', ''),
    case when region like 'pro%' then 'pro' when customer_id is null then 'guest' else 'customer' end, placed_at
  from orders where id = any (p_orders)
$$;
