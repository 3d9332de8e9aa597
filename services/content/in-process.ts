import type { Db } from "#database/tables.ts";
import type { ContentClient } from "./client.ts";
import { findEntries, findEntryByUrl, findEntryPage, findSmallEntries, largeTypes } from "./reads.ts";
import type { Entry } from "./schema.ts";
import { makeSnapshot, type Snapshot } from "./snapshot.ts";

export type InProcessClient = ContentClient & {
  /** Forgets the snapshot: the next reader sees what is published now. Called when a change is announced. */
  refresh(): void;
};

const pageSize = 1000;
const isLarge = (contentType: string) => (largeTypes as readonly string[]).includes(contentType);

/**
 * Content from our own database. Everything but products is kept in memory, read in one query when first asked for
 * and again after refresh(); readers who come while it is read share that one query.
 */
export function inProcessClient(db: Db): InProcessClient {
  let current: Promise<Snapshot> | null = null;

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

  async function allLarge<Data>(contentType: string, locale: string): Promise<Entry<Data>[]> {
    const entries: Entry<Data>[] = [];
    for (let after = ""; ; ) {
      const page = await findEntryPage<Data>(db, contentType, locale, after, pageSize);
      entries.push(...page);
      if (page.length < pageSize) return entries;
      after = page.at(-1)?.uid ?? "";
    }
  }

  return {
    refresh() {
      current = null;
    },
    async all<Data>(contentType: string, locale: string) {
      if (isLarge(contentType)) return allLarge<Data>(contentType, locale);
      return (await snapshot()).all(contentType, locale) as Entry<Data>[];
    },
    async byUids<Data>(contentType: string, uids: string[], locale: string) {
      if (isLarge(contentType)) return findEntries<Data>(db, contentType, uids, locale);
      const now = await snapshot();
      const found = uids.flatMap((uid) => now.byUid(contentType, uid, locale) ?? []);
      return new Map(found.map((entry) => [entry.uid, entry as Entry<Data>]));
    },
    async byUrl<Data>(url: string, locale: string) {
      const small = (await snapshot()).byUrl(url, locale);
      return (small as Entry<Data> | undefined) ?? findEntryByUrl<Data>(db, url, locale);
    },
  };
}
