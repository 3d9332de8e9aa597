import { describe, expect, test } from "vitest";
import { readRequest } from "#services/search/query/read-request.ts";
import { run } from "#services/search/query/run.ts";
import { searchLocales } from "#services/search/schema.ts";
import { ownEngine } from "#services/search/search-engine.ts";
import { useDemoWorld } from "#tests/support/demo-world.ts";

const world = useDemoWorld(undefined, true);

/** How many documents there are, and how many a facet counts for each of its values. */
async function count(query: string, facet: string, filters: object = {}) {
  const read = readRequest({ query, page: { size: 0 }, filters, facets: { [facet]: { type: "value", size: 50 } } });
  if (!read.ok) throw new Error(JSON.stringify(read.problem));
  const { total, facets } = await run(world.db, read.value);
  const counts = (facets[0] as { value: string; count: number }[]).map(({ value, count }) => [value, count] as const);
  return { total, counts: new Map(counts) };
}

test.each(["bottes", "jacket", "mens jacket", "boots", "snowbord jakke", "planche à neige", "casco"])(
  "7.10 %s: a filter leaves as many as the facets have counted",
  async (query) => {
    const { total, counts } = await count(query, "locale");
    let sum = 0;
    for (const locale of searchLocales) {
      const own = await count(query, "type", { locale });
      expect(own.total, locale).toBe(counts.get(locale) ?? 0);
      for (const [type, found] of own.counts)
        expect((await count(query, "type", { all: [{ locale }, { type }] })).total, `${locale} ${type}`).toBe(found);
      sum += own.total;
    }
    expect(sum).toBe(total);
  },
);

const ask = (query: string, locale: string) =>
  ownEngine(world.db).search({ query, locale, region: "us", size: 3, types: ["product"] });

describe("7.10 everyday words", () => {
  test.each([
    ["sv", "mössa", /mössa$/],
    ["sv", "herrjacka", /jacka$/],
    ["sv", "snowboardbyxor", /byxor$/],
    ["sv", "snowboardskor", /boots$/],
    ["no", "herrejakke", /jakke$/],
    ["no", "skibriller", /briller$/],
    ["no", "snowboardsko", /boots$/],
    ["es", "chaqueta hombre", /^Chaqueta/],
    ["es", "pantalones hombre", /^Pantalón/],
    ["de", "Skijacke", /jacke$|Anorak$/i],
    ["ja", "すのーぼーど", /./],
    ["ja", "スノーボードブーツ", /ブーツ$/],
    ["ja", "レディースブーツ", /ブーツ$/],
    ["sv", "splitboardbindningar", /splitbindningar$/],
    ["de", "Splitboardbindung", /Splitbindung$/],
    ["en-us", "snowboard gloves", /Glove$/],
    ["en-us", "snow helmet", /Helmet$/],
    ["de", "Schneehose", /hose$/i],
    ["fr", "chaussettes de neige", /^Chaussettes/],
    ["es", "botas de nieve", /^Botas/],
    ["it", "calze da neve", /^Calze/],
    ["ja", "スノーソックス", /ソックス$/],
    ["sv", "snöjacka", /jacka$/],
    ["no", "snøbukse", /bukse$/],
    ["en-us", "warm socks", /Socks$/],
    ["fr", "gants chauds", /gant|moufle/i],
  ])("7.10 %s: %s finds what is called so", async (locale, query, title) => {
    const { results } = await ask(query, locale);
    expect(results).toHaveLength(3);
    for (const one of results) expect(one.title).toMatch(title);
  });

  test("7.10 what stands beside a size or a name need not be found", async () => {
    const [plain, sized, bought] = await Promise.all(
      ["156", "size 156", "buy 156 online"].map((query) => ask(query, "en-us")),
    );
    expect([sized?.total, bought?.total]).toEqual([plain?.total, plain?.total]);
  });

  test("7.10 what has a whole question in its name is meant, and nothing else", async () => {
    const { results, total } = await ask("ridgeline jacket", "en-us");
    expect(results[0]?.uid).toBe("ridgeline-3l-jacket");
    expect(total).toBeLessThan(5);
  });

  test("7.10 what goods go with is not what they are: boards come before boots and bindings for them", async () => {
    const kinds = await Promise.all(
      ["snowboard for women", "splitboards", "freestyle snowboard"].map((query) =>
        ownEngine(world.db).search({ query, locale: "en-us", region: "us", size: 4, types: ["product"] }),
      ),
    );
    for (const { results } of kinds) expect(results.map(({ url }) => url).join(" ")).not.toMatch(/boot|binding/);
  });

  test("7.10 a word that says little elsewhere does so in a name: a down jacket", async () => {
    const { results } = await ask("down jacket", "en-us");
    expect(results[0]?.uid).toBe("hearth-down-jacket");
  });

  test("7.10 titles are sorted by their first letter, whatever sign stands before it", async () => {
    const read = readRequest({
      query: "",
      sort: { title: "asc" },
      page: { size: 100 },
      result_fields: { title: { raw: {} } },
      filters: { all: [{ locale: "es" }, { type: "support" }] },
    });
    if (!read.ok) throw new Error(JSON.stringify(read.problem));
    const { hits } = await run(world.db, read.value);
    const titles = hits.map(({ fields }) => String(fields.title));
    expect(titles.some((title) => title.startsWith("¿"))).toBe(true);
    const letters = titles.map((title) => /[\p{L}\p{N}]/u.exec(title.normalize("NFD"))?.[0]?.toLowerCase());
    expect(letters).toEqual(letters.toSorted());
  });

  test("7.10 a colour at the end of article numbers does not stand before what is called so", async () => {
    const { results } = await ask("mossa", "sv");
    expect(results[0]?.title).toMatch(/mössa$/);
  });

  test.each([
    ["en-us", "stores"],
    ["en-us", "store locator"],
    ["de", "Filialen"],
    ["de", "Händler"],
    ["fr", "magasin"],
    ["es", "tiendas"],
    ["it", "negozio"],
    ["ja", "店舗"],
    ["sv", "butiker"],
    ["no", "butikker"],
  ])("7.10 %s: %s leads to the stores", async (locale, query) => {
    const { results } = await ownEngine(world.db).search({ query, locale, region: "us", size: 1, types: ["page"] });
    expect(results[0]?.url).toBe("/stores");
  });
});
