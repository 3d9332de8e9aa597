-- Checkouts with more than goods and delivery (commerce/sales/checkout/reads.ts). Called only for those.

-- Returns what a customer owes by unpaid invoices, in minor units by currency: { "EUR": 12300 }. Null when nothing is
-- owed.
create or replace function invoices_owed(p_customer integer) returns json language sql stable as $$
  select json_object_agg(owed.currency, owed.amount) from (
    select p.currency, sum(p.amount - p.refunded) as amount
    from orders o join payments p on p.order_id = o.id and p.status = 'invoiced'
    where o.customer_id = p_customer group by p.currency
  ) owed
$$;

-- The current values of a checkout's extras: { store, wrapPrice, invoiceDays, credit }. "store": the pickup store, if
-- it still offers pickup; "wrapPrice": the price of gift wrapping there; "invoiceDays": the payment term for invoices,
-- from the customer's own terms, their group's, or those of all professionals; "credit": { limit, owed }, when there is
-- a limit.
create or replace function checkout_extras(p_checkout jsonb, p_region text, p_customer integer) returns json
language plpgsql stable as $$
declare
  v_store json;
  v_wrap bigint;
  v_days integer;
  v_limit integer;
begin
  if p_checkout ? 'storeId' then
    select json_build_object('id', id, 'slug', slug, 'name', name, 'street', street, 'city', city, 'state', state,
      'postalCode', postal_code, 'country', country, 'phone', phone) into v_store
    from stores where id = (p_checkout ->> 'storeId')::integer and is_visible and 'pick-up' = any (services);
  end if;
  if p_checkout ? 'gift' then
    select gift_wrap_price into v_wrap from shipping_zones where region = p_region and is_enabled;
  end if;
  if p_customer is not null then
    select t.days, t.credit_limit into v_days, v_limit from invoice_terms t
    where t.customer_id = p_customer
      or t.customer_group_id = (select customer_group_id from customers where id = p_customer)
      or (t.customer_id is null and t.customer_group_id is null and is_pro_region(p_region))
    order by t.customer_id nulls last, t.customer_group_id nulls last limit 1;
  end if;
  if v_store is null and v_wrap is null and v_days is null then return null; end if;
  return json_build_object('store', v_store, 'wrapPrice', v_wrap, 'invoiceDays', v_days, 'credit',
    case when v_limit is not null then json_build_object('limit', v_limit, 'owed', invoices_owed(p_customer)) end);
end $$;

-- The methods of a zone as a JSON array. These two functions return tables of one row, so that PostgreSQL inlines them
-- into the calling statement.
create or replace function zone_methods(p_zone integer) returns table (methods json) language sql stable as $$
  select coalesce(json_agg(json_build_object(
    'id', m.id, 'zoneId', m.zone_id, 'code', m.code, 'name', m.name, 'displayNames', m.display_names, 'type', m.type, 'enabled', m.is_enabled,
    'settings', m.settings, 'daysFrom', m.days_from, 'daysTo', m.days_to
  ) order by m.position, m.id), '[]')
  from shipping_methods m where m.zone_id = p_zone
$$;

-- Says whether free delivery options are hidden from a customer (null: a guest).
create or replace function free_hidden(p_customer integer) returns table (is_hidden boolean) language sql stable as $$
  select coalesce((
    select s.is_enabled and g.id = any (s.hide_free_shipping_groups)
    from shipping_settings s
    join customer_groups g on case
      when p_customer is null then g.is_group_for_guests
      else g.id = (select customer_group_id from customers where id = p_customer)
    end
    order by 1 desc limit 1
  ), false)
$$;

drop function if exists methods_of_zone(integer);
drop function if exists hides_free(integer);

-- Returns the amount of an order that counts against a professional's limit: refunds, including those to gift cards,
-- are subtracted.
create or replace function order_spent(p_order integer, p_total bigint) returns bigint language sql stable as $$
  select greatest(0, p_total - coalesce((
    select sum(r.amount + r.gift_amount) from payments p join refunds r on r.payment_id = p.id
    where p.order_id = p_order and r.status = 'done'
  ), 0))::bigint
