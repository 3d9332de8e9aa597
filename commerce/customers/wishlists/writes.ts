import { randomBytes } from "node:crypto";
import { sql } from "kysely";
import type { Db, Transaction } from "#database/tables.ts";
import { ownerIs } from "./reads.ts";
import { maxItems, type WishlistOwner } from "./schema.ts";

/** In hex, because other letters could form fragments that the block list refuses. */
const newToken = () => randomBytes(24).toString("hex");

/** Returns the list's id, creating the list when there is none. The list stays locked until the transaction ends. */
export async function lockWishlist(trx: Transaction, owner: WishlistOwner): Promise<number> {
  const [customerId, sessionHash] = "customerId" in owner ? [owner.customerId, null] : [null, owner.sessionHash];
  await sql`
    insert into wishlists (customer_id, session_hash, token) values (${customerId}, ${sessionHash}, ${newToken()})
    on conflict do nothing`.execute(trx);
  const { rows } = await sql<{ id: number }>`
    select w.id from wishlists w where ${ownerIs(owner)} for update`.execute(trx);
  return rows[0]!.id;
}

/** Adds a product. False when the list is full. A product that is on the list already keeps its place. */
export async function insertItem(trx: Transaction, wishlistId: number, productId: number): Promise<boolean> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from wishlist_items
    where wishlist_id = ${wishlistId} and product_id <> ${productId}`.execute(trx);
  if ((rows[0]?.count ?? 0) >= maxItems) return false;
  await sql`
    insert into wishlist_items (wishlist_id, product_id) values (${wishlistId}, ${productId})
    on conflict do nothing`.execute(trx);
  await touch(trx, wishlistId);
  return true;
}

const touch = (trx: Transaction, id: number) =>
  sql`update wishlists set updated_at = now() where id = ${id}`.execute(trx);

/** Removes a product, or all when `productId` is null. A product that is not on the list is not an error. */
export async function deleteItems(db: Db, owner: WishlistOwner, productId: number | null): Promise<void> {
  const which = productId === null ? sql`true` : sql`i.product_id = ${productId}`;
  await sql`
    delete from wishlist_items i using wishlists w
    where w.id = i.wishlist_id and ${ownerIs(owner)} and ${which}`.execute(db);
}

/** Moves a guest's items to the customer's list, as many as fit, and deletes the guest's list. */
export async function moveItems(trx: Transaction, sessionHash: Buffer, customerId: number): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    select w.id from wishlists w where w.session_hash = ${sessionHash} for update`.execute(trx);
  const [guest] = rows;
  if (!guest) return;
  const own = await lockWishlist(trx, { customerId });
  await sql`
    insert into wishlist_items (wishlist_id, product_id, added_at)
    select ${own}, g.product_id, g.added_at from wishlist_items g
    where g.wishlist_id = ${guest.id}
      and not exists (select from wishlist_items i where i.wishlist_id = ${own} and i.product_id = g.product_id)
    order by g.added_at desc
    limit greatest(0, ${maxItems} - (select count(*) from wishlist_items where wishlist_id = ${own}))`.execute(trx);
  await sql`delete from wishlists where id = ${guest.id}`.execute(trx);
  await touch(trx, own);
}

/** Deletes guests' lists that were not changed since. */
export async function removeOldWishlists(db: Db, before: Date): Promise<void> {
  await sql`delete from wishlists where session_hash is not null and updated_at < ${before}`.execute(db);
}
