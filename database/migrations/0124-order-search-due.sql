-- Orders that are not in order_search yet (database/functions/order-search.sql). No key: nobody looks for one of them.
create table order_search_due (
  order_id integer not null
);
-- orders_by_day is the same in finer steps.
drop index orders_by_age;
