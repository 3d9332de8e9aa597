-- Cart changes as functions: the change and the resulting cart come back in one round trip
-- (commerce/sales/cart/writes.ts). Each returns { "cart": … } or { "problem": { "code", "index", "available" } }; with
-- a problem nothing changes. Every change first updates its row in carts, so that concurrent changes of one cart wait
-- for one another. Why this is SQL: docs/decisions/0016-one-at-a-time.md. A crash may lose the last half second of cart
-- changes (synchronous_commit off), but never orders.

create or replace function cart_problem(p_code text, p_index integer default null, p_available integer default null)
returns json language sql immutable as $$
  select json_build_object('problem', json_build_object('code', p_code, 'index', p_index, 'available', p_available))
$$;

-- Deletes the lines of deleted carts. The ids are compared with an array: as a join, a plan made while there were few
-- lines would read all of them.
create or replace function remove_cart_lines() returns trigger language plpgsql as $$
begin
  delete from cart_lines where cart_id = any (array(select id from gone));
  return null;
end $$;

-- Locks the cart for a change. Null when p_customer may not change it, or there is no such cart.
create or replace function cart_claim(p_cart uuid, p_customer integer) returns carts language plpgsql as $$
declare
  v_cart carts;
begin
  perform set_config('synchronous_commit', 'off', true);
  update carts set updated_at = now() where id = p_cart and (customer_id is null or customer_id = p_customer)
  returning * into v_cart;
  return v_cart;
end $$;

-- The recipients (commerce/sales/orders/schema.ts) for which a variant has enough units, in the order they were
-- entered; null when there are none.
create or replace function recipients_fit(p_recipients jsonb, p_variant integer, p_quantity integer)
returns jsonb language sql immutable as $$
  select jsonb_agg(
    case when mine and to_one ? 'quantity'
      then to_one || jsonb_build_object('quantity', least((to_one ->> 'quantity')::integer, p_quantity - before)) else to_one end
    order by at
  ) filter (where not mine or before < p_quantity)
  from (
    select to_one, at, (to_one ->> 'variantId')::integer = p_variant as mine,
      coalesce(sum(coalesce((to_one ->> 'quantity')::integer, p_quantity)) filter (where (to_one ->> 'variantId')::integer = p_variant)
        over (order by at rows between unbounded preceding and 1 preceding), 0)::integer as before
    from jsonb_array_elements(coalesce(p_recipients, '[]')) with ordinality as r (to_one, at)
  ) counted
$$;

