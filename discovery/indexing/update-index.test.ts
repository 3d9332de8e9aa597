import { describe, expect, test } from "vitest";
import { recordChange } from "#database/changes/record.ts";
import { productTag, searchTag, storesTag } from "#database/changes/tags.ts";
import type { Tag } from "#platform/cache/tag.ts";
import { upsertEntries } from "#services/content/writes.ts";
import { indexDocuments, removeDocuments } from "#services/search/indexing/documents.ts";
import { rebuild } from "#services/search/indexing/generations.ts";
import { ownEngine } from "#services/search/search-engine.ts";
import { hearChanges } from "#tests/support/changes.ts";
import { untilBlocked } from "#tests/support/database.ts";
import { useDemoWorld } from "#tests/support/demo-world.ts";
import { sample } from "#tests/support/samples/search-documents.ts";
import { followForSearch } from "./follow-changes.ts";
import { rebuildIndex, updateContent, updateProducts } from "./update-index.ts";

const world = useDemoWorld(undefined, true);

const find = async (query: string, more: { locale?: string } = {}) => {
  const search = { query, locale: "en-us", region: "us", size: 20, ...more };
  const found = await ownEngine(world.db).search(search);
  return { ...found, uids: found.results.map(({ uid }) => uid) };
};

const idOf = async (uid: string) =>
  (await world.db.selectFrom("products").select("id").where("uid", "=", uid).executeTakeFirstOrThrow()).id;

describe("7.10 changes", () => {
  test("7.10 sold out goes down at once", async () => {
    expect((await find("pillar")).uids.slice(0, 1)).toEqual(["pillar-glove"]);
    const id = await idOf("pillar-glove");
    await world.db.updateTable("listings").set({ in_stock: false }).where("product_id", "=", id).execute();
    await updateProducts(world.db, [id]);
    const [first] = (await find("helmet")).results;
    expect(first?.inStock).toBe(true);
    expect((await find("pillar")).results.find(({ uid }) => uid === "pillar-glove")?.inStock).toBe(false);
  });

  test("7.10 a new title is found in its language, and the old one no longer", async () => {
    const entry = await world.db
      .selectFrom("content_entries")
      .selectAll()
      .where("uid", "=", "outpost-helmet")
      .where("locale", "=", "de")
      .executeTakeFirstOrThrow();
    await world.db.transaction().execute((trx) =>
      upsertEntries(trx, [
        {
          contentType: "product",
          uid: entry.uid,
          locale: "de",
          title: "Zirbelkiefer Helm",
          url: entry.url,
          data: entry.data,
        },
      ]),
    );
    await updateContent(world.db, [{ contentType: "product", uid: "outpost-helmet" }]);
    expect((await find("zirbelkiefer", { locale: "de" })).uids).toEqual(["outpost-helmet"]);
    expect((await find("zirbelkiefer")).uids).toEqual([]);
  });

  test("7.10 hidden and deleted things are found no longer", async () => {
    const id = await idOf("kestrel");
    await world.db.updateTable("products").set({ is_visible: false }).where("id", "=", id).execute();
    await updateProducts(world.db, [id]);
    expect((await find("kestrel")).uids).not.toContain("kestrel");
    await world.db.updateTable("products").set({ is_visible: true }).where("id", "=", id).execute();
    await updateProducts(world.db, [id]);
    expect((await find("kestrel")).uids).toContain("kestrel");
    const gone = await idOf("thaw-bottle");
    await world.db.deleteFrom("products").where("id", "=", gone).execute();
    await updateProducts(world.db, [gone]);
    expect((await find("thaw bottle")).uids).not.toContain("thaw-bottle");
  });

  test("7.10 published pages and articles are found by their text", async () => {
    const article = { contentType: "support", uid: "edge-angles", title: "Edge angles", url: "/support/edge-angles" };
    const data = { intro: "Two numbers.", blocks: [{ text: "A quokka never asks for eighty-seven degrees." }] };
    await world.db.transaction().execute((trx) => upsertEntries(trx, [{ ...article, locale: "en-us", data }]));
    await updateContent(world.db, [article]);
    const { results } = await find("quokka");
    expect(results).toMatchObject([
      { type: "support", uid: "edge-angles", url: "/support/edge-angles", title: "Edge angles" },
    ]);
    await world.db.deleteFrom("content_entries").where("uid", "=", article.uid).execute();
    await updateContent(world.db, [article]);
    expect((await find("quokka")).uids).toEqual([]);
  });
});

