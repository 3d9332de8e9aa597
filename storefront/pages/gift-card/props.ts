import type { AreaTexts } from "#storefront/i18n/areas.ts";

export type GiftCardProps = {
  csrf: string;
  words: AreaTexts<"extras"> & AreaTexts<"codes">;
  typed: string;
  /** Why the card cannot be shown, in words. */
  error: string;
  /** What is on it, in words; null: no card was asked for. */
  card: { last4: string; left: string; until: string } | null;
};
