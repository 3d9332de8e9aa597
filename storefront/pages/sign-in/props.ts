import type { PasskeyTexts } from "#storefront/components/passkeys/texts.ts";
import type { Message } from "#storefront/i18n/message.ts";

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
  passkeys: PasskeyTexts;
  problem: Message | null;
  errors: { email?: Message; password?: Message };
};
