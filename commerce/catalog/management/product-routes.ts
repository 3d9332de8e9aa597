import type { FastifyRequest } from "fastify";
import { type Static, Type } from "typebox";
import { categoryRoutes } from "#commerce/catalog/categories/routes.ts";
import { otherId, refuseChange } from "#commerce/catalog/shared/problems.ts";
import {
  batchLimit,
  listedAs,
  manyMerged,
  metaOf,
  paged,
  requireCatalogStaff,
} from "#commerce/catalog/shared/staff-routes.ts";
import { priceRegions } from "#commerce/shared/regions/schema.ts";
import { pageOf, parseIds } from "#commerce/shared/rest/lists.ts";
import { IdParams, literals, one } from "#commerce/shared/rest/shapes.ts";
import { staffAt } from "#commerce/staff/guard/guard.ts";
import { withinMarkets } from "#commerce/staff/guard/markets.ts";
import { mayDo } from "#commerce/staff/permissions/rules.ts";
import type { Db } from "#database/tables.ts";
import type { App } from "#platform/http/app.ts";
import { idIn } from "#platform/ids.ts";
import { findStoredInOrder, noProduct, putProducts, removeProduct } from "./actions.ts";
import { binProduct } from "./bin.ts";
import { priceRoutes } from "./prices/price-routes.ts";
import { productToV3 } from "./rest.ts";
import { NewProduct, ProductBatch, ProductBody, type ProductChange, ProductV3 } from "./schema.ts";
import { findStoredPage } from "./stored.ts";
import { findProductInPages, findVariantPage, OtherVariants, VariantPage, VariantQuery } from "./variant-pages.ts";

const Query = Type.Object({
  page: Type.Integer({ minimum: 1, maximum: 1_000_000, default: 1 }),
  limit: Type.Integer({ minimum: 1, maximum: 250, default: 50 }),
  "id:in": Type.Optional(Type.String({ pattern: "^\\d+(,\\d+)*$", maxLength: 5000 })),
  sku: Type.Optional(Type.String({ maxLength: 200 })),
  uid: Type.Optional(Type.String({ maxLength: 200 })),
});

/**
 * A caller that shows a product with hundreds of variants requests the first ones, and the others when they are viewed.
 */
const Shown = Type.Object({ variants: Type.Optional(literals(["first"])) });
const others = { variants: Type.Optional(OtherVariants) };
const InPages = Type.Object({
  data: ProductV3,
  meta: Type.Object({ merged: Type.Optional(Type.Array(Type.String())), ...others }),
});

const Deleting = Type.Object({
  permanent: Type.Optional(
    Type.Boolean({
      description: "true: at once and for good; else it lies in the bin for 30 days, and its uid and SKUs stay taken",
    }),
  ),
});

const ProductPage = paged(ProductV3);
type VariantsBody = Pick<ProductChange["body"], "variants">;

const pricesOf = (bodies: readonly VariantsBody[]) =>
  bodies.flatMap(({ variants = [] }) => variants.flatMap(({ prices }) => (prices ? [prices] : [])));

/** The price regions of new products' prices. */
const pricedIn = (bodies: readonly VariantsBody[]): string[] =>
  pricesOf(bodies)
    .flat()
    .map(({ region }) => region);

/** A variant's prices are replaced as a whole list, in all regions. Prices of one region are set at /pricelists. */
const repricedIn = (bodies: readonly VariantsBody[]): readonly string[] =>
  pricesOf(bodies).length > 0 ? priceRegions : [];

/** What the sender may change besides the products' own fields. */
const allowedTo = (request: FastifyRequest) => {
  const staff = staffAt(request);
  return { mayCount: mayDo(staff, "stock:write"), markets: staff.markets };
};

