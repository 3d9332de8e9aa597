-- Many carts in one statement (platform/together.ts, docs/decisions/0016-carts-together.md).

-- What most shoppers do, one piece at a time, for as many guests as ask at the same moment: { cart id: cart } of those it was
-- that simple for. Whoever is missing there changed nothing, and cart_create or cart_add does it or says why not. No two may
-- be of one session or one cart. Sessions are taken in order, so that two crowds never wait for each other.

-- p_carts: [{ "id", "region", "currency", "country", "language", "session" (hex), "product", "variant", "quantity" }].
create or replace function carts_create(p_carts json, p_max_quantity integer) returns json language plpgsql as $$
declare
  v_made json;
begin
  perform set_config('synchronous_commit', 'off', true);
  with asked as (
    select * from json_to_recordset(p_carts) a(
      id uuid, region text, currency text, country text, language text, session text,
      product integer, variant integer, quantity integer)
    order by session
  ), offered as materialized (
    select a.*, n.product_id, n.shown, n.option_value_ids, n.shown_options, r.price, r.retail_price,
      case when n.is_tracked then coalesce(s.available, 0) end as available
    from asked a
    join variants n on n.id = a.variant and n.product_id = coalesce(a.product, n.product_id) and n.is_offered
    join prices r on r.region = a.region and r.variant_id = n.id
    left join stock s on s.variant_id = n.id
    where a.quantity <= least(p_max_quantity, case when n.is_tracked then coalesce(s.available, 0) end)
  ), held as (
    insert into sessions (id_hash, cart_id) select decode(session, 'hex'), id from offered
    on conflict (id_hash) do update set cart_id = excluded.cart_id, seen_at = now() where sessions.customer_id is null
    returning cart_id
  ), made as (
    insert into carts (id, region, currency, country, language)
    select id, region, currency, country, language from offered where id in (select cart_id from held)
  ), lines as (
    insert into cart_lines (cart_id, product_id, variant_id, quantity, seen_price)
    select id, product_id, variant, quantity, price from offered where id in (select cart_id from held)
    returning cart_id, id
  )
  select json_object_agg(o.id, json_build_object('id', o.id, 'region', o.region, 'currency', o.currency,
    'country', o.country, 'language', o.language, 'customerId', null,
    'lines', json_build_array(json_build_array(l.id, o.product_id, o.variant, o.quantity, o.price, o.price,
      o.retail_price, true, o.available, o.shown,
      case when o.option_value_ids <> '{}' then coalesce(o.shown_options, options_shown(o.option_value_ids)) end))))
  into v_made
  from lines l join offered o on o.id = l.cart_id;
  return v_made;
end $$;

-- p_lines: [{ "cart", "product" (or null), "variant", "quantity" }]. A cart that somebody else is changing right now is left
-- out: one must not keep all others waiting.
create or replace function carts_add(p_lines json, p_max_quantity integer, p_max_lines integer) returns json
language plpgsql as $$
declare
  v_carts uuid[];
  v_shown json;
begin
  perform set_config('synchronous_commit', 'off', true);
  with free as (
    select id from carts
    -- As an array: a look-up by key whatever the planner takes for the size of a young table. Joined, it may read all carts.
    where id = any (array(select (a ->> 'cart')::uuid from json_array_elements(p_lines) a))
      and customer_id is null and capped is null and codes is null
    for update skip locked
  ), claimed as (
    update carts set updated_at = now() where id = any (array(select id from free)) returning id
  )
  select array_agg(id) into v_carts from claimed;

  with asked as (
    select * from json_to_recordset(p_lines) a(cart uuid, product integer, variant integer, quantity integer)
    where cart = any (v_carts)
  ), put as (
    insert into cart_lines (cart_id, product_id, variant_id, quantity, seen_price)
    select a.cart, v.product_id, v.id, a.quantity, r.price
    from asked a
    join carts c on c.id = a.cart
    join variants v on v.id = a.variant and v.product_id = coalesce(a.product, v.product_id) and v.is_offered
    join prices r on r.region = c.region and r.variant_id = v.id
    left join stock s on s.variant_id = v.id
    left join cart_lines l on l.cart_id = a.cart and l.variant_id = v.id
    where c.id = any (v_carts) and a.quantity + coalesce(l.quantity, 0) <= least(p_max_quantity, case when v.is_tracked then coalesce(s.available, 0) end)
      and (l.id is not null or (select count(*) from cart_lines where cart_id = a.cart) < p_max_lines)
    on conflict (cart_id, variant_id) do update set quantity = cart_lines.quantity + excluded.quantity
    returning cart_id
  )
  select array_agg(cart_id) into v_carts from put;

  select json_object_agg(c.id, cart_plain(c, case when s.is_short then cart_lines_view(c.id, c.region) else s.lines end))
  into v_shown
  from carts c cross join cart_lines_shown(c.id, c.region) s
  where c.id = any (v_carts);
  return v_shown;
end $$;

-- What steps of checkouts have learnt: p_states [{ "cart", "customer" (or null), "state" }], no cart twice, in the order of
-- their ids, so that two groups never wait for each other.
create or replace function carts_checkout(p_states json) returns void language plpgsql as $$
begin
  perform set_config('synchronous_commit', 'off', true);
  update carts c set checkout = a.state, updated_at = now()
  from json_to_recordset(p_states) a(cart uuid, customer integer, state jsonb)
  where c.id = a.cart and c.id = any (array(select (e ->> 'cart')::uuid from json_array_elements(p_states) e))
    and c.customer_id is not distinct from a.customer;
end $$;
