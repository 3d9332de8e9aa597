import { expect, test } from "vitest";
import { contentTag, entriesIn, everything, productTag } from "#database/changes/tags.ts";
import type { Entry } from "./schema.ts";
import { addressRead, entriesRead, listRead, tagsOfChanges } from "./tags.ts";

const entry = (locale: string) => ({ uid: "wax", contentType: "blog", locale }) as Entry;
const found = (locale: string) => new Map([["wax", entry(locale)]]);
const change = (locale: string, uid = "wax", contentType = "blog") => ({ contentType, uid, locale });
const touches = (read: string[], told: string[]) => read.some((tag) => told.includes(tag));

test("7.9 a change concerns those who read the entry in that locale, and lists of its type there", () => {
  const cases: [read: string[], locale: string, concerns: boolean][] = [
    [entriesRead("blog", ["wax"], "de", found("de")), "de", true],
    [entriesRead("blog", ["wax"], "de", found("de")), "en-us", false],
    [entriesRead("blog", ["wax"], "de", found("de")), "fr", false],
    // Read in the fallback language: an entry in the requested language may be added, and the fallback may change.
    [entriesRead("blog", ["wax"], "de", found("en-us")), "de", true],
    [entriesRead("blog", ["wax"], "de", found("en-us")), "en-us", true],
    [entriesRead("blog", ["wax"], "de", new Map()), "en-us", true],
    [entriesRead("blog", ["other"], "de", new Map()), "de", false],
    [entriesRead("page", ["wax"], "de", new Map()), "de", false],
    [listRead("blog", "de"), "de", true],
    [listRead("blog", "de"), "en-us", true],
    [listRead("blog", "en-us"), "de", false],
    [listRead("page", "de"), "de", false],
    [addressRead(entry("de"), "de"), "de", true],
    [addressRead(entry("de"), "de"), "fr", false],
    // No entry has this address yet, so any publication may add one.
    [addressRead(null, "de"), "fr", true],
  ];
  for (const [read, locale, concerns] of cases)
    expect([read, locale, touches(read, tagsOfChanges([change(locale)]))]).toEqual([read, locale, concerns]);
});

test("7.9 many changes are told by type, and a type that is gone concerns all its readers", () => {
  const many = Array.from({ length: 500 }, (_, number) => change("de", `post-${number}`));
  const told = tagsOfChanges(many);
  expect(Buffer.byteLength(JSON.stringify(told))).toBeLessThan(8000);
  expect(touches(entriesRead("blog", ["wax"], "fr", found("fr")), told)).toBe(true);
  expect(touches(listRead("page", "fr"), told)).toBe(false);
  expect(touches(listRead("blog", "fr"), tagsOfChanges([], ["blog"]))).toBe(true);
});

test("7.9 the tags of a change say which entries to read again, or that it is everything", () => {
  const named = [
    { contentType: "blog", uid: "wax" },
    { contentType: "page", uid: "a:b" },
  ];
  expect(entriesIn(tagsOfChanges([change("de"), change("fr"), change("de", "a:b", "page")]))).toEqual(named);
  expect(entriesIn([productTag(1012)])).toEqual([]);
  for (const tags of [[everything], [contentTag], tagsOfChanges([], ["blog"])]) expect(entriesIn(tags)).toBeNull();
});
