import type { TextKey } from "#storefront/i18n/areas.ts";

/** How the newsletter's lists are called; others that content names stand there by their ids. */
export const listNames: Partial<Record<string, TextKey>> = {
  news: "newsletter.list.news",
  journal: "newsletter.list.journal",
  sales: "newsletter.list.sales",
};
