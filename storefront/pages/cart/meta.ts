import type { Meta } from "#storefront/app/page.ts";
import type { Texts } from "#storefront/i18n/areas.ts";

/** Not indexed: everybody's cart is another. */
export const cartMeta = (texts: Texts, brand: string): Meta => ({
  title: `${texts["cart.title"]} | ${brand}`,
  description: texts["cart.description"],
});
