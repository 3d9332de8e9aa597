import type { PasswordTexts } from "#storefront/components/password/texts.ts";
import type { Message } from "#storefront/i18n/message.ts";

export type ResetProps = {
  strength: PasswordTexts;
  csrf: string;
  /** Of the link; null when it opens nothing (any more). */
  token: string | null;
  error: Message | null;
};
