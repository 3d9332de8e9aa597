-- What the merchant sets of the shop as a whole (commerce/settings): one row. What the environment says comes before it.
create table shop_settings (
  id integer primary key default 1 check (id = 1),
  name text not null default '',
  -- Who sells, as invoices name it: lines of address and tax numbers apart by line breaks.
  legal_name text not null default '',
  address text not null default '',
  tax_numbers text not null default '',
  bank text not null default '',
  -- From whom e-mails come, where the shop gets its own, and what pages name.
  sender_email text not null default '',
  shop_email text not null default '',
  support_email text not null default '',
  contact_email text not null default '',
  -- [{ "country", "region" (null: shown, not sold), "languages" }]; null: as countries.ts has it.
  markets jsonb,
  -- [{ "country", "state", "label", "percent" }]: in the place of what rates.ts says of these places.
  tax_rates jsonb not null default '[]',
  -- Which steps of the guided set-up are done or skipped: { "shop": "done" }.
  setup_steps jsonb not null default '{}',
  version integer not null default 1,
  versioned_by xid8,
  updated_at timestamptz not null default now()
);
insert into shop_settings default values;
