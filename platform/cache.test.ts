import { expect, test } from "vitest";
import { makeTaggedCache } from "#platform/cache.ts";
import { tagged } from "#tests/support/changes.ts";

test("a change drops exactly what was made of it", () => {
  const cache = makeTaggedCache<string>(1000);
  cache.set("home", "a", tagged("product:1", "content"), 10);
  cache.set("boots", "b", tagged("product:2"), 10);
  cache.drop(tagged("product:1"));
  expect([cache.get("home"), cache.get("boots")]).toEqual([undefined, "b"]);
});

test("setting a key again keeps its new tags only", () => {
  const cache = makeTaggedCache<string>(1000);
  cache.set("home", "old", tagged("product:1"), 10);
  cache.set("home", "new", tagged("product:2"), 10);
  cache.drop(tagged("product:1"));
  expect(cache.get("home")).toBe("new");
  cache.drop(tagged("product:2"));
  expect(cache.get("home")).toBeUndefined();
});

test("the least recently used go when room runs out, and * empties it", () => {
  const cache = makeTaggedCache<string>(20);
  for (const key of ["a", "b", "c"]) cache.set(key, key, tagged("t"), 10);
  expect([cache.get("a"), cache.get("b"), cache.get("c")]).toEqual([undefined, "b", "c"]);
  cache.set("huge", "x", [], 21);
  expect(cache.get("huge")).toBeUndefined();
  cache.drop(tagged("*"));
  expect(cache.size).toBe(0);
});
