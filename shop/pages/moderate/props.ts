import type { Spoken } from "#commerce/reviews/schema.ts";
import type { ReviewTexts } from "#shop/parts/reviews/texts.ts";
import type { ReviewView } from "#shop/parts/reviews/view.ts";

export type ModerateProps = {
  words: ReviewTexts;
  csrf: string;
  what: Spoken;
  id: number;
  /** The link's key; "key" is React's. */
  secret: string;
  product: { uid: string; name: string };
  status: string;
  reason: string;
  review: ReviewView | null;
  /** What is asked or answered, where it is no review. */
  said: { text: string; name: string; language: string } | null;
  /** Of an answer. */
  question: string | null;
  /** Complaints of visitors. */
  reports: string[];
};
