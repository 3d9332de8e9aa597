-- Orders of many guests in one statement, as their carts are (carts-together.sql): each answers { … } of those it was simple
-- for. Whoever is missing there changed nothing, and order_reserve or order_confirm (orders.sql) does it or says why not. One
-- that somebody else is working on is left out too: it must not keep all others waiting. No cart and no payment twice. Where a key is compared with an array beside a join, that
-- is for plans that are made while tables are young: joined alone, all rows may be gone through.

-- Reserves carts as order_reserve does: { cart: { orderId, emptied, low } }. p_orders: its p_order with { cart, scope, key,
-- hash } (the last two in hex) beside the rest. Of a variant that several of them want, all have to be there, or the last of
-- them is left out.
create or replace function orders_reserve(p_orders json, p_low integer) returns json language plpgsql as $$
declare
  v_carts uuid[];
  v_stock integer[];
  v_written json;
begin
  select array_agg(id) into v_carts from (
    select id from carts
    where id = any (array(select (o ->> 'cart')::uuid from json_array_elements(p_orders) o)) and customer_id is null
    order by id for update skip locked
  ) free;
  if v_carts is null then return null; end if;
  -- In the order of variant ids, like every order.
  select coalesce(array_agg(variant_id), '{}') into v_stock from (
    select s.variant_id from stock s
    where s.variant_id = any (array(select variant_id from cart_lines where cart_id = any (v_carts)))
      and (select is_tracked from variants v where v.id = s.variant_id)
    order by s.variant_id for update
  ) held;

  with asked as (
    select * from json_to_recordset(p_orders) o(
      cart uuid, scope text, key text, hash text, payment uuid, provider text, region text, currency text, country text,
      language text, status text, email text, billing jsonb, shipping jsonb, method jsonb, totals jsonb, total bigint,
      "accessHash" text, extras jsonb, lines jsonb)
    where cart = any (v_carts)
  ), seen as materialized (
    select a.cart, l.*, v.is_tracked, s.available - sum(l.quantity) over (partition by v.id order by a.cart) as rest
    from asked a
    join carts c on c.id = a.cart and c.id = any (v_carts)
    cross join jsonb_to_recordset(a.lines) as l (
      "productId" integer, "variantId" integer, sku text, name text, options jsonb, image text, quantity integer,
      price bigint, listed bigint)
    join cart_lines h on h.cart_id = a.cart and h.cart_id = any (v_carts) and h.variant_id = l."variantId" and h.quantity = l.quantity
    join variants v on v.id = l."variantId" and v.is_offered
    join prices r on r.region = c.region and r.variant_id = v.id and r.price = coalesce(l.listed, l.price)
    left join stock s on s.variant_id = v.id and v.id = any (v_stock)
  ), good as materialized (
    select a.* from asked a
    where (select count(*) from seen n where n.cart = a.cart and (not n.is_tracked or n.rest >= 0))
        = nullif(jsonb_array_length(a.lines), 0)
      and (select count(*) from cart_lines h where h.cart_id = a.cart) = jsonb_array_length(a.lines)
      and not exists (select from idempotency_keys k where k.scope = a.scope and k.key = decode(a.key, 'hex'))
      and not exists (
        select from orders o where o.cart_id = a.cart and o.cart_id = any (v_carts) and o.status <> 'cancelled')
  ), sold as materialized (
    select n.* from seen n where n.cart in (select cart from good)
  ), taken as (
    update stock s set available = s.available - n.quantity
    from (select "variantId", sum(quantity)::integer as quantity from sold where is_tracked group by "variantId") n
    where s.variant_id = n."variantId" returning s.variant_id, s.available
  ), placed as (
    insert into orders (
      cart_id, region, currency, country, language, status, email, billing_address, shipping_address, shipping_method, totals,
      total, access_hash, extras
    )
    select cart, region, currency, country, language, status, email, billing, shipping, method, totals, total,
      decode("accessHash", 'base64'), extras
    from good returning id, cart_id, status
  ), lines as (
    insert into order_lines (
      order_id, product_id, variant_id, sku, name, options, image, quantity, unit_price, total, from_stock
    )
    select o.id, l."productId", l."variantId", l.sku, l.name, l.options, l.image, l.quantity, l.price, l.price * l.quantity,
      l.is_tracked
    from placed o join sold l on l.cart = o.cart_id
  ), told as (
    insert into order_history (order_id, status) select id, status from placed
  ), owed as (
    insert into payments (id, order_id, provider, status, amount, currency)
    select g.payment, o.id, g.provider, 'pending', g.total, g.currency from placed o join good g on g.cart = o.cart_id
  ), kept as (
    insert into idempotency_keys (scope, key, request_hash, answer)
    select g.scope, decode(g.key, 'hex'), decode(g.hash, 'hex'), jsonb_build_object('orderId', o.id, 'paymentId', g.payment)
    from placed o join good g on g.cart = o.cart_id
  )
  select json_object_agg(o.cart_id, json_build_object('orderId', o.id,
    'emptied', (select json_agg(distinct l."productId") from sold l join taken t on t.variant_id = l."variantId"
      where l.cart = o.cart_id and t.available = 0),
    'low', (select json_agg(distinct l."productId") from sold l join taken t on t.variant_id = l."variantId"
      where l.cart = o.cart_id and t.available <= p_low)))
  into v_written from placed o;
  return v_written;
