import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, test } from "vitest";
import { addKey } from "#commerce/staff/writes.ts";
import { catchUp } from "#discovery/indexing/catch-up.ts";
import type { Suggestions } from "#discovery/suggestions/suggest.ts";
import type { App } from "#platform/http.ts";
import { countClick } from "#services/search/clicks.ts";
import { indexDocuments, removeDocuments } from "#services/search/indexing/documents.ts";
import type { SearchView } from "#storefront/pages/search/search-view.ts";
import { openApp, openCaller } from "#tests/support/app.ts";
import { useDemoWorld } from "#tests/support/demo-world.ts";
import { sample } from "#tests/support/samples/search-documents.ts";

const world = useDemoWorld(undefined, true);
let app: App;
let key: string;

beforeAll(async () => {
  app = await openApp(world.db, { RATE_LIMIT_PER_MINUTE: "0" });
  key = (await addKey(world.db, "Merchandising", ["search:write"])).key;
  return () => app.close();
});

const see = async (path: string, headers: Record<string, string> = {}): Promise<SearchView> => {
  const [place = "", query = ""] = path.split("?");
  const answer = await app.inject({ url: `${place}/_payload.json?${query}`, headers });
  expect(answer.statusCode, path).toBe(200);
  return answer.json<{ props: SearchView }>().props;
};
const suggest = async (query: string, headers: Record<string, string> = {}) =>
  app.inject({ url: `/api/search/suggest?${query}`, headers });
const names = ({ cards }: SearchView) => cards.map(({ uid }) => uid);
const valuesOf = (view: SearchView, name: string) => view.facets.find((one) => one.name === name)?.values ?? [];

