-- Orders whose buyers have not been told that they stand: what the sweep asks for each minute (commerce/sales/checkout/reads.ts).
create index orders_unconfirmed on orders (confirmed_at)
  where confirmation_sent_at is null and confirmed_at is not null;
