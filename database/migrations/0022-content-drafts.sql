-- What editors keep beside the published content: drafts, versions, other environments, times and who did what.
-- content_entries stays what is published where this shop reads. An entry that only programs wrote has no head: its
-- draft is what is published, and its history begins with the first change by an editor.

alter table content_entries add column author text not null default 'firn';

create table content_heads (
  content_type text not null,
  uid text not null,
  locale text not null,
  version integer not null, -- the draft's; content_versions holds what it says
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
  published_at timestamptz, -- when readers could see it first
  primary key (content_type, uid, locale, version),
  foreign key (content_type, uid, locale) references content_heads on delete cascade
);

create table content_environments (
  name text primary key,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

-- What is published elsewhere than where this shop reads.
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
  version integer, -- null: the draft as it is then
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

-- Every entry as its editors see it, with the columns of content_entries.
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
