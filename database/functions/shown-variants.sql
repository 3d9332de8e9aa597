-- Derives what carts and lists show of a variant, and whether it is offered: is_left (listings.sql) says whether there is
-- any of it.
create or replace function show_variant() returns trigger language plpgsql as $$
begin
  -- A variant without its own picture shows the product's first picture in its colour, else the product's first
  -- picture.
  select json_build_array(p.uid, new.sku, p.name, p.kind, coalesce(new.image, (
      select image ->> 'id' from jsonb_array_elements(p.images) with ordinality as list (image, place)
      where image ->> 'colour' in (select code from option_values where id = any (new.option_value_ids))
      order by place limit 1), p.images -> 0 ->> 'id')),
    p.is_visible and p.availability <> 'disabled' and not new.purchasing_disabled, p.inventory_tracking <> 'none'
  into new.shown, new.is_offered, new.is_tracked
  from products p where p.id = new.product_id;
  return new;
end $$;

create or replace function show_variants_of_product() returns trigger language plpgsql as $$
begin
  update variants set shown = null where product_id = new.id;
  return null;
end $$;

-- Bulk inserts provide these values themselves.
create or replace trigger variants_shown_new before insert on variants for each row when (new.shown is null)
  execute function show_variant();
create or replace trigger variants_shown before update of shown, product_id, sku, image, purchasing_disabled on variants for each row
  execute function show_variant();
create or replace trigger products_shown after update on products for each row
  when ((old.uid, old.name, old.kind, old.images, old.is_visible, old.availability, old.inventory_tracking)
    is distinct from (new.uid, new.name, new.kind, new.images, new.is_visible, new.availability, new.inventory_tracking))
  execute function show_variants_of_product();
