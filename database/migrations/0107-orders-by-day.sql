-- Orders stand in the table in the order they were placed in: a small index of its ranges finds those of a day, and costs an
-- order that is placed next to nothing.
create index orders_by_day on orders using brin (placed_at) with (pages_per_range = 32, autosummarize = on);
