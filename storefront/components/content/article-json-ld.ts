import type { Entry } from "#services/content/schema.ts";
import type { Meta, PageContext } from "#storefront/app/page.ts";
import { localePath } from "#storefront/app/shop.tsx";

type Place = Pick<PageContext, "origin" | "brand" | "locale" | "path">;
type Post = { date: string; author?: string | undefined };

/** What search engines read of an article of the support (schema.org Article) or of a post (BlogPosting, an Article). */
export const articleJsonLd = (
  entry: Entry,
  { image, description }: Meta,
  { origin, brand, locale, path }: Place,
  post?: Post,
) => ({
  "@context": "https://schema.org",
  "@type": post ? "BlogPosting" : "Article",
  headline: entry.title,
  description,
  ...(post && { datePublished: post.date }),
  dateModified: entry.updatedAt,
  inLanguage: locale.intl,
  mainEntityOfPage: origin + localePath(locale, path),
  ...(post?.author && { author: { "@type": "Person", name: post.author } }),
  publisher: { "@type": "Organization", name: brand },
  ...(image && { image: image.startsWith("/") ? origin + image : image }),
});
