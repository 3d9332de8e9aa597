import type { FormTask } from "#storefront/components/forms/form-check.ts";
import type { AreaTexts, Message } from "#storefront/i18n/areas.ts";

export type CreateProps = {
  strength: AreaTexts<"password">;
  csrf: string;
  task: FormTask;
  /** Path below the locale to go on to. */
  to: string;
  /** What was typed; passwords are never sent back. */
  typed: { first_name: string; last_name: string; email: string };
  problem: Message | null;
  errors: Record<string, Message>;
};
