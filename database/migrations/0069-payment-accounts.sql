-- A customer's account at the payment provider, which keeps the cards that they let it keep. Where the customer has gone, it
-- is still to be deleted there (forgetAccounts in commerce/sales/payments/saved-cards.ts).
create table payment_accounts (
  provider text not null,
  reference text not null,
  customer_id integer references customers on delete set null,
  created_at timestamptz not null default now(),
  primary key (provider, reference),
  unique (provider, customer_id)
);
create index payment_accounts_by_customer on payment_accounts (customer_id);
