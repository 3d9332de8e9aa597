-- Placing an order with as few statements as possible (commerce/sales/checkout/placing/place.ts): reserve, then pay
-- outside any transaction, then confirm here, or release (order_release in unpaid-orders.sql). Allowed state changes are
-- defined in commerce/sales/orders/states.ts and passed in. Locks are taken in the order of docs/locks.md.

-- The variants of which a cart contains more than is available: [{ "variantId", "available" }] or null.
create or replace function order_shortage(p_cart uuid, p_variants integer[]) returns json language sql stable as $$
  select json_agg(json_build_object('variantId', l.variant_id, 'available', coalesce(s.available, 0)))
  from cart_lines l left join stock s on s.variant_id = l.variant_id
  where l.cart_id = p_cart and l.variant_id = any (p_variants) and coalesce(s.available, 0) < l.quantity
$$;

-- Turns a cart into a pending order with a pending payment, if the cart still holds exactly what the caller priced.
-- p_order: { payment, provider, region, currency, country, language, status, email, billing, shipping, method, totals,
-- total, due, accessHash (base64), extras?, rules?, lines: [{ variantId, productId, sku, name, options, image,
-- quantity, price, listed? }] }. "due": what gift cards leave to be paid; "rules": those that the caller priced with;
-- "listed": the shop's price where the customer's differs. Stock is locked in the order of variant ids, so that orders
-- never wait for one another in a circle. Returns one of:
-- - { orderId }: it is reserved.
-- - { problem: "used", paymentId, same }: the key was used before, for the same request or another.
-- - { problem: "cart-not-found" }: there is none, or it is another customer's.
-- - { problem: "changed" }: it is not what the caller priced.
-- - { problem: "already-placed" | "under-way", orderId, paymentId }: it was ordered before.
-- - { problem: "not-enough-stock", short }: order_shortage.
create or replace function order_reserve(
  p_cart uuid, p_customer integer, p_scope text, p_key bytea, p_hash bytea, p_open text[], p_order jsonb
) returns json language plpgsql as $$
declare
  v_cart carts;
  v_key record;
  v_order integer;
  v_status text;
  v_payment uuid;
  v_is_same boolean;
  v_tracked integer[];
  v_taken integer;
  v_short json;
begin
  perform from customers where id = p_customer for key share;
  select * into v_cart from carts where id = p_cart for update;
  select answer, request_hash = p_hash as same into v_key from idempotency_keys where scope = p_scope and key = p_key;
  if found then
    return json_build_object('problem', 'used', 'paymentId', v_key.answer ->> 'paymentId', 'same', v_key.same);
  end if;

  -- The unique index orders_one_per_cart guarantees at most one. A join or an order by would scan all orders where ANALYZE has not run yet.
  select id, status into v_order, v_status from orders where cart_id = p_cart and status <> 'cancelled';
  if found then
    select id into v_payment from payments where order_id = v_order order by created_at desc limit 1;
    return json_build_object('problem', case when v_status = any (p_open) then 'under-way' else 'already-placed' end,
      'orderId', v_order, 'paymentId', v_payment);
  end if;
  if v_cart.id is null or v_cart.customer_id is not null and v_cart.customer_id is distinct from p_customer then
    return json_build_object('problem', 'cart-not-found');
  end if;

  if v_cart.customer_id is not null
    and customer_rules(v_cart.region, v_cart.customer_id) is distinct from nullif(p_order -> 'rules', 'null') then
    return json_build_object('problem', 'changed');
  end if;
  select count(*) > 0 and count(*) = jsonb_array_length(p_order -> 'lines')
      and count(*) = (select count(*) from cart_lines where cart_id = p_cart),
    coalesce(array_agg(v.id) filter (where v.is_tracked), '{}')
  into v_is_same, v_tracked
  from jsonb_to_recordset(p_order -> 'lines') as seen ("variantId" integer, quantity integer, price bigint, listed bigint)
  join cart_lines l on l.cart_id = p_cart and l.variant_id = seen."variantId" and l.quantity = seen.quantity
  -- One after the other, as in cart_json: planned as a join before ANALYZE has run, it would read a region's prices each
  -- time.
  cross join lateral (
    select v.id, v.is_tracked from variants v join prices r on r.region = v_cart.region and r.variant_id = v.id
    where v.id = l.variant_id and v.is_offered and v_cart.region <> all (v.closed_in)
      and r.price = coalesce(seen.listed, seen.price)
    limit 1
  ) v;
  if not v_is_same then return json_build_object('problem', 'changed'); end if;

  -- A single variant needs no lock order: its stock is reduced when there is enough.
  if cardinality(v_tracked) > 1 then
    perform from stock where variant_id = any (v_tracked) order by variant_id for update;
    v_short := order_shortage(p_cart, v_tracked);
    if v_short is not null then return json_build_object('problem', 'not-enough-stock', 'short', v_short); end if;
  end if;
  with taken as (
    update stock s set available = s.available - l.quantity
    from cart_lines l
    where l.cart_id = p_cart and l.variant_id = any (v_tracked) and s.variant_id = l.variant_id
      and s.available >= l.quantity
    returning s.variant_id
  )
  select count(*) into v_taken from taken;
  if v_taken < cardinality(v_tracked) then
    -- No stock was taken: more variants than one were locked and counted above. A caller may commit this answer.
    assert v_taken = 0, 'stock was taken in part';
    v_short := order_shortage(p_cart, v_tracked);
    -- New stock has arrived since.
    if v_short is null then return json_build_object('problem', 'changed'); end if;
    return json_build_object('problem', 'not-enough-stock', 'short', v_short);
  end if;

  with placed as (
    insert into orders (
      cart_id, customer_id, region, currency, country, language, status, email, billing_address, shipping_address,
      shipping_method, totals, total, access_hash, extras
    ) values (
      p_cart, v_cart.customer_id, p_order ->> 'region', p_order ->> 'currency', p_order ->> 'country',
      p_order ->> 'language', p_order ->> 'status', p_order ->> 'email', p_order -> 'billing', p_order -> 'shipping',
      p_order -> 'method', p_order -> 'totals', (p_order ->> 'total')::bigint, decode(p_order ->> 'accessHash', 'base64'),
      p_order -> 'extras'
    ) returning id, status, currency
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
    insert into order_history (order_id, status) select id, status from placed
  ), payment as (
    insert into payments (id, order_id, provider, status, amount, currency)
    select (p_order ->> 'payment')::uuid, id, p_order ->> 'provider', 'pending', (p_order ->> 'due')::bigint, currency
    from placed
  ), key as (
    insert into idempotency_keys (scope, key, request_hash, answer)
    select p_scope, p_key, p_hash, jsonb_build_object('orderId', id, 'paymentId', p_order ->> 'payment') from placed
  )
  select id into v_order from placed;
  return json_build_object('orderId', v_order);
