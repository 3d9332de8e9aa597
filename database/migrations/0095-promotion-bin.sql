-- Deleted promotions are kept for 30 days with their codes, and count no more (commerce/sales/promotions/bin.ts).
alter table promotions
  add column deleted_at timestamptz,
  -- What is_active was when it was deleted.
  add column was_active boolean;
create index promotions_deleted on promotions (deleted_at) where deleted_at is not null;
