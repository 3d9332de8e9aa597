-- Carts and orders in as few look-ups as it takes: what database/functions reads.


-- What a cart line says of its variant, kept beside it by triggers: [uid, sku, name, kind, image]. A line then costs no look
-- at its product, and the values come as one.
alter table variants
  add column shown json,
  -- Visible, for sale, and not withdrawn itself.
  add column is_offered boolean not null default false,
  -- Whether its stock counts.
  add column is_tracked boolean not null default true;

create function show_variant() returns trigger language plpgsql as $$
begin
  select json_build_array(p.uid, new.sku, p.name, p.kind, coalesce(new.image, p.images -> 0 ->> 'id')),
    p.is_visible and p.availability <> 'disabled' and not new.purchasing_disabled, p.inventory_tracking <> 'none'
  into new.shown, new.is_offered, new.is_tracked
  from products p where p.id = new.product_id;
  return new;
end $$;

create function show_variants_of_product() returns trigger language plpgsql as $$
begin
  update variants set shown = null where product_id = new.id;
  return null;
end $$;

update variants v set shown = json_build_array(p.uid, v.sku, p.name, p.kind, coalesce(v.image, p.images -> 0 ->> 'id')),
  is_offered = p.is_visible and p.availability <> 'disabled' and not v.purchasing_disabled,
  is_tracked = p.inventory_tracking <> 'none'
from products p where p.id = v.product_id;

-- Whoever fills the table in bulk brings them along.
create trigger variants_shown_new before insert on variants for each row when (new.shown is null)
  execute function show_variant();
create trigger variants_shown before update of shown, product_id, sku, image, purchasing_disabled on variants for each row
  execute function show_variant();
create trigger products_shown after update on products for each row
  when ((old.uid, old.name, old.kind, old.images, old.is_visible, old.availability, old.inventory_tracking)
    is distinct from (new.uid, new.name, new.kind, new.images, new.is_visible, new.availability, new.inventory_tracking))
  execute function show_variants_of_product();

-- Lines go with their cart by a trigger instead of a foreign key: the key read the cart's row anew for every line, though
-- whoever adds one has just written or locked it.
alter table cart_lines drop constraint cart_lines_cart_id_fkey;
create function remove_cart_lines() returns trigger language plpgsql as $$
begin
  delete from cart_lines l using gone where l.cart_id = gone.id;
  return null;
end $$;
create trigger carts_lines_go after delete on carts referencing old table as gone for each statement
  execute function remove_cart_lines();
-- Room for the next version of a cart beside this one.
alter table carts set (fillfactor = 60);

drop function cart_put_one(uuid, text, jsonb, boolean, integer, integer);
