import type { AreaTexts, Texts } from "#storefront/i18n/areas.ts";
import english from "#storefront/i18n/listing/en.ts";

/** What the controls of a list say, out of the display texts: they come with the page, as browsers have no others of light pages. */
export const listWords = (texts: Texts): AreaTexts<"listing"> =>
  Object.fromEntries(
    (Object.keys(english) as (keyof typeof english)[]).map((key) => [key, texts[key]]),
  ) as AreaTexts<"listing">;
