-- Cards of reduced products tell the lowest price of the 30 days before (commerce/catalog/prices/lowest-price.ts); those derived
-- from now on have it.
update listings set card = listings.card || jsonb_build_object('lowestPrice', told.lowest_price)
from (
  select distinct on (sold.region, sold.product_id) sold.region, sold.product_id, sold.lowest_price
  from listings reduced, lateral (
    select prices.region, variants.product_id, prices.price, prices.retail_price, (
      select min(held.price) from (
        select history.price, valid_from, lead(valid_from) over (order by valid_from) as valid_to,
          max(valid_from) over () as began
        from price_history history where history.region = prices.region and history.variant_id = variants.id) held
      where valid_from < began and coalesce(valid_to, 'infinity') > began - interval '30 days') as lowest_price
    from variants join prices on prices.variant_id = variants.id and prices.region = reduced.region
    where variants.product_id = reduced.product_id and prices.region <> all (variants.closed_in)
  ) sold
  where reduced.region = 'eu_region_1' and reduced.retail_price is not null
  order by sold.region, sold.product_id, sold.price, sold.retail_price desc nulls last
) told
where listings.region = told.region and listings.product_id = told.product_id and told.lowest_price is not null;
