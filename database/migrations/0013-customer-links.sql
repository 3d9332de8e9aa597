-- What customers do by a link in a letter (specification 7.4): a forgotten password, an e-mail address that is confirmed or
-- changed; and the hand-over of a sign-in to another browser.

alter table customers
  -- When the owner of the address has followed the link that was sent to it; null: not yet.
  add column email_verified_at timestamptz,
  -- An address that takes the place of the other once its owner has followed the link.
  add column pending_email text;

-- Tokens are kept as their SHA-256, so that a copy of the table opens nothing. A row is deleted by the use of its token.
create table customer_tokens (
  token_hash bytea primary key,
  customer_id integer not null references customers on delete cascade,
  purpose text not null check (purpose in ('reset-password', 'confirm-email', 'hand-over')),
  -- The address the letter went to: once it is no longer the customer's, the link is worth nothing. Or the path to go on to.
  detail text not null,
  expires_at timestamptz not null
);
create index customer_tokens_by_customer on customer_tokens (customer_id, purpose);
create index customer_tokens_by_end on customer_tokens (expires_at);

-- Letters that somebody asked for who need not be signed in, counted by e-mail address and by network.
create table letter_requests (
  email_hash bytea not null,
  address_hash bytea not null,
  at timestamptz not null default now()
);
create index letter_requests_by_email on letter_requests (email_hash, at);
create index letter_requests_by_address on letter_requests (address_hash, at);
