import type { Entry } from "#services/content/schema.ts";
import type { PostContent } from "#shop/parts/journal.ts";

/** What search engines read of a post. */
export const postJsonLd = (entry: Entry<PostContent>, origin: string, image: string | undefined, brand: string) => ({
  "@context": "https://schema.org",
  "@type": "BlogPosting",
  headline: entry.title,
  description: entry.data.intro,
  datePublished: entry.data.date,
  author: { "@type": "Person", name: entry.data.author },
  publisher: { "@type": "Organization", name: brand },
  ...(image && { image: image.startsWith("/") ? origin + image : image }),
});
