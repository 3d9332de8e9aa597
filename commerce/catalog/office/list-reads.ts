import { type RawBuilder, sql } from "kysely";
import { isLowStock } from "#commerce/catalog/stock/low.ts";
import { toDecimal } from "#commerce/shared/money/rules.ts";
import { currencyOf, isPriceRegion } from "#commerce/shared/regions/rules.ts";
import type { PriceRegion } from "#commerce/shared/regions/schema.ts";
import { mostCounted } from "#commerce/staff/audit/reads.ts";
import type { Db } from "#database/tables.ts";
import { type CheckedProduct, checksOf } from "./checks.ts";
import { type MarketChecks, markets, type ProductFilter, type ProductQuery, type ProductRow } from "./list-schema.ts";

/** Signs of patterns stand for themselves. */
export const literal = (text: string): string => text.replace(/[\\%_]/g, "\\$&");

/** Trigrams find what has three letters or more; less is looked for at the beginning of names and SKUs. */
export function found(q: string): RawBuilder<unknown> {
  const text = literal(q.trim().toLowerCase());
  const begins = `${text}%`;
  const named =
    q.trim().length < 3
      ? sql`lower(name) like ${begins}`
      : sql`lower(name || ' ' || sku || ' ' || brand) like ${`%${text}%`}`;
  // Two looks into indexes, not one condition with "or", which would look at every product.
  return sql`p.id in (
    select id from products where ${named} union select product_id from variants where lower(sku) like ${begins})`;
}

const statuses: Record<NonNullable<ProductFilter["status"]>, RawBuilder<unknown>> = {
  visible: sql`p.is_visible and p.availability <> 'disabled'`,
  hidden: sql`not p.is_visible`,
  preorder: sql`p.is_visible and p.availability = 'preorder'`,
  disabled: sql`p.availability = 'disabled'`,
  deleted: sql`p.deleted_at is not null`,
};

const priced = (region: string) => sql`exists (
  select from variants v join prices r on r.variant_id = v.id where v.product_id = p.id and r.region = ${region})`;
const has = (levels: RawBuilder<unknown>) => sql`exists (
  select from variants v join stock s on s.variant_id = v.id where v.product_id = p.id and ${levels})`;

/** A threshold that is asked for counts for all alike. */
export const lowBy = (low: number | undefined) => (low === undefined ? isLowStock() : sql`s.available <= ${low}`);

/** The ids of products in a category or in one below it. */
export const inOrBelow = (category: number) => sql`
  with recursive below as (
    select id from categories where id = ${category}
    union select c.id from categories c join below on c.parent_id = below.id)
  select product_id from product_categories join below on category_id = below.id`;

/** The condition on products `p`; what is in the bin is left out unless it is asked for. */
export function wanted(filter: ProductFilter): RawBuilder<unknown> {
  const { q = "", category, brand, status, stock, low, missing_price: missing, market } = filter;
  const all = [
    status === "deleted" ? null : sql`p.deleted_at is null`,
    q.trim() === "" ? null : found(q),
    category === undefined ? null : sql`p.id in (${inOrBelow(category)})`,
    brand === undefined ? null : sql`p.brand = ${brand}`,
    status === undefined ? null : sql`(${statuses[status]})`,
    stock === undefined ? null : sql`p.inventory_tracking <> 'none'`,
    stock === "out" ? sql`not ${has(sql`s.available > 0`)}` : null,
    stock === "low"
      ? sql`p.id in (select product_id from variants v join stock s on s.variant_id = v.id where ${lowBy(low)})`
      : null,
    missing === undefined ? null : sql`not ${priced(missing)}`,
    market === undefined ? null : priced(market),
  ];
  return sql.join(
    all.flatMap((one) => one ?? []).length > 0 ? all.flatMap((one) => one ?? []) : [sql`true`],
    sql` and `,
  );
}

const orders: Record<ProductQuery["sort"], RawBuilder<unknown>> = {
  name: sql`lower(p.name) using ~<~, p.id`,
  "-name": sql`lower(p.name) using ~>~, p.id desc`,
  changed: sql`p.updated_at, p.id`,
  "-changed": sql`p.updated_at desc, p.id desc`,
  newest: sql`p.id desc`,
  oldest: sql`p.id`,
  brand: sql`p.brand, p.id`,
};

/** The ids of a page, in order, without anything else: what a filter costs is seen here. */
export const pageOfIds = ({ page, limit, sort, ...filter }: ProductQuery) =>
  sql<{ id: number }>`/* once */ select p.id from products p where ${wanted(filter)}
    order by ${orders[sort]} limit ${limit} offset ${(page - 1) * limit}::bigint`;

/** Counted to 10,000. */
export const countOf = (from: RawBuilder<unknown>) =>
  sql<{ total: number }>`/* once */ select count(*)::integer as total from (
    select ${from} limit ${sql.lit(mostCounted + 1)}) as counted`;

