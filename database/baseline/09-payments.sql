-- Payments, taxes and refunds of orders (commerce/sales/payments, commerce/sales/tax).

create table payments (
  id uuid primary key,
  order_id integer not null references orders on delete cascade,
  provider text not null,
  -- The provider's own id, once it has answered.
  reference text unique,
  -- invoiced: the order stands, its money is owed until the last day.
  status text not null check (status in ('pending', 'action_required', 'invoiced', 'captured', 'declined', 'cancelled', 'refunded')),
  amount bigint not null,
  currency text not null,
  detail text not null default '',
  -- The address to which the shopper goes for a second step, while one is open.
  action_url text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- The amount that went back, or is on its way back: the sum of the payment's refunds that did not fail.
  refunded bigint not null default 0,
  -- The last day, and the day on which it came; of other payments neither.
  due_on date,
  paid_on date,
  -- The means of payment: {"method": "card", "wallet": "apple_pay", "card": {"brand": "visa", "last4": "1111"}}. Null
  -- when nothing is paid yet, or the provider has not said. The card is removed when its owner's data are erased.
  paid_with jsonb,
  -- The moment until which the shopper may pay for an exchange that costs more, trying as often as needed; null for a
  -- payment that is made while the order is placed.
  open_until timestamptz,
  constraint payments_refunded_within check (refunded between 0 and amount)
) with (fillfactor = 60);
create index payments_by_order on payments (order_id);
-- Given up because the provider knew of no charge; looked at once more in case that it arrived late.
create index payments_given_up on payments (updated_at) where status = 'cancelled' and detail = 'no charge found';
create index payments_owed on payments (due_on) where status = 'invoiced';
create index payments_by_card on payments ((paid_with -> 'card' ->> 'last4'), order_id) where paid_with -> 'card' is not null;
create index payments_by_status on payments (status, order_id);

-- The built-in test provider's own books, as a real provider would keep them elsewhere.
create table test_charges (
  reference text primary key,
  idempotency_key text not null unique,
  status text not null,
  amount bigint not null,
  currency text not null,
  order_id integer not null,
  reason text not null default '',
  -- The page to which the shopper returns after a second step; removed when that step has ended.
  return_url text,
  refunded bigint not null default 0 check (refunded <= amount),
  created_at timestamptz not null default now(),
  -- The test provider can hold money before it takes it, as others do.
  is_manual boolean not null default false,
  paid_with jsonb
);

-- A repeated refund is the same refund.
create table test_refunds (
  idempotency_key text primary key,
  reference text not null references test_charges,
  amount bigint not null check (amount > 0)
);

create table refunds (
  id bigint generated always as identity primary key,
  payment_id uuid not null references payments on delete cascade,
  -- Chosen by whoever asks: the same key is the same refund.
  key text not null,
  amount bigint not null,
  -- pending: the provider is being asked, or did not answer.
  status text not null check (status in ('pending', 'done', 'failed')),
  -- The provider's own id, once it has answered.
  reference text,
  detail text not null default '',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- The reason that staff give for a refund, and whether the customer and other systems have been told of it.
  reason text not null default '',
  -- The actor, as in order_history; empty when it was the shop itself, or somebody at the payment provider.
  made_by text not null default '',
  -- [{ "order_line_id", "quantity" }]: which pieces it is for; empty: for none in particular.
  items jsonb not null default '[]',
  announced_at timestamptz,
  -- The amount that a refund gives back to the gift cards that paid; the rest goes back the way the payment came.
  gift_amount bigint not null default 0 check (gift_amount >= 0),
  -- The pieces of a refund go back into stock once its money has.
  restock boolean not null default false,
  -- The part of a refund that was delivery (with wrapping), so that delivery is paid back once. Then whether the refund
  -- is given as a new gift card (store credit), and which: its amount counts as gone back, and no provider is asked.
  delivery bigint not null default 0 check (delivery >= 0),
  is_credit boolean not null default false,
  credit_card_id integer references gift_cards on delete set null,
  -- The moment at which the provider was first asked, or will be: it remembers the key for a day from then.
  asked_at timestamptz not null default now(),
  -- True for money that was kept for an exchange that nobody paid for: it goes back the way it came after all, but for
  -- what gift cards have already.
  is_reopened boolean not null default false,
  unique (payment_id, key),
  constraint refunds_amount_check check (amount >= 0 and amount + gift_amount > 0)
);
create index refunds_pending on refunds (updated_at) where status = 'pending';
create index refunds_unannounced on refunds (id) where status = 'done' and announced_at is null;
-- Refunds of a period, for its credit notes; block ranges only, as they are written in the order of time.
create index refunds_by_time on refunds using brin (created_at);
-- This index finds the credit that was kept for an exchange by the card that holds it; it is asked whenever a card gets
-- something back.
create index refunds_by_credit_card on refunds (credit_card_id) where credit_card_id is not null;

