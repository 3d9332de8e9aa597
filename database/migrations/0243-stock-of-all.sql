-- Variants whose stock is tracked have a row of stock, also before anybody counts them: the lists of stock and of what is
-- sold out read no others.
insert into stock (variant_id, available, of_product)
select v.id, 0, p.id from products p join variants v on v.product_id = p.id
where p.inventory_tracking <> 'none' and not exists (select from stock s where s.variant_id = v.id)
order by v.id on conflict do nothing;
