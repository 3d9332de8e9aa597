import type { PasswordTexts } from "#storefront/components/password/texts.ts";
import type { ProgrammeTexts } from "#storefront/components/pro-applications/texts.ts";
import type { Message } from "#storefront/i18n/message.ts";

export type CreateProProps = {
  words: ProgrammeTexts;
  strength: PasswordTexts;
  csrf: string;
  /** What the link opens; null where it opens nothing any more. */
  link: { id: number; key: string; email: string } | null;
  /** Somebody had opened an account with that address. */
  isTaken: boolean;
  error: Message | null;
};
