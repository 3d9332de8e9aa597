import type { Texts } from "#storefront/i18n/areas.ts";

const badges = ["sale", "new", "redesigned", "best-seller", "coming-soon"] as const;
const isBadge = (value: string): value is (typeof badges)[number] => (badges as readonly string[]).includes(value);

/**
 * Returns the name of a value of the filter "is", as the card's badge shows it: "sale" → "Sale". Undefined for unknown
 * values.
 */
export const badgeName = (texts: Texts, value: string): string | undefined =>
  isBadge(value) ? texts[`catalogue.badge-${value}`] : undefined;
