import { sql } from "kysely";
import type { Db } from "#database/tables.ts";

/** A card stored at the payment provider for a customer; the month is 1 to 12. */
type SavedCard = { brand: string; last4: string; expires: { month: number; year: number } };

/** Requests a customer's cards from the payment provider. Null when it does not answer. */
export type CardsOf = (customerId: number) => Promise<readonly SavedCard[] | null>;

type Options = {
  cardsOf?: CardsOf | undefined;
  /** Whether staff make the copy, to answer a customer's request for their data. It then includes the staff note. */
  isForStaff?: boolean;
};

/**
 * Returns all data stored about a customer: profile, addresses, orders with payments, shipments and returns, open
 * carts, reviews, questions and answers, wishlist, subscriptions, stock notifications, pro applications, passkeys and
 * sessions (times only; places are not stored). Saved cards come from the payment provider through `cardsOf`: brand,
 * last four digits and expiry, or null when it does not answer. Passwords, tokens, passkeys' keys and the provider's
 * ids of payments and cards are left out. Amounts are in minor units of the currency beside them. Returns null when
 * there is no such customer.
 */
export async function exportCustomer(
  db: Db,
  customerId: number,
  { cardsOf = async () => [], isForStaff = false }: Options = {},
): Promise<object | null> {
  const { rows } = await sql<{ data: object; staff_note: string }>`
    select json_build_object(
      'exported_at', now(),
      'profile', json_build_object('id', c.id, 'email', c.email, 'email_verified_at', c.email_verified_at,
        'pending_email', c.pending_email, 'first_name', c.first_name, 'last_name', c.last_name,
        'language', c.language, 'customer_group', (select name from customer_groups g where g.id = c.customer_group_id), 'notes', c.notes, 'tags', c.tags,
        'form_fields', c.form_fields, 'own_fields', own_values_of('customer', c.own_fields),
        'created_at', c.created_at, 'updated_at', c.updated_at),
      'addresses', (select coalesce(json_agg(to_jsonb(a) - 'customer_id' order by a.id), '[]')
        from addresses a where a.customer_id = c.id),
      'orders', (select coalesce(json_agg(${order} order by o.id), '[]') from orders o where o.customer_id = c.id),
      'carts', (select coalesce(json_agg(json_build_object('id', t.id, 'region', t.region, 'updated_at', t.updated_at,
          'checkout', t.checkout, 'lines', (select coalesce(json_agg(to_jsonb(l) - 'cart_id' order by l.id), '[]')
            from cart_lines l where l.cart_id = t.id)) order by t.updated_at), '[]')
        from carts t where t.customer_id = c.id),
      'reviews', (select coalesce(json_agg(json_build_object('product_id', r.product_id, 'rating', r.rating,
          'title', r.title, 'text', r.body, 'name', r.display_name, 'language', r.language, 'fit', r.fit,
          'size', r.size, 'weight', r.weight, 'height', r.height,
          'status', r.status, 'reason', r.reason, 'created_at', r.created_at, 'photos', (
            select coalesce(json_agg(f.media_id order by f.position), '[]') from review_photos f
            where f.review_id = r.id)) order by r.id), '[]') from reviews r where r.customer_id = c.id),
      'questions', (select coalesce(json_agg(json_build_object('product_id', q.product_id, 'text', q.body,
          'name', q.display_name, 'status', q.status, 'created_at', q.created_at) order by q.id), '[]')
        from product_questions q where q.customer_id = c.id),
      'answers', (select coalesce(json_agg(json_build_object('question_id', a.question_id, 'text', a.body,
          'name', a.display_name, 'status', a.status, 'created_at', a.created_at) order by a.id), '[]')
        from product_answers a where a.customer_id = c.id),
      'wishlist', (select coalesce(json_agg(json_build_object('product_id', i.product_id, 'added_at', i.added_at)
          order by i.added_at), '[]')
        from wishlists w join wishlist_items i on i.wishlist_id = w.id where w.customer_id = c.id),
      'pro_applications', (select coalesce(json_agg(to_jsonb(a) - 'proof_file' - 'customer_id' - 'decided_by' order by a.id), '[]')
        from pro_applications a where a.customer_id = c.id or ${isOwn(sql`a.email`)}),
      'subscriptions', (select coalesce(json_agg(json_build_object('list', s.list, 'locale', s.locale,
          'created_at', s.created_at, 'confirmed_at', s.confirmed_at, 'left_at', s.left_at, 'history', (
            select coalesce(json_agg(json_build_object('what', h.what, 'at', h.at) order by h.id), '[]')
            from subscription_history h where h.subscription_id = s.id)) order by s.id), '[]')
        from subscriptions s where ${isOwn(sql`s.email`)}),
      'stock_watches', (select coalesce(json_agg(json_build_object('variant_id', w.variant_id, 'locale', w.locale,
          'created_at', w.created_at) order by w.created_at), '[]') from stock_watches w where ${isOwn(sql`w.email`)}),
      'passkeys', (select coalesce(json_agg(json_build_object('name', k.name, 'is_synced', k.is_synced,
          'created_at', k.created_at, 'last_used_at', k.last_used_at) order by k.id), '[]')
        from passkeys k where k.customer_id = c.id),
      'sessions', (select coalesce(json_agg(json_build_object('created_at', s.created_at, 'seen_at', s.seen_at)
        order by s.created_at), '[]') from sessions s where s.customer_id = c.id)
    ) as data, c.staff_note from customers c where c.id = ${customerId}`.execute(db);
  const [found] = rows;
  if (!found) return null;
  const { data, staff_note } = found;
  const cards = await cardsOf(customerId);
  const saved_cards = cards?.map(({ brand, last4, expires }) => ({ brand, last4, expires })) ?? null;
  return { ...data, saved_cards, ...(isForStaff && { staff_note }) };
}

