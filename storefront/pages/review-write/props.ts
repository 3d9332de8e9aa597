import type { ReviewForm } from "#commerce/aftersales/reviews/schema.ts";
import type { ReviewMessage, ReviewMessages } from "#storefront/components/reviews/faults.ts";
import type { AreaTexts } from "#storefront/i18n/areas.ts";

export type WriteProps = {
  words: AreaTexts<"reviews">;
  csrf: string;
  product: { uid: string; name: string };
  /** Where the form posts to, below the locale. */
  action: string;
  /** form: write; done: it is with us; the others: why not. */
  state: "form" | "done" | "signin" | "not-bought" | "not-delivered" | "reviewed-already";
  asksForFit: boolean;
  typed: ReviewForm;
  errors: ReviewMessages;
  problem: ReviewMessage | null;
};
