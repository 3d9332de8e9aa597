-- Catalogues of 100,000 products and more (specification 7.1). Lists are narrowed, counted and sorted in the memory of each
-- process (commerce/catalogue/list-index.ts); listing_changes tells it exactly what was committed since it last looked.

-- How many variants the region sells: pages of variants are found by it.
alter table listings add column variant_count integer not null default 0;
update listings set variant_count = (
  select count(*) from variants join prices on prices.variant_id = variants.id and prices.region = listings.region
  where variants.product_id = listings.product_id
);

create index listings_by_name on listings (region, lower(name));

-- The transaction that last changed a product's listings, also of products that are gone (hence no reference).
create table listing_changes (
  product_id integer primary key,
  changed xid8 not null default pg_current_xact_id()
);
create index listing_changes_by_transaction on listing_changes (changed);

-- Triggers, so that no writer forgets it; per statement, so that thousands of rows cost one.
create function log_listings() returns trigger language plpgsql as $$
begin
  insert into listing_changes as kept (product_id) select distinct product_id from touched order by product_id
  on conflict (product_id) do update set changed = excluded.changed where kept.changed <> excluded.changed;
  return null;
end $$;
create trigger listings_added after insert on listings
  referencing new table as touched for each statement execute function log_listings();
create trigger listings_changed after update on listings
  referencing new table as touched for each statement execute function log_listings();
create trigger listings_removed after delete on listings
  referencing old table as touched for each statement execute function log_listings();

-- The log of prices as before (0001), per statement, and for the region alone that must tell the lowest price of 30 days
-- (commerce/catalogue/reads.ts): for all of them it would be the largest table, and nobody reads it.
drop trigger prices_logged on prices;
drop function log_price;
create function log_new_prices() returns trigger language plpgsql as $$
begin
  insert into price_history (region, variant_id, price) select region, variant_id, price from fresh
  where region = 'eu_region_1'
  on conflict (region, variant_id, valid_from) do update set price = excluded.price;
  return null;
end $$;
create function log_changed_prices() returns trigger language plpgsql as $$
begin
  insert into price_history (region, variant_id, price)
  select region, variant_id, fresh.price from fresh join stale using (region, variant_id)
  where region = 'eu_region_1' and fresh.price <> stale.price
  on conflict (region, variant_id, valid_from) do update set price = excluded.price;
  return null;
end $$;
create trigger prices_logged_new after insert on prices
  referencing new table as fresh for each statement execute function log_new_prices();
create trigger prices_logged_changed after update on prices
  referencing new table as fresh old table as stale for each statement execute function log_changed_prices();

-- The history is written by these triggers alone and goes with its variants, found by its key; a reference would cost a
-- look-up per row on the way in, and a reading of the whole table per variant on the way out.
alter table price_history drop constraint price_history_variant_id_fkey;
create function forget_prices() returns trigger language plpgsql as $$
begin
  -- One step through the index per region instead of a reading of all rows.
  with recursive regions (region) as (
    select min(region) from price_history
    union all
    select (select min(region) from price_history later where later.region > regions.region) from regions
    where region is not null
  )
  delete from price_history using regions, gone
  where price_history.region = regions.region and price_history.variant_id = gone.id;
  return null;
end $$;
create trigger variants_forgotten after delete on variants
  referencing old table as gone for each statement execute function forget_prices();
