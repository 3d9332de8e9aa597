-- Keeps the office's product lists in step with products (commerce/catalog/office/list-reads.ts reads them).

-- Returns the places of a number in a list that rises and in one that falls: products without a number come last in
-- both.
create or replace function rank_of(p_number bigint, out rising integer, out falling integer) language sql immutable as $$
  -- least() leaves nulls out.
  select case when p_number is null then 2147483647 else least(p_number, 2147483646)::integer end,
    case when p_number is null then -1 else least(p_number, 2147483646)::integer end
$$;

-- Derives how few pieces of a variant each of these products has, for lists of what is low: 0 when a variant is low by a
-- threshold of its own. Products that nobody counts, and those in the bin, have no row.
create or replace function settle_lows(p_products integer[]) returns void language sql as $$
  with now as materialized (
    select s.of_product as id, min(case when s.low_at is null then s.available when s.available <= s.low_at then 0 end) as least
    from stock s join products p on p.id = s.of_product
    where s.of_product = any (p_products) and p.inventory_tracking <> 'none' and p.deleted_at is null group by s.of_product
  ), gone as (
    delete from product_lows
    where product_id = any (p_products) and product_id not in (select id from now where least is not null)
  )
  insert into product_lows as stored select id, least from now where least is not null order by id
  on conflict (product_id) do update set least = excluded.least where stored.least <> excluded.least
$$;

-- Derives the list columns of these products, for all price lists, because lists also filter by missing prices.
-- Unchanged rows are not written. The caller holds the locks of their
-- listings (lock_listings).
create or replace function summarise_products(p_products integer[]) returns void language sql as $$
  with recursive meant as materialized (
    select * from products where id = any (p_products)
  ), pieces as materialized (
    select v.id, v.product_id, v.sku, v.position, v.purchasing_disabled, s.available,
      is_left(v.purchasing_disabled, p.inventory_tracking, s.available) as is_left
    from meant p join variants v on v.product_id = p.id left join stock s on s.variant_id = v.id
  ), sold as (
    select product_id, count(*)::integer as count, string_agg(' ' || lower(sku), '' order by position, id) as skus,
      bool_or(available > 0) as is_there, coalesce(sum(available), 0) as available
    from pieces group by product_id
  ), per_list as (
    select v.product_id, r.region, min(r.price) as price, max(r.price) as price_to,
      bool_or(not v.purchasing_disabled) as is_offered, bool_or(v.is_left) as is_left
    from pieces v join prices r on r.variant_id = v.id group by v.product_id, r.region
  ), offered as (
    select product_id, array_agg(region) as regions, jsonb_agg(jsonb_build_object('region', region, 'price', price,
      'priceTo', price_to, 'isOffered', is_offered, 'isLeft', is_left) order by region) as offers
    from per_list group by product_id
  ), above (product_id, id, parent_id) as (
    select pc.product_id, c.id, c.parent_id
    from product_categories pc join categories c on c.id = pc.category_id where pc.product_id = any (p_products)
    union
    select above.product_id, c.id, c.parent_id from above join categories c on c.id = above.parent_id
  ), places as (
    select product_id, array_agg('in:' || id order by id) as terms from above group by product_id
  ), shown as (
    insert into product_offers as stored (product_id, variant_count, offers)
    select p.id, coalesce(s.count, 0), coalesce(o.offers, '[]')
    from meant p left join sold s on s.product_id = p.id left join offered o on o.product_id = p.id order by p.id
    on conflict (product_id) do update set variant_count = excluded.variant_count, offers = excluded.offers
    where (stored.variant_count, stored.offers) is distinct from (excluded.variant_count, excluded.offers)
  ), numbers as (
    select p.id, 'stock' as by, case when p.inventory_tracking <> 'none' then coalesce(s.available, 0) end as number
    from meant p left join sold s on s.product_id = p.id
    union all
    select p.id, 'price:' || r, l.price from meant p cross join unnest(price_lists()) r
      left join per_list l on l.product_id = p.id and l.region = r
  ), ranked as (
    insert into product_ranks as stored (product_id, by, rising, falling)
    select id, by, rank.rising, rank.falling from numbers cross join rank_of(number) rank order by id, by
    on conflict (product_id, by) do update set rising = excluded.rising, falling = excluded.falling
    where (stored.rising, stored.falling) is distinct from (excluded.rising, excluded.falling)
  )
  insert into product_summaries as stored (product_id, name, brand, changed_at, is_deleted, words, terms)
  select p.id, lower(p.name), p.brand, p.updated_at, p.deleted_at is not null,
    lower(concat_ws(' ', '', p.name, p.sku, p.brand)) || coalesce(s.skus, ''),
    array_remove(array[
      'brand:' || p.brand,
      case when p.is_visible and p.availability <> 'disabled' then 'visible' end,
      case when not p.is_visible then 'hidden' end,
      case when p.is_visible and p.availability = 'preorder' then 'preorder' end,
      case when p.availability = 'disabled' then 'disabled' end,
      case when p.inventory_tracking <> 'none' then 'tracked' end,
      case when p.inventory_tracking <> 'none' and not coalesce(s.is_there, false) then 'out' end
    ], null)
      || coalesce(places.terms, '{}')
      || array(select case when r = any (o.regions) then 'priced:' else 'unpriced:' end || r from unnest(price_lists()) r)
  from meant p left join sold s on s.product_id = p.id left join offered o on o.product_id = p.id
    left join places on places.product_id = p.id
  order by p.id
  on conflict (product_id) do update set name = excluded.name, brand = excluded.brand, changed_at = excluded.changed_at,
    is_deleted = excluded.is_deleted, words = excluded.words, terms = excluded.terms
  where (stored.name, stored.brand, stored.changed_at, stored.is_deleted, stored.words, stored.terms)
    is distinct from (excluded.name, excluded.brand, excluded.changed_at, excluded.is_deleted, excluded.words, excluded.terms);
  select settle_lows(p_products)
