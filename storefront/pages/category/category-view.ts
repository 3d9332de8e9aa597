import type { Sorting } from "#commerce/catalog/products/schema.ts";
import type { CategoryGroup } from "#storefront/components/category/category-groups.ts";
import type { CategoryStory } from "#storefront/components/category/category-story.ts";
import type { Crumb } from "#storefront/components/page/breadcrumbs.tsx";
import type { CardData } from "#storefront/components/product/card-data.ts";
import type { ListView } from "./list-view.ts";

export type Step = { page: number; path: string };
export type FacetValue = { value: string; label: string; count: number; checked: boolean; hexColours?: string[] };
/** `range`: of numbers, which are narrowed by bounds. */
export type FacetView = { name: string; label: string; values: FacetValue[]; range?: FacetRange };
export type FacetRange = {
  from?: number;
  to?: number;
  lowest?: number;
  highest?: number;
  labels: { from: string; to: string };
};

/** A category's page, ready to be shown: every address is made on the server. */
export type CategoryPage = {
  title: string;
  /** Paragraphs that stand above the list. */
  intro: string[];
  /** Media id. */
  hero: string | null;
  /** Without query: "/c/snowboards". */
  path: string;
  total: number;
  crumbs: Crumb[];
  /** Sub-categories, or the siblings of a category without any. */
  chips: { title: string; path: string; current: boolean }[];
  /** Categories that content has put together below this one. */
  groups: CategoryGroup[];
  cards: CardData[];
  facets: FacetView[];
  /** Whole units of the currency; null where nothing is sold. */
  prices: { from?: number; to?: number; lowest: number; highest: number; currency: string } | null;
  inStock: boolean;
  sort: Sorting;
  /** What the list is narrowed by, each with the address without it. */
  active: { label: string; path: string }[];
  paging: { page: number; steps: (Step | null)[]; previous?: Step; next?: Step };
  story?: CategoryStory;
  view: ListView;
  /** This list in either view. */
  viewPaths: Record<ListView, string>;
  /** Changes with everything above: the form then shows the address's state again. */
  query: string;
};
