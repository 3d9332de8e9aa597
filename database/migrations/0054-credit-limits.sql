-- Payment by invoice (0041): terms of a single customer, which come before the group's, and how much may be owed at a time.
alter table invoice_terms add column customer_id integer references customers on delete cascade;
-- In whole units of the currency of what is owed; null: any amount.
alter table invoice_terms add column credit_limit integer check (credit_limit >= 0);
alter table invoice_terms add check (customer_id is null or customer_group_id is null);
alter table invoice_terms drop constraint invoice_terms_customer_group_id_key;
alter table invoice_terms add unique nulls not distinct (customer_group_id, customer_id);
