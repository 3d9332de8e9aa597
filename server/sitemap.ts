import { Readable } from "node:stream";
import { findCategories } from "#commerce/catalogue/categories.ts";
import { allLocales, parseLocale } from "#commerce/regions/rules.ts";
import type { App } from "#platform/http.ts";
import type { Services } from "#shop/frame/services.ts";
import { localePath } from "#shop/frame/shop.tsx";

/** Pages without parameters that are worth finding. */
const fixed = ["/", "/blog", "/pro", "/psia", "/stores", "/support", "/team", "/country"];
const batch = 1000;
const header = '<?xml version="1.0" encoding="UTF-8"?>\n';

const escapeXml = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

/** An index of one sitemap per locale; each is written as it is read, so its length costs no memory. */
export function sitemapDoor(app: App, { config, db }: Services): void {
  const originOf = (request: { protocol: string; host: string }) =>
    config.PUBLIC_URL || `${request.protocol}://${request.host}`;

  app.get("/sitemap.xml", async (request, reply) => {
    const origin = originOf(request);
    const maps = allLocales().map(({ code }) => `<sitemap><loc>${origin}/sitemaps/${code}.xml</loc></sitemap>`);
    const xml = `${header}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${maps.join("")}</sitemapindex>`;
    return reply.type("application/xml; charset=utf-8").send(xml);
  });

  app.get<{ Params: { file: string } }>("/sitemaps/:file", async (request, reply) => {
    const locale = parseLocale(/^(.+)\.xml$/.exec(request.params.file)?.[1] ?? "");
    if (!locale) return reply.callNotFound();
    const address = (path: string) =>
      `<url><loc>${escapeXml(originOf(request) + localePath(locale, path))}</loc></url>\n`;
    return reply.type("application/xml; charset=utf-8").send(Readable.from(write(address)));
  });

  async function* write(address: (path: string) => string): AsyncGenerator<string> {
    yield `${header}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n`;
    for (const path of fixed) yield address(path);
    const categories = await findCategories(db);
    yield categories.map(({ path }) => address(`/c/${path}`)).join("");
    for (let after = 0; ; ) {
      const rows = await db
        .selectFrom("products")
        .select(["id", "uid"])
        .where("id", ">", after)
        .where("is_visible", "=", true)
        .where("availability", "<>", "disabled")
        .orderBy("id")
        .limit(batch)
        .execute();
      yield rows.map(({ uid }) => address(`/p/${uid}`)).join("");
      after = rows.at(-1)?.id ?? 0;
      if (rows.length < batch) break;
    }
    const types = ["blog_post", "blog", "support", "athlete", "page", "landing_page", "blog_category"];
    const entries = await db
      .selectFrom("content_entries")
      .select("url")
      .distinct()
      .where("content_type", "in", types)
      .where("locale", "=", "en-us")
      .where("url", "is not", null)
      .execute();
    yield entries.flatMap(({ url }) => (url ? [address(url)] : [])).join("");
    yield "</urlset>\n";
  }
}
