import { baseRegionOf } from "#commerce/shared/regions/rules.ts";
import type { PriceRegion, ShoppingRegion } from "#commerce/shared/regions/schema.ts";
import { dateFormat } from "#commerce/shared/texts/formats.ts";

/**
 * The time zone in which a market's dates are shown. Pages are the same for all of its shoppers. A new region is added
 * here.
 */
const zones: Readonly<Record<ShoppingRegion, string>> = {
  us: "America/New_York",
  ca: "America/Toronto",
  eu_region_1: "Europe/Berlin",
};

export const timeZoneOf = (region: PriceRegion): string => zones[baseRegionOf(region)];

/** The last day on which something that ends at `until` is valid: "2026-12-24". */
export const lastDayOf = (until: string, region: PriceRegion): string =>
  dateFormat("en-CA", { dateStyle: "short", timeZone: timeZoneOf(region) }).format(Date.parse(until) - 1);
