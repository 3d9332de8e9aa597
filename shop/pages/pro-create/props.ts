import type { Message } from "#shop/parts/message.ts";
import type { PasswordTexts } from "#shop/parts/password/texts.ts";
import type { ProgrammeTexts } from "#shop/parts/programme/texts.ts";

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
