import { type StoreProblem, storeNotFound } from "#commerce/stores/directory/actions.ts";
import { findStore } from "#commerce/stores/directory/reads.ts";
import type { Db } from "#database/tables.ts";
import { fail, ok, type Result } from "#platform/result.ts";
import type { StoreCount } from "./schema.ts";
import { putStock, variantsBySku } from "./writes.ts";

/**
 * Sets a store's counted stock. All rows are written, or none when one is invalid. With `replace`, variants that are
 * not listed are set to none. Returns the number of variants whose quantity changed.
 */
export async function countStock(
  db: Db,
  storeId: number,
  stock: readonly StoreCount[],
  replace: boolean,
): Promise<Result<number, StoreProblem>> {
  if (!(await findStore(db, storeId, true))) return storeNotFound;
  return db.transaction().execute(async (trx): Promise<Result<number, StoreProblem>> => {
    const variants = await variantsBySku(
      trx,
      stock.map(({ sku }) => sku),
    );
    const ids = new Map(variants.map(({ id, sku }) => [sku, id]));
    const fields: Record<string, string> = {};
    const seen = new Set<string>();
    for (const [index, { sku }] of stock.entries()) {
      if (!ids.has(sku)) fields[`stock.${index}.sku`] = "is no variant's";
      else if (seen.has(sku)) fields[`stock.${index}.sku`] = "occurs twice";
      seen.add(sku);
    }
    if (Object.keys(fields).length > 0) return fail("invalid", "These cannot be counted.", { fields });
    const counted = stock.map(({ sku, quantity }) => ({ id: ids.get(sku) ?? 0, quantity }));
    return ok(await putStock(trx, storeId, counted, replace));
  });
}
