import type { ApplicationForm } from "#commerce/customers/pro-applications/schema.ts";
import type { FormTask } from "#storefront/components/forms/form-check.ts";
import type { ProgrammeKey, ProgrammeTexts } from "#storefront/components/pro-applications/texts.ts";
import type { TextKey } from "#storefront/i18n/en.ts";
import type { Message } from "#storefront/i18n/message.ts";
import type { AreaMessage } from "#storefront/i18n/sayer.ts";

export type SignupProps = {
  words: ProgrammeTexts;
  csrf: string;
  task: FormTask;
  typed: ApplicationForm;
  countries: { code: string; name: string }[];
  /** By field: what is wrong, in the shop's general words; of the proof in the programme's. */
  errors: Record<string, { key: TextKey; values?: Record<string, number> }>;
  proofError: ProgrammeKey | null;
  /** A file that was chosen before: what it is called, and the token that stands for it. */
  kept: { name: string; token: string } | null;
  problem: AreaMessage<ProgrammeKey> | null;
  /** Why it was not taken at all, in the shop's general words. */
  refused: Message | null;
  isDone: boolean;
};
