import { defaultLocale } from "#commerce/shared/regions/rules.ts";
import { languages } from "#commerce/shared/regions/schema.ts";
import type { App } from "#platform/http/app.ts";
import { originOf } from "#platform/http/origin.ts";
import { loadBrand } from "#storefront/app/brand-settings.ts";
import type { Services } from "#storefront/app/services.ts";
import { loadCategories } from "#storefront/components/category/categories.ts";
import { listedPages } from "#storefront/routes.ts";
import { localePath } from "#storefront/routing/locale-path.ts";

const day = 24 * 60 * 60 * 1000;
/** RFC 9116 recommends less than a year. */
const securityNoteHolds = 180 * day;

/** Files at fixed addresses: robots.txt, llms.txt, and the well-known ones. */
export function wellKnownRoutes(app: App, services: Services): void {
  const { config } = services;
  const plain = "text/plain; charset=utf-8";

  app.get("/robots.txt", async (request, reply) => {
    const closed = ["/api/", "/office", "/*/cart", "/*/checkout", "/*/account", "/*/search?", "/*/_payload.json"];
    const rules = closed.map((path) => `Disallow: ${path}`).join("\n");
    const sitemap = `${originOf(request, config.PUBLIC_URL)}/sitemap.xml`;
    return reply.type(plain).send(`User-agent: *\n${rules}\nSitemap: ${sitemap}\n`);
  });

  app.get("/llms.txt", async (request, reply) => {
    const origin = originOf(request, config.PUBLIC_URL);
    const at = (path: string) => origin + localePath(defaultLocale, path);
    const link = ([title, path]: readonly [string, string]) => `- [${title}](${at(path)})`;
    const [categories, { title: brand }] = await Promise.all([
      loadCategories(services, defaultLocale),
      loadBrand(services, defaultLocale),
    ]);
    const machines = [
      `- [Sitemap](${origin}/sitemap.xml)`,
      `- [Products as a feed](${origin}/feeds/google-en-us.xml): also for other countries and languages, such as google-de-at.xml`,
      `- [Journal as RSS](${at("/blog/rss.xml")})`,
      `- [API](${origin}/api/openapi.json)`,
    ];
    const parts = [
      `# ${brand}\n\n> An online shop for snowboards, boots, bindings and accessories, in several countries and languages. Every page's data is at {path}/_payload.json.`,
      `## Products\n\n${categories.map(({ title, path }) => link([title, path])).join("\n")}`,
      `## Pages\n\n${listedPages.map(link).join("\n")}`,
      `## For machines\n\n${machines.join("\n")}`,
    ];
    return reply
      .type(plain)
      .header("cache-control", "public, max-age=3600")
      .send(`${parts.join("\n\n")}\n`);
  });

  app.get("/.well-known/security.txt", async (request, reply) => {
    const expires = new Date(Math.floor((Date.now() + securityNoteHolds) / day) * day).toISOString();
    const contact = config.SHOP_EMAIL
      ? `mailto:${config.SHOP_EMAIL}`
      : `${originOf(request, config.PUBLIC_URL)}${localePath(defaultLocale, "/support/contact")}`;
    const lines = [
      `Contact: ${contact}`,
      `Expires: ${expires}`,
      `Preferred-Languages: ${languages.join(", ")}`,
      `Canonical: ${originOf(request, config.PUBLIC_URL)}/.well-known/security.txt`,
    ];
    return reply.type(plain).send(`${lines.join("\n")}\n`);
  });

  app.get("/.well-known/change-password", async (request, reply) =>
    reply.header("cache-control", "no-store").redirect(localePath(request.visit.locale, "/account/profile"), 302),
  );
}
