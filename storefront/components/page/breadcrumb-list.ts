import type { Locale } from "#commerce/shared/regions/schema.ts";
import { localePath } from "#storefront/routing/locale-path.ts";
import type { Crumb } from "./breadcrumbs.tsx";

/** Breadcrumbs for search engines (schema.org BreadcrumbList). The page itself is the last item. */
export const breadcrumbList = (crumbs: readonly Crumb[], origin: string, locale: Locale): object => ({
  "@context": "https://schema.org",
  "@type": "BreadcrumbList",
  itemListElement: crumbs.map(({ title, path }, index) => ({
    "@type": "ListItem",
    position: index + 1,
    name: title,
    item: origin + localePath(locale, path),
  })),
});
