-- A gift card that was bought may go out later, and say whom it is from.
alter table gift_cards
  -- Instead of who paid; empty: who paid.
  add column from_name text not null default '',
  -- When its e-mail goes out; null: as soon as it is there.
  add column send_at timestamptz;
-- The job that sends looks here each minute.
create index gift_cards_to_send on gift_cards (id) where sent_at is null and is_active;
