import { LRUCache } from "lru-cache";
import { entriesIn, everything } from "#database/changes/tags.ts";
import type { Db } from "#database/tables.ts";
import type { Tag } from "#platform/cache/tag.ts";
import type { ContentClient } from "./client.ts";
import { notedClient } from "./noted.ts";
import { findEntries, findEntryByUrl, findSmallEntries, findVersions, largeTypes, readAll } from "./reads.ts";
import { isForRegion } from "./rules.ts";
import type { Entry } from "./schema.ts";
import { makeSnapshot, type Snapshot } from "./snapshot.ts";

export type InProcessClient = ContentClient & {
  /**
   * Called when a change is announced, so that the next read sees what is published now. When the tags name entries,
   * only these are read again; otherwise all content is.
   */
  refresh(tags?: readonly Tag[]): void;
};

/** The maximum number of cached entries of large types, counted per locale. */
const maxEntries = 5000;
const isLarge = (contentType: string) => (largeTypes as readonly string[]).includes(contentType);

/**
 * Reads content from our own database. Everything except products is kept in memory: loaded in one query on first use,
 * and after refresh() reloaded as far as it has changed. Concurrent readers share that query. Of products, only the
 * most recently used are kept. Entries are shared: callers must not change them.
 */
export function inProcessClient(db: Db): InProcessClient {
  let current: Promise<Snapshot> | null = null;
  let large = new LRUCache<string, Entry>({ max: maxEntries });

  function snapshot(): Promise<Snapshot> {
    if (current) return current;
    const reading = findSmallEntries(db).then(makeSnapshot);
    current = reading;
    // A failed read must not stay cached: the next call tries again.
    reading.catch(() => {
      if (current === reading) current = null;
    });
    return reading;
  }

  /**
   * Runs one query for entries that are not cached. A read overtaken by a refresh writes to a cache that is no longer
   * used.
   */
  async function largeByUids(contentType: string, uids: string[], locale: string): Promise<Map<string, Entry>> {
    const loaded = large;
    const found = new Map<string, Entry>();
    const missing: string[] = [];
    for (const uid of uids) {
      const entry = loaded.get(`${contentType} ${locale} ${uid}`);
      if (entry) found.set(uid, entry);
      else missing.push(uid);
    }
    if (missing.length === 0) return found;
    for (const [uid, entry] of await findEntries<Entry["data"]>(db, contentType, missing, locale)) {
      loaded.set(`${contentType} ${locale} ${uid}`, entry);
      found.set(uid, entry);
    }
    return found;
  }

  function replace(snapshot: Promise<Snapshot>, changed: { contentType: string; uid: string }[]): void {
    const replacing = snapshot.then(async (now) => {
      now.replace(changed, await findVersions(db, changed));
      return now;
    });
    current = replacing;
    replacing.catch(() => {
      if (current === replacing) current = null;
    });
  }

  /**
   * Replaces the cache by a copy without these entries. Reads that are still running write to the old cache and are not
   * kept.
   */
  function forgetLarge(gone: ReadonlySet<string>): void {
    const next = new LRUCache<string, Entry>({ max: maxEntries });
    next.load(large.dump().filter(([, { value }]) => !gone.has(`${value.contentType} ${value.uid}`)));
    large = next;
  }

  return notedClient({
    refresh(tags = [everything]) {
      const changed = entriesIn(tags);
      if (!changed) {
        current = null;
        large = new LRUCache({ max: maxEntries });
        return;
      }
      const ofLarge = changed.filter(({ contentType }) => isLarge(contentType));
      const ofSmall = changed.filter(({ contentType }) => !isLarge(contentType));
      if (ofLarge.length > 0) forgetLarge(new Set(ofLarge.map(({ contentType, uid }) => `${contentType} ${uid}`)));
      if (current && ofSmall.length > 0) replace(current, ofSmall);
    },
    async all<Data>(contentType: string, locale: string, regions?: readonly string[]) {
      const entries = isLarge(contentType)
        ? await readAll<Data>(db, contentType, locale)
        : ((await snapshot()).all(contentType, locale) as Entry<Data>[]);
      return regions ? entries.filter(({ data }) => isForRegion(data, regions)) : entries;
    },
    async byUids<Data>(contentType: string, uids: string[], locale: string) {
      if (isLarge(contentType)) return (await largeByUids(contentType, uids, locale)) as Map<string, Entry<Data>>;
      const now = await snapshot();
      const found = uids.flatMap((uid) => now.byUid(contentType, uid, locale) ?? []);
      return new Map(found.map((entry) => [entry.uid, entry as Entry<Data>]));
    },
    async byUrl<Data>(url: string, locale: string) {
      const small = (await snapshot()).byUrl(url, locale);
      return (small as Entry<Data> | undefined) ?? findEntryByUrl<Data>(db, url, locale);
    },
  });
}
