-- What visitors like and have not bought. A guest's list belongs to the session and becomes the customer's at sign-in.
create table wishlists (
  id integer generated always as identity primary key,
  customer_id integer unique references customers on delete cascade,
  -- As in sessions.
  session_hash bytea unique,
  -- Opens it for reading to whoever is given the link.
  token text not null unique,
  updated_at timestamptz not null default now(),
  check ((customer_id is null) <> (session_hash is null))
);
create index wishlists_of_guests on wishlists (updated_at) where session_hash is not null;

create table wishlist_items (
  wishlist_id integer not null references wishlists on delete cascade,
  product_id integer not null references products on delete cascade,
  added_at timestamptz not null default now(),
  primary key (wishlist_id, product_id)
);
create index wishlist_items_by_product on wishlist_items (product_id);
