import { CompiledQuery, sql } from "kysely";
import type { Db } from "#database/tables.ts";
import type { StoredCart } from "./rules.ts";
import { maxLines, maxQuantity } from "./schema.ts";

/** One statement each, explained in database/functions/cart-writes.sql and cart-attach.sql; a problem means that nothing changed. */
export type CartChange =
  | { cart: StoredCart; problem?: undefined }
  | { cart?: undefined; problem: { code: string; index?: number; available?: number | null } };

export type NewLine = { product: number | null; variant: number | null; quantity: number };

export type NewCart = {
  id: string;
  region: string;
  currency: string;
  country: string;
  language: string;
  sessionHash: Buffer | null;
};

/** Raw text, not a template: these run thousands of times a second, and building the text anew is a third of their cost. */
async function change<Change = CartChange>(db: Db, call: string, values: unknown[]): Promise<Change> {
  const { rows } = await db.executeQuery<{ change: Change }>(CompiledQuery.raw(`select ${call} as change`, values));
  return rows[0]!.change;
}

/** What most shoppers do, one piece at a time, has a short way that answers null when it is not that simple. */
const isSimple = (lines: NewLine[]): boolean => lines.length === 1 && lines[0]?.variant !== null;

export async function insertCart(db: Db, cart: NewCart, lines: NewLine[]): Promise<CartChange> {
  const columns = [cart.id, cart.region, cart.currency, cart.country, cart.language, cart.sessionHash];
  const [line] = lines;
  if (line && isSimple(lines)) {
    const values = [...columns, line.product, line.variant, line.quantity, maxQuantity];
    const call = "cart_create_one($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)";
    const made = await change<CartChange | null>(db, call, values);
    if (made) return made;
  }
  const values = [...columns, JSON.stringify(lines), maxQuantity, maxLines];
  return change(db, "cart_create($1, $2, $3, $4, $5, $6, $7, $8, $9)", values);
}

export async function insertLines(db: Db, cartId: string, customerId: number | null, lines: NewLine[]) {
  const [line] = lines;
  if (line && customerId === null && isSimple(lines)) {
    const values = [cartId, line.product, line.variant, line.quantity, maxQuantity, maxLines];
    const added = await change<CartChange | null>(db, "cart_add_one($1, $2, $3, $4, $5, $6)", values);
    if (added) return added;
  }
  const values = [cartId, customerId, JSON.stringify(lines), maxQuantity, maxLines];
  return change(db, "cart_add($1, $2, $3, $4, $5)", values);
}

export type LineTarget = { cartId: string; customerId: number | null; line: number; product: number | null };

/** 0 removes the line. */
export const updateQuantity = (db: Db, target: LineTarget, quantity: number): Promise<CartChange> =>
  change(db, "cart_set($1, $2, $3, $4, $5)", [
    ...[target.cartId, target.customerId, target.line, target.product, quantity],
  ]);

export type Place = { region: string; currency: string; country: string; language: string };

/** Makes the cart the customer's, merges it with earlier ones, and sells it in `place` from now on (null: where it is). */
export const updateOwner = (db: Db, cartId: string, customerId: number, place: Place | null): Promise<CartChange> =>
  change(db, "cart_attach($1, $2, $3, $4, $5, $6, $7, $8)", [
    ...[cartId, customerId, maxQuantity, maxLines],
    ...[place?.region ?? null, place?.currency ?? null, place?.country ?? null, place?.language ?? null],
  ]);

/** Whether there was such a cart that the customer (null: a guest) may delete. The session forgets it. */
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

/** Today's prices have been seen, and what a merge left out. */
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

/** The session holds that cart no more. */
export async function forget(db: Db, sessionHash: Buffer, cartId: string): Promise<void> {
  await sql`update sessions set cart_id = null where id_hash = ${sessionHash} and cart_id = ${cartId}`.execute(db);
}

/**
 * Sells the cart in another region: its prices apply from now on. In another currency they count as seen; in the same one
 * (a pro code that has expired, say) the shopper is told what they were.
 */
export async function updateRegion(db: Db, cartId: string, customerId: number | null, place: Place): Promise<void> {
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

/** Deletes carts that nobody has touched since; returns how many. Carts of orders under way are kept. */
export async function removeOldCarts(db: Db, untouchedSince: Date): Promise<number> {
  const { rows } = await sql`
    delete from carts c where c.updated_at < ${untouchedSince}
      and not exists (
        select from orders o where o.cart_id = c.id and o.status in ('pending', 'awaiting_payment')
      )
    returning id`.execute(db);
  return rows.length;
}
