import type { QuestionForm } from "#commerce/aftersales/reviews/schema.ts";
import type { PublicForm } from "#storefront/components/forms/public-form.tsx";
import type { ReviewMessage, ReviewMessages } from "#storefront/components/reviews/faults.ts";
import type { AreaTexts } from "#storefront/i18n/areas.ts";

export type AskProps = {
  words: AreaTexts<"reviews">;
  form: PublicForm;
  product: { uid: string; name: string };
  /** form: ask; confirm: a letter went out; taken: staff knows; confirming: the letter's link was followed; over: it is too old. */
  state: "form" | "confirm" | "taken" | "confirming" | "over";
  /** Asks without an address of an account. */
  isGuest: boolean;
  typed: QuestionForm;
  faults: ReviewMessages;
  refused: ReviewMessage | null;
  /** Of the letter's link. */
  link: { id: string; key: string } | null;
};
