-- The ways that shoppers take most, made short: a piece into a new cart, another piece into a cart, a cart looked at.
-- What they answer and refuse is as in 0006 and 0014.

-- A variant's options as its cart line shows them, [[place, option, code, label]], written with the variant
-- (commerce/catalogue/write-variants.ts): looking them up took a third of a cart's time. Null: look them up.
alter table variants add column shown_options json;

create function options_shown(p_values integer[]) returns json language sql stable as $$
  select json_agg(json_build_array(array_position(p_values, w.id), o.name, w.code, w.label))
  from option_values w join product_options o on o.id = w.option_id where w.id = any (p_values)
$$;

update variants set shown_options = options_shown(option_value_ids) where option_value_ids <> '{}';

-- As in 0006. Plain joins: the settings at the end keep every look-up one by key, as "limit 1" did at twice the cost.
create or replace function cart_lines_view(p_cart uuid, p_region text) returns json language plpgsql stable as $$
begin
  return (
    select json_agg(json_build_array(
      l.id, v.product_id, l.variant_id, p.uid, v.sku, p.name, p.kind, coalesce(v.image, p.images -> 0 ->> 'id'),
      l.quantity, l.seen_price, r.price, r.retail_price,
      p.is_visible and p.availability <> 'disabled' and not v.purchasing_disabled,
      case
        when p.inventory_tracking = 'none' then null
        when s.available >= l.quantity then s.available
        else coalesce(s.available, 0) + coalesce((
          select sum(h.quantity) from orders o join order_lines h on h.order_id = o.id and h.variant_id = l.variant_id
          where o.cart_id = p_cart and o.status in ('pending', 'awaiting_payment')
        ), 0)
      end,
      case when v.option_value_ids <> '{}' then coalesce(v.shown_options, options_shown(v.option_value_ids)) end
    ))
    from cart_lines l
    join variants v on v.id = l.variant_id
    join products p on p.id = v.product_id
    left join stock s on s.variant_id = l.variant_id
    left join prices r on r.region = p_region and r.variant_id = l.variant_id
    where l.cart_id = p_cart
  );
end $$;

-- Puts one variant into a cart and returns its line as cart_lines_view does, in one look; null when it could not, and then
-- cart_put (0006) says why. p_is_new: the cart has no lines yet.
create function cart_put_one(
  p_cart uuid, p_region text, p_line jsonb, p_is_new boolean, p_max_quantity integer, p_max_lines integer
) returns json language plpgsql as $$
declare
  v_product integer := p_line ->> 'product';
  v_variant integer := p_line ->> 'variant';
  v_wanted integer := p_line ->> 'quantity';
  v_line cart_lines;
  v_found record;
begin
  select v.product_id, p.uid, v.sku, p.name, p.kind, coalesce(v.image, p.images -> 0 ->> 'id') as image, r.price,
    r.retail_price, case when p.inventory_tracking <> 'none' then coalesce(s.available, 0) end as available,
    v.option_value_ids, v.shown_options
  into v_found
  from variants v
  join products p on p.id = v.product_id
  join prices r on r.region = p_region and r.variant_id = v.id
  left join stock s on s.variant_id = v.id
  where v.id = v_variant and p.is_visible and p.availability <> 'disabled' and not v.purchasing_disabled;
  if not found or v_found.product_id <> v_product or v_wanted > least(p_max_quantity, v_found.available) then
    return null;
  end if;
  if not p_is_new and (select count(*) from cart_lines where cart_id = p_cart) >= p_max_lines
    and not exists (select from cart_lines where cart_id = p_cart and variant_id = v_variant)
  then
    return null;
  end if;
  insert into cart_lines (cart_id, product_id, variant_id, quantity, seen_price)
  values (p_cart, v_found.product_id, v_variant, v_wanted, v_found.price)
  on conflict (cart_id, variant_id) do update set quantity = cart_lines.quantity + excluded.quantity
    where cart_lines.quantity + excluded.quantity <= least(p_max_quantity, v_found.available)
  returning * into v_line;
  if not found then return null; end if;
  return json_build_array(v_line.id, v_found.product_id, v_variant, v_found.uid, v_found.sku, v_found.name, v_found.kind,
    v_found.image, v_line.quantity, v_line.seen_price, v_found.price, v_found.retail_price, true, v_found.available,
    case when v_found.option_value_ids <> '{}' then coalesce(v_found.shown_options, options_shown(v_found.option_value_ids)) end);
