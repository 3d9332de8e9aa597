import { expect, onTestFinished, test, vi } from "vitest";
import { noteTags } from "#platform/cache/noted-tags.ts";
import { makePageCache, storedPage } from "#storefront/render/cache/page-cache.ts";
import { tagged } from "#tests/support/changes.ts";

/** Returns a function that makes pages, each containing the number of pages made before it. */
function counting(until?: number) {
  let count = 0;
  return async () => {
    noteTags(tagged("t"));
    return storedPage(200, "text/html", `page ${++count}`, {}, until);
  };
}

test("a page is made once however many ask for it, and stored until it changes", async () => {
  const cache = makePageCache(1);
  const make = counting();
  const pages = await Promise.all([cache.read("a", make), cache.read("a", make), cache.read("a", make)]);
  expect(pages.map(({ body }) => body.bytes.toString())).toEqual(["page 1", "page 1", "page 1"]);
  expect((await cache.find("a", make)).result).toBe("hit");
  cache.drop(tagged("t"));
  expect(pages[0]?.isDropped).toBe(true);
  expect((await cache.read("a", make)).body.bytes.toString()).toBe("page 2");
});

test("a page that changed while it was made is given once and not stored", async () => {
  const cache = makePageCache(1);
  const make = counting();
  const page = await cache.read("a", async () => {
    cache.drop(tagged("t"));
    return make();
  });
  expect(page.isDropped).toBe(true);
  expect((await cache.read("a", make)).body.bytes.toString()).toBe("page 2");
});

test("what is true for a while only is not given out after it, however soon it could be made anew", async () => {
  const cache = makePageCache(1);
  vi.useFakeTimers({ toFake: ["Date"] });
  onTestFinished(() => void vi.useRealTimers());
  const until = Date.now() + 50;
  const make = counting(until);
  const first = await cache.read("a", make);
  expect(first.freshUntil).toBe(until);
  expect((await cache.find("a", make)).result).toBe("hit");
  vi.setSystemTime(until + 1);
  const later = await cache.find("a", make);
  expect([later.result, later.value.body.bytes.toString()]).toEqual(["miss", "page 2"]);
});

test("without room nothing is stored, and nothing pretends to be", async () => {
  expect((await makePageCache(0).read("a", counting())).isDropped).toBe(true);
});

test("what is not found is not stored", async () => {
  const cache = makePageCache(1);
  const make = async () => storedPage(404, "text/html", "nothing here");
  expect((await cache.read("a", make)).isDropped).toBe(true);
  expect((await cache.find("a", make)).result).toBe("miss");
});

test("an error is nobody's answer but its own", async () => {
  const cache = makePageCache(1);
  await expect(cache.read("a", async () => Promise.reject(new Error("down")))).rejects.toThrow("down");
  expect((await cache.read("a", counting())).body.bytes.toString()).toBe("page 1");
});
