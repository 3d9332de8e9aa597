-- Cart changes as functions: a change and the cart that it leaves come back in one round trip (commerce/cart/writes.ts).
-- Each returns { "cart": … } or { "problem": { "code", "index", "available" } } and changes nothing when there is a
-- problem. A change first updates its row in carts: concurrent changes of one cart wait for one another there.
-- Carts may lose the last half second of changes in a crash (synchronous_commit off); orders may not.

-- What can be put into a cart, in whatever region it has a price.
create view sellable_variants as
select v.id as variant_id, v.product_id, p.uid, v.sku, p.name, p.kind, v.option_value_ids,
  coalesce(v.image, p.images -> 0 ->> 'id') as image,
  p.is_visible and p.availability <> 'disabled' and not v.purchasing_disabled as is_offered,
  p.inventory_tracking <> 'none' as is_tracked,
  -- Null when nobody counts.
  case when p.inventory_tracking <> 'none' then coalesce(s.available, 0) end as available
from variants v
join products p on p.id = v.product_id
left join stock s on s.variant_id = v.id;

-- A cart's lines at today's prices, as [[…]] or null: values by position cost a tenth less than names. The order of the
-- values is commerce/cart/rules.ts StoredLine. "available" counts what an unfinished payment for this very cart holds.
-- "limit 1" keeps each line's look-up a look-up by key, however many lines the planner expects: plans are made while
-- tables are young, and kept.
create function cart_lines_view(p_cart uuid, p_region text) returns json language plpgsql stable as $$
begin
  return (
    select json_agg(json_build_array(
      l.id, v.product_id, v.variant_id, v.uid, v.sku, v.name, v.kind, v.image, l.quantity, l.seen_price,
      r.price, r.retail_price, v.is_offered,
      case when v.available >= l.quantity then v.available else v.available + coalesce((
        select sum(h.quantity) from orders o join order_lines h on h.order_id = o.id and h.variant_id = l.variant_id
        where o.cart_id = p_cart and o.status in ('pending', 'awaiting_payment')
      ), 0) end,
      case when v.option_value_ids <> '{}' then (
        select json_agg(json_build_array(
          array_position(v.option_value_ids, w.id), (select name from product_options o where o.id = w.option_id), w.code, w.label
        ))
        from option_values w where w.id = any (v.option_value_ids)
      ) end
    ))
    from cart_lines l
    cross join lateral (select * from sellable_variants s where s.variant_id = l.variant_id limit 1) v
    left join lateral (select * from prices where region = p_region and variant_id = l.variant_id limit 1) r on true
    where l.cart_id = p_cart
  );
end $$;

create function cart_json(p_cart carts) returns json language plpgsql stable as $$
begin
  return json_build_object('id', p_cart.id, 'region', p_cart.region, 'currency', p_cart.currency,
    'country', p_cart.country, 'language', p_cart.language, 'customerId', p_cart.customer_id,
    'lines', cart_lines_view(p_cart.id, p_cart.region));
end $$;

-- A cart with its lines, or null. Shape: commerce/cart/rules.ts StoredCart.
create function cart_view(p_cart uuid) returns json language plpgsql stable as $$
declare
  v_cart carts;
begin
  select * into v_cart from carts where id = p_cart;
  return case when found then cart_json(v_cart) end;
end $$;

create function cart_problem(p_code text, p_index integer default null, p_available integer default null)
returns json language sql immutable as $$
  select json_build_object('problem', json_build_object('code', p_code, 'index', p_index, 'available', p_available))
$$;

-- Locks the cart for a change; null when p_customer may not change it, or there is none.
create function cart_claim(p_cart uuid, p_customer integer) returns carts language plpgsql as $$
declare
  v_cart carts;
begin
  perform set_config('synchronous_commit', 'off', true);
  update carts set updated_at = now() where id = p_cart and (customer_id is null or customer_id = p_customer)
  returning * into v_cart;
  return v_cart;
end $$;

-- Why a claim failed.
create function cart_refusal(p_cart uuid) returns json language sql stable as $$
  select cart_problem(case when exists (select from carts where id = p_cart) then 'cart-owned' else 'cart-not-found' end)
