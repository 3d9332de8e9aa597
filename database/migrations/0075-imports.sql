-- Files that staff import (commerce/catalog/import), until the job that works through them is no longer looked at.
create table import_files (
  id bigint generated always as identity primary key,
  format text not null check (format in ('ours', 'shopify')),
  header text[] not null,
  -- The price list that the prices of a file without names of price lists are written into.
  market text not null,
  created_at timestamptz not null default now()
);
create index import_files_by_age on import_files (created_at);

-- The rows of one product each.
create table import_items (
  file_id bigint not null references import_files on delete cascade,
  place integer not null,
  -- The first of them, as a spreadsheet numbers it.
  row integer not null,
  key text not null,
  cells jsonb not null,
  -- Why it was refused: [{ row, column, why }].
  faults jsonb not null default '[]',
  primary key (file_id, place)
);
