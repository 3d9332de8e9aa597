-- Answers to written bot questions, by hashed address: counted, so that nobody tries sums by the hundred.
create table bot_questions (
  address_hash bytea not null,
  at timestamptz not null default now()
);
create index bot_questions_by_address on bot_questions (address_hash, at);
create index bot_questions_by_age on bot_questions (at);
