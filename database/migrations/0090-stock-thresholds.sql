-- What a variant is known by beyond the shop (GTIN-8, -12, -13 or -14, with its check digit), and what it weighs.
alter table variants
  add column gtin text check (gtin ~ '^(\d{8}|\d{12,14})$'),
  add column weight_grams integer check (weight_grams >= 0);
create index variants_by_gtin on variants (gtin) where gtin is not null;

-- From how many pieces on a variant is low; null: from as many as the shop says.
alter table stock add column low_at integer check (low_at >= 0);
create index stock_with_low_at on stock (variant_id) where low_at is not null;
create table stock_settings (
  is_only boolean primary key default true check (is_only),
  low_at integer not null default 5 check (low_at >= 0)
);
insert into stock_settings default values;

-- What was taken back is a reason of its own.
alter table stock_ledger
  drop constraint stock_ledger_reason_check,
  add constraint stock_ledger_reason_check check (reason in ('sale', 'return', 'count', 'correction', 'import', 'revert'));
