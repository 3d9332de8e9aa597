-- Reading carts (commerce/sales/cart/reads.ts).

-- Returns [[position, option, code, label]] for option values, for variants without stored option texts
-- (variants.shown_options).
create or replace function options_shown(p_values integer[]) returns json language sql stable as $$
  select json_agg(json_build_array(array_position(p_values, w.id), o.name, w.code, w.label))
  from option_values w join product_options o on o.id = w.option_id where w.id = any (p_values)
$$;

-- The discount rules that apply to a customer at a region's prices, or null: those of the region's default group, its
-- own before the one for all regions. Carts, orders and pages ask here alone (commerce/customers/groups/standing.ts). Only
-- professionals of the region "pro" itself are shown its prices, and only they can have the rules of their own group.
create or replace function customer_rules(p_region text, p_customer integer) returns jsonb language plpgsql stable as $$
declare
  v_rules jsonb;
  v_group integer;
begin
  if p_region = 'pro' then select customer_group_id into v_group from customers where id = p_customer; end if;
  select discount_rules into v_rules from customer_groups
  where (is_default or id = v_group) and (region is null or region = p_region)
  order by id is not distinct from v_group desc, region is null, id limit 1;
  return nullif(v_rules, '[]');
end $$;

-- The ids of a product's categories and of all their ancestors.
create or replace function product_category_ids(p_product integer) returns integer[] language sql stable as $$
  with recursive places as (
    select c.id, c.parent_id from product_categories p join categories c on c.id = p.category_id
    where p.product_id = p_product
    union
    select c.id, c.parent_id from places join categories c on c.id = places.parent_id
  )
  select coalesce(array_agg(id), '{}') from places
$$;

-- Returns the units of a variant that an unfinished payment for this cart holds.
create or replace function cart_held(p_cart uuid, p_variant integer) returns integer language sql stable as $$
  select coalesce(sum(h.quantity), 0)::integer from orders o join order_lines h on h.order_id = o.id
  where o.cart_id = p_cart and o.status = any (open_statuses()) and h.variant_id = p_variant
$$;

-- A cart with its lines at today's prices: commerce/sales/cart/rules.ts StoredCart. Prices are the shop's. When the
-- customer's group has rules, they are included with the categories they refer to, and rules.ts computes the customer's
-- prices. Units held by the cart's own unfinished payment count as available; since few carts have one, this is looked
-- up only for lines that are short.
create or replace function cart_json(p_cart carts) returns json language plpgsql stable as $$
declare
  v_rules jsonb;
  v_by_category boolean := false;
begin
  if p_cart.customer_id is not null then
    v_rules := customer_rules(p_cart.region, p_cart.customer_id);
    v_by_category := v_rules @> '[{"type": "category"}]';
  end if;
  return json_build_object(
    'id', p_cart.id, 'region', p_cart.region, 'currency', p_cart.currency, 'country', p_cart.country,
    'language', p_cart.language, 'customerId', p_cart.customer_id, 'capped', p_cart.capped, 'codes', p_cart.codes,
    'rules', v_rules, 'recipients', p_cart.checkout -> 'recipients',
    'lines', (
      select json_agg(json_build_object('id', l.id, 'productId', v.product_id, 'variantId', v.id, 'quantity', l.quantity,
        'seenPrice', l.seen_price, 'price', v.price, 'retailPrice', v.retail_price,
        'isOffered', v.is_offered and p_cart.region <> all (v.closed_in),
        'available', case
          when not v.is_tracked then null
          when coalesce(v.available, 0) >= l.quantity then v.available
          else coalesce(v.available, 0) + cart_held(p_cart.id, v.id) end,
        'shown', v.shown,
        'options', case when v.option_value_ids <> '{}'
          then coalesce(v.shown_options, options_shown(v.option_value_ids)) end,
        'categories', case when v_by_category then product_category_ids(v.product_id) end))
      from cart_lines l
      -- One after the other: a plan for a join, made while little is known of carts, would read all variants each time.
      cross join lateral (
        select v.*, s.available, r.price, r.retail_price
        from variants v
        left join stock s on s.variant_id = v.id
        left join prices r on r.region = p_cart.region and r.variant_id = v.id
        where v.id = l.variant_id limit 1
      ) v
      where l.cart_id = p_cart.id
    )
  );
end $$;

-- The same by id; null when there is no such cart.
create or replace function cart_view(p_cart uuid) returns json language plpgsql stable as $$
declare
  v_cart carts;
begin
  select * into v_cart from carts where id = p_cart;
  return case when found then cart_json(v_cart) end;
end $$;
