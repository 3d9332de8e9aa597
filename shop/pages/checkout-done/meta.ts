import type { Meta } from "#shop/frame/page.ts";
import { fill } from "#shop/frame/shop.tsx";
import type { Texts } from "#shop/frame/texts.ts";

/** Not indexed: it is one buyer's own. */
export const doneMeta = (texts: Texts, number: number, brand: string): Meta => ({
  title: `${fill(texts["done.title"], { number })} | ${brand}`,
});
