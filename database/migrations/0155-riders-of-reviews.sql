-- Who says it: the size that they have, and, as far as they tell, what they weigh and how tall they are. What staff have
-- translated of it: {"de": {"title": "…", "text": "…"}}.
alter table reviews
  add column size text not null default '' check (length(size) <= 40),
  add column weight smallint check (weight between 10 and 200),
  add column height smallint check (height between 70 and 230),
  add column translations jsonb not null default '{}' check (jsonb_typeof(translations) = 'object');

comment on column reviews.weight is 'Kilograms';
comment on column reviews.height is 'Centimetres';
