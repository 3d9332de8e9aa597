import type { ReviewSorting } from "#commerce/aftersales/reviews/schema.ts";
import type { Crumb } from "#storefront/components/page/breadcrumbs.tsx";
import type { QuestionView, ReviewView, SummaryView } from "#storefront/components/reviews/view.ts";
import type { AreaTexts } from "#storefront/i18n/areas.ts";

type Step = { page: number; path: string };

export type ReviewsProps = {
  words: AreaTexts<"reviews">;
  product: { uid: string; name: string; image: string | null };
  crumbs: Crumb[];
  summary: SummaryView;
  reviews: ReviewView[];
  questions: QuestionView[];
  /** The stars that the list is narrowed to. */
  rating: number | null;
  /** Whose reviews: by their weight, by the size that they have. None where there are no two to choose between. */
  riders: { name: "weight" | "size"; links: { label: string; count: number; path: string; isOn: boolean }[] }[];
  sort: ReviewSorting;
  sortings: { sort: ReviewSorting; path: string }[];
  paging: { page: number; steps: (Step | null)[]; previous?: Step; next?: Step };
};
