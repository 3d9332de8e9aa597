import { sql } from "kysely";
import { recordProducts } from "#commerce/catalog/listings/refresh-listings.ts";
import { type CategoryInput, faultsOf, type ProductInput } from "#commerce/catalog/products/product-input.ts";
import { upsertCategories, upsertProducts } from "#commerce/catalog/products/writes.ts";
import type { Db, Transaction } from "#database/tables.ts";
import { fail, ok, type Problem, type Result } from "#platform/result.ts";

type CatalogInput = { categories: readonly CategoryInput[]; products: readonly ProductInput[] };
type CatalogProblem = Problem<"invalid-catalogue">;

const productsPerStep = 250;

/**
 * Adds products and categories or updates them to the given state, in one transaction; joins a transaction passed as
 * `db`. Returns the products' ids. With the problem "invalid-catalogue" nothing was changed.
 */
export async function importCatalog(db: Db, input: CatalogInput): Promise<Result<number[], CatalogProblem>> {
  const known = await db.selectFrom("categories").select("uid").execute();
  const uids = new Set([...known, ...input.categories].map((category) => category.uid));
  const faults = { ...faultsOf(input.products, uids), ...(await takenSkus(db, input.products)) };
  if (Object.keys(faults).length > 0) {
    return fail("invalid-catalogue", "The catalogue has faults; nothing was imported.", { fields: faults });
  }
  return inTransaction(db, async (trx) => {
    if (input.categories.length > 0) await upsertCategories(trx, input.categories);
    const ids: number[] = [];
    for (let start = 0; start < input.products.length; start += productsPerStep) {
      ids.push(...(await upsertProducts(trx, input.products.slice(start, start + productsPerStep))));
    }
    for (let start = 0; start < ids.length; start += productsPerStep)
      await recordProducts(trx, ids.slice(start, start + productsPerStep));
    return ok(ids);
  });
}

async function takenSkus(db: Db, products: readonly ProductInput[]): Promise<Record<string, string>> {
  const rows = products.flatMap(({ uid, variants }) => variants.map(({ sku }) => ({ uid, sku })));
  const taken = await sql<{ uid: string; sku: string; owner: string }>`
    select given.uid, given.sku, products.uid as owner
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given (uid text, sku text)
      join variants using (sku) join products on products.id = variants.product_id
    where products.uid <> given.uid
    union all
    select given.uid, given.sku, products.uid
    from jsonb_to_recordset(${JSON.stringify(products.map(({ uid, sku }) => ({ uid, sku })))}::jsonb)
      as given (uid text, sku text) join products using (sku)
    where products.uid <> given.uid
  `.execute(db);
  return Object.fromEntries(taken.rows.map((row) => [`${row.uid}.${row.sku}`, `is the SKU of ${row.owner}`]));
}

const inTransaction = <T>(db: Db, work: (trx: Transaction) => Promise<T>): Promise<T> =>
  db.isTransaction ? work(db as Transaction) : db.transaction().execute(work);
