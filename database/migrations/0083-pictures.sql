-- The office's library of pictures.
alter table media_assets
  -- What is seen, by language: { "de": "Ein Board im Schnee" }. Pages say the name where a language has none.
  add column alt jsonb not null default '{}',
  -- In the bin since then: shown by nobody, kept for 30 days.
  add column deleted_at timestamptz;
create index media_assets_latest on media_assets (alias, updated_at desc, id) where kind = 'image';
create index media_assets_by_words on media_assets using gin (lower(id || ' ' || title) gin_trgm_ops);

-- Where pictures are used.
create index products_by_picture on products using gin (images jsonb_path_ops);
create index variants_by_picture on variants (image) where image is not null;
