-- Documents (PDF) beside pictures, sets and videos.
alter table media_assets drop constraint media_assets_kind_check;
alter table media_assets add constraint media_assets_kind_check check (kind in ('image', 'set', 'video', 'document'));
