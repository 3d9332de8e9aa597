-- Which address a customer's checkout begins with: one for parcels, one for invoices.
alter table addresses
  add column is_default_shipping boolean not null default false,
  add column is_default_billing boolean not null default false;
create unique index addresses_default_shipping on addresses (customer_id) where is_default_shipping;
create unique index addresses_default_billing on addresses (customer_id) where is_default_billing;
