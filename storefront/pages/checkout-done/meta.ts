import type { Meta } from "#storefront/app/page.ts";
import { fill } from "#storefront/app/shop.tsx";
import type { Texts } from "#storefront/i18n/load.ts";

/** Not indexed: it is one buyer's own. */
export const doneMeta = (texts: Texts, number: number, brand: string): Meta => ({
  title: `${fill(texts["done.title"], { number })} | ${brand}`,
});
