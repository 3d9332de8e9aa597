import type { Meta } from "#shop/frame/page.ts";
import type { Texts } from "#shop/frame/texts.ts";

export const countryMeta = (texts: Texts, brand: string): Meta => ({
  title: `${texts["country.meta"]} | ${brand}`,
  description: texts["country.text"],
  canonicalPath: "/country",
});
