import type { FormTask } from "#shop/parts/form-check.ts";
import type { Message } from "#shop/parts/message.ts";
import type { PasswordTexts } from "#shop/parts/password/texts.ts";

export type CreateProps = {
  strength: PasswordTexts;
  csrf: string;
  task: FormTask;
  /** Path below the locale to go on to. */
  to: string;
  /** What was typed; passwords are never sent back. */
  typed: { first_name: string; last_name: string; email: string };
  problem: Message | null;
  errors: Record<string, Message>;
};
