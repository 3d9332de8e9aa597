import type { FormTask } from "#storefront/components/forms/form-check.ts";
import type { Message } from "#storefront/i18n/areas.ts";

export type ForgotProps = {
  csrf: string;
  task: FormTask;
  email: string;
  /** Whether a link has been asked for; nobody is told whether one was sent. */
  asked: boolean;
  problem: Message | null;
  error: Message | null;
};
