-- Lists that SQL needs and TypeScript has, too. They stand here alone, and a test compares them
-- (tests/spec/shared-lists.test.ts). This file comes first, since functions name those that are there already. Those
-- without arguments are constants to the planner, being immutable: a partial index that lists the same is found.

-- The markets: the price lists for shoppers and for professionals, their currency, and whether the law asks there for
-- the lowest price of 30 days (commerce/shared/regions: schema.ts, countries.ts, terms.ts).
create or replace function markets()
returns table (region text, pro_region text, currency text, tells_lowest_price boolean) language sql immutable as $$
  values
    ('us', 'pro', 'USD', false),
    ('ca', 'pro_ca', 'CAD', false),
    ('eu_region_1', 'pro_eu_region_1', 'EUR', true)
$$;

create or replace function price_lists() returns text[] language sql immutable as $$
  select array(select region from markets()) || array(select pro_region from markets())
$$;

-- Whether this price region is one of the professionals' (isProRegion in commerce/shared/regions/rules.ts).
create or replace function is_pro_region(p_region text) returns boolean language sql immutable as $$
  select p_region like 'pro%'
$$;

create or replace function lowest_price_regions() returns text[] language sql immutable as $$
  select array(select region from markets() where tells_lowest_price)
$$;

-- The states of orders whose payment is open (openStatuses in commerce/sales/orders/states.ts).
create or replace function open_statuses() returns text[] language sql immutable as $$
  select array['pending', 'awaiting_payment']
$$;
