import type { CategoryGroup } from "#storefront/components/category/category-groups.ts";
import type { CategoryStory } from "#storefront/components/category/category-story.ts";
import type { ListControls } from "#storefront/components/listing/list-controls.ts";
import type { Crumb } from "#storefront/components/page/breadcrumbs.tsx";
import type { CardData } from "#storefront/components/product/card-data.ts";

export type Step = { page: number; path: string };
/** A category's page, ready to be shown: every address is made on the server. */
export type CategoryPage = ListControls & {
  title: string;
  /** Paragraphs that stand above the list. */
  intro: string[];
  /** All that it holds is reduced. */
  isOnSale: boolean;
  /** Media id. */
  hero: string | null;
  crumbs: Crumb[];
  /** Sub-categories, or the siblings of a category without any. */
  chips: { title: string; path: string; current: boolean }[];
  /** Categories that content has put together below this one. */
  groups: CategoryGroup[];
  cards: CardData[];
  paging: { page: number; steps: (Step | null)[]; previous?: Step; next?: Step };
  story?: CategoryStory;
};
