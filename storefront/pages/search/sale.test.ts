import { expect, test } from "vitest";
import type { CardData } from "#storefront/components/product/card-data.ts";
import { openApp } from "#tests/support/app.ts";
import { useDemoWorld } from "#tests/support/demo-world.ts";
import type { SearchView } from "./search-view.ts";

const world = useDemoWorld(undefined, true);

const saving = ({ inStock, price, retailPrice }: CardData) => (inStock && retailPrice ? 1 - price / retailPrice : 0);

test("7.10 the sale begins with what saves most and ends with what is sold out, under a category's head", async () => {
  const app = await openApp(world.db);
  const see = async (query: string): Promise<SearchView> =>
    (await app.inject(`/en-us/search/_payload.json?q=sale${query}`)).json().props;
  const first = await see("");
  const { cards } = first;
  expect(cards.length).toBeGreaterThan(24);
  // The last few have no page of their own.
  expect(cards).toHaveLength(first.total);
  expect(first.paging.next).toBeUndefined();
  const savings = cards.map((card) => Math.round(saving(card) * 100));
  expect(savings).toEqual([...savings].sort((a, b) => b - a));
  expect(savings[0]).toBeGreaterThan(20);
  expect(cards.some(({ inStock }) => !inStock)).toBe(true);
  expect(cards.every(({ isInSale }) => isInSale)).toBe(true);
  expect(first.sorts[0]).toEqual({ value: "", label: "Biggest saving", isOn: true });
  const cheapest = await see("&sort=price-up");
  expect(cheapest.sorts.find(({ isOn }) => isOn)?.value).toBe("price-up");
  // Other questions are answered by what matches best.
  const other = (await app.inject("/en-us/search/_payload.json?q=board")).json().props as SearchView;
  expect(other.sorts[0]).toMatchObject({ label: "Best match", isOn: true });
  expect(other.sorts.some(({ value }) => value === "saving")).toBe(false);
  const { body } = await app.inject("/en-us/search?q=sale");
  expect(body).toMatch(/<h1 class="category-title[^>]*>Sale<span class="category-count/);
  expect(body).toContain("Last season. Same mountain.");
});

test("7.10 a search without a result says so in its title, once", async () => {
  const app = await openApp(world.db);
  const { body } = await app.inject("/en-us/search?q=zzqqx");
  const main = body.slice(body.indexOf("<main"), body.indexOf("</main>"));
  expect(main.match(/<h1[^>]*>([^<]*)</)?.[1]).toBe("Nothing called “zzqqx”");
  expect(main.match(/Nothing called/g)).toHaveLength(1);
});
