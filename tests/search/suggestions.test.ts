import { describe, expect, test } from "vitest";
import type { Suggestions } from "#discovery/suggestions/schema.ts";
import { countClick } from "#services/search/clicks.ts";
import { indexDocuments, removeDocuments } from "#services/search/indexing/documents.ts";
import { sample } from "#tests/support/samples/search-documents.ts";
import { useSearchPages } from "#tests/support/suites/search-pages.ts";

const search = useSearchPages();
const { world, see, suggest } = search;

describe("suggestions", () => {
  test("7.10 products with picture and price, categories and articles in the language of the page", async () => {
    const answer = await suggest("q=helm&locale=de-de");
    expect(answer.headers["cache-control"]).toBe("private, max-age=5");
    const { products, categories } = answer.json<Suggestions>();
    expect(products[0]).toMatchObject({
      path: expect.stringMatching(/^\/de-de\/p\//),
      price: expect.stringMatching(/€/),
    });
    expect(products[0]?.image).toMatch(/^\/i\/firn\//);
    expect(categories.map(({ path }) => path)).toContain("/de-de/c/accessories/helmets");
  });

  test("7.10 a product says what it is, how it is rated, where it stands and what is told of it", async () => {
    const { products, categories, articles } = (await suggest("q=kes&locale=en-us")).json<Suggestions>();
    expect(products[0]).toMatchObject({
      title: "Kestrel",
      line: expect.stringMatching(/\w/),
      facts: expect.stringMatching(/\d{3}/),
      rating: { average: expect.any(Number), count: expect.any(Number) },
    });
    expect(categories.map(({ path }) => path)).toContain("/en-us/c/snowboards");
    expect(articles.length).toBeGreaterThan(0);
  });

  test("7.10 what is not found now is looked for again with the next question", async () => {
    const titles = async () =>
      (await suggest("q=sastruga&locale=en-us")).json<Suggestions>().articles.map(({ title }) => title);
    expect(await titles()).toEqual([]);
    await indexDocuments(world.db, [sample("sastruga", { type: "blog", title: "Sastruga" })]);
    expect(await titles()).toEqual(["Sastruga"]);
    await removeDocuments(world.db, "blog", ["sastruga"]);
  });

  test("7.10 a town leads to the stores there", async () => {
    const { articles } = (await suggest("q=denver&locale=en-us")).json<Suggestions>();
    expect(articles[0]?.path).toMatch(/^\/en-us\/stores\//);
  });

  test("7.10 where nothing is sold there are no prices", async () => {
    const { products } = (await suggest("q=kestrel&locale=ja-jp")).json<Suggestions>();
    expect(products[0]?.path).toBe("/ja-jp/p/kestrel");
    expect(products[0]?.price).toBeUndefined();
  });

  test("7.10 without a question: what others asked and chose, once several did", async () => {
    const popular = async () =>
      (await suggest(`q=&locale=fr-${["fr", "ca", "ch"][asked]}`)).json<Suggestions>().popular;
    let asked = 0;
    expect((await popular()).map(({ title }) => title)).not.toContain("gants");
    for (const query of ["Gants", "gants ", "gants", "someone@example.com", "someone@example.com"])
      await countClick(world.db, { documentId: "product-kestrel-fr", query });
    asked = 1;
    // The shop's own suggestions come first.
    expect(await popular()).toContainEqual({ title: "gants", path: "/fr-ca/search?q=gants" });
    expect((await popular()).map(({ title }) => title)).not.toContain("someone@example.com");
  });

  test("7.10 before anything is typed: four products with prices, the categories, and questions as they were meant", async () => {
    const { products, categories, popular } = (await suggest("q=&locale=it-it")).json<Suggestions>();
    expect(products).toHaveLength(4);
    expect(products.every(({ price, image }) => price?.includes("€") && image?.startsWith("/i/"))).toBe(true);
    expect(categories.map(({ path }) => path)).toContain("/it-it/c/snowboards");
    expect(popular.map(({ title }) => title)).toContain("muffole");
    for (const _ of [1, 2, 3]) await countClick(world.db, { documentId: "product-kestrel-de", query: "kestral" });
    const meant = (await suggest("q=&locale=de-at")).json<Suggestions>().popular.map(({ title }) => title);
    expect(meant).toContain("kestrel");
    expect(meant).not.toContain("kestral");
  });

  test.each(["q=%00%ff", "locale=xx-yy&q=a", `q=${"x".repeat(200)}`, "q=%F0%9F%8F%82"])(
    "5 whatever is asked is no error of ours: %s",
    async (query) => {
      expect((await suggest(query)).statusCode).toBeLessThan(500);
    },
  );
});

describe("clicks", () => {
  test("3.16 a click is counted once per document and day, without a token", async () => {
    const view = await see("/en-us/search?q=kestrel");
    const body = { query: "kestrel", document_id: view.documents.kestrel, request_id: view.requestId, tags: view.tags };
    for (const _ of [1, 2]) {
      const answer = await search.app.inject({ method: "POST", url: "/api/search/click", payload: body });
      expect(answer.statusCode).toBe(204);
    }
    const rows = await world.db
      .selectFrom("search_clicks")
      .selectAll()
      .where("document_id", "=", "product-kestrel-en-us")
      .execute();
    expect(rows.map(({ clicks }) => clicks)).toEqual([2]);
  });

  test.each([{}, { query: 1, document_id: "x" }, { query: "x", document_id: "x", tags: "x" }, "x"])(
    "3.16 a click that says nothing is refused: %j",
    async (payload) => {
      const answer = await search.app.inject({ method: "POST", url: "/api/search/click", payload });
      expect(answer.statusCode).toBeGreaterThanOrEqual(400);
      expect(answer.statusCode).toBeLessThan(500);
    },
  );
});
