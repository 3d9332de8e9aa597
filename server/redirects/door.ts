import type { Locale } from "#commerce/regions/schema.ts";
import type { Services } from "#shop/frame/services.ts";
import { localePath } from "#shop/frame/shop.tsx";
import { findRedirect, type RedirectContent, withQuery } from "./rules.ts";

export type ContentRedirect = { kind: "go"; to: string; status: 301 | 302 } | { kind: "loop" } | null;

/** What content says about a bare path: the whole address in the visitor's locale, a loop, or nothing (specification 2.2). */
export async function contentRedirect(
  { content, kept }: Pick<Services, "content" | "kept">,
  { path, search, locale }: { path: string; search: string; locale: Locale },
): Promise<ContentRedirect> {
  const list = await kept.read(
    "redirects",
    async () => (await content.all<RedirectContent>("redirect", "en-us")).map(({ data }) => data),
    () => ["content"],
  );
  const found = findRedirect(list, path);
  if (found.kind === "none") return null;
  if (found.kind === "loop") return found;
  const to = found.isElsewhere ? found.to : localePath(locale, found.to);
  return { kind: "go", to: withQuery(to, search), status: found.status };
}
