-- Refunds of a period, for its credit notes; block ranges only, as they are written in the order of time.
create index refunds_by_time on refunds using brin (created_at);