export const countedProducts = (filter: ProductFilter) => countOf(sql`from products p where ${wanted(filter)}`);

/** Above 10,000 `total` says that many, and is not exact. */
export type Counted = { total: number; isExact: boolean };
export type Listed<Row> = Counted & { rows: Row[] };
export const exactness = (total = 0): Counted => ({
  total: Math.min(total, mostCounted),
  isExact: total <= mostCounted,
});

export async function listProducts(db: Db, query: ProductQuery): Promise<Listed<ProductRow>> {
  const { page: _, limit: __, sort: ___, ...filter } = query;
  const [ids, counted, shippedTo] = await Promise.all([
    pageOfIds(query).execute(db),
    countedProducts(filter).execute(db),
    findShippedTo(db),
  ]);
  const products = await findSummaries(
    db,
    ids.rows.map(({ id }) => id),
  );
  const rows = ids.rows.flatMap(({ id }) => {
    const product = products.get(id);
    return product ? toRow(product, shippedTo) : [];
  });
  return { rows, ...exactness(counted.rows[0]?.total) };
}

type Summary = Omit<CheckedProduct, "categories"> & {
  id: number;
  version: number;
  uid: string;
  sku: string;
  name: string;
  brand: string;
  kind: string;
  image: string | null;
  stock: number | null;
  prices: { region: string; price: number; priceTo: number }[];
  categories: { id: number; name: string; isVisible: boolean }[];
  changedAt: Date;
  deletedAt: Date | null;
};

/** What lists and checks need of products: one query for any number of them. */
async function findSummaries(db: Db, ids: readonly number[]): Promise<Map<number, Summary>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<Summary>`
    select p.id, p.version, p.uid, p.sku, p.name, p.brand, p.kind, p.images #>> '{0,id}' as image,
      p.is_visible as "isVisible", p.availability, p.deleted_at is not null as "isDeleted", p.images <> '[]' as "hasPicture",
      (select coalesce(json_agg(json_build_object('region', region, 'isEarly', coalesce(opens_at > now(), false))), '[]')
        from product_windows where product_id = p.id and not is_open) as closed,
      p.updated_at as "changedAt", p.deleted_at as "deletedAt",
      case when p.inventory_tracking <> 'none' then (
        select coalesce(sum(s.available), 0)::integer from variants v join stock s on s.variant_id = v.id
        where v.product_id = p.id) end as stock,
      (select coalesce(json_agg(json_build_object('id', c.id, 'name', c.name, 'isVisible', c.is_visible) order by c.id), '[]')
        from product_categories pc join categories c on c.id = pc.category_id where pc.product_id = p.id) as categories,
      (select coalesce(json_agg(per_region), '[]') from (
        select r.region, min(r.price) as price, max(r.price) as "priceTo"
        from variants v join prices r on r.variant_id = v.id where v.product_id = p.id group by r.region order by r.region
      ) as per_region) as prices,
      (select coalesce(json_agg(json_build_object('isWithdrawn', v.purchasing_disabled,
          'isLeft', p.inventory_tracking = 'none' or coalesce(s.available, 0) > 0,
          'regions', array(select region from prices r where r.variant_id = v.id))), '[]')
        from variants v left join stock s on s.variant_id = v.id where v.product_id = p.id) as variants
    from products p where p.id = any (${[...ids]}::integer[])`.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
}

function toRow(product: Summary, shippedTo: ReadonlySet<string>): ProductRow {
  const { id, version, uid, sku, name, brand, kind, image, stock, variants } = product;
  const checked = checksOf(product, markets, shippedTo);
  return {
    ...{ id, version, uid, sku, name, brand, kind, image, stock },
    status: statusOf(product),
    variantCount: variants.length,
    prices: product.prices.flatMap(({ region, price, priceTo }) => {
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

/** Markets with a zone that delivers to somewhere by some method. */
async function findShippedTo(db: Db): Promise<Set<string>> {
  const { rows } = await sql<{ region: string }>`
    select region from shipping_zones z where is_enabled and cardinality(countries) > 0
      and exists (select from shipping_methods m where m.zone_id = z.id and m.is_enabled)`.execute(db);
  return new Set(rows.map(({ region }) => region));
}

/** Why a product can't be bought, in each of these markets; null: there is no such product. */
export async function findChecks(db: Db, id: number, regions: readonly PriceRegion[]): Promise<MarketChecks[] | null> {
  const [products, shippedTo] = await Promise.all([findSummaries(db, [id]), findShippedTo(db)]);
  const product = products.get(id);
  return product ? checksOf(product, regions, shippedTo) : null;
}

/** How many products each category has itself. */
export async function countProductsIn(db: Db): Promise<Map<number, number>> {
  const { rows } = await sql<{ id: number; count: number }>`
    select category_id as id, count(*)::integer as count from product_categories group by category_id`.execute(db);
  return new Map(rows.map(({ id, count }) => [id, count]));
}
