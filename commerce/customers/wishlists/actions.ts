import type { Db } from "#database/tables.ts";
import { isId } from "#platform/ids.ts";
import { fail, ok, type Problem, type Result } from "#platform/result.ts";
import { maxItems, type WishlistOwner } from "./schema.ts";
import { deleteItems, insertItem, lockWishlist, moveItems } from "./writes.ts";

export type WishlistProblem = Problem<"product-not-found" | "wishlist-full">;

const noProduct = fail("product-not-found", "There is no such product.", {
  fields: { product_id: "is no product" },
});

/** Adds a product to the list; adding it again changes nothing. */
export async function addWishlistItem(
  db: Db,
  owner: WishlistOwner,
  productId: number,
): Promise<Result<null, WishlistProblem>> {
  if (!isId(productId)) return noProduct;
  return db.transaction().execute(async (trx) => {
    const product = await trx
      .selectFrom("products")
      .select("id")
      .where("id", "=", productId)
      .where("is_visible", "=", true)
      .executeTakeFirst();
    if (!product) return noProduct;
    const isIn = await insertItem(trx, await lockWishlist(trx, owner), productId);
    return isIn ? ok(null) : fail("wishlist-full", `A wishlist holds ${maxItems} products at most.`);
  });
}

export async function removeWishlistItem(db: Db, owner: WishlistOwner, productId: number): Promise<void> {
  if (isId(productId)) await deleteItems(db, owner, productId);
}

export const emptyWishlist = (db: Db, owner: WishlistOwner): Promise<void> => deleteItems(db, owner, null);

/** Called at sign-in: moves the guest's wishlist items to the customer's list. */
export const mergeWishlist = (db: Db, sessionHash: Buffer | null, customerId: number): Promise<void> =>
  sessionHash === null ? Promise.resolve() : db.transaction().execute((trx) => moveItems(trx, sessionHash, customerId));
