-- Every change of what can be bought of a variant, and why (database/functions/stock.sql).
create table stock_ledger (
  id bigint generated always as identity primary key,
  -- Without a reference, as each sale would look it up; it goes with its variant by a trigger.
  variant_id integer not null,
  at timestamptz not null default now(),
  change integer not null,
  available integer not null,
  reason text not null check (reason in ('sale', 'return', 'count', 'correction', 'import')),
  note text not null default '',
  made_by text not null default ''
);
create index stock_ledger_by_variant on stock_ledger (variant_id, id desc);
