import { isProRegion } from "#commerce/shared/regions/rules.ts";
import type { Locale, PriceRegion } from "#commerce/shared/regions/schema.ts";

/** Which content is shown where (specification 3.3). Pure. */

export type Regional = { regions?: string[] };
/** Where content is shown, and whose prices apply. */
export type ContentAudience = Pick<Locale, "country" | "mapRegion" | "shoppingRegion"> & {
  region?: PriceRegion | null;
};

/**
 * Whether content with this list of regions is shown here. An empty list means everywhere; otherwise it contains
 * countries, map regions or shopping regions. For professionals only "pro", "pro_ca" or "pro_eu_region_1" match
 * (section 6), not the regions of their country.
 */
export function appliesTo({ regions }: Regional, { region = null, ...locale }: ContentAudience): boolean {
  const own = isProRegion(region) ? [region] : [locale.country, locale.mapRegion, locale.shoppingRegion];
  return !regions?.length || regions.some((one) => own.some((other) => other === one));
}
