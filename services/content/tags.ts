import { contentTag, contentTypeTag, entriesTag, entryTag, someContentTag } from "#database/changes/tags.ts";
import type { Tag } from "#platform/cache/tag.ts";
import { contentLocales, type Entry } from "./schema.ts";

/**
 * Cache tags for content that was read and content that changed. A page is rebuilt when an entry on it changes, and
 * only then. Pure.
 */

export type Change = { contentType: string; uid: string; locale: string };

const [fallback] = contentLocales;

/** The tags of a list: any entry of its type in its locale or in the fallback locale. */
export const listRead = (type: string, locale: string): Tag[] => [
  contentTag,
  contentTypeTag(type),
  entriesTag(type, locale),
  ...(locale === fallback ? [] : [entriesTag(type, fallback)]),
];

/**
 * The tags of entries read by uid: each entry in the requested locale and, unless it was found there, also in the
 * fallback locale.
 */
export function entriesRead(type: string, uids: readonly string[], locale: string, found: ReadonlyMap<string, Entry>) {
  const own = uids.flatMap((uid) =>
    locale === fallback || found.get(uid)?.locale === locale
      ? [entryTag(type, uid, locale)]
      : [entryTag(type, uid, locale), entryTag(type, uid, fallback)],
  );
  return [contentTag, contentTypeTag(type), ...own];
}

/** The tags of a page at an address: its entry. Without an entry, any publication may add one. */
export const addressRead = (entry: Entry | null, locale: string): Tag[] =>
  entry
    ? entriesRead(entry.contentType, [entry.uid], locale, new Map([[entry.uid, entry]]))
    : [contentTag, someContentTag];

/**
 * The maximum length of the tags, in bytes as JSON. Beyond it, tagging whole types is cheaper than naming each entry.
 */
const longest = 7000;

/** Returns the tags to announce for changed entries: one per entry, or their types when there are too many. */
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
