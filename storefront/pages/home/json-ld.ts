import type { BrandSettings } from "#storefront/app/brand-settings.ts";
import { mediaUrl } from "#storefront/app/media.ts";
import type { PageContext } from "#storefront/app/page.ts";
import { localePath } from "#storefront/routing/locale-path.ts";

type SiteContext = Pick<PageContext, "origin" | "locale" | "services">;

/** The shop and its search for search engines (schema.org Organization, and WebSite with SearchAction). */
export function siteJsonLd(brand: BrandSettings, { origin, locale, services }: SiteContext): object[] {
  const home = origin + localePath(locale, "/");
  const { logo, social, contact, displayName: name, siteSearch } = brand;
  const logoAddress = logo ? mediaUrl(services.config.MEDIA_URL, logo, { w: 512, fmt: "png" }) : "/icon.svg";
  const search = `${origin}${localePath(locale, "/search")}?q={search_term_string}`;
  return [
    {
      "@context": "https://schema.org",
      "@type": "Organization",
      "@id": `${origin}/#organization`,
      name,
      url: `${origin}/`,
      logo: logoAddress.startsWith("/") ? origin + logoAddress : logoAddress,
      ...(social.length > 0 && { sameAs: social.map(({ href }) => href) }),
      ...(contact.phone && { telephone: contact.phone }),
    },
    {
      "@context": "https://schema.org",
      "@type": "WebSite",
      name,
      url: home,
      inLanguage: locale.intl,
      publisher: { "@id": `${origin}/#organization` },
      ...(siteSearch && {
        potentialAction: {
          "@type": "SearchAction",
          target: { "@type": "EntryPoint", urlTemplate: search },
          "query-input": "required name=search_term_string",
        },
      }),
    },
  ];
}
