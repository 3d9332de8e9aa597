-- Published content, one row per entry and locale (specification 7.9). Locales: en-us, de, fr, es, it, ja, sv, no.

create table content_entries (
  content_type text not null,
  uid text not null,
  locale text not null,
  title text not null,
  url text,
  data jsonb not null,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (content_type, uid, locale)
);
create index content_entries_by_url on content_entries (url) where url is not null;
