import type { Db } from "#database/tables.ts";
import type { EntryJson } from "#services/content/delivery/shape.ts";
import { findPublications } from "./reads.ts";

/** Sets `publish_details` for editors: where an entry is published, in which version, since when and by whom. */
export async function recordPublications(
  db: Db,
  live: string,
  type: string,
  entries: readonly EntryJson[],
): Promise<void> {
  const published = await findPublications(
    db,
    live,
    type,
    entries.map(({ uid }) => uid),
  );
  for (const entry of entries) {
    if (!("publish_details" in entry)) continue;
    const own = published.filter(({ uid, locale }) => uid === entry.uid && (!entry.locale || locale === entry.locale));
    entry.publish_details = own.map(({ environment, locale, version, at, author }) => ({
      environment,
      locale,
      version,
      time: at.toISOString(),
      user: author,
    }));
  }
}
