-- What is found is read from lists: per language and word, the numbers of the documents that have it
-- (docs/decisions/0018-search-lists.md). The index is filled anew behind the next start.

delete from search_generations;
insert into search_generations (is_live) values (true);

alter table search_generations
  -- Each writing of a document takes the next number; what has a higher one than a process has seen is new to it.
  add column last_number integer not null default 0,
  -- Documents up to this number are in the lists, later ones are read one by one.
  add column base_number integer not null default 0,
  add column parts integer not null default 0;

drop index search_documents_by_popularity;
drop index search_documents_by_title;
drop index search_documents_by_terms;
alter table search_documents
  drop column words,
  drop column names,
  drop column details,
  add column number integer not null,
  -- "stem code", a line each: services/search/words/codes.ts.
  -- "stem code", a line each: services/search/words/codes.ts.
  add column stems text not null;
create unique index search_documents_by_number on search_documents (generation, locale, number);
create index search_documents_by_product on search_documents ((fields ->> 'product_id')) where locale = 'en-us';

-- Documents that were replaced or taken out since the lists were made; `at` is the last number of that moment.
create table search_removals (
  generation integer not null references search_generations on delete cascade,
  locale text not null,
  number integer not null,
  at integer not null,
  primary key (generation, locale, number)
);
create index search_removals_by_moment on search_removals (generation, at);

-- Written once per part and read whole: services/search/lists.
create table search_lists (
  generation integer not null references search_generations on delete cascade,
  locale text not null,
  key text collate "C" not null,
  part integer not null,
  data bytea not null,
  primary key (generation, locale, key, part)
);

-- The last number at which a word was new.
alter table search_words add column number integer not null default 0;
drop index search_words_by_start;
drop index search_words_by_stem;
drop index search_words_by_trigrams;
drop function search_words_like;

-- Changes whenever staff change what questions find.
create table search_decisions (version integer not null);
insert into search_decisions values (1);
