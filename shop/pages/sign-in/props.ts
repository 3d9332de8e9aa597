import type { Message } from "#shop/parts/message.ts";

export type SignInProps = {
  csrf: string;
  /** Path below the locale to go on to. */
  to: string;
  email: string;
  /** Whether a new password has just been chosen by a link. */
  isReset: boolean;
  problem: Message | null;
  errors: { email?: Message; password?: Message };
};
