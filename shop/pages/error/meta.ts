import type { Meta } from "#shop/frame/page.ts";
import type { Texts } from "#shop/frame/texts.ts";

/** Specification 2.6. */
export const errorMeta = (status: number, texts: Texts, brand: string): Meta => ({
  title: `${texts[status === 410 ? "gone.meta" : "missing.meta"]} | ${brand}`,
});
