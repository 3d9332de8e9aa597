import { sql } from "kysely";
import type { RecipientInput } from "#commerce/sales/gift-cards/recipients.ts";
import type { Db } from "#database/tables.ts";
import { callFunction } from "#platform/database.ts";
import type { StoredCart } from "./rules.ts";
import { type CartProblemCode, maxLines, maxQuantity } from "./schema.ts";

/**
 * The answer of the functions in database/functions/cart-writes.sql and cart-attach.sql. With a problem, nothing has
 * changed.
 */
export type CartChange =
  | { cart: StoredCart; problem?: undefined }
  | { cart?: undefined; problem: { code: CartProblemCode; index: number | null; available: number | null } };

/** Without a variant, the product's only one is used. `gift`: the recipient, for gift cards only. */
export type NewLine = { product: number | null; variant: number | null; quantity: number; gift?: RecipientInput };

export type NewCart = {
  id: string;
  region: string;
  currency: string;
  country: string;
  language: string;
  sessionHash: Buffer | null;
};

export function insertCart(db: Db, cart: NewCart, lines: NewLine[]): Promise<CartChange> {
  const columns = [cart.id, cart.region, cart.currency, cart.country, cart.language, cart.sessionHash];
  const values = [...columns, JSON.stringify(lines), maxQuantity, maxLines];
  return callFunction<CartChange>(db, "cart_create($1, $2, $3, $4, $5, $6, $7, $8, $9)", values);
}

export function insertLines(db: Db, cartId: string, customerId: number | null, lines: NewLine[]): Promise<CartChange> {
  const values = [cartId, customerId, JSON.stringify(lines), maxQuantity, maxLines];
  return callFunction<CartChange>(db, "cart_add($1, $2, $3, $4, $5)", values);
}

export type LineTarget = { cartId: string; customerId: number | null; line: number; product: number | null };

/** 0 removes the line. */
export const updateQuantity = (db: Db, target: LineTarget, quantity: number): Promise<CartChange> =>
  callFunction<CartChange>(db, "cart_set($1, $2, $3, $4, $5)", [
    target.cartId,
    target.customerId,
    target.line,
    target.product,
    quantity,
  ]);

export type CartPlace = { region: string; currency: string; country: string; language: string };

/** Assigns the cart to the customer, merges earlier carts, and moves it to `place` (null: unchanged). */
export const updateOwner = (db: Db, cartId: string, customerId: number, place: CartPlace | null): Promise<CartChange> =>
  callFunction<CartChange>(db, "cart_attach($1, $2, $3, $4, $5, $6, $7, $8)", [
    cartId,
    customerId,
    maxQuantity,
    maxLines,
    place?.region ?? null,
    place?.currency ?? null,
    place?.country ?? null,
    place?.language ?? null,
  ]);

/**
 * Deletes a cart and removes it from the session. Returns whether there was one that the customer (null: a guest) may
 * delete.
 */
export async function removeCart(db: Db, cartId: string, customerId: number | null, sessionHash: Buffer | null) {
  const { rows } = await sql`
    with gone as (
      delete from carts where id = ${cartId} and (customer_id is null or customer_id = ${customerId}) returning id
    ), forgotten as (
      update sessions s set cart_id = null from gone where s.id_hash = ${sessionHash} and s.cart_id = gone.id
    )
    select id from gone`.execute(db);
  return rows.length > 0;
}

/** Records that today's prices, and what a merge left out, have been seen. */
export async function updateSeen(db: Db, cartId: string, customerId: number | null): Promise<void> {
  await sql`
    with told as (
      update carts set capped = null
      where id = ${cartId} and (customer_id is null or customer_id = ${customerId}) and capped is not null
    )
    update cart_lines l set seen_price = r.price
    from carts c join prices r on r.region = c.region
    where c.id = ${cartId} and (c.customer_id is null or c.customer_id = ${customerId})
      and l.cart_id = c.id and r.variant_id = l.variant_id and l.seen_price <> r.price`.execute(db);
}

/** Stores the guest's cart in a session that has no cart. A customer's cart is never taken over. */
export async function hold(db: Db, sessionHash: Buffer, cartId: string): Promise<void> {
  await sql`
    with held as (
      update carts set session_hash = ${sessionHash} where id = ${cartId} and customer_id is null returning id
    )
    insert into sessions (id_hash, cart_id)
    select ${sessionHash}, id from held where true
    on conflict (id_hash) do update set cart_id = excluded.cart_id
      where sessions.customer_id is null and sessions.cart_id is null`.execute(db);
}

/** Removes the cart from the session. */
export async function forget(db: Db, sessionHash: Buffer, cartId: string): Promise<void> {
  await sql`
    update sessions set cart_id = null, order_id = coalesce(
      (select id from orders where cart_id = ${cartId} and status <> 'cancelled'), order_id
    )
    where id_hash = ${sessionHash} and cart_id = ${cartId}`.execute(db);
}

/**
 * Moves the cart to another region and its prices. In another currency the new prices count as seen; in the same
 * currency (for example after a pro code has expired) the shopper is told the former ones.
 */
export async function updateRegion(db: Db, cartId: string, customerId: number | null, place: CartPlace): Promise<void> {
  await sql`
    with before as (
      select id, currency from carts where id = ${cartId}
    ), moved as (
      update carts set region = ${place.region}, currency = ${place.currency}, country = ${place.country},
        language = ${place.language}, checkout = checkout - 'shippingMethodId', updated_at = now()
      where id = ${cartId} and (customer_id is null or customer_id = ${customerId}) returning id, region
    )
    update cart_lines l set seen_price = r.price
    from moved join before using (id) join prices r on r.region = moved.region
    where l.cart_id = moved.id and r.variant_id = l.variant_id and before.currency <> ${place.currency}`.execute(db);
}

/** Deletes carts unchanged since then and returns how many. Carts of orders in progress are kept. */
export async function removeOldCarts(db: Db, untouchedSince: Date): Promise<number> {
  const { rows } = await sql`
    delete from carts c where c.updated_at < ${untouchedSince}
      and not exists (
        select from orders o where o.cart_id = c.id and o.status = any (open_statuses())
      )
    returning id`.execute(db);
  return rows.length;
}
