-- Keeps the old uid of a product for redirects when its uid changes. An existing product at an address takes precedence
-- over a former one.
create or replace function keep_address() returns trigger language plpgsql as $$
begin
  insert into product_addresses (uid, product_id) values (old.uid, new.id)
  on conflict (uid) do update set product_id = excluded.product_id, since = now();
  delete from product_addresses where uid = new.uid and product_id = new.id;
  perform record_change(array['addresses']);
  return null;
end $$;
create or replace trigger address_kept after update of uid on products for each row when (old.uid <> new.uid)
  execute function keep_address();

-- Removes a former address when a product takes it.
create or replace function take_address() returns trigger language plpgsql as $$
begin
  if exists (select from product_addresses where uid = new.uid) then perform record_change(array['addresses']); end if;
  return null;
end $$;
create or replace trigger address_taken after insert on products for each row execute function take_address();
create or replace function leave_address() returns trigger language plpgsql as $$
begin
  if exists (select from product_addresses where uid = old.uid) then perform record_change(array['addresses']); end if;
  return null;
end $$;
create or replace trigger address_left after delete on products for each row execute function leave_address();
