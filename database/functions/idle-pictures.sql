-- Keeps the pictures that perhaps no product shows. A picture that is shown somewhere goes, and one that is taken away
-- somewhere comes, whether something else shows it or not: so none is missing, whatever happens at the same time, and
-- readers look at the rest.
create or replace function note_picture_use() returns trigger language plpgsql as $$
declare
  v_was text;
  v_is text;
begin
  if tg_table_name = 'variants' then
    v_was := old.image;
    v_is := new.image;
  else
    v_was := old.picture;
    v_is := new.picture;
  end if;
  if v_was is not distinct from v_is then return null; end if;
  if v_is is not null then delete from idle_pictures where id = v_is; end if;
  if v_was is not null then insert into idle_pictures values (v_was) on conflict do nothing; end if;
  return null;
end $$;
create or replace trigger picture_used after insert or delete on product_pictures for each row execute function note_picture_use();
create or replace trigger picture_used_new after insert on variants for each row when (new.image is not null)
  execute function note_picture_use();
create or replace trigger picture_used after update of image on variants for each row when (old.image is distinct from new.image)
  execute function note_picture_use();
create or replace trigger picture_used_gone after delete on variants for each row when (old.image is not null)
  execute function note_picture_use();
create or replace trigger picture_used_new after insert on option_values for each row when (new.picture is not null)
  execute function note_picture_use();
create or replace trigger picture_used after update of picture on option_values for each row
  when (old.picture is distinct from new.picture) execute function note_picture_use();
create or replace trigger picture_used_gone after delete on option_values for each row when (old.picture is not null)
  execute function note_picture_use();

-- A picture may be named before it is there. Photos of reviews are not in the library.
create or replace function note_new_picture() returns trigger language plpgsql as $$
begin
  insert into idle_pictures
  select new.id where not exists (select from product_pictures where picture = new.id)
    and not exists (select from variants where image = new.id)
    and not exists (select from option_values where picture = new.id)
    and not exists (select from review_photos where media_id = new.id)
  on conflict do nothing;
  return null;
end $$;
create or replace trigger picture_idle after insert on media_assets for each row when (new.kind = 'image')
  execute function note_new_picture();

create or replace function note_review_photo() returns trigger language plpgsql as $$
begin
  delete from idle_pictures where id = new.media_id;
  return null;
end $$;
create or replace trigger photo_not_idle after insert on review_photos for each row execute function note_review_photo();

-- Settles pictures that no product shows, so that readers need not look each of them up. A transaction that began to
-- show a picture before the row was there has not deleted it: so rows are seen first, and settled when all that ran
-- then have ended. Whoever begins to show a picture later deletes its row, settled or not. Rows that somebody deletes
-- just now are left alone, and so nothing is waited for. Rows of pictures that something else shows stay as they are:
-- readers look these up.
create or replace function settle_idle_pictures() returns void language sql as $$
  update idle_pictures set is_settled = true where id = any (array(
    select id from idle_pictures i
    where not is_settled and seen <= pg_snapshot_xmin(pg_current_snapshot())
      and not exists (select from product_pictures where picture = i.id)
      and not exists (select from variants where image = i.id)
      and not exists (select from option_values where picture = i.id)
    for update skip locked));
  update idle_pictures set seen = pg_snapshot_xmax(pg_current_snapshot()) where id = any (array(
    select id from idle_pictures where seen is null and not is_settled for update skip locked));
$$;
