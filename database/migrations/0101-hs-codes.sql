-- The code of the Harmonized System, which customs ask for; null: nobody has given it.
alter table products add column hs_code text check (hs_code ~ '^[0-9]{6,10}$');
