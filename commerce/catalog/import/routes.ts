import { productToV3 } from "#commerce/catalog/management/rest.ts";
import { findStoredAfter, findStoredProducts, type StoredProduct } from "#commerce/catalog/management/stored.ts";
import { productsAfter, withShopLow } from "#commerce/catalog/office/list-reads.ts";
import { ProductFilter } from "#commerce/catalog/office/list-schema.ts";
import { csvLine, csvMark } from "#commerce/shared/csv/lines.ts";
import { asCsvFile } from "#commerce/shared/csv/send-file.ts";
import { noteInAudit } from "#commerce/staff/audit/writes.ts";
import { noteExport } from "#commerce/staff/exports/send-export.ts";
import { staffOnly } from "#commerce/staff/guard/guard.ts";
import type { Db } from "#database/tables.ts";
import { type App, noStore } from "#platform/http/app.ts";
import { ourColumns, rowsOf } from "./ours.ts";
import { findProductFields, ownCells, ownColumns } from "./own-columns.ts";

/** Exports products as CSV that the import accepts. */
export function productExportRoute(app: App, { db }: { db: Db }): void {
  const onRequest = [staffOnly(db, "catalogue:read"), staffOnly(db, "exports:write"), noStore];
  app.get("/exports/products.csv", { onRequest }, async (_, reply) => {
    await noteInAudit(db, { action: "export", type: "product", after: {} });
    return asCsvFile(
      reply,
      "products.csv",
      exportedLines(db, (after) => findStoredAfter(db, after, perRead)),
    );
  });

  const listed = {
    schema: { querystring: ProductFilter },
    onRequest,
  };
  app.get("/staff/products/export", listed, async ({ query }, reply) => {
    await noteExport(db, "product", query);
    const filter = await withShopLow(db, query);
    const next = async (after: number) => {
      const { rows } = await productsAfter(filter, after, perRead).execute(db);
      const ids = rows.map(({ id }) => id);
      const stored = await findStoredProducts(db, ids);
      return ids.flatMap((id) => stored.get(id) ?? []);
    };
    return asCsvFile(reply, "products.csv", exportedLines(db, next));
  });
}

const perRead = 250;

/**
 * One row per variant of the products that `next` returns after an id, in the order of ids, until there are no more.
 */
async function* exportedLines(db: Db, next: (after: number) => Promise<StoredProduct[]>): AsyncGenerator<string> {
  const own = ownColumns(await findProductFields(db));
  yield csvMark + csvLine([...ourColumns, ...own]);
  for (let after = 0; ; ) {
    const products = await next(after);
    const last = products.at(-1);
    if (!last) return;
    for (const product of products.map(productToV3)) {
      const cells = ownCells(own, product);
      yield rowsOf(product)
        .map((row, place) => csvLine([...row, ...(cells[place] ?? [])]))
        .join("");
    }
    after = last.id;
  }
}
