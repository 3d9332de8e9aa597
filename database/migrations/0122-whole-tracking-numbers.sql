-- Tracking numbers that are typed whole are looked up as such.
create index shipments_by_whole_tracking on shipments (lower(tracking_number)) where tracking_number <> '';
-- How common a word is decides how it is looked for.
alter table order_search alter column people set statistics 400;
analyze order_search (people);
