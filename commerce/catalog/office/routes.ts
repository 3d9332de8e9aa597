import { Type } from "typebox";
import { listCategories } from "#commerce/catalog/categories/actions.ts";
import { countProductsIn } from "#commerce/catalog/categories/reads.ts";
import { noProduct } from "#commerce/catalog/management/actions.ts";
import { binProduct, restoreProduct } from "#commerce/catalog/management/bin.ts";
import { refuseChange } from "#commerce/catalog/shared/problems.ts";
import { search } from "#commerce/shared/lists/schema.ts";
import { priceRegions } from "#commerce/shared/regions/schema.ts";
import { IdParams, many, one } from "#commerce/shared/rest/shapes.ts";
import { sendExport } from "#commerce/staff/exports/send-export.ts";
import { staffOnly } from "#commerce/staff/guard/guard.ts";
import type { JobServices } from "#commerce/staff/jobs/routes.ts";
import { type App, noStore } from "#platform/http/app.ts";
import { idIn } from "#platform/ids.ts";
import { productBulkRoute } from "./bulk-routes.ts";
import { categoryExportRoute } from "./category-export.ts";
import { duplicateProduct } from "./duplicate.ts";
import { LedgerEntry, ledgerOf } from "./ledger.ts";
import { findChecks, listProducts } from "./list-reads.ts";
import { MarketChecks, ProductPage, ProductQuery, StockFilter, StockPage, StockQuery } from "./list-schema.ts";
import { EntryTexts, findElsewhere, findUsual, UsualValues } from "./proposals.ts";
import { stockBulkRoute } from "./stock-bulk.ts";
import { eachStock, listStock } from "./stock-list.ts";

const CategoryRow = Type.Object({
  id: Type.Integer(),
  uid: Type.String(),
  name: Type.String(),
  version: Type.Integer(),
  parentId: Type.Union([Type.Integer(), Type.Null()]),
  position: Type.Integer(),
  isVisible: Type.Boolean(),
  /** Whether it has a rule. */
  hasRule: Type.Boolean(),
  /** In the category itself, without subcategories. */
  productCount: Type.Integer(),
});

/** The office's lists of goods, and bulk changes. */
export function catalogOfficeRoutes(app: App, services: JobServices): void {
  const { db } = services;
  const reading = [staffOnly(db, "catalogue:read"), noStore];
  const writing = [staffOnly(db, "catalogue:write"), noStore];

  const products = { schema: { querystring: ProductQuery, response: { 200: ProductPage } }, onRequest: reading };
  app.get("/staff/products", products, async ({ query }) => {
    const { rows, ...counted } = await listProducts(db, query);
    return { data: rows, meta: { ...counted, page: query.page, limit: query.limit } };
  });

  const stock = {
    schema: { querystring: StockQuery, response: { 200: StockPage } },
    onRequest: [staffOnly(db, "stock:read"), noStore],
  };
  app.get("/staff/stock", stock, async ({ query }) => {
    const { rows, ...counted } = await listStock(db, query);
    return { data: rows, meta: { ...counted, page: query.page, limit: query.limit } };
  });

  const exporting = {
    schema: { querystring: StockFilter },
    onRequest: [staffOnly(db, "stock:read"), staffOnly(db, "exports:write"), noStore],
  };
  app.get("/staff/stock/export", exporting, ({ query }, reply) =>
    sendExport(db, reply, {
      type: "stock",
      name: "stock",
      filter: query,
      batches: eachStock(db, query),
      columns: [
        ["sku", ({ sku }) => sku],
        ["name", ({ name }) => name],
        ["options", ({ options }) => options.join(" / ")],
        ["available", ({ available, isTracked }) => (isTracked ? available : "")],
        ["lowAt", ({ lowAt, isTracked }) => (isTracked ? lowAt : "")],
        ["shelf", ({ shelf }) => shelf],
      ],
    }),
  );

  const ledger = {
    schema: {
      params: Type.Object({ variantId: Type.String() }),
      querystring: Type.Object({
        before: Type.Optional(Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER })),
        limit: Type.Integer({ minimum: 1, maximum: 250, default: 50 }),
      }),
      response: { 200: many(LedgerEntry) },
    },
    onRequest: [staffOnly(db, "stock:read"), noStore],
  };
  app.get("/staff/stock/:variantId/ledger", ledger, async ({ params, query }) => ({
    data: await ledgerOf(db, idIn(params.variantId), query.before, query.limit),
    meta: {},
  }));

  app.get("/staff/categories", { schema: { response: { 200: many(CategoryRow) } }, onRequest: reading }, async () => {
    const [categories, counts] = await Promise.all([listCategories(db), countProductsIn(db)]);
    const ids = new Map(categories.map(({ uid, id }) => [uid, id]));
    const data = categories.map(({ parent, rule, ...category }) => ({
      ...category,
      hasRule: rule !== null,
      parentId: ids.get(parent ?? "") ?? null,
      productCount: counts.get(category.id) ?? 0,
    }));
    return { data, meta: {} };
  });

  const checking = { schema: { params: IdParams, response: { 200: many(MarketChecks) } }, onRequest: reading };
  app.get("/staff/products/:id/checks", checking, async ({ params }, reply) => {
    const data = await findChecks(db, idIn(params.id), priceRegions);
    return data ? { data, meta: {} } : refuseChange(reply, noProduct.problem);
  });

  const elsewhere = { schema: { params: IdParams, response: { 200: one(EntryTexts) } }, onRequest: reading };
  app.get("/staff/products/:id/content-texts", elsewhere, async ({ params }, reply) => {
    const data = await findElsewhere(db, idIn(params.id));
    return data ? { data, meta: {} } : refuseChange(reply, noProduct.problem);
  });

  const usual = {
    schema: { querystring: Type.Object({ kind: Type.Optional(search) }), response: { 200: one(UsualValues) } },
    onRequest: reading,
  };
  app.get("/staff/product-proposals", usual, async ({ query }) => ({
    data: await findUsual(db, query.kind ?? ""),
    meta: {},
  }));

  productBulkRoute(app, services);
  stockBulkRoute(app, services);
  categoryExportRoute(app, db);

  const acting = { schema: { params: IdParams, response: { 204: Type.Null() } }, onRequest: writing };
  app.post("/staff/products/:id/bin", acting, async ({ params }, reply) => {
    const done = await binProduct(db, idIn(params.id));
    return done.ok ? reply.code(204).send(null) : refuseChange(reply, done.problem);
  });
  app.post("/staff/products/:id/restore", acting, async ({ params }, reply) => {
    const done = await restoreProduct(db, idIn(params.id));
    return done.ok ? reply.code(204).send(null) : refuseChange(reply, done.problem);
  });
  const copying = {
    schema: { params: IdParams, response: { 201: Type.Object({ data: Type.Object({ id: Type.Integer() }) }) } },
    onRequest: writing,
  };
  app.post("/staff/products/:id/duplicate", copying, async ({ params }, reply) => {
    const copied = await duplicateProduct(db, idIn(params.id));
    return copied.ok ? reply.code(201).send({ data: { id: copied.value } }) : refuseChange(reply, copied.problem);
  });
}
