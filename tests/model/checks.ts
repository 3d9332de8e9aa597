import { type RawBuilder, sql } from "kysely";
import type { Db } from "#database/tables.ts";

/** What must be true of the books at any moment; each check selects what is wrong, as a sentence. */

const stands = sql`o.status <> 'cancelled'`;

/** `came`: the pieces that came into the shop, by variant. */
const ofStock = (came: Record<string, number>) => sql`
  select format('variant %s: %s left and %s ordered of %s', c.key, s.available, coalesce(t.taken, 0), c.value)
  from jsonb_each_text(${JSON.stringify(came)}::jsonb) c
  join stock s on s.variant_id = c.key::integer
  left join (
    select l.variant_id, sum(l.quantity - l.restocked) as taken from order_lines l join orders o on o.id = l.order_id
    where l.from_stock and ${stands} group by 1
  ) t on t.variant_id = s.variant_id
  where s.available < 0 or s.available + coalesce(t.taken, 0) <> c.value::integer`;

const ofTotals = sql`
  select format('order %s of %s is explained as %s, its goods %s as %s; pays %s, its cards %s of %s, saves %s of %s',
    o.id, o.total, t.total, g.goods, t.goods, p.amount, e.spent, t.cards, u.saved, t.saved)
  from orders o
  cross join lateral (
    select coalesce(sum(amount) filter (where not included), 0) as total,
      coalesce(sum(amount) filter (where kind = 'goods'), 0) as goods,
      coalesce(sum(amount) filter (where kind = 'gift_card'), 0) as cards,
      coalesce(-sum(amount) filter (where kind = 'discount'), 0) as saved,
      coalesce(sum(amount) filter (where kind = 'due'), o.total) as due
    from jsonb_to_recordset(o.totals) as t (kind text, amount bigint, included boolean)
  ) t
  cross join lateral (select coalesce(sum(total), 0) as goods from order_lines where order_id = o.id) g
  cross join lateral (
    select coalesce(-sum(amount), 0) as spent from gift_card_entries where order_id = o.id and kind = 'spent'
  ) e
  cross join lateral (select coalesce(sum(amount), 0) as saved from promotion_uses where order_id = o.id) u
  join payments p on p.order_id = o.id
  where (t.total, t.goods, t.cards, t.saved, t.due) is distinct from (o.total, g.goods, e.spent, u.saved, p.amount)
    or p.amount + e.spent <> o.total or p.amount < 0`;

const ofOrders = sql`
  select format('cart %s became orders %s', o.cart_id, array_agg(o.id)) from orders o where ${stands}
  group by o.cart_id having count(*) > 1
  union all
  select format('order %s has %s payments', o.id, count(p.id)) from orders o left join payments p on p.order_id = o.id
  group by o.id having count(p.id) <> 1
  union all
  select format('%s payments have the reference %s', count(*), reference) from payments where reference is not null
  group by reference having count(*) > 1
  union all
  select format('order %s is %s, its payment %s', o.id, o.status, p.status)
  from orders o join payments p on p.order_id = o.id
  where case
    when o.status = 'pending' then p.status <> 'pending'
    when o.status = 'awaiting_payment' then p.status <> 'action_required' and (p.status <> 'pending' or p.open_until is null)
    when o.status = 'cancelled' then p.status in ('pending', 'action_required', 'invoiced') or (p.status = 'captured') > (o.confirmed_at is not null)
    else o.confirmed_at is null or p.status not in ('captured', 'refunded', 'invoiced')
  end or (p.status = 'invoiced' and p.provider <> 'invoice')`;

/**
 * Nobody is asked about invoices: what was sent is owed, paid or taken off, and the order says which it is to be. Nobody owes
 * more than they may.
 */