describe("7.10 following", () => {
  test("7.10 an announced change is found", async () => {
    const changes = await hearChanges(world);
    await followForSearch(changes, world.db).settled();
    const data = { intro: "It walks back." };
    const id = await idOf("corduroy");
    await world.db.transaction().execute(async (trx) => {
      await upsertEntries(trx, [
        { contentType: "support", uid: "axolotl", locale: "en-us", title: "Axolotl", url: "/support/axolotl", data },
      ]);
      await trx.updateTable("products").set({ name: "Corduroy" }).where("id", "=", id).execute();
      await trx.updateTable("listings").set({ in_stock: false }).where("product_id", "=", id).execute();
      await recordChange(trx, [productTag(id)]);
    });
    await expect.poll(async () => (await find("axolotl")).uids[0]).toBe("axolotl");
    const isInStock = async () => (await find("corduroy")).results.find(({ uid }) => uid === "corduroy")?.inStock;
    await expect.poll(isInStock).toBe(false);
    await changes.stop();
  });

  test("7.10 products are found by their category's new name", async () => {
    const { uid, url, data } = await world.db
      .selectFrom("content_entries")
      .selectAll()
      .where("uid", "=", "helmets")
      .where("locale", "=", "en-us")
      .executeTakeFirstOrThrow();
    const named = {
      contentType: "product_category",
      uid,
      locale: "en-us",
      title: "Noggins",
      url,
      data: { ...data, display_title: "Noggins" },
    };
    await world.db.transaction().execute((trx) => upsertEntries(trx, [named]));
    await updateContent(world.db, [named]);
    expect((await find("noggins")).uids).toContain("timberline-helmet");
  });
});

describe("7.10 rebuilding", () => {
  test("7.10 the old index answers until the new one is whole, and changes meanwhile reach both", async () => {
    const before = (await find("")).total;
    await rebuild(world.db, async (generation) => {
      expect((await find("")).total).toBe(before);
      await indexDocuments(world.db, [
        sample("late-comer", { title: "Latecomer" }),
        sample("early-bird", { title: "Earlybird" }),
      ]);
      expect((await find("latecomer")).uids).toEqual(["late-comer"]);
      await removeDocuments(world.db, "product", ["early-bird"]);
      const { buildDocuments } = await import("#services/search/indexing/documents.ts");
      await buildDocuments(world.db, generation, [
        sample("early-bird", { title: "Earlybird" }),
        sample("old-hand", { title: "Oldhand" }),
      ]);
    });
    expect((await find("")).uids.sort()).toEqual(["late-comer", "old-hand"]);
    expect(await world.db.selectFrom("search_generations").select("is_live").execute()).toEqual([{ is_live: true }]);
  });

  test("7.10 several processes that hear of the same great change rebuild once", async () => {
    let fillings = 0;
    const filling = async () => {
      fillings += 1;
      if (fillings === 1) await untilBlocked(world, 2);
    };
    await Promise.all([rebuild(world.db, filling), rebuild(world.db, filling), rebuild(world.db, filling)]);
    // The second call may have come after the first build began; the third needs no further build.
    expect(fillings).toBeLessThan(3);
    const before = fillings;
    await rebuild(world.db, filling);
    expect(fillings).toBe(before + 1);
    await rebuildIndex(world.db);
  });

  test("7.10 pages with results are dropped once the index has followed a change", async () => {
    const told: Tag[] = [];
    const changes = await hearChanges(world, (tags) => void told.push(...tags));
    await followForSearch(changes, world.db).settled();
    const id = await idOf("kestrel");
    const kestrel = productTag(id);
    const record = (tag = kestrel) => world.db.transaction().execute((trx) => recordChange(trx, [tag]));
    // Waits for changes left over from other tests.
    await record(storesTag);
    await expect.poll(() => told.at(-1)).toBe(storesTag);
    told.length = 0;
    // Nothing differs, so nothing is announced.
    await record();
    await expect.poll(() => told).toEqual([kestrel]);
    await world.db.updateTable("listings").set({ in_stock: false }).where("product_id", "=", id).execute();
    await record();
    await expect.poll(() => told).toEqual([kestrel, kestrel, searchTag]);
    await changes.stop();
  });

  test("7.10 a rebuild that fails leaves the index as it is", async () => {
    const before = (await find("")).total;
    await expect(rebuild(world.db, () => Promise.reject(new Error("no more")))).rejects.toThrow("no more");
    expect((await find("")).total).toBe(before);
    await rebuildIndex(world.db);
    expect((await find("")).total).toBeGreaterThan(200);
  });
});
