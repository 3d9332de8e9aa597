-- What forms have to say to the page that follows them, sealed with the shop's secret. Few minutes of memory, so not logged.
create unlogged table form_answers (
  -- SHA-256 of whose it is and of the page's path.
  id bytea primary key,
  answer bytea not null,
  created_at timestamptz not null default now()
);
create index form_answers_by_age on form_answers (created_at);

-- The order that the session's last cart became: who goes back to an empty cart is told its number.
alter table sessions add column order_id integer;
