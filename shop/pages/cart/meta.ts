import type { Meta } from "#shop/frame/page.ts";
import type { Texts } from "#shop/frame/texts.ts";

/** Not indexed: everybody's cart is another. */
export const cartMeta = (texts: Texts, brand: string): Meta => ({
  title: `${texts["cart.title"]} | ${brand}`,
  description: texts["cart.description"],
});
