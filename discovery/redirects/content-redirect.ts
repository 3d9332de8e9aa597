import type { Services } from "#storefront/app/services.ts";
import { localePath } from "#storefront/app/shop.tsx";
import type { ContentRedirect, RedirectQuery } from "#storefront/render/page-services.ts";
import { findRedirect, plain, type RedirectContent, withQuery } from "./rules.ts";

/** What content says about a path without its locale (specification 2.2). */
export async function contentRedirect(
  { content, cache }: Pick<Services, "content" | "cache">,
  { path, search, locale, isBelow = false }: RedirectQuery,
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
