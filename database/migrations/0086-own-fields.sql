-- Fields that the merchant defines (commerce/shared/own-fields), and what they say: in the row that they are of, so that a list
-- reads them with it.
create table own_fields (
  id integer generated always as identity primary key,
  aggregate text not null check (aggregate in ('product', 'variant', 'customer', 'order')),
  key text not null check (key ~ '^[a-z][a-z0-9_]{0,39}$'),
  kind text not null check (kind in ('text', 'long-text', 'number', 'date', 'yes-no', 'choice', 'choices', 'file', 'product',
    'category')),
  is_translated boolean not null default false,
  -- By language: { "en": "Story", "de": "Geschichte" }.
  labels jsonb not null,
  help jsonb not null default '{}',
  is_required boolean not null default false,
  -- Of a number its value, of a text its length, of choices how many.
  min double precision,
  max double precision,
  unit text not null default '',
  -- [{ "code": "oak", "labels": { "en": "Oak" } }]
  choices jsonb not null default '[]',
  audience text not null default 'staff' check (audience in ('staff', 'api', 'shoppers')),
  is_searchable boolean not null default false,
  position integer not null default 0,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- Since when it lies in the bin: what it says is kept for 30 days, and seen by nobody.
  deleted_at timestamptz,
  unique (aggregate, key)
);

alter table products add column own_fields jsonb not null default '{}';
alter table variants add column own_fields jsonb not null default '{}';
alter table customers add column own_fields jsonb not null default '{}';
alter table orders add column own_fields jsonb not null default '{}';
