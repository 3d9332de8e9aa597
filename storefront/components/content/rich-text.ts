import { embedsIn, richTextHtml } from "#services/content/rich-text/rich-text.ts";
import type { PageContext } from "#storefront/app/page.ts";
import { linkAddress, localisedLinks, readLink } from "./link-object.ts";

/** Converts a rich text, which is HTML or a tree of nodes, to sanitised HTML. Returns "" for anything else. */
export type Cleaner = (value: unknown) => string;

/** The maximum numbers of entry types and entries that are looked up for the texts of one page. */
const mostTypes = 8;
const mostEntries = 100;

/**
 * Returns a cleaner that knows the entries to which the rich texts in these values link. It makes one read per entry
 * type.
 */
export async function cleanerFor(
  { services, locale }: Pick<PageContext, "services" | "locale">,
  values: unknown,
): Promise<Cleaner> {
  const embeds = embedsIn(values).slice(0, mostEntries);
  const types = [...new Set(embeds.map(({ contentType }) => contentType))].slice(0, mostTypes);
  const found = await Promise.all(
    types.map(async (type) => {
      const uids = embeds.flatMap(({ contentType, uid }) => (contentType === type ? [uid] : []));
      return [type, await services.content.byUids(type, [...new Set(uids)], locale.contentLocale)] as const;
    }),
  );
  const byType = new Map(found);
  return (value) => {
    const html = richTextHtml(value, ({ contentType, uid }) => {
      const entry = byType.get(contentType)?.get(uid);
      const target = entry && { uid, url: entry.url, _content_type_uid: contentType };
      const link = target && readLink({ type: "Internal", internal_link: target });
      return link ? { title: entry.title, href: linkAddress(link, locale) } : null;
    });
    return localisedLinks(html, locale);
  };
}
