import { findAddresses } from "#commerce/catalog/products/related-products.ts";
import type { Services } from "#storefront/app/services.ts";
import type { ContentRedirect, RedirectQuery } from "#storefront/render/page-services.ts";
import { localePath } from "#storefront/routing/locale-path.ts";
import { findRedirect, plain, type RedirectContent, withQuery } from "./rules.ts";

/**
 * The redirect that content defines for a path without its locale (specification 2.2), or the current address of a
 * moved product.
 */
export async function contentRedirect(
  { content, cache, db }: Pick<Services, "content" | "cache" | "db">,
  { path, search, locale, isBelow = false }: RedirectQuery,
): Promise<ContentRedirect> {
  const read = async () => (await content.all<RedirectContent>("redirect", "en-us")).map(({ data }) => data);
  const list = await cache.read("redirects", read);
  const found = findRedirect(list, path);
  if (found.kind === "none") return movedProduct({ cache, db }, { path, search, locale });
  if (found.kind === "loop") return found;
  if (isBelow && !found.isElsewhere && plain(found.to.split(/[?#]/)[0] ?? "") === plain(path)) return null;
  const to = found.isElsewhere ? found.to : localePath(locale, found.to);
  return { kind: "go", to: withQuery(to, search), status: found.status };
}

/**
 * Redirects former product addresses permanently, with the pages below them: /p/kestrel/reviews. An existing product at
 * the address takes precedence.
 */
async function movedProduct(
  { cache, db }: Pick<Services, "cache" | "db">,
  { path, search, locale }: Pick<RedirectQuery, "path" | "search" | "locale">,
): Promise<ContentRedirect> {
  const [, uid, rest = ""] = /^\/p\/([a-z0-9-]{1,200})(\/.*)?$/.exec(path) ?? [];
  if (uid === undefined) return null;
  const moved = await cache.read("product addresses", () => findAddresses(db));
  const to = moved.get(uid);
  return to === undefined
    ? null
    : { kind: "go", to: withQuery(localePath(locale, `/p/${to}${rest}`), search), status: 301 };
}
