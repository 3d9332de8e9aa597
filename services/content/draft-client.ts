import type { Db } from "#database/tables.ts";
import type { ContentClient } from "./client.ts";
import { findEntries, findEntryByUrl, readAll } from "./reads.ts";
import { isForRegion } from "./rules.ts";

/** Reads drafts from our own database, for previews. Nothing is cached, so an editor sees every change at once. */
export const draftClient = (db: Db): ContentClient => ({
  async all<Data>(contentType: string, locale: string, regions?: readonly string[]) {
    const entries = await readAll<Data>(db, contentType, locale, "content_drafts");
    return regions ? entries.filter(({ data }) => isForRegion(data, regions)) : entries;
  },
  byUids: (contentType, uids, locale) => findEntries(db, contentType, uids, locale, "content_drafts"),
  byUrl: (url, locale) => findEntryByUrl(db, url, locale, "content_drafts"),
});
