import type { Meta } from "#shop/frame/page.ts";
import type { Texts } from "#shop/frame/texts.ts";

export const challengeMeta = (texts: Texts, brand: string): Meta => ({
  title: `${texts["challenge.title"]} | ${brand}`,
});
