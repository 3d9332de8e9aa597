import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { tagged } from "#tests/support/changes.ts";
import { makeResponseCache, type ResponseCache } from "./response-cache.ts";

const textOf = (cache: ResponseCache, key: string) => cache.get(key)?.body.toString();

test("an answer is kept until one of its tags is dropped", () => {
  const cache = makeResponseCache();
  cache.set("a", "one", tagged("product:1", "listings"), cache.stamp());
  cache.set("b", "two", tagged("product:2"), cache.stamp());
  cache.drop(tagged("product:1", "category:9"));
  expect([textOf(cache, "a"), textOf(cache, "b")]).toEqual([undefined, "two"]);
});

test("an answer that was read before a change is not kept after it", () => {
  const cache = makeResponseCache();
  const stamp = cache.stamp();
  cache.drop(tagged("product:1"));
  cache.set("a", "old", tagged("product:1"), stamp);
  expect(cache.get("a")).toBeUndefined();
});

test("it stays below its size, and what fell out leaves no trace", () => {
  const cache = makeResponseCache(2000);
  for (let index = 0; index < 100; index++)
    cache.set(`key ${index}`, "x".repeat(200), tagged("listings"), cache.stamp());
  const kept = Array.from({ length: 100 }, (_, index) => cache.get(`key ${index}`)).filter(Boolean);
  expect(kept.length).toBeGreaterThan(3);
  expect(kept.length).toBeLessThan(10);
  cache.set("huge", "x".repeat(5000), tagged("listings"), cache.stamp());
  expect(cache.get("huge")).toBeUndefined();
  cache.drop(tagged("listings"));
  expect(cache.get("key 99")).toBeUndefined();
});

test("a key that is set again keeps its newer answer and tags", () => {
  const cache = makeResponseCache();
  cache.set("a", "one", tagged("x"), cache.stamp());
  cache.set("a", "two", tagged("y"), cache.stamp());
  cache.drop(tagged("x"));
  expect(textOf(cache, "a")).toBe("two");
  cache.drop(tagged("*"));
  expect(cache.get("a")).toBeUndefined();
});

test("an answer is compressed once per encoding", () => {
  const cache = makeResponseCache();
  cache.set("a", "powder ".repeat(500), tagged("x"), cache.stamp());
  const kept = cache.get("a")!;
  expect(gunzipSync(kept.encoded("gzip")).equals(kept.body)).toBe(true);
  expect(brotliDecompressSync(kept.encoded("br")).equals(kept.body)).toBe(true);
  expect(kept.encoded("br")).toBe(kept.encoded("br"));
  expect(kept.encoded("br").length).toBeLessThan(kept.body.length / 10);
});

test("an answer can have an age, and a cache of no size keeps nothing", async () => {
  const cache = makeResponseCache();
  cache.set("a", "one", tagged("x"), cache.stamp(), 20);
  expect(textOf(cache, "a")).toBe("one");
  await expect.poll(() => cache.get("a")).toBeUndefined();
  const none = makeResponseCache(0);
  none.set("a", "", [], none.stamp());
  expect(none.get("a")).toBeUndefined();
});
