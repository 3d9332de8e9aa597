-- What orders are found by. An order is only noted when it is placed, in its transaction; whoever looks for orders next brings what
-- was noted into the index first, and so does a job: nine entries of indexes for each order would be a twentieth of its price.
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

create or replace function note_order_search() returns trigger language plpgsql as $$
begin
  insert into order_search_due (order_id) values (new.id);
  return null;
end $$;
create or replace trigger order_search after insert on orders for each row execute function note_order_search();

-- Adds the noted orders to the index. Concurrent calls wait for one another, so that each finds everything that was
-- there when it was called. An existing row was written by a later change of addresses and is newer.
create or replace function settle_order_search() returns void language plpgsql as $$
declare
  v_due integer[];
begin
  with gone as (delete from order_search_due returning order_id) select array_agg(order_id) into v_due from gone;
  if v_due is null then return; end if;
  insert into order_search select * from order_search_rows(v_due) on conflict do nothing;
end $$;

-- Follows changes of addresses, also when the buyer's data is erased, and guests who open an account with their order.
create or replace function record_order_search() returns trigger language plpgsql as $$
begin
  insert into order_search select * from order_search_rows(array[new.id])
  on conflict (order_id) do update set people = excluded.people, phone = excluded.phone, buyer = excluded.buyer;
  return null;
end $$;
create or replace trigger order_search_changed after update of email, customer_id, billing_address, shipping_address
  on orders for each row
  when (old.customer_id is distinct from new.customer_id or old.email <> new.email or old.billing_address <> new.billing_address or old.shipping_address <> new.shipping_address)
  execute function record_order_search();
