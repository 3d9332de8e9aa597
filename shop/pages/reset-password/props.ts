import type { Message } from "#shop/parts/message.ts";
import type { PasswordTexts } from "#shop/parts/password/texts.ts";

export type ResetProps = {
  strength: PasswordTexts;
  csrf: string;
  /** Of the link; null when it opens nothing (any more). */
  token: string | null;
  error: Message | null;
};
