import type { AreaTexts, Message } from "#storefront/i18n/areas.ts";

export type ResetProps = {
  strength: AreaTexts<"password">;
  csrf: string;
  /** Of the link; null when it opens nothing (any more). */
  token: string | null;
  error: Message | null;
};
