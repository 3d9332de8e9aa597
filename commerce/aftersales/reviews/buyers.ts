import { type RawBuilder, sql } from "kysely";
import { giftCardKind } from "#commerce/sales/promotions/schema.ts";
import type { Db } from "#database/tables.ts";
import { emailHashOf } from "./links.ts";

/** Who may write as a buyer: a customer with a session, or a guest with the key from an order's email. */
export type BuyerIdentity = { customerId: number } | { orderId: number };

export type Purchase = {
  orderId: number;
  customerId: number | null;
  email: string;
  firstName: string;
  placedAt: Date;
  /** The size that was bought, as the product names it; an empty string when it has none. */
  size: string;
  /** At least one piece of it was shipped. */
  isDelivered: boolean;
};

const isLeft = sql`(o.status in ('shipped', 'completed') or exists (
  select from shipments s, jsonb_array_elements(s.items) as i
  where s.order_id = o.id and (i ->> 'order_line_id')::bigint = l.id))`;
const stands = sql`o.confirmed_at is not null and o.status <> 'cancelled'`;
const whose = (speaker: BuyerIdentity): RawBuilder<unknown> =>
  "customerId" in speaker ? sql`o.customer_id = ${speaker.customerId}` : sql`o.id = ${speaker.orderId}`;

/**
 * Finds the order with which somebody bought a product, preferring one that was shipped. Null when they have not bought
 * it.
 */
export async function findPurchase(db: Db, productId: number, speaker: BuyerIdentity): Promise<Purchase | null> {
  const { rows } = await sql<Purchase>`
    select o.id as "orderId", o.customer_id as "customerId", o.email, o.placed_at as "placedAt",
      o.shipping_address ->> 'firstName' as "firstName", ${isLeft} as "isDelivered",
      coalesce((select label from variants v join option_values on option_values.id = any(v.option_value_ids)
        join product_options on product_options.id = option_id
        where v.id = l.variant_id and kind <> 'swatch' order by product_options.position limit 1), '') as size
    from orders o join order_lines l on l.order_id = o.id and l.product_id = ${productId}
    where ${whose(speaker)} and ${stands}
    order by ${isLeft} desc, o.id desc limit 1`.execute(db);
  return rows[0] ?? null;
}

/** Products of an order that were shipped and are not reviewed by its buyer yet, without gift cards. */
export async function unreviewedOf(
  db: Db,
  { id, customerId, email }: { id: number; customerId: number | null; email: string },
): Promise<{ id: number; uid: string }[]> {
  const { rows } = await sql<{ id: number; uid: string }>`
    select p.id, p.uid from orders o join order_lines l on l.order_id = o.id
      join products p on p.id = l.product_id
    where o.id = ${id} and ${stands} and ${isLeft} and p.is_visible and p.availability <> 'disabled'
      and p.kind <> ${giftCardKind} and not exists (
      select from reviews r where r.product_id = l.product_id
        and (r.customer_id = ${customerId} or r.email_hash = ${emailHashOf(email)}))
    group by p.id order by min(l.id)`.execute(db);
  return rows;
}

export async function hasReviewed(db: Db, productId: number, { customerId, email }: Purchase): Promise<boolean> {
  const { rows } = await sql`
    select from reviews where product_id = ${productId}
      and (customer_id = ${customerId} or email_hash = ${emailHashOf(email)}) limit 1`.execute(db);
  return rows.length > 0;
}
