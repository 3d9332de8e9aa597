import { sql } from "kysely";
import { expect, test } from "vitest";
import { binProduct, restoreProduct } from "#commerce/catalog/management/bin.ts";
import { setLow, setShopLow } from "#commerce/catalog/stock/low.ts";
import { setShelves } from "#commerce/catalog/stock/shelves.ts";
import { plantProduct } from "#tests/support/catalogue.ts";
import { useOfficeCatalogue } from "#tests/support/suites/office-catalogue.ts";

const { base, list, idsOf, send } = useOfficeCatalogue();

test("a product is listed and counted as low by what its variants are now, whatever changed them", async () => {
  const { productId, variantIds } = await plantProduct(base.db, {
    name: "Lowland",
    stock: [40, 30],
    prices: { us: 1 },
  });
  const [first, second] = variantIds as [number, number];
  const sell = (variant: number, left: number) =>
    sql`update stock set available = ${left} where variant_id = ${variant}`.execute(base.db);
  /** Asked in all ways in which it is found: they agree. */
  const isLow = async () => {
    const { total: before } = (await list("stock=low&count=only")).meta;
    const found = await Promise.all(
      ["-changed", "-stock", "stock", "name"].map(async (way) => idsOf(await list(`q=lowland&stock=low&sort=${way}`))),
    );
    const sheet = (await send("GET", "/staff/sheet?market=us&stock=low&q=lowland")).body;
    const rows = sheet.meta.total > 0 ? [productId] : [];
    expect(found).toEqual([rows, rows, rows, rows]);
    expect((await list("q=lowland&stock=low&count=only")).meta.total).toBe(rows.length);
    return { isLow: rows.length === 1, total: before };
  };
  const { total: others, ...none } = await isLow();
  const [high, low] = [
    { ...none, total: others },
    { isLow: true, total: others + 1 },
  ];
  expect(high.isLow).toBe(false);
  await sell(second, 5);
  expect(await isLow()).toEqual(low);
  await sell(second, 6);
  expect(await isLow()).toEqual(high);
  // A threshold of its own, above and below the shop's.
  await setLow(base.db, [{ variantId: first, lowAt: 50 }]);
  expect(await isLow()).toEqual(low);
  await setLow(base.db, [{ variantId: first, lowAt: 3 }]);
  expect(await isLow()).toEqual(high);
  await sell(first, 4);
  expect(await isLow()).toEqual(high);
  await setLow(base.db, [{ variantId: first, lowAt: null }]);
  expect(await isLow()).toEqual(low);
  await setShopLow(base.db, 3);
  expect((await isLow()).isLow).toBe(false);
  await setShopLow(base.db, 5);
  // In the bin it is on no list but the bin's.
  await binProduct(base.db, productId);
  expect(await isLow()).toEqual(high);
  expect(idsOf(await list("q=lowland&stock=low&status=deleted"))).toEqual([productId]);
  await restoreProduct(base.db, productId);
  expect(await isLow()).toEqual(low);
});

test("a variant that was never counted is low once it has a level", async () => {
  const { productId, variantIds } = await plantProduct(base.db, { name: "Uncounted", stock: [9], prices: { us: 1 } });
  const [variantId] = variantIds as [number];
  await sql`delete from stock where variant_id = ${variantId}`.execute(base.db);
  await sql`select summarise_products(array[${productId}]::integer[])`.execute(base.db);
  expect(idsOf(await list("q=uncounted&stock=low"))).toEqual([]);
  await setShelves(base.db, [{ variantId, shelf: "A1" }]);
  expect(idsOf(await list("q=uncounted&stock=low"))).toEqual([productId]);
});
