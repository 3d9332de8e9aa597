-- What staff mark customers with.
alter table customers add column tags text[] not null default '{}';
create index customers_by_tags on customers using gin (tags) where tags <> '{}';

-- The tags that were ever given, to choose from.
create table customer_tags (
  name text primary key,
  used_at timestamptz not null default now()
);
