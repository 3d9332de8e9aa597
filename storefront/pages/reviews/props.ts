import type { ComponentProps } from "react";
import type { ReviewSorting } from "#commerce/aftersales/reviews/schema.ts";
import type { Crumb } from "#storefront/components/page/breadcrumbs.tsx";
import type { PagingView } from "#storefront/components/page/paging.ts";
import type { Price } from "#storefront/components/product/price.tsx";
import type { QuestionView, ReviewView, SummaryView } from "#storefront/components/reviews/view.ts";
import type { AreaTexts } from "#storefront/i18n/areas.ts";

export type ReviewsProps = {
  words: AreaTexts<"reviews">;
  product: { uid: string; name: string; image: string | null };
  /** Absent when the product is in no list, or sold out. */
  price: ComponentProps<typeof Price> | undefined;
  crumbs: Crumb[];
  summary: SummaryView;
  reviews: ReviewView[];
  questions: QuestionView[];
  /** The number of stars by which the list is filtered. */
  rating: number | null;
  /**
   * Links that filter by the reviewer's weight or size. Empty when there are not at least two groups to choose from.
   */
  riders: { name: "weight" | "size"; links: { label: string; count: number; path: string; isOn: boolean }[] }[];
  sort: ReviewSorting;
  sortings: { sort: ReviewSorting; path: string }[];
  paging: PagingView;
};
