-- Sale prices that are valid from one moment until another (commerce/catalog/schedule).

-- Sets the price paid now and the former price shown next to it. A change that removes a sale states the price that
-- remains.
create or replace function price_now() returns trigger language plpgsql as $$
declare
  v_now constant timestamptz := clock_timestamp();
  v_is_on constant boolean := is_within(new.sale_from, new.sale_until, v_now);
begin
  if new.sale_price is null then
    new.turns_at := null;
    return new;
  end if;
  new.price := case when v_is_on then new.sale_price else new.regular_price end;
  new.retail_price := case when v_is_on then greatest(new.regular_price, new.regular_retail_price)
    else new.regular_retail_price end;
  new.turns_at := turn_after(new.sale_from, new.sale_until, v_now);
  return new;
end $$;
create or replace trigger prices_now before insert or update on prices for each row
  when (new.sale_price is not null or new.turns_at is not null) execute function price_now();

-- Starts and ends the due sales of these products. The caller refreshes their listings.
create or replace function turn_prices(p_products integer[]) returns void language sql as $$
  update prices set turns_at = turns_at
  where turns_at <= clock_timestamp() and variant_id in (select id from variants where product_id = any (p_products))
$$;

-- A moment as the API writes it: "2026-12-01T08:00:00.000Z".
create or replace function moment_text(p_at timestamptz) returns text language sql immutable as $$
  select to_char(p_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
$$;

-- A price as staff write it: commerce/catalog/management/stored.ts StoredPrice.
create or replace function price_as_said(p prices) returns json language sql stable as $$
  select json_build_object(
    'price', coalesce(p.regular_price, p.price),
    'retailPrice', case when p.sale_price is null then p.retail_price else p.regular_retail_price end,
    'sale', case when p.sale_price is not null then
      json_build_object('price', p.sale_price, 'from', moment_text(p.sale_from), 'until', moment_text(p.sale_until)) end)
$$;