describe("the search page", () => {
  test("2.1 /{lang}/search finds products in the visitor's language, at the region's prices", async () => {
    const view = await see("/de-at/search?q=handschuhe");
    expect(view.cards.length).toBeGreaterThan(3);
    expect(view.cards.every(({ currency }) => currency === "EUR")).toBe(true);
    expect(view.kinds.map(({ kind }) => kind)).toContain("category");
    const { body } = await app.inject({ url: "/de-at/search?q=handschuhe" });
    expect(body).toContain('<meta name="robots" content="noindex">');
    expect(body).toContain(view.cards[0]?.name ?? "nothing");
  });

  test("7.10 a misspelt question is understood, and says how it was", async () => {
    const view = await see("/en-us/search?q=kestral");
    expect(names(view)[0]).toBe("kestrel");
    expect(view.meant).toEqual({ query: "kestrel", path: "/search?q=kestrel" });
    expect((await see("/en-us/search?q=kestrel")).meant).toBeUndefined();
    const german = await see("/de-de/search?q=fäustlnge");
    expect(german.meant?.query).toBe("fäustlinge");
  });

  test("3.16 every facet value has the number of products behind it, and what is chosen an address without it", async () => {
    const all = await see("/en-us/search?q=board");
    const names = ["category", "color-group", "level"];
    expect(all.facets.map(({ name }) => name)).toEqual(expect.arrayContaining([...names, "length"]));
    for (const name of names) {
      for (const { value, label, count } of valuesOf(all, name).slice(0, 4)) {
        const narrowed = await see(`/en-us/search?q=board&type=product&${name}=${value}`);
        expect(narrowed.total, `${name} ${label}`).toBe(count);
        expect(valuesOf(narrowed, name).find(({ checked }) => checked)?.label).toBe(label);
        expect(narrowed.active.map((one) => one.label)).toEqual([label]);
        expect((await see(`/en-us${narrowed.active[0]?.path}`)).total).toBe(all.total);
      }
    }
    expect((await see("/en-us/search?q=board&type=product&in-stock=yes")).total).toBe(all.inStockCount);
  });

  test("3.8 lengths of boards are a range, its ends included, and prices too", async () => {
    const all = await see("/en-us/search?q=board");
    const range = all.facets.find(({ name }) => name === "length")?.range;
    expect(range?.counts?.length).toBe((range?.highest ?? 0) - (range?.lowest ?? 0) + 1);
    const at = (length: number) => range?.counts?.[length - (range.lowest ?? 0)];
    const narrowed = await see("/en-us/search?q=board&type=product&length-from=156&length-to=156");
    expect([narrowed.total, narrowed.active[0]?.label]).toEqual([at(156), "156 cm"]);
    const within = narrowed.facets.find(({ name }) => name === "length")?.range;
    expect([within?.from, within?.to, within?.counts]).toEqual([156, 156, range?.counts]);
    expect((await see("/en-us/search?q=board&type=product&length-from=900")).total).toBe(0);
    const price = Math.min(...all.cards.map((card) => card.price)) / 100;
    const cheap = await see(`/en-us/search?q=board&type=product&price-from=${price}&price-to=${price}`);
    expect(cheap.total).toBeGreaterThan(0);
  });

  test("3.16 values of one facet are alternatives, and its other values keep their numbers", async () => {
    const all = await see("/en-us/search?q=board");
    const [first, second] = valuesOf(all, "color-group");
    const one = await see(`/en-us/search?q=board&type=product&color-group=${first?.value}`);
    const other = valuesOf(one, "color-group").find(({ label }) => label === second?.label);
    expect(other?.count).toBe(second?.count);
    const both = await see(`/en-us/search?q=board&type=product&color-group=${first?.value},${other?.value}`);
    expect(both.total).toBeGreaterThanOrEqual(Math.max(one.total, second?.count ?? 0));
    expect(both.clear).toBe("/search?q=board&type=product");
  });

  test("3.16 results can be sorted by price in the region's own", async () => {
    const up = (await see("/en-ca/search?q=jacket&sort=price-up")).cards.map(({ price }) => price);
    expect(up).toEqual(up.toSorted((a, b) => a - b));
    const down = (await see("/en-ca/search?q=jacket&sort=price-down")).cards.map(({ price }) => price);
    expect(down.at(0)).toBeGreaterThan(down.at(-1) ?? 0);
  });

  test("9.3 pages end at 100, and one behind the last leads to the last", async () => {
    const view = await see("/en-us/search?q=board");
    expect(view.paging.pages).toBeLessThanOrEqual(100);
    const beyond = await app.inject({ url: "/en-us/search?q=board&page=9999" });
    expect(beyond.headers.location).toBe(`/en-us/search?q=board&page=${view.paging.pages}`);
  });

  test("7.10 nothing found: categories and what is popular lead on", async () => {
    const view = await see("/en-us/search?q=zzzzqqqq");
    expect(view).toMatchObject({ total: 0, cards: [], findings: [] });
    expect(view.popular.length).toBe(8);
    expect(view.categories.map(({ path }) => path)).toContain("/c/snowboards");
    for (const q of ["", "%00", "%F0%9F%8F%82", "%25_%25", "(((", "a".repeat(3000)]) {
      expect((await app.inject({ url: `/en-us/search?q=${q}&page=-1&size=%00,&price-from=x` })).statusCode, q).toBe(
        200,
      );
    }
  });

  test("3.16 articles and categories are found too, with a passage and a picture", async () => {
    const view = await see("/en-us/search?q=wax&type=blog");
    expect(view.kind).toBe("blog");
    expect(view.findings.length).toBeGreaterThan(0);
    const categories = await see("/en-us/search?q=helmets&type=category");
    expect(categories.findings[0]?.path).toBe("/c/accessories/helmets");
  });

  test("3.16 a question that is the name of a page shows pages, though products match it too", async () => {
    const view = await see("/en-us/search?q=Stores%20");
    expect([view.kind, view.findings[0]?.path]).toEqual(["page", "/stores"]);
    expect(view.kinds.find(({ kind }) => kind === "product")?.count).toBeGreaterThan(0);
    for (const other of ["q=snowboards", "q=stores&type=product", "q=stores&in-stock=yes"])
      expect((await see(`/en-us/search?${other}`)).kind, other).toBe("product");
  });

  test("6 professionals see their own prices, in results and suggestions", async () => {
    const pro = await openCaller(app, "pro@firn.example");
    const [usual, own] = [await see("/en-us/search?q=kestrel"), await see("/en-us/search?q=kestrel", pro.headers)];
    expect(own.cards[0]?.price).toBeLessThan(usual.cards[0]?.price ?? 0);
    const answer = await suggest("q=kestrel&locale=en-us", pro.headers);
    expect(answer.headers["cache-control"]).toBe("private, no-store");
    const open = (await suggest("q=kestrel&locale=en-us")).json<Suggestions>();
    expect(answer.json<Suggestions>().products[0]?.price).not.toBe(open.products[0]?.price);
    // The index knows the shop's prices alone: by these nobody with others is sorted and narrowed.
    const all = await see("/en-us/search?q=board", pro.headers);
    expect(all.sorts.map(({ value }) => value)).toEqual(["", "popular", "name"]);
    expect(all.prices).toBeNull();
    const asked = await see("/en-us/search?q=board&sort=price-up&price-to=100", pro.headers);
    expect([asked.total, names(asked), asked.active]).toEqual([all.total, names(all), []]);
  });
});

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
      const answer = await app.inject({ method: "POST", url: "/api/search/click", payload: body });
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
      const answer = await app.inject({ method: "POST", url: "/api/search/click", payload });
      expect(answer.statusCode).toBeGreaterThanOrEqual(400);
      expect(answer.statusCode).toBeLessThan(500);
    },
  );
});

