-- A rare part of a promotion's name is looked up instead of looked for in all of them (commerce/sales/promotions/office/list.ts).
create index promotions_by_words on promotions using gin (lower(name) gin_trgm_ops);
