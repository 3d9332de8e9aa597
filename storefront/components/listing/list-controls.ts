import type { AreaTexts } from "#storefront/i18n/areas.ts";
import type { ListView } from "./list-view.ts";

/** What a list of products is narrowed and ordered by, ready to be shown: every address is made on the server. */

export type FacetValue = {
  value: string;
  label: string;
  count: number;
  checked: boolean;
  hexColours?: string[];
  /** The parameter that it is of, where that is not its facet's: a single colour among the families. */
  name?: string;
  /** Part of one that stands above it: a category within another. */
  isBelow?: boolean;
};

export type FacetLook = "list" | "swatches" | "tiles";

/** `range`: of numbers, which are narrowed by bounds. */
export type FacetView = {
  name: string;
  label: string;
  values: FacetValue[];
  look?: FacetLook;
  range?: FacetRange;
  heads?: SizeHeads;
};

/** What sizes are of that are written as letters, as small numbers, as lengths: said where a list has several. */
export type SizeHeads = Record<"letters" | "numbers" | "heights", string>;

export type FacetRange = {
  from?: number;
  to?: number;
  lowest?: number;
  highest?: number;
  labels: { from: string; to: string };
  /** How many there are at each number from the lowest on, where numbers are whole: drawn, with ends to be pulled. */
  counts?: number[];
  /** Behind a number: "cm". */
  unit?: string;
};

export type ListControls = {
  words: AreaTexts<"listing">;
  /** Without query: "/c/snowboards". The form leads there. */
  path: string;
  /** What the address says besides, and goes on to say: the question of a search. */
  kept?: Record<string, string>;
  total: number;
  facets: FacetView[];
  /** Whole units of the currency; null where nothing is sold. */
  prices: { from?: number; to?: number; lowest?: number; highest?: number; currency: string } | null;
  inStock: boolean;
  /** How many can be had. */
  inStockCount: number;
  /** The orders that may be chosen; the value of the usual one is empty, as no address says it. */
  sorts: { value: string; label: string; isOn: boolean }[];
  /** What the list is narrowed by, each with the address without it. */
  active: { label: string; path: string }[];
  /** The list without any narrowing. */
  clear: string;
  view: ListView;
  /** This list in either view. */
  viewPaths: Record<ListView, string>;
  /** Changes with everything above: the form then shows the address's state again. */
  state: string;
};
