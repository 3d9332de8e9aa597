import type { AreaTexts } from "#storefront/i18n/areas.ts";
import type { ListView } from "./list-view.ts";
import type { SizeScale } from "./size-scale.ts";

/** The filters and sort orders of a product list, ready for display. Every address is built on the server. */

export type FacetValue = {
  value: string;
  label: string;
  count: number;
  checked: boolean;
  hexColours?: string[];
  /** The query parameter, when it is not the facet's own: a single colour among the families. */
  name?: string;
  /** A size within its group, when the group's name says the rest: "9 / 10" among "Men / Women, US". */
  short?: string;
  group?: string;
  /** True for a value nested below another one, such as a category within a category. */
  isBelow?: boolean;
};

export type FacetLook = "list" | "swatches" | "tiles";

/** `range` is set for numbers, which are filtered by bounds. */
export type FacetView = {
  name: string;
  label: string;
  values: FacetValue[];
  look?: FacetLook;
  range?: FacetRange;
  heads?: SizeHeads;
};

/** Headings for sizes by their scale. They are shown when a list has several scales. */
export type SizeHeads = Record<SizeScale, string>;

export type FacetRange = {
  from?: number;
  to?: number;
  lowest?: number;
  highest?: number;
  labels: { from: string; to: string };
  /** The number of products at each whole number, from the lowest on. Drawn as bars above a slider. */
  counts?: number[];
  /** The unit after a number: "cm". */
  unit?: string;
};

export type ListControls = {
  words: AreaTexts<"listing">;
  /** The path without a query: "/c/snowboards". The form submits to it. */
  path: string;
  /** Query parameters that are kept, such as the search words. */
  kept?: Record<string, string>;
  total: number;
  facets: FacetView[];
  /** In whole units of the currency. Null when no products are for sale. */
  prices: { from?: number; to?: number; lowest?: number; highest?: number; currency: string } | null;
  inStock: boolean;
  /** The number of products in stock. */
  inStockCount: number;
  /** The available sort orders. The default one has an empty value, because it is left out of addresses. */
  sorts: { value: string; label: string; isOn: boolean }[];
  /** The active filters, each with the address without it. */
  active: { label: string; path: string }[];
  /** When nothing matches: the filter whose removal finds most, with the number of products and the way to them. */
  nearest?: { label: string; count: number; path: string } | undefined;
  /** The address of the list without any filters. */
  clear: string;
  view: ListView;
  /** The addresses of this list in each view. */
  viewPaths: Record<ListView, string>;
  /** Changes with everything above, so that the form shows the address's state again. */
  state: string;
};
