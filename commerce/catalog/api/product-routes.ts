import { discountedCards, discountedDetails } from "#commerce/catalog/prices/discounts.ts";
import { findProductDetail, findProductDetails } from "#commerce/catalog/products/reads.ts";
import type { Facet, ProductDetail } from "#commerce/catalog/products/schema.ts";
import { findSummaries } from "#commerce/catalog/products/summaries.ts";
import type { Discount } from "#commerce/shared/discounts/schema.ts";
import { exponentOf } from "#commerce/shared/money/rules.ts";
import { currencyOf } from "#commerce/shared/regions/rules.ts";
import type { PriceRegion } from "#commerce/shared/regions/schema.ts";
import type { Db } from "#database/tables.ts";
import type { App } from "#platform/http.ts";
import { notFound, pageOf, pageOfAll, refused, sendCached, single, stockMaxAge } from "./cached-responses.ts";
import { findProductPage, type ProductFilter } from "./find-pages.ts";
import {
  IdParams,
  listIncludes,
  PageQuery,
  ProductQuery,
  type ProductSelection,
  ProductsQuery,
  ProductVariantsQuery,
  parseId,
  parseIds,
  readFilters,
  readSelection,
  readSort,
  readVariantFields,
  VariantParams,
} from "./read-query.ts";
import type { ResponseCache } from "./response-cache.ts";
import {
  type Include,
  includes,
  onlyFields,
  optionToRest,
  type PricedProduct,
  summaryToRest,
  variantToRest,
} from "./rest.ts";

/** Present in the region, and with something that is or was sold. */
const isPriced = (product: ProductDetail | null): product is PricedProduct =>
  product !== null && product.currency !== undefined && product.variants.length > 0;

/** GET /products and below (specification 7.1). */
export function productRoutes(app: App, db: Db, cache: ResponseCache): void {
  app.get<{ Querystring: ProductsQuery }>("/products", { schema: { querystring: ProductsQuery } }, (request, reply) =>
    sendCached(request, reply, cache, async (region, discount) => {
      const { query } = request;
      const selection = readSelection(query, listIncludes);
      const sort = readSort(query.sort);
      if (!selection.ok) return refused(selection.problem);
      if (!sort.ok) return refused(sort.problem);
      const filter = { ...filterOf(query, region), discount, sort: sort.value };
      const { ids, total, counts } = await findProductPage(db, filter);
      const more = selection.value.include.includes("facets") ? metaOf(counts(), region) : {};
      const data = await findProducts(db, ids, { region, discount }, selection.value);
      return { body: pageOf(request, data, total, query.page, query.limit, more), maxAge: stockMaxAge };
    }),
  );

  app.get<{ Params: IdParams; Querystring: ProductQuery }>(
    "/products/:id",
    { schema: { params: IdParams, querystring: ProductQuery } },
    (request, reply) =>
      sendCached(request, reply, cache, async (region, discount) => {
        const selection = readSelection(request.query, includes);
        if (!selection.ok) return refused(selection.problem);
        const id = parseId(request.params.id);
        const [data] = id === null ? [] : await findProducts(db, [id], { region, discount }, selection.value);
        return data ? { body: single(data), maxAge: stockMaxAge } : notFound("product");
      }),
  );
  optionRoutes(app, db, cache);
}

