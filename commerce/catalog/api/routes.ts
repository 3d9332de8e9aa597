import { type Category, type CategoryNode, treeOf } from "#commerce/catalog/categories/tree.ts";
import type { StockOfProduct } from "#commerce/catalog/products/summaries.ts";
import { pageOf, pageOfAll, parseIds, single } from "#commerce/shared/rest/lists.ts";
import { IdParams } from "#commerce/shared/rest/shapes.ts";
import type { App } from "#platform/http/app.ts";
import { sendProblem } from "#platform/http/problems.ts";
import type { CatalogBackend } from "./backend.ts";
import { notFound, refused, sendCached, stockMaxAge } from "./cached-responses.ts";
import { productRoutes } from "./product-routes.ts";
import { IdsQuery, PageQuery, readFewIds, readVariantFields, VariantsQuery } from "./read-query.ts";
import type { ResponseCache } from "./response-cache.ts";
import { inventoryToRest, onlyFields, outOfStockToRest, variantToRest } from "./rest.ts";

/**
 * The catalogue's REST routes, below /api (specification 7.1). The region is the visitor's; "us" where the shop does
 * not sell.
 */
export function catalogRoutes(app: App, catalog: CatalogBackend, cache: ResponseCache): void {
  productRoutes(app, catalog, cache);
  categoryRoutes(app, catalog, cache);
  stockRoutes(app, catalog);

  app.get<{ Querystring: VariantsQuery }>("/variants", { schema: { querystring: VariantsQuery } }, (request, reply) =>
    sendCached(request, reply, cache, async (region, discount) => {
      const { page, limit, sku, include_fields, lang, ...query } = request.query;
      const fields = readVariantFields(include_fields);
      if (!fields.ok) return refused(fields.problem);
      const ids = query["id:in"] ?? query.id;
      const productIds = query["product_id:in"] ?? query.product_id;
      const { found, total } = await catalog.variants({
        region,
        discount,
        page,
        limit,
        sku,
        ids: ids === undefined ? undefined : parseIds(ids),
        productIds: productIds === undefined ? undefined : parseIds(productIds),
      });
      const data = found.map(({ product, variant }) => onlyFields(variantToRest(product, variant, lang), fields.value));
      return { body: pageOf(request, data, total, page, limit), maxAge: stockMaxAge };
    }),
  );
}

function categoryRoutes(app: App, catalog: CatalogBackend, cache: ResponseCache): void {
  app.get<{ Querystring: PageQuery }>("/categories", { schema: { querystring: PageQuery } }, (request, reply) =>
    sendCached(request, reply, cache, async (region) => {
      const categories = await catalog.categories(region);
      return { body: pageOfAll(request, categories.map(categoryToRest), request.query) };
    }),
  );

  app.get<{ Params: IdParams }>("/categories/:id", { schema: { params: IdParams } }, (request, reply) =>
    sendCached(request, reply, cache, async (region) => {
      const category = (await catalog.categories(region)).find(({ id }) => String(id) === request.params.id);
      return category ? { body: single(categoryToRest(category)) } : notFound("category");
    }),
  );

  app.get("/category_tree", (request, reply) =>
    sendCached(request, reply, cache, async (region) => ({
      body: single(treeOf(await catalog.categories(region)).map(nodeToRest)),
    })),
  );
}

/** Stock is read every time and never cached. */
function stockRoutes(app: App, catalog: CatalogBackend): void {
  const shapes: Record<string, (product: StockOfProduct) => object> = {
    "/out-of-stock": outOfStockToRest,
    "/category/products/inventory": inventoryToRest,
  };
  for (const [path, toRest] of Object.entries(shapes)) {
    app.get<{ Querystring: IdsQuery }>(path, { schema: { querystring: IdsQuery } }, async (request, reply) => {
      const ids = readFewIds(request.query.ids);
      if (!ids.ok) return sendProblem(reply, 400, ids.problem);
      const products = await catalog.stock(ids.value, (await request.visit.region()) ?? "us");
      return reply.header("cache-control", "no-store").send(single(products.map(toRest)));
    });
  }
}

const categoryToRest = (category: Category) => ({
  id: category.id,
  uid: category.uid,
  parent_id: category.parentId ?? 0,
  name: category.name,
  sort_order: category.position,
  is_visible: true,
  url: `/c/${category.path}`,
  custom_url: { url: `/c/${category.path}`, is_customized: false },
});

const nodeToRest = (node: CategoryNode): object => ({
  ...categoryToRest(node),
  children: node.children.map(nodeToRest),
});
