import type { AreaTexts, Texts } from "#storefront/i18n/areas.ts";
import english from "#storefront/i18n/listing/en.ts";

/**
 * Picks the texts of the list controls from the display texts. They are sent with the page, because light pages do not
 * load the display texts in the browser.
 */
export const listWords = (texts: Texts): AreaTexts<"listing"> =>
  Object.fromEntries(
    (Object.keys(english) as (keyof typeof english)[]).map((key) => [key, texts[key]]),
  ) as AreaTexts<"listing">;
