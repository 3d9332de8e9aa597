-- Carts, orders and payments (specification 3.9, 3.10, 4, 7.2, 7.5). Amounts are integer minor units of `currency`.
create table carts (
  id uuid primary key,
  region text not null,
  currency text not null,
  country text not null,
  language text not null,
  customer_id integer references customers on delete set null,
  -- Details that the shopper has given in checkout so far: email, addresses, shipping method
  -- (commerce/sales/checkout/schema.ts).
  checkout jsonb not null default '{}',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- Pieces that the last merge of carts could not take in whole, shown once: [{ "productId", "variantId", "name",
  -- "wanted", "quantity" }].
  capped jsonb,
  -- Codes that the shopper entered, in the form that they are compared in; null: none. Gift cards are in checkout.
  codes text[],
  -- The session that made a guest's cart (SHA-256 of its id): what is typed into its checkout is shown to that session
  -- alone. Null: none is known; the cart's key opens it.
  session_hash bytea
) with (fillfactor = 60);
create index carts_by_customer on carts (customer_id) where customer_id is not null;
-- Block ranges only: a btree would make every change of a cart write the index too.
create index carts_by_update on carts using brin (updated_at);

-- No foreign keys to the catalogue: each would lock the row of a popular variant on every add. A line whose variant
-- is gone is not shown, not counted and not ordered; it ends with its cart.
create table cart_lines (
  id bigint generated always as identity,
  -- The column has no foreign key: a trigger removes the lines with their cart, as the key would read the cart's row
  -- anew for every line.
  cart_id uuid not null,
  product_id integer not null,
  variant_id integer not null,
  quantity integer not null check (quantity > 0),
  -- The price the shopper last saw; a difference to today's price is told before paying.
  seen_price bigint not null,
  primary key (cart_id, variant_id)
);

create sequence order_numbers start with 10001;

create table orders (
  id integer primary key default nextval('order_numbers'),
  -- A cart becomes at most one order that stands.
  cart_id uuid not null,
  customer_id integer references customers on delete set null,
  region text not null,
  currency text not null,
  country text not null,
  language text not null,
  status text not null,
  email text not null,
  billing_address jsonb not null,
  shipping_address jsonb not null,
  shipping_method jsonb not null,
  -- Explained lines that add up to total: [{ "kind": "goods" | "shipping" | "tax" | …, "label", "amount", "included"
  -- }].
  totals jsonb not null,
  total bigint not null check (total >= 0),
  -- Opens the confirmation page without signing in; stored as SHA-256.
  access_hash bytea not null,
  placed_at timestamptz not null default now(),
  -- The moment at which the order was paid. Null on orders that never came to stand: a declined card leaves a cancelled
  -- one.
  confirmed_at timestamptz,
  updated_at timestamptz not null default now(),
  -- The moment at which the order's confirmation was sent. Jobs for confirmations are handed over in batches, outside
  -- the order's transaction; those that a killed process loses are found by this column
  -- (commerce/sales/checkout/placing/sweep.ts).
  confirmation_sent_at timestamptz,
  -- { note?, gift?: { message }, pickUp?: { storeId, slug, name, phone }, recipients?: [{ variantId, name, email,
  -- message }] }; null on most orders. commerce/sales/orders/schema.ts: OrderExtras.
  extras jsonb,
  version integer not null default 1,
  versioned_by xid8,
  own_fields jsonb not null default '{}',
  -- Facts that staff add to orders. The first is the reason why an order is held and not packed; null when it is not
  -- held.
  hold_reason text check (hold_reason <> ''),
  tags text[] not null default '{}'
) with (fillfactor = 60);
create unique index orders_one_per_cart on orders (cart_id) where status <> 'cancelled';
create index orders_by_customer on orders (customer_id, id desc) where customer_id is not null;
create index orders_unsettled on orders (placed_at) where status in ('pending', 'awaiting_payment');
-- The office's list of orders is searched and ordered by these indexes.
create index orders_by_email on orders (lower(email));
create index orders_by_status on orders (status, id);
create index orders_confirmed on orders using brin (confirmed_at);
create index orders_on_hold on orders (id) where hold_reason is not null;
create index orders_by_tags on orders using gin (tags) where tags <> '{}';
create index orders_by_total on orders (total, id);
-- Orders that are collected in a store: those that are to be made ready or lie there, and those that were handed over
-- lately.
create index orders_to_collect on orders (id)
  where status in ('awaiting_fulfillment', 'awaiting_pickup') and extras ? 'pickUp';
create index orders_collected on orders (updated_at) where status = 'completed' and extras ? 'pickUp';
-- This index counts orders that should have left, for the office's home.
create index orders_unsent on orders (confirmed_at)
  where status in ('awaiting_fulfillment', 'partially_shipped') and hold_reason is null;
-- Orders come in the order of this index, so that each costs it next to nothing.
create index orders_by_time on orders (placed_at);
create index orders_by_own_fields on orders using gin (own_fields jsonb_path_ops) where own_fields <> '{}';
-- Orders whose buyers have not been told that they stand: what the sweep asks for each minute
-- (commerce/sales/checkout/placing/attempts.ts).
create index orders_unconfirmed on orders (confirmed_at)
  where confirmation_sent_at is null and confirmed_at is not null;

