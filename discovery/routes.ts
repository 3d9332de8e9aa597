import type { App } from "#platform/http/app.ts";
import type { Services } from "#storefront/app/services.ts";
import { blogFeedRoutes } from "./feeds/blog-feed.ts";
import { productFeedRoutes } from "./feeds/product-feed.ts";
import { sitemapRoutes } from "./sitemap/sitemap.ts";
import { wellKnownRoutes } from "./sitemap/well-known.ts";

/**
 * The sitemap, feeds and well-known addresses. Registered before the pages, which do not handle addresses ending in
 * .xml (specification 2.4).
 */
export function discoveryRoutes(app: App, services: Services): void {
  sitemapRoutes(app, services);
  productFeedRoutes(app, services);
  blogFeedRoutes(app, services);
  wellKnownRoutes(app, services);
}