const ofInvoices = sql`
  select format('invoice %s of order %s (%s, %s): %s of %s back, due %s, paid %s', p.id, o.id, o.status, p.status,
    p.refunded, p.amount, p.due_on, p.paid_on)
  from payments p join orders o on o.id = p.order_id
  where ((p.provider = 'invoice') or (o.extras ? 'invoice') or p.due_on is not null or p.paid_on is not null)
    and (
      p.provider <> 'invoice' or not o.extras ? 'invoice' or o.customer_id is null or p.due_on is null
      or (p.status = 'captured') > (p.paid_on is not null) or (p.status = 'invoiced' and p.paid_on is not null)
      or exists (select from test_charges c where c.idempotency_key = p.id::text)
      or p.refunded <> (select coalesce(sum(amount), 0) from refunds where payment_id = p.id and status <> 'failed')
      or (o.status = 'cancelled' and p.refunded <> p.amount)
    )
  union all
  select format('customer %s owes %s of %s', c.id, sum(p.amount - p.refunded), 100 * t.credit_limit)
  from payments p join orders o on o.id = p.order_id join customers c on c.id = o.customer_id
  join invoice_terms t on t.customer_group_id = c.customer_group_id
  where p.status = 'invoiced' group by c.id, t.credit_limit having sum(p.amount - p.refunded) > 100 * t.credit_limit`;

/** Wrapping and a store's free delivery are what the order says of them. */
const ofExtras = sql`
  select format('order %s asks for %s and its total is %s', o.id, o.extras, o.totals)
  from orders o
  cross join lateral (
    select count(*) filter (where kind = 'gift_wrap') as wraps, coalesce(sum(amount) filter (where kind = 'gift_wrap'), 0) as wrap,
      coalesce(sum(amount) filter (where kind = 'shipping'), 0) as shipping
    from jsonb_to_recordset(o.totals) as t (kind text, amount bigint)
  ) t
  where (t.wraps = 1) <> coalesce(o.extras ? 'gift', false) or t.wrap <> 595 * t.wraps
    or (o.shipping_method ->> 'code' = 'pickup') <> coalesce(o.extras ? 'pickUp', false)
    or (o.extras ? 'pickUp' and (t.shipping <> 0 or o.shipping_address ->> 'city' <> 'Boulder'))`;

/** Our books against the provider's; what is not answered yet may differ in the direction that a sweep puts right. */
const ofMoney = (isSettled: boolean) => sql`
  select format('payment %s of order %s (%s, %s, %s of %s back) against a charge %s (%s of %s back, %s booked)',
    p.id, p.order_id, p.status, p.detail, p.refunded, p.amount, c.status, c.refunded, c.amount, b.booked)
  from payments p join orders o on o.id = p.order_id
  left join test_charges c on c.idempotency_key = p.id::text
  cross join lateral (
    select coalesce(sum(amount) filter (where status = 'done' and not is_credit), 0) as done,
      coalesce(sum(amount) filter (where status <> 'failed' and not is_credit), 0) as asked,
      coalesce(sum(amount) filter (where status <> 'failed'), 0) as gone
    from refunds where payment_id = p.id
  ) r
  cross join lateral (select coalesce(sum(amount), 0) as booked from test_refunds where reference = c.reference) b
  where p.provider <> 'invoice' and (p.refunded <> r.gone or p.refunded > p.amount or coalesce(c.refunded, 0) <> b.booked or b.booked > c.amount
    or c.amount <> p.amount
    or case
      when p.status in ('captured', 'refunded') then
        (p.amount > 0 and c.status is distinct from 'captured') or b.booked not between r.done and r.asked
        or (o.status = 'cancelled' and p.refunded <> p.amount) or (${isSettled} and r.done <> r.asked)
      when p.status in ('declined', 'cancelled') then
        c.status = 'captured' and b.booked <> c.amount and (${isSettled} or p.detail <> 'no charge found')
      else ${isSettled} and (p.open_until is null or p.open_until < now())
    end)
  union all
  select format('charge %s is of no payment', reference) from test_charges
  where idempotency_key not in (select id::text from payments union all select id::text from payment_tries)`;

const ofPromotions = sql`
  select format('promotion %s of order %s (%s) counts: %s', u.promotion_id, o.id, o.status, u.released_at is null)
  from promotion_uses u join orders o on o.id = u.order_id where (u.released_at is null) <> (${stands})
  union all
  select format('promotion %s was used %s times of %s', p.id, count(*), p.max_uses)
  from promotions p join promotion_uses u on u.promotion_id = p.id and u.released_at is null
  group by p.id having count(*) > p.max_uses
  union all
  select format('promotion %s was used %s times of %s by one customer', p.id, count(*), p.max_uses_per_customer)
  from promotions p join promotion_uses u on u.promotion_id = p.id and u.released_at is null
  group by p.id, u.email_hash having count(*) > p.max_uses_per_customer`;