end $$;

-- Removes the ordered lines from the cart and ends it. Lines added in the meantime move to a cart with a new id.
create or replace function cart_end(p_cart uuid, p_order integer, p_session bytea) returns void language plpgsql as $$
declare
  v_rest uuid;
begin
  perform from carts where id = p_cart for update;
  delete from carts c where c.id = p_cart and not exists (
    select from cart_lines l left join order_lines o on o.order_id = p_order and o.variant_id = l.variant_id
    where l.cart_id = p_cart and l.quantity > coalesce(o.quantity, 0)
  );
  if found then
    update sessions set cart_id = null, order_id = p_order where id_hash = p_session and cart_id = p_cart;
    return;
  end if;
  v_rest := gen_random_uuid();
  -- Recipients of ordered gift cards are removed; those entered later move along.
  insert into carts (id, region, currency, country, language, customer_id, session_hash, checkout)
  select v_rest, region, currency, country, language, customer_id, session_hash, coalesce((
    select jsonb_build_object('recipients', jsonb_agg(r.to_one order by r.at))
    from jsonb_array_elements(coalesce(c.checkout -> 'recipients', '[]')) with ordinality as r (to_one, at)
    where r.at > (select jsonb_array_length(coalesce(extras -> 'recipients', '[]')) from orders where id = p_order)
    having count(*) > 0
  ), '{}') from carts c where id = p_cart;
  insert into cart_lines (cart_id, product_id, variant_id, quantity, seen_price)
  select v_rest, l.product_id, l.variant_id, l.quantity - coalesce(o.quantity, 0), l.seen_price
  from cart_lines l left join order_lines o on o.order_id = p_order and o.variant_id = l.variant_id
  where l.cart_id = p_cart and l.quantity > coalesce(o.quantity, 0) order by l.id;
  update sessions set cart_id = v_rest where cart_id = p_cart;
  delete from carts where id = p_cart;
end $$;

-- Locks the customer who pays, before anything of the order is locked: docs/locks.md.
create or replace function hold_payer(p_payment uuid) returns void language plpgsql as $$
begin
  perform from payments p join orders o on o.id = p.order_id join customers c on c.id = o.customer_id
  where p.id = p_payment for key share of c;
end $$;

-- The payment is captured: confirms the order and ends its cart. Returns the order's id, or null when payment or order
-- was already settled.
create or replace function order_confirm(
  p_payment uuid, p_reference text, p_session bytea, p_to text, p_from text[], p_paid_with jsonb
) returns integer language plpgsql as $$
declare
  v_order integer;
  v_cart uuid;
begin
  perform hold_payer(p_payment);
  update payments set status = 'captured', reference = p_reference, paid_with = p_paid_with, action_url = null, updated_at = now()
  where id = p_payment and status in ('pending', 'action_required') returning order_id into v_order;
  if not found then return null; end if;
  update orders set status = p_to, confirmed_at = now(), updated_at = now()
  where id = v_order and status = any (p_from) returning cart_id into v_cart;
  if not found then raise exception 'Payment % belongs to an order that cannot become %', p_payment, p_to; end if;
  insert into order_history (order_id, status) values (v_order, p_to);
  perform cart_end(v_cart, v_order, p_session);
  return v_order;
end $$;
