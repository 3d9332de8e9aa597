-- From when until when a product is seen in a market: [{ "market": "us", "from": "2026-12-01T08:00:00Z", "until": … }].
alter table products add column schedule jsonb not null default '[]';

-- The same by price list, written by triggers (database/functions/product-schedules.sql); is_open is settled within a second of
-- the moment at which it turns.
create table product_windows (
  product_id integer not null references products on delete cascade,
  region text not null,
  opens_at timestamptz,
  closes_at timestamptz,
  is_open boolean not null,
  -- When is_open is another; null: never.
  turns_at timestamptz,
  primary key (product_id, region)
);
create index product_windows_by_turn on product_windows (turns_at) where turns_at is not null;

-- Price lists in which the variant's product is not to be seen now: carts and lists look at it, as at is_offered.
alter table variants add column closed_in text[] not null default '{}';
