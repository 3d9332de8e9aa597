import type { SortOrder } from "./sort-orders.ts";

/**
 * A customer group's prices of a whole list, so that it is sorted and narrowed by what the group is shown. Made once for
 * each group, some 50 ms for a hundred thousand products, and anew only after a change of prices or categories.
 */
export type GroupPriceIndex = {
  key: string;
  /** By place, as in the list's index. */
  prices: Float64Array;
  /** The places in an order of prices; undefined for other orders, which stay as they are. */
  placesIn(order: SortOrder): Int32Array | undefined;
};
