-- Tables for programs: keys, messages to other systems, and the record of changes.
create table staff_keys (
  id integer generated always as identity primary key,
  name text not null,
  -- SHA-256, so that a copy of the table opens nothing. The keys are random: nothing slower is needed.
  key_hash bytea not null unique,
  scopes text[] not null,
  created_at timestamptz not null default now(),
  used_at timestamptz,
  revoked_at timestamptz,
  markets text[],
  made_by text
);

-- Messages to other systems (commerce/webhooks). What happens is written down in the transaction in which
-- it happens, with a delivery for each webhook that wants to hear of it, and sent from there.
create table webhooks (
  id integer generated always as identity primary key,
  url text not null,
  -- "order.created", …, or "*".
  events text[] not null,
  description text not null default '',
  -- The secret is made of this and of the shop's own, so that a copy of the table signs nothing.
  salt text not null,
  -- The staff's choice: what happens meanwhile is not kept for it.
  is_active boolean not null default true,
  -- The moment at which deliveries were stopped because nobody answered. Events wait from then on.
  paused_at timestamptz,
  -- The number of failures in a row, and since when.
  failures integer not null default 0,
  failing_since timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table webhook_events (
  id uuid primary key default gen_random_uuid(),
  type text not null,
  data jsonb not null,
  -- The subject of the event. All events of one kind about one subject in one transaction are one event.
  subject text not null,
  xact xid8 not null default pg_current_xact_id(),
  created_at timestamptz not null default now(),
  unique (created_at, xact, type, subject)
);

create table webhook_deliveries (
  id bigint generated always as identity primary key,
  webhook_id integer not null references webhooks on delete cascade,
  event_id uuid not null references webhook_events on delete cascade,
  status text not null default 'pending' check (status in ('pending', 'delivered', 'failed')),
  tries integer not null default 0,
  -- While somebody is at it: when another may take over.
  next_try_at timestamptz not null default now(),
  tried_at timestamptz,
  -- The latest answer: its status, or why there was none.
  answer_code integer,
  error text not null default '',
  duration_ms integer,
  created_at timestamptz not null default now(),
  unique (event_id, webhook_id)
);
create index webhook_deliveries_due on webhook_deliveries (webhook_id, next_try_at) where status = 'pending';
create index webhook_deliveries_log on webhook_deliveries (webhook_id, id desc);

-- This view says which tables cause which events.
create view webhook_triggers as
  select g.tgrelid::regclass::text as relation, g.tgname::text as name, g.tgenabled <> 'D' as is_on,
    exists (select from webhooks w where w.is_active and w.events && (array['*'] || t.events)) as is_wanted
  from pg_trigger g join (values
    ('orders'::regclass, array['order.created', 'order.updated', 'order.cancelled']),
    ('shipments'::regclass, array['shipment.created']),
    ('customers'::regclass, array['customer.created', 'customer.updated', 'customer.deleted']),
    ('stock'::regclass, array['stock.changed']),
    ('products'::regclass, array['product.created', 'product.updated', 'product.deleted']),
    ('variants'::regclass, array['product.updated']),
    ('prices'::regclass, array['product.updated'])
  ) as t (relation, events) on g.tgrelid = t.relation
  where g.tgname like 'webhook\_%';

-- The first answer to a request with an Idempotency-Key, for repeating it within a day (server/plugins/idempotency.ts).
create table kept_answers (
  -- SHA-256 of who asks, the path and the key.
  id bytea primary key,
  -- Keyed with the shop's secret: bodies hold passwords, which nobody shall try out on a copy of this table.
  request_hash bytea not null,
  -- Null while the first request is being worked on.
  status smallint,
  -- Headers and body, sealed with the shop's secret: answers hold what is stored nowhere else in plain words.
  answer bytea,
  created_at timestamptz not null default now()
);
create index kept_answers_by_age on kept_answers (created_at);

-- Changes are the one record from which everything derived follows (database/changes, docs/tour.md).
create table changes (
  id bigint generated always as identity primary key,
  transaction xid8 not null default pg_current_xact_id(),
  -- Tags name what has changed, in the words of database/changes/tags.ts.
  tags text[] not null,
  at timestamptz not null default now()
);
create index changes_by_transaction on changes (transaction);

-- Change readers are the programs that work on changes for all processes, with what they have read: all that this
-- snapshot shows. A reader of another version begins with everything.
create table change_readers (
  name text primary key,
  version integer not null,
  seen pg_snapshot not null
);