describe("what staff tell the search", () => {
  const put = (name: string, payload: object, bearer = key) =>
    app.inject({ method: "PUT", url: `/api/search/${name}`, payload, headers: { authorization: `Bearer ${bearer}` } });

  test("7.10 own synonyms are known at once", async () => {
    expect((await see("/en-us/search?q=brainbucket")).total).toBe(0);
    const synonyms = [{ locale: "en-us", words: ["brainbucket", "helmet"] }];
    const answer = await put("synonyms", { synonyms });
    expect(answer.json()).toEqual({ data: synonyms });
    // Pages are dropped by the announced change; here nobody listens, so another page is asked.
    const view = await see("/en-us/search?q=Brainbucket");
    expect(view.cards.some(({ kind }) => kind === "helmet")).toBe(true);
    expect((await put("synonyms", { synonyms: [] })).json()).toEqual({ data: [] });
  });

  test("7.10 goods are found by what their kind is called, once the index is made anew", async () => {
    expect((await see("/en-us/search?q=noggincase")).total).toBe(0);
    const kinds = [{ kind: "helmet", locale: "en-us", words: ["noggincase"] }];
    expect((await put("kinds", { kinds })).json()).toEqual({ data: kinds });
    expect(await catchUp(world.db)).toBe(true);
    const view = await see("/en-us/search?q=Noggincase");
    expect(view.cards.length).toBeGreaterThan(0);
    for (const { kind } of view.cards) expect(kind).toBe("helmet");
  });

  test("7.10 the words of the demo world are lists that staff can send", async () => {
    for (const name of ["synonyms", "kinds"]) {
      const file = JSON.parse(readFileSync(`demo/data/search/${name}.json`, "utf8"));
      const answer = await put(name, file);
      expect(answer.statusCode).toBe(200);
      expect(answer.json().data).toHaveLength(file[name].length);
    }
  });

  test("7.10 pinned results stand first, hidden ones are not found", async () => {
    const before = names(await see("/en-us/search?q=helmet"));
    const [first = "", ...others] = before;
    const last = others.at(-1) ?? "";
    const curations = [
      {
        locale: "en-us",
        queries: ["helmet", "lids"],
        promoted: ["product:kestrel", `product:${last}`],
        hidden: [`product:${first}`],
      },
    ];
    expect((await put("curations", { curations })).json()).toEqual({ data: curations });
    const view = await see("/en-us/search?q=HELMET");
    expect(names(view).slice(0, 2)).toEqual(["kestrel", last]);
    expect(names(view)).not.toContain(first);
    expect(names(await see("/en-us/search?q=lids"))[0]).toBe("kestrel");
    expect(names(await see("/en-gb/search?q=helmet&sort=name"))).toContain("kestrel");
    expect((await put("curations", { curations: [] })).json()).toEqual({ data: [] });
  });

  test("7.10 only staff with the scope may, and what is wrong is named", async () => {
    const other = (await addKey(world.db, "ERP", ["orders:read"])).key;
    expect((await put("synonyms", { synonyms: [] }, other)).statusCode).toBe(403);
    expect((await app.inject({ url: "/api/search/synonyms" })).statusCode).toBe(401);
    const wrong = await put("curations", { curations: [{ locale: "xx", queries: [], promoted: ["x"], hidden: [] }] });
    expect(wrong.statusCode).toBe(422);
    expect((await put("synonyms", { synonyms: [{ locale: "de", words: ["allein"] }] })).statusCode).toBe(422);
  });
});
