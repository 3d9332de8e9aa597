import type { Meta } from "#shop/frame/page.ts";
import type { Texts } from "#shop/frame/texts.ts";

/** Not indexed. */
export const checkoutMeta = (texts: Texts, brand: string): Meta => ({ title: `${texts["checkout.title"]} | ${brand}` });
