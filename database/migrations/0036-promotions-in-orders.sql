-- Promotions and gift cards in carts, orders and refunds.

-- Codes that the shopper entered, in the form that they are compared in; null: none. Gift cards are in checkout.
alter table carts add column codes text[];

-- As in 0014, with the codes where there are any.
create or replace function cart_json(p_cart carts) returns json language plpgsql stable as $$
declare
  v_rules jsonb;
begin
  if p_cart.customer_id is not null then v_rules := customer_rules(p_cart.region, p_cart.customer_id); end if;
  if v_rules is null and p_cart.capped is null and p_cart.codes is null then
    return json_build_object('id', p_cart.id, 'region', p_cart.region, 'currency', p_cart.currency,
      'country', p_cart.country, 'language', p_cart.language, 'customerId', p_cart.customer_id,
      'lines', cart_lines_view(p_cart.id, p_cart.region));
  end if;
  return json_build_object('id', p_cart.id, 'region', p_cart.region, 'currency', p_cart.currency,
    'country', p_cart.country, 'language', p_cart.language, 'customerId', p_cart.customer_id,
    'lines', cart_lines_view(p_cart.id, p_cart.region),
    'capped', p_cart.capped, 'codes', p_cart.codes, 'rules', v_rules,
    'categories', case when v_rules @> '[{"type": "category"}]' then (
      select json_object_agg(product_id, product_category_ids(product_id))
      from (select distinct product_id from cart_lines where cart_id = p_cart.id) held
    ) end);
end $$;

-- As in 0035, for carts without codes.
create or replace function cart_add_one(
  p_cart uuid, p_product integer, p_variant integer, p_quantity integer, p_max_quantity integer, p_max_lines integer
) returns json language plpgsql as $$
declare
  v_cart carts;
  v_lines json;
  v_is_simple boolean;
begin
  perform set_config('synchronous_commit', 'off', true);
  update carts set updated_at = now() where id = p_cart and customer_id is null and capped is null and codes is null
  returning * into v_cart;
  if not found then return null; end if;
  insert into cart_lines (cart_id, product_id, variant_id, quantity, seen_price)
  select p_cart, v.product_id, v.id, p_quantity, r.price
  from variants v join prices r on r.region = v_cart.region and r.variant_id = v.id
  where v.id = p_variant and v.product_id = coalesce(p_product, v.product_id) and v.is_offered
  on conflict (cart_id, variant_id) do update set quantity = cart_lines.quantity + excluded.quantity;
  if not found then return null; end if;
  select json_agg(json_build_array(l.id, v.product_id, l.variant_id, l.quantity, l.seen_price, r.price, r.retail_price,
      v.is_offered, case when v.is_tracked then coalesce(s.available, 0) end, v.shown,
      case when v.option_value_ids <> '{}' then coalesce(v.shown_options, options_shown(v.option_value_ids)) end)),
    bool_and(l.quantity <= case when v.is_tracked then coalesce(s.available, 0) else l.quantity end)
      and max(l.quantity) <= p_max_quantity and count(*) <= p_max_lines
  into v_lines, v_is_simple
  from cart_lines l
  join variants v on v.id = l.variant_id
  left join stock s on s.variant_id = l.variant_id
  left join prices r on r.region = v_cart.region and r.variant_id = l.variant_id
  where l.cart_id = p_cart;
  if not v_is_simple then
    delete from cart_lines where cart_id = p_cart and variant_id = p_variant and quantity = p_quantity;
    if not found then
      update cart_lines set quantity = quantity - p_quantity where cart_id = p_cart and variant_id = p_variant;
    end if;
    return null;
  end if;
  return json_build_object('cart', json_build_object('id', p_cart, 'region', v_cart.region, 'currency', v_cart.currency,
    'country', v_cart.country, 'language', v_cart.language, 'customerId', null, 'lines', v_lines));
end $$;

-- What a refund gives back to the gift cards that paid; the rest goes back the way the payment came.
alter table refunds
  add column gift_amount bigint not null default 0 check (gift_amount >= 0),
  drop constraint refunds_amount_check,
  add constraint refunds_amount_check check (amount >= 0 and amount + gift_amount > 0);

-- Settings do not outlive a function's next version: as in 0035.
do $$
declare
  v_setting text;
begin
  execute 'alter function cart_add_one(uuid, integer, integer, integer, integer, integer)
    set plan_cache_mode = force_generic_plan';
  foreach v_setting in array array['hashjoin', 'mergejoin', 'seqscan', 'bitmapscan', 'material'] loop
    execute format('alter function cart_add_one(uuid, integer, integer, integer, integer, integer) set enable_%s = off', v_setting);
  end loop;
  execute 'alter function promotion_offers(uuid, text[]) set plan_cache_mode = force_generic_plan';
end $$;
