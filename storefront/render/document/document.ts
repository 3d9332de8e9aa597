import escapeHtml from "escape-html";
import { brightAccent } from "#commerce/shared/colours/rules.ts";
import type { Locale } from "#commerce/shared/regions/schema.ts";
import { joinedTexts } from "#platform/http/joined-texts.ts";
import { sharedPicture } from "#storefront/app/media.ts";
import { browserMeta, type Meta } from "#storefront/app/page.ts";
import type { FirstPage } from "#storefront/layout/app.tsx";
import { type Sheet, stylesFor } from "#storefront/render/document/critical-styles.ts";
import { localePath } from "#storefront/routing/locale-path.ts";

/** The addresses of the built files that a page needs. */
export type Assets = {
  scripts: string[];
  styles: string[];
  /** The style sheet from which the needed rules are inlined. When absent, the browser waits for the whole sheet. */
  sheet?: Sheet;
  preload: string[];
  /** The script that loads the others once the page is visible. When absent, they are loaded at once. */
  start?: string;
  font: string | null;
  head: string;
};

export type DocumentInput = {
  /** The markup inside <div id="app">. */
  app: string;
  data: FirstPage;
  meta: Meta;
  locale: Locale;
  alternates: readonly Locale[];
  origin: string;
  assets: Assets;
  /** Markup placed before the app. */
  bar?: string;
  /** Only set on pages that are not cached. */
  csrfToken?: string;
};

/** JSON for a script element. "<" is escaped because it could end the element. */
const json = (value: unknown) => JSON.stringify(value).replace(/</g, "\\u003c");

/**
 * The HTML of a page (UTF-8), and the contents of its inline scripts, whose hashes the content security policy lists.
 * All of these are data.
 */
export type RenderedDocument = { html: Buffer; inlineData: string[] };

export function renderDocument(input: DocumentInput): RenderedDocument {
  const { app, data, meta, locale, assets, bar = "" } = input;
  const pageData = json({ ...data, meta: browserMeta(data.meta) });
  const linkedData = (meta.jsonLd ?? []).map(json);
  const linked = linkedData.map((text) => `<script type="application/ld+json">${text}</script>`).join("");
  const html = joinedTexts([
    `<!doctype html><html lang="${locale.intl}"${ownColours(data.layoutData.accent)}><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">${head(input)}`,
    ...(assets.sheet ? ["<style>", stylesFor(assets.sheet, bar + app), "</style>"] : []),
    `${linked}${assets.head}</head><body>${bar}<div id="app">`,
    app,
    '</div><script type="application/json" id="firn-data">',
    pageData,
    `</script>${scriptTags(assets)}</body></html>`,
  ]);
  return { html, inlineData: [...linkedData, pageData] };
}

/** Sets the merchant's accent colour in place of the shop's own (ui/tokens.css), before any style sheet has loaded. */
const ownColours = (accent: string | undefined): string =>
  accent ? ` style="--accent:${accent};--accent-bright:${brightAccent(accent)}"` : "";

/** With a start script (start.ts) the document loads only that script, and lists the other files for it. */
function scriptTags({ scripts, preload, start, sheet }: Assets): string {
  if (start) {
    const then = `data-then="${[...scripts, ...preload].join(" ")}" data-styles="${sheet?.href ?? ""}"`;
    return `<script type="module" src="${start}" fetchpriority="low" ${then}></script>`;
  }
  return scripts.map((src) => `<script type="module" src="${src}"></script>`).join("");
}

/** Links to the page in all locales. They are the same on every page except for the path. */
function alternateLinks(alternates: readonly Locale[], origin: string, path: string): string {
  const after = escapeHtml(path === "/" ? "" : path);
  const link = (lang: string, href: string) => `<link rel="alternate" hreflang="${lang}" href="${href}">`;
  const each = alternates.map(({ code, intl }) =>
    link(intl, path === "/" && code === "en-us" ? `${origin}/` : `${origin}/${code}${after}`),
  );
  if (!alternates.some(({ code }) => code === "en-us")) return each.join("");
  return each.join("") + link("x-default", `${origin}${path === "/" ? "/" : `/en-us${after}`}`);
}

function head({ meta, locale, alternates, origin, assets, csrfToken, data }: DocumentInput): string {
  const tags = [`<title>${escapeHtml(meta.title)}</title>`];
  if (meta.refresh) tags.push(`<meta http-equiv="refresh" content="0;url=${escapeHtml(meta.refresh)}">`);
  const named = (name: string, content?: string) =>
    content && tags.push(`<meta name="${name}" content="${escapeHtml(content)}">`);
  const property = (name: string, content?: string) =>
    content && tags.push(`<meta property="${name}" content="${escapeHtml(content)}">`);

  const { preloadImage } = meta;
  if (preloadImage) {
    const { src, upright } = preloadImage;
    const preload = (set: { srcSet?: string; sizes?: string }, href: string, media = "") => {
      const sizes = set.srcSet ? ` imagesrcset="${escapeHtml(set.srcSet)}" imagesizes="${set.sizes}"` : "";
      tags.push(`<link rel="preload" as="image"${href}${sizes}${media} fetchpriority="high">`);
    };
    preload(preloadImage, ` href="${escapeHtml(src)}"`, upright && ' media="(orientation: landscape)"');
    for (const cut of upright ?? []) preload(cut, "", ` media="${cut.media}"`);
  }
  if (assets.font) tags.push(`<link rel="preload" as="font" type="font/woff2" href="${assets.font}" crossorigin>`);
  if (!assets.sheet) for (const href of assets.styles) tags.push(`<link rel="stylesheet" href="${href}">`);
  if (!assets.start) for (const href of assets.preload) tags.push(`<link rel="modulepreload" href="${href}">`);

  named("description", meta.description);
  named("csrf-token", csrfToken);
  named("theme-color", "#0E1216");
  const absolute = (one: Locale, path: string) => origin + localePath(one, path);
  if (meta.canonicalPath && data.status === 200) {
    const path = meta.canonicalPath;
    tags.push(`<link rel="canonical" href="${escapeHtml(absolute(locale, path))}">`);
    const { alternateRegions: regions } = meta;
    const others = regions ? alternates.filter(({ shoppingRegion }) => regions.includes(shoppingRegion)) : alternates;
    tags.push(alternateLinks(others, escapeHtml(origin), path));
    property("og:url", absolute(locale, path));
  } else {
    named("robots", "noindex");
  }
  if (meta.feedPath) {
    const href = escapeHtml(absolute(locale, meta.feedPath));
    tags.push(`<link rel="alternate" type="application/rss+xml" href="${href}">`);
  }
  property("og:title", meta.title);
  property("og:description", meta.description);
  if (meta.image) {
    property("og:image", meta.image.startsWith("/") ? origin + meta.image : meta.image);
    property("og:image:width", String(sharedPicture.width));
    property("og:image:height", String(sharedPicture.height));
  }
  named("twitter:card", meta.image ? "summary_large_image" : "summary");
  property("og:site_name", data.brand);
  property("og:type", meta.kind ?? "website");
  tags.push('<link rel="icon" href="/icon.svg" type="image/svg+xml">');
  tags.push('<link rel="apple-touch-icon" href="/icon-180.png"><link rel="manifest" href="/manifest.webmanifest">');
  return tags.join("");
}
