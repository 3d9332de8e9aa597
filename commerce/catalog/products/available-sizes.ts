import { sql } from "kysely";
import type { PriceRegion } from "#commerce/shared/regions/schema.ts";
import { productTag } from "#database/changes/tags.ts";
import type { Db } from "#database/tables.ts";
import { noteTags } from "#platform/cache/noted-tags.ts";

/** A size as it is sold, and whether it can still be had in any colour. */
export type AvailableSize = { label: string; isLeft: boolean };

/** `riders`: for whom the product is made, which decides what its sizes are called. */
export type AvailableSizes = { riders: string[]; sizes: AvailableSize[] };

/** The sizes of products that a region sells, in their order, by product. One query, by keys. */
export async function findAvailableSizes(
  db: Db,
  region: PriceRegion,
  ids: readonly number[],
): Promise<Map<number, AvailableSizes>> {
  if (ids.length === 0) return new Map();
  noteTags(ids.map(productTag));
  const { rows } = await sql<AvailableSizes & { id: number }>`
    select id, array(
        select spec ->> 'value' from jsonb_array_elements(specs) as spec where spec ->> 'id' = 'rider') as riders,
      json_agg(json_build_object('label', label, 'isLeft', is_left) order by position, value_id) as sizes
    from (
      select products.id, products.specs, option_values.id as value_id, option_values.position, option_values.label,
        bool_or(is_left(variants.purchasing_disabled, products.inventory_tracking, stock.available)) as is_left
      from products
        join product_options on product_options.product_id = products.id
          and lower(product_options.name) = 'size' and product_options.kind <> 'swatch'
        join option_values on option_values.option_id = product_options.id
        join variants on variants.product_id = products.id and option_values.id = any(variants.option_value_ids)
        join prices on prices.variant_id = variants.id and prices.region = ${region}
          and prices.region <> all(variants.closed_in)
        left join stock on stock.variant_id = variants.id
      where products.id = any(${[...ids]}::int[])
      group by products.id, option_values.id
    ) as sizes
    group by id, specs
  `.execute(db);
  return new Map(rows.map(({ id, ...left }) => [id, left]));
}
