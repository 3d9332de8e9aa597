-- Carts and orders in as few look-ups as it takes. What they answer and refuse is as in 0006, 0007, 0014 and 0020.

-- What a cart line says of its variant, kept beside it by triggers: [uid, sku, name, kind, image]. A line then costs no look
-- at its product, and the values come as one.
alter table variants
  add column shown json,
  -- Visible, for sale, and not withdrawn itself.
  add column is_offered boolean not null default false,
  -- Whether its stock counts.
  add column is_tracked boolean not null default true;

create function show_variant() returns trigger language plpgsql as $$
begin
  select json_build_array(p.uid, new.sku, p.name, p.kind, coalesce(new.image, p.images -> 0 ->> 'id')),
    p.is_visible and p.availability <> 'disabled' and not new.purchasing_disabled, p.inventory_tracking <> 'none'
  into new.shown, new.is_offered, new.is_tracked
  from products p where p.id = new.product_id;
  return new;
end $$;

create function show_variants_of_product() returns trigger language plpgsql as $$
begin
  update variants set shown = null where product_id = new.id;
  return null;
end $$;

update variants v set shown = json_build_array(p.uid, v.sku, p.name, p.kind, coalesce(v.image, p.images -> 0 ->> 'id')),
  is_offered = p.is_visible and p.availability <> 'disabled' and not v.purchasing_disabled,
  is_tracked = p.inventory_tracking <> 'none'
from products p where p.id = v.product_id;

-- Whoever fills the table in bulk brings them along.
create trigger variants_shown_new before insert on variants for each row when (new.shown is null)
  execute function show_variant();
create trigger variants_shown before update of shown, product_id, sku, image, purchasing_disabled on variants for each row
  execute function show_variant();
create trigger products_shown after update on products for each row
  when ((old.uid, old.name, old.kind, old.images, old.is_visible, old.availability, old.inventory_tracking)
    is distinct from (new.uid, new.name, new.kind, new.images, new.is_visible, new.availability, new.inventory_tracking))
  execute function show_variants_of_product();

-- Lines go with their cart by a trigger instead of a foreign key: the key read the cart's row anew for every line, though
-- whoever adds one has just written or locked it.
alter table cart_lines drop constraint cart_lines_cart_id_fkey;
create function remove_cart_lines() returns trigger language plpgsql as $$
begin
  delete from cart_lines l using gone where l.cart_id = gone.id;
  return null;
end $$;
create trigger carts_lines_go after delete on carts referencing old table as gone for each statement
  execute function remove_cart_lines();
-- Room for the next version of a cart beside this one.
alter table carts set (fillfactor = 60);

-- A cart's lines at today's prices, as [[…]] or null, in the order of commerce/cart/rules.ts StoredLine. "available" counts
-- what an unfinished payment for this very cart holds; few carts have one, so that is asked only when a line is short.
create or replace function cart_lines_view(p_cart uuid, p_region text) returns json language plpgsql stable as $$
declare
  v_lines json;
  v_is_short boolean;
  v_held json;
begin
  select json_agg(json_build_array(l.id, v.product_id, l.variant_id, l.quantity, l.seen_price, r.price, r.retail_price,
      v.is_offered, case when v.is_tracked then coalesce(s.available, 0) end, v.shown,
      case when v.option_value_ids <> '{}' then coalesce(v.shown_options, options_shown(v.option_value_ids)) end)),
    bool_or(v.is_tracked and coalesce(s.available, 0) < l.quantity)
  into v_lines, v_is_short
  from cart_lines l
  join variants v on v.id = l.variant_id
  left join stock s on s.variant_id = l.variant_id
  left join prices r on r.region = p_region and r.variant_id = l.variant_id
  where l.cart_id = p_cart;
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

-- A new cart of a guest with one piece in it; null when it is not that simple, and then cart_create does it or says why not.
create function cart_create_one(
  p_cart uuid, p_region text, p_currency text, p_country text, p_language text, p_session bytea,
  p_product integer, p_variant integer, p_quantity integer, p_max_quantity integer
) returns json language plpgsql as $$
declare
  v_line bigint;
  v record;
