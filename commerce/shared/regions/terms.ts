import { baseRegionOf, isPriceRegion } from "./rules.ts";
import type { ShoppingRegion } from "./schema.ts";

/** What the law of a selling region asks of prices, products and orders. A new region says it here. */
export type RegionTerms = {
  /** Prices contain tax, and say so with what comes on top (directive 2005/29/EC, article 7; in Germany PAngV, § 6). */
  arePricesWithTax: boolean;
  /** What is sold by weight or volume says the price of a kilogram or litre beside its own (directive 98/6/EC, article 3). */
  hasUnitPrices: boolean;
  /** Where a former price is struck, the lowest price of the 30 days before stands too (directive 98/6/EC, article 6a). */
  tellsLowestPrice: boolean;
  /** Goods, their main features and the total stand right above the button that binds (2011/83/EU, article 8(2)). */
  isReviewedAtButton: boolean;
  /** Manufacturer, responsible person and warnings stand on product pages (regulation (EU) 2023/988, article 19). */
  tellsProductSafety: boolean;
};

const none: RegionTerms = {
  arePricesWithTax: false,
  hasUnitPrices: false,
  tellsLowestPrice: false,
  isReviewedAtButton: false,
  tellsProductSafety: false,
};

const termsByRegion: Readonly<Record<ShoppingRegion, RegionTerms>> = {
  us: none,
  ca: none,
  eu_region_1: {
    arePricesWithTax: true,
    hasUnitPrices: true,
    tellsLowestPrice: true,
    isReviewedAtButton: true,
    tellsProductSafety: true,
  },
};

/** Those of a price region, a professional's included; where nothing is sold there are none. */
export const termsOf = (region: string | null): RegionTerms =>
  region !== null && isPriceRegion(region) ? termsByRegion[baseRegionOf(region)] : none;
