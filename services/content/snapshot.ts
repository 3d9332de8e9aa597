import type { Entry } from "./schema.ts";
import { contentLocales } from "./schema.ts";

/** All entries of small types, indexed for reading. */
export type Snapshot = {
  all(contentType: string, locale: string): Entry[];
  byUid(contentType: string, uid: string, locale: string): Entry | undefined;
  byUrl(url: string, locale: string): Entry | undefined;
  /** Replaces these entries with the currently published ones. Entries that are not in `now` are removed. */
  replace(changed: readonly { contentType: string; uid: string }[], now: readonly Entry[]): void;
};

type Versions = Map<string, Entry>;

/**
 * Indexes entries, which must be ordered by uid, by type, uid and url. Lists per type and locale are built once, on
 * first use.
 */
export function makeSnapshot(entries: readonly Entry[]): Snapshot {
  const types = new Map<string, Map<string, Versions>>();
  const urls = new Map<string, Versions>();
  const lists = new Map<string, Map<string, Entry[]>>();

  function add(entry: Entry): void {
    const uids = getOrMake(types, entry.contentType, () => new Map<string, Versions>());
    getOrMake(uids, entry.uid, (): Versions => new Map()).set(entry.locale, entry);
    if (entry.url) getOrMake(urls, entry.url, (): Versions => new Map()).set(entry.locale, entry);
  }

  /** Frees an entry's addresses and empties it in place, so that the new versions can be added there. */
  function empty(contentType: string, uid: string): void {
    const versions = types.get(contentType)?.get(uid);
    for (const { url, locale } of versions?.values() ?? []) {
      const shown = url ? urls.get(url)?.get(locale) : undefined;
      if (url && shown?.uid === uid && shown.contentType === contentType) urls.get(url)?.delete(locale);
      if (url && urls.get(url)?.size === 0) urls.delete(url);
    }
    versions?.clear();
  }

  /** Drops entries that no longer exist, and sorts new ones, which were added at the end, into their place. */
  function putInOrder(contentType: string, changed: readonly string[], before: number): void {
    const uids = types.get(contentType);
    if (!uids) return;
    const isNew = uids.size > before;
    for (const uid of changed) if (uids.get(uid)?.size === 0) uids.delete(uid);
    if (isNew) types.set(contentType, new Map([...uids].sort(([a], [b]) => (a < b ? -1 : 1))));
  }

  for (const entry of entries) add(entry);
  return {
    all: (contentType, locale) => {
      const ofType = getOrMake(lists, contentType, () => new Map<string, Entry[]>());
      return getOrMake(ofType, locale, () =>
        [...(types.get(contentType)?.values() ?? [])].flatMap((versions) => pick(versions, locale) ?? []),
      );
    },
    byUid: (contentType, uid, locale) => pick(types.get(contentType)?.get(uid), locale),
    byUrl: (url, locale) => pick(urls.get(url), locale),
    replace(changed, now) {
      const sizes = new Map(changed.map(({ contentType }) => [contentType, types.get(contentType)?.size ?? 0]));
      for (const { contentType, uid } of changed) empty(contentType, uid);
      for (const entry of now) add(entry);
      for (const [contentType, before] of sizes) {
        const uids = changed.flatMap((one) => (one.contentType === contentType ? [one.uid] : []));
        putInOrder(contentType, uids, before);
        lists.delete(contentType);
      }
    },
  };
}

/** Returns the entry in the requested locale, else in the default one. An entry with neither is not shown. */
const pick = (versions: Versions | undefined, locale: string): Entry | undefined =>
  versions?.get(locale) ?? versions?.get(contentLocales[0]);

function getOrMake<Key, Value>(map: Map<Key, Value>, key: Key, make: () => Value): Value {
  const before = map.get(key);
  if (before !== undefined) return before;
  const made = make();
  map.set(key, made);
  return made;
}
