import type { ApplicationForm } from "#commerce/customers/pro-applications/schema.ts";
import type { FormTask } from "#storefront/components/forms/form-check.ts";
import type { AreaKey, AreaTexts, Message, TextKey } from "#storefront/i18n/areas.ts";

export type SignupProps = {
  words: AreaTexts<"pro-applications">;
  csrf: string;
  task: FormTask;
  typed: ApplicationForm;
  countries: { code: string; name: string }[];
  /** By field: what is wrong, in the shop's general words; of the proof in the programme's. */
  errors: Record<string, { key: TextKey; values?: Record<string, number> }>;
  proofError: AreaKey<"pro-applications"> | null;
  /** A file that was chosen before: what it is called, and the token that stands for it. */
  kept: { name: string; token: string } | null;
  problem: Message<"pro-applications"> | null;
  /** Why it was not taken at all, in the shop's general words. */
  refused: Message | null;
  isDone: boolean;
};
