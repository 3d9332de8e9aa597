-- Stores which products show a picture, because the search for unused pictures looks this up for thousands of pictures.
create or replace function note_product_pictures() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    delete from product_pictures where product_id = new.id
      and picture not in (select image ->> 'id' from jsonb_array_elements(new.images) image where image ->> 'id' is not null);
  end if;
  insert into product_pictures
  select image ->> 'id', new.id from jsonb_array_elements(new.images) image where image ->> 'id' is not null
  on conflict do nothing;
  return null;
end $$;
create or replace trigger pictures_noted_new after insert on products for each row when (new.images <> '[]')
  execute function note_product_pictures();
create or replace trigger pictures_noted after update of images on products for each row when (old.images <> new.images)
  execute function note_product_pictures();
-- Enabled always, also while products are copied with triggers off.
alter table products enable always trigger pictures_noted_new;
alter table products enable always trigger pictures_noted;
