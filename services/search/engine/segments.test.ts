import { describe, expect, test } from "vitest";
import { buildDocuments, indexDocuments, removeDocuments } from "#services/search/indexing/documents.ts";
import { rebuild, tidy } from "#services/search/indexing/generations.ts";
import { Impacts } from "#services/search/language/field-codes.ts";
import { ownEngine } from "#services/search/search-engine.ts";
import { suggest } from "#services/search/suggestions/suggest.ts";
import { useDatabase } from "#tests/support/database.ts";
import { sample } from "#tests/support/samples/search-documents.ts";
import { PostingsBuilder, Shared, sharedList } from "./segments/postings.ts";
import { Vocabulary } from "./segments/vocabulary.ts";
import { firstOf } from "./top.ts";

describe("7.10 lists", () => {
  test("7.10 gathered postings come back key by key, those of rare words from a row that they share", () => {
    const postings = new PostingsBuilder();
    for (let number = 1; number <= 40_000; number++) {
      postings.add("every", number, 1);
      if (number % 3 === 0) postings.add("third", number, 5);
    }
    const lists = new Map(postings.lists());
    expect(lists.get("every")?.docIds.length).toBe(40_000);
    expect([...(lists.get("third")?.docIds.slice(0, 3) ?? [])]).toEqual([3, 6, 9]);
    const shared = new Shared();
    for (const key of ["glove", "gloves", "スキー板の"])
      shared.add(key, { docIds: Uint32Array.of(7, key.length), codes: Uint16Array.of(1, 65_535) });
    for (const [, data] of shared.rows()) expect(sharedList(data, "glov")).toBeNull();
    const found = [...shared.rows()].map(([, data]) => sharedList(data, "gloves")).find(Boolean);
    expect(found).toEqual({ docIds: Uint32Array.of(7, 6), codes: Uint16Array.of(1, 65_535) });
  });

  test("7.10 the first of many are those that sorting all would put first", () => {
    const values = Array.from({ length: 1000 }, (_, at) => Math.imul(at, 2_654_435_761) >>> 0);
    const isBefore = (a: number, b: number) => (values[a] ?? 0) > (values[b] ?? 0);
    const all = values.map((_, at) => at).sort((a, b) => (isBefore(a, b) ? -1 : 1));
    for (const count of [0, 1, 7, 24, 600]) expect(firstOf(1000, count, isBefore)).toEqual(all.slice(0, count));
  });

  test("7.10 a title counts more than a description, and repetition less each time", () => {
    const usual = new Impacts(null);
    const [title, description] = [1, 1 << 14];
    expect(usual.of(title)).toBeCloseTo(1);
    expect(usual.of(description)).toBeCloseTo(0.2);
    expect(usual.of(title + description)).toBeCloseTo(1.2);
    expect(usual.of(2)).toBeGreaterThan(1);
    expect(usual.of(2)).toBeLessThan(1.5);
    expect(new Impacts(new Map([["description", 3]])).of(title + description)).toBeCloseTo(1);
  });

  test("7.10 errors, beginnings and compounds are looked up among the words that occur", () => {
    const vocabulary = new Vocabulary();
    const word = (text: string, documents = 1) => ({ locale: "de", word: text, stem: text, documents });
    vocabulary.add([word("helm", 5), word("helmet", 9), word("kinderhelm"), word("helmtasche", 2), word("halm")]);
    expect(vocabulary.startingWith("helm", 2).map((one) => one.word)).toEqual(["helmet", "helmtasche"]);
    expect(vocabulary.compoundsOf(["helm"], 9).map((one) => one.word)).toEqual(["helmtasche", "kinderhelm"]);
    expect(vocabulary.corrections("hemlet").map((one) => [one.word, one.errors])).toEqual([["helmet", 1]]);
    expect(vocabulary.corrections("abc")).toEqual([]);
  });
});

describe("7.10 an index that changes", () => {
  const world = useDatabase(({ db }) =>
    rebuild(db, (generation) =>
      buildDocuments(
        db,
        generation,
        Array.from({ length: 60 }, (_, at) =>
          sample(`board-${at}`, { title: `Board ${at}`, kind: "snowboard", popularity: at }),
        ),
      ),
    ),
  );
  const find = async (query: string) => {
    const { total, results } = await ownEngine(world.db).search({ query, locale: "en-us", region: "us", facets: true });
    return { total, first: results[0]?.uid };
  };
  const parts = async () =>
    await world.db.selectFrom("search_generations").select(["parts", "base_number"]).executeTakeFirstOrThrow();

  test("7.10 what is written, replaced and taken out is right before and after it gets lists of its own", async () => {
    expect(await find("board")).toEqual({ total: 60, first: "board-59" });
    await indexDocuments(world.db, [
      sample("board-3", { title: "Plank", kind: "snowboard" }),
      sample("board-60", { title: "Board 60", popularity: 9000 }),
    ]);
    await removeDocuments(world.db, "product", ["board-59"]);
    const check = async () => {
      expect(await find("board")).toEqual({ total: 59, first: "board-60" });
      expect(await find("plank")).toEqual({ total: 1, first: "board-3" });
      const fields = ["title" as const];
      expect(await suggest(world.db, { query: "board 59", size: 5, fields })).toEqual([]);
      expect(await suggest(world.db, { query: "pla", size: 5, fields })).toEqual(["plank"]);
    };
    await check();
    expect(await tidy(world.db)).toBe(false);
    expect(await tidy(world.db, 1)).toBe(true);
    expect(await parts()).toEqual({ parts: 2, base_number: 63 });
    await check();
  });

  test("7.10 once half of the lists is out of date, all are made anew", async () => {
    for (let round = 0; round < 3; round++)
      await indexDocuments(
        world.db,
        Array.from({ length: 50 }, (_, at) => sample(`board-${at}`, { title: `Board ${at} again`, popularity: at })),
      );
    expect(await tidy(world.db, 1)).toBe(true);
    expect((await parts()).parts).toBe(3);
    expect(await world.db.selectFrom("search_lists").select("part").distinct().execute()).toEqual([{ part: 3 }]);
    expect(await world.db.selectFrom("search_removals").selectAll().execute()).toEqual([]);
    expect(await find("again")).toEqual({ total: 50, first: "board-49" });
    expect(await find("board")).toEqual({ total: 60, first: "board-60" });
  });
});
