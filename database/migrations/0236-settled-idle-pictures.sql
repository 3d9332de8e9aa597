-- Pictures that no product shows are looked up once and not by every reader (database/functions/idle-pictures.sql).
alter table idle_pictures
  -- The first transaction that had not begun when the row was seen. Null: nobody has looked yet.
  add column seen xid8,
  -- No product shows it: looked up after everything had ended that could have begun to show it without seeing the row.
  add column is_settled boolean not null default false;
-- This index finds pictures that are still to be looked up.
create index idle_pictures_unsettled on idle_pictures (seen) where not is_settled;
