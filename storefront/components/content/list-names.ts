import type { TextKey } from "#storefront/i18n/areas.ts";

/** Text keys for the names of the newsletter lists. Other lists from content are shown by their ids. */
export const listNames: Partial<Record<string, TextKey>> = {
  news: "newsletter.list.news",
  journal: "newsletter.list.journal",
  sales: "newsletter.list.sales",
};
