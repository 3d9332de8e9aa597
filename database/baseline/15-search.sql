-- The search index (specification 7.10). A full rebuild fills a generation of its own next to the live one, then takes
-- its place.
create table search_generations (
  id integer generated always as identity primary key,
  is_live boolean not null default false,
  started_at timestamptz not null default now(),
  -- The number of the latest document. Each writing of a document takes the next number, so a number above the highest
  -- that a process has seen is new to it.
  last_number integer not null default 0,
  -- Documents up to this number are in the lists, later ones are read one by one.
  base_number integer not null default 0,
  parts integer not null default 0,
  -- The version of the rules by which the index was made. An index that other rules made is made anew, next to the live
  -- one.
  rules integer not null default 0
);
create unique index search_generations_live on search_generations (is_live) where is_live;

create table search_documents (
  generation integer not null references search_generations on delete cascade,
  id text not null,
  locale text not null,
  -- The fields that results show and that filters and sorts read: services/search/schema.ts.
  fields jsonb not null,
  -- "field:value", for every value that can be filtered by or counted.
  terms text[] not null,
  -- Title without accents and case: equal to what was asked counts most, and completions begin with it.
  title text not null,
  -- 0 to 1.
  popularity real not null,
  in_stock boolean not null,
  -- Stands for a removal while its generation is being built, so that the builder does not bring the document back.
  is_removed boolean not null default false,
  number integer not null,
  -- "stem code", a line each: services/search/language/field-codes.ts.
  stems text not null,
  -- Documents that would say the same again are not written again.
  digest text not null default '',
  primary key (generation, id)
);
create unique index search_documents_by_number on search_documents (generation, locale, number);
create index search_documents_by_product on search_documents ((fields ->> 'product_id')) where locale = 'en-us';

-- The words that occur, per language: what typing errors, beginnings and compounds are matched with.
create table search_words (
  generation integer not null references search_generations on delete cascade,
  locale text not null,
  word text not null,
  stem text not null,
  documents integer not null default 1,
  -- The last number at which a word was new.
  number integer not null default 0,
  primary key (generation, locale, word)
);

-- Search clicks count how often a result was chosen, by day.
create table search_clicks (
  document_id text not null,
  day date not null default current_date,
  clicks integer not null default 1,
  primary key (document_id, day)
);
create index search_clicks_by_day on search_clicks (day);

-- Synonyms and pinned results are what the shop's staff tell the search: words for the same thing, and what stands
-- first (or nowhere) for a question.
create table search_synonyms (
  locale text not null,
  position integer not null,
  words text[] not null,
  primary key (locale, position)
);

create table search_curations (
  locale text not null,
  -- Folded as questions are: lower case, no accents.
  question text not null,
  -- "product:kestrel", the first one first.
  promoted text[] not null default '{}',
  hidden text[] not null default '{}',
  primary key (locale, question)
);

-- Search questions hold what people had asked when they chose a result, by day: the popular questions.
create table search_questions (
  locale text not null,
  question text not null,
  day date not null default current_date,
  clicks integer not null default 1,
  primary key (locale, day, question)
);

-- Documents that were replaced or taken out since the lists were made; `at` is the last number of that moment.
create table search_removals (
  generation integer not null references search_generations on delete cascade,
  locale text not null,
  number integer not null,
  at integer not null,
  primary key (generation, locale, number)
);
create index search_removals_by_moment on search_removals (generation, at);

-- Written once per part and read whole: services/search/engine/segments.
create table search_lists (
  generation integer not null references search_generations on delete cascade,
  locale text not null,
  key text collate "C" not null,
  part integer not null,
  data bytea not null,
  primary key (generation, locale, key, part)
);

-- Changes whenever staff change what questions find.
create table search_decisions (
  version integer not null
);

-- Search interest is what recent clicks and sales add to a product's popularity in search; it is counted anew each
-- night (discovery/indexing/popularity.ts).
create table search_interest (
  product_id integer primary key references products on delete cascade,
  points integer not null
);

insert into search_generations (is_live) values (true);

insert into search_decisions values (1);

-- Search kinds hold the words for goods of a kind in a language: products of the kind are found by these words.
create table search_kinds (
  kind text not null,
  locale text not null,
  words text[] not null,
  primary key (kind, locale)
);