$$;

-- Adds p_lines, [{ "product", "variant" (null: the product's only one), "quantity" }], all or none; returns the first
-- problem or null. One line, what shoppers add, is one statement; when it adds nothing, the way for many says why.
create function cart_put(p_cart uuid, p_region text, p_lines jsonb, p_max_quantity integer, p_max_lines integer)
returns json language plpgsql as $$
declare
  v_product integer;
  v_variant integer;
  v_wanted integer;
  v_room integer;
  v_place integer;
  v_code text;
  v_found record;
  v_products integer[] := '{}';
  v_variants integer[] := '{}';
  v_quantities integer[] := '{}';
  v_prices bigint[] := '{}';
begin
  if jsonb_array_length(p_lines) = 1 and p_lines -> 0 ->> 'variant' is not null then
    v_product := p_lines -> 0 ->> 'product';
    v_variant := p_lines -> 0 ->> 'variant';
    v_wanted := p_lines -> 0 ->> 'quantity';
    insert into cart_lines (cart_id, product_id, variant_id, quantity, seen_price)
    select p_cart, v.product_id, v.variant_id, v_wanted, r.price
    from sellable_variants v
    join prices r on r.region = p_region and r.variant_id = v.variant_id
    left join cart_lines l on l.cart_id = p_cart and l.variant_id = v.variant_id
    where v.variant_id = v_variant and v.product_id = coalesce(v_product, v.product_id) and v.is_offered
      and v_wanted + coalesce(l.quantity, 0) <= least(p_max_quantity, v.available)
      and (l.id is not null or (select count(*) from cart_lines where cart_id = p_cart) < p_max_lines)
    on conflict (cart_id, variant_id) do update set quantity = cart_lines.quantity + excluded.quantity;
    if found then return null; end if;
  end if;

  v_room := p_max_lines - (select count(*) from cart_lines where cart_id = p_cart);
  for v_at in 0 .. jsonb_array_length(p_lines) - 1 loop
    v_product := p_lines -> v_at ->> 'product';
    v_variant := p_lines -> v_at ->> 'variant';
    v_wanted := p_lines -> v_at ->> 'quantity';
    if v_variant is null then
      select min(id) into v_variant from variants where product_id = v_product having count(*) = 1;
    end if;
    select v.product_id, v.is_offered, v.available, r.price, l.quantity as held into v_found
    from sellable_variants v
    left join prices r on r.region = p_region and r.variant_id = v_variant
    left join cart_lines l on l.cart_id = p_cart and l.variant_id = v_variant
    where v.variant_id = v_variant and v.product_id = coalesce(v_product, v.product_id);
    v_place := array_position(v_variants, v_variant);
    if v_place is not null then v_wanted := v_wanted + v_quantities[v_place]; end if;
    v_code := case
      when v_found.product_id is null then 'variant-not-found'
      when v_found.price is null then 'not-sold-here'
      when not v_found.is_offered then 'not-purchasable'
      when v_wanted + coalesce(v_found.held, 0) > p_max_quantity then 'bad-quantity'
      when v_wanted + coalesce(v_found.held, 0) > v_found.available then 'not-enough-stock'
      when v_found.held is null and v_place is null and v_room < 1 then 'too-many-lines'
    end;
    if v_code is not null then return cart_problem(v_code, v_at, v_found.available); end if;
    if v_found.held is null and v_place is null then v_room := v_room - 1; end if;
    v_place := coalesce(v_place, cardinality(v_variants) + 1);
    v_products[v_place] := v_found.product_id;
    v_variants[v_place] := v_variant;
    v_quantities[v_place] := v_wanted;
    v_prices[v_place] := v_found.price;
  end loop;
  insert into cart_lines (cart_id, product_id, variant_id, quantity, seen_price)
  select p_cart, * from unnest(v_products, v_variants, v_quantities, v_prices)
  on conflict (cart_id, variant_id) do update set quantity = cart_lines.quantity + excluded.quantity;
  return null;
end $$;

create function cart_add(p_cart uuid, p_customer integer, p_lines jsonb, p_max_quantity integer, p_max_lines integer)
returns json language plpgsql as $$
declare
  v_cart carts := cart_claim(p_cart, p_customer);
  v_problem json;
begin
  if v_cart.id is null then return cart_refusal(p_cart); end if;
  v_problem := cart_put(p_cart, v_cart.region, p_lines, p_max_quantity, p_max_lines);
  if v_problem is not null then return v_problem; end if;
  return json_build_object('cart', cart_json(v_cart));
end $$;

-- A new cart, remembered by the session p_session (its hash; null: nobody remembers it) and owned by its customer.
create function cart_create(
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
  if jsonb_array_length(p_lines) > 0 then
    v_problem := cart_put(p_cart, p_region, p_lines, p_max_quantity, p_max_lines);
    if v_problem is not null then
      delete from carts where id = p_cart;
      return v_problem;
    end if;
  end if;
  if p_session is not null then
    insert into sessions (id_hash, cart_id) values (p_session, p_cart)
    on conflict (id_hash) do update set cart_id = excluded.cart_id, seen_at = now();
  end if;
  return json_build_object('cart', cart_json(v_cart));
end $$;

-- Sets a line's quantity; 0 removes it. p_product, where given, must be the line's.
create function cart_set(p_cart uuid, p_customer integer, p_line bigint, p_product integer, p_quantity integer)
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

-- Makes the cart p_customer's and takes in what the customer's earlier carts hold, as far as region, stock and limits
-- allow. Carts that are being paid are left alone. The customer's other sessions follow.
create function cart_attach(p_cart uuid, p_customer integer, p_max_quantity integer, p_max_lines integer)
returns json language plpgsql as $$
declare
  v_cart carts;
  v_earlier uuid[];
begin
  perform from carts where id = p_cart or customer_id = p_customer order by id for update;
  v_cart := cart_claim(p_cart, p_customer);
  if v_cart.id is null then return cart_refusal(p_cart); end if;
  update carts set customer_id = p_customer where id = p_cart and customer_id is null;
  select array_agg(c.id) into v_earlier from carts c
  where c.customer_id = p_customer and c.id <> p_cart
    and not exists (select from orders o where o.cart_id = c.id and o.status in ('pending', 'awaiting_payment'));
  if v_earlier is not null then
    insert into cart_lines (cart_id, product_id, variant_id, quantity, seen_price)
    select p_cart, m.product_id, m.variant_id, m.quantity, m.price from (
      select v.product_id, v.variant_id, r.price, h.id as held,
        least(sum(l.quantity) + coalesce(h.quantity, 0), p_max_quantity, v.available)::integer as quantity,
        row_number() over (partition by h.id is null order by max(l.id) desc) as place
      from cart_lines l
      join sellable_variants v on v.variant_id = l.variant_id and v.is_offered
      join prices r on r.variant_id = v.variant_id and r.region = v_cart.region
      left join cart_lines h on h.cart_id = p_cart and h.variant_id = v.variant_id
      where l.cart_id = any (v_earlier)
      group by v.product_id, v.variant_id, v.available, r.price, h.id, h.quantity
    ) m
    where m.quantity > 0
      and (m.held is not null or m.place <= p_max_lines - (select count(*) from cart_lines where cart_id = p_cart))
    on conflict (cart_id, variant_id) do update set quantity = greatest(cart_lines.quantity, excluded.quantity);
    delete from carts where id = any (v_earlier);
  end if;
  update sessions set cart_id = p_cart where customer_id = p_customer and cart_id is distinct from p_cart;
  return json_build_object('cart', cart_view(p_cart));
end $$;

-- Every look-up in here is by key, so one plan serves all values; planning anew each time was half of a change's cost.
alter function cart_view(uuid) set plan_cache_mode = force_generic_plan;
alter function cart_add(uuid, integer, jsonb, integer, integer) set plan_cache_mode = force_generic_plan;
alter function cart_set(uuid, integer, bigint, integer, integer) set plan_cache_mode = force_generic_plan;
alter function cart_create(uuid, text, text, text, text, bytea, jsonb, integer, integer)
  set plan_cache_mode = force_generic_plan;
