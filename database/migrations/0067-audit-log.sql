-- Who changed what, with the former and the new values (database/functions/audit.sql writes it, and nobody changes it).
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
  -- Which version of the aggregate the change led to; null: it has no versions.
  version integer,
  label text not null default '',
  -- Of updates the columns that changed, else the row; without what is secret.
  before jsonb,
  after jsonb
);
create index audit_log_by_record on audit_log (type, record_id, id);
create index audit_log_by_aggregate on audit_log (aggregate, aggregate_id, id);
create index audit_log_by_actor on audit_log (actor_kind, actor_id, id);
create index audit_log_by_time on audit_log (at, id);
create index audit_log_by_job on audit_log (job_id, id) where job_id is not null;

-- Which state of an aggregate a reader saw. One per transaction; a change of a part is one of the whole.
alter table products add column version integer not null default 1, add column versioned_by xid8;
alter table categories add column version integer not null default 1, add column versioned_by xid8;
alter table promotions add column version integer not null default 1, add column versioned_by xid8;
alter table customers add column version integer not null default 1, add column versioned_by xid8;
alter table orders add column version integer not null default 1, add column versioned_by xid8;
