import { describe, expect, test } from "vitest";
import { ownEngine } from "#services/search/search-engine.ts";
import { judged, mean, scores } from "#tests/search/judged/report.ts";
import { useDemoWorld } from "#tests/support/demo-world.ts";

const world = useDemoWorld(undefined, true);

const find = async (query: string, more: { region?: string; size?: number } = {}) => {
  const search = { query, locale: "en-us", region: "us", size: 20, ...more };
  const found = await ownEngine(world.db).search(search);
  return { ...found, uids: found.results.map(({ uid }) => uid) };
};

describe("7.10 relevance", () => {
  test("7.10 the judged questions are answered well in every language", async () => {
    const all = await scores(world.db);
    expect(all.length).toBeGreaterThanOrEqual(120);
    for (const locale of Object.keys(judged)) {
      const own = all.filter((score) => score.locale === locale);
      expect(mean(own), locale).toBeGreaterThanOrEqual(0.85);
    }
    expect(mean(all)).toBeGreaterThanOrEqual(0.9);
  });

  test("7.10 products are found by specs, article numbers, colours and sizes", async () => {
    expect((await find("FRN-KESTREL-GLACIER-154")).uids[0]).toBe("kestrel");
    expect((await find("frn kestrel glacier 154")).uids[0]).toBe("kestrel");
    expect((await find("glacier kestrel")).uids[0]).toBe("kestrel");
    expect((await find("swallowtail")).uids.slice(0, 2).sort()).toEqual(["quiet-hours", "whiteout"]);
    expect((await find("kestrel 154")).uids[0]).toBe("kestrel");
  });

  test("9.3 pages end at 100", async () => {
    const { totalPages, total, types } = await find("", { size: 1 });
    expect(totalPages).toBe(100);
    expect(total).toBeGreaterThan(190);
    expect(types.category).toBe(25);
  });

  test("3.16 what a region excludes is not found there", async () => {
    const { rows } = await searchAll();
    const gone = rows.filter(({ excluded }) => excluded.includes("ca")).map(({ uid }) => uid);
    for (const uid of gone) expect((await find(uid.replaceAll("-", " "), { region: "ca" })).uids).not.toContain(uid);
  });
});

const searchAll = async () => {
  const documents = await world.db
    .selectFrom("search_documents")
    .select("fields")
    .where("locale", "=", "en-us")
    .execute();
  return {
    rows: documents.map(({ fields }) => ({
      uid: String(fields.uid),
      excluded: (fields.regions_exclude ?? []) as string[],
    })),
  };
};
