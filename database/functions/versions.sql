-- The versions of aggregates, by which a write tells whether others have changed what it was based on. These are
-- triggers, so that no writer can forget them.

-- Returns the next version of an aggregate, at most once per transaction. Null when it has no versions or no longer
-- exists. Each kind has its own static statement, whose plan is kept: planned again for every row, a change of 2,000
-- prices took half as long again.
create or replace function next_version(p_aggregate text, p_id integer) returns integer language plpgsql as $$
declare
  v_version integer;
begin
  if p_aggregate = 'product' then
    update products set version = version + 1, versioned_by = pg_current_xact_id()
    where id = p_id and versioned_by is distinct from pg_current_xact_id() returning version into v_version;
    if not found then select version into v_version from products where id = p_id; end if;
  elsif p_aggregate = 'order' then
    update orders set version = version + 1, versioned_by = pg_current_xact_id()
    where id = p_id and versioned_by is distinct from pg_current_xact_id() returning version into v_version;
    if not found then select version into v_version from orders where id = p_id; end if;
  elsif p_aggregate = 'customer' then
    update customers set version = version + 1, versioned_by = pg_current_xact_id()
    where id = p_id and versioned_by is distinct from pg_current_xact_id() returning version into v_version;
    if not found then select version into v_version from customers where id = p_id; end if;
  elsif p_aggregate = 'promotion' then
    update promotions set version = version + 1, versioned_by = pg_current_xact_id()
    where id = p_id and versioned_by is distinct from pg_current_xact_id() returning version into v_version;
    if not found then select version into v_version from promotions where id = p_id; end if;
  elsif p_aggregate = 'category' then
    update categories set version = version + 1, versioned_by = pg_current_xact_id()
    where id = p_id and versioned_by is distinct from pg_current_xact_id() returning version into v_version;
    if not found then select version into v_version from categories where id = p_id; end if;
  elsif p_aggregate = 'shipping-zone' then
    update shipping_zones set version = version + 1, versioned_by = pg_current_xact_id()
    where id = p_id and versioned_by is distinct from pg_current_xact_id() returning version into v_version;
    if not found then select version into v_version from shipping_zones where id = p_id; end if;
  end if;
  return v_version;
end $$;

-- Changes that do not alter the row for its readers, or that the log leaves out of it, do not count.
create or replace function version_row() returns trigger language plpgsql as $$
declare
  v_left constant text[] := array['version', 'versioned_by', 'updated_at', 'confirmation_sent_at',
    'password_hash', 'pro_region', 'pro_until'];
begin
  if new.version = old.version and new.versioned_by is distinct from pg_current_xact_id()
    and to_jsonb(new) - v_left <> to_jsonb(old) - v_left
  then
    new.version := old.version + 1;
    new.versioned_by := pg_current_xact_id();
  end if;
  return new;
end $$;

create or replace trigger versioned before update on products for each row execute function version_row();
create or replace trigger versioned before update on categories for each row execute function version_row();
create or replace trigger versioned before update on promotions for each row execute function version_row();
create or replace trigger versioned before update on shop_settings for each row execute function version_row();
create or replace trigger versioned before update on shipping_zones for each row execute function version_row();
create or replace trigger versioned before update on stores for each row execute function version_row();
create or replace trigger versioned before update on customers for each row execute function version_row();
create or replace trigger versioned before update on customer_groups for each row execute function version_row();
-- Orders count only changes by staff: the shop's own steps change states, which no editor overwrites.
create or replace trigger versioned before update on orders for each row
  when (current_setting('firn.actor', true) <> '') execute function version_row();

-- Counts changes of pictures and documents in revision, since version belongs to the file. Changes that the log leaves
-- out do not increase it.
create or replace function revise_asset() returns trigger language plpgsql as $$
declare
  v_left constant text[] := array['revision', 'versioned_by', 'updated_at', 'version', 'ground'];
begin
  if new.revision = old.revision and new.versioned_by is distinct from pg_current_xact_id()
    and to_jsonb(new) - v_left <> to_jsonb(old) - v_left
  then
    new.revision := old.revision + 1;
    new.versioned_by := pg_current_xact_id();
  end if;
  return new;
end $$;
create or replace trigger versioned before update on media_assets for each row execute function revise_asset();
