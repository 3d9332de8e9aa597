-- Placing an order at a group's prices and within a professional's limit (specification 6, 7.7).

-- As in 0007. New in p_order: "rules", those that the caller priced with; in lines "listed", the shop's price where the
-- customer's differs; and for professionals "pro": { since, limit }, what their orders since then may come to together.
-- New in the answer: { problem: "pro-limit", spent }.
create or replace function order_reserve(
  p_cart uuid, p_customer integer, p_scope text, p_key bytea, p_hash bytea, p_open text[], p_low integer, p_order jsonb
) returns json language plpgsql as $$
declare
  v_cart carts;
  v_key record;
  v_order integer;
  v_status text;
  v_payment uuid;
  v_changed boolean;
  v_tracked integer[];
  v_short json;
  v_emptied integer[];
  v_low integer[];
  v_spent bigint;
begin
  -- A professional's orders are counted one after the other. Before the cart, so that nobody waits in a circle.
  if p_order ? 'pro' then perform from customers where id = p_customer for no key update; end if;
  select * into v_cart from carts where id = p_cart for update;
  select answer, request_hash = p_hash as same into v_key from idempotency_keys where scope = p_scope and key = p_key;
  if found then return json_build_object('replay', v_key.answer, 'same', v_key.same); end if;

  select o.id, o.status, p.id into v_order, v_status, v_payment
  from orders o join payments p on p.order_id = o.id
  where o.cart_id = p_cart and o.status <> 'cancelled' order by p.created_at desc limit 1;
  if found then
    return json_build_object('problem', case when v_status = any (p_open) then 'under-way' else 'already-placed' end,
      'orderId', v_order, 'paymentId', v_payment);
  end if;
  if v_cart.id is null then return json_build_object('problem', 'cart-not-found'); end if;
  if v_cart.customer_id <> p_customer or (v_cart.customer_id is not null and p_customer is null) then
    return json_build_object('problem', 'cart-owned');
  end if;

  if v_cart.customer_id is not null
    and customer_rules(v_cart.region, v_cart.customer_id) is distinct from nullif(p_order -> 'rules', 'null') then
    return json_build_object('problem', 'changed');
  end if;
  select bool_or((now.quantity, now.price) is distinct from (seen.quantity, coalesce(seen.listed, seen.price))),
    coalesce(array_agg(now.variant_id) filter (where now.is_tracked), '{}')
  into v_changed, v_tracked
  from (
    select l.variant_id, l.quantity, r.price, v.is_tracked
    from cart_lines l
    -- "limit 1": see cart_lines_view.
    cross join lateral (select * from sellable_variants s where s.variant_id = l.variant_id limit 1) v
    join prices r on r.variant_id = l.variant_id and r.region = v_cart.region
    where l.cart_id = p_cart and v.is_offered
  ) now
  full join jsonb_to_recordset(p_order -> 'lines') as seen ("variantId" integer, quantity integer, price bigint, listed bigint)
    on seen."variantId" = now.variant_id;
  if v_changed is distinct from false then return json_build_object('problem', 'changed'); end if;

  if p_order ? 'pro' then
    select coalesce(sum(total), 0) into v_spent from orders
    where customer_id = p_customer and region like 'pro%' and currency = p_order ->> 'currency'
      and status not in ('cancelled', 'refunded')
      and coalesce(confirmed_at, placed_at) >= (p_order -> 'pro' ->> 'since')::timestamptz;
    if v_spent + (p_order ->> 'total')::bigint > (p_order -> 'pro' ->> 'limit')::bigint then
      return json_build_object('problem', 'pro-limit', 'spent', v_spent);
    end if;
  end if;

  select json_agg(json_build_object('variantId', l.variant_id, 'available', coalesce(s.available, 0))) into v_short
  from cart_lines l
  left join (
    select variant_id, available from stock where variant_id = any (v_tracked) order by variant_id for update
  ) s on s.variant_id = l.variant_id
  where l.cart_id = p_cart and l.variant_id = any (v_tracked) and coalesce(s.available, 0) < l.quantity;
  if v_short is not null then return json_build_object('problem', 'not-enough-stock', 'short', v_short); end if;

  with taken as (
    update stock s set available = s.available - l.quantity
    from cart_lines l
    where l.cart_id = p_cart and s.variant_id = l.variant_id and s.variant_id = any (v_tracked)
    returning l.product_id, s.available
  )
  select array_agg(distinct product_id) filter (where available = 0),
    array_agg(distinct product_id) filter (where available <= p_low)
  into v_emptied, v_low from taken;

  with placed as (
    insert into orders (
      cart_id, customer_id, region, currency, country, language, status, email, billing_address, shipping_address,
      shipping_method, totals, total, access_hash
    ) values (
      p_cart, v_cart.customer_id, p_order ->> 'region', p_order ->> 'currency', p_order ->> 'country',
      p_order ->> 'language', p_order ->> 'status', p_order ->> 'email', p_order -> 'billing', p_order -> 'shipping',
      p_order -> 'method', p_order -> 'totals', (p_order ->> 'total')::bigint, decode(p_order ->> 'accessHash', 'base64')
    ) returning id
  ), lines as (
    insert into order_lines (
      order_id, product_id, variant_id, sku, name, options, image, quantity, unit_price, total, from_stock
    )
    select placed.id, l."productId", l."variantId", l.sku, l.name, l.options, l.image, l.quantity, l.price,
      l.price * l.quantity, l."variantId" = any (v_tracked)
    from placed, jsonb_to_recordset(p_order -> 'lines') as l (
      "productId" integer, "variantId" integer, sku text, name text, options jsonb, image text, quantity integer, price bigint
    )
  ), history as (
    insert into order_history (order_id, status) select id, p_order ->> 'status' from placed
  ), payment as (
    insert into payments (id, order_id, provider, status, amount, currency)
    select (p_order ->> 'payment')::uuid, id, p_order ->> 'provider', 'pending', (p_order ->> 'total')::bigint,
      p_order ->> 'currency'
    from placed
  ), remembered as (
    insert into idempotency_keys (scope, key, request_hash, answer)
    select p_scope, p_key, p_hash, jsonb_build_object('orderId', id, 'paymentId', p_order ->> 'payment') from placed
  )
  select id into v_order from placed;
  return json_build_object('orderId', v_order, 'emptied', v_emptied, 'low', v_low);
end $$;

-- As in 0007: look-ups by key need no new plan each time.
alter function order_reserve set plan_cache_mode = force_generic_plan;
