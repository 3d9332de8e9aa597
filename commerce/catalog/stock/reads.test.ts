import { expect, test } from "vitest";
import { importCatalogue } from "#commerce/catalog/products/actions.ts";
import { useDatabase } from "#tests/support/database.ts";
import { sampleCategories, sampleProduct } from "#tests/support/samples/catalog.ts";
import { findStock } from "./reads.ts";

const database = useDatabase();

test("7.2 the stock of variants: a number where it is tracked, null where any number can be bought", async () => {
  const tracked = sampleProduct(1);
  tracked.variants[0]!.stock = 7;
  delete tracked.variants[1]!.stock;
  const untracked = { ...sampleProduct(2), inventoryTracking: "none" as const };
  await importCatalogue(database.db, { categories: sampleCategories, products: [tracked, untracked] });
  const rows = await database.db.selectFrom("variants").select(["id", "sku"]).execute();
  const id = (sku: string) => rows.find((row) => row.sku === sku)?.id ?? 0;
  const [first, second] = tracked.variants.map((variant) => id(variant.sku));
  const other = id(untracked.variants[0]!.sku);
  const stock = await findStock(database.db, [first!, second!, other, 7]);
  expect([stock.get(first!)?.available, stock.get(second!)?.available, stock.get(other)?.available]).toEqual([
    7,
    0,
    null,
  ]);
  expect(stock.has(7)).toBe(false);
  expect((await findStock(database.db, [])).size).toBe(0);
});
