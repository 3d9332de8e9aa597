-- Carts of customers (specification 4).

-- Assigns the cart to p_customer, moves it to p_region (null: unchanged), and merges the lines of the customer's
-- earlier carts: quantities add up as far as region, stock and limits allow. What did not fit is stored in "capped".
-- Carts whose payment is in progress are not merged. The customer's other sessions switch to this cart.
create or replace function cart_attach(
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
  -- A customer's sign-ins run one after the other: two that merge each other's carts would deadlock.
  perform from customers where id = p_customer for no key update;
  perform from carts where id = p_cart or customer_id = p_customer order by id for update;
  v_cart := cart_claim(p_cart, p_customer);
  if v_cart.id is null then return cart_problem('cart-not-found'); end if;
  v_moves := coalesce(p_region <> v_cart.region, false);
  v_currency := v_cart.currency;
  if v_moves then
    update carts set customer_id = p_customer, region = p_region, currency = p_currency, country = p_country,
      language = p_language, checkout = checkout - 'shippingMethodId'
    where id = p_cart returning * into v_cart;
    if v_currency <> p_currency then
      update cart_lines l set seen_price = coalesce(
        (select price from prices r where r.region = p_region and r.variant_id = l.variant_id), seen_price)
      where l.cart_id = p_cart;
    end if;
  elsif v_cart.customer_id is null then
    update carts set customer_id = p_customer where id = p_cart returning * into v_cart;
  end if;

  select array_agg(c.id) into v_earlier from carts c
  where c.customer_id = p_customer and c.id <> p_cart
    and not exists (select from orders o where o.cart_id = c.id and o.status = any (open_statuses()));
  if v_earlier is not null then
    select p_max_lines - count(*) into v_room from cart_lines where cart_id = p_cart;
    with asked as (
      select l.variant_id, max(l.id) as latest, h.id as held, coalesce(h.quantity, 0) as had,
        sum(l.quantity)::integer + coalesce(h.quantity, 0) as wanted
      from cart_lines l left join cart_lines h on h.cart_id = p_cart and h.variant_id = l.variant_id
      where l.cart_id = any (v_earlier) group by l.variant_id, h.id, h.quantity
    ), possible as (
      select a.*, v.product_id, v.shown ->> 2 as name, v.price, case
        when not v.is_offered or v_cart.region = any (v.closed_in) or v.price is null then a.had
        else greatest(a.had, least(a.wanted, p_max_quantity, case when v.is_tracked then coalesce(v.available, 0) end)) end
        as quantity
      from asked a
      -- One after the other, as in cart_json.
      cross join lateral (
        select v.*, s.available, r.price from variants v
        left join stock s on s.variant_id = v.id
        left join prices r on r.region = v_cart.region and r.variant_id = v.id
        where v.id = a.variant_id limit 1
      ) v
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
    if v_capped is not null then update carts set capped = v_capped where id = p_cart returning * into v_cart; end if;
    -- Gift cards keep their recipients.
    update carts set checkout = jsonb_set(checkout, '{recipients}', coalesce(checkout -> 'recipients', '[]') || moved.recipients)
    from (
      select jsonb_agg(r.to_one order by c.updated_at, r.at) as recipients
      from carts c, jsonb_array_elements(coalesce(c.checkout -> 'recipients', '[]')) with ordinality as r (to_one, at)
      where c.id = any (v_earlier)
    ) moved
    where id = p_cart and moved.recipients is not null returning carts.* into v_cart;
    if not found then select * into v_cart from carts where id = p_cart; end if;
    delete from carts where id = any (v_earlier);
  end if;
  update sessions set cart_id = p_cart where customer_id = p_customer and cart_id is distinct from p_cart;
  return json_build_object('cart', cart_json(v_cart));
end $$;
