-- Which products are low is kept by product, as their pieces are: a list or a count of them reads one row for each
-- product and not every variant that is low.
create table product_lows (
  product_id integer primary key references products on delete cascade,
  -- The fewest pieces of a variant that goes by the shop's threshold; 0 when a variant is low by a threshold of its own.
  least integer not null
) with (fillfactor = 90);
insert into product_lows
select s.of_product, min(case when s.low_at is null then s.available when s.available <= s.low_at then 0 end)
from stock s join products p on p.id = s.of_product
where p.inventory_tracking <> 'none' and p.deleted_at is null
group by s.of_product
having min(case when s.low_at is null then s.available when s.available <= s.low_at then 0 end) is not null
order by s.of_product;
create index product_lows_by_least on product_lows (least, product_id);
analyze product_lows;