end $$;

create or replace function cart_add(p_cart uuid, p_customer integer, p_lines jsonb, p_max_quantity integer, p_max_lines integer)
returns json language plpgsql as $$
declare
  v_cart carts;
  v_problem json;
begin
  perform set_config('synchronous_commit', 'off', true);
  update carts set updated_at = now() where id = p_cart and (customer_id is null or customer_id = p_customer)
  returning * into v_cart;
  if not found then return cart_refusal(p_cart); end if;
  if jsonb_array_length(p_lines) <> 1 or p_lines -> 0 ->> 'variant' is null
    or cart_put_one(p_cart, v_cart.region, p_lines -> 0, false, p_max_quantity, p_max_lines) is null
  then
    v_problem := cart_put(p_cart, v_cart.region, p_lines, p_max_quantity, p_max_lines);
    if v_problem is not null then return v_problem; end if;
  end if;
  if v_cart.customer_id is not null or v_cart.capped is not null then
    return json_build_object('cart', cart_json(v_cart));
  end if;
  return json_build_object('cart', json_build_object('id', p_cart, 'region', v_cart.region, 'currency', v_cart.currency,
    'country', v_cart.country, 'language', v_cart.language, 'customerId', null,
    'lines', cart_lines_view(p_cart, v_cart.region)));
end $$;

create or replace function cart_create(
  p_cart uuid, p_region text, p_currency text, p_country text, p_language text, p_session bytea,
  p_lines jsonb, p_max_quantity integer, p_max_lines integer
) returns json language plpgsql as $$
declare
  v_cart carts;
  v_line json;
  v_problem json;
begin
  perform set_config('synchronous_commit', 'off', true);
  insert into carts (id, region, currency, country, language, customer_id)
  values (p_cart, p_region, p_currency, p_country, p_language, (select customer_id from sessions where id_hash = p_session))
  returning * into v_cart;
  if jsonb_array_length(p_lines) = 1 and p_lines -> 0 ->> 'variant' is not null then
    v_line := cart_put_one(p_cart, p_region, p_lines -> 0, true, p_max_quantity, p_max_lines);
  end if;
  if v_line is null then
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
  if v_cart.customer_id is not null then return json_build_object('cart', cart_json(v_cart)); end if;
  return json_build_object('cart', json_build_object('id', p_cart, 'region', p_region, 'currency', p_currency,
    'country', p_country, 'language', p_language, 'customerId', null,
    'lines', case when v_line is not null then json_build_array(v_line)
      when p_lines <> '[]' then cart_lines_view(p_cart, p_region) end));
end $$;

-- Plans are made while tables are young, and kept: every look-up in here is by key, whatever their sizes say.
do $$
declare
  v_function regprocedure;
begin
  foreach v_function in array array[
    'cart_create(uuid, text, text, text, text, bytea, jsonb, integer, integer)',
    'cart_add(uuid, integer, jsonb, integer, integer)', 'cart_view(uuid)',
    'cart_set(uuid, integer, bigint, integer, integer)',
    'cart_attach(uuid, integer, integer, integer, text, text, text, text)'
  ]::regprocedure[] loop
    execute format('alter function %s set plan_cache_mode = force_generic_plan', v_function);
    execute format('alter function %s set enable_hashjoin = off', v_function);
    execute format('alter function %s set enable_mergejoin = off', v_function);
    execute format('alter function %s set enable_seqscan = off', v_function);
  end loop;
end $$;
