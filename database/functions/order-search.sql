-- These functions keep the words by which orders are found. An order is only noted when it is placed, in its
-- transaction, because nine index entries for each order would be a twentieth of its price. The notes are brought into
-- the index by whoever looks for orders next, before they look, and by a job.

-- Returns the facts that a list of orders is narrowed by (commerce/aftersales/office/conditions.ts asks for them):
-- "status:completed", "in:us", "via:express", "by:guest", "returned", "withdrawn", "tag:fragile", and the states of its
-- payments. An order may have several of these states, as an exchange is paid for apart; earlier payments of an order
-- that is not paid were failed attempts. Facts are in alphabetical order, so that the same facts are the same array.
create or replace function order_facts(p_order integer) returns text[] language sql stable as $$
  select array_remove(
    array['by:' || case when is_pro_region(o.region) then 'pro' when o.customer_id is null then 'guest' else 'customer' end, 'in:' || o.region]
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
    case when is_pro_region(o.region) then 'pro' when o.customer_id is null then 'guest' else 'customer' end,
    o.placed_at, null::text, null::boolean, order_facts(o.id)
  from orders o
    cross join lateral (select concat_ws(' ', o.billing_address ->> 'firstName', o.billing_address ->> 'lastName', o.billing_address ->> 'company') as name,
      regexp_replace(o.billing_address ->> 'phone', '\D', '', 'g') as phone) billed
    cross join lateral (select concat_ws(' ', o.shipping_address ->> 'firstName', o.shipping_address ->> 'lastName', o.shipping_address ->> 'company') as name,
      regexp_replace(o.shipping_address ->> 'phone', '\D', '', 'g') as phone) sent
  where o.id = any (p_orders)
$$;

create or replace function note_order_search() returns trigger language plpgsql as $$
begin
  insert into order_search_due (order_id) values (new.id);
  return null;
end $$;
create or replace trigger order_search after insert on orders for each row execute function note_order_search();
create or replace trigger order_search_status after update of status, tags on orders for each row
  when (old.status is distinct from new.status or old.tags is distinct from new.tags) execute function note_order_search();

create or replace function note_returned_order() returns trigger language plpgsql as $$
begin
  insert into order_search_due (order_id) values (new.order_id);
  return null;
end $$;
create or replace trigger order_search_returned after insert on returns for each row execute function note_returned_order();
-- A pending payment is written with its order, which is noted by its own trigger.
create or replace trigger order_search_paid after insert on payments for each row
  when (new.status <> 'pending') execute function note_returned_order();
create or replace trigger order_search_paid_else after update of status, refunded, amount on payments for each row
  when ((old.status, old.refunded, old.amount) is distinct from (new.status, new.refunded, new.amount))
  execute function note_returned_order();

create or replace function note_withdrawn_order() returns trigger language plpgsql as $$
begin
  insert into order_search_due (order_id) select order_id from returns where id = new.return_id;
  return null;
end $$;
create or replace trigger order_search_withdrawn after insert or update of reason on return_items for each row
  when (new.reason = 'withdrawal') execute function note_withdrawn_order();

-- Brings the noted orders into the index: new ones as a whole, of the others the facts. Their names are newer than
-- these, since a later change of addresses wrote them. Concurrent calls wait for one another, so that each finds
-- everything that was there when it was called, and none writes older facts over newer ones.
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
  insert into return_search select order_id, people from order_search where order_id = any (v_due) and 'returned' = any (facts)
  on conflict do nothing;
end $$;

-- Follows changes of addresses, also when the buyer's data is erased, and guests who open an account with their order,
-- whose facts are settled with the others.
create or replace function record_order_search() returns trigger language plpgsql as $$
begin
  insert into order_search select * from order_search_rows(array[new.id])
  on conflict (order_id) do update set people = excluded.people, phone = excluded.phone, buyer = excluded.buyer;
  insert into order_search_due (order_id) values (new.id);
  update return_search s set people = o.people from order_search o where o.order_id = new.id and s.order_id = new.id;
  return null;
end $$;
create or replace trigger order_search_changed after update of email, customer_id, billing_address, shipping_address
  on orders for each row
  when (old.customer_id is distinct from new.customer_id or old.email <> new.email or old.billing_address <> new.billing_address or old.shipping_address <> new.shipping_address)
  execute function record_order_search();

-- Counts how many orders have exactly which facts. Rows are written in the order of the facts, so that two who count at
-- once do not wait for each other in turn.
create or replace function count_orders() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into order_counts as known select facts, count(*) from now_found group by facts order by facts
    on conflict (facts) do update set orders = known.orders + excluded.orders;
    return null;
  end if;
  if tg_op = 'DELETE' then
    insert into order_counts as known select facts, -count(*) from once_found group by facts order by facts
    on conflict (facts) do update set orders = known.orders + excluded.orders;
    return null;
  end if;
  insert into order_counts as known
  select facts, sum(number) from (
    select facts, 1 as number from now_found union all select facts, -1 from once_found) as moved
  group by facts having sum(number) <> 0 order by facts
  on conflict (facts) do update set orders = known.orders + excluded.orders;
  return null;
end $$;
create or replace trigger orders_counted_new after insert on order_search
  referencing new table as now_found for each statement execute function count_orders();
create or replace trigger orders_counted after update on order_search
  referencing new table as now_found old table as once_found for each statement execute function count_orders();
create or replace trigger orders_counted_gone after delete on order_search
  referencing old table as once_found for each statement execute function count_orders();
