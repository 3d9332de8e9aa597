-- So that two who describe one picture or document at once lose nothing (commerce/catalog/office/pictures/reconcile.ts). Its
-- version is another thing: that of the file, which addresses name.
alter table media_assets
  add column revision integer not null default 1,
  add column versioned_by xid8;