end $$;

-- Confirms captured payments as order_confirm does, where the cart holds nothing but what was ordered: { payment: order id }.
-- p_payments: [{ "payment", "reference", "session" (hex or null) }].
create or replace function orders_confirm(p_payments json, p_to text, p_from text[]) returns json language plpgsql as $$
declare
  v_payments uuid[] := array(select (a ->> 'payment')::uuid from json_array_elements(p_payments) a);
  v_orders integer[] := array(select order_id from payments where id = any (v_payments));
  v_carts uuid[];
  v_confirmed json;
begin
  select array_agg(payment), array_agg(cart) into v_payments, v_carts from (
    select p.id as payment, c.id as cart
    from payments p join orders o on o.id = p.order_id join carts c on c.id = o.cart_id
    where p.id = any (v_payments) and o.id = any (v_orders)
      and p.status in ('pending', 'action_required') and o.status = any (p_from)
    order by p.id for update skip locked
  ) free;
  if v_payments is null then return null; end if;

  -- In the order of sessions, like carts_create.
  with sure as materialized (
    select a.*, o.id as order_id, o.cart_id
    from json_to_recordset(p_payments) a(payment uuid, reference text, session text)
    join payments p on p.id = a.payment and p.id = any (v_payments)
    join orders o on o.id = p.order_id and o.id = any (v_orders)
    where not exists (
      select from cart_lines h left join order_lines l on l.order_id = o.id and l.variant_id = h.variant_id
      where h.cart_id = o.cart_id and h.quantity > coalesce(l.quantity, 0)
    )
    order by a.session
  ), paid as (
    update payments p set status = 'captured', reference = a.reference, action_url = null, updated_at = now()
    from sure a where p.id = a.payment and p.id = any (v_payments)
  ), standing as (
    update orders o set status = p_to, confirmed_at = now(), updated_at = now() from sure a
    where o.id = a.order_id and o.id = any (v_orders)
  ), told as (
    insert into order_history (order_id, status) select order_id, p_to from sure
  ), ended as (
    delete from carts c using sure a where c.id = a.cart_id and c.id = any (v_carts)
  ), forgotten as (
    update sessions s set cart_id = null from sure a where s.id_hash = decode(a.session, 'hex') and s.cart_id = a.cart_id
  )
  select json_object_agg(payment, order_id) into v_confirmed from sure;
  return v_confirmed;
end $$;
