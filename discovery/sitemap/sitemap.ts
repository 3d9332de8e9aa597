import { sql } from "kysely";
import { findCategories } from "#commerce/catalog/categories/tree.ts";
import { isOpenIn, shownRegion } from "#commerce/catalog/products/open.ts";
import { allLocales, parseLocale } from "#commerce/shared/regions/rules.ts";
import type { Locale, ShoppingRegion } from "#commerce/shared/regions/schema.ts";
import { listSlugs } from "#commerce/stores/directory/reads.ts";
import { absolute } from "#discovery/origin.ts";
import { streamed } from "#discovery/stream.ts";
import { element, escapeXml, xmlHeader } from "#discovery/xml.ts";
import type { App } from "#platform/http/app.ts";
import { originOf } from "#platform/http/origin.ts";
import { mediaUrl } from "#storefront/app/media.ts";
import type { Services } from "#storefront/app/services.ts";
import { listedPages } from "#storefront/routes.ts";
import { localePath } from "#storefront/routing/locale-path.ts";

const contentTypes = ["blog", "support", "athlete", "page", "landing_page", "blog_category"];
/** With its alternates in every language an address takes 6 kB, and a sitemap may have 50 MB. */
const productsPerMap = 5000;
const batch = 100;
const spaces =
  'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"';

type SitemapEntry = { path: string; image?: string | null; changed?: Date };

/**
 * An index of sitemaps: /sitemaps/de-at.xml with pages and the first products, /sitemaps/de-at-after-6000.xml with
 * products whose id is above 6000, and so on. Each is streamed, so its length costs no memory.
 */
export function sitemapRoutes(app: App, { config, db, content }: Services): void {
  const xml = "application/xml; charset=utf-8";

  app.get("/sitemap.xml", async (request, reply) => {
    const origin = originOf(request, config.PUBLIC_URL);
    const { rows } = await sql<{ id: number }>`
      select id from (select id, row_number() over (order by id) as place, count(*) over () as number
        from products where is_visible and availability <> 'disabled') as shown
      where place % ${productsPerMap} = 0 and place < number order by id`.execute(db);
    const parts = ["", ...rows.map(({ id }) => `-after-${id}`)];
    const maps = allLocales().flatMap(({ code }) =>
      parts.map((part) => `<sitemap><loc>${escapeXml(origin)}/sitemaps/${code}${part}.xml</loc></sitemap>\n`),
    );
    const body = `${xmlHeader}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${maps.join("")}</sitemapindex>`;
    return reply.type(xml).header("cache-control", "public, max-age=3600").send(body);
  });

  app.get<{ Params: { file: string } }>("/sitemaps/:file", async (request, reply) => {
    const [, code = "", after] = /^([a-z-]+?)(?:-after-(\d{1,9}))?\.xml$/.exec(request.params.file) ?? [];
    const locale = parseLocale(code);
    if (!locale) return reply.callNotFound();
    const origin = originOf(request, config.PUBLIC_URL);
    const write = writerOf(origin, locale, config.MEDIA_URL);
    reply.type(xml).header("cache-control", "public, max-age=3600");
    return reply.send(
      streamed(lines(write, locale.shoppingRegion ?? shownRegion, after === undefined ? null : Number(after))),
    );
  });

  async function* lines(
    write: (place: SitemapEntry) => string,
    region: ShoppingRegion,
    after: number | null,
  ): AsyncGenerator<string> {
    yield `${xmlHeader}<urlset ${spaces}>\n`;
    if (after === null) {
      // One of our own pages may also have a content entry: /psia. Each address is listed once, with the entry's
      // picture.
      const entered = new Map<string, SitemapEntry>(listedPages.map(([, path]) => [path, { path }]));
      for (const { path } of await findCategories(db)) entered.set(`/c/${path}`, { path: `/c/${path}` });
      const stores = await listSlugs(db);
      yield stores.map(({ slug, changed }) => write({ path: `/stores/${slug}`, changed })).join("");
      for (const type of contentTypes) {
        const entries = await content.all<{ image?: unknown }>(type, "en-us");
        for (const { url: path, data } of entries) {
          if (path) entered.set(path, { path, image: typeof data.image === "string" ? data.image : null });
        }
      }
      yield [...entered.values()].map(write).join("");
    }
    let last = after ?? 0;
    for (let left = productsPerMap; left > 0; left -= batch) {
      const rows = await products(region, last, Math.min(batch, left));
      yield rows.map(({ uid, image, changed }) => write({ path: `/p/${uid}`, image, changed })).join("");
      last = rows.at(-1)?.id ?? last;
      if (rows.length < batch) break;
    }
    yield "</urlset>\n";
  }

  const products = (region: ShoppingRegion, after: number, limit: number) =>
    db
      .selectFrom("products")
      .select(["id", "uid", "updated_at as changed", sql<string | null>`images #>> '{0,id}'`.as("image")])
      .where("id", ">", after)
      .where("is_visible", "=", true)
      .where("availability", "<>", "disabled")
      .where(isOpenIn(region))
      .orderBy("id")
      .limit(limit)
      .execute();
}

/** Writes one address with its picture and the same page in every other locale. */
function writerOf(origin: string, locale: Locale, mediaBase: string): (place: SitemapEntry) => string {
  const others = allLocales().map((one) => [one.intl, one] as const);
  return ({ path, image, changed }) => {
    const at = (one: Pick<Locale, "code">) => escapeXml(origin + localePath(one, path));
    const link = (lang: string, href: string) => `<xhtml:link rel="alternate" hreflang="${lang}" href="${href}"/>`;
    const alternates = others.map(([lang, one]) => link(lang, at(one))).join("");
    const picture = image && absolute(origin, mediaUrl(mediaBase, image, { w: 1200, fmt: "jpg" }));
    return `<url><loc>${at(locale)}</loc>${element("lastmod", changed?.toISOString())}${alternates}${link("x-default", at({ code: "en-us" }))}${
      picture ? `<image:image><image:loc>${escapeXml(picture)}</image:loc></image:image>` : ""
    }</url>\n`;
  };
}
