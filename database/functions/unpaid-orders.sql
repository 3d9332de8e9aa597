-- Orders whose payment failed or never came.

-- Makes an order payable again: a failed attempt is set aside, and the next attempt is a new payment. An attempt whose
-- outcome may still arrive ("no charge found") keeps its id, so that the next attempt is the same payment. Returns
-- false when the order may not be paid again.
create or replace function payment_reopen(
  p_payment uuid, p_status text, p_reference text, p_detail text
) returns boolean language plpgsql as $$
declare
  v_payment payments;
begin
  select * into v_payment from payments
  where id = p_payment and status in ('pending', 'action_required') and open_until > now() for update;
  if not found then return false; end if;
  if p_detail = 'no charge found' then
    update payments set status = 'action_required', reference = coalesce(p_reference, reference), updated_at = now()
    where id = p_payment;
    return true;
  end if;
  insert into payment_tries (id, order_id, provider, reference, status, detail)
  values (p_payment, v_payment.order_id, v_payment.provider, coalesce(p_reference, v_payment.reference), p_status, p_detail);
  update payments set id = gen_random_uuid(), status = 'action_required', reference = null, action_url = null, detail = p_detail,
    updated_at = now()
  where id = p_payment;
  insert into order_history (order_id, status, note, fact)
  select id, status, format('payment %s: %s', p_status, p_detail),
    jsonb_build_object('what', 'payment-ended', 'to', p_status, 'text', p_detail)
  from orders where id = v_payment.order_id;
  return true;
end $$;

-- The difference for an exchange was not paid. The value held for it goes back: the gift card that held it ends, and
-- the refund is requested from the provider. Amounts taken from other gift cards were already returned
-- (gift_cards_release).
create or replace function exchange_unpaid(p_order integer) returns void language plpgsql as $$
declare
  v_refund record;
begin
  select r.id, r.payment_id, r.amount, r.credit_card_id, p.order_id into v_refund
  from returns t join payments p on p.order_id = t.order_id
  join refunds r on r.payment_id = p.id and r.key = 'exchange:' || t.id and r.status = 'done' and r.is_credit
  where t.exchange_order_id = p_order and r.amount > 0 for update of p, r;
  if not found then return; end if;
  insert into gift_card_entries (card_id, amount, kind, order_id) values (v_refund.credit_card_id, -v_refund.amount, 'voided', p_order);
  update gift_cards set is_active = false where id = v_refund.credit_card_id;
  update refunds set status = 'pending', is_credit = false, credit_card_id = null, is_reopened = true, announced_at = null,
    asked_at = now(), updated_at = now()
  where id = v_refund.id;
  update payments set status = 'captured', updated_at = now() where id = v_refund.payment_id and status = 'refunded';
  insert into order_history (order_id, status, note, fact)
  select id, status, format('exchange order %s was not paid: what was kept for it is paid back', p_order),
    jsonb_build_object('what', 'exchange-unpaid', 'order', p_order)
  from orders where id = v_refund.order_id;
end $$;

-- The payment will not arrive: ends the order and returns its goods to stock. Null when payment or order was already
-- settled, or when it may still be paid. Otherwise { orderId, exchangeOf }: the return that the order was exchanged
-- for, or null.
create or replace function order_release(
  p_payment uuid, p_payment_status text, p_reference text, p_detail text, p_note text, p_to text, p_from text[]
) returns json language plpgsql as $$
declare
  v_order integer;
begin
  perform hold_payer(p_payment);
  if payment_reopen(p_payment, p_payment_status, p_reference, p_detail) then return null; end if;
  update payments set status = p_payment_status, reference = coalesce(p_reference, reference), detail = p_detail,
    action_url = null, updated_at = now()
  where id = p_payment and status in ('pending', 'action_required');
  if not found then return null; end if;
  update orders o set status = p_to, updated_at = now()
  from payments p where p.id = p_payment and o.id = p.order_id and o.status = any (p_from)
  returning o.id into v_order;
  if not found then raise exception 'Payment % belongs to an order that cannot become %', p_payment, p_to; end if;
  insert into order_history (order_id, status, note, fact) values (v_order, p_to, p_note,
    jsonb_build_object('what', 'payment-ended', 'to', p_payment_status, 'text', regexp_replace(p_note, '^payment \w+: ', '')));
  perform from stock where variant_id in (select variant_id from order_lines where order_id = v_order and from_stock)
  order by variant_id for update;
  update stock s set available = s.available + l.quantity
  from order_lines l where l.order_id = v_order and l.from_stock and s.variant_id = l.variant_id;
  perform exchange_unpaid(v_order);
  return json_build_object('orderId', v_order, 'exchangeOf', (select id from returns where exchange_order_id = v_order));
end $$;
