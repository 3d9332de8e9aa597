-- What the delivery door serves beside entries: types, assets, taxonomies and the sync log (specification 7.9).

alter table content_entries add column tags text[] not null default '{}';
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
  path text not null, -- on our own origin: /i/firn/scene-dawn-ridge
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

-- What happened last to each thing: one row per thing, moved to the end of the log by every change. A reader that has
-- seen everything up to a number asks for what is above it. Writers take turns, so numbers become visible in order.
create sequence content_event_numbers;
create table content_events (
  subject text not null check (subject in ('entry', 'asset', 'content_type')),
  content_type text not null,
  uid text not null,
  locale text not null,
  number bigint not null unique default nextval('content_event_numbers'),
  type text not null,
  version integer not null, -- goes on counting when the thing comes back
  at timestamptz not null default now(),
  primary key (subject, content_type, uid, locale)
);
alter sequence content_event_numbers owned by content_events.number;

insert into content_events (subject, content_type, uid, locale, type, version, at)
select 'entry', content_type, uid, locale, 'entry_published', version, updated_at
from content_entries
order by updated_at, content_type, uid, locale;
