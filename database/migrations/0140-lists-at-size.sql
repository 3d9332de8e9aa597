-- When orders were placed: the ranges of the small index before this one came apart as orders changed, until those of one day were
-- looked for in hundreds of megabytes. Orders come in the order of this index, so that each costs it next to nothing.
drop index orders_by_day;
create index orders_by_time on orders (placed_at);

-- What a member did with one kind of record is counted without a look at the records.
drop index audit_log_by_actor;
create index audit_log_by_actor on audit_log (actor_kind, actor_id, id) include (type, aggregate, action);

-- Which categories products are in, also by those below: what a category holds is counted here. Products in the bin are left out.
create table product_places (
  category_id integer not null,
  product_id integer not null references products on delete cascade,
  primary key (category_id, product_id)
);
insert into product_places
select substr(term, 4)::integer, product_id from product_summaries, unnest(terms) term where term like 'in:%' and not is_deleted;
create index product_places_by_product on product_places (product_id);
-- Products whose stock nobody counts: few, or nearly all.
create index product_summaries_untracked on product_summaries (product_id) where not terms @> '{tracked}';
-- A sheet's late pages go past the variants of many products.
drop index variants_by_product;
create index variants_by_product on variants (product_id, position, id);

-- Which products show a picture.
create table product_pictures (
  picture text not null,
  product_id integer not null references products on delete cascade,
  primary key (picture, product_id)
);
create index product_pictures_by_product on product_pictures (product_id);
insert into product_pictures
select distinct image ->> 'id', p.id from products p, jsonb_array_elements(p.images) image where image ->> 'id' is not null;
drop index products_by_picture;

-- How many names begin so: an index of a part of the table does not tell.
create statistics gift_cards_names on (lower(to_name)) from gift_cards;
create statistics gift_cards_addresses on (lower(to_email)) from gift_cards;

analyze product_places, product_pictures, product_summaries, gift_cards;
