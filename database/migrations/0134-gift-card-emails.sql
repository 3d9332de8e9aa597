-- E-mails with the code of a gift card are kept as those about orders are, with the code blotted out: beside the order that
-- bought the card, and of one that staff gave out beside the card alone.
alter table order_emails
  alter column order_id drop not null,
  add column gift_card_id integer references gift_cards on delete cascade,
  add constraint order_emails_about check (order_id is not null or gift_card_id is not null);
create index order_emails_by_gift_card on order_emails (gift_card_id, id) where gift_card_id is not null;