-- Adds p_lines, [{ "product", "variant" (null: the product's only one), "quantity", "gift"? }], to a locked or new
-- cart, all or none. "gift": the recipient, for gift cards only. Returns the cart or the first problem.
create or replace function cart_put(p_cart carts, p_lines jsonb, p_max_quantity integer, p_max_lines integer)
returns json language plpgsql as $$
declare
  v_room integer := p_max_lines - (select count(*) from cart_lines where cart_id = p_cart.id);
  v_line jsonb;
  v_variant integer;
  v_wanted integer;
  v_place integer;
  v_code text;
  v_found record;
  v_products integer[] := '{}';
  v_variants integer[] := '{}';
  v_quantities integer[] := '{}';
  v_prices bigint[] := '{}';
  v_gifts jsonb := '[]';
begin
  for v_at in 0 .. jsonb_array_length(p_lines) - 1 loop
    v_line := p_lines -> v_at;
    v_variant := v_line ->> 'variant';
    v_wanted := v_line ->> 'quantity';
    if v_variant is null then
      select min(id) into v_variant from variants
      where product_id = (v_line ->> 'product')::integer having count(*) = 1;
    end if;
    select v.product_id, v.shown ->> 3 as kind, v.is_offered and p_cart.region <> all (v.closed_in) as is_offered, r.price, coalesce(l.quantity, 0) as held,
      case when v.is_tracked then coalesce(s.available, 0) end as available
    into v_found
    from variants v
    left join stock s on s.variant_id = v.id
    left join prices r on r.region = p_cart.region and r.variant_id = v.id
    left join cart_lines l on l.cart_id = p_cart.id and l.variant_id = v.id
    where v.id = v_variant and v.product_id = coalesce((v_line ->> 'product')::integer, v.product_id);
    v_place := array_position(v_variants, v_variant);
    if v_place is not null then v_wanted := v_wanted + v_quantities[v_place]; end if;
    v_code := case
      when v_found.product_id is null then 'variant-not-found'
      when v_found.price is null then 'not-sold-here'
      when not v_found.is_offered then 'not-purchasable'
      when v_wanted + v_found.held > p_max_quantity then 'bad-quantity'
      when v_wanted + v_found.held > v_found.available then 'not-enough-stock'
      when v_found.held = 0 and v_place is null and v_room < 1 then 'too-many-lines'
      when v_line ? 'gift' and v_found.kind <> 'gift-card' then 'bad-recipient'
    end;
    if v_code is not null then return cart_problem(v_code, v_at, v_found.available); end if;
    if v_found.held = 0 and v_place is null then v_room := v_room - 1; end if;
    v_place := coalesce(v_place, cardinality(v_variants) + 1);
    v_products[v_place] := v_found.product_id;
    v_variants[v_place] := v_variant;
    v_quantities[v_place] := v_wanted;
    v_prices[v_place] := v_found.price;
    if v_line ? 'gift' then
      v_gifts := v_gifts || ((v_line -> 'gift') || jsonb_build_object('variantId', v_variant, 'quantity', v_line -> 'quantity'));
    end if;
  end loop;
  insert into cart_lines (cart_id, product_id, variant_id, quantity, seen_price)
  select p_cart.id, * from unnest(v_products, v_variants, v_quantities, v_prices)
  on conflict (cart_id, variant_id) do update set quantity = cart_lines.quantity + excluded.quantity;
  if v_gifts <> '[]' then
    update carts set checkout = jsonb_set(checkout, '{recipients}', coalesce(checkout -> 'recipients', '[]') || v_gifts)
    where id = p_cart.id returning * into p_cart;
  end if;
  return json_build_object('cart', cart_json(p_cart));
end $$;

-- Creates a cart with the given lines and stores it in the session. It belongs to the customer when the session is
-- signed in.
create or replace function cart_create(
  p_cart uuid, p_region text, p_currency text, p_country text, p_language text, p_session bytea,
  p_lines jsonb, p_max_quantity integer, p_max_lines integer
) returns json language plpgsql as $$
declare
  v_cart carts;
  v_answer json;
begin
  perform set_config('synchronous_commit', 'off', true);
  insert into carts (id, region, currency, country, language, customer_id, session_hash)
  values (p_cart, p_region, p_currency, p_country, p_language, (select customer_id from sessions where id_hash = p_session),
    p_session)
  returning * into v_cart;
  v_answer := cart_put(v_cart, p_lines, p_max_quantity, p_max_lines);
  if v_answer -> 'problem' is not null then
    delete from carts where id = p_cart;
  elsif p_session is not null then
    insert into sessions (id_hash, cart_id) values (p_session, p_cart)
    on conflict (id_hash) do update set cart_id = excluded.cart_id, seen_at = now();
  end if;
  return v_answer;
end $$;

-- Adds lines to a cart.
create or replace function cart_add(p_cart uuid, p_customer integer, p_lines jsonb, p_max_quantity integer, p_max_lines integer)
returns json language plpgsql as $$
declare
  v_cart carts := cart_claim(p_cart, p_customer);
begin
  if v_cart.id is null then return cart_problem('cart-not-found'); end if;
  return cart_put(v_cart, p_lines, p_max_quantity, p_max_lines);
end $$;

-- Sets a line's quantity; 0 removes it. p_product, when given, must match the line.
create or replace function cart_set(p_cart uuid, p_customer integer, p_line bigint, p_product integer, p_quantity integer)
returns json language plpgsql as $$
declare
  v_cart carts := cart_claim(p_cart, p_customer);
  v_product integer;
  v_variant integer;
  v_available integer;
  v_offered boolean;
begin
  if v_cart.id is null then return cart_problem('cart-not-found'); end if;
  select l.product_id, l.variant_id, coalesce(v.is_offered and v_cart.region <> all (v.closed_in), false), case when v.is_tracked then coalesce(s.available, 0) end
  into v_product, v_variant, v_offered, v_available
  from cart_lines l left join variants v on v.id = l.variant_id left join stock s on s.variant_id = l.variant_id
  where l.cart_id = p_cart and l.id = p_line;
  if not found then return cart_problem('line-not-found'); end if;
  if v_product <> p_product then return cart_problem('variant-not-found'); end if;
  -- Setting a quantity confirms that the customer has seen what a merge left out.
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
  if v_cart.checkout ? 'recipients' then
    update carts set checkout = jsonb_strip_nulls(
      checkout || jsonb_build_object('recipients', recipients_fit(checkout -> 'recipients', v_variant, p_quantity)))
    where id = p_cart returning * into v_cart;
  end if;
  return json_build_object('cart', cart_json(v_cart));
end $$;

create or replace trigger carts_lines_go after delete on carts referencing old table as gone for each statement
  execute function remove_cart_lines();
