import { type RawBuilder, sql } from "kysely";
import { storedColumns } from "#commerce/catalog/products/fields/field-columns.ts";
import type { ProductValues } from "#commerce/catalog/products/fields/fields.ts";
import type { OptionInput, Sale } from "#commerce/catalog/products/product-input.ts";
import type { OwnValues } from "#commerce/shared/own-fields/schema.ts";
import type { PriceRegion } from "#commerce/shared/regions/schema.ts";
import type { Db } from "#database/tables.ts";

/** Products as the tables contain them, whether visible and sold or not. Amounts are integer minor units. */

export type StoredPrice = { price: number; retailPrice: number | null; sale: Sale | null };
export type StoredVariant = {
  id: number;
  sku: string;
  chosen: Record<string, string>;
  image: string | null;
  purchasingDisabled: boolean;
  /** As staff write them: with a scheduled sale, `price` is the regular price. */
  prices: Partial<Record<PriceRegion, StoredPrice>>;
  gtin: string | null;
  weightGrams: number | null;
  /** Null when never counted. */
  stock: number | null;
  /** The low-stock threshold; null for the shop's own. */
  lowAt: number | null;
  /** The shelf; null when not set. */
  shelf: string | null;
  ownFields: OwnValues;
};

export type StoredProduct = ProductValues & {
  id: number;
  version: number;
  options: (OptionInput & { id: number })[];
  variants: StoredVariant[];
  ownFields: OwnValues;
};

type Row = Omit<StoredProduct, "options" | "variants"> & {
  options: (Omit<OptionInput, "values"> & { id: number; values: (OptionInput["values"][number] & { id: number })[] })[];
  variants: (Omit<StoredVariant, "chosen"> & { valueIds: number[] })[];
};

/** `shown`: a condition on the `variants` to include; all without it. */
async function select(db: Db, condition: RawBuilder<unknown>, shown = sql`true`): Promise<StoredProduct[]> {
  const { rows } = await sql<Row>`
    select products.id, products.version, ${storedColumns}, own_values_of('product', products.own_fields) as "ownFields",
      array(select categories.uid from product_categories join categories on categories.id = category_id
        where product_id = products.id and not by_rule order by categories.id) as categories,
      (select coalesce(json_agg(json_build_object('id', id, 'name', name, 'kind', kind, 'values', (
          select coalesce(json_agg(json_build_object('id', id, 'code', code, 'label', label, 'hexColours', hex_colours,
            'picture', picture)
            order by position, id), '[]')
          from option_values where option_id = product_options.id)) order by position, id), '[]')
        from product_options where product_id = products.id) as options,
      (select coalesce(json_agg(json_build_object('id', variants.id, 'sku', variants.sku, 'valueIds', option_value_ids,
          'image', image, 'purchasingDisabled', purchasing_disabled, 'gtin', gtin, 'weightGrams', weight_grams, 'stock', available,
          'lowAt', low_at, 'shelf', shelf,
          'ownFields', own_values_of('variant', variants.own_fields), 'prices', (
            select coalesce(json_object_agg(region, price_as_said(prices)), '{}')
            from prices where variant_id = variants.id)) order by variants.position, variants.id), '[]')
        from variants left join stock on stock.variant_id = variants.id where product_id = products.id and ${shown}) as variants
    from products where ${condition} order by products.id
  `.execute(db);
  return rows.map(({ options, variants, ...row }) => ({
    ...row,
    options: options.map(({ values, ...option }) => ({
      ...option,
      values: values.map(({ id: _, ...value }) => value),
    })),
    variants: variants.map(({ valueIds, ...variant }) => ({ ...variant, chosen: choices(options, valueIds) })),
  }));
}

const choices = (options: Row["options"], valueIds: readonly number[]): Record<string, string> =>
  Object.fromEntries(
    options.flatMap(({ name, values }) =>
      values.filter(({ id }) => valueIds.includes(id)).map(({ code }) => [name, code]),
    ),
  );

export async function findStoredProducts(db: Db, ids: readonly number[]): Promise<Map<number, StoredProduct>> {
  if (ids.length === 0) return new Map();
  const rows = await select(db, sql`products.id = any(${[...ids]}::int[])`);
  return new Map(rows.map((row) => [row.id, row]));
}

/** A product with some of its variants. */
export async function findStoredPart(db: Db, id: number, shown: RawBuilder<unknown>): Promise<StoredProduct | null> {
  return (await select(db, sql`products.id = ${id}::int`, sql`variants.id in (${shown})`))[0] ?? null;
}

export const findStoredAfter = (db: Db, after: number, limit: number): Promise<StoredProduct[]> =>
  select(
    db,
    sql`products.id = any (array(select id from products where id > ${after}::int order by id limit ${limit}::int))`,
  );

export type StoredProductQuery = { ids?: readonly number[]; sku?: string; uid?: string; page: number; limit: number };

/**
 * A page of all products in the order of ids, including hidden and withdrawn ones, and the total number. Those in the bin
 * are found only by what names them, since their uid and SKUs are still taken.
 */
export async function findStoredPage(
  db: Db,
  query: StoredProductQuery,
): Promise<{ products: StoredProduct[]; total: number }> {
  const { ids, sku, uid, page, limit } = query;
  const isNamed = [ids, sku, uid].some((name) => name !== undefined);
  const wanted = sql`
    (${isNamed} or deleted_at is null) and (${ids === undefined} or products.id = any(${[...(ids ?? [])]}::int[]))
    and (${sku ?? null}::text is null or sku = ${sku ?? null}) and (${uid ?? null}::text is null or uid = ${uid ?? null})`;
  const { rows } = await sql<{ total: number }>`select count(*) as total from products where ${wanted}`.execute(db);
  const products = await select(
    db,
    sql`products.id in (
      select id from products where ${wanted} order by id limit ${limit}::int offset ${(page - 1) * limit}::bigint)`,
  );
  return { products, total: rows[0]?.total ?? 0 };
}
