import { type RawBuilder, sql } from "kysely";
import type { PriceRegion } from "#commerce/shared/regions/schema.ts";

/** Where the shop shows and does not sell, lists and variants are those of this region. */
export const shownRegion = "us";

/**
 * A condition on `products`: whether the product's schedule lets the region see it now. All variants of a product say the same
 * (database/functions/product-schedules.sql), and they are found by an index.
 */
export const isOpenIn = (region: PriceRegion): RawBuilder<boolean> => sql<boolean>`not exists (
  select from variants where variants.product_id = products.id and ${region}::text = any (closed_in))`;

/** Whether shoppers of the region see the product at all. Where the shop shows and does not sell, that region's schedule counts. */
export const isShownIn = (region: PriceRegion | null): RawBuilder<boolean> =>
  sql<boolean>`(products.is_visible and ${isOpenIn(region ?? shownRegion)})`;