-- Events by their providers' ids: one that comes twice is one. Only what settling needs is kept of them.
create table payment_events (
  provider text not null,
  id text not null,
  event jsonb not null,
  received_at timestamptz not null default now(),
  handled_at timestamptz,
  outcome text not null default '',
  primary key (provider, id)
);
create index payment_events_unhandled on payment_events (received_at) where handled_at is null;
-- This index finds the events that a provider reported of a payment.
create index payment_events_by_payment on payment_events ((event ->> 'paymentId')) where event ->> 'paymentId' is not null;
create index payment_events_by_reference on payment_events ((event ->> 'reference')) where event ->> 'reference' is not null;

-- Invoice terms say who may pay on account (commerce/sales/payments/invoice): goods leave first, the money comes by
-- bank transfer until a day. There is a row for each customer group; the row without a group is for everybody who shops
-- as a professional.
create table invoice_terms (
  id integer generated by default as identity primary key,
  customer_group_id integer references customer_groups on delete cascade,
  days integer not null check (days between 1 and 365),
  -- Payment by invoice: terms of a single customer, which come before the group's, and how much may be owed at a time.
  customer_id integer references customers on delete cascade,
  -- The most that may be owed, in whole units of the currency; null when there is no limit.
  credit_limit integer check (credit_limit >= 0),
  check (customer_id is null or customer_group_id is null),
  unique nulls not distinct (customer_group_id, customer_id)
);

-- Sales tax by postal code in the United States, for the places that the merchant has added; elsewhere the state's rate
-- counts.
create table tax_postal_rates (
  state text not null,
  -- Five digits.
  postal_code text not null,
  -- The name of the tax region.
  name text not null default '',
  -- State, county, city and districts together, in percent.
  percent numeric(7, 5) not null check (percent >= 0 and percent <= 30),
  -- The state's share of it; null: not said.
  state_percent numeric(7, 5),
  updated_at timestamptz not null default now(),
  primary key (state, postal_code)
);

-- Orders whose taxes a hosted service worked out, and what of them has been booked there.
create table tax_entries (
  order_id integer primary key references orders on delete cascade,
  -- The tax service's name, and its id of the calculation that the order was placed with.
  service text not null,
  calculation text not null,
  -- The tax service's id of the entry, once the order stands and is booked.
  entry text,
  -- Why it will never be booked.
  refusal text not null default '',
  updated_at timestamptz not null default now()
);
create index tax_entries_open on tax_entries (order_id) where entry is null and refusal = '';

-- Tax reversals are the parts of refunds that have been booked as gone back.
create table tax_reversals (
  refund_id bigint primary key references refunds on delete cascade,
  entry text,
  refusal text not null default '',
  created_at timestamptz not null default now()
);

-- A customer's account at the payment provider, which keeps the cards that they let it keep. Where the customer has
-- gone, it is still to be deleted there (forgetAccounts in commerce/sales/payments/saved-cards.ts).
create table payment_accounts (
  provider text not null,
  reference text not null,
  customer_id integer references customers on delete set null,
  created_at timestamptz not null default now(),
  primary key (provider, reference),
  unique (provider, customer_id)
);
create index payment_accounts_by_customer on payment_accounts (customer_id);

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
