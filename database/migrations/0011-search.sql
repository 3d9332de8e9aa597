-- The search index (specification 7.10). A full rebuild fills a generation of its own beside the live one, then takes its place.

create table search_generations (
  id integer generated always as identity primary key,
  is_live boolean not null default false,
  started_at timestamptz not null default now()
);
create unique index search_generations_live on search_generations (is_live) where is_live;
insert into search_generations (is_live) values (true);

create table search_documents (
  generation integer not null references search_generations on delete cascade,
  id text not null,
  locale text not null,
  -- What results show, filters and sorts read: services/search/schema.ts.
  fields jsonb not null,
  -- "field:value", for every value that can be filtered by or counted.
  terms text[] not null,
  -- Stems with weights; A to D tell the field: names are title, categories, SKUs, keywords; details colours, specs, sizes, description.
  names tsvector not null,
  details tsvector not null,
  words tsvector generated always as (names || details) stored,
  -- Title without accents and case: equal to what was asked counts most, and completions begin with it.
  title text not null,
  -- 0 to 1.
  popularity real not null,
  in_stock boolean not null,
  -- Stands for a removal while its generation is being built, so that the builder does not bring the document back.
  is_removed boolean not null default false,
  primary key (generation, id)
);
create index search_documents_by_words on search_documents using gin (words) with (fastupdate = off);
create index search_documents_by_terms on search_documents using gin (terms) with (fastupdate = off);
create index search_documents_by_title on search_documents using gin (title gin_trgm_ops);
create index search_documents_by_popularity on search_documents (generation, locale, popularity desc, id);

-- The words that occur, per language: what typing errors, beginnings and compounds are matched with.
create table search_words (
  generation integer not null references search_generations on delete cascade,
  locale text not null,
  word text not null,
  stem text not null,
  documents integer not null default 1,
  primary key (generation, locale, word)
);
create index search_words_by_start on search_words (generation, locale, word text_pattern_ops);
create index search_words_by_stem on search_words (generation, locale, stem);
create index search_words_by_trigrams on search_words using gin (word gin_trgm_ops);

-- How often a result was chosen, by day.
create table search_clicks (
  document_id text not null,
  day date not null default current_date,
  clicks integer not null default 1,
  primary key (document_id, day)
);

-- Words that look like the one asked for, the likest first. A function, because the limit of likeness belongs to it alone.
create function search_words_like(asked text, locales text[]) returns setof search_words language sql stable
  set pg_trgm.similarity_threshold = 0.2 as $$
    select * from search_words
    where generation = (select id from search_generations where is_live) and locale = any(locales) and word % asked
      and length(word) between length(asked) - 2 and length(asked) + 2
    order by similarity(word, asked) desc, documents desc limit 60
  $$;
