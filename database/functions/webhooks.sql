-- Records an event for every webhook that subscribes to it. Each element of p_data identifies its subject as "id"; ids
-- are unique.
create or replace function webhook_emit(p_type text, p_data jsonb[]) returns void language plpgsql as $$
declare
  v_webhooks integer[];
begin
  if cardinality(p_data) = 0 then return; end if;
  select array_agg(id) into v_webhooks from webhooks where is_active and events && array[p_type, '*'];
  if v_webhooks is null then return; end if;
  with happened as (
    insert into webhook_events (type, data, subject) select p_type, one, one ->> 'id' from unnest(p_data) as one
    on conflict (created_at, xact, type, subject) do update set data = excluded.data
    returning id
  )
  insert into webhook_deliveries (webhook_id, event_id)
  -- Locked until the change commits, so that a webhook that is being deleted receives nothing more and does not fail
  -- the change.
  select w.id, happened.id
  from happened, (select id from webhooks where id = any (v_webhooks) order by id for key share) as w
  on conflict (event_id, webhook_id) do nothing;
  perform record_change(array['webhooks']);
end $$;

-- The triggers below are disabled, and cost nothing, while no webhook subscribes to their events: see webhook_triggers.
create or replace function webhook_orders() returns trigger language plpgsql as $$
declare
  v_data jsonb[];
begin
  v_data := array[jsonb_build_object('id', new.id, 'customer_id', coalesce(new.customer_id, 0),
    'status', initcap(replace(new.status, '_', ' ')), 'previous_status', initcap(replace(old.status, '_', ' ')))];
  perform webhook_emit(case when old.confirmed_at is null then 'order.created' else 'order.updated' end, v_data);
  if new.status = 'cancelled' then perform webhook_emit('order.cancelled', v_data); end if;
  return null;
end $$;

create or replace function webhook_shipments() returns trigger language plpgsql as $$
begin
  perform webhook_emit('shipment.created', array[jsonb_build_object('id', new.id, 'order_id', new.order_id)]);
  return null;
end $$;

create or replace function webhook_customers() returns trigger language plpgsql as $$
begin
  perform webhook_emit(tg_argv[0], array[jsonb_build_object('id', coalesce(new.id, old.id))]);
  return null;
end $$;

-- Per row although stock can change in bulk: orders change it, and for a statement-level trigger PostgreSQL collects
-- the rows even while the trigger is disabled.
create or replace function webhook_stock() returns trigger language plpgsql as $$
begin
  perform webhook_emit('stock.changed', array(
    select jsonb_build_object('id', v.id, 'product_id', v.product_id, 'sku', v.sku, 'available', new.available)
    from variants v where v.id = new.variant_id
  ));
  return null;
end $$;

-- The catalogue changes in bulk, so its triggers run once per statement.
create or replace function webhook_products() returns trigger language plpgsql as $$
declare
  v_own constant text[] := array['updated_at', 'popularity', 'version', 'versioned_by'];
begin
  if tg_op = 'INSERT' then
    perform webhook_emit('product.created', array(select jsonb_build_object('id', id, 'sku', sku) from is_now));
  elsif tg_op = 'DELETE' then
    perform webhook_emit('product.deleted', array(select jsonb_build_object('id', id, 'sku', sku) from was));
  else
    perform webhook_emit('product.updated', array(
      select jsonb_build_object('id', n.id, 'sku', n.sku) from is_now n join was o using (id)
      where to_jsonb(n) - v_own <> to_jsonb(o) - v_own
    ));
  end if;
  return null;
end $$;

-- Variants and prices belong to their product. A product created in the same transaction is announced as new only.
create or replace function webhook_product_parts(p_products integer[]) returns void language sql as $$
  select webhook_emit('product.updated', array(
    select jsonb_build_object('id', id, 'sku', sku) from products where id = any (p_products) and created_at < now()
  ))
$$;

create or replace function webhook_variants() returns trigger language plpgsql as $$
declare
  v_products integer[];
begin
  if tg_op = 'UPDATE' then
    v_products := array(
      select distinct n.product_id from is_now n join was o using (id) where to_jsonb(n) <> to_jsonb(o)
    );
  elsif tg_op = 'INSERT' then
    v_products := array(select distinct product_id from is_now);
  else
    v_products := array(select distinct product_id from was);
  end if;
  perform webhook_product_parts(v_products);
  return null;
end $$;

create or replace function webhook_prices() returns trigger language plpgsql as $$
declare
  v_variants integer[];
begin
  if tg_op = 'UPDATE' then
    v_variants := array(
      select n.variant_id from is_now n join was o using (region, variant_id) where to_jsonb(n) <> to_jsonb(o)
    );
  elsif tg_op = 'INSERT' then
    v_variants := array(select variant_id from is_now);
  else
    v_variants := array(select variant_id from was);
  end if;
  perform webhook_product_parts(array(select distinct product_id from variants where id = any (v_variants)));
  return null;
end $$;

-- Orders count once they are paid; unpaid orders are never announced.
create or replace trigger webhook_orders after update of status on orders for each row
  when (old.status <> new.status and new.confirmed_at is not null) execute function webhook_orders();
create or replace trigger webhook_shipments after insert on shipments for each row execute function webhook_shipments();
create or replace trigger webhook_customers_new after insert on customers for each row
  execute function webhook_customers('customer.created');
create or replace trigger webhook_customers_changed after update on customers for each row
  when ((old.email, old.first_name, old.last_name, old.customer_group_id, old.notes, old.form_fields, old.tags, old.language,
      old.own_fields)
    is distinct from (new.email, new.first_name, new.last_name, new.customer_group_id, new.notes, new.form_fields, new.tags,
      new.language, new.own_fields))
  execute function webhook_customers('customer.updated');
create or replace trigger webhook_customers_gone after delete on customers for each row
  execute function webhook_customers('customer.deleted');
create or replace trigger webhook_stock_new after insert on stock for each row execute function webhook_stock();
create or replace trigger webhook_stock_changed after update on stock for each row when (old.available <> new.available)
  execute function webhook_stock();
create or replace trigger webhook_products_new after insert on products referencing new table as is_now
  for each statement execute function webhook_products();
create or replace trigger webhook_products_changed after update on products referencing old table as was new table as is_now
  for each statement execute function webhook_products();
create or replace trigger webhook_products_gone after delete on products referencing old table as was
  for each statement execute function webhook_products();
create or replace trigger webhook_variants_new after insert on variants referencing new table as is_now
  for each statement execute function webhook_variants();
create or replace trigger webhook_variants_changed after update on variants referencing old table as was new table as is_now
  for each statement execute function webhook_variants();
create or replace trigger webhook_variants_gone after delete on variants referencing old table as was
  for each statement execute function webhook_variants();
create or replace trigger webhook_prices_new after insert on prices referencing new table as is_now
  for each statement execute function webhook_prices();
create or replace trigger webhook_prices_changed after update on prices referencing old table as was new table as is_now
  for each statement execute function webhook_prices();
create or replace trigger webhook_prices_gone after delete on prices referencing old table as was
  for each statement execute function webhook_prices();

-- Triggers are enabled only while a webhook subscribes to their events (commerce/webhooks/writes.ts).
do $$
declare
  t record;
begin
  for t in select * from webhook_triggers where is_on and not is_wanted loop
    execute format('alter table %s disable trigger %I', t.relation, t.name);
  end loop;
end $$;
