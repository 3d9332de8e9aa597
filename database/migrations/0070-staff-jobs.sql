-- Long work that staff start (commerce/staff/jobs): done in steps, each a transaction that says how far it has come.
create table staff_jobs (
  id bigint generated always as identity primary key,
  kind text not null,
  input jsonb not null,
  -- What it is done to, fixed when it was started; null: the input says it.
  targets integer[],
  status text not null default 'queued'
    check (status in ('queued', 'running', 'done', 'failed', 'cancelled', 'reverted')),
  done integer not null default 0,
  total integer not null,
  -- Where the next step begins, in the words of its kind.
  cursor bigint not null default 0,
  -- { skipped: [{ id, why }], skippedCount, error }
  report jsonb not null default '{}',
  -- Who started it: platform/actor.ts.
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

-- The bin: what was deleted is hidden, and kept for 30 days. Whether it was visible before.
alter table products add column deleted_at timestamptz, add column was_visible boolean;
create index products_deleted on products (deleted_at) where deleted_at is not null;

-- The office's lists. Trigrams find a part of a word from three letters on; what is shorter is found as a beginning.
create index products_by_words on products using gin (lower(name || ' ' || sku || ' ' || brand) gin_trgm_ops);
create index products_by_name on products (lower(name) text_pattern_ops, id);
create index products_by_brand on products (brand, id);
create index products_by_change on products (updated_at, id);
create index products_hidden on products (id) where not is_visible;
create index variants_by_folded_sku on variants (lower(sku) text_pattern_ops);
create index stock_low on stock (available, variant_id);
