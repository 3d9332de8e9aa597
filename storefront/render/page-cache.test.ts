import { expect, onTestFinished, test, vi } from "vitest";
import { type Made, PageCache, storedPage } from "#storefront/render/page-cache.ts";
import { tagged } from "#tests/support/changes.ts";

const made = (text: string, tags = tagged("t")): Made => ({ page: storedPage(200, "text/html", text), tags });

test("a page is made once however many ask for it, and kept until it changes", async () => {
  const cache = new PageCache(1);
  let count = 0;
  const make = async () => made(`page ${++count}`);
  const answers = await Promise.all([cache.get("a", make), cache.get("a", make), cache.get("a", make)]);
  expect(answers.map(({ page }) => page.body.toString())).toEqual(["page 1", "page 1", "page 1"]);
  expect((await cache.get("a", make)).result).toBe("hit");
  cache.drop(tagged("t"));
  expect(answers[0]?.page.isDropped).toBe(true);
  expect((await cache.get("a", make)).page.body.toString()).toBe("page 2");
});

test("a page that changed while it was made is given once and not kept", async () => {
  const cache = new PageCache(1);
  const { page } = await cache.get("a", async () => {
    cache.drop(tagged("t"));
    return made("old");
  });
  expect(page.isDropped).toBe(true);
  expect((await cache.get("a", async () => made("new"))).page.body.toString()).toBe("new");
});

test("what is true for a while only is not given out after it, however soon it could be made anew", async () => {
  const cache = new PageCache(1);
  let count = 0;
  vi.useFakeTimers({ toFake: ["Date"] });
  onTestFinished(() => void vi.useRealTimers());
  const until = Date.now() + 50;
  const make = async () => ({ page: storedPage(200, "text/html", `open ${++count}`, {}, undefined, until), tags: [] });
  const first = await cache.get("a", make);
  expect(first.page.isFresh()).toBe(true);
  expect((await cache.get("a", make)).result).toBe("hit");
  vi.setSystemTime(until + 1);
  expect(first.page.isFresh()).toBe(false);
  const later = await cache.get("a", make);
  expect([later.result, later.page.body.toString()]).toEqual(["miss", "open 2"]);
});

test("without room nothing is kept, and nothing pretends to be", async () => {
  const cache = new PageCache(0);
  const { page } = await cache.get("a", async () => made("x"));
  expect(page.isDropped).toBe(true);
});

test("an error is nobody's answer but its own", async () => {
  const cache = new PageCache(1);
  await expect(cache.get("a", async () => Promise.reject(new Error("down")))).rejects.toThrow("down");
  expect((await cache.get("a", async () => made("up"))).page.body.toString()).toBe("up");
});
