import { expect, test } from "vitest";
import { upsertEntries } from "#services/content/writes.ts";
import { storiesByCategory } from "#storefront/components/category/category-story.ts";
import { useDatabase } from "#tests/support/database.ts";
import { privateContext } from "#tests/support/page-context.tsx";
import { loadJournal } from "./journal.ts";

const database = useDatabase();

test("8 a post without a day stands where it was published, a category's story without a picture nowhere", async () => {
  const entry = { locale: "en-us", title: "Title" };
  const blog = { ...entry, contentType: "blog" };
  const story = { ...entry, contentType: "category_story" };
  const way = { label: "Go", path: "/c/boots" };
  await database.db.transaction().execute((trx) =>
    upsertEntries(trx, [
      { ...blog, uid: "old", data: { date: "2020-01-12" } },
      { ...blog, uid: "bare", data: { date: null, category: null, author: null, image: null } },
      { ...story, uid: "boots", data: { image: "scene-summit", text: "", ...way } },
      { ...story, uid: "bindings", data: { image: null, text: "Loose", ...way } },
    ]),
  );
  // The year may end while the test runs.
  const years = new Set([new Date().getUTCFullYear()]);
  const { services, locale } = await privateContext(database.db);
  const { posts } = await loadJournal({ services, locale });
  expect(posts.map(({ path }) => path)).toEqual(["/blog/p/bare", "/blog/p/old"]);
  expect([...years.add(new Date().getUTCFullYear())].map(String)).toContain(posts[0]?.date.slice(0, 4));
  expect(posts[1]?.date.slice(0, 4)).toBe("2020");
  expect([...(await storiesByCategory(services, locale)).keys()]).toEqual(["boots"]);
});
