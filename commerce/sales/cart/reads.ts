import { CompiledQuery, sql } from "kysely";
import type { Db } from "#database/tables.ts";
import type { CartHolder } from "./holder.ts";
import { isCartId, type StoredCart, toCart } from "./rules.ts";
import type { Cart } from "./schema.ts";

/** Returns the cart at today's prices, for any caller; null when there is none. See mayRead() for who may see it. */
export async function findCart(db: Db, id: string): Promise<Cart | null> {
  if (!isCartId(id)) return null;
  const query = CompiledQuery.raw("select cart_view($1) as cart", [id]);
  const { rows } = await db.executeQuery<{ cart: StoredCart | null }>(query);
  const cart = rows[0]?.cart;
  return cart ? toCart(cart) : null;
}

/** The number of units in a customer's cart (null: a guest's), for the header. Null when there is no cart that they may see. */
export async function countPiecesFor(db: Db, id: string, customerId: number | null): Promise<number | null> {
  if (!isCartId(id)) return null;
  const { rows } = await sql<{ count: number }>`
    select coalesce((select sum(quantity) from cart_lines where cart_id = c.id), 0)::integer as count
    from carts c where c.id = ${id} and (c.customer_id is null or c.customer_id = ${customerId})`.execute(db);
  return rows[0]?.count ?? null;
}

/** Whether the checkout of a guest's cart contains data entered by somebody other than the holder. */
export async function isHeldElsewhere(db: Db, id: string, holder: CartHolder): Promise<boolean> {
  if (holder.hasKey || !isCartId(id)) return false;
  const { rows } = await sql`
    select from carts where id = ${id} and customer_id is null and checkout <> '{}'
      and session_hash is distinct from ${holder.sessionHash}`.execute(db);
  return rows.length > 0;
}

/** A customer's cart is visible in that customer's session only; a guest's cart to everyone who knows its id. */
export const mayRead = (cart: Cart, customerId: number | null): boolean =>
  cart.customerId === null || cart.customerId === customerId;

/** The order that the session's last cart became within the last hour, unless it was cancelled; null otherwise. */
export async function findOrderOfLastCart(db: Db, sessionHash: Buffer): Promise<number | null> {
  const row = await db
    .selectFrom("sessions")
    .innerJoin("orders", "orders.id", "sessions.order_id")
    .select("orders.id")
    .where("sessions.id_hash", "=", sessionHash)
    .where("orders.status", "<>", "cancelled")
    .where("orders.placed_at", ">", sql<Date>`now() - interval '1 hour'`)
    .executeTakeFirst();
  return row?.id ?? null;
}
