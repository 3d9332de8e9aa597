import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { findProductPage } from "#commerce/catalog/api/find-pages.ts";
import { findCategories } from "#commerce/catalog/categories/tree.ts";
import { importCatalog } from "#commerce/catalog/import/import-catalog.ts";
import { findProductDetail } from "#commerce/catalog/products/reads.ts";
import { defaultLimits } from "#commerce/integrations/bigcommerce/http.ts";
import { shoppingRegions } from "#commerce/shared/regions/schema.ts";
import { backendProducts, samples } from "#tests/support/backend.ts";
import { type LocalStore, openLocalStore } from "#tests/support/bigcommerce/server.ts";
import { useDatabase } from "#tests/support/database.ts";
import { limit } from "#tests/support/limits.ts";
import { sampleCategories, sampleProducts } from "#tests/support/samples/catalog.ts";
import { makeMirror } from "./mirror.ts";

const base = useDatabase();
let store: LocalStore;
let mirror: ReturnType<typeof makeMirror>;
beforeAll(async () => {
  store = await openLocalStore(backendProducts);
  const log = { warn: () => undefined } as never;
  const limits = { ...defaultLimits, timeout: limit(8000), tries: 1 };
  mirror = makeMirror({ db: base.db, log }, store.settings, limits);
  // The earlier content of the tables: products with the same SKUs, one of them under another id, and one that the
  // store never had.
  await importCatalog(base.db, {
    categories: sampleCategories,
    products: [...sampleProducts(2), ...sampleProducts(1, 90)],
  });
});
afterAll(() => store.close());

const listed = async (region: "us" | "eu_region_1") =>
  (await findProductPage(base.db, { region, sort: "id", direction: "asc", page: 1, limit: 250 })).ids;

describe("the mirror of a BigCommerce store", () => {
  test("3.12 holds every product under the store's numbers, at each region's prices", async () => {
    expect(await mirror()).toEqual({ products: 30, changed: 30, hidden: 2, leftOut: [] });
    for (const product of store.world.products) {
      const sample = samples.find(({ sku }) => sku === product.sku);
      for (const region of shoppingRegions) {
        const found = await findProductDetail(base.db, { uid: `sample-${product.sku.slice(4)}` }, region);
        expect(found?.id).toBe(product.id);
        expect(found?.variants.map(({ id }) => id)).toEqual(product.variants?.map(({ id }) => id));
        const prices = found?.variants.map(({ sku, price, retailPrice = null }) => [sku, [price, retailPrice]]) ?? [];
        expect(Object.fromEntries(prices)).toEqual(sample?.pricesIn(region));
      }
    }
    expect(await listed("us")).toEqual(store.world.products.map(({ id }) => id));
    const categories = await findCategories(base.db);
    expect(categories.map(({ id, path }) => [id, path])).toEqual(
      store.world.categories.map((row) => [row.category_id, row.url?.path.replace(/^\/|\/$/g, "")]),
    );
  });

  test("writes nothing when nothing has changed, and only what has", async () => {
    expect(await mirror()).toMatchObject({ changed: 0, hidden: 0 });
    const [first, second] = store.world.products;
    const [variant] = first?.variants ?? [];
    if (!first || !second || !variant) throw new Error("no products");
    variant.inventory_level = 77;
    first.name = "Renamed";
    second.is_visible = false;
    expect(await mirror()).toMatchObject({ products: 29, changed: 1, hidden: 1 });
    const found = await findProductDetail(base.db, { id: first.id }, "us");
    expect(found).toMatchObject({
      name: "Renamed",
      variants: [{ id: variant.id, available: 77 }, ...(found?.variants.slice(1) ?? [])],
    });
    expect(await findProductDetail(base.db, { id: second.id }, "us")).toBeNull();
    expect(await listed("eu_region_1")).not.toContain(second.id);
    second.is_visible = true;
    expect(await mirror()).toMatchObject({ products: 30, changed: 1 });
    expect(await listed("us")).toContain(second.id);
  });

  test("hides nothing when the store fails or refuses halfway", async () => {
    const before = await listed("us");
    for (const status of [500, 422, 404]) {
      store.mishaps.push({ at: /catalog\/products\?.*channel_id%3Ain=3/, status });
      await expect(mirror()).rejects.toThrow(/BigCommerce/);
    }
    expect(await listed("us")).toEqual(before);
  });
});
