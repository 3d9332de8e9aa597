-- A picture of the store: its name in the library, which also says what it shows.
alter table stores add column image text not null default '' check (length(image) <= 200);
