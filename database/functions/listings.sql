-- Keeps lists in step with stock (commerce/catalog/listings/refresh-listings.ts builds whole listings).

-- What "in stock" and "left" mean is said here alone. "In stock": pieces of it are there, or nobody counts them. "Left":
-- it is in stock and may be bought. Whether its product is shown at all is variants.is_offered (shown-variants.sql);
-- where a schedule hides it, its region is in variants.closed_in. Carts and orders ask the two together.
create or replace function is_in_stock(p_tracking text, p_available integer) returns boolean
language sql immutable as $$
  select p_tracking = 'none' or coalesce(p_available, 0) > 0
$$;

create or replace function is_left(p_disabled boolean, p_tracking text, p_available integer) returns boolean
language sql immutable as $$
  select not p_disabled and is_in_stock(p_tracking, p_available)
$$;

-- Locks these products' listings until the transaction ends, so that two sales of a product's last pieces do not
-- overlook each other. Taken after all other locks and in order, to avoid deadlocks. One lock covers 256 products,
-- because PostgreSQL has room for only some thousand locks.
create or replace function lock_listings(p_products integer[]) returns void language plpgsql as $$
begin
  perform pg_advisory_xact_lock(4710140, part) from (select distinct id >> 8 as part from unnest(p_products) id order by 1) parts;
end $$;

-- Stores in the listings and summaries of these products whether they are in stock.
create or replace function settle_listings(p_products integer[]) returns void language plpgsql as $$
declare
  v_turned integer[];
begin
  perform lock_listings(p_products);
  perform summarise_products(p_products);
  with turned as (
    update listings l set in_stock = n.in_stock, card = l.card || jsonb_build_object('inStock', n.in_stock)
    from (
      select v.product_id, r.region, bool_or(is_left(v.purchasing_disabled, p.inventory_tracking, s.available)) as in_stock
      from variants v join products p on p.id = v.product_id
        join prices r on r.variant_id = v.id
        left join stock s on s.variant_id = v.id
      where v.product_id = any (p_products) group by v.product_id, r.region
    ) n
    where l.product_id = n.product_id and l.region = n.region and l.in_stock <> n.in_stock
    returning l.product_id
  )
  select array_agg(distinct product_id) into v_turned from turned;
  if v_turned is not null then
    perform record_change(array(select 'listing:' || id from unnest(v_turned) id) || array['in-stock']);
  end if;
end $$;

-- Triggers, so that no writer can forget this; per statement, so that thousands of rows cost one.
create or replace function log_listings() returns trigger language plpgsql as $$
begin
  insert into listing_changes as kept (product_id) select distinct product_id from touched order by product_id
  on conflict (product_id) do update set changed = excluded.changed where kept.changed <> excluded.changed;
  return null;
end $$;
create or replace trigger listings_added after insert on listings
  referencing new table as touched for each statement execute function log_listings();
create or replace trigger listings_changed after update on listings
  referencing new table as touched for each statement execute function log_listings();
create or replace trigger listings_removed after delete on listings
  referencing old table as touched for each statement execute function log_listings();
-- Enabled always, also while rows are copied with triggers off.
alter table listings enable always trigger listings_added;
alter table listings enable always trigger listings_changed;
