import type { ModerationSubject } from "#commerce/aftersales/reviews/schema.ts";
import type { ReviewView } from "#storefront/components/reviews/view.ts";
import type { AreaTexts } from "#storefront/i18n/areas.ts";

export type ModerateProps = {
  words: AreaTexts<"reviews">;
  csrf: string;
  what: ModerationSubject;
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
