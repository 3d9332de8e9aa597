import { sql } from "kysely";
import type { ProductInput } from "#commerce/catalog/products/product-input.ts";
import { upsertCategories } from "#commerce/catalog/products/writes.ts";
import { recordChange } from "#database/changes/record.ts";
import { everything } from "#database/changes/tags.ts";
import type { Db, Transaction } from "#database/tables.ts";
import { importedCategories } from "#demo/catalogue/categories.ts";
import { addProducts, type Blocks, sizesOf, takeIds } from "./bulk.ts";
import { generatedProduct } from "./product.ts";

type Options = { onProgress?: (done: number) => void; writers?: number };

const productsPerStep = 500;
/**
 * After these numbers of products, the tables are analysed. With the statistics of a small catalogue, the planner would
 * read whole tables.
 */
const lookedAtAfter = [500, 4000];

/**
 * Brings the number of generated products to `count`; existing ones stay as they are. Each step is a transaction, so an
 * interrupted run can be continued. The ids are always the same in a database that only this function fills.
 */
export async function fillCatalogue(
  db: Db,
  count: number,
  { onProgress = () => undefined, writers = 2 }: Options = {},
): Promise<void> {
  await db.transaction().execute((trx) => upsertCategories(trx, importedCategories));
  let [start, done] = [0, 0];
  let taking: Promise<{ products: ProductInput[]; blocks: Blocks }> | null = null;

  /** The steps take their ids in order, so that ids do not depend on which writer is faster. */
  const take = () => {
    const from = start;
    start += productsPerStep;
    const before = taking ?? Promise.resolve();
    taking = before.then(async () => {
      const products = await missing(db, from, Math.min(count, from + productsPerStep));
      return { products, blocks: await takeIds(db, sizesOf(products)) };
    });
    return taking;
  };
  const write = async () => {
    while (start < count) {
      const { products, blocks } = await take();
      if (products.length > 0) {
        await db.transaction().execute(async (trx) => {
          await sql`set local synchronous_commit = off`.execute(trx);
          await trustReferences(trx);
          await addProducts(trx, products, blocks);
        });
      }
      done += productsPerStep;
      onProgress(Math.min(done, count));
      if (lookedAtAfter.includes(done))
        await sql`analyze ${sql.join(filled.map((table) => sql.table(table)))}`.execute(db);
    }
  };
  await Promise.all(Array.from({ length: writers }, write));
  const left = [...filled];
  const tidy = async () => {
    for (let table = left.shift(); table; table = left.shift())
      await sql`vacuum (analyze) ${sql.table(table)}`.execute(db);
  };
  await Promise.all(Array.from({ length: writers }, tidy));
  await db.transaction().execute((trx) => recordChange(trx, [everything]));
}

/**
 * A third of the work would be checking foreign keys, but the keys were assigned here, so the checks are switched off.
 * Triggers that must still run are enabled "always". For a database user without the privilege, the checks stay on.
 */
const trustReferences = (trx: Transaction) =>
  sql`
    select set_config('session_replication_role', 'replica', true)
    where has_parameter_privilege('session_replication_role', 'set')
  `.execute(trx);

/** Tables that need new statistics, and a vacuum for index-only scans, the largest first. */
const filled = [
  "prices",
  "listings",
  "variants",
  "products",
  "option_values",
  "price_history",
  "stock",
  "product_categories",
  "product_options",
  "listing_changes",
  "product_summaries",
  "product_offers",
  "product_ranks",
  "product_lows",
  "product_places",
  "product_pictures",
];

async function missing(db: Db, from: number, to: number): Promise<ProductInput[]> {
  const products = Array.from({ length: to - from }, (_, at) => generatedProduct(from + at));
  const uids = products.map(({ uid }) => uid);
  const { rows } = await sql<{ uid: string }>`select uid from products where uid = any(${uids}::text[])`.execute(db);
  const known = new Set(rows.map(({ uid }) => uid));
  return products.filter(({ uid }) => !known.has(uid));
}
