-- The names by which returns are found and counted, beside those of all orders: what one of fifty orders has lies close together here.
create table return_search (
  order_id integer primary key references orders on delete cascade,
  people text not null
);
insert into return_search select order_id, people from order_search where has_return order by order_id;
create index return_search_by_words on return_search using gin (people gin_trgm_ops);
drop index order_search_returned_latest;
analyze return_search;
