import { sql } from "kysely";
import { findShopLow } from "#commerce/catalog/stock/low.ts";
import { countOf, exactness, type RowCount } from "#commerce/shared/lists/reads.ts";
import { toDecimal } from "#commerce/shared/money/rules.ts";
import { currencyOf, isPriceRegion } from "#commerce/shared/regions/rules.ts";
import type { PriceRegion } from "#commerce/shared/regions/schema.ts";
import type { Db } from "#database/tables.ts";
import { type CheckedProduct, checksOf } from "./checks.ts";
import { deriveProductStock, isByRank, pageOfIds } from "./list-order.ts";
import { type MarketChecks, markets, type ProductFilter, type ProductQuery, type ProductRow } from "./list-schema.ts";
import { allWanted, findHaving, isLowAlone, lowProducts, type Narrowing } from "./narrowing.ts";

/** The matching ids after a given one, in order, for going through all matches. */
export const productsAfter = (filter: Narrowing, after: number, limit: number) =>
  sql<{ id: number }>`/* once */ select p.product_id as id from product_summaries p
    where ${allWanted(filter)} and p.product_id > ${after} order by p.product_id limit ${limit}`;

export const countedProducts = (filter: Narrowing) =>
  countOf(
    isLowAlone(filter)
      ? sql`from (${lowProducts(filter)}) low`
      : sql`from product_summaries p where ${allWanted(filter)} order by p.product_id`,
  );

/** Adds the shop's own threshold to a filter on low stock, and brings up to date which products are low. */
export async function withShopLow<Filter extends Pick<ProductFilter, "low"> & { stock?: string | undefined }>(
  db: Db,
  filter: Filter,
): Promise<Filter & { shopLow?: number }> {
  if (filter.stock !== "low" || filter.low !== undefined) return filter;
  const [shopLow] = await Promise.all([findShopLow(db), deriveProductStock(db)]);
  return { ...filter, shopLow };
}

/** A page of products and their number, or either alone, depending on `count`. */
export async function listProducts(db: Db, query: ProductQuery): Promise<{ rows: ProductRow[] } & Partial<RowCount>> {
  const { page: _, limit: __, sort, after: ___, count, ...filter } = await withShopLow(db, query);
  const having = count !== "only" && isByRank(sort) ? await findHaving(db, filter.q) : undefined;
  if (count !== "only" && sort.endsWith("stock")) await deriveProductStock(db);
  const [ids, counted, shippedTo] = await Promise.all([
    count === "only" ? null : pageOfIds({ ...query, ...filter, having }).execute(db),
    count === "no" ? null : countedProducts(filter).execute(db),
    findShippedTo(db),
  ]);
  const shown = (ids?.rows ?? []).map(({ id }) => id);
  const products = await findSummaries(db, shown);
  const rows = shown.flatMap((id) => {
    const product = products.get(id);
    return product ? toRow(product, shippedTo) : [];
  });
  return { rows, ...(counted && exactness(counted.rows[0]?.total)) };
}

type Summary = Omit<CheckedProduct, "categories" | "offers"> & {
  id: number;
  version: number;
  uid: string;
  sku: string;
  name: string;
  brand: string;
  kind: string;
  image: string | null;
  stock: number | null;
  variantCount: number;
  offers: (CheckedProduct["offers"][number] & { price: number; priceTo: number })[];
  categories: { id: number; name: string; isVisible: boolean }[];
  changedAt: Date;
  deletedAt: Date | null;
};

/** The data that lists and checks need: one query for any number of products. */
async function findSummaries(db: Db, ids: readonly number[]): Promise<Map<number, Summary>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<Summary>`
    select p.id, p.version, p.uid, p.sku, p.name, p.brand, p.kind, p.images #>> '{0,id}' as image,
      p.is_visible as "isVisible", p.availability, p.deleted_at is not null as "isDeleted", p.images <> '[]' as "hasPicture",
      (select coalesce(json_agg(json_build_object('region', region, 'isEarly', coalesce(opens_at > now(), false))), '[]')
        from product_windows where product_id = p.id and not is_open) as closed,
      p.updated_at as "changedAt", p.deleted_at as "deletedAt",
      case when p.inventory_tracking <> 'none' then (
        select coalesce(sum(s.available), 0)::integer from stock s where s.of_product = p.id) end as stock,
      (select coalesce(json_agg(json_build_object('id', c.id, 'name', c.name, 'isVisible', c.is_visible) order by c.id), '[]')
        from product_categories pc join categories c on c.id = pc.category_id where pc.product_id = p.id) as categories,
      s.variant_count as "variantCount", s.offers
    from products p join product_offers s on s.product_id = p.id
    where p.id = any (${[...ids]}::integer[])`.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
}

function toRow(product: Summary, shippedTo: ReadonlySet<string>): ProductRow {
  const { id, version, uid, sku, name, brand, kind, image, stock, variantCount } = product;
  const checked = checksOf(product, markets, shippedTo);
  return {
    id,
    version,
    uid,
    sku,
    name,
    brand,
    kind,
    image,
    stock,
    variantCount,
    status: statusOf(product),
    prices: product.offers.flatMap(({ region, price, priceTo }) => {
      if (!isPriceRegion(region)) return [];
      const currency = currencyOf(region);
      const amounts = { region, currency, price: toDecimal(price, currency) };
      return priceTo === price ? amounts : { ...amounts, priceTo: toDecimal(priceTo, currency) };
    }),
    categories: product.categories.map(({ id: categoryId, name: called }) => ({ id: categoryId, name: called })),
    buyableIn: checked.filter(({ isBuyable }) => isBuyable).map(({ market }) => market),
    problems: checked
      .filter(({ checks }) => checks.length > 0)
      .map(({ market, checks }) => ({ market, codes: checks.map(({ code }) => code) })),
    changedAt: product.changedAt.toISOString(),
    deletedAt: product.deletedAt?.toISOString() ?? null,
  };
}

function statusOf({ isDeleted, isVisible, availability }: Summary): ProductRow["status"] {
  if (isDeleted) return "deleted";
  if (availability === "disabled") return "disabled";
  if (!isVisible) return "hidden";
  return availability === "preorder" ? "preorder" : "visible";
}

/** Markets with a zone that has a delivery method. */
async function findShippedTo(db: Db): Promise<Set<string>> {
  const { rows } = await sql<{ region: string }>`
    select region from shipping_zones z where is_enabled and cardinality(countries) > 0
      and exists (select from shipping_methods m where m.zone_id = z.id and m.is_enabled)`.execute(db);
  return new Set(rows.map(({ region }) => region));
}

/** Why a product cannot be bought, in each of these markets; null when there is no such product. */
export async function findChecks(db: Db, id: number, regions: readonly PriceRegion[]): Promise<MarketChecks[] | null> {
  const [products, shippedTo, sales] = await Promise.all([
    findSummaries(db, [id]),
    findShippedTo(db),
    findSales(db, id),
  ]);
  const product = products.get(id);
  return product ? checksOf({ ...product, sales }, regions, shippedTo) : null;
}

async function findSales(db: Db, id: number) {
  const { rows } = await sql<{ region: string; isOver: boolean; isUnseen: boolean }>`
    select r.region, bool_or(coalesce(r.sale_until <= now(), false)) as "isOver",
      bool_or(coalesce(r.sale_until <= w.opens_at, false) or coalesce(r.sale_from >= w.closes_at, false)) as "isUnseen"
    from variants v join prices r on r.variant_id = v.id
      left join product_windows w on w.product_id = v.product_id and w.region = r.region
    where v.product_id = ${id} and r.sale_price is not null group by r.region`.execute(db);
  return rows;
}
