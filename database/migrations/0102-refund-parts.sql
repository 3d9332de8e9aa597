-- What of a refund was delivery (with wrapping), so that it goes back once; and refunds that are given as a new gift card
-- (store credit): their amount counts as gone back, and no provider is asked.
alter table refunds
  add column delivery bigint not null default 0 check (delivery >= 0),
  add column is_credit boolean not null default false,
  add column credit_card_id integer references gift_cards on delete set null;
