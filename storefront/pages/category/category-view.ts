import type { CategoryGroup } from "#storefront/components/blocks/category-groups.ts";
import type { CategoryStory } from "#storefront/components/category/category-story.ts";
import type { Chip } from "#storefront/components/category/chips.tsx";
import type { ListControls } from "#storefront/components/listing/list-controls.ts";
import type { Crumb } from "#storefront/components/page/breadcrumbs.tsx";
import type { PagingView } from "#storefront/components/page/paging.ts";
import type { CardData } from "#storefront/components/product/card-data.ts";

/** A category page ready for rendering; every address is made on the server. */
export type CategoryPage = ListControls & {
  title: string;
  /** The paragraphs above the list. */
  intro: string[];
  /** Whether the list shows reduced products only. */
  isOnSale: boolean;
  /** Media id. */
  hero: string | null;
  crumbs: Crumb[];
  /** Within the sale its parts, with counts. Otherwise the sub-categories; of a category without them its siblings, or the line of categories that content defines. */
  chips: Chip[];
  /** Groups of categories that content defines below this one. */
  groups: CategoryGroup[];
  cards: CardData[];
  /** When nothing matches: the first products that the filter in the way hides. */
  hidden: CardData[];
  paging: PagingView;
  /** Among the products. */
  story?: CategoryStory | undefined;
  /** After the last product, where it fills the row. */
  ending?: CategoryStory | undefined;
};
