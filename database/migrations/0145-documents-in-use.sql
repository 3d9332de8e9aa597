-- Which records name a document of the library in an own field. Most have no own fields, and are not in these.
create index products_by_own_fields on products using gin (own_fields jsonb_path_ops) where own_fields <> '{}';
create index variants_by_own_fields on variants using gin (own_fields jsonb_path_ops) where own_fields <> '{}';
create index orders_by_own_fields on orders using gin (own_fields jsonb_path_ops) where own_fields <> '{}';
