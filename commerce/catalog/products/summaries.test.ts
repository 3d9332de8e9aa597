import { expect, test } from "vitest";
import { importCatalog } from "#commerce/catalog/import/import-catalog.ts";
import { useDatabase } from "#tests/support/database.ts";
import { sampleCategories, sampleProduct } from "#tests/support/samples/catalog.ts";
import { findStock } from "./summaries.ts";

const database = useDatabase();

test("7.2 the stock of variants: a number where it is tracked, none where any number can be bought", async () => {
  const tracked = sampleProduct(1);
  tracked.variants[0]!.stock = 7;
  delete tracked.variants[1]!.stock;
  const untracked = { ...sampleProduct(2), inventoryTracking: "none" as const };
  await importCatalog(database.db, { categories: sampleCategories, products: [tracked, untracked] });
  const ids = (await database.db.selectFrom("products").select("id").execute()).map(({ id }) => id);
  const found = await findStock(database.db, [...ids, 2_000_000_000], "us");
  const available = (product: string) =>
    found.find(({ sku }) => sku === product)?.variants.map((variant) => variant.available);
  expect(available(tracked.sku)?.slice(0, 2)).toEqual([7, 0]);
  expect(available(untracked.sku)?.[0]).toBeUndefined();
  expect(found).toHaveLength(2);
  expect(await findStock(database.db, [], "us")).toEqual([]);
});
