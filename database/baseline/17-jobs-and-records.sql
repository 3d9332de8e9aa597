-- Records of what staff do: the audit log, their long work, the files they import, and what they set of the shop as a
-- whole.

-- The audit log says who changed what, with the former and the new values. database/functions/audit.sql writes it, and
-- nobody changes it.
create table audit_log (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  actor_kind text not null check (actor_kind in ('member', 'key', 'job', 'program')),
  actor_id integer,
  actor_name text not null,
  address text,
  request_id text,
  -- The job (staff_jobs) that did it: what it did can be taken back.
  job_id bigint,
  -- insert, update, delete; of what is no row: sign-in, export, …
  action text not null,
  -- The table, with the row's key in it; null: no row.
  relation text,
  key jsonb,
  -- "price" and "us/50001": the row in the words of staff; and what it is a part of: "product" and "1012".
  type text not null,
  record_id text not null default '',
  aggregate text not null,
  aggregate_id text not null default '',
  -- The version of the aggregate to which the change led; null when it has no versions.
  version integer,
  label text not null default '',
  -- The columns that an update changed, else the whole row, both without what is secret.
  before jsonb,
  after jsonb
);
create index audit_log_by_record on audit_log (type, record_id, id);
create index audit_log_by_aggregate on audit_log (aggregate, aggregate_id, id);
create index audit_log_by_time on audit_log (at, id);
create index audit_log_by_job on audit_log (job_id, id) where job_id is not null;
-- This index finds actions that are no change of a row (exports, sign-ins).
create index audit_log_by_action on audit_log (action, id) where action not in ('insert', 'update', 'delete');
-- This index counts what a member did with one kind of record without a look at the records.
create index audit_log_by_actor on audit_log (actor_kind, actor_id, id) include (type, aggregate, action);

-- Long work that staff start (commerce/staff/jobs): done in steps, each a transaction that says how far it has come.
create table staff_jobs (
  id bigint generated always as identity primary key,
  kind text not null,
  input jsonb not null,
  -- The ids that the job changes, fixed when it was started; null when its input says what to change.
  targets integer[],
  status text not null default 'queued'
    check (status in ('queued', 'running', 'done', 'failed', 'cancelled', 'reverted')),
  done integer not null default 0,
  total integer not null,
  -- The place where the next step begins, in the terms of its kind.
  cursor bigint not null default 0,
  -- { skipped: [{ id, why }], skippedCount, error }
  report jsonb not null default '{}',
  -- The actor who started it: platform/actor.ts.
  started_by jsonb not null,
  -- The job that it takes back.
  reverts bigint references staff_jobs,
  is_cancelled boolean not null default false,
  tries integer not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  finished_at timestamptz
);
create index staff_jobs_open on staff_jobs (updated_at) where status in ('queued', 'running');
-- Jobs are found by who started them, and narrowed by their kind and state.
create index staff_jobs_by_starter on staff_jobs using gin (lower(started_by ->> 'name') gin_trgm_ops);
create index staff_jobs_by_kind on staff_jobs (kind, id);
create index staff_jobs_by_status on staff_jobs (status, id);

-- Files that staff import (commerce/catalog/import), until the job that works through them is no longer looked at.
create table import_files (
  id bigint generated always as identity primary key,
  format text not null,
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

-- Shop settings are what the merchant sets of the shop as a whole (commerce/settings): one row. The environment's
-- values come before them.
create table shop_settings (
  id integer primary key default 1 check (id = 1),
  name text not null default '',
  -- The seller as invoices name it: lines of address and tax numbers, separated by line breaks.
  legal_name text not null default '',
  address text not null default '',
  tax_numbers text not null default '',
  bank text not null default '',
  -- Addresses: the sender of e-mails, the shop's own mailbox, and those that pages name.
  sender_email text not null default '',
  shop_email text not null default '',
  support_email text not null default '',
  contact_email text not null default '',
  -- [{ "country", "region" (null: shown, not sold), "languages" }]; null: as countries.ts has it.
  markets jsonb,
  -- [{ "country", "state", "label", "percent" }]: in the place of what rates.ts says of these places.
  tax_rates jsonb not null default '[]',
  -- The steps of the guided set-up that are done or skipped: { "shop": "done" }.
  setup_steps jsonb not null default '{}',
  version integer not null default 1,
  versioned_by xid8,
  updated_at timestamptz not null default now(),
  -- The look of the shop (commerce/settings): pictures of the library by their ids, and the accent colour; empty where
  -- none is chosen.
  logo text not null default '',
  -- The logo for dark grounds.
  logo_dark text not null default '',
  -- Square: browser tabs, home screens.
  icon text not null default '',
  accent text not null default '' check (accent ~ '^(#[0-9a-f]{6})?$'),
  -- Lines that the law wants on letters beside the address: number in the register, who leads the company.
  company_details text not null default ''
);

insert into shop_settings default values;

-- Import mappings remember what staff said of the columns of a file whose header row was unknown, for the next such
-- file.
create table import_mappings (
  -- SHA-256 of the header row, hexadecimal.
  signature text primary key,
  format text not null,
  -- Column of the file → field of the format.
  columns jsonb not null,
  changed_at timestamptz not null default now()
);

-- Addresses of pictures that a file names; they are fetched after its rows, and go with it.
create table import_pictures (
  file_id bigint not null references import_files on delete cascade,
  place integer not null,
  row integer not null,
  "column" text not null,
  -- The key of the record for which the picture is, and the SKU of its variant.
  key text not null,
  sku text,
  address text not null,
  text text not null default '',
  primary key (file_id, place)
);

-- Backups say when backups were made: the program that makes them reports it, and the office shows the age of the
-- latest.
create table backups (
  id integer generated always as identity primary key,
  at timestamptz not null default now(),
  note text not null default '',
  made_by text not null
);
create index backups_latest on backups (at desc);
