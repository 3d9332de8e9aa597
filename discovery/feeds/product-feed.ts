import { findProductDetails } from "#commerce/catalog/products/reads.ts";
import { parseLocale } from "#commerce/shared/regions/rules.ts";
import type { Locale, ShoppingRegion } from "#commerce/shared/regions/schema.ts";
import { streamed } from "#discovery/stream.ts";
import { element, xmlHeader } from "#discovery/xml.ts";
import type { App } from "#platform/http/app.ts";
import { originOf } from "#platform/http/origin.ts";
import type { ProductContent } from "#services/content/schema.ts";
import { loadBrand } from "#storefront/app/brand-settings.ts";
import type { Services } from "#storefront/app/services.ts";
import { type CategoryView, loadCategories } from "#storefront/components/category/categories.ts";
import { localePath } from "#storefront/routing/locale-path.ts";
import { type FeedKind, feedItems } from "./feed-items.ts";

/** Small, because the memory of a feed of any length is one batch that a slow reader has not taken yet. */
const batch = 20;

/**
 * /feeds/google-de-at.xml and /feeds/meta-en-us.xml: every variant sold in the country's region, for shopping adverts
 * (RSS 2.0 with Google's fields). Products are read in batches and streamed, so memory does not grow with the
 * catalogue.
 */
export function productFeedRoutes(app: App, services: Services): void {
  const { config, db, content } = services;
  app.get<{ Params: { file: string } }>("/feeds/:file", async (request, reply) => {
    const [, kind = "", code = ""] = /^(google|meta)-([a-z-]{5,9})\.xml$/.exec(request.params.file) ?? [];
    const locale = parseLocale(code);
    // Regions without sales have no feed.
    if (!locale?.shoppingRegion) return reply.callNotFound();
    const feed = lines(kind as FeedKind, locale, locale.shoppingRegion, originOf(request, config.PUBLIC_URL));
    reply.type("application/xml; charset=utf-8").header("cache-control", "public, max-age=900");
    return reply.send(streamed(feed));
  });

  async function* lines(
    kind: FeedKind,
    locale: Locale,
    region: ShoppingRegion,
    origin: string,
  ): AsyncGenerator<string> {
    const { title: brand } = await loadBrand(services, locale);
    const home = origin + localePath(locale, "/");
    const ways = waysIn(await loadCategories(services, locale));
    yield `${xmlHeader}<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel>${element("title", brand)}${element("link", home)}${element("description", `${brand} ${locale.intl}`)}\n`;
    for (let after = 0; ; ) {
      const ids = await idsAfter(region, after);
      const details = await findProductDetails(db, ids, region);
      const entries = await content.byUids<Partial<ProductContent>>(
        "product",
        details.map(({ uid }) => uid),
        locale.contentLocale,
      );
      const view = { locale, origin, mediaBase: config.MEDIA_URL, ways };
      // One product at a time: V8 keeps a whole batch's text, being longer than 128 KB, until a full garbage
      // collection.
      for (const product of details) yield feedItems(kind, product, entries.get(product.uid), view).join("");
      if (ids.length < batch) break;
      after = ids.at(-1) ?? after;
    }
    yield "</channel></rss>\n";
  }

  async function idsAfter(region: ShoppingRegion, after: number): Promise<number[]> {
    const rows = await db
      .selectFrom("listings")
      .innerJoin("products", "products.id", "listings.product_id")
      .select("product_id")
      .where("region", "=", region)
      .where("product_id", ">", after)
      // Stated for both tables, because PostgreSQL does not infer it and would read all earlier products for each
      // batch.
      .where("products.id", ">", after)
      .where("is_visible", "=", true)
      .where("availability", "<>", "disabled")
      .orderBy("product_id")
      .limit(batch)
      .execute();
    return rows.map((row) => row.product_id);
  }
}

/** Each category with its ancestors, in words. */
const waysIn = (tree: readonly CategoryView[], above: readonly string[] = []): Map<string, string> =>
  new Map(
    tree.flatMap(({ uid, title, children }) => {
      const way = [...above, title];
      return [[uid, way.join(" > ")] as const, ...waysIn(children, way)];
    }),
  );
