import { sql } from "kysely";
import { firstIn } from "#commerce/catalog/categories/schema.ts";
import { countBits } from "#commerce/catalog/listings/bits.ts";
import { groupPrices } from "#commerce/catalog/listings/group-prices.ts";
import { chooseAndRead } from "#commerce/catalog/listings/index-sync.ts";
import { type Counts, countsOf } from "#commerce/catalog/listings/listing-page.ts";
import type { ListingFilter } from "#commerce/catalog/listings/listing-row.ts";
import type { RegionIndex } from "#commerce/catalog/listings/region-index.ts";
import type { SortOrder } from "#commerce/catalog/listings/sort-orders.ts";
import type { Discount } from "#commerce/shared/discounts/schema.ts";
import { currencyOf } from "#commerce/shared/regions/rules.ts";
import type { PriceRegion } from "#commerce/shared/regions/schema.ts";
import { categoriesTag, inStockTag, listsTag } from "#database/changes/tags.ts";
import type { Db } from "#database/tables.ts";
import { noteTags } from "#platform/cache/noted-tags.ts";
import type { ProductSort } from "./read-query.ts";

/**
 * Pages of ids for the REST routes. They are selected in memory (region-index.ts), so a late page costs no more than
 * the first.
 */

export type IdPage = { ids: number[]; total: number };

export type ProductFilter = Omit<ListingFilter, "within" | "without"> & {
  region: PriceRegion;
  categories?: readonly number[];
  sku?: string;
  name?: string;
  /** Withdrawn products are in no list. */
  availability?: "available" | "preorder" | "disabled";
  isVisible?: boolean;
  /** The caller's prices, by which lists are sorted and filtered. */
  discount?: Discount | null;
  sort: ProductSort;
  /** Instead of `sort`: the order in which shoppers see the requested category. */
  isAsInCategory?: boolean;
  direction: "asc" | "desc";
  page: number;
  limit: number;
};

const orders: Record<ProductSort, { asc: SortOrder; desc: SortOrder; isBackwards?: "asc" | "desc" }> = {
  id: { asc: "id", desc: "id", isBackwards: "desc" },
  name: { asc: "name", desc: "name", isBackwards: "desc" },
  price: { asc: "price-up", desc: "price-down" },
  popularity: { asc: "popular", desc: "popular", isBackwards: "asc" },
};

/** PostgreSQL text contains no null byte, so such a text equals nothing. */
const isStorable = (text = ""): boolean => !text.includes("\0");

/** One page of product ids. `counts` computes the facets of the whole list, only when called. */
export async function findProductPage(db: Db, filter: ProductFilter): Promise<IdPage & { counts(): Counts }> {
  const { region, categories, availability, isVisible, isAsInCategory, discount = null, ...others } = filter;
  const { direction, page, limit, ...rest } = others;
  const own = isAsInCategory ? await orderOf(db, categories?.[0] ?? 0, region) : null;
  noteTags(filter.inStock || own ? [listsTag, inStockTag] : [listsTag]);
  const ids = isVisible === false || availability === "disabled" ? [] : await idsOf(db, filter);
  const order = own ? { asc: own.sort, desc: own.sort } : orders[filter.sort];
  const narrowing: ListingFilter = {
    ...rest,
    ids,
    within: categories?.map((id) => `category:${id}`),
    ...(availability === "available" && { without: ["is:coming-soon"] }),
    filters: { ...rest.filters, ...(availability === "preorder" && { is: ["coming-soon"] }) },
  };
  const choose = (index: RegionIndex) => {
    const group = groupPrices(index, discount, currencyOf(region));
    return { group, narrowed: index.narrow(narrowing, group) };
  };
  const { chosen, index } = await chooseAndRead(db, region, choose, async () => undefined);
  const { all } = chosen.narrowed;
  const isBackwards = "isBackwards" in order && order.isBackwards === direction;
  return {
    ids: index.page(all, order[direction], isBackwards, (page - 1) * limit, limit, {
      group: chosen.group,
      first: own?.first,
      isStockFirst: own !== null,
    }),
    total: countBits(all),
    counts: () => countsOf(index, chosen.narrowed),
  };
}

/** The sort order of a category, and the products pinned to its top. */
async function orderOf(db: Db, id: number, region: PriceRegion): Promise<{ sort: SortOrder; first: number[] }> {
  noteTags([categoriesTag]);
  const found = await db.selectFrom("categories").select(["sort", "pins"]).where("id", "=", id).executeTakeFirst();
  return { sort: found?.sort ?? "popular", first: firstIn(found?.pins ?? {}, region) };
}

