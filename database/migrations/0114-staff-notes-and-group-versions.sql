-- What staff note of a customer for one another. Beside `notes`, which the API answers to the customer, and which may hold a
-- professional's code.
alter table customers add column staff_note text not null default '';

-- Groups are written by several people too.
alter table customer_groups add column version integer not null default 1, add column versioned_by xid8;

-- Who is in a group, and whose own fields say what was chosen.
create index customers_by_group on customers (customer_group_id, id) where customer_group_id is not null;
create index customers_by_own_fields on customers using gin (own_fields jsonb_path_ops) where own_fields <> '{}';
