import type { CatalogBackend, ListedProduct } from "#commerce/catalog/api/backend.ts";
import type { PricedProduct } from "#commerce/catalog/api/rest.ts";
import { type Category, inTreeOrder } from "#commerce/catalog/categories/tree.ts";
import { BackendUnavailable } from "#commerce/integrations/backend/backend.ts";
import type { ReadCached } from "#commerce/integrations/bigcommerce/cached-reads.ts";
import type { BigCommerceHttp, Query } from "#commerce/integrations/bigcommerce/http.ts";
import { type BigCommerceSettings, channelOf } from "#commerce/integrations/bigcommerce/settings.ts";
import { uidOf } from "#commerce/integrations/bigcommerce/slugs.ts";
import { toDecimalText } from "#commerce/shared/money/rules.ts";
import { currencyOf } from "#commerce/shared/regions/rules.ts";
import type { PriceRegion } from "#commerce/shared/regions/schema.ts";
import { readPrices } from "./prices.ts";
import { toSold } from "./products.ts";
import type { BcCategory, BcOption, BcProduct, BcVariant, Page } from "./shapes.ts";

export type CatalogServices = {
  http: BigCommerceHttp;
  readCached: ReadCached;
  settings: BigCommerceSettings;
  /** Whether a list that the store refuses counts as an outage instead of an empty list. */
  isStrict?: boolean;
};

/**
 * The seconds for which an answer of the catalogue is cached. Prices and stock change, and the cart asks the store
 * itself.
 */
const freshFor = 30;

/** The store returns at most ten products per call when options are included. */
const perCallWithOptions = 10;
const mostPerPage = 250;

const sorts = { id: "id", name: "name", price: "price", popularity: "total_sold" };

/** Returns products by id, from the cache or (`isNow`) as they are at this moment. */
export type ReadProducts = (ids: readonly number[], region: PriceRegion, isNow?: boolean) => Promise<PricedProduct[]>;

/**
 * The catalogue of one store through /v3/catalog: the products of the region's channel, at the prices of its price
 * list.
 */
export function makeCatalog(parts: CatalogServices): CatalogBackend & { read: ReadProducts } {
  const { readCached } = parts;

  const everyOneOf: ReadProducts = async (ids, region, isNow = false) => {
    const unique = [...new Set(ids)].slice(0, mostPerPage);
    if (unique.length === 0) return [];
    const key = `${region} ids ${unique.join(",")}`;
    const readNow = async () => {
      const { products } = await readProducts(parts, region, { "id:in": unique.join(","), limit: mostPerPage }, true);
      return products;
    };
    const sold = await readCached(key, freshFor, readNow, isNow);
    const byId = new Map(sold.map((product) => [product.id, product]));
    return unique.flatMap((id) => byId.get(id) ?? []);
  };

  return {
    read: everyOneOf,
    hasFacets: false,
    async products(asked) {
      const { region, include, ids, categories, sku, name, sort, direction, page, limit } = asked;
      const withOptions = include.includes("options");
      // An empty list matches nothing. The store would return everything.
      const isNothing = ids?.length === 0 || categories?.length === 0 || asked.isVisible === false;
      if (isNothing || asked.availability === "disabled") return { products: [], total: 0 };
      const currency = currencyOf(region);
      const decimal = (amount: number | undefined) =>
        amount === undefined ? undefined : toDecimalText(amount, currency);
      const query: Query = {
        "id:in": ids?.join(","),
        "categories:in": categories?.join(","),
        sku,
        name,
        availability: asked.availability,
        "price:min": decimal(asked.priceFrom),
        "price:max": decimal(asked.priceTo),
        "inventory_level:min": asked.inStock ? 1 : undefined,
        sort: sorts[sort],
        direction,
        page,
        limit,
      };
      const key = `${region} ${withOptions} ${JSON.stringify(query)}`;
      const found = await readCached(key, freshFor, () => readProducts(parts, region, query, withOptions));
      return { ...found, products: found.products.filter(isListed).map(toListed) };
    },
    async product(id, { region }) {
      const [product] = await everyOneOf([id], region);
      return product ? toListed(product) : null;
    },
    detail: async (id, { region }) => (await everyOneOf([id], region))[0] ?? null,
    stock: async (ids, region) => (await everyOneOf(ids, region)).filter(isListed),
    async variants({ region, ids, productIds, sku, page, limit }) {
      if (ids?.length === 0 || productIds?.length === 0) return { found: [], total: 0 };
      const query = { "id:in": ids?.join(","), "product_id:in": productIds?.join(","), sku, page, limit };
      const rows = await readCached(`variants ${JSON.stringify(query)}`, freshFor, async () => {
        const answer = await parts.http.read<Page<BcVariant>>("/v3/catalog/variants", query);
        return { data: answer?.data ?? [], total: answer?.meta.pagination.total ?? 0 };
      });
      const products = await everyOneOf(
        rows.data.map((row) => row.product_id),
        region,
      );
      const all = new Map(
        products.flatMap((product) => product.variants.map((variant) => [variant.id, { product, variant }] as const)),
      );
      return { found: rows.data.flatMap(({ id }) => all.get(id) ?? []), total: rows.total };
    },
    categories: (region) => readCategories(parts, region),
  };
}

