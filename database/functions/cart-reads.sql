-- Carts as they are read (commerce/sales/cart/reads.ts).

-- [[place, option, code, label]] of option values: for variants whose own are not written down (variants.shown_options).
create or replace function options_shown(p_values integer[]) returns json language sql stable as $$
  select json_agg(json_build_array(array_position(p_values, w.id), o.name, w.code, w.label))
  from option_values w join product_options o on o.id = w.option_id where w.id = any (p_values)
$$;

-- A cart's lines at today's prices, as [[…]] or null, in the order of commerce/sales/cart/rules.ts StoredLine (values by position
-- cost a tenth less than names), and whether there is less of one than the cart holds. Planned as a part of what asks for it.
create or replace function cart_lines_shown(p_cart uuid, p_region text) returns table (lines json, is_short boolean)
language sql stable rows 1 as $$
  select json_agg(json_build_array(l.id, v.product_id, l.variant_id, l.quantity, l.seen_price, r.price, r.retail_price,
      v.is_offered, case when v.is_tracked then coalesce(s.available, 0) end, v.shown,
      case when v.option_value_ids <> '{}' then coalesce(v.shown_options, options_shown(v.option_value_ids)) end)),
    bool_or(v.is_tracked and coalesce(s.available, 0) < l.quantity)
  from cart_lines l
  join variants v on v.id = l.variant_id
  left join stock s on s.variant_id = l.variant_id
  left join prices r on r.region = p_region and r.variant_id = l.variant_id
  where l.cart_id = p_cart
$$;

-- The same lines, with "available" counting what an unfinished payment for this very cart holds; few carts have one, so that
-- is asked only when a line is short.
create or replace function cart_lines_view(p_cart uuid, p_region text) returns json language plpgsql stable as $$
declare
  v_lines json;
  v_is_short boolean;
  v_held json;
begin
  select lines, is_short into v_lines, v_is_short from cart_lines_shown(p_cart, p_region);
  if not v_is_short then return v_lines; end if;
  select json_object_agg(variant_id, quantity) into v_held from (
    select h.variant_id, sum(h.quantity) as quantity from orders o join order_lines h on h.order_id = o.id
    where o.cart_id = p_cart and o.status in ('pending', 'awaiting_payment') group by h.variant_id
  ) held;
  if v_held is null then return v_lines; end if;
  return (
    select json_agg(json_build_array(l -> 0, l -> 1, l -> 2, l -> 3, l -> 4, l -> 5, l -> 6, l -> 7,
      case when (l ->> 8)::integer < (l ->> 3)::integer
        then (l ->> 8)::integer + coalesce((v_held ->> (l ->> 2))::integer, 0) else (l ->> 8)::integer end, l -> 9, l -> 10))
    from json_array_elements(v_lines) l
  );
end $$;

-- The rules that count for a customer at a region's prices, or null (commerce/customers/groups/groups.ts discountGroupOf). Only
-- professionals of exactly "pro" have carts there, and theirs alone may have the rules of their own group.
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

-- The ids of a product's categories and of all above them.
create or replace function product_category_ids(p_product integer) returns integer[] language sql stable as $$
  with recursive places as (
    select c.id, c.parent_id from product_categories p join categories c on c.id = p.category_id
    where p.product_id = p_product
    union
    select c.id, c.parent_id from places join categories c on c.id = places.parent_id
  )
  select coalesce(array_agg(id), '{}') from places
$$;

-- A cart without codes and rules: the plain form of the next one. Planned as a part of what asks for it.
create or replace function cart_plain(c carts, p_lines json) returns json language sql stable as $$
  select json_build_object('id', c.id, 'region', c.region, 'currency', c.currency, 'country', c.country,
    'language', c.language, 'customerId', c.customer_id, 'lines', p_lines)
$$;

-- A cart with its lines: commerce/sales/cart/rules.ts StoredCart. Prices in the lines are the shop's; where the customer's group has
-- rules they come along, with the categories that they ask for, and rules.ts makes the customer's prices of them.
create or replace function cart_json(p_cart carts) returns json language plpgsql stable as $$
declare
  v_rules jsonb;
begin
  if p_cart.customer_id is not null then v_rules := customer_rules(p_cart.region, p_cart.customer_id); end if;
  if v_rules is null and p_cart.capped is null and p_cart.codes is null then
    return cart_plain(p_cart, cart_lines_view(p_cart.id, p_cart.region));
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

-- The same by its id; null without such a cart.
create or replace function cart_view(p_cart uuid) returns json language plpgsql stable as $$
declare
  v_cart carts;
begin
  select * into v_cart from carts where id = p_cart;
  return case when found then cart_json(v_cart) end;
end $$;
