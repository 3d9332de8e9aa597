-- Larger towns and places in the mountains, for people who look for a store near them. The temporary table towns_csv is
-- 20-towns.csv: population in thousands, and others is what else a place is called, separated by "|".
insert into places (country, region, name, latin, postal_code, lat, lng, population)
select country, region, name, case country when 'jp' then split_part(others, '|', 1) else '' end, postal_code,
  lat::float8, lng::float8, population::integer
from towns_csv;

insert into place_names (place_id, folded)
select distinct p.id, lower(unaccent(called))
from towns_csv t join places p using (country, region, name), unnest(t.name || string_to_array(t.others, '|')) as called;
