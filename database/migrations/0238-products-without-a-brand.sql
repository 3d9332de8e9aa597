-- A product whose brand nobody has said has none. Products that are there keep theirs.
alter table products alter column brand set default '';
