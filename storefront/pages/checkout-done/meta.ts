import { fill } from "#commerce/shared/texts/rules.ts";
import type { Meta } from "#storefront/app/page.ts";
import type { Texts } from "#storefront/i18n/areas.ts";

/** Not indexed: it is one buyer's own. */
export const doneMeta = (texts: Texts, number: number, brand: string): Meta => ({
  title: `${fill(texts["done.title"], { number })} | ${brand}`,
});
