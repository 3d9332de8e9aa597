-- Prices and stock of variants. Amounts are integer minor units of the region's currency.
create table prices (
  region text not null,
  variant_id integer not null references variants on delete cascade,
  price bigint not null check (price >= 0),
  retail_price bigint check (retail_price >= 0),
  -- A sale price that counts from one moment until another. Then regular_price and regular_retail_price are what staff
  -- say, and price and retail_price, which everybody reads, are what follows from that now
  -- (database/functions/sale-prices.sql).
  regular_price bigint,
  regular_retail_price bigint,
  sale_price bigint,
  sale_from timestamptz,
  sale_until timestamptz,
  -- The moment at which a sale with days begins or ends, and another price is paid; null when no such moment lies
  -- ahead.
  turns_at timestamptz,
  primary key (region, variant_id),
  constraint sale_is_whole check (case
    when sale_price is null
      then num_nonnulls(regular_price, regular_retail_price, sale_from, sale_until, turns_at) = 0
    else sale_price > 0 and coalesce(regular_price > sale_price, false) and num_nonnulls(sale_from, sale_until) > 0
      and (sale_until > sale_from) is not false end)
);
create index prices_by_variant on prices (variant_id);
create index prices_by_turn on prices (turns_at) where turns_at is not null;

-- The history has every price that ever held, for the lowest price of the last 30 days. A trigger alone writes it, so
-- no writer forgets it.
create table price_history (
  region text not null,
  -- The column has no foreign key: triggers alone write the history, and its rows go with their variant. A key would
  -- cost a look-up for each row that is written, and a reading of the whole table for each variant that is deleted.
  variant_id integer not null,
  price bigint not null,
  valid_from timestamptz not null default now(),
  primary key (region, variant_id, valid_from)
);

create table stock (
  variant_id integer primary key references variants on delete cascade,
  available integer not null check (available >= 0),
  -- The number of pieces at which the variant counts as low; null when the shop's own number holds.
  low_at integer check (low_at >= 0),
  -- The variant's product: lists of stock, and products that run low, are found without a look at each variant. It is
  -- named so that statements about variants go on to say "product_id" and mean the variant's.
  of_product integer not null,
  -- The place where the variant lies, in the words of whoever fetches it ("A-12"): pick lists are in this order. Null
  -- when nobody has said.
  shelf text check (shelf <> '' and length(shelf) <= 40)
);
create index stock_low on stock (available, variant_id) include (of_product, low_at);
create index stock_with_low_at on stock (variant_id) include (of_product, available) where low_at is not null;

-- The ledger has every change of what can be bought of a variant, with its reason (database/functions/stock.sql).
create table stock_ledger (
  id bigint generated always as identity primary key,
  -- The column has no foreign key, as each sale would look it up; a trigger removes the rows with their variant.
  variant_id integer not null,
  at timestamptz not null default now(),
  change integer not null,
  available integer not null,
  reason text not null check (reason in ('sale', 'return', 'count', 'correction', 'import', 'revert')),
  note text not null default '',
  made_by text not null default ''
);
create index stock_ledger_by_variant on stock_ledger (variant_id, id desc);

create table stock_settings (
  is_only boolean primary key default true check (is_only),
  low_at integer not null default 5 check (low_at >= 0)
);

insert into stock_settings default values;
