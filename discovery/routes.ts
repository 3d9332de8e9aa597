import type { App } from "#platform/http.ts";
import type { Services } from "#storefront/app/services.ts";
import { blogFeedDoor } from "./feeds/blog-feed.ts";
import { productFeedDoor } from "./feeds/product-feed.ts";
import { noticesDoor } from "./sitemap/notices.ts";
import { sitemapDoor } from "./sitemap/sitemap.ts";

/** Everything by which machines find the shop; before the pages, which leave addresses in .xml alone (specification 2.4). */
export function machineDoors(app: App, services: Services): void {
  sitemapDoor(app, services);
  productFeedDoor(app, services);
  blogFeedDoor(app, services);
  noticesDoor(app, services);
}
