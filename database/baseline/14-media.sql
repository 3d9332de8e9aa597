-- Media assets are the images, sets of images, videos and documents (PDF) of the media service (services/media). The
-- masters are files elsewhere.
create table media_assets (
  alias text not null,
  kind text not null check (kind in ('image', 'set', 'video', 'document')),
  id text not null,
  title text not null default '',
  description text not null default '',
  -- The master's name in storage; null: a set, or something that the demo world draws.
  file text,
  -- Another master, another version: part of every entity tag and of the names of stored renditions.
  version text not null,
  -- The master's format: "jpeg", "png", "webp", "avif", "svg", "mp4"; empty for sets.
  format text not null default '',
  width integer not null default 0,
  height integer not null default 0,
  has_alpha boolean not null default false,
  bytes bigint not null default 0,
  -- The part that a crop keeps in view: { x, y, w, h } as fractions from the upper left.
  point_of_interest jsonb,
  -- The members of a set, in order: [{ kind, id }], under the same alias.
  items jsonb not null default '[]',
  -- Facts of a video: { duration, bitrate, videoCodec, audioCodec, poster, thumbs: [{ id, time }] }.
  film jsonb,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- A description of what is seen, by language: { "de": "Ein Board im Schnee" }. Pages say the name where a language
  -- has none.
  alt jsonb not null default '{}',
  -- The moment at which it was moved to the bin, where it is shown to nobody and kept for 30 days.
  deleted_at timestamptz,
  -- The colour that a picture's edge has all around, "#ffffff": goods before an even ground are shown whole on it, and
  -- what has no such ground fills its frame. Null: it has none, or came before this was looked at.
  ground text,
  -- The revision of title, texts and crop, so that two who describe one asset at once lose nothing
  -- (commerce/catalog/office/pictures/reconcile-asset.ts). The column version is that of the file, which addresses
  -- name.
  revision integer not null default 1,
  versioned_by xid8,
  primary key (alias, kind, id)
);
create index media_assets_by_words on media_assets using gin (lower(id || ' ' || title) gin_trgm_ops);
-- The office's library is ordered by what things are called, by their size, and by when they changed, pictures and
-- documents alike.
create index media_assets_by_name on media_assets (alias, kind, lower(coalesce(nullif(title, ''), id)), id);
create index media_assets_by_size on media_assets (alias, kind, bytes, id);
create index media_assets_latest on media_assets (alias, kind, updated_at desc, id);
