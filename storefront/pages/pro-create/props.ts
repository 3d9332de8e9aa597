import type { AreaTexts, Message } from "#storefront/i18n/areas.ts";

export type CreateProProps = {
  words: AreaTexts<"pro-applications">;
  strength: AreaTexts<"password">;
  csrf: string;
  /** What the link opens; null where it opens nothing any more. */
  link: { id: number; key: string; email: string } | null;
  /** Somebody had opened an account with that address. */
  isTaken: boolean;
  error: Message | null;
};
