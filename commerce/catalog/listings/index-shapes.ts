import type { Facet } from "#commerce/catalog/products/schema.ts";
import type { Bits } from "./bits.ts";
import type { SortOrder } from "./sort-orders.ts";

/**
 * A customer group's prices for a whole list, so that the list is sorted and filtered by them. Built once per group, in
 * some 50 ms for a hundred thousand products, and again only after a change of prices or categories.
 */
export type GroupPriceIndex = {
  key: string;
  /** By place, as in the list's index. */
  prices: Float64Array;
  /** The places sorted by these prices; undefined for orders that do not depend on prices. */
  placesIn(order: SortOrder): Int32Array | undefined;
};

/**
 * The products that match a filter, and those that would match without its condition on one attribute or on the price.
 */
export type FilteredListings = {
  key: string;
  all: Bits;
  but(name: string): Bits;
  prices: Float64Array;
  /** How many products that match without the stock filter are in stock. */
  countInStock(): number;
  /** How many products each group of values would match (ListingFilter.groups). */
  countGroups(): Facet[];
};

/** What a page of a list puts before its order: a group's prices, certain products, and what is in stock. */
export type PageOrder = {
  group?: GroupPriceIndex | undefined;
  first?: readonly number[] | undefined;
  isStockFirst?: boolean;
};
