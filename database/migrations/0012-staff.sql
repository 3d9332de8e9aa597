-- What staff and their programs work with: keys, the history of orders, refunds, and messages to other systems.

create table staff_keys (
  id integer generated always as identity primary key,
  name text not null,
  -- SHA-256, so that a copy of the table opens nothing. The keys are random: nothing slower is needed.
  key_hash bytea not null unique,
  scopes text[] not null,
  created_at timestamptz not null default now(),
  used_at timestamptz,
  revoked_at timestamptz
);

-- Who made a change: "staff:3 ERP", "customer:101"; empty: the shop itself.
alter table order_history add column made_by text not null default '';

-- What the staff's list of orders is asked for.
create index orders_by_email on orders (lower(email));
create index orders_by_status on orders (status, id);
-- Block ranges only: orders are placed in the order of their numbers.
create index orders_by_age on orders using brin (placed_at);

-- Messages to other systems (commerce/webhooks). What happens is written down in the transaction in which it happens,
-- with a delivery for each webhook that wants to hear of it, and sent from there.
create table webhooks (
  id integer generated always as identity primary key,
  url text not null,
  -- "order.created", …, or "*".
  events text[] not null,
  description text not null default '',
  -- The secret is made of this and of the shop's own, so that a copy of the table signs nothing.
  salt text not null,
  -- The staff's choice: what happens meanwhile is not kept for it.
  is_active boolean not null default true,
  -- When it was given up because nobody answered. What happens meanwhile waits.
  paused_at timestamptz,
  -- In a row, and since when.
  failures integer not null default 0,
  failing_since timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table webhook_events (
  id uuid primary key default gen_random_uuid(),
  type text not null,
  data jsonb not null,
  -- What of one kind happens to one thing in one transaction is one event.
  subject text not null,
  xact xid8 not null default pg_current_xact_id(),
  created_at timestamptz not null default now(),
  unique (created_at, xact, type, subject)
);

create table webhook_deliveries (
  id bigint generated always as identity primary key,
  webhook_id integer not null references webhooks on delete cascade,
  event_id uuid not null references webhook_events on delete cascade,
  status text not null default 'pending' check (status in ('pending', 'delivered', 'failed')),
  tries integer not null default 0,
  -- While somebody is at it: when another may take over.
  next_try_at timestamptz not null default now(),
  tried_at timestamptz,
  -- The latest answer: its status, or why there was none.
  answer_code integer,
  error text not null default '',
  duration_ms integer,
  created_at timestamptz not null default now(),
  unique (event_id, webhook_id)
);
create index webhook_deliveries_due on webhook_deliveries (webhook_id, next_try_at) where status = 'pending';
create index webhook_deliveries_log on webhook_deliveries (webhook_id, id desc);

-- Writes down what happened for whoever wants to hear of it. Each of p_data names its thing as "id"; no two the same.
create function webhook_emit(p_type text, p_data jsonb[]) returns void language plpgsql as $$
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
  -- Held until the change is committed: a webhook that is just being removed gets nothing more, and breaks nothing.
  select w.id, happened.id
  from happened, (select id from webhooks where id = any (v_webhooks) order by id for key share) as w
  on conflict (event_id, webhook_id) do nothing;
  perform pg_notify('firn_changed', '["webhooks"]');
end $$;

-- The triggers below are disabled, and cost nothing, as long as no webhook wants what they tell: see webhook_triggers.

create function webhook_orders() returns trigger language plpgsql as $$
declare
  v_data jsonb[];
begin
  v_data := array[jsonb_build_object('id', new.id, 'customer_id', coalesce(new.customer_id, 0),
    'status', initcap(replace(new.status, '_', ' ')), 'previous_status', initcap(replace(old.status, '_', ' ')))];
  perform webhook_emit(case when old.confirmed_at is null then 'order.created' else 'order.updated' end, v_data);
  if new.status = 'cancelled' then perform webhook_emit('order.cancelled', v_data); end if;
  return null;
end $$;
-- Orders count from the moment they are paid for: what was never paid for is told to nobody.
create trigger webhook_orders after update of status on orders for each row
  when (old.status <> new.status and new.confirmed_at is not null) execute function webhook_orders();

create function webhook_shipments() returns trigger language plpgsql as $$
begin
  perform webhook_emit('shipment.created', array[jsonb_build_object('id', new.id, 'order_id', new.order_id)]);
  return null;
end $$;
create trigger webhook_shipments after insert on shipments for each row execute function webhook_shipments();

create function webhook_customers() returns trigger language plpgsql as $$
begin
  perform webhook_emit(tg_argv[0], array[jsonb_build_object('id', coalesce(new.id, old.id))]);
  return null;
end $$;
create trigger webhook_customers_new after insert on customers for each row
  execute function webhook_customers('customer.created');
create trigger webhook_customers_changed after update on customers for each row
  when ((old.email, old.first_name, old.last_name, old.customer_group_id, old.notes, old.form_fields)
    is distinct from (new.email, new.first_name, new.last_name, new.customer_group_id, new.notes, new.form_fields))
  execute function webhook_customers('customer.updated');
create trigger webhook_customers_gone after delete on customers for each row
  execute function webhook_customers('customer.deleted');

-- Row by row, although stock can change in bulk: orders change it, and for a trigger that sees whole statements
-- PostgreSQL keeps their rows apart even while it is disabled.
create function webhook_stock() returns trigger language plpgsql as $$
begin
  perform webhook_emit('stock.changed', array(
    select jsonb_build_object('id', v.id, 'product_id', v.product_id, 'sku', v.sku, 'available', new.available)
    from variants v where v.id = new.variant_id
  ));
  return null;
end $$;
create trigger webhook_stock_new after insert on stock for each row execute function webhook_stock();
create trigger webhook_stock_changed after update on stock for each row when (old.available <> new.available)
  execute function webhook_stock();

-- The catalogue changes in bulk, so its triggers run once per statement.
create function webhook_products() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform webhook_emit('product.created', array(select jsonb_build_object('id', id, 'sku', sku) from is_now));
  elsif tg_op = 'DELETE' then
    perform webhook_emit('product.deleted', array(select jsonb_build_object('id', id, 'sku', sku) from was));
  else
    perform webhook_emit('product.updated', array(
      select jsonb_build_object('id', n.id, 'sku', n.sku) from is_now n join was o using (id)
      where to_jsonb(n) - array['updated_at', 'popularity'] <> to_jsonb(o) - array['updated_at', 'popularity']
    ));
  end if;
  return null;
end $$;
create trigger webhook_products_new after insert on products referencing new table as is_now
  for each statement execute function webhook_products();
create trigger webhook_products_changed after update on products referencing old table as was new table as is_now
  for each statement execute function webhook_products();
create trigger webhook_products_gone after delete on products referencing old table as was
  for each statement execute function webhook_products();

-- A product's variants and prices belong to it. One that came to be in this very transaction is told as new only.
create function webhook_product_parts(p_products integer[]) returns void language sql as $$
  select webhook_emit('product.updated', array(
    select jsonb_build_object('id', id, 'sku', sku) from products where id = any (p_products) and created_at < now()
  ))
$$;
create function webhook_variants() returns trigger language plpgsql as $$
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
create trigger webhook_variants_new after insert on variants referencing new table as is_now
  for each statement execute function webhook_variants();
create trigger webhook_variants_changed after update on variants referencing old table as was new table as is_now
  for each statement execute function webhook_variants();
create trigger webhook_variants_gone after delete on variants referencing old table as was
  for each statement execute function webhook_variants();

create function webhook_prices() returns trigger language plpgsql as $$
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
create trigger webhook_prices_new after insert on prices referencing new table as is_now
  for each statement execute function webhook_prices();
create trigger webhook_prices_changed after update on prices referencing old table as was new table as is_now
  for each statement execute function webhook_prices();
create trigger webhook_prices_gone after delete on prices referencing old table as was
  for each statement execute function webhook_prices();

-- Which tables tell which events.
create view webhook_triggers as
  select g.tgrelid::regclass::text as relation, g.tgname::text as name, g.tgenabled <> 'D' as is_on,
    exists (select from webhooks w where w.is_active and w.events && (array['*'] || t.events)) as is_wanted
  from pg_trigger g join (values
    ('orders'::regclass, array['order.created', 'order.updated', 'order.cancelled']),
    ('shipments'::regclass, array['shipment.created']),
    ('customers'::regclass, array['customer.created', 'customer.updated', 'customer.deleted']),
    ('stock'::regclass, array['stock.changed']),
    ('products'::regclass, array['product.created', 'product.updated', 'product.deleted']),
    ('variants'::regclass, array['product.updated']),
    ('prices'::regclass, array['product.updated'])
  ) as t (relation, events) on g.tgrelid = t.relation
  where g.tgname like 'webhook\_%';

do $$
declare
  t record;
begin
  for t in select * from webhook_triggers loop
    execute format('alter table %s disable trigger %I', t.relation, t.name);
  end loop;
end $$;