$$;

-- The facts for a professional's allowance (commerce/customers/pro/reads.ts toAllowance). Null when there is no such
-- customer.
create or replace function pro_facts(p_customer integer, p_currency text) returns json language sql stable as $$
  select json_build_object('fields', form_fields, 'notes', notes, 'orders', (
    select coalesce(json_agg(json_build_array(extract(epoch from coalesce(confirmed_at, placed_at)), order_spent(id, total))), '[]')
    from orders
    where customer_id = p_customer and is_pro_region(region) and currency = p_currency
      and status not in ('cancelled', 'refunded') and coalesce(confirmed_at, placed_at) > now() - interval '367 days'
  ))
  from customers where id = p_customer
$$;

-- Everything a cart's checkout needs: { facts (null: no such cart), used, placed } (commerce/sales/checkout/reads.ts
-- Start). The last two are filled when the checkout is to be ordered, for the given idempotency key.
create or replace function checkout_read(p_cart uuid, p_scope text, p_key bytea, p_request bytea) returns json
language plpgsql stable as $$
declare
  v_cart carts;
  v_facts json;
  v_used json;
  v_placed json;
begin
  select * into v_cart from carts where id = p_cart;
  if found then
    v_facts := json_build_object(
      'cart', cart_json(v_cart),
      'state', v_cart.checkout,
      'session', encode(v_cart.session_hash, 'hex'),
      'methods', coalesce((
        select m.methods from shipping_zones z, zone_methods(z.id) m where z.region = v_cart.region and z.is_enabled
      ), '[]'),
      'hideFree', (select is_hidden from free_hidden(v_cart.customer_id)),
      'pro', case when is_pro_region(v_cart.region) then pro_facts(v_cart.customer_id, v_cart.currency) end,
      'offers', promotion_offers(p_cart, v_cart.codes),
      'cards', case when v_cart.checkout ? 'giftCards' then gift_cards_of(p_cart, v_cart.checkout -> 'giftCards') end,
      'extras', case when v_cart.customer_id is not null or v_cart.checkout ?| array['storeId', 'gift']
        then checkout_extras(v_cart.checkout, v_cart.region, v_cart.customer_id) end
    );
  end if;
  if p_scope is not null then
    select json_build_object('paymentId', k.answer ->> 'paymentId', 'isSame', k.request_hash = p_request,
      'customerId', (
        select o.customer_id from payments p join orders o on o.id = p.order_id
        where p.id = (k.answer ->> 'paymentId')::uuid
      )) into v_used
    from idempotency_keys k where k.scope = p_scope and k.key = p_key;
    select json_build_object('orderId', o.id, 'status', o.status, 'customerId', o.customer_id, 'paymentId', (
      select id from payments where order_id = o.id order by created_at desc limit 1
    )) into v_placed
    from orders o where o.cart_id = p_cart and o.status <> 'cancelled';
  end if;
  return json_build_object('facts', v_facts, 'used', v_used, 'placed', v_placed);
end $$;

-- Marks the order that was just reserved as paid by invoice: it is confirmed at once, and its amount is owed until the
-- due date.
create or replace function order_invoice(p_payment uuid, p_session bytea, p_to text, p_from text[], p_days integer)
returns void language plpgsql as $$
declare
  v_order integer;
  v_cart uuid;
begin
  update payments set status = 'invoiced', reference = 'invoice_' || id, due_on = current_date + p_days, updated_at = now()
  where id = p_payment and status = 'pending' returning order_id into v_order;
  if not found then raise exception 'Payment % cannot be invoiced', p_payment; end if;
  update orders set status = p_to, confirmed_at = now(), updated_at = now()
  where id = v_order and status = any (p_from) returning cart_id into v_cart;
  if not found then raise exception 'Payment % belongs to an order that cannot become %', p_payment, p_to; end if;
  insert into order_history (order_id, status, note, fact) values (v_order, p_to, format('to be paid by invoice in %s days', p_days),
    jsonb_build_object('what', 'invoice-due', 'number', p_days));
  perform cart_end(v_cart, v_order, p_session);
end $$;
