import { baseRegionOf, isPriceRegion } from "./rules.ts";
import type { ShoppingRegion } from "./schema.ts";

/** What the law of a selling region requires for prices, products and orders. A new region is added here. */
export type RegionTerms = {
  /**
   * Prices include tax, and say so together with any extra costs (directive 2005/29/EC, article 7; in Germany PAngV, §
   * 6).
   */
  arePricesWithTax: boolean;
  /**
   * Products sold by weight or volume show the price of a kilogram or litre beside their own (directive 98/6/EC,
   * article 3).
   */
  hasUnitPrices: boolean;
  /**
   * Where a former price is struck through, the lowest price of the preceding 30 days is shown too (directive 98/6/EC,
   * article 6a).
   */
  tellsLowestPrice: boolean;
  /**
   * Goods, their main features and the total are shown directly above the button that places the order (2011/83/EU,
   * article 8(2)).
   */
  isReviewedAtButton: boolean;
  /** Product pages show manufacturer, responsible person and warnings (regulation (EU) 2023/988, article 19). */
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

/** The terms of a price region, those of professionals included. None where nothing is sold. */
export const termsOf = (region: string | null): RegionTerms =>
  region !== null && isPriceRegion(region) ? termsByRegion[baseRegionOf(region)] : none;
