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
   * Called when a change is announced: the next reader sees what is published now. Where the tags name entries, these alone
   * are read again, else all content.
   */
  refresh(tags?: readonly Tag[]): void;
};

/** The most cached entries of large types, counted per locale. */
const mostKept = 5000;
const isLarge = (contentType: string) => (largeTypes as readonly string[]).includes(contentType);

/**
 * Content from our own database. Everything but products is kept in memory, read in one query when first asked for
 * and, as far as it has changed, again after refresh(); readers who come while it is read share that one query. Of products
 * those are kept that were asked for last. Entries are shared: readers must not change them.
 */
export function inProcessClient(db: Db): InProcessClient {
  let current: Promise<Snapshot> | null = null;
  let large = new LRUCache<string, Entry>({ max: mostKept });

  function snapshot(): Promise<Snapshot> {
    if (current) return current;
    const reading = findSmallEntries(db).then(makeSnapshot);
    current = reading;
    // A failed read must not stay: the next reader tries again.
    reading.catch(() => {
      if (current === reading) current = null;
    });
    return reading;
  }

  /** One query for those that are not kept. What a refresh overtakes goes into a cache that nobody asks any more. */
  async function largeByUids(contentType: string, uids: string[], locale: string): Promise<Map<string, Entry>> {
    const kept = large;
    const found = new Map<string, Entry>();
    const missing: string[] = [];
    for (const uid of uids) {
      const entry = kept.get(`${contentType} ${locale} ${uid}`);
      if (entry) found.set(uid, entry);
      else missing.push(uid);
    }
    if (missing.length === 0) return found;
    for (const [uid, entry] of await findEntries<Entry["data"]>(db, contentType, missing, locale)) {
      kept.set(`${contentType} ${locale} ${uid}`, entry);
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

  /** Another cache without these: what is being read for the one before is not kept. */
  function forgetLarge(gone: ReadonlySet<string>): void {
    const next = new LRUCache<string, Entry>({ max: mostKept });
    next.load(large.dump().filter(([, { value }]) => !gone.has(`${value.contentType} ${value.uid}`)));
    large = next;
  }

  return notedClient({
    refresh(tags = [everything]) {
      const changed = entriesIn(tags);
      if (!changed) {
        current = null;
        large = new LRUCache({ max: mostKept });
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
