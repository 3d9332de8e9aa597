-- Maintains the columns by which lists find professionals with their code (commerce/customers/pro). Its name sorts
-- before "versioned", so it runs first.
create or replace function settle_pro_code() returns trigger language plpgsql as $$
begin
  select region, until into new.pro_region, new.pro_until from pro_code_of(new.form_fields, new.notes);
  return new;
end $$;
create or replace trigger pro_code_new before insert on customers for each row
  when (new.form_fields <> '[]' or new.notes <> '') execute function settle_pro_code();
create or replace trigger pro_code_changed before update of form_fields, notes on customers for each row
  when ((old.form_fields, old.notes) is distinct from (new.form_fields, new.notes)) execute function settle_pro_code();
