import { type RawBuilder, sql } from "kysely";
import type { PriceRegion } from "#commerce/shared/regions/schema.ts";

/**
 * A condition on `products`: whether the product's schedule lets the region see it now. All variants of a product say the same
 * (database/functions/product-schedules.sql), and they are found by an index.
 */
export const isOpenIn = (region: PriceRegion): RawBuilder<boolean> => sql<boolean>`not exists (
  select from variants where variants.product_id = products.id and ${region}::text = any (closed_in))`;
