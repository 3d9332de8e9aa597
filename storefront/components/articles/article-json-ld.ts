import type { Entry } from "#services/content/schema.ts";
import type { Meta, PageContext } from "#storefront/app/page.ts";
import { localePath } from "#storefront/routing/locale-path.ts";

type SiteContext = Pick<PageContext, "origin" | "brand" | "locale" | "path">;
type Post = { date: string; author?: string | undefined };

/** Structured data for a support article (schema.org Article) or a blog post (BlogPosting, a kind of Article). */
export const articleJsonLd = (
  entry: Entry,
  { image, description }: Meta,
  { origin, brand, locale, path }: SiteContext,
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
