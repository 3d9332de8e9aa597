-- What orders are found by. An order is only noted when it is placed, in its transaction; whoever looks for orders next brings what
-- was noted into the index first, and so does a job: nine entries of indexes for each order would be a twentieth of its price.
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

create or replace function note_order_search() returns trigger language plpgsql as $$
begin
  insert into order_search_due (order_id) values (new.id);
  return null;
end $$;
create or replace trigger order_search after insert on orders for each row execute function note_order_search();
create or replace trigger order_search_status after update of status on orders for each row
  when (old.status is distinct from new.status) execute function note_order_search();

create or replace function note_returned_order() returns trigger language plpgsql as $$
begin
  insert into order_search_due (order_id) values (new.order_id);
  return null;
end $$;
create or replace trigger order_search_returned after insert on returns for each row execute function note_returned_order();

-- Brings the noted orders into the index: new ones as a whole, of the others the state and whether they have a return. Their names are
-- newer than these, since a later change of addresses wrote them. Concurrent calls wait for one another, so that each finds everything
-- that was there when it was called, and none writes an older state over a newer one.
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
  insert into return_search select order_id, people from order_search where order_id = any (v_due) and has_return
  on conflict do nothing;
end $$;

-- Follows changes of addresses, also when the buyer's data is erased, and guests who open an account with their order.
create or replace function record_order_search() returns trigger language plpgsql as $$
begin
  insert into order_search select * from order_search_rows(array[new.id])
  on conflict (order_id) do update set people = excluded.people, phone = excluded.phone, buyer = excluded.buyer;
  update return_search s set people = o.people from order_search o where o.order_id = new.id and s.order_id = new.id;
  return null;
end $$;
create or replace trigger order_search_changed after update of email, customer_id, billing_address, shipping_address
  on orders for each row
  when (old.customer_id is distinct from new.customer_id or old.email <> new.email or old.billing_address <> new.billing_address or old.shipping_address <> new.shipping_address)
  execute function record_order_search();
