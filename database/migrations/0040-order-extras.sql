-- What a shopper may ask for besides goods and delivery (commerce/checkout): a store to collect the order in, a note, gift
-- wrapping, whom gift cards go to.

-- { note?, gift?: { message }, pickUp?: { storeId, slug, name, phone }, recipients?: [{ variantId, name, email, message }] };
-- null on most orders. commerce/orders/schema.ts: OrderExtras.
alter table orders add column extras jsonb;

-- What wrapping an order as a gift costs, in minor units; null: not offered there.
alter table shipping_zones add column gift_wrap_price bigint check (gift_wrap_price >= 0);
update shipping_zones set gift_wrap_price = case region when 'us' then 595 when 'ca' then 795 else 490 end
where region in ('us', 'ca', 'eu_region_1');