create table order_lines (
  id bigint generated always as identity primary key,
  order_id integer not null references orders on delete cascade,
  product_id integer not null,
  variant_id integer not null,
  sku text not null,
  name text not null,
  options jsonb not null default '[]',
  image text,
  quantity integer not null check (quantity > 0),
  unit_price bigint not null,
  total bigint not null,
  -- True when stock was taken for the line. It goes back when the order is cancelled before it is paid.
  from_stock boolean not null default true,
  -- Pieces that came back go into stock once, whoever puts them there: a cancellation, a refund or a return.
  restocked integer not null default 0,
  constraint order_lines_restocked check (restocked between 0 and quantity)
);
create index order_lines_by_order on order_lines (order_id);
create index order_lines_by_sku on order_lines (lower(sku) text_pattern_ops, order_id);

create table order_history (
  id bigint generated always as identity primary key,
  order_id integer not null references orders on delete cascade,
  status text not null,
  note text not null default '',
  at timestamptz not null default now(),
  -- The actor who made the change: "staff:3 ERP", "customer:101"; empty when it was the shop itself.
  made_by text not null default '',
  -- The event that a line of an order's history reports, as data, which the office puts into the language of its
  -- reader; programs read the note, in English (commerce/sales/orders/history/fact.ts). Null when the note was written
  -- by a person.
  fact jsonb
);
create index order_history_by_order on order_history (order_id);

create table shipments (
  id integer generated by default as identity primary key,
  order_id integer not null references orders on delete cascade,
  tracking_number text not null default '',
  shipping_provider text not null default '',
  items jsonb not null default '[]',
  created_at timestamptz not null default now(),
  -- The moment at which the parcel arrived, as far as the shop was told: the right of withdrawal counts from then
  -- (commerce/aftersales/returns).
  delivered_at timestamptz
);
create index shipments_by_order on shipments (order_id);
create index shipments_by_tracking on shipments using gin (lower(tracking_number) gin_trgm_ops) where tracking_number <> '';
-- Tracking numbers that are typed whole are looked up as such.
create index shipments_by_whole_tracking on shipments (lower(tracking_number)) where tracking_number <> '';

-- Requests that create something, by the key their sender chose, and what they created: a retry is answered with that.
create table idempotency_keys (
  -- The scope within which the key is unique: "order:{cart id}".
  scope text not null,
  -- The key as SHA-256, since the key itself also makes the order's access token (commerce/sales/orders/access.ts).
  key bytea not null,
  request_hash bytea not null,
  -- Ids of what was created.
  answer jsonb not null,
  created_at timestamptz not null default now(),
  primary key (scope, key)
);
create index idempotency_keys_by_age on idempotency_keys using brin (created_at);

-- Carts at a commerce platform that are being ordered: one process at a time asks the platform to take the order and
-- the money.
create table platform_checkouts (
  cart_id uuid primary key,
  claimed_at timestamptz not null default now()
);

-- Order notes are what staff write to one another about an order. Buyers never see them.
create table order_notes (
  id integer generated by default as identity primary key,
  order_id integer not null references orders on delete cascade,
  body text not null check (body <> ''),
  -- The actor, as in order_history: "member:2 Ida Berg".
  made_by text not null,
  at timestamptz not null default now()
);
create index order_notes_by_order on order_notes (order_id, id);

-- Order search holds the words by which orders are found (commerce/aftersales/office). They have a table of their own,
-- so that a change of an order's state does not write these indexes anew; database/functions/order-search.sql keeps the
-- rows.
create table order_search (
  order_id integer primary key references orders on delete cascade,
  number text not null,
  -- E-mail address, names and companies of both addresses, in small letters, each word after a space.
  people text not null,
  -- The digits of the phone numbers.
  phone text not null,
  region text not null,
  method text not null,
  -- "guest", "customer", or "pro": in a price region of professionals.
  buyer text not null,
  -- Orders that a word and days narrow, and returns that a word finds, are counted by these rows alone. The state is in
  -- no index, so that a change of state writes none.
  placed_at timestamptz not null,
  status text not null,
  has_return boolean not null
) with (fillfactor = 90);
-- The planner needs to know how common a word is: the way of looking for it depends on that.
alter table order_search alter column people set statistics 400;
create index order_search_by_words on order_search using gin (number gin_trgm_ops, people gin_trgm_ops, phone gin_trgm_ops);
create index order_search_returned on order_search using gin (people gin_trgm_ops) where has_return;
create index order_search_by_region on order_search (region, order_id);
create index order_search_by_method on order_search (method, order_id);
create index order_search_by_buyer on order_search (buyer, order_id);
create index order_search_by_time on order_search (placed_at);

-- The tags that were ever given, to choose from.
create table order_tags (
  name text primary key,
  used_at timestamptz not null default now()
);

-- Orders that are not in order_search yet (database/functions/order-search.sql). No key: nobody looks for one of them.
create table order_search_due (
  order_id integer not null
);
