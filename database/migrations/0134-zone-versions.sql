-- So that two who change one zone of delivery at once lose nothing (commerce/sales/shipping/zone-actions.ts).
alter table shipping_zones
  add column version integer not null default 1,
  add column versioned_by xid8;
