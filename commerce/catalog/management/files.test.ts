import { Readable } from "node:stream";
import pg from "pg";
import { expect, test, vi } from "vitest";
import { adjustStock } from "#commerce/catalog/stock/adjust.ts";
import { cloneDatabase, useDatabase } from "#tests/support/database.ts";
import { useDemoWorld } from "#tests/support/demo-world.ts";
import { putProducts } from "./actions.ts";
import { exportFile, importFile } from "./files.ts";
import { BadFile, itemsIn } from "./json-lists.ts";
import { putPrices } from "./prices/price-actions.ts";

const demo = useDemoWorld();
const empty = useDatabase();

async function textOf(chunks: AsyncIterable<string>): Promise<string> {
  let text = "";
  for await (const chunk of chunks) text += chunk;
  return text;
}
const opened =
  (text: string, size = 60_000) =>
  () =>
    Readable.from(
      (function* () {
        for (let from = 0; from < text.length; from += size) yield text.slice(from, from + size);
      })(),
    );

test("7.1 the whole demo catalogue goes out into a file, and into another shop, and comes out of that the same", async () => {
  const text = await textOf(exportFile(demo.db));
  const other = await cloneDatabase();
  try {
    const imported = await importFile(other.db, opened(text));
    const { categories, products } = JSON.parse(text);
    expect(imported).toMatchObject({ ok: true, value: { categories: categories.length } });
    expect(imported.ok && imported.value.productIds.length).toBe(products.length);
    expect(products.length).toBeGreaterThan(160);
    expect(await textOf(exportFile(other.db))).toBe(text);
    const cards = "select region, name, price, in_stock from listings order by region, name, price";
    expect((await other.pool.query(cards)).rows).toEqual((await demo.pool.query(cards)).rows);
  } finally {
    await other.drop();
  }
});

const boards = (count: number) =>
  Array.from({ length: count }, (_, number) => ({
    uid: `board-${number}`,
    sku: `B${number}`,
    kind: "snowboard",
    name: `Board ${number}`,
    categories: ["boards"],
    options: [{ display_name: "Color", type: "swatch", option_values: [{ label: "Ink" }] }],
    variants: [
      {
        sku: `B${number}-INK`,
        option_values: [{ option_display_name: "Color", label: "Ink" }],
        prices: ["us", "eu_region_1"].map((region) => ({ region, price: 100 + (number % 400) })),
        inventory_level: number % 9,
      },
    ],
  }));
const fileOf = (products: object[]) => JSON.stringify({ products, categories: [{ uid: "boards", name: "Boards" }] });

test("7.1 two thousand products come in from one file", async () => {
  const imported = await importFile(empty.db, opened(fileOf(boards(2000))));
  expect(imported.ok).toBe(true);
  const { rows } = await empty.pool.query("select count(*)::int as count from listings where region = 'us'");
  expect(rows).toEqual([{ count: 2000 }]);
});

test("7.1 a batch of a hundred costs as many statements as one of one", async () => {
  const queries = vi.spyOn(pg.Client.prototype, "query");
  const items = boards(100);
  const batches = [
    (count: number) =>
      putProducts(
        empty.db,
        items.slice(0, count).map(({ uid }, at) => ({ body: { uid, brand: "Other" }, at: `${at}` })),
      ),
    (count: number) =>
      putPrices(
        empty.db,
        "ca",
        items.slice(0, count).map(({ sku }) => ({ sku: `${sku}-INK`, price: 9 })),
      ),
    (count: number) =>
      adjustStock(
        empty.db,
        "relative",
        items.slice(0, count).map(({ sku }) => ({ sku: `${sku}-INK`, quantity: 9 })),
      ),
  ];
  for (const put of batches) {
    const costs: number[] = [];
    for (const count of [1, 100]) {
      queries.mockClear();
      expect(await put(count)).toMatchObject({ ok: true });
      costs.push(queries.mock.calls.length);
    }
    expect(costs[0]).toBe(costs[1]);
  }
  queries.mockRestore();
});

test("7.1 a file with a fault changes nothing, and says where", async () => {
  const products: Record<string, unknown>[] = boards(3).map((product) => ({ ...product, name: "Changed" }));
  products[1] = { ...products[1], colour: "red", variants: [{ sku: 5 }] };
  expect(await importFile(empty.db, opened(fileOf(products)))).toMatchObject({
    problem: {
      code: "invalid",
      fields: { "products.1.colour": "is not known here", "products.1.variants.0.sku": "must be string" },
    },
  });
  for (const text of [
    fileOf(boards(3)).slice(0, -20),
    "[]",
    "",
    '{"products":[1]}',
    '{"products":[{a}]}',
    '{"a":[{}]}',
  ])
    expect(await importFile(empty.db, opened(text)), text).toMatchObject({ ok: false, problem: { code: "invalid" } });
  const { rows } = await empty.pool.query("select from products where name = 'Changed'");
  expect(rows).toHaveLength(0);
});

test("7.1 an import that is refused halfway says how far it came", async () => {
  const products = boards(260).map((product) => ({ ...product, is_new: true }));
  products[255] = { ...products[255]!, categories: ["nowhere"] };
  expect(await importFile(empty.db, opened(fileOf(products)))).toMatchObject({
    problem: { fields: { "products.255.categories.0": "is unknown" }, detail: { imported: 250 } },
  });
});

test("lists are read whole, however the text is cut", async () => {
  const value = {
    categories: [],
    products: [{ a: '{"[\\' }, { b: [{ c: "]}" }, []], d: "\u00e9\u{1f3c2}" }],
    others: [{}, {}],
  };
  for (const text of [JSON.stringify(value), JSON.stringify(value, null, 2), `\ufeff${JSON.stringify(value)}\n`]) {
    for (const size of [1, 2, 7, 1000]) {
      const items: Record<string, unknown[]> = { categories: [] };
      for await (const { list, value } of itemsIn(opened(text, size)())) items[list] = [...(items[list] ?? []), value];
      expect(items).toEqual(value);
    }
  }
  const broken = ['{"a":[{}]', '{"a":[{},5]}', '{"a":5,"b":[{}]}', '{"a":[{}]}{}', "null"];
  for (const text of broken)
    await expect(async () => {
      for await (const _ of itemsIn(opened(text)()));
    }, text).rejects.toThrow(BadFile);
});