const isListed = (product: PricedProduct): boolean => product.availability !== "disabled";

function toListed(product: PricedProduct): ListedProduct {
  const { variants } = product;
  const cheapest = variants.reduce((best, variant) => (variant.price < best.price ? variant : best));
  const summary = {
    ...product,
    inventoryTracking: variants.some(({ available }) => available !== undefined) ? "variant" : "none",
    categories: product.categories.map(({ id }) => id),
    price: cheapest.price,
    retailPrice: cheapest.retailPrice,
    level: variants.reduce((sum, { available = 0 }) => sum + available, 0),
    isInStock: variants.some((variant) => variant.isInStock),
    isPurchasable: variants.some((variant) => variant.isPurchasable),
  } as const;
  return { summary, detail: product };
}

/** Reads products and categories in parallel, then the prices and, when requested, the options. */
async function readProducts(parts: CatalogServices, region: PriceRegion, query: Query, withOptions: boolean) {
  const channel = channelOf(parts.settings, region);
  if (channel === null) return { products: [], total: 0 };
  const [page, categories] = await Promise.all([
    parts.http.read<Page<BcProduct>>("/v3/catalog/products", {
      ...query,
      "channel_id:in": channel,
      is_visible: true,
      include: "variants,custom_fields,images",
    }),
    readCategories(parts, region),
  ]);
  if (!page && parts.isStrict) throw new BackendUnavailable("BigCommerce refused to list products", 60);
  const rows = page?.data ?? [];
  const variantIds = rows.flatMap((row) => (row.variants ?? []).map(({ id }) => id));
  const [prices, options] = await Promise.all([
    readPrices(parts, region, variantIds),
    withOptions ? readOptions(parts.http, rows) : new Map<number, BcOption[]>(),
  ]);
  const byId = new Map(categories.map((category) => [category.id, category]));
  const known = { currency: currencyOf(region), prices, categories: byId };
  const products = rows.flatMap((row) => {
    const own = options.get(row.id);
    return toSold(own ? { ...row, options: own } : row, known) ?? [];
  });
  return { products, total: page?.meta.pagination.total ?? 0 };
}

/** Reads the options of products that have any, ten products per call, in parallel. */
async function readOptions(http: BigCommerceHttp, rows: readonly BcProduct[]): Promise<Map<number, BcOption[]>> {
  const ids = rows.filter((row) => row.variants?.some((one) => one.option_values.length > 0)).map(({ id }) => id);
  const chunks = Array.from({ length: Math.ceil(ids.length / perCallWithOptions) }, (_, at) =>
    ids.slice(at * perCallWithOptions, (at + 1) * perCallWithOptions),
  );
  const pages = await Promise.all(
    chunks.map((chunk) =>
      http.read<Page<Pick<BcProduct, "id" | "options">>>("/v3/catalog/products", {
        "id:in": chunk.join(","),
        include: "options",
        include_fields: "id",
        limit: perCallWithOptions,
      }),
    ),
  );
  return new Map(pages.flatMap((page) => page?.data ?? []).map(({ id, options }) => [id, options ?? []]));
}

type AdapterServices = { http: BigCommerceHttp; readCached: ReadCached; settings: BigCommerceSettings };

/**
 * Reads the whole category tree of the region's channel: visible categories whose parents are visible too, parents
 * first.
 */
async function readCategories(parts: AdapterServices, region: PriceRegion): Promise<Category[]> {
  const channel = channelOf(parts.settings, region);
  if (channel === null) return [];
  return parts.readCached(`categories ${channel}`, 120, async () => inOrder(await readTree(parts.http, channel)));
}

async function readTree(http: BigCommerceHttp, channel: number): Promise<BcCategory[]> {
  const trees = await http.read<Page<{ id: number }>>("/v3/catalog/trees", { "channel_id:in": channel });
  const tree = trees?.data[0]?.id;
  if (tree === undefined) return [];
  const all: BcCategory[] = [];
  for (let page = 1; ; page += 1) {
    const found = await http.read<Page<BcCategory>>("/v3/catalog/trees/categories", {
      "tree_id:in": tree,
      page,
      limit: 250,
    });
    all.push(...(found?.data ?? []));
    if (!found || page >= found.meta.pagination.total_pages) return all;
  }
}

/** Pure. */
export const inOrder = (rows: readonly BcCategory[]): Category[] =>
  inTreeOrder(
    rows
      .filter((row) => row.is_visible)
      .sort((a, b) => a.sort_order - b.sort_order || a.category_id - b.category_id)
      .map((row) => ({
        id: row.category_id,
        uid: uidOf(row.url?.path, `category-${row.category_id}`),
        parentId: row.parent_id || null,
        name: row.name,
        position: row.sort_order,
        sort: "popular" as const,
        pins: {},
        tile: null,
        hero: null,
        localImages: {},
      })),
  );
