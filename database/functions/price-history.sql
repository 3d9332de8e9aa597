-- The log of prices, from which the lowest one of 30 days is told (commerce/catalog/products/reads.ts).

-- Prices that held follow one another in the order in which they were written: a transaction that began earlier, and waited
-- for another's price, comes after it. Several prices of one transaction are one: the others never held.
create or replace function log_changed_prices() returns trigger language plpgsql as $$
begin
  insert into price_history (region, variant_id, price, valid_from)
  select fresh.region, fresh.variant_id, fresh.price, case
    when latest.valid_from > now() then latest.valid_from + interval '1 microsecond' else now() end
  from fresh join stale using (region, variant_id) left join lateral (
    select max(valid_from) as valid_from from price_history
    where region = fresh.region and variant_id = fresh.variant_id) latest on true
  where fresh.region = 'eu_region_1' and fresh.price <> stale.price
  on conflict (region, variant_id, valid_from) do update set price = excluded.price;
  return null;
end $$;
