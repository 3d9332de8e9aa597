import { describe, expect, test } from "vitest";
import type { Suggestions } from "#discovery/suggestions/schema.ts";
import { openCaller } from "#tests/support/app.ts";
import { useSearchPages } from "#tests/support/suites/search-pages.ts";

const search = useSearchPages();
const { see, suggest, names, valuesOf } = search;

describe("the search page", () => {
  test("2.1 /{lang}/search finds products in the visitor's language, at the region's prices", async () => {
    const view = await see("/de-at/search?q=handschuhe");
    expect(view.cards.length).toBeGreaterThan(3);
    expect(view.cards.every(({ currency }) => currency === "EUR")).toBe(true);
    expect(view.kinds.map(({ kind }) => kind)).toContain("category");
    const { body } = await search.app.inject({ url: "/de-at/search?q=handschuhe" });
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
        // A category below another is named with it where it stands by itself.
        expect(narrowed.active.map((one) => one.label.split(" – ").at(-1))).toEqual([label]);
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
    const beyond = await search.app.inject({ url: "/en-us/search?q=board&page=9999" });
    expect(beyond.headers.location).toBe(`/en-us/search?q=board&page=${view.paging.pages}`);
  });

  test("7.10 nothing found: categories and what is popular lead on", async () => {
    const view = await see("/en-us/search?q=zzzzqqqq");
    expect(view).toMatchObject({ total: 0, cards: [], findings: [] });
    expect(view.popular.length).toBe(4);
    expect(view.questions).toContainEqual({ title: "Boots US 10", path: "/search?q=Boots+US+10" });
    expect(view.scene).toMatch(/^scene-/);
    expect(view.categories.map(({ path }) => path)).toContain("/c/snowboards");
    for (const q of ["", "%00", "%F0%9F%8F%82", "%25_%25", "(((", "a".repeat(3000)]) {
      expect(
        (await search.app.inject({ url: `/en-us/search?q=${q}&page=-1&size=%00,&price-from=x` })).statusCode,
        q,
      ).toBe(200);
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
    const pro = await openCaller(search.app, "pro@firn.example");
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
