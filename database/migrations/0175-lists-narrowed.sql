-- Gift cards are narrowed by their state and currency, and ordered by what is left on them.
create index gift_cards_used_up on gift_cards (id) where balance = 0;
create index gift_cards_blocked on gift_cards (id) where not is_active;
create index gift_cards_by_end on gift_cards (expires_at, id) where expires_at is not null;
create index gift_cards_by_currency on gift_cards (currency, id);
create index gift_cards_by_balance on gift_cards (balance, id);

-- Promotions are ordered by their name and their first and last moment.
create index promotions_by_name on promotions (lower(name), id);
create index promotions_by_start on promotions (starts_at, id);
create index promotions_by_end on promotions (ends_at, id);
