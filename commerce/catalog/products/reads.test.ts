import { beforeEach, describe, expect, test } from "vitest";
import { importCatalog } from "#commerce/catalog/import/import-catalog.ts";
import { recordProducts } from "#commerce/catalog/listings/refresh-listings.ts";
import { useDatabase } from "#tests/support/database.ts";
import { sampleCategories } from "#tests/support/samples/catalog.ts";
import { cardsByUids } from "./cards.ts";
import type { ProductInput } from "./product-input.ts";
import { findProductDetail, findProductDetails } from "./reads.ts";

const database = useDatabase();

const product = (more: Partial<ProductInput>): ProductInput => ({
  uid: "wren",
  sku: "WREN",
  kind: "snowboard",
  name: "Wren",
  categories: ["snowboards", "carving-snowboards"],
  options: [],
  variants: [
    {
      sku: "WREN-1",
      values: [],
      prices: { us: { price: 100 }, eu_region_1: { price: 80, retailPrice: 120 } },
      stock: 3,
    },
  ],
  ...more,
});

const load = (more: Partial<ProductInput> = {}) =>
  importCatalog(database.db, { categories: sampleCategories, products: [product(more)] });
const find = (region: "us" | "ca" | "eu_region_1" | null) => findProductDetail(database.db, { uid: "wren" }, region);

beforeEach(async () => {
  await database.pool.query("delete from products");
});

describe("a product", () => {
  test("9.1 has the prices of the region", async () => {
    await load();
    expect((await find("us"))?.variants[0]).toMatchObject({ price: 100 });
    expect(await find("eu_region_1")).toMatchObject({ currency: "EUR", variants: [{ price: 80, retailPrice: 120 }] });
  });

  test("9.1 where nothing is sold it is shown, without a currency, and cannot be bought", async () => {
    await load();
    for (const region of [null, "ca"] as const) {
      const shown = await find(region);
      expect(shown).not.toHaveProperty("currency");
      expect(shown?.variants).toMatchObject([{ isInStock: true, isPurchasable: false }]);
    }
  });

  test("3.12 its categories come the most specific first", async () => {
    await load();
    expect((await find("us"))?.categories.map(({ uid }) => uid)).toEqual(["carving-snowboards", "snowboards"]);
  });

  test("3.12 stock that is not tracked is always there", async () => {
    await load({ inventoryTracking: "none" });
    const variant = (await find("us"))?.variants[0];
    expect(variant).toMatchObject({ isInStock: true, isPurchasable: true });
    expect(variant).not.toHaveProperty("available");
  });

  test("3.12 a withdrawn product says so and cannot be bought; a hidden one is not there", async () => {
    await load({ availability: "disabled" });
    expect(await find("us")).toMatchObject({ availability: "disabled", variants: [{ isPurchasable: false }] });
    await load({ isVisible: false });
    expect(await find("us")).toBeNull();
  });

  test("3.12 a coming product tells its date", async () => {
    await load({ availability: "preorder", releaseDate: "2027-02-01" });
    expect(await find("us")).toMatchObject({ availability: "preorder", releaseDate: "2027-02-01" });
  });

  test.each(["nobody", "", "a\0b", "Wren", "../x", "x".repeat(500)])("%j is none", async (uid) => {
    await load();
    expect(await findProductDetail(database.db, { uid }, "us")).toBeNull();
  });

  test("several come in the order asked for", async () => {
    await importCatalog(database.db, {
      categories: sampleCategories,
      products: ["a", "b"].map((uid) =>
        product({ uid, sku: uid, variants: [{ sku: `${uid}-1`, values: [], prices: {} }] }),
      ),
    });
    const ids = await database.db.selectFrom("products").select("id").orderBy("id", "desc").execute();
    const found = await findProductDetails(database.db, [...ids.map(({ id }) => id), 7], "us");
    expect(found.map(({ uid }) => uid)).toEqual(["b", "a"]);
  });
});

describe("the lowest price of the 30 days before a reduction", () => {
  const history = async (rows: [daysAgo: number, price: number][]): Promise<number | undefined> => {
    await load();
    await database.pool.query("delete from price_history");
    for (const [daysAgo, price] of rows) {
      await database.pool.query(
        "insert into price_history select 'eu_region_1', id, $2, now() - $1 * interval '1 day' from variants",
        [daysAgo, price],
      );
    }
    const found = await find("eu_region_1");
    await database.db.transaction().execute((trx) => recordProducts(trx, [found?.id ?? 0]));
    // A card in a list shows the same as the product's page.
    const [card] = await cardsByUids(database.db, "eu_region_1", ["wren"]);
    expect(card?.lowestPrice).toBe(found?.variants[0]?.lowestPrice);
    return card?.lowestPrice;
  };

  test.each<[string, [number, number][], number | undefined]>([
    [
      "is the former price",
      [
        [60, 120],
        [0, 80],
      ],
      120,
    ],
    [
      "is the lowest of several",
      [
        [60, 120],
        [20, 100],
        [10, 120],
        [0, 80],
      ],
      100,
    ],
    [
      "counts what held when the 30 days began",
      [
        [90, 90],
        [25, 120],
        [0, 80],
      ],
      90,
    ],
    [
      "leaves out what ended before",
      [
        [90, 60],
        [40, 120],
        [0, 80],
      ],
      120,
    ],
    [
      "looks back from the day the reduction began",
      [
        [100, 120],
        [60, 110],
        [50, 80],
      ],
      110,
    ],
    ["is absent without an earlier price", [[0, 80]], undefined],
  ])("%s", async (_title, rows, lowest) => {
    expect(await history(rows)).toBe(lowest);
  });

  test("is told in Europe and for reductions only", async () => {
    await load();
    await database.pool.query(
      "insert into price_history select region, variant_id, 1, now() - interval '9 days' from prices",
    );
    expect((await find("us"))?.variants[0]).not.toHaveProperty("lowestPrice");
    expect((await find("eu_region_1"))?.variants[0]).toHaveProperty("lowestPrice", 1);
    await database.pool.query("update prices set retail_price = null");
    expect((await find("eu_region_1"))?.variants[0]).not.toHaveProperty("lowestPrice");
  });
});
