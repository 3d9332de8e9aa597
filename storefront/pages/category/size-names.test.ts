import { beforeAll, describe, expect, test } from "vitest";
import type { App } from "#platform/http/app.ts";
import { openApp } from "#tests/support/app.ts";
import { useDemoWorld } from "#tests/support/demo-world.ts";
import type { CategoryPage } from "./category-view.ts";

let app: App;
const world = useDemoWorld();
beforeAll(async () => {
  app = await openApp(world.db, { RATE_LIMIT_PER_MINUTE: "0" });
});

const see = async (path: string): Promise<CategoryPage> => {
  const [place = "", query = ""] = path.split("?");
  const answer = await app.inject({ url: `${place}/_payload.json?${query}` });
  expect(answer.statusCode, path).toBe(200);
  return answer.json<{ props: CategoryPage }>().props;
};
const sizesOf = ({ facets }: CategoryPage) => facets.find(({ name }) => name === "size")?.values ?? [];
const labelOf = (view: CategoryPage, size: string) => sizesOf(view).find(({ value }) => value === size)?.label;

describe("the size filter of a category", () => {
  test.each([
    ["en-us", "US 10 · EU 43", "US 9/10 · EU 42", "US 10 · EU 42"],
    ["fr-ca", "US 10 · EU 43", "US 9/10 · EU 42", "US 10 · EU 42"],
    ["en-gb", "UK 9 · EU 43", "UK 8 · EU 42", "UK 8 · EU 42"],
    ["de-de", "43", "42", "42"],
    ["ja-jp", "28 cm · EU 43", "27 cm · EU 42", "27 cm · EU 42"],
  ])("3.16 counts boots in %s as %s", async (locale, men, both, women) => {
    const all = await see(`/${locale}/c/boots`);
    expect(labelOf(all, "42")).toBe(both);
    expect(labelOf(await see(`/${locale}/c/boots?rider=men`), "43")).toBe(men);
    expect(labelOf(await see(`/${locale}/c/boots?rider=women`), "42")).toBe(women);
  });

  test("3.16 the address keeps the size as it is sold, and the list says by what it is narrowed", async () => {
    const view = await see("/en-us/c/boots?size=43");
    expect(sizesOf(view).find(({ value }) => value === "43")).toMatchObject({ checked: true, count: view.total });
    expect(view.active.map(({ label }) => label)).toEqual([labelOf(view, "43")]);
    expect(view.state).toContain("size=43");
    const { body } = await app.inject({ url: "/en-us/c/boots?rider=men" });
    expect(body).toMatch(/<input[^>]*aria-label="US 10 · EU 43"[^>]*><span class="filter-size">10</);
  });

  test("3.16 sizes of other things stay as they are sold", async () => {
    for (const category of ["bindings", "accessories/gloves"]) {
      const labels = sizesOf(await see(`/en-us/c/${category}`)).map(({ label }) => label);
      expect(labels.length).toBeGreaterThan(3);
      expect(labels.join()).not.toMatch(/US|EU/);
    }
  });
});
