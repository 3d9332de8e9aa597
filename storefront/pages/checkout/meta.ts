import type { Meta } from "#storefront/app/page.ts";
import type { Texts } from "#storefront/i18n/areas.ts";

/** Not indexed. */
export const checkoutMeta = (texts: Texts, brand: string): Meta => ({ title: `${texts["checkout.title"]} | ${brand}` });
