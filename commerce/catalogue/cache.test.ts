import { expect, test } from "vitest";
import { makeCatalogueCache } from "./cache.ts";

test("an answer is kept until one of its tags is dropped", () => {
  const cache = makeCatalogueCache();
  cache.set("a", "one", ["product:1", "listings"], cache.stamp());
  cache.set("b", "two", ["product:2"], cache.stamp());
  cache.drop(["product:1", "category:9"]);
  expect([cache.get("a"), cache.get("b")]).toEqual([undefined, "two"]);
});

test("an answer that was read before a change is not kept after it", () => {
  const cache = makeCatalogueCache();
  const stamp = cache.stamp();
  cache.drop(["product:1"]);
  cache.set("a", "old", ["product:1"], stamp);
  expect(cache.get("a")).toBeUndefined();
});

test("it stays below its size, and what fell out leaves no trace", () => {
  const cache = makeCatalogueCache(2000);
  for (let index = 0; index < 100; index++) cache.set(`key ${index}`, "x".repeat(200), ["listings"], cache.stamp());
  const kept = Array.from({ length: 100 }, (_, index) => cache.get(`key ${index}`)).filter(Boolean);
  expect(kept.length).toBeGreaterThan(3);
  expect(kept.length).toBeLessThan(10);
  cache.set("huge", "x".repeat(5000), ["listings"], cache.stamp());
  expect(cache.get("huge")).toBeUndefined();
  cache.drop(["listings"]);
  expect(cache.get("key 99")).toBeUndefined();
});

test("a key that is set again keeps its newer answer and tags", () => {
  const cache = makeCatalogueCache();
  cache.set("a", "one", ["x"], cache.stamp());
  cache.set("a", "two", ["y"], cache.stamp());
  cache.drop(["x"]);
  expect(cache.get("a")).toBe("two");
  cache.drop(["*"]);
  expect(cache.get("a")).toBeUndefined();
});
