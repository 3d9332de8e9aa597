-- Own fields of products that lists and the search can be narrowed by.
alter table own_fields add column is_filterable boolean not null default false;
