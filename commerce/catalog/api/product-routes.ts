import type { Counts } from "#commerce/catalog/listings/listing-page.ts";
import type { OwnFilter } from "#commerce/catalog/listings/own-filters.ts";
import { exponentOf } from "#commerce/shared/money/rules.ts";
import { currencyOf } from "#commerce/shared/regions/rules.ts";
import type { Language, PriceRegion } from "#commerce/shared/regions/schema.ts";
import { pageOf, pageOfAll, parseIds, single } from "#commerce/shared/rest/lists.ts";
import { IdParams } from "#commerce/shared/rest/shapes.ts";
import type { App } from "#platform/http/app.ts";
import { idIn } from "#platform/ids.ts";
import type { Problem } from "#platform/result.ts";
import type { CatalogBackend, ListedProduct, Prices } from "./backend.ts";
import { notFound, refused, sendCached, stockMaxAge } from "./cached-responses.ts";
import type { ProductFilter } from "./find-pages.ts";
import {
  listIncludes,
  PageQuery,
  ProductQuery,
  ProductsQuery,
  ProductVariantsQuery,
  readFilters,
  readRanges,
  readSelection,
  readSort,
  readVariantFields,
  VariantParams,
} from "./read-query.ts";
import type { ResponseCache } from "./response-cache.ts";
import { type Include, includes, onlyFields, optionToRest, summaryToRest, variantToRest } from "./rest.ts";
import { facetsToRest } from "./rest-facets.ts";

/** GET /products and below (specification 7.1). */
export function productRoutes(app: App, catalog: CatalogBackend, cache: ResponseCache): void {
  app.get<{ Querystring: ProductsQuery }>("/products", { schema: { querystring: ProductsQuery } }, (request, reply) =>
    sendCached(request, reply, cache, async (region, discount) => {
      const { query } = request;
      const selection = readSelection(query, catalog.hasFacets ? listIncludes : includes);
      const sort = readSort(query.sort, catalog.hasFacets ? query["categories:in"] : undefined);
      if (!selection.ok) return refused(selection.problem);
      if (!sort.ok) return refused(sort.problem);
      const ranges = readRanges(query);
      if (!ranges.ok) return refused(ranges.problem);
      const filter = { ...filterOf(query, region), ranges: ranges.value };
      const [unknown] = catalog.hasFacets ? [] : Object.keys({ ...filter.filters, ...filter.ranges });
      if (unknown !== undefined) return refused(noFilter(unknown));
      const { fields } = selection.value;
      const include = selection.value.include.filter((one) => one !== "facets");
      const order =
        sort.value === "category" ? { sort: "popularity" as const, isAsInCategory: true } : { sort: sort.value };
      const found = await catalog.products({ ...filter, ...order, discount, include });
      const withCounts = include.length < selection.value.include.length;
      const own = (withCounts && (await catalog.ownFilters?.())) || [];
      const more = found.counts && withCounts ? metaOf(found.counts(), region, own, query.lang) : {};
      const data = found.products.map((product) => rowOf(product, include, fields, query.lang));
      return { body: pageOf(request, data, found.total, query.page, query.limit, more), maxAge: stockMaxAge };
    }),
  );

  app.get<{ Params: IdParams; Querystring: ProductQuery }>(
    "/products/:id",
    { schema: { params: IdParams, querystring: ProductQuery } },
    (request, reply) =>
      sendCached(request, reply, cache, async (region, discount) => {
        const selection = readSelection(request.query, includes);
        if (!selection.ok) return refused(selection.problem);
        const { include, fields } = selection.value;
        const id = idIn(request.params.id);
        const product = id === 0 ? null : await catalog.product(id, { region, discount }, include);
        return product
          ? { body: single(rowOf(product, include, fields, request.query.lang)), maxAge: stockMaxAge }
          : notFound("product");
      }),
  );
  optionRoutes(app, catalog, cache);
}

function optionRoutes(app: App, catalog: CatalogBackend, cache: ResponseCache): void {
  const findSold = async (text: string, prices: Prices) => {
    const id = idIn(text);
    return id === 0 ? null : catalog.detail(id, prices);
  };

  app.get<{ Params: IdParams; Querystring: PageQuery }>(
    "/products/:id/options",
    { schema: { params: IdParams, querystring: PageQuery } },
    (request, reply) =>
      sendCached(request, reply, cache, async (region) => {
        const product = await findSold(request.params.id, { region, discount: null });
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
        const product = await findSold(request.params.id, { region, discount });
        if (!product) return notFound("product");
        const { lang } = request.query;
        const data = product.variants.map((variant) => onlyFields(variantToRest(product, variant, lang), fields.value));
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
        const product = await findSold(request.params.id, { region, discount });
        const variant = product?.variants.find(({ id }) => String(id) === request.params.variantId);
        if (!product || !variant) return notFound("variant");
        const body = single(onlyFields(variantToRest(product, variant, request.query.lang), fields.value));
        return { body, maxAge: stockMaxAge };
      }),
  );
}

const rowOf = (
  { summary, detail }: ListedProduct,
  include: readonly Include[],
  fields: readonly string[] | null,
  language?: Language,
) => onlyFields(summaryToRest(summary, include, detail, language), fields);

function noFilter(name: string): Problem {
  const message = "is not offered by this catalogue";
  return { code: "bad-query", message: `filter:${name} ${message}`, fields: { [`filter:${name}`]: message } };
}

function filterOf(
  query: ProductsQuery,
  region: PriceRegion,
): Omit<ProductFilter, "sort" | "discount"> & { filters: Record<string, string[]> } {
  const { "categories:in": categories, "id:in": ids, "price:min": from, "price:max": to, ...rest } = query;
  const minor = 10 ** exponentOf(currencyOf(region));
  // The rounding error of decimals is far below a thousandth of the smallest coin.
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

/** The answer to include=facets: how many products each value would leave, and the price range. */
function metaOf(
  { facets, priceRange }: Counts,
  region: PriceRegion,
  own: readonly OwnFilter[],
  language: Language = "en",
): object {
  const minor = 10 ** exponentOf(currencyOf(region));
  return {
    facets: facetsToRest(facets, own, language),
    price_range: priceRange && { min: priceRange[0] / minor, max: priceRange[1] / minor },
  };
}
