import type { Meta } from "#storefront/app/page.ts";

/** Title and address of a page without content of its own. Without a path it is not indexed. */
export const plainMeta = (title: string, brand: string, canonicalPath?: string, description?: string): Meta => ({
  title: `${title} | ${brand}`,
  description,
  canonicalPath,
});
