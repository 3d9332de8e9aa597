-- Where a product was made, ISO 3166-1 alpha-2; null where the merchant does not say.
alter table products add column made_in text check (made_in ~ '^[A-Z]{2}$');
