-- What kinds of products are called by staff, by language: { "de": "Schneebrett" }.
create table kind_names (
  kind text primary key,
  names jsonb not null check (jsonb_typeof(names) = 'object')
);
