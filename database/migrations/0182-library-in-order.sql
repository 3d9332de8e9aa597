-- The office's library is ordered by what things are called, by their size, and by when they changed, pictures and documents alike.
create index media_assets_by_name on media_assets (alias, kind, lower(coalesce(nullif(title, ''), id)), id);
create index media_assets_by_size on media_assets (alias, kind, bytes, id);
drop index media_assets_latest;
create index media_assets_latest on media_assets (alias, kind, updated_at desc, id);
