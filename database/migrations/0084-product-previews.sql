-- Links that show a product before shoppers see it (commerce/catalog/office/preview). They are signed and stored nowhere.
create table product_previews (
  product_id integer primary key references products on delete cascade,
  -- A part of what is signed: another number, and no link that was made before opens anything.
  nonce integer not null default 0,
  -- Until when the link that was made last is valid.
  valid_until timestamptz
);
