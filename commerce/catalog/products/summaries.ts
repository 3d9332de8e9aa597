import { sql } from "kysely";
import type { FilledField } from "#commerce/shared/own-fields/schema.ts";
import { currencyOf } from "#commerce/shared/regions/rules.ts";
import type { PriceRegion } from "#commerce/shared/regions/schema.ts";
import { categoriesTag, ownFieldsTag, productTag } from "#database/changes/tags.ts";
import type { Db } from "#database/tables.ts";
import { noteTags } from "#platform/cache/noted-tags.ts";
import { publicColumns, withoutNulls } from "./fields/field-columns.ts";
import type { ProductValues, PublicValues } from "./fields/fields.ts";
import { isOpenIn } from "./open.ts";
import { told } from "./reads.ts";
import type { ProductDetail, Variant } from "./schema.ts";

/** A product without its options and variants, and what these come to: all that a list of the API tells of it. */
export type ProductSummary = PublicValues & {
  id: number;
  kind: ProductValues["kind"];
  inventoryTracking: ProductValues["inventoryTracking"];
  categories: number[];
  currency: string;
  /** Of the cheapest variant, minor units. */
  price: number;
  retailPrice?: number;
  level: number;
  isInStock: boolean;
  isPurchasable: boolean;
  /** What everybody may see of the merchant's own fields; absent: nothing. */
  ownFields?: FilledField[];
};

/**
 * Several products as the region sells them, in the order of `ids`; unknown, hidden and unsold ones are left out, withdrawn
 * ones come with availability "disabled". One query.
 */
export async function findSummaries(db: Db, ids: readonly number[], region: PriceRegion): Promise<ProductSummary[]> {
  if (ids.length === 0) return [];
  noteTags([categoriesTag, ownFieldsTag, ...ids.map(productTag)]);
  const { rows } = await sql<Omit<ProductSummary, "currency" | "ownFields"> & { ownFields: FilledField[] }>`
    select products.id, ${publicColumns}, own_fields_of('product', products.own_fields) as "ownFields", products.kind, inventory_tracking as "inventoryTracking",
      array(select categories.id from product_categories join categories on categories.id = category_id
        where product_id = products.id and categories.is_visible
        order by categories.parent_id is null, categories.position, categories.id) as categories,
      sold.price, sold.prices[1] as "retailPrice",
      case when inventory_tracking = 'none' then 0 else sold.level end as level,
      sold.is_in_stock as "isInStock", availability <> 'disabled' and sold.is_left as "isPurchasable"
    from products cross join lateral (
      select min(price) as price, coalesce(sum(available), 0) as level,
        array_agg(case when retail_price > price then retail_price end order by price, variants.position) as prices,
        bool_or(is_in_stock(inventory_tracking, available)) as is_in_stock,
        bool_or(is_left(purchasing_disabled, inventory_tracking, available)) as is_left
      from variants join prices on prices.variant_id = variants.id and prices.region = ${region}
        left join stock on stock.variant_id = variants.id
      where variants.product_id = products.id
    ) as sold
    where products.id = any(${[...ids]}::int[]) and is_visible and ${isOpenIn(region)} and sold.price is not null
  `.execute(db);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    if (!row) return [];
    const { ownFields, ...product } = row;
    return { ...withoutNulls(product), ...told(ownFields), currency: currencyOf(region) };
  });
}

/** What stock remains of a product's variants; `available` is absent where nobody counts. */
export type StockOfProduct = Pick<ProductDetail, "id" | "sku"> & {
  variants: Pick<Variant, "id" | "sku" | "available" | "isInStock" | "isPurchasable">[];
};

/** In the order of `ids`; what the region does not sell is left out. One query, by keys. */
export async function findStock(db: Db, ids: readonly number[], region: PriceRegion): Promise<StockOfProduct[]> {
  if (ids.length === 0) return [];
  noteTags(ids.map(productTag));
  const { rows } = await sql<StockOfProduct>`
    select products.id, sku, sold.variants
    from products cross join lateral (
      select json_agg(json_strip_nulls(json_build_object('id', variants.id, 'sku', variants.sku,
        'available', case when inventory_tracking <> 'none' then coalesce(available, 0) end,
        'isInStock', is_in_stock(inventory_tracking, available),
        'isPurchasable', is_left(purchasing_disabled, inventory_tracking, available)))
        order by variants.position, variants.id) as variants
      from variants join prices on prices.variant_id = variants.id and prices.region = ${region}
        left join stock on stock.variant_id = variants.id
      where variants.product_id = products.id
    ) as sold
    where products.id = any(${[...ids]}::int[]) and is_visible and ${isOpenIn(region)} and availability <> 'disabled'
      and sold.variants is not null
  `.execute(db);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
