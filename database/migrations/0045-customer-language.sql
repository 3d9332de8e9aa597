-- ISO 639-1, of the letters to a customer and the pages after signing in; null: as they visit.
alter table customers add column language text;
