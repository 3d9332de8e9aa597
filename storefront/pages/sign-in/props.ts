import type { AreaTexts, Message } from "#storefront/i18n/areas.ts";

export type SignInProps = {
  csrf: string;
  /** Path below the locale to go on to. */
  to: string;
  email: string;
  /** Whether a new password has just been chosen by a link. */
  isReset: boolean;
  /** Whether a session ended in the middle of a checkout. */
  isEnded: boolean;
  /** What is said of passkeys. */
  passkeys: AreaTexts<"passkeys">;
  problem: Message | null;
  errors: { email?: Message; password?: Message };
};
