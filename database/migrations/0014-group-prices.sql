-- Prices of customer groups in carts, and what a merged cart had to leave out (specification 4, 6, 7.6).

-- What the last merge did not take in whole, told once: [{ "productId", "variantId", "name", "wanted", "quantity" }].
alter table carts add column capped jsonb;

-- The rules that count for a customer at a region's prices, or null (commerce/customers/groups.ts discountGroupOf). Only
-- professionals of exactly "pro" have carts there, and theirs alone may have the rules of their own group.
create function customer_rules(p_region text, p_customer integer) returns jsonb language plpgsql stable as $$
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
create function product_category_ids(p_product integer) returns integer[] language sql stable as $$
  with recursive places as (
    select c.id, c.parent_id from product_categories p join categories c on c.id = p.category_id
    where p.product_id = p_product
    union
    select c.id, c.parent_id from places join categories c on c.id = places.parent_id
  )
  select coalesce(array_agg(id), '{}') from places
$$;

-- As in 0006, and for a customer whose group has rules with these and what they ask for: prices in the lines are the
-- shop's, and commerce/cart/rules.ts makes the customer's of them.
create or replace function cart_json(p_cart carts) returns json language plpgsql stable as $$
declare
  v_rules jsonb;
begin
  if p_cart.customer_id is not null then v_rules := customer_rules(p_cart.region, p_cart.customer_id); end if;
  if v_rules is null and p_cart.capped is null then
    return json_build_object('id', p_cart.id, 'region', p_cart.region, 'currency', p_cart.currency,
      'country', p_cart.country, 'language', p_cart.language, 'customerId', p_cart.customer_id,
      'lines', cart_lines_view(p_cart.id, p_cart.region));
  end if;
  return json_build_object('id', p_cart.id, 'region', p_cart.region, 'currency', p_cart.currency,
    'country', p_cart.country, 'language', p_cart.language, 'customerId', p_cart.customer_id,
    'lines', cart_lines_view(p_cart.id, p_cart.region),
    'capped', p_cart.capped, 'rules', v_rules,
    'categories', case when v_rules @> '[{"type": "category"}]' then (
      select json_object_agg(product_id, product_category_ids(product_id))
      from (select distinct product_id from cart_lines where cart_id = p_cart.id) held
    ) end);
end $$;

create or replace function cart_set(p_cart uuid, p_customer integer, p_line bigint, p_product integer, p_quantity integer)
returns json language plpgsql as $$
declare
  v_cart carts := cart_claim(p_cart, p_customer);
  v_product integer;
  v_available integer;
  v_offered boolean;
begin
  if v_cart.id is null then return cart_refusal(p_cart); end if;
  select l.product_id, v.available, coalesce(v.is_offered, false) into v_product, v_available, v_offered
  from cart_lines l left join sellable_variants v on v.variant_id = l.variant_id
  where l.cart_id = p_cart and l.id = p_line;
  if not found then return cart_problem('line-not-found'); end if;
  if v_product <> p_product then return cart_problem('variant-not-found'); end if;
  -- Whoever sets a quantity has seen what a merge left out.
  if v_cart.capped is not null then
    update carts set capped = null where id = p_cart returning * into v_cart;
  end if;
  if p_quantity = 0 then
    delete from cart_lines where cart_id = p_cart and id = p_line;
  elsif not v_offered then
    return cart_problem('not-purchasable');
  elsif p_quantity > v_available then
    return cart_problem('not-enough-stock', null, v_available);
  else
    update cart_lines set quantity = p_quantity where cart_id = p_cart and id = p_line;
  end if;
  return json_build_object('cart', cart_json(v_cart));
end $$;

-- Makes the cart p_customer's, sells it in p_region from now on (null: where it is), and takes in what the customer's
-- earlier carts hold: quantities add up, as far as region, stock and limits allow. What did not fit is kept in "capped".
-- Carts that are being paid are left alone. The customer's other sessions follow.
drop function cart_attach(uuid, integer, integer, integer);
create function cart_attach(
  p_cart uuid, p_customer integer, p_max_quantity integer, p_max_lines integer,
  p_region text, p_currency text, p_country text, p_language text
) returns json language plpgsql as $$
declare
  v_cart carts;
  v_moves boolean;
  v_currency text;
  v_earlier uuid[];
  v_room integer;
  v_capped jsonb;
begin
  -- A customer's sign-ins one after the other: two that take in each other's carts would wait in a circle.
  perform from customers where id = p_customer for no key update;
  perform from carts where id = p_cart or customer_id = p_customer order by id for update;
  v_cart := cart_claim(p_cart, p_customer);
  if v_cart.id is null then return cart_refusal(p_cart); end if;
  v_moves := coalesce(p_region <> v_cart.region, false);
  v_currency := v_cart.currency;
  if v_moves then
    update carts set customer_id = p_customer, region = p_region, currency = p_currency, country = p_country,
      language = p_language, checkout = checkout - 'shippingMethodId'
    where id = p_cart returning * into v_cart;
    update cart_lines l set seen_price = r.price
    from prices r where l.cart_id = p_cart and r.region = p_region and r.variant_id = l.variant_id
      and v_currency <> p_currency;
  elsif v_cart.customer_id is null then
    update carts set customer_id = p_customer where id = p_cart returning * into v_cart;
  end if;

  select array_agg(c.id) into v_earlier from carts c
  where c.customer_id = p_customer and c.id <> p_cart
    and not exists (select from orders o where o.cart_id = c.id and o.status in ('pending', 'awaiting_payment'));
  if v_earlier is not null then
    select p_max_lines - count(*) into v_room from cart_lines where cart_id = p_cart;
    with asked as (
      select l.variant_id, max(l.id) as latest, h.id as held, coalesce(h.quantity, 0) as had,
        sum(l.quantity)::integer + coalesce(h.quantity, 0) as wanted
      from cart_lines l left join cart_lines h on h.cart_id = p_cart and h.variant_id = l.variant_id
      where l.cart_id = any (v_earlier) group by l.variant_id, h.id, h.quantity
    ), possible as (
      select a.*, v.product_id, v.name, r.price,
        case when v.is_offered and r.price is not null
          then greatest(a.had, least(a.wanted, p_max_quantity, v.available)) else a.had end as quantity
      from asked a join sellable_variants v on v.variant_id = a.variant_id
      left join prices r on r.variant_id = a.variant_id and r.region = v_cart.region
    ), placed as (
      select *, row_number() over (partition by held is null and quantity > 0 order by latest desc) as place from possible
    ), kept as (
      select *, case when held is null and place > v_room then 0 else quantity end as taken from placed
    ), merged as (
      insert into cart_lines (cart_id, product_id, variant_id, quantity, seen_price)
      select p_cart, product_id, variant_id, taken, price from kept where taken > had
      on conflict (cart_id, variant_id) do update set quantity = excluded.quantity
    )
    select jsonb_agg(jsonb_build_object('productId', product_id, 'variantId', variant_id, 'name', name,
      'wanted', wanted, 'quantity', taken) order by latest) filter (where taken < wanted)
    into v_capped from kept;
    if v_capped is not null then update carts set capped = v_capped where id = p_cart; end if;
    delete from carts where id = any (v_earlier);
  end if;
  update sessions set cart_id = p_cart where customer_id = p_customer and cart_id is distinct from p_cart;
  return json_build_object('cart', cart_view(p_cart));
end $$;

-- As in 0006: look-ups by key need no new plan each time.
alter function cart_set(uuid, integer, bigint, integer, integer) set plan_cache_mode = force_generic_plan;
