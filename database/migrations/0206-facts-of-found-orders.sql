-- What finds an order knows its state and whether anything of it was announced for return: orders and returns that a word finds are
-- counted by these entries alone. They are written anew, in the orders' sequence and with each name once, because a table that was
-- updated in place (0200) is half empty. The state is in no index, so that a change of state writes none.
truncate order_search;
create temporary table found_orders on commit drop as
select o.id as order_id, o.id::text as number,
  lower(concat_ws(' ', '', o.email, billed.name, nullif(sent.name, billed.name))) as people,
  concat_ws(' ', billed.phone, nullif(sent.phone, billed.phone)) as phone,
  o.region, coalesce(o.shipping_method ->> 'code', '') as method,
  case when o.region like 'pro%' then 'pro' when o.customer_id is null then 'guest' else 'customer' end as buyer,
  o.placed_at, o.status, exists (select from returns r where r.order_id = o.id) as has_return
from orders o
  cross join lateral (select concat_ws(' ', o.billing_address ->> 'firstName', o.billing_address ->> 'lastName', o.billing_address ->> 'company') as name,
    regexp_replace(o.billing_address ->> 'phone', '\D', '', 'g') as phone) billed
  cross join lateral (select concat_ws(' ', o.shipping_address ->> 'firstName', o.shipping_address ->> 'lastName', o.shipping_address ->> 'company') as name,
    regexp_replace(o.shipping_address ->> 'phone', '\D', '', 'g') as phone) sent
order by o.id;
alter table order_search set (fillfactor = 90), add column status text not null, add column has_return boolean not null;
drop index order_search_by_words, order_search_by_region, order_search_by_method, order_search_by_buyer, order_search_by_time;
insert into order_search
select found_orders.* from found_orders join orders on orders.id = order_id order by order_id;
create index order_search_by_words on order_search using gin (number gin_trgm_ops, people gin_trgm_ops, phone gin_trgm_ops);
create index order_search_returned on order_search using gin (people gin_trgm_ops) where has_return;
create index order_search_returned_latest on order_search (order_id) where has_return;
create index order_search_by_region on order_search (region, order_id);
create index order_search_by_method on order_search (method, order_id);
create index order_search_by_buyer on order_search (buyer, order_id);
create index order_search_by_time on order_search (placed_at);
analyze order_search;
-- They write the table's columns, so they have to know the new ones before the functions are made anew, which may be some migrations
-- later.
create or replace function order_search_rows(p_orders integer[]) returns setof order_search language sql stable as $$
  select o.id, o.id::text,
    lower(concat_ws(' ', '', o.email, billed.name, nullif(sent.name, billed.name))),
    concat_ws(' ', billed.phone, nullif(sent.phone, billed.phone)),
    o.region, coalesce(o.shipping_method ->> 'code', ''),
    case when o.region like 'pro%' then 'pro' when o.customer_id is null then 'guest' else 'customer' end,
    o.placed_at, o.status, exists (select from returns r where r.order_id = o.id)
  from orders o
    cross join lateral (select concat_ws(' ', o.billing_address ->> 'firstName', o.billing_address ->> 'lastName', o.billing_address ->> 'company') as name,
      regexp_replace(o.billing_address ->> 'phone', '\D', '', 'g') as phone) billed
    cross join lateral (select concat_ws(' ', o.shipping_address ->> 'firstName', o.shipping_address ->> 'lastName', o.shipping_address ->> 'company') as name,
      regexp_replace(o.shipping_address ->> 'phone', '\D', '', 'g') as phone) sent
  where o.id = any (p_orders)
$$;
create or replace function settle_order_search() returns void language plpgsql as $$
declare
  v_due integer[];
begin
  if not exists (select from order_search_due) then return; end if;
  perform pg_advisory_xact_lock(hashtext('order_search'));
  with gone as (delete from order_search_due returning order_id) select array_agg(distinct order_id) into v_due from gone;
  if v_due is null then return; end if;
  insert into order_search as known select * from order_search_rows(v_due)
  on conflict (order_id) do update set status = excluded.status, has_return = excluded.has_return
    where (known.status, known.has_return) is distinct from (excluded.status, excluded.has_return);
end $$;
-- Processes of the version before change states meanwhile, mostly of these orders.
insert into order_search_due select id from orders where status not in ('completed', 'cancelled', 'refunded');
