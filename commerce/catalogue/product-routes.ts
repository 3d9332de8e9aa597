import type { PriceRegion } from "#commerce/regions/schema.ts";
import type { Db } from "#database/tables.ts";
import type { App } from "#platform/http.ts";
import { answerCached, notFound, pageOf, refused, single } from "./answers.ts";
import type { CatalogueCache } from "./cache.ts";
import { findProductPage } from "./pages.ts";
import {
  IdParams,
  ProductQuery,
  ProductsQuery,
  parseId,
  parseIds,
  readIncludes,
  readSort,
  VariantParams,
} from "./queries.ts";
import { findProductDetail, findProductDetails } from "./reads.ts";
import { onlyFields, optionToRest, productToRest, variantToRest } from "./rest.ts";
import type { ProductDetail } from "./schema.ts";

type Sold = ProductDetail & { currency: string };

/** Present in the region, not withdrawn, and with something to sell. */
const isSold = (product: ProductDetail | null): product is Sold =>
  product !== null &&
  product.currency !== undefined &&
  product.availability !== "disabled" &&
  product.variants.length > 0;

export const soldOnly = (products: readonly ProductDetail[]): Sold[] => products.filter(isSold);

/** GET /products and below (specification 7.1). */
export function productRoutes(app: App, db: Db, cache: CatalogueCache): void {
  const findSold = async (text: string, region: PriceRegion): Promise<Sold | null> => {
    const id = parseId(text);
    const product = id === null ? null : await findProductDetail(db, { id }, region);
    return isSold(product) ? product : null;
  };

  app.get<{ Querystring: ProductsQuery }>("/products", { schema: { querystring: ProductsQuery } }, (request, reply) =>
    answerCached(request, reply, cache, async (region) => {
      const { query } = request;
      const include = readIncludes(query.include);
      const sort = readSort(query.sort);
      if (!include.ok) return refused(include.problem);
      if (!sort.ok) return refused(sort.problem);
      const { ids, total } = await findProductPage(db, {
        ...query,
        region,
        sort: sort.value,
        categories: query["categories:in"] === undefined ? undefined : parseIds(query["categories:in"]),
        ids: query["id:in"] === undefined ? undefined : parseIds(query["id:in"]),
      });
      const products = soldOnly(await findProductDetails(db, ids, region));
      const data = products.map((product) =>
        onlyFields(productToRest(product, include.value), query.include_fields, keptBy(include.value)),
      );
      const tags = ["listings", ...ids.map((id) => `product:${id}`)];
      return { body: pageOf(request, data, total, query.page, query.limit), tags };
    }),
  );

  app.get<{ Params: IdParams; Querystring: ProductQuery }>(
    "/products/:id",
    { schema: { params: IdParams, querystring: ProductQuery } },
    (request, reply) =>
      answerCached(request, reply, cache, async (region) => {
        const include = readIncludes(request.query.include);
        if (!include.ok) return refused(include.problem);
        const product = await findSold(request.params.id, region);
        if (!product) return notFound("product");
        const data = productToRest(product, include.value);
        const body = single(onlyFields(data, request.query.include_fields, keptBy(include.value)));
        return { body, tags: [`product:${product.id}`] };
      }),
  );

  app.get<{ Params: IdParams }>("/products/:id/options", { schema: { params: IdParams } }, (request, reply) =>
    answerCached(request, reply, cache, async (region) => {
      const product = await findSold(request.params.id, region);
      if (!product) return notFound("product");
      const data = product.options.map(optionToRest);
      return { body: pageOf(request, data, data.length, 1, 250), tags: [`product:${product.id}`] };
    }),
  );

  app.get<{ Params: IdParams }>("/products/:id/variants", { schema: { params: IdParams } }, (request, reply) =>
    answerCached(request, reply, cache, async (region) => {
      const product = await findSold(request.params.id, region);
      if (!product) return notFound("product");
      const data = product.variants.map((variant) => variantToRest(product, variant));
      return { body: pageOf(request, data, data.length, 1, 250), tags: [`product:${product.id}`] };
    }),
  );

  app.get<{ Params: VariantParams }>(
    "/products/:id/variants/:variantId",
    { schema: { params: VariantParams } },
    (request, reply) =>
      answerCached(request, reply, cache, async (region) => {
        const product = await findSold(request.params.id, region);
        const variant = product?.variants.find(({ id }) => String(id) === request.params.variantId);
        if (!product || !variant) return notFound("variant");
        return { body: single(variantToRest(product, variant)), tags: [`product:${product.id}`] };
      }),
  );
}

const keptBy = (include: readonly string[]): string[] => [
  ...include,
  ...(include.includes("options") ? ["product_options"] : []),
];
