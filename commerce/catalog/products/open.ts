import { type RawBuilder, sql } from "kysely";
import type { PriceRegion } from "#commerce/shared/regions/schema.ts";

/** The region whose lists and variants are shown in countries without sales. */
export const shownRegion = "us";

/**
 * A condition on `products`: whether the product's schedule makes it visible in the region now. All variants of a
 * product store the same value (database/functions/product-schedules.sql), which an index finds.
 */
export const isOpenIn = (region: PriceRegion): RawBuilder<boolean> => sql<boolean>`not exists (
  select from variants where variants.product_id = products.id and ${region}::text = any (closed_in))`;

/**
 * Whether shoppers of the region see the product at all. In countries without sales, the schedule of the shown region
 * applies.
 */
export const isShownIn = (region: PriceRegion | null): RawBuilder<boolean> =>
  sql<boolean>`(products.is_visible and ${isOpenIn(region ?? shownRegion)})`;
