import type { Locale } from "#commerce/shared/regions/schema.ts";
import { localePath } from "#storefront/routing/locale-path.ts";

/** Link objects of content (specification 2.5). Pure. */

/** Path prefixes below the locale for entries of each type (2.3). Types not listed have no prefix. */
export const prefixes: Record<string, string> = {
  athlete: "/team",
  blog: "/blog/p",
  blog_category: "/blog",
  cart: "/cart",
  landing_page: "/l",
  product: "/p",
  product_category: "/c",
  support: "/support",
};

/** The entry a link points to, resolved or not. */
export type LinkTarget = { uid?: string; url?: string | null; _content_type_uid?: string };
export type LinkFilter = { key?: string; name?: string; value?: string; values?: string[] };

/**
 * A link as stored in content. `type` is "Internal", "External", or the page framework's name for one of the shop's own
 * addresses.
 */
export type LinkObject = {
  type?: string;
  title?: string;
  href?: string;
  content_type?: string;
  internal_link?: LinkTarget[] | LinkTarget;
  external_link?: { title?: string; href?: string };
  filters?: LinkFilter[];
  /** The colour, for links to products. */
  color?: string;
  new_tab?: boolean;
};

/** `to` is a path below the locale, `href` an external address. */
export type LinkView = ({ to: string; href?: undefined } | { href: string; to?: undefined }) & { newTab: boolean };

const web = /^(?:https?:\/\/|mailto:|tel:)/i;

/** Resolves a link. Null when it has no target, or its address must not be followed. */
export function readLink(link: LinkObject | null | undefined): LinkView | null {
  if (!link) return null;
  const newTab = link.new_tab === true;
  if (link.type === "External") {
    const href = (link.external_link?.href ?? link.href ?? "").trim();
    return web.test(href)
      ? { href, newTab }
      : href.startsWith("/") && !href.startsWith("//")
        ? { to: href.replace(ownLocale, "") || "/", newTab }
        : null;
  }
  const to = link.type === "Internal" ? internal(link) : framework(link);
  return to === null ? null : { to, newTab };
}

function internal(link: LinkObject): string | null {
  const target = Array.isArray(link.internal_link) ? link.internal_link[0] : link.internal_link;
  const type = target?._content_type_uid ?? link.content_type ?? "";
  const own = target?.url || link.href || target?.uid || "";
  if (!own) return null;
  const [path = "", search = ""] = own.split(/\?(.*)/s);
  const query = new URLSearchParams(search);
  for (const { key, name, value, values = [] } of link.filters ?? []) {
    const given = [...values, value].filter((one): one is string => Boolean(one));
    if ((key ?? name) && given.length > 0) query.set(key ?? name ?? "", given.join(","));
  }
  if (type === "product" && link.color) query.set("color", link.color.toLowerCase());
  return withQuery(withPrefix(type, path), query);
}

/** An address of the shop as typed, with a normalised query. */
function framework(link: LinkObject): string | null {
  const href = (link.href ?? "").trim();
  if (!href || web.test(href) || href.startsWith("//")) return null;
  const [typed = "", search = ""] = href.split(/\?(.*)/s);
  const path = typed.replace(ownLocale, "") || "/";
  const query = new URLSearchParams();
  for (const [name, values] of Object.entries(parseQuery(search)))
    for (const value of values) query.append(name, value);
  return withQuery(withPrefix(link.content_type ?? "", path), query);
}

/** Parses a query string by name. Values are decoded, plus signs are spaces, and commas separate several values. */
export function parseQuery(search: string): Record<string, string[]> {
  const found: Record<string, string[]> = Object.create(null);
  for (const [name, value] of new URLSearchParams(search.replace(/^\?/, ""))) {
    found[name] = [...(found[name] ?? []), ...value.split(",").filter(Boolean)];
  }
  return found;
}

function withPrefix(type: string, path: string): string {
  const prefix = prefixes[type] ?? "";
  const own = path.startsWith("/") ? path : `/${path}`;
  return prefix === "" || own === prefix || own.startsWith(`${prefix}/`) ? own : `${prefix}${own}`;
}

const withQuery = (path: string, query: URLSearchParams): string => (query.size > 0 ? `${path}?${query}` : path);

/** The full address for places that do not use <Link>: locale, prefix, path and query. */
export const linkAddress = (link: LinkView, locale: Pick<Locale, "code">): string =>
  link.to === undefined ? link.href : localePath(locale, link.to);

/** Addresses of the shop that are not pages, and therefore have no locale. */
const notPages = /^\/(?:i|s|v|d|api|v3|assets|builds|sitemaps)\/|^\/[^/]+\.(?:xml|txt|ico|svg|webmanifest)(?:[?#]|$)/;
const ownLocale = /^\/[a-z]{2}-(?:[a-z]{2}|global)(?=[/?#]|$)/i;

/**
 * Rewrites links in sanitised markup to pages of the shop, so that they lead directly to the visitor's locale, whether
 * typed without a locale or with another one.
 */
export const localisedLinks = (html: string, locale: Pick<Locale, "code">): string =>
  html.replace(/(<a\b[^>]*? href=")(\/(?!\/)[^"]*)"/gi, (whole, start: string, href: string) =>
    notPages.test(href)
      ? whole
      : `${start}${localePath(locale, `/${href.replace(ownLocale, "").replace(/^\//, "")}`)}"`,
  );
