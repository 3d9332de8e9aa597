import type { AreaTexts } from "#storefront/i18n/areas.ts";

export type RestoreProps = {
  words: AreaTexts<"reminders">;
  csrf: string;
  /** Address that its form posts to, below the locale. */
  action: string;
  lines: { id: string; name: string; count: number }[];
  /** What did not fit into the cart: articles in it, of how many. */
  outcome: { added: number; count: number } | null;
};
