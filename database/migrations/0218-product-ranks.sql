-- Product ranks hold what the office's list of products is ordered by besides its own columns: the pieces of a product,
-- and the lowest price in each list (database/functions/product-summaries.sql). They have a table of their own, so that
-- a sale does not write the summaries' indexes of words anew. Products without such a number come last either way, so
-- each direction has a column of its own.
create table product_ranks (
  product_id integer not null references products on delete cascade,
  -- "stock", "price:us", ….
  by text not null,
  rising integer not null,
  falling integer not null,
  primary key (product_id, by)
) with (fillfactor = 90);
-- Products whose pieces were sold or counted since. No key: nobody looks for one of them.
create table product_stock_due (
  product_id integer not null
);
insert into product_ranks
with pieces as materialized (
  select s.of_product, least(sum(s.available), 2147483646)::integer as available from stock s group by s.of_product
), lowest as materialized (
  select v.product_id, r.region, min(r.price) as price from variants v join prices r on r.variant_id = v.id
  group by v.product_id, r.region
), ranked as (
  select p.id, 'stock' as by, case when p.inventory_tracking <> 'none' then coalesce(s.available, 0) end as number
  from products p left join pieces s on s.of_product = p.id
  union all
  select p.id, 'price:' || o.region, l.price
  from products p cross join unnest(array['us', 'ca', 'eu_region_1', 'pro', 'pro_ca', 'pro_eu_region_1']) as o(region)
    left join lowest l on l.product_id = p.id and l.region = o.region
)
select id, by, coalesce(number, 2147483647), coalesce(number, -1) from ranked order by id, by;
create index product_ranks_rising on product_ranks (by, rising, product_id);
create index product_ranks_falling on product_ranks (by, falling, product_id);
analyze product_ranks;
