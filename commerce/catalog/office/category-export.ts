import { Type } from "typebox";
import { listCategories } from "#commerce/catalog/categories/actions.ts";
import { countProductsIn } from "#commerce/catalog/categories/reads.ts";
import { search } from "#commerce/shared/lists/schema.ts";
import { closed } from "#commerce/shared/rest/shapes.ts";
import { type ExportColumns, sendExport } from "#commerce/staff/exports/send-export.ts";
import { staffOnly } from "#commerce/staff/guard/guard.ts";
import type { Db } from "#database/tables.ts";
import { type App, noStore } from "#platform/http/app.ts";

type Row = Awaited<ReturnType<typeof listCategories>>[number] & { productCount: number };

/** The categories whose names have a text in them, above those before those below, and those in the bin, as files. */
export function categoryExportRoute(app: App, db: Db): void {
  const onRequest = [staffOnly(db, "catalogue:read"), staffOnly(db, "exports:write"), noStore];
  const exporting = { schema: { querystring: Type.Object({ q: Type.Optional(search) }, closed) }, onRequest };
  app.get("/staff/categories/export", exporting, ({ query }, reply) =>
    sendExport(db, reply, {
      type: "category",
      name: "categories",
      filter: query,
      columns,
      batches: matching(db, query.q ?? ""),
    }),
  );

  app.get("/staff/categories/bin/export", { onRequest }, (_, reply) =>
    sendExport(db, reply, {
      type: "category",
      name: "categories-bin",
      filter: { state: "bin" },
      columns: [...columns, ["deletedAt", ({ deletedAt }) => deletedAt?.toISOString()]],
      batches: matching(db, "", true),
    }),
  );
}

/** There are few categories, so they are one batch. */
async function* matching(db: Db, q: string, isBin = false): AsyncGenerator<Row[]> {
  const [categories, counts] = await Promise.all([listCategories(db, isBin), countProductsIn(db)]);
  const wanted = q.trim().toLowerCase();
  yield categories
    .filter(({ name }) => name.toLowerCase().includes(wanted))
    .map((category) => ({ ...category, productCount: counts.get(category.id) ?? 0 }));
}

const columns: ExportColumns<Row> = [
  ["id", ({ id }) => id],
  ["uid", ({ uid }) => uid],
  ["name", ({ name }) => name],
  ["parent", ({ parent }) => parent],
  ["position", ({ position }) => position],
  ["isVisible", ({ isVisible }) => isVisible],
  ["hasRule", ({ rule }) => rule !== null],
  ["productCount", ({ productCount }) => productCount],
];
