import type { CodeTexts } from "#storefront/components/codes/texts.ts";
import type { ExtraTexts } from "#storefront/components/extras/texts.ts";

export type GiftCardProps = {
  csrf: string;
  words: ExtraTexts & CodeTexts;
  typed: string;
  /** Why the card cannot be shown, in words. */
  error: string;
  /** What is on it, in words; null: no card was asked for. */
  card: { last4: string; left: string; until: string } | null;
};
