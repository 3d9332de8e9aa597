-- A sale price that counts from one moment until another. Then regular_price and regular_retail_price are what staff say, and
-- price and retail_price, which everybody reads, are what follows from that now (database/functions/sale-prices.sql).
alter table prices
  add column regular_price bigint,
  add column regular_retail_price bigint,
  add column sale_price bigint,
  add column sale_from timestamptz,
  add column sale_until timestamptz,
  -- When the price is another by itself; null: never.
  add column turns_at timestamptz,
  add constraint sale_is_whole check (case
    when sale_price is null
      then num_nonnulls(regular_price, regular_retail_price, sale_from, sale_until, turns_at) = 0
    else sale_price > 0 and coalesce(regular_price > sale_price, false) and num_nonnulls(sale_from, sale_until) > 0
      and (sale_until > sale_from) is not false end);
create index prices_by_turn on prices (turns_at) where turns_at is not null;
