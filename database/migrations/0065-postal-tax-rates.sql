-- Sales tax by postal code in the United States, for the places that the merchant has added; elsewhere the state's rate counts.
create table tax_postal_rates (
  state text not null,
  -- Five digits.
  postal_code text not null,
  -- What the tax region is called.
  name text not null default '',
  -- State, county, city and districts together, in percent.
  percent numeric(7, 5) not null check (percent >= 0 and percent <= 30),
  -- The state's share of it; null: not said.
  state_percent numeric(7, 5),
  updated_at timestamptz not null default now(),
  primary key (state, postal_code)
);
