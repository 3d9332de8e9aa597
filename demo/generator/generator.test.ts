import { describe, expect, test } from "vitest";
import { importCatalog } from "#commerce/catalog/import/import-catalog.ts";
import { faultsOf } from "#commerce/catalog/products/product-input.ts";
import { importedCategories } from "#demo/catalogue/categories.ts";
import { cloneDatabase, useDatabase } from "#tests/support/database.ts";
import { fillCatalogue } from "./fill.ts";
import { generatedProduct } from "./product.ts";

const many = Array.from({ length: 3000 }, (_, index) => generatedProduct(index));
const size = 120;
const database = useDatabase(({ db }) => fillCatalogue(db, size));
const read = async (statement: string) => (await database.pool.query(statement)).rows;

describe("generated products", () => {
  test("are always the same, and could be imported by a merchant", () => {
    expect(generatedProduct(77)).toEqual(many[77]);
    expect(faultsOf(many, new Set(importedCategories.map(({ uid }) => uid)))).toEqual({});
    expect(new Set(many.map(({ uid }) => uid)).size).toBe(many.length);
  });

  test("have eight variants and more on average, names of their own, and prices in every region", () => {
    const variants = many.flatMap((product) => product.variants);
    expect(variants.length / many.length).toBeGreaterThan(8);
    expect(new Set(many.map(({ name }) => name)).size).toBeGreaterThan(many.length * 0.99);
    const sold = (region: "us" | "ca" | "pro_ca" | "pro_eu_region_1") =>
      variants.filter(({ prices }) => prices[region]).length;
    expect(sold("us")).toBe(variants.length);
    expect(sold("ca") / variants.length).toBeGreaterThan(0.95);
    expect([sold("pro_ca"), sold("pro_eu_region_1") > 0]).toEqual([sold("ca"), true]);
    expect(variants.every(({ prices }) => (prices.pro?.price ?? 0) <= (prices.us?.price ?? 0))).toBe(true);
    for (const flag of ["isNew", "isRedesigned", "isBestSeller"] as const) {
      expect(many.filter((product) => product[flag]).length).toBeGreaterThan(50);
    }
    expect(new Set(many.map(({ kind }) => kind)).size).toBeGreaterThan(12);
  });
});

describe("filling a database", () => {
  test("comes to what importing the same products one by one comes to", async () => {
    const other = await cloneDatabase();
    try {
      await importCatalog(other.db, { categories: importedCategories, products: many.slice(0, size) });
      for (const statement of [
        `select region, uid, array(select term from unnest(terms) as term where term not like 'category:%' order by term) as terms,
           price, retail_price, in_stock, listings.is_new, listings.popularity, listings.name, variant_count, card - 'id' as card
         from listings join products on id = product_id order by region, uid`,
        "select uid, kind, brand, description, availability, specs, attributes, images, release_date from products order by uid",
        `select v.sku, v.position, v.image, s.available, array_agg(w.code order by array_position(v.option_value_ids, w.id)) as codes
         from variants v join stock s on s.variant_id = v.id join option_values w on w.id = any (v.option_value_ids)
         group by v.id, s.available order by v.sku`,
        "select region, sku, price, retail_price from prices join variants on id = variant_id order by region, sku",
        "select region, sku, price from price_history join variants on id = variant_id order by region, sku",
      ]) {
        const expected = (await other.pool.query(statement)).rows;
        expect(expected.length).toBeGreaterThan(size - 1);
        expect(await read(statement)).toEqual(expected);
      }
    } finally {
      await other.drop();
    }
  });

  test("gives the same ids in every empty database, and goes on where it was", async () => {
    const keys = "select id, sku from variants order by sku";
    const before = await read(keys);
    const other = await cloneDatabase();
    try {
      await fillCatalogue(other.db, size, { writers: 1 });
      expect((await other.pool.query(keys)).rows).toEqual(before);
    } finally {
      await other.drop();
    }
    await fillCatalogue(database.db, size + 5);
    expect((await read("select count(*)::int as number from products"))[0].number).toBe(size + 5);
    expect((await read(keys)).filter(({ id }) => before.some((row) => row.id === id))).toEqual(before);
  });
});

test("a price's past goes with its variant", async () => {
  await read("delete from products where id = (select min(id) from products)");
  const [left] = await read(
    "select count(*)::int as number from price_history where variant_id not in (select id from variants)",
  );
  expect(left.number).toBe(0);
});
