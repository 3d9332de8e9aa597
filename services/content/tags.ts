import { contentLocales, type Entry } from "./schema.ts";

/**
 * Names of what was read and of what changed: whatever shows an entry is made anew when that entry changes, and nothing
 * else is. Pure.
 */

export type Change = { contentType: string; uid: string; locale: string };

/** Of everything that was made of content. */
const all = "content";
/** Told with every change, however small. */
const some = "content:?";
const [fallback] = contentLocales;
const typeTag = (type: string) => `content:${type}`;
const entryTag = (type: string, uid: string, locale: string) => `content:${type}:${uid}:${locale}`;
const listTag = (type: string, locale: string) => `content-list:${type}:${locale}`;

/** What a list depends on: any entry of its type in its locale, or in the one that stands in. */
export const listRead = (type: string, locale: string): string[] => [
  ...[all, typeTag(type), listTag(type, locale)],
  ...(locale === fallback ? [] : [listTag(type, fallback)]),
];

/** What entries asked for by uid depend on: themselves, in the locale that they were found in, or in those where they were not. */
export function entriesRead(type: string, uids: readonly string[], locale: string, found: ReadonlyMap<string, Entry>) {
  const own = uids.flatMap((uid) =>
    locale === fallback || found.get(uid)?.locale === locale
      ? [entryTag(type, uid, locale)]
      : [entryTag(type, uid, locale), entryTag(type, uid, fallback)],
  );
  return [all, typeTag(type), ...own];
}

/** What a page at an address depends on: its entry; where there is none, anything may bring one. */
export const addressRead = (entry: Entry | null, locale: string): string[] =>
  entry ? entriesRead(entry.contentType, [entry.uid], locale, new Map([[entry.uid, entry]])) : [all, some];

/** A notification of PostgreSQL holds 8,000 bytes. */
const longest = 7000;

/** What to tell of changed entries: each of them, or their types where they are too many. */
export function tagsOfChanges(changes: readonly Change[], wholeTypes: readonly string[] = []): string[] {
  const each = changes.flatMap(({ contentType, uid, locale }) => [
    entryTag(contentType, uid, locale),
    listTag(contentType, locale),
  ]);
  const types = changes.map(({ contentType }) => contentType);
  const choices = [
    [some, ...wholeTypes.map(typeTag), ...each],
    [some, ...[...wholeTypes, ...types].map(typeTag)],
  ].map((tags) => [...new Set(tags)]);
  return choices.find((tags) => Buffer.byteLength(JSON.stringify(tags)) <= longest) ?? [some, all];
}

/** The entries that tags of a change name; null: they name more than entries, so everything may be different. */
export function changedEntries(tags: readonly string[]): { contentType: string; uid: string }[] | null {
  const found = new Map<string, { contentType: string; uid: string }>();
  for (const tag of tags) {
    if (tag === "*" || tag === all) return null;
    if (tag === some || !tag.startsWith("content:")) continue;
    const [, contentType, uid] = /^content:([^:]+):(.+):[^:]+$/s.exec(tag) ?? [];
    if (contentType === undefined || uid === undefined) return null;
    found.set(`${contentType} ${uid}`, { contentType, uid });
  }
  return [...found.values()];
}
