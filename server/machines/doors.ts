import type { App } from "#platform/http.ts";
import type { Services } from "#shop/frame/services.ts";
import { blogFeedDoor } from "./blog-feed.ts";
import { noticesDoor } from "./notices.ts";
import { productFeedDoor } from "./product-feed.ts";
import { sitemapDoor } from "./sitemap.ts";

/** Everything by which machines find the shop; before the pages, which leave addresses in .xml alone (specification 2.4). */
export function machineDoors(app: App, services: Services): void {
  sitemapDoor(app, services);
  productFeedDoor(app, services);
  blogFeedDoor(app, services);
  noticesDoor(app, services);
}
