-- What a product says in each language beside its name and description, which are the first language's
-- (commerce/catalog/texts/schema.ts): { "de": { "name": "Turmfalke" } }. What goes with it, by uids, and in which condition it is.
alter table products
  add column texts jsonb not null default '{}',
  add column related jsonb not null default '[]',
  add column add_ons jsonb not null default '[]',
  add column condition text not null default 'new' check (condition in ('new', 'refurbished', 'used')),
  -- Whether name and description come before those of the content entry: since staff last changed them here.
  add column owns_words boolean not null default false;

-- The media id of a picture that shows the value, where no colour does: a pattern, a wood.
alter table option_values add column picture text;

-- What products of a kind say is proposed for the next one.
create index products_by_kind on products (kind, id);
