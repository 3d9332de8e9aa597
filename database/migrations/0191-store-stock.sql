-- What lies on a store's shelf, as the store counted it last. Online orders do not take from it: those are sent from stock.
create table store_stock (
  store_id integer not null references stores on delete cascade,
  variant_id integer not null references variants on delete cascade,
  quantity integer not null check (quantity between 1 and 100000),
  updated_at timestamptz not null default now(),
  primary key (store_id, variant_id)
);
create index store_stock_by_variant on store_stock (variant_id);
