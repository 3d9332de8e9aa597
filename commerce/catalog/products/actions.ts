import { sql } from "kysely";
import { recordProducts } from "#commerce/catalog/listings/listings.ts";
import type { PriceRegion } from "#commerce/shared/regions/schema.ts";
import type { Db, Transaction } from "#database/tables.ts";
import { fail, ok, type Problem, type Result } from "#platform/result.ts";
import type { CatalogueCategory, CatalogueProduct } from "./import.ts";
import { faultsOf } from "./import.ts";
import { upsertCategories, upsertProducts } from "./writes.ts";

export type CatalogueInput = { categories: readonly CatalogueCategory[]; products: readonly CatalogueProduct[] };
export type CatalogueProblem = Problem<"invalid-catalogue" | "variant-not-found" | "invalid-amount">;

const productsPerStep = 250;

/**
 * Adds products and categories or brings them to the state handed over, in one transaction.
 * A db that is a transaction is joined. Answers the ids of the products; with the problem "invalid-catalogue" nothing was changed.
 */
export async function importCatalogue(db: Db, input: CatalogueInput): Promise<Result<number[], CatalogueProblem>> {
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

/** SKUs that belong to another product already, as faults. */
async function takenSkus(db: Db, products: readonly CatalogueProduct[]): Promise<Record<string, string>> {
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

/** Sets how many pieces of a variant can be bought now. */
export async function setStock(db: Db, variantId: number, available: number): Promise<Result<void, CatalogueProblem>> {
  if (!Number.isInteger(available) || available < 0 || available > 2_147_483_647) {
    return fail("invalid-amount", "Stock must be a whole number from 0.", { fields: { available: "whole, from 0" } });
  }
  return changeVariant(db, variantId, async (trx) => {
    await sql`
      insert into stock (variant_id, available) values (${variantId}, ${available})
      on conflict (variant_id) do update set available = excluded.available
    `.execute(trx);
  });
}

/** Sets a variant's price in a region, in minor units of its currency; without a retail price it is not reduced. */
export async function setPrice(
  db: Db,
  variantId: number,
  region: PriceRegion,
  amounts: { price: number; retailPrice?: number },
): Promise<Result<void, CatalogueProblem>> {
  const { price, retailPrice = null } = amounts;
  if ([price, retailPrice ?? 0].some((amount) => !Number.isSafeInteger(amount) || amount < 0)) {
    return fail("invalid-amount", "Prices must be whole minor units.", { fields: { price: "whole, from 0" } });
  }
  return changeVariant(db, variantId, async (trx) => {
    await sql`
      insert into prices (region, variant_id, price, retail_price)
      values (${region}, ${variantId}, ${price}, ${retailPrice})
      on conflict (region, variant_id) do update set price = excluded.price, retail_price = excluded.retail_price
    `.execute(trx);
  });
}

type Change = (trx: Transaction) => Promise<void>;

async function changeVariant(db: Db, variantId: number, change: Change): Promise<Result<void, CatalogueProblem>> {
  return inTransaction(db, async (trx) => {
    const variant = await trx
      .selectFrom("variants")
      .select("product_id")
      .where("id", "=", variantId)
      .executeTakeFirst();
    if (!variant) return fail("variant-not-found", "There is no such variant.");
    await change(trx);
    await recordProducts(trx, [variant.product_id]);
    return ok(undefined);
  });
}

/** Joins the caller's transaction where there is one. */
const inTransaction = <T>(db: Db, work: (trx: Transaction) => Promise<T>): Promise<T> =>
  db.isTransaction ? work(db as Transaction) : db.transaction().execute(work);
