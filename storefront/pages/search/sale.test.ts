import { sql } from "kysely";
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

test("7.10 the sale says which sizes are left, as stock counts them, in the visitor's country's sizes", async () => {
  const app = await openApp(world.db);
  const cardsAt = async (locale: string): Promise<CardData[]> =>
    (await app.inject(`/${locale}/c/boots/_payload.json?is=sale`)).json().props.cards;
  const us = await cardsAt("en-us");
  const told = us.filter(({ sizes }) => sizes);
  expect(told.length).toBeGreaterThan(0);
  const { rows } = await sql<{ id: number; label: string; left: string }>`
    select variants.product_id as id, option_values.label, sum(stock.available) as left
    from variants join option_values on option_values.id = any(option_value_ids)
      join product_options on product_options.id = option_id and lower(product_options.name) = 'size'
      join stock on stock.variant_id = variants.id
    where variants.product_id = any(${told.map(({ id }) => id)}::int[]) group by 1, 2`.execute(world.db);
  for (const { id, sizes = [] } of told) {
    const stocked = rows.filter((row) => row.id === id);
    expect(sizes).toHaveLength(stocked.length);
    expect(sizes.filter(({ isLeft }) => isLeft)).toHaveLength(stocked.filter(({ left }) => Number(left) > 0).length);
  }
  const german = (await cardsAt("de-de")).find(({ id }) => id === told[0]?.id);
  expect(german?.sizes).toHaveLength(told[0]?.sizes?.length ?? 0);
  expect(Number(german?.sizes?.[0]?.label)).toBeGreaterThan(25);
  expect(german?.sizes?.[0]?.label).not.toBe(told[0]?.sizes?.[0]?.label);
  // Lists that are no sale do not ask for it.
  const all = (await app.inject("/en-us/c/boots/_payload.json")).json().props.cards as CardData[];
  expect(all.some(({ sizes }) => sizes)).toBe(false);
});

test("7.10 the sale is narrowed by one's size first, each scale under its heading, counted exactly", async () => {
  const app = await openApp(world.db);
  const see = async (query: string): Promise<SearchView> =>
    (await app.inject(`/en-us/search/_payload.json?q=sale${query}`)).json().props;
  const { facets } = await see("");
  expect(facets.slice(0, 2).map(({ name, label }) => [name, label])).toEqual([
    ["size", "Your size"],
    ["length", "Length"],
  ]);
  const sizes = facets[0]?.values ?? [];
  const boots = sizes.filter(({ group }) => group === "Shoe size (US)");
  expect(boots.length).toBeGreaterThan(8);
  expect(boots.find(({ value }) => value === "US 10")?.short).toBe("10");
  for (const { value, count } of [boots[4], sizes.find((one) => one.value === "M")].flatMap((one) => one ?? [])) {
    const narrowed = await see(`&size=${encodeURIComponent(value)}`);
    expect([narrowed.total, narrowed.facets[0]?.name], value).toEqual([count, "size"]);
  }
});

test("7.10 below the products of a question stands what is written about it", async () => {
  const app = await openApp(world.db);
  const see = async (query: string): Promise<SearchView> =>
    (await app.inject(`/en-us/search/_payload.json?q=${query}`)).json().props;
  const { also, kinds, cards } = await see("powder");
  expect(cards.length).toBeGreaterThan(0);
  const written = kinds.filter(({ kind }) => kind === "blog" || kind === "support");
  expect(also).toHaveLength(
    Math.min(
      3,
      written.reduce((sum, { count }) => sum + count, 0),
    ),
  );
  expect(also.every(({ path }) => /^\/(blog|support)\//.test(path))).toBe(true);
  expect(also.length).toBeGreaterThan(0);
  // The lowest and the highest price are those of the products, where all of them stand on the page.
  const { prices, cards: sale, also: none } = await see("sale");
  expect(prices?.lowest).toBe(Math.floor(Math.min(...sale.map(({ price }) => price)) / 100));
  expect(prices?.highest).toBe(Math.ceil(Math.max(...sale.map(({ price, priceTo }) => priceTo ?? price)) / 100));
  expect(none).toEqual([]);
});

test("7.10 a search without a result says so in its title, once", async () => {
  const app = await openApp(world.db);
  const { body } = await app.inject("/en-us/search?q=zzqqx");
  const main = body.slice(body.indexOf("<main"), body.indexOf("</main>"));
  expect(main.match(/<h1[^>]*>([^<]*)</)?.[1]).toBe("Nothing called “zzqqx”");
  expect(main.match(/Nothing called/g)).toHaveLength(1);
});
