import type { Meta } from "#storefront/app/page.ts";
import type { Texts } from "#storefront/i18n/areas.ts";

export const countryMeta = (texts: Texts, brand: string): Meta => ({
  title: `${texts["country.meta"]} | ${brand}`,
  description: texts["country.text"],
  canonicalPath: "/country",
});
