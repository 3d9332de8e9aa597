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
