-- Exchanges at another price: what they cost more is paid later, and until then their order waits.
alter table payments
  -- Until when its shopper may pay, trying again as often as it takes; null: it is paid while the order is placed.
  add column open_until timestamptz;

-- Tries to pay an order that waits which came to nothing: their payment has a new id since.
create table payment_tries (
  id uuid primary key,
  order_id integer not null references orders on delete cascade,
  provider text not null,
  reference text,
  status text not null check (status in ('declined', 'cancelled')),
  detail text not null default '',
  at timestamptz not null default now()
);
create index payment_tries_by_order on payment_tries (order_id);

alter table refunds
  -- When the provider was first asked, or is to be: it remembers the key for a day from then.
  add column asked_at timestamptz not null default now(),
  -- Kept for an exchange that nobody paid for: it goes back the way it came after all, but for what gift cards have already.
  add column is_reopened boolean not null default false;
update refunds set asked_at = created_at;

-- What was asked for in exchange, [{ "orderLineId", "quantity", "variantId" }], so that a repeated request is known.
alter table returns add column exchange_items jsonb;
create index returns_by_exchange_order on returns (exchange_order_id) where exchange_order_id is not null;
