import type { Meta } from "#storefront/app/page.ts";
import type { Texts } from "#storefront/i18n/areas.ts";

export const challengeMeta = (texts: Texts, brand: string): Meta => ({
  title: `${texts["challenge.title"]} | ${brand}`,
});