/** Products for staff: list, add, change and delete, including hidden and withdrawn ones. */
export function productRoutes(app: App, { db }: { db: Db }): void {
  const onRequest = requireCatalogStaff(db);
  const shown = async (ids: readonly number[]) => (await findStoredInOrder(db, ids)).map(productToV3);

  const listing = { schema: { querystring: Query, response: { 200: ProductPage } }, onRequest };
  app.get("/catalog/products", listing, async (request) => {
    const { "id:in": ids, ...query } = request.query;
    const found = await findStoredPage(db, { ...query, ids: ids === undefined ? undefined : parseIds(ids) });
    const data = found.products.map(productToV3);
    return pageOf(request, data, found.total, query.page, query.limit) as Static<typeof ProductPage>;
  });

  /** One product, with the values of the other variants when it contains only the first ones. */
  async function findOne(id: number, { variants }: Static<typeof Shown>): Promise<Static<typeof InPages> | null> {
    const found = variants === "first" ? await findProductInPages(db, id) : null;
    if (found) return { data: found.data, meta: { variants: found.variants } };
    const [data] = variants === "first" ? [] : await shown([id]);
    return data ? { data, meta: {} } : null;
  }

  const reading = { schema: { params: IdParams, querystring: Shown, response: { 200: InPages } }, onRequest };
  app.get("/catalog/products/:id", reading, async ({ params, query }, reply) => {
    return (await findOne(idIn(params.id), query)) ?? refuseChange(reply, noProduct.problem);
  });

  const paging = { schema: { params: IdParams, querystring: VariantQuery, response: { 200: VariantPage } }, onRequest };
  app.get("/catalog/products/:id/variants", paging, async ({ params, query }, reply) => {
    const { "id:in": ids, ...asked } = query;
    const found = await findVariantPage(db, idIn(params.id), {
      ...asked,
      ids: ids === undefined ? ids : parseIds(ids),
    });
    if (!found) return refuseChange(reply, noProduct.problem);
    const { product, ids: all } = found;
    return { data: product.variants, meta: { total: all.length, ids: all, page: asked.page, limit: asked.limit } };
  });

  const adding = {
    schema: { body: NewProduct, response: { 201: one(ProductV3) } },
    onRequest,
    preHandler: withinMarkets("catalogue:write", ({ body }) => pricedIn([body as VariantsBody])),
  };
  app.post("/catalog/products", adding, async (request, reply) => {
    const allowed = { ...allowedTo(request), mayBeThere: false };
    const added = await putProducts(db, [{ body: request.body, at: "" }], allowed);
    if (!added.ok) return refuseChange(reply, added.problem);
    const [data] = await shown(added.value.ids);
    return data ? reply.code(201).send({ data, meta: {} }) : refuseChange(reply, noProduct.problem);
  });

  const putting = {
    schema: { body: ProductBatch, response: { 200: manyMerged(ProductV3) } },
    onRequest,
    preValidation: listedAs("products"),
    preHandler: withinMarkets("catalogue:write", ({ body }) =>
      repricedIn((body as { products: VariantsBody[] }).products),
    ),
    bodyLimit: batchLimit,
  };
  app.put("/catalog/products", putting, async (request, reply) => {
    const changes = request.body.products.map((product, place) => ({ body: product, at: `products.${place}` }));
    const put = await putProducts(db, changes, allowedTo(request));
    if (!put.ok) return refuseChange(reply, put.problem);
    return { data: await shown(put.value.ids), meta: metaOf(put.value.merged) };
  });

  const changing = {
    schema: { params: IdParams, querystring: Shown, body: ProductBody, response: { 200: InPages } },
    onRequest,
    preHandler: withinMarkets("catalogue:write", ({ body }) => repricedIn([body as VariantsBody])),
  };
  app.put("/catalog/products/:id", changing, async (request, reply) => {
    const { params, body, query } = request;
    const id = idIn(params.id);
    if (id === 0) return refuseChange(reply, noProduct.problem);
    if (body.id !== undefined && body.id !== id) return refuseChange(reply, otherId.problem);
    const put = await putProducts(db, [{ body: { ...body, id }, at: "" }], allowedTo(request));
    if (!put.ok) return refuseChange(reply, put.problem);
    const changed = await findOne(id, query);
    if (!changed) return refuseChange(reply, noProduct.problem);
    return { data: changed.data, meta: { ...changed.meta, ...metaOf(put.value.merged) } };
  });

  const deleting = {
    schema: { params: IdParams, querystring: Deleting, response: { 204: Type.Null() } },
    onRequest,
    // What is gone for good is gone in every market.
    preHandler: withinMarkets("catalogue:write", ({ query }) =>
      (query as Static<typeof Deleting>).permanent ? priceRegions : [],
    ),
  };
  app.delete("/catalog/products/:id", deleting, async ({ params, query }, reply) => {
    const remove = query.permanent ? removeProduct : binProduct;
    const removed = await remove(db, idIn(params.id));
    return removed.ok ? reply.code(204).send(null) : refuseChange(reply, removed.problem);
  });
}

/** The staff routes with the scope catalogue:write: docs/catalogue.md. Stock by itself is in commerce/catalog/stock. */
export function managementRoutes(app: App, services: { db: Db }): void {
  categoryRoutes(app, services);
  productRoutes(app, services);
  priceRoutes(app, services);
}
