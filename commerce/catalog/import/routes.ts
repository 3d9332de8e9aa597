import { productToV3 } from "#commerce/catalog/management/rest.ts";
import { findStoredAfter } from "#commerce/catalog/management/stored.ts";
import { csvLine, csvMark } from "#commerce/shared/csv.ts";
import { noteInAudit } from "#commerce/staff/audit/writes.ts";
import { staffOnly } from "#commerce/staff/guard.ts";
import { asCsvFile } from "#commerce/staff/imports/files.ts";
import type { Db } from "#database/tables.ts";
import type { App } from "#platform/http.ts";
import { ourColumns, rowsOf } from "./ours.ts";
import { findProductFields, ownCells, ownColumns } from "./own-columns.ts";

/** Products out as CSV, which the import takes back. */
export function productExportRoute(app: App, { db }: { db: Db }): void {
  const noStore = async (_: unknown, reply: { header(name: string, value: string): unknown }) =>
    void reply.header("cache-control", "no-store");
  app.get("/exports/products.csv", { onRequest: [staffOnly(db, "exports:write"), noStore] }, async (_, reply) => {
    await noteInAudit(db, { action: "export", type: "product", after: {} });
    return asCsvFile(reply, "products.csv", exportedLines(db));
  });
}

async function* exportedLines(db: Db): AsyncGenerator<string> {
  const own = ownColumns(await findProductFields(db));
  yield csvMark + csvLine([...ourColumns, ...own]);
  for (let after = 0; ; ) {
    const products = await findStoredAfter(db, after, 250);
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
