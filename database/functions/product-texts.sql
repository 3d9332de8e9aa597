-- A name or text that staff give a product takes precedence over the product's content entry from then on.
create or replace function own_words() returns trigger language plpgsql as $$
begin
  new.owns_words := true;
  return new;
end $$;
create or replace trigger words_owned before update of name, description on products for each row
  when (current_setting('firn.actor', true) <> '' and (old.name, old.description) is distinct from (new.name, new.description))
  execute function own_words();
