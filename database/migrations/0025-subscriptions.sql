-- Who wants letters, by list. Nobody is written to before they have confirmed; the key travels in links to their mailbox.
create table subscriptions (
  id integer generated always as identity primary key,
  email text not null,
  list text not null,
  locale text not null,
  region text not null,
  key uuid not null default gen_random_uuid() unique,
  created_at timestamptz not null default now(),
  confirmed_at timestamptz,
  left_at timestamptz
);
create unique index subscriptions_by_email on subscriptions (lower(email), list);

-- Who wants to be told when a variant is back: one letter, then the row goes.
create table stock_watches (
  variant_id integer not null references variants (id) on delete cascade,
  email text not null,
  locale text not null,
  created_at timestamptz not null default now()
);
create unique index stock_watches_once on stock_watches (variant_id, lower(email));
create index stock_watches_by_age on stock_watches (created_at);

-- Solved bot checks, so that each is good once.
create table solved_challenges (
  signature text primary key,
  expires_at timestamptz not null
);
create index solved_challenges_by_age on solved_challenges (expires_at);
