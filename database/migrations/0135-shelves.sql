-- Where a variant lies, as whoever fetches it reads it ("A-12"): pick lists are in this order. Null: nobody has said.
alter table stock add column shelf text check (shelf <> '' and length(shelf) <= 40);
