import type { Locale } from "#commerce/regions/schema.ts";
import type { FirstPage } from "#shop/frame/app.tsx";
import type { Meta } from "#shop/frame/page.ts";
import { localePath } from "#shop/frame/shop.tsx";

/** Addresses of the built files that a page needs. */
export type Assets = { scripts: string[]; styles: string[]; preload: string[]; font: string | null; head: string };

export type DocumentParts = {
  app: string;
  data: FirstPage;
  meta: Meta;
  locale: Locale;
  alternates: Locale[];
  origin: string;
  assets: Assets;
  /** Only on pages that are not cached. */
  csrfToken?: string;
};

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (char) => entities[char] ?? char);
/** JSON inside a script element: "<" would end it early. */
const json = (value: unknown) => JSON.stringify(value).replace(/</g, "\\u003c");

/** The HTML document. No inline script runs: the only inline ones are data, which the policy need not allow. */
export function renderDocument(parts: DocumentParts): string {
  const { app, data, locale, assets } = parts;
  return `<!doctype html><html lang="${locale.intl}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">${head(parts)}${assets.head}</head><body><div id="app">${app}</div><script type="application/json" id="firn-data">${json(data)}</script>${assets.scripts.map((src) => `<script type="module" src="${src}"></script>`).join("")}</body></html>`;
}

function head({ meta, locale, alternates, origin, assets, csrfToken, data }: DocumentParts): string {
  const tags = [`<title>${escapeHtml(meta.title)}</title>`];
  const named = (name: string, content?: string) =>
    content && tags.push(`<meta name="${name}" content="${escapeHtml(content)}">`);
  const property = (name: string, content?: string) =>
    content && tags.push(`<meta property="${name}" content="${escapeHtml(content)}">`);

  const { preloadImage } = meta;
  if (preloadImage) {
    const set = preloadImage.srcSet
      ? ` imagesrcset="${escapeHtml(preloadImage.srcSet)}" imagesizes="${preloadImage.sizes}"`
      : "";
    tags.push(`<link rel="preload" as="image" href="${escapeHtml(preloadImage.src)}"${set} fetchpriority="high">`);
  }
  if (assets.font) tags.push(`<link rel="preload" as="font" type="font/woff2" href="${assets.font}" crossorigin>`);
  for (const href of assets.styles) tags.push(`<link rel="stylesheet" href="${href}">`);
  for (const href of assets.preload) tags.push(`<link rel="modulepreload" href="${href}">`);

  named("description", meta.description);
  named("csrf-token", csrfToken);
  named("theme-color", "#0E1216");
  const absolute = (one: Locale, path: string) => origin + localePath(one, path);
  if (meta.canonicalPath && data.status === 200) {
    const path = meta.canonicalPath;
    tags.push(`<link rel="canonical" href="${escapeHtml(absolute(locale, path))}">`);
    for (const one of alternates) {
      tags.push(`<link rel="alternate" hreflang="${one.intl}" href="${escapeHtml(absolute(one, path))}">`);
    }
    tags.push(
      `<link rel="alternate" hreflang="x-default" href="${escapeHtml(origin + localePath({ code: "en-us" }, path))}">`,
    );
    property("og:url", absolute(locale, path));
  } else {
    named("robots", "noindex");
  }
  property("og:title", meta.title);
  property("og:description", meta.description);
  property("og:image", meta.image && (meta.image.startsWith("/") ? origin + meta.image : meta.image));
  property("og:site_name", data.brand);
  property("og:type", "website");
  tags.push('<link rel="icon" href="/icon.svg" type="image/svg+xml">');
  for (const object of meta.jsonLd ?? []) tags.push(`<script type="application/ld+json">${json(object)}</script>`);
  return tags.join("");
}
