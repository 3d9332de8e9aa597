import { rescheduledElsewhere } from "#commerce/catalog/shared/elsewhere.ts";
import { lockCatalog } from "#commerce/catalog/shared/lock.ts";
import { type ManagementProblem, refuseDuplicates } from "#commerce/catalog/shared/problems.ts";
import type { Staff } from "#commerce/staff/permissions/schema.ts";
import { recordChange } from "#database/changes/record.ts";
import { inStockTag, listingTag, listsTag, productTag } from "#database/changes/tags.ts";
import type { Db, Transaction } from "#database/tables.ts";
import { fail, ok, type Result } from "#platform/result.ts";
import { changesStock, mayNotCount } from "./counting.ts";
import { planProducts } from "./plan-products.ts";
import type { ProductChange } from "./schema.ts";
import { findStoredProducts, type StoredProduct } from "./stored.ts";
import { writePlans } from "./write-plans.ts";

/**
 * With `mayBeThere` false, products are only added. With `mayCount` false, changes of stock are refused, and with
 * `markets` those of the schedule elsewhere.
 */
type ChangeLimits = { mayBeThere?: boolean; mayCount?: boolean; markets?: Staff["markets"] };
type Answer<T> = Result<T, ManagementProblem>;
/** What was written: ids in the order of the changes, and the fields that others had changed in the meantime. */
type WrittenProducts = { ids: number[]; merged: string[] };

/**
 * Adds or changes products, found by id, else uid, else SKU: all or none, in one transaction and a number of statements
 * that does not depend on the number of products. Returns their ids in the order of the changes.
 */
export function putProducts(
  db: Db,
  changes: readonly ProductChange[],
  allowed: ChangeLimits = {},
): Promise<Answer<WrittenProducts>> {
  return refuseDuplicates(db.transaction().execute((trx) => putProductsIn(trx, changes, allowed)));
}

/** The same inside a larger transaction. A refusal has written nothing, and the transaction can continue. */
export async function putProductsIn(
  trx: Transaction,
  changes: readonly ProductChange[],
  { mayBeThere = true, mayCount = true, markets = null }: ChangeLimits = {},
): Promise<Answer<WrittenProducts>> {
  await lockCatalog(trx);
  const planned = await planProducts(trx, changes, mayBeThere);
  if (!planned.ok) return planned;
  const { plans, merged } = planned.value;
  if (!mayCount && plans.some(changesStock)) return mayNotCount;
  const elsewhere = rescheduledElsewhere(plans, markets);
  if (elsewhere) return elsewhere;
  return ok({ ids: await writePlans(trx, plans), merged });
}

/** Deletes a product with its variants, prices, stock and reviews. Orders keep their copies of its data. */
export function removeProduct(db: Db, id: number): Promise<Answer<void>> {
  return db.transaction().execute(async (trx) => {
    await lockCatalog(trx);
    const gone = await trx.deleteFrom("products").where("id", "=", id).executeTakeFirst();
    if (gone.numDeletedRows === 0n) return noProduct;
    await recordChange(trx, [productTag(id), listingTag(id), listsTag, inStockTag]);
    return ok(undefined);
  });
}

export const noProduct = fail("not-found", "There is no such product.");

export async function findStoredInOrder(db: Db, ids: readonly number[]): Promise<StoredProduct[]> {
  const stored = await findStoredProducts(db, ids);
  return ids.flatMap((id) => stored.get(id) ?? []);
}
