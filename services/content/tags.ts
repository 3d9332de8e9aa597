import { contentTag, contentTypeTag, entriesTag, entryTag, someContentTag } from "#database/changes/tags.ts";
import type { Tag } from "#platform/cache/tag.ts";
import { contentLocales, type Entry } from "./schema.ts";

/**
 * Names of what was read and of what changed: whatever shows an entry is made anew when that entry changes, and nothing
 * else is. Pure.
 */

export type Change = { contentType: string; uid: string; locale: string };

const [fallback] = contentLocales;

/** What a list depends on: any entry of its type in its locale, or in the one that stands in. */
export const listRead = (type: string, locale: string): Tag[] => [
  contentTag,
  contentTypeTag(type),
  entriesTag(type, locale),
  ...(locale === fallback ? [] : [entriesTag(type, fallback)]),
];

/** What entries asked for by uid depend on: themselves, in the locale that they were found in, or in those where they were not. */
export function entriesRead(type: string, uids: readonly string[], locale: string, found: ReadonlyMap<string, Entry>) {
  const own = uids.flatMap((uid) =>
    locale === fallback || found.get(uid)?.locale === locale
      ? [entryTag(type, uid, locale)]
      : [entryTag(type, uid, locale), entryTag(type, uid, fallback)],
  );
  return [contentTag, contentTypeTag(type), ...own];
}

/** What a page at an address depends on: its entry; where there is none, anything may bring one. */
export const addressRead = (entry: Entry | null, locale: string): Tag[] =>
  entry
    ? entriesRead(entry.contentType, [entry.uid], locale, new Map([[entry.uid, entry]]))
    : [contentTag, someContentTag];

/** With more of them it is cheaper to make all of a type anew than to name each. */
const longest = 7000;

/** What to tell of changed entries: each of them, or their types where they are too many. */
export function tagsOfChanges(changes: readonly Change[], wholeTypes: readonly string[] = []): Tag[] {
  const each = changes.flatMap(({ contentType, uid, locale }) => [
    entryTag(contentType, uid, locale),
    entriesTag(contentType, locale),
  ]);
  const types = changes.map(({ contentType }) => contentType);
  const choices = [
    [someContentTag, ...wholeTypes.map(contentTypeTag), ...each],
    [someContentTag, ...[...wholeTypes, ...types].map(contentTypeTag)],
  ].map((tags) => [...new Set(tags)]);
  return choices.find((tags) => Buffer.byteLength(JSON.stringify(tags)) <= longest) ?? [someContentTag, contentTag];
}
