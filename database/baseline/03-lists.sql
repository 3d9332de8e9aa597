-- Tables that lists are read from, all derived from the catalogue.

-- Listings have one row for each region and product, with what lists need of it, found by one index. See
-- commerce/catalog/listings/refresh-listings.ts.
create table listings (
  region text not null,
  product_id integer not null references products on delete cascade,
  -- Everything a list can be narrowed by: "category:21", "color:glacier", "size:156", "terrain:park".
  terms text[] not null,
  price bigint not null,
  retail_price bigint,
  in_stock boolean not null,
  is_new boolean not null,
  popularity integer not null,
  name text not null,
  -- The product card, ready to be shown (commerce/catalog/products/schema.ts ProductCard).
  card jsonb not null,
  -- The number of variants that the region sells: pages of variants are found by it.
  variant_count integer not null default 0,
  primary key (region, product_id)
);
create index listings_by_terms on listings using gin (terms);
create index listings_by_popularity on listings (region, popularity desc, product_id);
create index listings_by_name on listings (region, lower(name));

-- The transaction that last changed a product's listings, also of products that are gone (hence no reference).
create table listing_changes (
  product_id integer primary key,
  changed xid8 not null default pg_current_xact_id()
);
create index listing_changes_by_transaction on listing_changes (changed);

-- Product summaries hold what the office's lists ask of a product, one narrow row each, derived like listings
-- (database/functions/product-summaries.sql). Which products a list shows is found in this table alone, whatever the
-- list is narrowed and ordered by.
create table product_summaries (
  product_id integer primary key references products on delete cascade,
  -- The name in small letters.
  name text not null,
  brand text not null,
  changed_at timestamptz not null,
  is_deleted boolean not null,
  -- Name, SKU, brand and the SKUs of all variants, in small letters, each word after a space.
  words text not null,
  -- Terms are all that a list can be narrowed by: "in:21" (a category or one above it), "brand:Nunatak", "visible",
  -- "hidden", "preorder", "disabled", "tracked", "out", "priced:us", "unpriced:ca".
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
-- Products whose stock nobody counts: few, or nearly all.
create index product_summaries_untracked on product_summaries (product_id) where not terms @> '{tracked}';

-- Product offers hold what a list shows of a product that it has found. They have a table of their own, as they change
-- whenever a variant sells out.
create table product_offers (
  product_id integer primary key references products on delete cascade,
  variant_count integer not null,
  -- Offers by price list: [{ "region": "us", "price": 39900, "priceTo": 41900, "isOffered": true, "isLeft": true }].
  offers jsonb not null
) with (fillfactor = 85);

-- Product places name the categories that a product is in, with all those above them: the products of a category are
-- counted here. Products in the bin are left out.
create table product_places (
  category_id integer not null,
  product_id integer not null references products on delete cascade,
  primary key (category_id, product_id)
);
create index product_places_by_product on product_places (product_id);

-- Product pictures name the products that show a picture.
create table product_pictures (
  picture text not null,
  product_id integer not null references products on delete cascade,
  primary key (picture, product_id)
);
create index product_pictures_by_product on product_pictures (product_id);

-- Pictures that perhaps no product shows: new ones, and those that were taken from a product. The office's list of
-- unused pictures looks at these instead of at all (commerce/catalog/office/pictures/reads.ts);
-- database/functions/idle-pictures.sql keeps the rows.
create table idle_pictures (
  id text primary key
);
