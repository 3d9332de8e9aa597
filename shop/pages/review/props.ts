import type { ReviewMessage } from "#shop/parts/reviews/faults.ts";
import type { ReviewTexts } from "#shop/parts/reviews/texts.ts";
import type { ReviewView } from "#shop/parts/reviews/view.ts";

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
