import { contrast } from "#commerce/shared/colours/rules.ts";
import { defaultLocale } from "#commerce/shared/regions/rules.ts";
import type { App } from "#platform/http/app.ts";
import { pngOf, pngOfDrawing } from "#services/media/rendering/png.ts";
import { loadBrand } from "#storefront/app/brand-settings.ts";
import { mediaUrl } from "#storefront/app/media.ts";
import type { Services } from "#storefront/app/services.ts";
import { letterIcon } from "./letter-icon.ts";

/** Icon sizes that browsers and phones request by name. */
const sides = [180, 192, 512];
const ink = "#0e1216";
const caching = "public, max-age=3600";

/** Serves the shop's icon and web app manifest from the merchant's settings. They are the same for all countries. */
export function brandRoutes(app: App, services: Services): void {
  const { config, cache, media } = services;

  /** Caches the result until the settings, the content or the picture change. */
  async function cachedIcon<Made extends Buffer | string>(
    size: string,
    make: (asked: IconOptions) => Promise<Made>,
  ): Promise<Made> {
    const { displayName } = await loadBrand(services, defaultLocale);
    const { icon = "", accent = "" } = config.look ?? {};
    const asked = { name: displayName, icon, ground: accent || ink };
    return cache.read(`icon ${size} ${JSON.stringify(asked)}`, () => make(asked));
  }

  async function png({ icon, name, ground }: IconOptions, side: number): Promise<Buffer> {
    const picture = icon && !config.MEDIA_URL ? await pngOf(media, icon, { width: side, height: side }) : null;
    return picture ?? pngOfDrawing(media, await letterIcon(name, ground), { width: side, height: side });
  }

  app.get("/icon.svg", async (_request, reply) => {
    const icon = await cachedIcon("svg", async (asked) => {
      if (!asked.icon || config.MEDIA_URL) return letterIcon(asked.name, asked.ground);
      return framed(await png(asked, 128));
    });
    return reply.type("image/svg+xml").header("cache-control", caching).send(icon);
  });
  for (const side of sides)
    app.get(`/icon-${side}.png`, async (_request, reply) => {
      const { icon = "" } = config.look ?? {};
      if (icon && config.MEDIA_URL)
        return reply.redirect(mediaUrl(config.MEDIA_URL, icon, { w: side, h: side, fmt: "png" }));
      const body = await cachedIcon(`png ${side}`, (asked) => png(asked, side));
      return reply.type("image/png").header("cache-control", caching).send(body);
    });
  app.get("/manifest.webmanifest", async (_request, reply) => {
    const { displayName: name } = await loadBrand(services, defaultLocale);
    const accent = config.look?.accent || ink;
    return reply
      .type("application/manifest+json")
      .header("cache-control", caching)
      .send(
        JSON.stringify({
          name,
          short_name: name.slice(0, 24),
          start_url: "/",
          display: "minimal-ui",
          background_color: "#ffffff",
          theme_color: contrast(accent, "#ffffff") >= 3 ? accent : ink,
          icons: [192, 512].map((side) => ({ src: `/icon-${side}.png`, sizes: `${side}x${side}`, type: "image/png" })),
        }),
      );
  });
}

type IconOptions = { name: string; icon: string; ground: string };

/** Wraps a PNG in an SVG, for browsers that were promised an SVG. */
const framed = (png: Buffer): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 128 128"><image width="128" height="128" href="data:image/png;base64,${png.toString("base64")}"/></svg>`;
