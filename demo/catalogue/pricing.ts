import type { PriceRegion, ShoppingRegion } from "#commerce/shared/regions/schema.ts";
import type { DemoProduct } from "#demo/shapes.ts";

/** Calculates every region's prices from the list price in US dollars. Results are in minor units. */

/** The factor from a US dollar price to each currency: Canadian dollars without tax, euros with tax. */
const factors: Record<ShoppingRegion, number> = { us: 1, ca: 1.36, eu_region_1: 0.95 };
const proRegions: Record<ShoppingRegion, PriceRegion> = { us: "pro", ca: "pro_ca", eu_region_1: "pro_eu_region_1" };
const proPercent = 65;
const cheapBelow = 30;

/** Returns the nearest price that ends in 9, or below 30 in 4.95 or 9.95. In minor units. */
export function pricePoint(units: number): number {
  if (units < cheapBelow) return Math.max(1, Math.round(units / 5)) * 500 - 5;
  return (Math.round((units - 9) / 10) * 10 + 9) * 100;
}

const inRegion = (usd: number, region: ShoppingRegion): number =>
  region === "us" ? usd * 100 : pricePoint(usd * factors[region]);

type Prices = Partial<Record<PriceRegion, { price: number; retailPrice?: number }>>;

/**
 * Prices in all regions that sell the product. Professionals pay 65 % of the list price, rounded up to whole units, and
 * never more than the regular price.
 */
export function pricesOf(product: Pick<DemoProduct, "usd" | "retailUsd" | "notIn" | "amounts">): Prices {
  const { usd, retailUsd, notIn = [], amounts } = product;
  if (amounts) return faceValue(Math.min(...amounts));
  const prices: Prices = {};
  for (const region of ["us", "ca", "eu_region_1"] as const) {
    if (notIn.includes(region)) continue;
    const price = inRegion(usd, region);
    const list = inRegion(retailUsd ?? usd, region);
    prices[region] = list > price ? { price, retailPrice: list } : { price };
    prices[proRegions[region]] = { price: Math.min(price, Math.ceil((list * proPercent) / 10_000) * 100) };
  }
  return prices;
}

/** A gift card costs its value. Professionals get no lower price. */
export const faceValue = (units: number): Prices => ({
  us: { price: units * 100 },
  ca: { price: units * 100 },
  eu_region_1: { price: units * 100 },
});
