-- What a payment was made with: {"method": "card", "wallet": "apple_pay", "card": {"brand": "visa", "last4": "1111"}}.
-- Null: it is not paid yet, or the provider has not told. Of the card, nothing is left when its owner's data are erased.
alter table payments add column paid_with jsonb;
alter table test_charges add column paid_with jsonb;

-- The test provider takes cards alone; of what others took before, nothing is known.
update payments set paid_with = '{"method": "card"}' where provider = 'test' and amount > 0 and status in ('captured', 'refunded');
update test_charges set paid_with = '{"method": "card"}';

drop function if exists order_confirm(uuid, text, bytea, text, text[]);
