import type { ReviewMessage } from "#storefront/components/reviews/faults.ts";
import type { ReviewTexts } from "#storefront/components/reviews/texts.ts";
import type { ReviewView } from "#storefront/components/reviews/view.ts";

export type ReviewProps = {
  words: ReviewTexts;
  csrf: string;
  product: { uid: string; name: string };
  review: ReviewView;
  hasVoted: boolean;
  isReported: boolean;
  note: string;
  error: ReviewMessage | null;
};
