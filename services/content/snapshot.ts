import type { Entry } from "./schema.ts";
import { contentLocales } from "./schema.ts";

/** All small content of a moment, ready to be asked; never changed after it was made. */
export type Snapshot = {
  all(contentType: string, locale: string): Entry[];
  byUid(contentType: string, uid: string, locale: string): Entry | undefined;
  byUrl(url: string, locale: string): Entry | undefined;
};

type Versions = Map<string, Entry>;

/** Indexes entries, which come ordered by uid, by type, uid and url. Lists per type and locale are made once, when asked for. */
export function makeSnapshot(entries: readonly Entry[]): Snapshot {
  const types = new Map<string, Map<string, Versions>>();
  const urls = new Map<string, Versions>();
  for (const entry of entries) {
    const uids = getOrMake(types, entry.contentType, () => new Map<string, Versions>());
    getOrMake(uids, entry.uid, (): Versions => new Map()).set(entry.locale, entry);
    if (entry.url) getOrMake(urls, entry.url, (): Versions => new Map()).set(entry.locale, entry);
  }
  const lists = new Map<string, Entry[]>();
  return {
    all: (contentType, locale) =>
      getOrMake(lists, `${contentType}:${locale}`, () =>
        [...(types.get(contentType)?.values() ?? [])].flatMap((versions) => pick(versions, locale) ?? []),
      ),
    byUid: (contentType, uid, locale) => pick(types.get(contentType)?.get(uid), locale),
    byUrl: (url, locale) => pick(urls.get(url), locale),
  };
}

/** The entry in the locale asked for, else in the default one; an entry that has neither is not shown. */
const pick = (versions: Versions | undefined, locale: string): Entry | undefined =>
  versions?.get(locale) ?? versions?.get(contentLocales[0]);

function getOrMake<Key, Value>(map: Map<Key, Value>, key: Key, make: () => Value): Value {
  const before = map.get(key);
  if (before !== undefined) return before;
  const made = make();
  map.set(key, made);
  return made;
}
