-- What an order is found by, written with it and whenever its addresses change: also when its buyer is forgotten.
create or replace function record_order_search() returns trigger language plpgsql as $$
begin
  insert into order_search (order_id, number, people, phone, region, method, buyer)
  values (new.id, new.id::text,
    lower(concat_ws(' ', '', new.email, new.billing_address ->> 'firstName', new.billing_address ->> 'lastName',
      new.billing_address ->> 'company', new.shipping_address ->> 'firstName', new.shipping_address ->> 'lastName',
      new.shipping_address ->> 'company')),
    concat_ws(' ', regexp_replace(new.billing_address ->> 'phone', '\D', '', 'g'),
      regexp_replace(new.shipping_address ->> 'phone', '\D', '', 'g')),
    new.region, coalesce(new.shipping_method ->> 'code', ''),
    case when new.region like 'pro%' then 'pro' when new.customer_id is null then 'guest' else 'customer' end)
  on conflict (order_id) do update set people = excluded.people, phone = excluded.phone;
  return null;
end $$;
create or replace trigger order_search after insert on orders for each row execute function record_order_search();
create or replace trigger order_search_changed after update of email, billing_address, shipping_address on orders for each row
  when (old.email <> new.email or old.billing_address <> new.billing_address or old.shipping_address <> new.shipping_address)
  execute function record_order_search();
