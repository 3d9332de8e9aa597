-- Facts that few orders have, and those for good: each in the sequence of orders, with all that such a list is narrowed
-- by besides.
create index order_search_returned on order_search (order_id) include (placed_at, facts) where facts @> '{returned}';
create index order_search_refunded on order_search (order_id) include (placed_at, facts) where facts @> '{status:refunded}';
create index order_search_cancelled on order_search (order_id) include (placed_at, facts) where facts @> '{status:cancelled}';
create index order_search_paid_back on order_search (order_id) include (placed_at, facts) where facts @> '{pay:refunded}';
create index order_search_paid_back_partly on order_search (order_id) include (placed_at, facts) where facts @> '{pay:part-refunded}';
create index order_search_ended on order_search (order_id) include (placed_at, facts) where facts @> '{pay:ended}';
create index order_search_failed on order_search (order_id) include (placed_at, facts) where facts @> '{pay:failed}';
create index order_search_invoiced on order_search (order_id) include (placed_at, facts) where facts @> '{pay:invoiced}';
