-- The facts that a list of orders is narrowed by move into one column of order_search, in one index with its words: any
-- combination is found there at once, however many orders have each fact. Orders are counted without a word by how many
-- have which facts, a few hundred rows. status and has_return are written no more, and go with the version after.
create temporary table found_orders on commit drop as
with paid as (
  select p.order_id, array[
    case when not bool_or(p.status in ('captured', 'refunded', 'invoiced')) and (array_agg(p.status order by p.created_at desc, p.id desc))[1] = 'cancelled' then 'pay:ended' end,
    case when not bool_or(p.status in ('captured', 'refunded', 'invoiced')) and (array_agg(p.status order by p.created_at desc, p.id desc))[1] = 'declined' then 'pay:failed' end,
    case when bool_or(p.status = 'invoiced') then 'pay:invoiced' end,
    case when not bool_or(p.status in ('captured', 'refunded', 'invoiced')) and bool_or(p.status = 'action_required') then 'pay:open' end,
    case when bool_or(p.status = 'captured' and p.refunded = 0) then 'pay:paid' end,
    case when bool_or(p.status = 'captured' and p.refunded > 0 and p.refunded < p.amount) then 'pay:part-refunded' end,
    case when bool_or(p.status = 'refunded' or p.status = 'captured' and p.refunded > 0 and p.refunded = p.amount) then 'pay:refunded' end,
    case when not bool_or(p.status in ('captured', 'refunded', 'invoiced')) and bool_or(p.status = 'pending') then 'pay:unclear' end] as states
  from payments p group by p.order_id
), back as (
  select r.order_id, bool_or(i.reason = 'withdrawal') as withdrawn
  from returns r left join return_items i on i.return_id = r.id group by r.order_id
)
select s.order_id, s.number, s.people, s.phone, s.region, s.method, s.buyer, s.placed_at, null::text as status,
  null::boolean as has_return,
  array_remove(
    array['by:' || case when o.region like 'pro%' then 'pro' when o.customer_id is null then 'guest' else 'customer' end, 'in:' || o.region]
      || paid.states || array[case when back.order_id is not null then 'returned' end, 'status:' || o.status]
      || array(select 'tag:' || tag from unnest(o.tags) tag order by tag collate "C")
      || array['via:' || coalesce(o.shipping_method ->> 'code', ''), case when back.withdrawn then 'withdrawn' end], null) as facts
from order_search s join orders o on o.id = s.order_id left join paid on paid.order_id = o.id
  left join back on back.order_id = o.id
order by s.order_id;
truncate order_search;
drop index order_search_by_words, order_search_returned, order_search_by_region, order_search_by_method, order_search_by_buyer,
  order_search_by_time;
alter table order_search alter column status drop not null, alter column has_return drop not null,
  add column facts text[] not null;
alter table order_search alter column facts set statistics 500;
insert into order_search select * from found_orders order by order_id;
create index order_search_by_words on order_search
  using gin (number gin_trgm_ops, people gin_trgm_ops, phone gin_trgm_ops, facts) with (gin_pending_list_limit = 1024);
create index order_search_by_region on order_search (region, order_id);
create index order_search_by_method on order_search (method, order_id);
create index order_search_by_buyer on order_search (buyer, order_id);
create index order_search_by_time on order_search (placed_at, order_id);
create table order_counts (
  facts text[] primary key,
  orders integer not null
);
insert into order_counts select facts, count(*) from order_search group by facts;
analyze order_search, order_counts;
-- These functions write the table's columns, so they have to know the new one before all functions are made anew, which
-- may be some migrations later.
create or replace function order_facts(p_order integer) returns text[] language sql stable as $$
  select array_remove(
    array['by:' || case when o.region like 'pro%' then 'pro' when o.customer_id is null then 'guest' else 'customer' end, 'in:' || o.region]
      || (
      select array[
      case when not bool_or(p.status in ('captured', 'refunded', 'invoiced')) and (array_agg(p.status order by p.created_at desc, p.id desc))[1] = 'cancelled' then 'pay:ended' end,
      case when not bool_or(p.status in ('captured', 'refunded', 'invoiced')) and (array_agg(p.status order by p.created_at desc, p.id desc))[1] = 'declined' then 'pay:failed' end,
      case when bool_or(p.status = 'invoiced') then 'pay:invoiced' end,
      case when not bool_or(p.status in ('captured', 'refunded', 'invoiced')) and bool_or(p.status = 'action_required') then 'pay:open' end,
      case when bool_or(p.status = 'captured' and p.refunded = 0) then 'pay:paid' end,
      case when bool_or(p.status = 'captured' and p.refunded > 0 and p.refunded < p.amount) then 'pay:part-refunded' end,
      case when bool_or(p.status = 'refunded' or p.status = 'captured' and p.refunded > 0 and p.refunded = p.amount) then 'pay:refunded' end,
      case when not bool_or(p.status in ('captured', 'refunded', 'invoiced')) and bool_or(p.status = 'pending') then 'pay:unclear' end]
      from payments p where p.order_id = o.id) || array[case when exists (select from returns r where r.order_id = o.id) then 'returned' end, 'status:' || o.status]
      || array(select 'tag:' || tag from unnest(o.tags) tag order by tag collate "C")
      || array['via:' || coalesce(o.shipping_method ->> 'code', ''), case when exists (
        select from returns r join return_items i on i.return_id = r.id where r.order_id = o.id and i.reason = 'withdrawal') then 'withdrawn' end], null)
  from orders o where o.id = p_order
$$;
create or replace function order_search_rows(p_orders integer[]) returns setof order_search language sql stable as $$
  select o.id, o.id::text,
    lower(concat_ws(' ', '', o.email, billed.name, nullif(sent.name, billed.name))),
    concat_ws(' ', billed.phone, nullif(sent.phone, billed.phone)),
    o.region, coalesce(o.shipping_method ->> 'code', ''),
    case when o.region like 'pro%' then 'pro' when o.customer_id is null then 'guest' else 'customer' end,
    o.placed_at, null::text, null::boolean, order_facts(o.id)
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
  on conflict (order_id) do update set facts = excluded.facts where known.facts <> excluded.facts;
end $$;
-- Orders and payments that processes of the version before change meanwhile are noted by the triggers of the functions,
-- which are made after this; what lies between is noted here, mostly of orders that are not over.
insert into order_search_due select id from orders where status not in ('completed', 'cancelled', 'refunded');