/** Options and variants of one product. */
function optionRoutes(app: App, db: Db, cache: ResponseCache): void {
  const findSold = async (
    text: string,
    region: PriceRegion,
    discount: Discount | null,
  ): Promise<PricedProduct | null> => {
    const id = parseId(text);
    const found = id === null ? null : await findProductDetail(db, { id }, region);
    const [product = null] = found ? await discountedDetails(db, [found], discount) : [];
    return isPriced(product) ? product : null;
  };

  app.get<{ Params: IdParams; Querystring: PageQuery }>(
    "/products/:id/options",
    { schema: { params: IdParams, querystring: PageQuery } },
    (request, reply) =>
      sendCached(request, reply, cache, async (region) => {
        const product = await findSold(request.params.id, region, null);
        if (!product) return notFound("product");
        return { body: pageOfAll(request, product.options.map(optionToRest), request.query) };
      }),
  );

  app.get<{ Params: IdParams; Querystring: ProductVariantsQuery }>(
    "/products/:id/variants",
    { schema: { params: IdParams, querystring: ProductVariantsQuery } },
    (request, reply) =>
      sendCached(request, reply, cache, async (region, discount) => {
        const fields = readVariantFields(request.query.include_fields);
        if (!fields.ok) return refused(fields.problem);
        const product = await findSold(request.params.id, region, discount);
        if (!product) return notFound("product");
        const data = product.variants.map((variant) => onlyFields(variantToRest(product, variant), fields.value));
        return { body: pageOfAll(request, data, request.query), maxAge: stockMaxAge };
      }),
  );

  app.get<{ Params: VariantParams; Querystring: ProductQuery }>(
    "/products/:id/variants/:variantId",
    { schema: { params: VariantParams, querystring: ProductQuery } },
    (request, reply) =>
      sendCached(request, reply, cache, async (region, discount) => {
        const fields = readVariantFields(request.query.include_fields);
        if (!fields.ok) return refused(fields.problem);
        const product = await findSold(request.params.id, region, discount);
        const variant = product?.variants.find(({ id }) => String(id) === request.params.variantId);
        if (!product || !variant) return notFound("variant");
        const body = single(onlyFields(variantToRest(product, variant), fields.value));
        return { body, maxAge: stockMaxAge };
      }),
  );
}

type Prices = { region: PriceRegion; discount: Discount | null };

/** Products by id as they are answered; options and variants are read only where they are asked for. */
async function findProducts(
  db: Db,
  ids: readonly number[],
  { region, discount }: Prices,
  { include, fields }: ProductSelection<Include | "facets">,
): Promise<object[]> {
  const parts = includes.filter((one) => include.includes(one));
  const [summaries, details] = await Promise.all([
    findSummaries(db, ids, region).then((found) => discountedCards(db, found, discount)),
    parts.length > 0
      ? findProductDetails(db, ids, region).then((found) => discountedDetails(db, found, discount))
      : ([] as readonly ProductDetail[]),
  ]);
  const byId = new Map(details.filter(isPriced).map((product) => [product.id, product]));
  return summaries.map((product) => onlyFields(summaryToRest(product, parts, byId.get(product.id)), fields));
}

function filterOf(query: ProductsQuery, region: PriceRegion): Omit<ProductFilter, "sort" | "discount"> {
  const { "categories:in": categories, "id:in": ids, "price:min": from, "price:max": to, ...rest } = query;
  const minor = 10 ** exponentOf(currencyOf(region));
  // What decimals lose on their way is far below a thousandth of the smallest coin.
  const exact = (amount: number) => Number((amount * minor).toFixed(3));
  return {
    region,
    categories: categories === undefined ? undefined : parseIds(categories),
    ids: ids === undefined ? undefined : parseIds(ids),
    sku: rest.sku,
    name: rest.name,
    availability: rest.availability,
    isVisible: rest.is_visible,
    filters: readFilters(query),
    ...(rest.in_stock && { inStock: true }),
    ...(from !== undefined && { priceFrom: Math.ceil(exact(from)) }),
    ...(to !== undefined && { priceTo: Math.floor(exact(to)) }),
    direction: rest.direction,
    page: rest.page,
    limit: rest.limit,
  };
}

type Counted = { facets: readonly Facet[]; priceRange: readonly [number, number] | null };

/** What include=facets adds: how many products each value would leave, and the range of prices. */
function metaOf({ facets, priceRange }: Counted, region: PriceRegion): object {
  const minor = 10 ** exponentOf(currencyOf(region));
  return { facets, price_range: priceRange && { min: priceRange[0] / minor, max: priceRange[1] / minor } };
}
