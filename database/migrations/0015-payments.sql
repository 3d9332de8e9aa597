-- Money that went back, and what payment providers told us by themselves.

alter table payments
  -- What of it went back, or is on its way back: the sum of its refunds that did not fail.
  add column refunded bigint not null default 0,
  add constraint payments_refunded_within check (refunded between 0 and amount);
update payments set refunded = amount where status = 'refunded';

create table refunds (
  id bigint generated always as identity primary key,
  payment_id uuid not null references payments on delete cascade,
  -- Chosen by whoever asks: the same key is the same refund.
  key text not null,
  amount bigint not null check (amount > 0),
  -- pending: the provider is being asked, or did not answer.
  status text not null check (status in ('pending', 'done', 'failed')),
  -- The provider's own id, once it has answered.
  reference text,
  detail text not null default '',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (payment_id, key)
);
create index refunds_pending on refunds (updated_at) where status = 'pending';

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

-- The test provider can hold money before it takes it, as others do.
alter table test_charges add column is_manual boolean not null default false;
