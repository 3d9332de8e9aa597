import type { FastifyReply, FastifyRequest } from "fastify";
import { pageOf, single } from "#commerce/catalog/api/cached-responses.ts";
import {
  IdParams,
  IdsQuery,
  PageQuery,
  ProductQuery,
  ProductsQuery,
  ProductVariantsQuery,
  parseId,
  parseIds,
  readFewIds,
  readFilters,
  readSelection,
  readSort,
  readVariantFields,
  VariantParams,
  VariantsQuery,
} from "#commerce/catalog/api/read-query.ts";
import {
  type Include,
  includes,
  inventoryToRest,
  onlyFields,
  optionToRest,
  outOfStockToRest,
  productToRest,
  variantToRest,
} from "#commerce/catalog/api/rest.ts";
import { categoryToRest, nodeToRest } from "#commerce/catalog/api/routes.ts";
import { treeOf } from "#commerce/catalog/products/categories.ts";
import type { Variant } from "#commerce/catalog/products/schema.ts";
import { exponentOf } from "#commerce/shared/money/rules.ts";
import { currencyOf } from "#commerce/shared/regions/rules.ts";
import type { PriceRegion } from "#commerce/shared/regions/schema.ts";
import { type App, sendProblem } from "#platform/http.ts";
import type { Problem } from "#platform/result.ts";
import type { CatalogueBackend, ProductsAsked, Sold } from "./catalog.ts";

const regionOf = async (request: FastifyRequest) => (await request.visit.region()) ?? "us";
const send = (reply: FastifyReply, body: object) => reply.header("cache-control", "private, no-cache").send(body);
const missing = (reply: FastifyReply, what: string) =>
  sendProblem(reply, 404, { code: "not-found", message: `There is no such ${what}.` });
const list = (text: string | undefined) => (text === undefined ? undefined : parseIds(text));

/** A platform's pictures have whole addresses and do not go through our media door. */
const outside = (url: string): string => (url.startsWith("/i/firn/http") ? url.slice("/i/firn/".length) : url);

const variantRow = (product: Sold, variant: Variant) => {
  const row = variantToRest(product, variant);
  return { ...row, image_url: outside(row.image_url), thumbnail: outside(row.thumbnail) };
};

const productRow = (product: Sold, include: readonly Include[]) => ({
  ...productToRest(product, include),
  images: product.images.map(({ id }, sort_order) => ({ url_standard: outside(`/i/firn/${id}`), sort_order })),
  ...(include.includes("variants") && { variants: product.variants.map((variant) => variantRow(product, variant)) }),
});

/** Filters by attribute and the counts beside them are made of our own tables; a platform has none that we could ask. */
function unknownIn(query: ProductsQuery): Problem | null {
  const [name] = Object.keys(readFilters(query));
  if (name === undefined) return null;
  const message = "is not offered by this catalogue";
  return { code: "bad-query", message: `filter:${name} ${message}`, fields: { [`filter:${name}`]: message } };
}

function askedOf(query: ProductsQuery, region: PriceRegion): Omit<ProductsAsked, "sort" | "withOptions"> {
  const { "categories:in": categories, "id:in": ids, "price:min": from, "price:max": to, ...rest } = query;
  const minor = 10 ** exponentOf(currencyOf(region));
  const { sku, name, availability, page, limit, direction } = rest;
  return {
    ...{ region, sku, name, availability, page, limit, direction },
    categories: list(categories),
    ids: list(ids),
    isVisible: rest.is_visible,
    ...(rest.in_stock && { inStock: true }),
    ...(from !== undefined && { priceFrom: Math.round(from * minor) }),
    ...(to !== undefined && { priceTo: Math.round(to * minor) }),
  };
}

