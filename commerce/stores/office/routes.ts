import { one } from "#commerce/shared/rest/shapes.ts";
import { type ExportColumns, eachAfter, sendExport } from "#commerce/staff/exports/send-export.ts";
import { staffOnly } from "#commerce/staff/guard/guard.ts";
import { writeHours } from "#commerce/stores/directory/csv.ts";
import type { Store } from "#commerce/stores/directory/schema.ts";
import type { Db } from "#database/tables.ts";
import { type App, noStore } from "#platform/http/app.ts";
import { findCountries, listStores, storesAfter } from "./reads.ts";
import { OfficeStoreFilter, OfficeStoreQuery, StoreFacets, StoreRows } from "./schema.ts";

/** The office's list of stores, and its export as a file that POST /stores/import accepts. */
export function storeOfficeRoutes(app: App, db: Db): void {
  const reading = [staffOnly(db, "stores:read"), noStore];
  const tags = ["stores"];

  const listing = {
    schema: { tags, querystring: OfficeStoreQuery, response: { 200: StoreRows } },
    onRequest: reading,
  };
  app.get("/staff/stores", listing, async ({ query }) => {
    const { rows, total } = await listStores(db, query);
    const data = rows.map((row) => ({ ...row, updatedAt: row.updatedAt.toISOString() }));
    return { data, meta: { total, isExact: true, page: query.page, limit: query.limit } };
  });

  const choosing = { schema: { tags, response: { 200: one(StoreFacets) } }, onRequest: reading };
  app.get("/staff/stores/facets", choosing, async () => ({ data: { countries: await findCountries(db) }, meta: {} }));

  const exporting = {
    schema: { tags, querystring: OfficeStoreFilter },
    onRequest: [staffOnly(db, "stores:read"), staffOnly(db, "exports:write")],
  };
  app.get("/staff/stores/export", exporting, ({ query }, reply) =>
    sendExport(db, reply, {
      type: "store",
      name: "stores",
      filter: query,
      columns,
      batches: eachAfter((after, limit) => storesAfter(db, query, after, limit)),
    }),
  );
}

/** The columns in the form that csv.ts reads. */
const yesNo = (is: boolean) => (is ? "yes" : "no");
const columns: ExportColumns<Store> = [
  ["slug", ({ slug }) => slug],
  ["name", ({ name }) => name],
  ["street", ({ street }) => street],
  ["city", ({ city }) => city],
  ["state", ({ state }) => state],
  ["postal_code", ({ postalCode }) => postalCode],
  ["country", ({ country }) => country],
  ["lat", ({ lat }) => lat],
  ["lng", ({ lng }) => lng],
  ["time_zone", ({ timeZone }) => timeZone],
  ["phone", ({ phone }) => phone],
  ["email", ({ email }) => email],
  ["website", ({ website }) => website],
  ["brands", ({ brands }) => brands.join("|")],
  ["services", ({ services }) => services.join("|")],
  ["hours", ({ hours }) => writeHours(hours)],
  ["image", ({ image }) => image],
  ["is_own", ({ isOwn }) => yesNo(isOwn)],
  ["is_visible", ({ isVisible }) => yesNo(isVisible)],
];
