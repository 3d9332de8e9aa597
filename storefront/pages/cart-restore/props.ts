import type { ReminderTexts } from "#storefront/components/reminders/texts.ts";

export type RestoreProps = {
  words: ReminderTexts;
  csrf: string;
  /** Address that its form posts to, below the locale. */
  action: string;
  lines: { id: string; name: string; count: number }[];
  /** What did not fit into the cart: articles in it, of how many. */
  outcome: { added: number; count: number } | null;
};
