import { beforeAll, expect, test } from "vitest";
import type { App } from "#platform/http/app.ts";
import { openApp } from "#tests/support/app.ts";
import { useDemoWorld } from "#tests/support/demo-world.ts";
import type { CategoryPage } from "./category-view.ts";

const world = useDemoWorld();
let app: App;
beforeAll(async () => {
  app = await openApp(world.db);
});

const see = async (path: string): Promise<CategoryPage> => {
  const [place = "", query = ""] = path.split("?");
  return (await app.inject({ url: `${place}/_payload.json?${query}` })).json().props;
};
const facetOf = (view: CategoryPage, name: string) => view.facets.find((facet) => facet.name === name);

test("3.8 a list is narrowed by families of colours, counted exactly, and shows each product in such a colour", async () => {
  const all = await see("/de-de/c/accessories");
  const families = facetOf(all, "color-group")?.values ?? [];
  expect(families.length).toBeGreaterThan(6);
  for (const { value, label, count } of families.slice(0, 5)) {
    const narrowed = await see(`/de-de/c/accessories?color-group=${value}`);
    expect([narrowed.total, narrowed.active.map((one) => one.label)]).toEqual([count, [label]]);
    expect(facetOf(narrowed, "color-group")?.values.map((one) => one.count)).toEqual(families.map((one) => one.count));
  }
  const blue = await see("/de-de/c/accessories?color-group=blue&size=m");
  const codes = ["teal", "glacier", "ice", "sky", "navy"];
  expect(blue.cards.every(({ colour }) => codes.includes(colour ?? ""))).toBe(true);
  const single = await see("/de-de/c/accessories?color=sky");
  const chosen = facetOf(single, "color-group")?.values.filter(({ checked }) => checked);
  expect(chosen).toMatchObject([{ value: "sky", name: "color", count: single.total }]);
});

test("3.12 boards are narrowed by their length as a range, and what can be had is counted", async () => {
  const all = await see("/en-us/c/snowboards");
  const range = facetOf(all, "length")?.range;
  const count = range?.counts?.[156 - (range.lowest ?? 0)] ?? 0;
  expect(count).toBeGreaterThan(0);
  const narrowed = await see("/en-us/c/snowboards?length-from=156&length-to=156");
  expect([narrowed.total, narrowed.active.map(({ label }) => label)]).toEqual([count, ["156 cm"]]);
  expect((await see("/en-us/c/snowboards?in-stock=yes")).total).toBe(all.inStockCount);
  expect((await see("/en-us/c/snowboards?length-from=156&length-to=100")).total).toBe(0);
  expect(facetOf(all, "size")).toBeUndefined();
});

test("2.5 unknown families and odd bounds narrow to nothing or not at all, and are no error", async () => {
  for (const query of ["color-group=__proto__", "color-group=constructor", "length-from=x", "length-to=1e9"])
    expect((await app.inject(`/en-us/c/snowboards?${query}`)).statusCode, query).toBe(200);
});

test("3.8 what is new or reduced is called as its badge is", async () => {
  const labels = async (path: string) => (await see(path)).active.map(({ label }) => label);
  expect(await labels("/fr-fr/c/snowboards?is=new,best-seller")).toEqual(["Best-seller", "Nouveau"]);
  expect(await labels("/de-de/c/snowboards?is=sale&in-stock=yes")).toContain("Sale");
  // The title of such a list says it already.
  expect(await labels("/de-de/c/snowboards?is=sale")).toEqual([]);
  // What such a list is, is no filter of it: it stays when others change.
  const reduced = await see("/de-de/c/snowboards?is=sale");
  expect(facetOf(reduced, "is")).toBeUndefined();
  expect([reduced.kept, reduced.clear]).toEqual([{ is: "sale" }, "/c/snowboards?is=sale"]);
  expect(facetOf(await see("/de-de/c/snowboards?is=new"), "is")?.label).toBe("Highlights");
});

test("3.8 a list of what is reduced says so in its title, one that is narrowed otherwise does not", async () => {
  const title = async (path: string) => (await see(path)).title;
  expect(await title("/en-us/c/snowboards?is=sale&in-stock=yes")).toBe("Snowboards on sale");
  expect(await title("/de-de/c/snowboards/kids-snowboards?is=sale")).toMatch(/: im Sale$/);
  expect(await title("/en-us/c/snowboards?is=sale,new")).toBe("Snowboards");
  const { body } = await app.inject("/fr-fr/c/snowboards?is=sale");
  expect(body).toContain("<title>Snowboards en promotion |");
});

