-- Kind names are what staff call kinds of products, by language: { "de": "Schneebrett" }.
create table kind_names (
  kind text primary key,
  names jsonb not null check (jsonb_typeof(names) = 'object')
);
