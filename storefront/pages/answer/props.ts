import type { AnswerForm } from "#commerce/aftersales/reviews/schema.ts";
import type { ReviewMessage, ReviewMessages } from "#storefront/components/reviews/faults.ts";
import type { AreaTexts } from "#storefront/i18n/areas.ts";

export type AnswerProps = {
  words: AreaTexts<"reviews">;
  csrf: string;
  product: { uid: string; name: string };
  question: { text: string; language: string };
  /** Where the form posts to, below the locale. */
  action: string;
  state: "form" | "done" | "signin" | "not-bought";
  typed: AnswerForm;
  errors: ReviewMessages;
  problem: ReviewMessage | null;
};