/** The price regions of a customer's orders. */
export async function marketsOfCustomer(db: Db, customerId: number): Promise<string[]> {
  const found = await db
    .selectFrom("orders")
    .select("region")
    .distinct()
    .where("customer_id", "=", customerId)
    .execute();
  return found.map(({ region }) => region);
}

/** Data stored by address only is included when the customer has confirmed the address. */
const isOwn = (email: ReturnType<typeof sql>) =>
  sql`lower(${email}) = lower(c.email) and c.email_verified_at is not null`;

const order = sql`json_build_object(
  'id', o.id, 'status', o.status, 'email', o.email, 'currency', o.currency, 'total', o.total, 'totals', o.totals,
  'billing_address', o.billing_address, 'shipping_address', o.shipping_address, 'shipping_method', o.shipping_method, 'extras', o.extras,
  'placed_at', o.placed_at, 'country', o.country, 'language', o.language,
  'lines', (select json_agg(json_build_object('sku', l.sku, 'name', l.name, 'options', l.options,
    'quantity', l.quantity, 'unit_price', l.unit_price, 'total', l.total) order by l.id)
    from order_lines l where l.order_id = o.id),
  'history', (select coalesce(json_agg(json_build_object('status', h.status, 'at', h.at) order by h.id), '[]')
    from order_history h where h.order_id = o.id),
  'shipments', (select coalesce(json_agg(json_build_object('tracking_number', p.tracking_number,
    'shipping_provider', p.shipping_provider, 'created_at', p.created_at, 'delivered_at', p.delivered_at,
    'items', p.items) order by p.id), '[]')
    from shipments p where p.order_id = o.id),
  'returns', (select coalesce(json_agg(json_build_object('id', r.id, 'status', r.status, 'note', r.note,
    'answer', r.answer, 'created_at', r.created_at, 'items', (select coalesce(json_agg(json_build_object(
      'order_line_id', i.order_line_id, 'quantity', i.quantity, 'reason', i.reason)), '[]')
      from return_items i where i.return_id = r.id)) order by r.id), '[]') from returns r where r.order_id = o.id),
  'payments', (select coalesce(json_agg(json_build_object('provider', p.provider, 'status', p.status, 'amount', p.amount,
    'currency', p.currency, 'paid_with', p.paid_with, 'created_at', p.created_at) order by p.created_at), '[]')
    from payments p where p.order_id = o.id))`;
