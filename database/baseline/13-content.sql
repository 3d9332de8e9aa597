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
  -- Columns and tables that the delivery routes serve beside entries: types, assets, taxonomies and the sync log
  -- (specification 7.9).
  tags text[] not null default '{}',
  -- The following tables hold what editors keep beside the published content: drafts, versions, other environments,
  -- times and who did what. content_entries stays what is published where this shop reads. An entry that only programs
  -- wrote has no head: its draft is what is published, and its history begins with the first change by an editor.
  author text not null default 'firn',
  primary key (content_type, uid, locale)
);
create index content_entries_by_url on content_entries (url) where url is not null;
create index content_entries_newest on content_entries (content_type, locale, updated_at desc, uid);

-- Definitions of content types, and of the global fields that several of them share.
create table content_types (
  uid text primary key,
  title text not null,
  description text not null default '',
  is_global_field boolean not null default false,
  options jsonb not null default '{}',
  schema jsonb not null,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table content_assets (
  uid text primary key,
  title text not null,
  description text not null default '',
  filename text not null,
  content_type text not null,
  file_size bigint not null,
  path text not null,
  -- on our own origin: /i/firn/scene-dawn-ridge
  width integer,
  height integer,
  tags text[] not null default '{}',
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table content_taxonomies (
  uid text primary key,
  name text not null,
  description text not null default '',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table content_terms (
  taxonomy text not null references content_taxonomies (uid) on delete cascade,
  uid text not null,
  parent text,
  name text not null,
  position integer not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (taxonomy, uid),
  foreign key (taxonomy, parent) references content_terms (taxonomy, uid) on delete cascade
);
create index content_terms_by_parent on content_terms (taxonomy, parent);

-- Content events record the last event of each entry, asset or type: one row each, moved to the end of the log by every
-- change. A reader that has seen everything up to a number asks for what is above it. Writers take turns, so numbers
-- become visible in order.
create sequence content_event_numbers;

create table content_events (
  subject text not null check (subject in ('entry', 'asset', 'content_type')),
  content_type text not null,
  uid text not null,
  locale text not null,
  number bigint not null unique default nextval('content_event_numbers'),
  type text not null,
  version integer not null,
  -- goes on counting when the thing comes back
  at timestamptz not null default now(),
  primary key (subject, content_type, uid, locale)
);

alter sequence content_event_numbers owned by content_events.number;

create table content_heads (
  content_type text not null,
  uid text not null,
  locale text not null,
  version integer not null,
  -- the draft's; content_versions holds what it says
  created_at timestamptz not null default now(),
  created_by text not null,
  primary key (content_type, uid, locale)
);

create table content_versions (
  content_type text not null,
  uid text not null,
  locale text not null,
  version integer not null,
  title text not null,
  url text,
  tags text[] not null default '{}',
  data jsonb not null,
  created_at timestamptz not null default now(),
  author text not null,
  published_at timestamptz,
  -- when readers could see it first
  primary key (content_type, uid, locale, version),
  foreign key (content_type, uid, locale) references content_heads on delete cascade
);

create table content_environments (
  name text primary key,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

-- Content publications hold entries that are published elsewhere than where this shop reads.
create table content_publications (
  environment text not null references content_environments (name) on delete cascade on update cascade,
  content_type text not null,
  uid text not null,
  locale text not null,
  version integer not null,
  at timestamptz not null default now(),
  author text not null,
  primary key (environment, content_type, uid, locale),
  foreign key (content_type, uid, locale, version) references content_versions on delete cascade
);
create index content_publications_by_version on content_publications (content_type, uid, locale, version);

create table content_schedules (
  id uuid primary key default gen_random_uuid(),
  action text not null check (action in ('publish', 'unpublish')),
  content_type text not null,
  uid text not null,
  locale text not null,
  environment text not null,
  version integer,
  -- null: the draft as it is then
  due_at timestamptz not null,
  author text not null,
  created_at timestamptz not null default now(),
  foreign key (content_type, uid, locale) references content_heads on delete cascade
);
create index content_schedules_by_entry on content_schedules (content_type, uid, locale);

create table content_log (
  number bigint generated always as identity primary key,
  at timestamptz not null default now(),
  author text not null,
  action text not null,
  content_type text not null,
  uid text not null,
  locale text,
  version integer,
  environment text
);
create index content_log_by_entry on content_log (content_type, uid, number desc);

-- Content drafts show every entry as its editors see it, with the columns of content_entries.
create view content_drafts as
select head.content_type, head.uid, head.locale, kept.title, kept.url, kept.data, kept.version, head.created_at,
  kept.created_at as updated_at, kept.tags, kept.author
from content_heads head
join content_versions kept using (content_type, uid, locale, version)
union all
select content_type, uid, locale, title, url, data, version, created_at, updated_at, tags, author
from content_entries entry
where not exists (
  select from content_heads head
  where (head.content_type, head.uid, head.locale) = (entry.content_type, entry.uid, entry.locale)
);
