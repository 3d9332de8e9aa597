-- Pictures that perhaps no product shows: new ones, and those that were taken from a product. The office's list of unused pictures looks
-- at these instead of at all (commerce/catalog/office/pictures/reads.ts); database/functions/idle-pictures.sql keeps the rows.
create table idle_pictures (
  id text primary key
);
insert into idle_pictures
select distinct id from media_assets a where kind = 'image'
  and not exists (select from product_pictures where picture = a.id)
  and not exists (select from variants where image = a.id)
  and not exists (select from option_values where picture = a.id)
  and not exists (select from review_photos where media_id = a.id);
analyze idle_pictures;
