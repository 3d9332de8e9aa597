-- An order's row is written three times: reserved, confirmed, told. An index of blocks does not have to be written with it
-- each time (a row that stays in its block is not indexed anew), and what it is asked for is always "lately" or "long ago".
drop index orders_unconfirmed;
create index orders_confirmed on orders using brin (confirmed_at);
drop index idempotency_keys_by_age;
create index idempotency_keys_by_age on idempotency_keys using brin (created_at);
-- Room for those versions beside the first.
alter table orders set (fillfactor = 60);
alter table payments set (fillfactor = 60);