/** The ids selected by id, SKU or name; undefined when none of these is given. */
async function idsOf(db: Db, { region, ids, sku, name }: ProductFilter): Promise<readonly number[] | undefined> {
  if (sku === undefined && name === undefined) return ids;
  if (!isStorable(sku) || !isStorable(name)) return [];
  let query = db.selectFrom("listings").select("product_id as id").where("region", "=", region);
  if (name !== undefined) query = query.where(sql`lower(name)`, "=", name.toLowerCase());
  if (sku !== undefined) {
    query = query.where("product_id", "=", (one) => one.selectFrom("products").select("id").where("sku", "=", sku));
  }
  const found = (await query.execute()).map((row) => row.id);
  return ids ? found.filter((id) => ids.includes(id)) : found;
}

export type VariantFilter = {
  region: PriceRegion;
  productIds?: readonly number[];
  ids?: readonly number[];
  sku?: string;
  page: number;
  limit: number;
};

type VariantPage = IdPage & { productIds: number[] };

/**
 * Variants sold in the region whose products are listed there, ordered by product id and then by id, with their
 * products' ids.
 */
export async function findVariantPage(db: Db, filter: VariantFilter): Promise<VariantPage> {
  const { region, productIds, page, limit } = filter;
  noteTags([listsTag]);
  const from = (page - 1) * limit;
  if (filter.ids || filter.sku !== undefined) {
    const all = isStorable(filter.sku) ? await findVariants(db, filter) : [];
    return pageOfRows(all.slice(from, from + limit), all.length);
  }
  const { chosen, found } = await chooseAndRead(
    db,
    region,
    (index) => productsOfPage(index, productIds, from, limit),
    ({ wanted }) => findVariants(db, { region, productIds: wanted }),
  );
  const start = from - chosen.skipped;
  return pageOfRows(found.slice(start, start + limit), chosen.total);
}

/**
 * For each product, the number of variants up to and including its own, in the order of ids; cached for whole lists
 * until something changes.
 */
type Ends = { ids: number[]; ends: number[] };
const endsOfAll = new WeakMap<RegionIndex, Ends & { version: number }>();

function endsOf(index: RegionIndex, productIds?: readonly number[]): Ends {
  const known = productIds ? undefined : endsOfAll.get(index);
  if (known?.version === index.version) return known;
  const made = { ids: [] as number[], ends: [] as number[], version: index.version };
  let end = 0;
  index.walk(index.narrow({ ids: productIds }).all, ({ id, variantCount }) => {
    end += variantCount;
    made.ids.push(id);
    made.ends.push(end);
  });
  if (!productIds) endsOfAll.set(index, made);
  return made;
}

/** The products whose variants are on the page, and the number of variants before theirs. */
function productsOfPage(index: RegionIndex, productIds: readonly number[] | undefined, from: number, limit: number) {
  const { ids, ends } = endsOf(index, productIds);
  let [low, high] = [0, ends.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((ends[middle] ?? 0) <= from) low = middle + 1;
    else high = middle;
  }
  const skipped = ends[low - 1] ?? 0;
  let last = low;
  while (last < ends.length - 1 && (ends[last] ?? 0) < from + limit) last += 1;
  return { wanted: ids.slice(low, last + 1), skipped, total: ends.at(-1) ?? 0 };
}

type VariantRow = { id: number; product_id: number };

const pageOfRows = (rows: readonly VariantRow[], total: number): VariantPage => ({
  ids: rows.map((row) => row.id),
  productIds: [...new Set(rows.map((row) => row.product_id))],
  total,
});

async function findVariants(
  db: Db,
  { region, productIds, ids, sku }: Pick<VariantFilter, "region" | "productIds" | "ids" | "sku">,
): Promise<VariantRow[]> {
  if (productIds?.length === 0 || ids?.length === 0) return [];
  let query = db
    .selectFrom("variants")
    .innerJoin("prices", (join) => join.onRef("prices.variant_id", "=", "variants.id").on("prices.region", "=", region))
    .innerJoin("listings", (join) =>
      join.onRef("listings.product_id", "=", "variants.product_id").on("listings.region", "=", region),
    );
  if (productIds) query = query.where("variants.product_id", "=", sql<number>`any(${[...productIds]}::int[])`);
  if (ids) query = query.where("variants.id", "=", sql<number>`any(${[...ids]}::int[])`);
  if (sku !== undefined) query = query.where("variants.sku", "=", sku);
  return query
    .select(["variants.id", "variants.product_id"])
    .orderBy("variants.product_id")
    .orderBy("variants.id")
    .execute();
}
