import { parseLocale } from "#commerce/shared/regions/rules.ts";
import { absolute } from "#discovery/origin.ts";
import { element, escapeXml, xmlHeader } from "#discovery/xml.ts";
import type { App } from "#platform/http/app.ts";
import { originOf } from "#platform/http/origin.ts";
import { loadBrand } from "#storefront/app/brand-settings.ts";
import { textsFor } from "#storefront/app/display-texts.ts";
import { mediaUrl } from "#storefront/app/media.ts";
import type { Services } from "#storefront/app/services.ts";
import { loadJournal } from "#storefront/components/content/journal.ts";
import { localePath } from "#storefront/routing/locale-path.ts";

const most = 50;

/** /de-at/blog/rss.xml: the journal's latest posts, for feed readers. */
export function blogFeedRoutes(app: App, services: Services): void {
  app.get<{ Params: { lang: string } }>("/:lang/blog/rss.xml", async (request, reply) => {
    const locale = parseLocale(request.params.lang.toLowerCase());
    if (!locale) return reply.callNotFound();
    const origin = originOf(request, services.config.PUBLIC_URL);
    const place = { services, locale };
    const [{ posts }, texts, { title: brand }] = await Promise.all([
      loadJournal(place),
      textsFor(place),
      loadBrand(services, locale),
    ]);
    const at = (path: string) => origin + localePath(locale, path);
    const items = posts.slice(0, most).map(({ path, title, intro, image, category, date }) => {
      const picture = image && absolute(origin, mediaUrl(services.config.MEDIA_URL, image, { w: 1200, fmt: "jpg" }));
      return `<item>${element("title", title)}${element("link", at(path))}<guid isPermaLink="true">${escapeXml(at(path))}</guid>${element("description", intro)}${element("category", category)}${element("pubDate", new Date(`${date}T00:00:00Z`).toUTCString())}${
        picture ? `<media:content url="${escapeXml(picture)}" medium="image"/>` : ""
      }</item>\n`;
    });
    const self = `<atom:link href="${escapeXml(at("/blog/rss.xml"))}" rel="self" type="application/rss+xml"/>`;
    const head = `${element("title", `${texts["blog.title"]} | ${brand}`)}${element("link", at("/blog"))}${element("description", texts["blog.text"])}${element("language", locale.intl.toLowerCase())}${self}`;
    const spaces = 'xmlns:atom="http://www.w3.org/2005/Atom" xmlns:media="http://search.yahoo.com/mrss/"';
    return reply
      .type("application/rss+xml; charset=utf-8")
      .header("cache-control", "public, max-age=900")
      .send(`${xmlHeader}<rss version="2.0" ${spaces}><channel>${head}\n${items.join("")}</channel></rss>\n`);
  });
}
