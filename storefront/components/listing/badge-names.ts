import type { Texts } from "#storefront/i18n/areas.ts";

const badges = ["sale", "new", "redesigned", "best-seller", "coming-soon"] as const;
const isBadge = (value: string): value is (typeof badges)[number] => (badges as readonly string[]).includes(value);

/** What the filter "is" calls a value, as the badge on the card does: "sale" → "Sale"; undefined: it has no such value. */
export const badgeName = (texts: Texts, value: string): string | undefined =>
  isBadge(value) ? texts[`catalogue.badge-${value}`] : undefined;