begin
  perform set_config('synchronous_commit', 'off', true);
  select n.product_id, n.shown, n.option_value_ids, n.shown_options, r.price, r.retail_price,
    case when n.is_tracked then coalesce(s.available, 0) end as available
  into v
  from variants n
  join prices r on r.region = p_region and r.variant_id = n.id
  left join stock s on s.variant_id = n.id
  where n.id = p_variant and n.is_offered;
  if not found or v.product_id <> p_product or p_quantity > least(p_max_quantity, v.available) then return null; end if;
  if p_session is not null then
    insert into sessions (id_hash, cart_id) values (p_session, p_cart)
    on conflict (id_hash) do update set cart_id = excluded.cart_id, seen_at = now() where sessions.customer_id is null;
    if not found then return null; end if;
  end if;
  insert into carts (id, region, currency, country, language) values (p_cart, p_region, p_currency, p_country, p_language);
  insert into cart_lines (cart_id, product_id, variant_id, quantity, seen_price)
  values (p_cart, v.product_id, p_variant, p_quantity, v.price) returning id into v_line;
  return json_build_object('cart', json_build_object('id', p_cart, 'region', p_region, 'currency', p_currency,
    'country', p_country, 'language', p_language, 'customerId', null,
    'lines', json_build_array(json_build_array(v_line, v.product_id, p_variant, p_quantity, v.price, v.price,
      v.retail_price, true, v.available, v.shown,
      case when v.option_value_ids <> '{}' then coalesce(v.shown_options, options_shown(v.option_value_ids)) end))));
end $$;

-- One more piece in a guest's cart; null when it is not that simple (nothing has changed then), and cart_add does it or says
-- why not. The piece goes in first: what the cart then holds is looked at once, for the answer and for its limits.
create function cart_add_one(
  p_cart uuid, p_product integer, p_variant integer, p_quantity integer, p_max_quantity integer, p_max_lines integer
) returns json language plpgsql as $$
declare
  v_cart carts;
  v_lines json;
  v_is_simple boolean;
begin
  perform set_config('synchronous_commit', 'off', true);
  update carts set updated_at = now() where id = p_cart and customer_id is null and capped is null
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

-- The ways for many lines and for customers, without the short ones of 0020, which are functions of their own now.
create or replace function cart_add(p_cart uuid, p_customer integer, p_lines jsonb, p_max_quantity integer, p_max_lines integer)
returns json language plpgsql as $$
declare
  v_cart carts := cart_claim(p_cart, p_customer);
  v_problem json;
begin
  if v_cart.id is null then return cart_refusal(p_cart); end if;
  v_problem := cart_put(p_cart, v_cart.region, p_lines, p_max_quantity, p_max_lines);
  return coalesce(v_problem, json_build_object('cart', cart_json(v_cart)));
end $$;

create or replace function cart_create(
  p_cart uuid, p_region text, p_currency text, p_country text, p_language text, p_session bytea,
  p_lines jsonb, p_max_quantity integer, p_max_lines integer
) returns json language plpgsql as $$
declare
  v_cart carts;
  v_problem json;
begin
  perform set_config('synchronous_commit', 'off', true);
  insert into carts (id, region, currency, country, language, customer_id)
  values (p_cart, p_region, p_currency, p_country, p_language, (select customer_id from sessions where id_hash = p_session))
  returning * into v_cart;
  v_problem := cart_put(p_cart, p_region, p_lines, p_max_quantity, p_max_lines);
  if v_problem is not null then
    delete from carts where id = p_cart;
    return v_problem;
  end if;
  if p_session is not null then
    insert into sessions (id_hash, cart_id) values (p_session, p_cart)
    on conflict (id_hash) do update set cart_id = excluded.cart_id, seen_at = now();
  end if;
  return json_build_object('cart', cart_json(v_cart));
end $$;

drop function cart_put_one(uuid, text, jsonb, boolean, integer, integer);

-- Of which variants a cart asks for more than there is: [{ "variantId", "available" }] or null.
create function order_shortage(p_cart uuid, p_variants integer[]) returns json language sql stable as $$
  select json_agg(json_build_object('variantId', l.variant_id, 'available', coalesce(s.available, 0)))
  from cart_lines l left join stock s on s.variant_id = l.variant_id
  where l.cart_id = p_cart and l.variant_id = any (p_variants) and coalesce(s.available, 0) < l.quantity
