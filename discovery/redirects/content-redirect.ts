import type { Locale } from "#commerce/shared/regions/schema.ts";
import type { Services } from "#storefront/app/services.ts";
import { localePath } from "#storefront/app/shop.tsx";
import { findRedirect, plain, type RedirectContent, withQuery } from "./rules.ts";

export type ContentRedirect = { kind: "go"; to: string; status: 301 | 302 } | { kind: "loop" } | null;

/**
 * What content says about a path without its locale: the whole address in that locale, a loop, or nothing (specification
 * 2.2). `isBelow`: it was asked for with its locale, where a path that leads to itself is a page.
 */
export async function contentRedirect(
  { content, cache }: Pick<Services, "content" | "cache">,
  { path, search, locale, isBelow = false }: { path: string; search: string; locale: Locale; isBelow?: boolean },
): Promise<ContentRedirect> {
  const read = async () => (await content.all<RedirectContent>("redirect", "en-us")).map(({ data }) => data);
  const list = await cache.read("redirects", read);
  const found = findRedirect(list, path);
  if (found.kind === "none") return null;
  if (found.kind === "loop") return found;
  if (isBelow && !found.isElsewhere && plain(found.to.split(/[?#]/)[0] ?? "") === plain(path)) return null;
  const to = found.isElsewhere ? found.to : localePath(locale, found.to);
  return { kind: "go", to: withQuery(to, search), status: found.status };
}