const ofCards = sql`
  select format('gift card %s has %s, its entries come to %s', g.id, g.balance, coalesce(sum(e.amount), 0))
  from gift_cards g left join gift_card_entries e on e.card_id = g.id
  group by g.id having g.balance <> coalesce(sum(e.amount), 0) or g.balance < 0
  union all
  select format('order %s (%s) still has %s of gift card %s', o.id, o.status, -sum(e.amount), e.card_id)
  from gift_card_entries e join orders o on o.id = e.order_id
  where e.kind in ('spent', 'returned', 'refunded') group by o.id, e.card_id
  having sum(e.amount) > 0 or (sum(e.amount) < 0 and o.status in ('cancelled', 'refunded'))
  union all
  select format('refund %s (%s) of %s was given as a gift card of %s', r.id, r.status, r.amount, e.amount)
  from refunds r left join gift_card_entries e on e.card_id = r.credit_card_id and e.kind = 'issued'
  where r.is_credit and (r.status <> 'done' or coalesce(e.amount, 0) <> r.amount)
  union all
  select format('of line %s of order %s (%s) %s of %s gift cards are there, %s paid back', l.id, o.id, o.status,
    g.there, l.quantity, b.pieces)
  from order_lines l join orders o on o.id = l.order_id
  cross join lateral (select count(*) filter (where is_active) as there from gift_cards where order_line_id = l.id) g
  cross join lateral (
    select coalesce(sum((i ->> 'quantity')::integer), 0) as pieces, coalesce(bool_or(r.key like 'whole%'), false) as is_whole
    from payments p join refunds r on r.payment_id = p.id and r.status <> 'failed'
    left join lateral jsonb_array_elements(r.items) i on (i ->> 'order_line_id')::bigint = l.id
    where p.order_id = o.id
  ) b
  where g.there > case when b.is_whole or o.status = 'cancelled' then 0 else l.quantity - b.pieces end`;

/** Lists say the truth about stock at any moment. */
const ofListings = sql`
  select format('product %s in %s: listed as %s, shown as %s, %s', l.product_id, l.region, l.in_stock,
    l.card ->> 'inStock', n.in_stock)
  from listings l
  cross join lateral (
    select bool_or(not v.purchasing_disabled and (p.inventory_tracking = 'none' or coalesce(s.available, 0) > 0)) as in_stock
    from products p join variants v on v.product_id = p.id join prices r on r.variant_id = v.id and r.region = l.region
    left join stock s on s.variant_id = v.id
    where p.id = l.product_id
  ) n
  where l.in_stock is distinct from n.in_stock or (l.card ->> 'inStock')::boolean is distinct from n.in_stock`;

/** And so does what the office's lists look at. */
const ofSummaries = sql`
  select format('product %s of the office''s lists: %s and %s, of which there is %s', s.product_id, s.terms, o.offers, n.left)
  from product_summaries s join product_offers o on o.product_id = s.product_id join products p on p.id = s.product_id
  cross join lateral (
    select p.inventory_tracking <> 'none' and not coalesce(bool_or(k.available > 0), false) as is_out,
      coalesce(bool_or(is_left(v.purchasing_disabled, p.inventory_tracking, k.available)) filter (where exists (
        select from prices where variant_id = v.id and region = 'us')), false) as left
    from variants v left join stock k on k.variant_id = v.id where v.product_id = p.id
  ) n
  where ('out' = any (s.terms)) <> n.is_out or (o.offers @> '[{"region": "us", "isLeft": true}]') <> n.left
  union all
  select format('stock of variant %s is of product %s, not of %s', k.variant_id, k.of_product, v.product_id)
  from stock k join variants v on v.id = k.variant_id where k.of_product <> v.product_id`;

/** `isSettled`: everything that was under way has ended, and nobody owes anybody anything. */
export async function findFaults(db: Db, came: Record<string, number>, isSettled = false): Promise<string[]> {
  const checks: RawBuilder<unknown>[] = [
    ofStock(came),
    ofTotals,
    ofOrders,
    ofMoney(isSettled),
    ofInvoices,
    ofExtras,
    ofPromotions,
    ofCards,
    ofListings,
    ofSummaries,
  ];
  const { rows } = await sql<{ fault: string }>`
    select fault from (${sql.join(checks, sql` union all `)}) faults (fault)`.execute(db);
  return rows.map(({ fault }) => fault);
}
