-- Checkouts that ask for more than goods and delivery (commerce/checkout/reads.ts). Called only for those.

-- What a customer owes by invoices that are not paid yet, in minor units by currency: { "EUR": 12300 }; null: nothing.
create or replace function invoices_owed(p_customer integer) returns json language sql stable as $$
  select json_object_agg(owed.currency, owed.amount) from (
    select p.currency, sum(p.amount - p.refunded) as amount
    from orders o join payments p on p.order_id = o.id and p.status = 'invoiced'
    where o.customer_id = p_customer group by p.currency
  ) owed
$$;

-- What a checkout's wishes come to now: { store, wrapPrice, invoiceDays, credit }. "store": where it is collected, if that store
-- still gives out orders; "wrapPrice": what gift wrapping costs there; "invoiceDays": until when its customer may pay by invoice,
-- by terms of their own, of their group, or of all professionals; "credit": { limit, owed }, where what is owed has a limit.
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
      or (t.customer_id is null and t.customer_group_id is null and p_region like 'pro%')
    order by t.customer_id nulls last, t.customer_group_id nulls last limit 1;
  end if;
  if v_store is null and v_wrap is null and v_days is null then return null; end if;
  return json_build_object('store', v_store, 'wrapPrice', v_wrap, 'invoiceDays', v_days, 'credit',
    case when v_limit is not null then json_build_object('limit', v_limit, 'owed', invoices_owed(p_customer)) end);
end $$;

-- The order that was just reserved is to be paid by invoice: it stands at once, and its money is owed until the last day.
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
  insert into order_history (order_id, status, note) values (v_order, p_to, format('to be paid by invoice in %s days', p_days));
  perform cart_end(v_cart, v_order, p_session);
end $$;
