import { expect, onTestFinished, test, vi } from "vitest";
import { tagged } from "#tests/support/changes.ts";
import { collectTags, noteTags } from "./noted-tags.ts";
import { type CacheOptions, TaggedCache } from "./tagged-cache.ts";

/** A cache, and a source that counts its reads and depends on `tags`. */
function counting(options: Partial<CacheOptions<unknown>> = {}, tags: string[] = ["product:1"]) {
  const cache = new TaggedCache({ maxSize: 1000, ...options });
  let reads = 0;
  const load = async () => {
    noteTags(tagged(...tags));
    return `read ${++reads}`;
  };
  return { cache, read: (key: string) => cache.read(key, load), reads: () => reads };
}

test("a value is read once however many ask for it, and again after one of its tags was dropped", async () => {
  const { cache, read, reads } = counting({}, ["product:1", "content"]);
  expect(await Promise.all([read("a"), read("a"), read("a")])).toEqual(["read 1", "read 1", "read 1"]);
  cache.drop(tagged("product:2"));
  expect(await read("a")).toBe("read 1");
  cache.drop(tagged("content"));
  expect(await read("a")).toBe("read 2");
  expect(reads()).toBe(2);
});

test("7.9 what was noted while a value was read is noted again for everyone who gets it, and drops it", async () => {
  const { cache, read } = counting({}, ["categories", "content:header:header:de"]);
  const expected = { value: "read 1", tags: ["categories", "content:header:header:de"] };
  const noted = () => collectTags(() => read("frame"));
  expect([...(await Promise.all([noted(), noted()])), await noted()]).toEqual([expected, expected, expected]);
  cache.drop(tagged("content:header:header:fr"));
  expect(await read("frame")).toBe("read 1");
  cache.drop(tagged("content:header:header:de"));
  expect(await read("frame")).toBe("read 2");
});

test("a read that a change overtakes is answered and not stored, nor shared with later readers", async () => {
  const removed: unknown[] = [];
  const { cache } = counting({ onRemoved: (value) => removed.push(value) });
  let finish: (value: string) => void = () => undefined;
  const slow = cache.read("a", () => new Promise<string>((done) => (finish = done)));
  cache.drop(tagged("product:1"));
  expect(await cache.read("a", async () => "new")).toBe("new");
  finish("old");
  expect(await slow).toBe("old");
  expect(removed).toEqual(["old"]);
  expect(await cache.read("a", async () => "unread")).toBe("new");
});

test("a key that is set again keeps its new tags only", async () => {
  const cache = new TaggedCache<string>({
    maxSize: 1000,
    lifetimeOf: (value) => ({ freshUntil: 0, until: value === "old" ? 0 : Number.POSITIVE_INFINITY }),
  });
  const make = (value: string, tag: string) => async () => {
    noteTags(tagged(tag));
    return value;
  };
  await cache.read("a", make("old", "x"));
  await cache.read("a", make("new", "y"));
  cache.drop(tagged("x"));
  expect((await cache.find("a", make("newer", "y"))).value).toBe("new");
  cache.drop(tagged("y"));
  expect((await cache.find("a", make("newest", "y"))).value).toBe("newest");
});

test("neither failures, null nor what is not storable is stored", async () => {
  const { cache, read } = counting({ isStorable: (value) => value !== "read 1" });
  await expect(cache.read("a", () => Promise.reject(new Error("down")))).rejects.toThrow("down");
  expect(await cache.read("a", async () => null)).toBeNull();
  expect([await read("a"), await read("a"), await read("a")]).toEqual(["read 1", "read 2", "read 2"]);
});

test("the least recently used go first, what is too large is not stored, and * empties the cache", async () => {
  const { cache, read, reads } = counting({ maxSize: 22, sizeOf: () => 10 });
  for (const key of ["a", "b", "a", "c", "a"]) await read(key);
  expect(reads()).toBe(3);
  await read("b");
  expect(reads()).toBe(4);
  cache.drop(tagged("*"));
  await read("b");
  expect(reads()).toBe(5);
  const none = counting({ maxSize: 0 });
  expect([await none.read("a"), await none.read("a")]).toEqual(["read 1", "read 2"]);
});

test("a stale value is renewed behind its reader's back, and what has ended is nobody's", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: 0 });
  onTestFinished(() => void vi.useRealTimers());
  const lifetimeOf = () => ({ freshUntil: Date.now() + 10, until: Date.now() + 20 });
  const { cache, read } = counting({ lifetimeOf });
  const find = () => cache.find("a", () => read("inner"));
  expect(await find()).toEqual({ value: "read 1", result: "miss" });
  expect(await find()).toEqual({ value: "read 1", result: "hit" });
  vi.setSystemTime(15);
  expect((await find()).result).toBe("stale");
  await expect.poll(async () => (await find()).result).toBe("hit");
  vi.setSystemTime(100);
  expect((await find()).result).toBe("miss");
});
