import type { Message } from "#shop/parts/message.ts";

export type ResetProps = {
  csrf: string;
  /** Of the link; null when it opens nothing (any more). */
  token: string | null;
  error: Message | null;
};