/** GET /products, /variants, /categories and what is below them (specification 7.1). */
export function catalogueDoor(app: App, catalogue: CatalogueBackend): void {
  const soldIn = async (request: FastifyRequest, text: string): Promise<Sold | null> => {
    const id = parseId(text);
    return id === null ? null : catalogue.product(id, await regionOf(request));
  };

  app.get<{ Querystring: ProductsQuery }>(
    "/products",
    { schema: { querystring: ProductsQuery } },
    async (request, reply) => {
      const { query } = request;
      const asked = readSelection(query, includes);
      const sort = readSort(query.sort);
      const unknown = unknownIn(query);
      if (!asked.ok) return sendProblem(reply, 400, asked.problem);
      if (!sort.ok) return sendProblem(reply, 400, sort.problem);
      if (unknown) return sendProblem(reply, 400, unknown);
      const { include, fields } = asked.value;
      const narrowed = askedOf(query, await regionOf(request));
      const withOptions = include.includes("options");
      const { products, total } = await catalogue.products({ ...narrowed, sort: sort.value, withOptions });
      const data = products.map((product) => onlyFields(productRow(product, include), fields));
      return send(reply, pageOf(request, data, total, query.page, query.limit));
    },
  );

  type OneProduct = { Params: IdParams; Querystring: ProductQuery };
  const one = { schema: { params: IdParams, querystring: ProductQuery } };
  app.get<OneProduct>("/products/:id", one, async (request, reply) => {
    const asked = readSelection(request.query, includes);
    if (!asked.ok) return sendProblem(reply, 400, asked.problem);
    const product = await soldIn(request, request.params.id);
    if (!product) return missing(reply, "product");
    return send(reply, single(onlyFields(productRow(product, asked.value.include), asked.value.fields)));
  });

  const ofOptions = { schema: { params: IdParams, querystring: PageQuery } };
  app.get<{ Params: IdParams; Querystring: PageQuery }>("/products/:id/options", ofOptions, async (request, reply) => {
    const { page, limit } = request.query;
    const product = await soldIn(request, request.params.id);
    if (!product) return missing(reply, "product");
    const data = product.options.map(optionToRest);
    return send(reply, pageOf(request, data.slice((page - 1) * limit, page * limit), data.length, page, limit));
  });

  type VariantsOf = { Params: IdParams; Querystring: ProductVariantsQuery };
  const ofVariants = { schema: { params: IdParams, querystring: ProductVariantsQuery } };
  app.get<VariantsOf>("/products/:id/variants", ofVariants, async (request, reply) => {
    const { page, limit, include_fields } = request.query;
    const fields = readVariantFields(include_fields);
    if (!fields.ok) return sendProblem(reply, 400, fields.problem);
    const product = await soldIn(request, request.params.id);
    if (!product) return missing(reply, "product");
    const shown = product.variants.slice((page - 1) * limit, page * limit);
    const data = shown.map((variant) => onlyFields(variantRow(product, variant), fields.value));
    return send(reply, pageOf(request, data, product.variants.length, page, limit));
  });

  const path = "/products/:id/variants/:variantId";
  type OneVariant = { Params: VariantParams; Querystring: ProductQuery };
  const oneVariant = { schema: { params: VariantParams, querystring: ProductQuery } };
  app.get<OneVariant>(path, oneVariant, async (request, reply) => {
    const fields = readVariantFields(request.query.include_fields);
    if (!fields.ok) return sendProblem(reply, 400, fields.problem);
    const product = await soldIn(request, request.params.id);
    const variant = product?.variants.find(({ id }) => String(id) === request.params.variantId);
    if (!product || !variant) return missing(reply, "variant");
    return send(reply, single(onlyFields(variantRow(product, variant), fields.value)));
  });

  app.get<{ Querystring: VariantsQuery }>(
    "/variants",
    { schema: { querystring: VariantsQuery } },
    async (request, reply) => {
      const { page, limit, sku, include_fields, ...query } = request.query;
      const fields = readVariantFields(include_fields);
      if (!fields.ok) return sendProblem(reply, 400, fields.problem);
      const { found, total } = await catalogue.variants({
        region: await regionOf(request),
        page,
        limit,
        ...(sku !== undefined && { sku }),
        ids: list(query["id:in"] ?? query.id),
        productIds: list(query["product_id:in"] ?? query.product_id),
      });
      const data = found.map(({ product, variant }) => onlyFields(variantRow(product, variant), fields.value));
      return send(reply, pageOf(request, data, total, page, limit));
    },
  );

  app.get<{ Querystring: PageQuery }>("/categories", { schema: { querystring: PageQuery } }, async (request, reply) => {
    const { page, limit } = request.query;
    const all = await catalogue.categories(await regionOf(request));
    const data = all.slice((page - 1) * limit, page * limit).map(categoryToRest);
    return send(reply, pageOf(request, data, all.length, page, limit));
  });

  app.get<{ Params: IdParams }>("/categories/:id", { schema: { params: IdParams } }, async (request, reply) => {
    const all = await catalogue.categories(await regionOf(request));
    const category = all.find(({ id }) => String(id) === request.params.id);
    return category ? send(reply, single(categoryToRest(category))) : missing(reply, "category");
  });

  app.get("/category_tree", async (request, reply) =>
    send(reply, single(treeOf(await catalogue.categories(await regionOf(request))).map(nodeToRest))),
  );

  const stock = { "/out-of-stock": outOfStockToRest, "/category/products/inventory": inventoryToRest };
  for (const [address, toRest] of Object.entries(stock)) {
    app.get<{ Querystring: IdsQuery }>(address, { schema: { querystring: IdsQuery } }, async (request, reply) => {
      const ids = readFewIds(request.query.ids);
      if (!ids.ok) return sendProblem(reply, 400, ids.problem);
      const products = await catalogue.productsByIds(ids.value, await regionOf(request));
      return send(reply, single(products.map((product) => toRest(product))));
    });
  }
}
