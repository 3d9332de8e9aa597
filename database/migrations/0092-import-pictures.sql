-- Addresses of pictures that a file names; they are fetched after its rows, and go with it.
create table import_pictures (
  file_id bigint not null references import_files on delete cascade,
  place integer not null,
  row integer not null,
  "column" text not null,
  -- Of what, and of which of its variants.
  key text not null,
  sku text,
  address text not null,
  text text not null default '',
  primary key (file_id, place)
);
