import { type RawBuilder, sql } from "kysely";
import type { Db } from "#database/tables.ts";
import type { Wishlist, WishlistOwner } from "./schema.ts";

export const ownerIs = (owner: WishlistOwner): RawBuilder<unknown> =>
  "customerId" in owner ? sql`w.customer_id = ${owner.customerId}` : sql`w.session_hash = ${owner.sessionHash}`;

async function find(db: Db, where: RawBuilder<unknown>): Promise<Wishlist | null> {
  const { rows } = await sql<Wishlist>`
    select w.token, (
      select coalesce(json_agg(i.product_id order by i.added_at desc, i.product_id desc), '[]')
      from wishlist_items i where i.wishlist_id = w.id
    ) as "productIds"
    from wishlists w where ${where}`.execute(db);
  return rows[0] ?? null;
}

/** Null until a product was added for the first time. */
export const findWishlist = (db: Db, owner: WishlistOwner): Promise<Wishlist | null> => find(db, ownerIs(owner));

export const findSharedWishlist = async (db: Db, token: string): Promise<Wishlist | null> =>
  /^[0-9a-f]{48}$/.test(token) ? find(db, sql`w.token = ${token}`) : null;