test("3.8 within the sale the chips are its parts in the navigation’s words, each with the number of its products", async () => {
  const { chips, groups, total } = await see("/en-us/c/snowboards?is=sale");
  expect(chips.find(({ current }) => current)).toMatchObject({ title: "Snowboards", count: total });
  expect(chips.map(({ title }) => title)).toEqual(expect.arrayContaining(["Boots", "Outerwear"]));
  // Its own parts follow under its name.
  expect(groups).toMatchObject([{ title: "Snowboards" }]);
  const parts = groups[0]?.links ?? [];
  expect(parts.map(({ title }) => title)).toContain("Freestyle");
  const part = parts.find(({ title }) => title === "Freestyle");
  expect((await see(`/en-us${part?.path}`)).total).toBe(part?.count);
  const { path = "", count } = chips.find(({ title }) => title === "Outerwear") ?? {};
  expect((await see(`/en-us${path}`)).total).toBe(count);
  const search = (await app.inject("/en-us/search/_payload.json?q=sale")).json().props;
  expect(search.sale).toEqual(
    chips
      .filter(({ path }) => search.sale.some((one: { path: string }) => one.path === path))
      .map(({ current: _, ...link }) => link),
  );
  expect(search.sale.length).toBeGreaterThan(3);
});

test("3.3 what the navigation names is called so on its page and in the breadcrumbs of its products", async () => {
  const { title, crumbs } = await see("/en-us/c/accessories/outerwear");
  expect([title, crumbs]).toEqual(["Outerwear", []]);
  const way = (await app.inject("/en-us/p/ridgeline-3l-jacket/_payload.json")).json().props.crumbs;
  expect(way).toEqual([{ title: "Outerwear", path: "/c/accessories/outerwear" }]);
});

test("3.16 sizes that are ranges are printed as such", async () => {
  const labels = async (kinds: string) =>
    facetOf(await see(`/en-us/c/accessories${kinds}`), "size")?.values.map(({ label }) => label);
  expect(await labels("?kind=accessory,jacket,socks")).toEqual(expect.arrayContaining(["XS", "36–38", "150–157"]));
  // Scales of several kinds say nothing until one is chosen.
  expect(await labels("")).toBeUndefined();
  expect(await labels("?size=m")).toContain("M");
});

test("3.16 what narrows a list most comes first, and kinds are in the order of content", async () => {
  const names = async (path: string) => (await see(path)).facets.map(({ name }) => name);
  expect((await names("/en-us/c/bindings")).slice(0, 2)).toEqual(["size", "mount"]);
  expect((await names("/en-us/c/snowboards"))[0]).toBe("length");
  const kinds = facetOf(await see("/en-us/c/accessories"), "kind")?.values.map(({ value }) => value) ?? [];
  expect(kinds.slice(0, 2)).toEqual(["goggles", "helmet"]);
  expect(kinds.indexOf("jacket")).toBeGreaterThan(kinds.indexOf("tool"));
});

test("3.8 a filter keeps the choices that would leave nothing, and counts them as none", async () => {
  const all = await see("/en-us/c/snowboards");
  const narrowed = await see("/en-us/c/snowboards?level=expert&flex=stiff");
  expect(narrowed.total).toBeGreaterThan(0);
  expect(narrowed.facets.map(({ name }) => name)).toEqual(all.facets.map(({ name }) => name));
  for (const name of ["level", "flex", "terrain", "color-group"]) {
    const values = facetOf(narrowed, name)?.values ?? [];
    expect(values.map(({ value }) => value)).toEqual(facetOf(all, name)?.values.map(({ value }) => value));
    for (const { value, count } of values.filter((one) => !one.checked && name !== "level" && name !== "flex"))
      expect((await see(`/en-us/c/snowboards?level=expert&flex=stiff&${name}=${value}`)).total, value).toBe(count);
  }
  const { body } = await app.inject("/en-us/c/snowboards?level=expert&flex=stiff");
  const none = narrowed.facets.flatMap(({ values }) => values.filter(({ count, checked }) => count === 0 && !checked));
  expect(none.length).toBeGreaterThan(0);
  expect(body.match(/<input[^>]*disabled=""/g)).toHaveLength(none.length);
});

test("3.8 a list without products says which filter to drop, and shows what it hides", async () => {
  const nothing = await see("/en-us/c/snowboards?level=beginner&flex=stiff");
  expect(nothing.total).toBe(0);
  const { label, count, path } = nothing.nearest ?? { label: "", count: 0, path: "" };
  const found = await see(`/en-us${path}`);
  expect([found.total, found.active.map((one) => one.label)]).toEqual([count, [expect.not.stringContaining(label)]]);
  expect(nothing.hidden.map(({ id }) => id)).toEqual(found.cards.slice(0, 4).map(({ id }) => id));
  expect(found.nearest).toBeUndefined();
  const { body } = await app.inject("/en-us/c/snowboards?level=beginner&flex=stiff");
  expect(body).toContain(`Drop “${label}” (${count})`);
});
