import type { Entry } from "#services/content/schema.ts";
import type { PageContext } from "#storefront/app/page.ts";
import { localePath } from "#storefront/app/shop.tsx";
import type { PostContent } from "#storefront/components/content/journal.ts";

type Place = Pick<PageContext, "origin" | "brand" | "locale" | "path">;

/** What search engines read of a post (schema.org BlogPosting, an Article). */
export const postJsonLd = (
  entry: Entry<PostContent>,
  date: string,
  image: string | undefined,
  { origin, brand, locale, path }: Place,
) => ({
  "@context": "https://schema.org",
  "@type": "BlogPosting",
  headline: entry.title,
  description: entry.data.intro,
  datePublished: date,
  dateModified: entry.updatedAt,
  inLanguage: locale.intl,
  mainEntityOfPage: origin + localePath(locale, path),
  ...(entry.data.author && { author: { "@type": "Person", name: entry.data.author } }),
  publisher: { "@type": "Organization", name: brand },
  ...(image && { image: image.startsWith("/") ? origin + image : image }),
});
