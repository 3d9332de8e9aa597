-- What goods of a kind are called in a language: products of the kind are found by these words.
create table search_kinds (
  kind text not null,
  locale text not null,
  words text[] not null,
  primary key (kind, locale)
);
