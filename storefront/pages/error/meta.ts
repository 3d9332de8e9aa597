import type { Meta } from "#storefront/app/page.ts";
import type { Texts } from "#storefront/i18n/areas.ts";

/** Specification 2.6. */
export const errorMeta = (status: number, texts: Texts, brand: string): Meta => ({
  title: `${texts[status === 410 ? "gone.meta" : "missing.meta"]} | ${brand}`,
});
