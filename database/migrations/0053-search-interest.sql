-- What clicks and sales of late add to a product's popularity in search; counted anew each night (server/search-interest.ts).
create table search_interest (
  product_id integer primary key references products on delete cascade,
  points integer not null
);

create index search_clicks_by_day on search_clicks (day);
