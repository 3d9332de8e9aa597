-- What was kept for an exchange, by the card that keeps it: asked whenever a card gets something back.
create index refunds_by_credit_card on refunds (credit_card_id) where credit_card_id is not null;