$$;

-- Brings the pieces of products that were sold or counted since into the lists ordered by them and into those of what is
-- low: whoever opens such a list does it first, and so does a job. A sale only notes its products (log_stock), as rows that all sales of a
-- product write would make them wait for one another. Concurrent calls wait for one another, too, so that each finds
-- everything that was there when it was called; and the locks of listings keep a summary made at the same time from
-- writing an older number over a newer one.
create or replace function settle_product_stock() returns void language plpgsql as $$
declare
  v_due integer[];
begin
  if not exists (select from product_stock_due) then return; end if;
  perform pg_advisory_xact_lock(hashtext('product_stock'));
  with gone as (delete from product_stock_due returning product_id) select array_agg(distinct product_id) into v_due from gone;
  if v_due is null then return; end if;
  perform lock_listings(v_due);
  update product_ranks stored set rising = rank.rising, falling = rank.falling
  from (
    select p.id, case when p.inventory_tracking <> 'none' then (
      select coalesce(sum(s.available), 0) from stock s where s.of_product = p.id) end as number
    from products p where p.id = any (v_due)
  ) now cross join rank_of(now.number) rank
  where stored.product_id = now.id and stored.by = 'stock' and stored.rising <> rank.rising;
  perform settle_lows(v_due);
end $$;

-- Stores the products of each category named in a summary. Products in the bin belong to no category. A product that
-- sells out keeps its place, so nothing is written.
create or replace function place_products() returns trigger language plpgsql as $$
declare
  v_now constant integer[] = case when new.is_deleted then '{}' else array(
    select substr(term, 4)::integer from unnest(new.terms) term where term like 'in:%') end;
begin
  if tg_op = 'UPDATE' then
    delete from product_places where product_id = new.product_id and category_id <> all (v_now);
  end if;
  insert into product_places select category_id, new.product_id from unnest(v_now) category_id on conflict do nothing;
  return null;
end $$;
create or replace trigger products_placed_new after insert on product_summaries for each row execute function place_products();
create or replace trigger products_placed after update of terms, is_deleted on product_summaries for each row
  when (old.terms <> new.terms or old.is_deleted <> new.is_deleted) execute function place_products();
-- Enabled always, also while products are copied with triggers off.
alter table product_summaries enable always trigger products_placed_new;
alter table product_summaries enable always trigger products_placed;

-- Runs once, for products that existed before the table.
do $$ begin
  if not exists (select from product_summaries) then
    perform summarise_products(array(select id from products));
    analyze product_summaries;
  end if;
end $$;
