import { discountedDetails } from "#commerce/catalog/prices/discounts.ts";
import { type Category, type CategoryNode, findCategories, treeOf } from "#commerce/catalog/products/categories.ts";
import { findProductDetails } from "#commerce/catalog/products/reads.ts";
import { findStock, type StockOfProduct } from "#commerce/catalog/products/summaries.ts";
import type { Db } from "#database/tables.ts";
import { type App, sendProblem } from "#platform/http.ts";
import { notFound, pageOf, pageOfAll, refused, sendCached, single, stockMaxAge } from "./cached-responses.ts";
import { findVariantPage } from "./find-pages.ts";
import { productRoutes } from "./product-routes.ts";
import { IdParams, IdsQuery, PageQuery, parseIds, readFewIds, readVariantFields, VariantsQuery } from "./read-query.ts";
import type { ResponseCache } from "./response-cache.ts";
import { inventoryToRest, onlyFields, outOfStockToRest, variantToRest } from "./rest.ts";

/** The catalog's REST routes, below /api (specification 7.1). The region is the visitor's; "us" where nothing is sold. */
export function catalogRoutes(app: App, { db }: { db: Db }, cache: ResponseCache): void {
  productRoutes(app, db, cache);
  categoryRoutes(app, db, cache);
  stockRoutes(app, db);

  app.get<{ Querystring: VariantsQuery }>("/variants", { schema: { querystring: VariantsQuery } }, (request, reply) =>
    sendCached(request, reply, cache, async (region, discount) => {
      const { page, limit, sku, include_fields, ...query } = request.query;
      const fields = readVariantFields(include_fields);
      if (!fields.ok) return refused(fields.problem);
      const ids = query["id:in"] ?? query.id;
      const productIds = query["product_id:in"] ?? query.product_id;
      const found = await findVariantPage(db, {
        region,
        page,
        limit,
        sku,
        ids: ids === undefined ? undefined : parseIds(ids),
        productIds: productIds === undefined ? undefined : parseIds(productIds),
      });
      const details = await findProductDetails(db, found.productIds, region);
      const products = await discountedDetails(db, details, discount);
      const byId = new Map(
        products.flatMap(({ currency, ...product }) =>
          product.variants.map(
            (variant) => [variant.id, currency && { product: { ...product, currency }, variant }] as const,
          ),
        ),
      );
      const data = found.ids
        .flatMap((id) => byId.get(id) || [])
        .map(({ product, variant }) => onlyFields(variantToRest(product, variant), fields.value));
      return { body: pageOf(request, data, found.total, page, limit), maxAge: stockMaxAge };
    }),
  );
}

function categoryRoutes(app: App, db: Db, cache: ResponseCache): void {
  app.get<{ Querystring: PageQuery }>("/categories", { schema: { querystring: PageQuery } }, (request, reply) =>
    sendCached(request, reply, cache, async () => {
      const categories = await findCategories(db);
      return { body: pageOfAll(request, categories.map(categoryToRest), request.query) };
    }),
  );

  app.get<{ Params: IdParams }>("/categories/:id", { schema: { params: IdParams } }, (request, reply) =>
    sendCached(request, reply, cache, async () => {
      const category = (await findCategories(db)).find(({ id }) => String(id) === request.params.id);
      return category ? { body: single(categoryToRest(category)) } : notFound("category");
    }),
  );

  app.get("/category_tree", (request, reply) =>
    sendCached(request, reply, cache, async () => ({
      body: single(treeOf(await findCategories(db)).map(nodeToRest)),
    })),
  );
}

/** Stock is read each time and never cached. */
function stockRoutes(app: App, db: Db): void {
  const shapes: Record<string, (product: StockOfProduct) => object> = {
    "/out-of-stock": outOfStockToRest,
    "/category/products/inventory": inventoryToRest,
  };
  for (const [path, toRest] of Object.entries(shapes)) {
    app.get<{ Querystring: IdsQuery }>(path, { schema: { querystring: IdsQuery } }, async (request, reply) => {
      const ids = readFewIds(request.query.ids);
      if (!ids.ok) return sendProblem(reply, 400, ids.problem);
      const products = await findStock(db, ids.value, (await request.visit.region()) ?? "us");
      return reply.header("cache-control", "no-store").send(single(products.map(toRest)));
    });
  }
}

export const categoryToRest = (category: Category) => ({
  id: category.id,
  uid: category.uid,
  parent_id: category.parentId ?? 0,
  name: category.name,
  sort_order: category.position,
  is_visible: true,
  url: `/c/${category.path}`,
  custom_url: { url: `/c/${category.path}`, is_customized: false },
});

export const nodeToRest = (node: CategoryNode): object => ({
  ...categoryToRest(node),
  children: node.children.map(nodeToRest),
});
