-- What the office's lists ask of a product, a row each and derived like listings (database/functions/product-summaries.sql): which
-- products a list shows is found here alone, in a table of narrow rows, whatever it is narrowed and ordered by.
create table product_summaries (
  product_id integer primary key references products on delete cascade,
  -- In small letters.
  name text not null,
  brand text not null,
  changed_at timestamptz not null,
  is_deleted boolean not null,
  -- Name, SKU, brand and the SKUs of all variants, in small letters, each word after a space.
  words text not null,
  -- Everything a list can be narrowed by: "in:21" (a category or one above it), "brand:Firn", "visible", "hidden", "preorder",
  -- "disabled", "tracked", "out", "priced:us", "unpriced:ca".
  terms text[] not null
) with (fillfactor = 85);
create index product_summaries_by_id on product_summaries (product_id) where not is_deleted;
create index product_summaries_by_name on product_summaries (name text_pattern_ops, product_id) where not is_deleted;
create index product_summaries_by_brand on product_summaries (brand, product_id) where not is_deleted;
create index product_summaries_by_change on product_summaries (changed_at, product_id) where not is_deleted;
create index product_summaries_deleted on product_summaries (product_id) where is_deleted;
create index product_summaries_by_words on product_summaries using gin (words gin_trgm_ops, terms)
  with (gin_pending_list_limit = 1024);
alter table product_summaries alter column words set statistics 500, alter column terms set statistics 500;

-- What a list shows of a product once it is found. Apart, as it changes whenever a variant sells out.
create table product_offers (
  product_id integer primary key references products on delete cascade,
  variant_count integer not null,
  -- By price list: [{ "region": "us", "price": 39900, "priceTo": 41900, "isOffered": true, "isLeft": true }].
  offers jsonb not null
) with (fillfactor = 85);

-- Lists of products were these before.
drop index products_by_words, products_by_name, products_by_brand, products_by_change, products_hidden;

-- Stock says whose it is: lists of stock, and products that run low, are found without a look at each variant.
-- Named so that statements about variants go on to say "product_id" and mean the variant's.
alter table stock add column of_product integer;
update stock set of_product = v.product_id from variants v where v.id = stock.variant_id;
alter table stock alter column of_product set not null;
drop index stock_low, stock_with_low_at;
create index stock_low on stock (available, variant_id) include (of_product, low_at);
create index stock_with_low_at on stock (variant_id) include (of_product, available) where low_at is not null;