$$;

-- As in 0014-pro-limits. What was priced is looked up by key, line by line.
create or replace function order_reserve(
  p_cart uuid, p_customer integer, p_scope text, p_key bytea, p_hash bytea, p_open text[], p_low integer, p_order jsonb
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
  select count(*) > 0 and count(*) = jsonb_array_length(p_order -> 'lines')
      and count(*) = (select count(*) from cart_lines where cart_id = p_cart),
    coalesce(array_agg(v.id) filter (where v.is_tracked), '{}')
  into v_is_same, v_tracked
  from jsonb_to_recordset(p_order -> 'lines') as seen ("variantId" integer, quantity integer, price bigint, listed bigint)
  join cart_lines l on l.cart_id = p_cart and l.variant_id = seen."variantId" and l.quantity = seen.quantity
  join variants v on v.id = l.variant_id and v.is_offered
  join prices r on r.region = v_cart.region and r.variant_id = v.id and r.price = coalesce(seen.listed, seen.price);
  if not v_is_same then return json_build_object('problem', 'changed'); end if;

  if p_order ? 'pro' then
    select coalesce(sum(total), 0) into v_spent from orders
    where customer_id = p_customer and region like 'pro%' and currency = p_order ->> 'currency'
      and status not in ('cancelled', 'refunded')
      and coalesce(confirmed_at, placed_at) >= (p_order -> 'pro' ->> 'since')::timestamptz;
    if v_spent + (p_order ->> 'total')::bigint > (p_order -> 'pro' ->> 'limit')::bigint then
      return json_build_object('problem', 'pro-limit', 'spent', v_spent);
    end if;
  end if;

  -- One variant needs no order of locks: it is taken where there is enough of it.
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
    returning l.product_id, s.available
  )
  select count(*), array_agg(distinct product_id) filter (where available = 0),
    array_agg(distinct product_id) filter (where available <= p_low)
  into v_taken, v_emptied, v_low from taken;
  if v_taken < cardinality(v_tracked) then
    return json_build_object('problem', 'not-enough-stock', 'short', order_shortage(p_cart, v_tracked));
  end if;

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

-- As in 0007.
create or replace function order_confirm(p_payment uuid, p_reference text, p_session bytea, p_to text, p_from text[])
returns json language plpgsql as $$
declare
  v_order integer;
  v_cart uuid;
begin
  update payments set status = 'captured', reference = p_reference, action_url = null, updated_at = now()
  where id = p_payment and status in ('pending', 'action_required') returning order_id into v_order;
  if not found then return null; end if;
  update orders set status = p_to, confirmed_at = now(), updated_at = now()
  where id = v_order and status = any (p_from) returning cart_id into v_cart;
  if not found then raise exception 'Payment % belongs to an order that cannot become %', p_payment, p_to; end if;
  insert into order_history (order_id, status) values (v_order, p_to);
  perform cart_end(v_cart, v_order, p_session);
  return json_build_object('orderId', v_order);
end $$;

-- As in 0020; and tables that have never been counted (a new shop in its first minute) must not be read by the page.
do $$
declare
  v_function regprocedure;
  v_setting text;
begin
  foreach v_function in array array[
    'cart_create_one(uuid, text, text, text, text, bytea, integer, integer, integer, integer)',
    'cart_add_one(uuid, integer, integer, integer, integer, integer)',
    'cart_create(uuid, text, text, text, text, bytea, jsonb, integer, integer)',
    'cart_add(uuid, integer, jsonb, integer, integer)', 'cart_view(uuid)',
    'cart_set(uuid, integer, bigint, integer, integer)',
    'cart_attach(uuid, integer, integer, integer, text, text, text, text)',
    'order_reserve(uuid, integer, text, bytea, bytea, text[], integer, jsonb)',
    'order_confirm(uuid, text, bytea, text, text[])', 'cart_end(uuid, integer, bytea)'
  ]::regprocedure[] loop
    execute format('alter function %s set plan_cache_mode = force_generic_plan', v_function);
    foreach v_setting in array array['hashjoin', 'mergejoin', 'seqscan', 'bitmapscan', 'material'] loop
      execute format('alter function %s set enable_%s = off', v_function, v_setting);
    end loop;
  end loop;
end $$;
