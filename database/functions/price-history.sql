-- The log of prices, from which the lowest price of 30 days is computed (commerce/catalog/products/lowest-price.ts).

-- Prices are logged in the order in which they took effect: a transaction that began earlier but waited for another's
-- price lock comes after it. Several prices within one transaction are logged as one, because the earlier ones never
-- took effect.
create or replace function log_changed_prices() returns trigger language plpgsql as $$
begin
  insert into price_history (region, variant_id, price, valid_from)
  select fresh.region, fresh.variant_id, fresh.price, case
    when latest.valid_from > now() then latest.valid_from + interval '1 microsecond' else now() end
  from fresh join stale using (region, variant_id) left join lateral (
    select max(valid_from) as valid_from from price_history
    where region = fresh.region and variant_id = fresh.variant_id) latest on true
  where fresh.region = any (lowest_price_regions()) and fresh.price <> stale.price
  on conflict (region, variant_id, valid_from) do update set price = excluded.price;
  return null;
end $$;

create or replace function log_new_prices() returns trigger language plpgsql as $$
begin
  insert into price_history (region, variant_id, price) select region, variant_id, price from fresh
  where region = any (lowest_price_regions())
  on conflict (region, variant_id, valid_from) do update set price = excluded.price;
  return null;
end $$;

create or replace function forget_prices() returns trigger language plpgsql as $$
begin
  -- One index lookup per region instead of a scan of all rows.
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
create or replace trigger prices_logged_new after insert on prices
  referencing new table as fresh for each statement execute function log_new_prices();
create or replace trigger prices_logged_changed after update on prices
  referencing new table as fresh old table as stale for each statement execute function log_changed_prices();
create or replace trigger variants_forgotten after delete on variants
  referencing old table as gone for each statement execute function forget_prices();
-- Enabled always, also while rows are copied with triggers off.
alter table prices enable always trigger prices_logged_new;
