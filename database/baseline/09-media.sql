-- What the media service knows (services/media): images, sets of them, and videos. The masters are files elsewhere.
create table media_assets (
  alias text not null,
  kind text not null check (kind in ('image', 'set', 'video')),
  id text not null,
  title text not null default '',
  description text not null default '',
  -- The master's name in storage; null: a set, or something that the demo world draws.
  file text,
  -- Another master, another version: part of every entity tag and of the names of stored renditions.
  version text not null,
  -- Of the master: "jpeg", "png", "webp", "avif", "svg", "mp4"; empty for sets.
  format text not null default '',
  width integer not null default 0,
  height integer not null default 0,
  has_alpha boolean not null default false,
  bytes bigint not null default 0,
  -- What a crop keeps in view: { x, y, w, h } as fractions from the upper left.
  point_of_interest jsonb,
  -- Of a set, in order: [{ kind, id }], under the same alias.
  items jsonb not null default '[]',
  -- Of a video: { duration, bitrate, videoCodec, audioCodec, poster, thumbs: [{ id, time }] }.
  film jsonb,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (alias, kind, id)
);
