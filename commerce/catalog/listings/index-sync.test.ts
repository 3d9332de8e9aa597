import { expect, test } from "vitest";
import { findProductPage, findVariantPage } from "#commerce/catalog/api/find-pages.ts";
import { importCatalog } from "#commerce/catalog/import/import-catalog.ts";
import type { ListingQuery } from "#commerce/catalog/products/schema.ts";
import { useDatabase } from "#tests/support/database.ts";
import { sampleCategories, sampleProduct, sampleProducts } from "#tests/support/samples/catalog.ts";
import { setPrice, setStock } from "#tests/support/samples/stock.ts";
import { listing } from "./listing-page.ts";
import { refreshListings } from "./refresh-listings.ts";

const database = useDatabase(async ({ db }) => {
  await importCatalog(db, { categories: sampleCategories, products: sampleProducts(40) });
});
const query: ListingQuery = { region: "us", filters: {}, sort: "price-up", page: 1, perPage: 100 };
const list = (more: Partial<ListingQuery> = {}) => listing(database.db, { ...query, ...more });

async function first(): Promise<{ id: number; variantIds: number[] }> {
  const [card] = (await list()).cards;
  const variants = await database.db.selectFrom("variants").select("id").where("product_id", "=", card!.id).execute();
  return { id: card!.id, variantIds: variants.map(({ id }) => id) };
}

test("7.1 a list tells a price as soon as it is changed, and is sorted by it", async () => {
  const { id, variantIds } = await first();
  for (const variantId of variantIds) await setPrice(database.db, variantId, "us", { price: 99_999_900 });
  const { cards, priceRange } = await list();
  expect(cards.at(-1)).toMatchObject({ id, price: 99_999_900 });
  expect(priceRange?.[1]).toBe(99_999_900);
});

test("7.1 what is sold out leaves the list of what is in stock at once, and comes back", async () => {
  const { id, variantIds } = await first();
  const isListed = async () => (await list({ inStock: true })).cards.some((card) => card.id === id);
  for (const variantId of variantIds) await setStock(database.db, variantId, 0);
  expect(await isListed()).toBe(false);
  await setStock(database.db, variantIds[0]!, 3);
  expect(await isListed()).toBe(true);
});

test("7.1 products that are added, hidden and deleted", async () => {
  const before = (await list()).total;
  await importCatalog(database.db, { categories: [], products: [sampleProduct(900)] });
  expect((await list()).total).toBe(before + 1);
  await importCatalog(database.db, { categories: [], products: [{ ...sampleProduct(900), isVisible: false }] });
  expect((await list()).total).toBe(before);
  await database.pool.query("delete from products where uid = 'sample-3'");
  expect((await list()).total).toBe(before - 1);
});

test("7.1 a change is seen when it is committed, however late after others that began later", async () => {
  const { id } = await first();
  const late = await database.pool.connect();
  const name = async () => (await list()).cards.find((card) => card.id === id)?.name;
  try {
    await late.query("begin");
    await late.query("update products set name = 'Latecomer' where id = $1", [id]);
    await late.query(
      "update listings set name = 'Latecomer', card = card || '{\"name\":\"Latecomer\"}' where product_id = $1",
      [id],
    );
    await importCatalog(database.db, { categories: [], products: [sampleProduct(901)] });
    expect(await name()).not.toBe("Latecomer");
    await late.query("commit");
    expect(await name()).toBe("Latecomer");
    expect((await list({ sort: "name" })).cards[0]?.name).toBe("Latecomer");
  } finally {
    late.release();
  }
});

test("7.1 many ask at once and all see what was committed before", async () => {
  const { id, variantIds } = await first();
  for (let round = 1; round <= 5; round++) {
    await Promise.all(variantIds.map((variantId) => setPrice(database.db, variantId, "us", { price: round })));
    const prices = await Promise.all(
      Array.from(
        { length: 20 },
        async () => (await list({ priceTo: round })).cards.find((card) => card.id === id)?.price,
      ),
    );
    expect(new Set(prices)).toEqual(new Set([round]));
  }
});

test("7.1 pages of variants add up to all of them, without a gap or an overlap", async () => {
  const pageOf = (page: number) => findVariantPage(database.db, { region: "us", page, limit: 7 });
  const { total } = await pageOf(1);
  const ids: number[] = [];
  for (let page = 1; page <= Math.ceil(total / 7); page++) ids.push(...(await pageOf(page)).ids);
  const { rows } = await database.pool.query<{ id: number }>(
    `select variants.id from variants join prices on variant_id = variants.id and prices.region = 'us'
     join listings using (product_id) where listings.region = 'us' order by product_id, variants.id`,
  );
  expect(ids).toEqual(rows.map(({ id }) => id));
  expect(total).toBe(ids.length);
  expect((await pageOf(999)).ids).toEqual([]);
});

test("7.1 two regions have lists of their own", async () => {
  const { id } = await first();
  await database.db.transaction().execute(async (trx) => {
    await trx
      .deleteFrom("prices")
      .where("region", "=", "ca")
      .where("variant_id", "in", trx.selectFrom("variants").select("id").where("product_id", "=", id))
      .execute();
    await refreshListings(trx, [id]);
  });
  const page = { sort: "id", direction: "asc", page: 1, limit: 250 } as const;
  expect((await findProductPage(database.db, { ...page, region: "us" })).ids).toContain(id);
  expect((await findProductPage(database.db, { ...page, region: "ca" })).ids).not.toContain(id);
});
