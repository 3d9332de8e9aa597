-- Translations that readers ask a hosted service for, by hashed address: counted, so that nobody spends the shop's plan.
create table translation_requests (
  address_hash bytea not null,
  at timestamptz not null default now()
);
create index translation_requests_by_address on translation_requests (address_hash, at);
create index translation_requests_by_age on translation_requests (at);
