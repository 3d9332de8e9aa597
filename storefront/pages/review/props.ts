import type { ReviewMessage } from "#storefront/components/reviews/faults.ts";
import type { ReviewView } from "#storefront/components/reviews/view.ts";
import type { AreaTexts } from "#storefront/i18n/areas.ts";

export type ReviewProps = {
  words: AreaTexts<"reviews">;
  csrf: string;
  product: { uid: string; name: string };
  review: ReviewView;
  hasVoted: boolean;
  isReported: boolean;
  note: string;
  error: ReviewMessage | null;
};
