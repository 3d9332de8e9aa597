-- Promotions and gift cards in carts, orders and refunds.

-- Codes that the shopper entered, in the form that they are compared in; null: none. Gift cards are in checkout.
alter table carts add column codes text[];

-- What a refund gives back to the gift cards that paid; the rest goes back the way the payment came.
alter table refunds
  add column gift_amount bigint not null default 0 check (gift_amount >= 0),
  drop constraint refunds_amount_check,
  add constraint refunds_amount_check check (amount >= 0 and amount + gift_amount > 0);
