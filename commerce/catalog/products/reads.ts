import { type RawBuilder, sql } from "kysely";
import { visibleTo } from "#commerce/shared/own-fields/rules.ts";
import type { FilledField } from "#commerce/shared/own-fields/schema.ts";
import { baseRegionOf, currencyOf, isPriceRegion } from "#commerce/shared/regions/rules.ts";
import type { PriceRegion } from "#commerce/shared/regions/schema.ts";
import { categoriesTag, ownFieldsTag, productTag } from "#database/changes/tags.ts";
import type { Db } from "#database/tables.ts";
import { noteTags } from "#platform/cache/noted-tags.ts";
import { publicColumns, withoutNulls } from "./fields/field-columns.ts";
import { lowestPriceBefore, lowestPriceRegions } from "./lowest-price.ts";
import { isShownIn, shownRegion } from "./open.ts";
import type { ProductDetail, Variant } from "./schema.ts";

/**
 * One product as sold in `region`, in one query; null when there is none or it is hidden. In regions that do not sell
 * it (null, or no price there) `currency` is absent, nothing is purchasable, and prices are those of the United States
 * and must not be shown. A withdrawn product has availability "disabled". The product with the id `previewed` is found
 * even when hidden or not visible in that region; then nothing of it is purchasable.
 */
export async function findProductDetail(
  db: Db,
  key: { uid: string } | { id: number },
  region: PriceRegion | null,
  previewed?: number,
): Promise<ProductDetail | null> {
  if ("uid" in key && !/^[a-z0-9-]{1,200}$/.test(key.uid)) return null;
  const condition = "uid" in key ? sql`products.uid = ${key.uid}` : sql`products.id = ${key.id}::int`;
  return (await select(db, condition, region, previewed))[0] ?? null;
}

/** Several products, in the order of `ids`; unknown and hidden ones are left out. One query. */
export async function findProductDetails(
  db: Db,
  ids: readonly number[],
  region: PriceRegion | null,
): Promise<ProductDetail[]> {
  if (ids.length === 0) return [];
  const found = await select(db, sql`products.id = any(${[...ids]}::int[])`, region);
  const byId = new Map(found.map((product) => [product.id, product]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

type VariantRow = {
  id: number;
  sku: string;
  valueIds: number[];
  image: string | null;
  price: number;
  retailPrice: number | null;
  lowestPrice: number | null;
  saleFrom: string | null;
  saleUntil: string | null;
  /** Null where nobody counts. */
  available: number | null;
  isInStock: boolean;
  isLeft: boolean;
  ownFields: FilledField[];
};

type Row = Omit<ProductDetail, "currency" | "variants" | "ownFields"> & {
  ownFields: FilledField[];
  is_sold: boolean;
  is_shown: boolean;
  variants: VariantRow[];
};

async function select(
  db: Db,
  condition: RawBuilder<unknown>,
  region: PriceRegion | null,
  previewed?: number,
): Promise<ProductDetail[]> {
  const isShown = isShownIn(region);
  const { rows } = await sql<Row>`
    select products.id, ${publicColumns}, is_sold, ${isShown} as is_shown,
      own_fields_of('product', products.own_fields) as "ownFields",
      (select coalesce(json_agg(json_build_object('id', categories.id, 'uid', categories.uid, 'name', categories.name)
          order by categories.parent_id is null, categories.position, categories.id), '[]')
        from product_categories join categories on categories.id = category_id
        where product_id = products.id and categories.is_visible) as categories,
      (select coalesce(json_agg(json_build_object('id', id, 'name', name, 'kind', kind, 'values', (
          select coalesce(json_agg(json_strip_nulls(json_build_object('id', id, 'code', code, 'label', label, 'hexColours', hex_colours,
            'picture', picture))
            order by position, id), '[]')
          from option_values where option_id = product_options.id)) order by position, id), '[]')
        from product_options where product_id = products.id) as options,
      (select coalesce(json_agg(json_build_object('id', variants.id, 'sku', variants.sku, 'image', image,
          'valueIds', option_value_ids, 'price', price, 'retailPrice', retail_price, 'lowestPrice', lowest_price,
          'saleFrom', case when price = sale_price then moment_text(sale_from) end,
          'saleUntil', case when price = sale_price then moment_text(sale_until) end,
          'available', case when inventory_tracking <> 'none' then coalesce(available, 0) end,
          'isInStock', is_in_stock(inventory_tracking, available),
          'isLeft', is_left(purchasing_disabled, inventory_tracking, available),
          'ownFields', own_fields_of('variant', variants.own_fields))
          order by variants.position, variants.id), '[]')
        from variants
          join prices on prices.variant_id = variants.id
            and prices.region = case when is_sold then ${region ?? ""} else ${shownRegion} end
          left join stock on stock.variant_id = variants.id
          left join lateral (${lowestPriceBefore()}) on prices.region = any(${lowestPriceRegions}) and retail_price > price
        where variants.product_id = products.id) as variants
    from products, lateral (
      select exists (
        select from variants join prices on prices.variant_id = variants.id
        where variants.product_id = products.id and prices.region = ${region ?? ""}) as is_sold)
    where ${condition} and ${previewed === undefined ? isShown : sql`(${isShown} or products.id = ${previewed}::int)`}
  `.execute(db);
  noteTags([categoriesTag, ownFieldsTag, ...rows.map(({ id }) => productTag(id))]);
  return rows.map((row) => toDetail(row, row.is_sold ? region : null));
}

function toDetail(row: Row, region: PriceRegion | null): ProductDetail {
  const { is_sold, is_shown: _shown, ownFields, ...product } = row;
  const variants = row.variants.map((variant) => toVariant(row, variant));
  return { ...withoutNulls(product), ...told(ownFields), ...(region && { currency: currencyOf(region) }), variants };
}

/** The public part of own fields. */
export function told(fields: readonly FilledField[]): { ownFields?: FilledField[] } {
  const ownFields = visibleTo(fields, "api");
  return ownFields.length > 0 ? { ownFields } : {};
}

function toVariant(product: Row, row: VariantRow): Variant {
  const { image, retailPrice, lowestPrice, saleFrom, saleUntil, available, isLeft, ownFields, ...rest } = row;
  return {
    ...rest,
    ...told(ownFields),
    ...(image && { image }),
    ...(retailPrice !== null && retailPrice > row.price && { retailPrice }),
    ...(lowestPrice !== null && { lowestPrice }),
    ...(saleFrom !== null && { saleFrom }),
    ...(saleUntil !== null && { saleUntil }),
    ...(available !== null && { available }),
    isPurchasable: product.is_shown && product.is_sold && isLeft && product.availability !== "disabled",
  };
}

/** The region whose prices an answer uses: the given one, or the one shown in countries without sales. */
export const pricesBehind = (region: string | null): PriceRegion =>
  region && isPriceRegion(region) ? region : baseRegionOf(shownRegion);
