-- Orders whose taxes a hosted service worked out, and what of them has been booked there.
create table tax_entries (
  order_id integer primary key references orders on delete cascade,
  -- The tax service's name, and its id of the calculation that the order was placed with.
  service text not null,
  calculation text not null,
  -- Its id of the entry, once the order stands and is booked.
  entry text,
  -- Why it will never be booked.
  refusal text not null default '',
  updated_at timestamptz not null default now()
);
create index tax_entries_open on tax_entries (order_id) where entry is null and refusal = '';

-- What of refunds has been booked as gone back.
create table tax_reversals (
  refund_id bigint primary key references refunds on delete cascade,
  entry text,
  refusal text not null default '',
  created_at timestamptz not null default now()
);
