-- Uids that products have had: their old addresses lead to the new one, and content that names them is still theirs. Written by a
-- trigger (database/functions/product-addresses.sql).
create table product_addresses (
  uid text primary key,
  product_id integer not null references products on delete cascade,
  since timestamptz not null default now()
);
create index product_addresses_by_product on product_addresses (product_id);
