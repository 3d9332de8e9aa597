-- The office's lists ask of many products at once how many pieces they have and whether any is low: this index alone
-- answers it, without their variants.
create index stock_by_product on stock (of_product) include (available, low_at);
-- Counting orders that were paid back, by a name, reads nothing but this index.
drop index order_search_paid_back;
create index order_search_paid_back on order_search (order_id) include (placed_at, facts, people) where facts @> '{pay:refunded}';
