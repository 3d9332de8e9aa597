import { type RawBuilder, sql } from "kysely";
import { shoppingRegions } from "#commerce/shared/regions/schema.ts";
import { termsOf } from "#commerce/shared/regions/terms.ts";

/**
 * The lowest price of the 30 days before a reduction, shown wherever a former price is struck out (directive 98/6/EC,
 * article 6a). Computed from the price log, which triggers write (database/functions/price-history.sql). Where it is
 * shown: docs/prices.md.
 */

/** Regions whose law requires it. Professionals' prices are not announcements to consumers. */
export const lowestPriceRegions: readonly string[] = shoppingRegions.filter(
  (region) => termsOf(region).tellsLowestPrice,
);

/**
 * The lowest price valid at any moment of the 30 days before the current one began, or before `began`; null when there
 * was none. A select of one row, for `variants` joined with `prices`.
 */
export function lowestPriceBefore(began: RawBuilder<unknown> = sql`max(valid_from) over ()`): RawBuilder<unknown> {
  return sql`
  select min(held.price) as lowest_price
  from (
    select history.price, valid_from, lead(valid_from) over (order by valid_from) as valid_to, ${began} as began
    from price_history history
    where history.region = prices.region and history.variant_id = variants.id
  ) held
  where valid_from < began and coalesce(valid_to, 'infinity') > began - interval '30 days'`;
}
