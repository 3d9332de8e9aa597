-- Gift cards are found by the end of their code, and by the beginning of the recipient's name or address.
create index gift_cards_by_last4 on gift_cards (last4);
create index gift_cards_by_recipient_email on gift_cards (lower(to_email) text_pattern_ops) where to_email <> '';
create index gift_cards_by_recipient_name on gift_cards (lower(to_name) text_pattern_ops) where to_name <> '';
