-- So that two who change one store at once lose nothing (commerce/stores/reconcile.ts).
alter table stores
  add column version integer not null default 1,
  add column versioned_by xid8;
