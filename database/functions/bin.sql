-- Rows in the bin stay hidden, whatever is written to them.
create or replace function stay_binned() returns trigger language plpgsql as $$
begin
  new.was_visible := true;
  new.is_visible := false;
  return new;
end $$;
create or replace trigger binned before update on products for each row
  when (new.deleted_at is not null and new.is_visible) execute function stay_binned();

create or replace function stay_binned_promotion() returns trigger language plpgsql as $$
begin
  new.was_active := true;
  new.is_active := false;
  return new;
end $$;
create or replace trigger binned before update on promotions for each row
  when (new.deleted_at is not null and new.is_active) execute function stay_binned_promotion();
