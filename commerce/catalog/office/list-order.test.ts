import { sql } from "kysely";
import { expect, test } from "vitest";
import { recordProducts } from "#commerce/catalog/listings/refresh-listings.ts";
import { plantProduct } from "#tests/support/catalogue.ts";
import { useOfficeCatalogue } from "#tests/support/suites/office-catalogue.ts";
import { deriveProductStock } from "./list-order.ts";

const { base, list, idsOf } = useOfficeCatalogue();

const plant = async (name: string, stock: number[], prices: Record<string, number>) =>
  (await plantProduct(base.db, { name, stock, prices })).productId;
const listed = async (query: string) => idsOf(await list(query));

test("products are listed by all their pieces, a sale included; what nobody counts comes last either way", async () => {
  const [few, many, none] = [
    await plant("Pieces", [1, 2], { us: 100 }),
    await plant("Pieces", [40, 2], { us: 100 }),
    await plant("Pieces", [0], { us: 100 }),
  ];
  const uncounted = await plant("Pieces", [7], { us: 100 });
  await sql`update products set inventory_tracking = 'none' where id = ${uncounted}`.execute(base.db);
  await base.db.transaction().execute((trx) => recordProducts(trx, [uncounted]));
  expect(await listed("q=pieces&sort=stock")).toEqual([none, few, many, uncounted]);
  expect(await listed("q=pieces&sort=-stock")).toEqual([many, few, none, uncounted]);
  // 42 pieces become 2, whoever sold them: only noted, and settled by whoever looks next.
  await sql`update stock set available = available - 20 where of_product = ${many} and available > 20`.execute(base.db);
  await sql`update stock set available = available - 20 where of_product = ${many} and available = 20`.execute(base.db);
  const noted = () => sql`select from product_stock_due`.execute(base.db);
  expect((await noted()).rows).not.toEqual([]);
  const all = await Promise.all(Array.from({ length: 5 }, () => listed("q=pieces&sort=-stock")));
  expect(all).toEqual(Array.from({ length: 5 }, () => [few, many, none, uncounted]));
  expect((await noted()).rows).toEqual([]);
});

test("a sale in a transaction that is still open is settled after its end, and not lost by who looks meanwhile", async () => {
  const id = await plant("Open sale", [30], { us: 100 });
  const client = await base.pool.connect();
  try {
    await client.query("begin");
    await client.query("update stock set available = 12 where of_product = $1", [id]);
    await deriveProductStock(base.db);
    await client.query("commit");
  } finally {
    client.release();
  }
  await deriveProductStock(base.db);
  const { rows } =
    await sql`select rising, falling from product_ranks where product_id = ${id} and by = 'stock'`.execute(base.db);
  expect(rows).toEqual([{ rising: 12, falling: 12 }]);
});

test("products are listed by their lowest price in a market, a changed one at once; those without come last", async () => {
  const [dear, cheap] = [await plant("Priced", [1], { us: 900 }), await plant("Priced", [1, 1], { us: 200, ca: 50 })];
  const unpriced = await plant("Priced", [1], { ca: 300 });
  expect(await listed("q=priced&sort=price:us")).toEqual([cheap, dear, unpriced]);
  expect(await listed("q=priced&sort=-price:us")).toEqual([dear, cheap, unpriced]);
  expect(await listed("q=priced&sort=price:ca")).toEqual([cheap, unpriced, dear]);
  expect(await listed("q=priced&sort=-price:us&missing_price=us")).toEqual([unpriced]);
  await sql`update prices set price = 100 from variants v where v.id = variant_id and v.product_id = ${dear}`.execute(
    base.db,
  );
  await base.db.transaction().execute((trx) => recordProducts(trx, [dear]));
  expect(await listed("q=priced&sort=price:us")).toEqual([dear, cheap, unpriced]);
});

test("each page follows the last product of the one before, in both directions, and none is left out or twice", async () => {
  const ids: number[] = [];
  // Several share a price, and one has none.
  for (const us of [500, 300, 300, 300, 100]) ids.push(await plant("Paged", [1], { us }));
  ids.push(await plant("Paged", [1], { ca: 1 }));
  for (const sort of ["price:us", "-price:us", "stock", "-stock"]) {
    const whole = await listed(`q=paged&sort=${sort}`);
    expect(whole.toSorted()).toEqual(ids);
    const pages: number[] = [];
    for (let after = ""; pages.length < ids.length; after = `&after=${pages.at(-1)}`) {
      const page = await listed(`q=paged&sort=${sort}&limit=2${after}`);
      expect(page.length).toBeGreaterThan(0);
      pages.push(...page);
    }
    expect(pages, sort).toEqual(whole);
    expect(await listed(`q=paged&sort=${sort}&limit=2&page=2`)).toEqual(whole.slice(2, 4));
  }
  expect(await listed("q=paged&sort=price:us&after=999999")).toEqual([]);
});

test("products that are low are the same ones, whichever end of the stock the list begins with", async () => {
  const [low, lower] = [await plant("Lowish", [90, 2], { us: 100 }), await plant("Lowish", [30, 1], { us: 100 })];
  await plant("Lowish", [95, 60], { us: 100 });
  expect(await listed("q=lowish&stock=low&low=2&sort=-stock")).toEqual([low, lower]);
  expect(await listed("q=lowish&stock=low&sort=-stock")).toEqual([low, lower]);
  expect(await listed("q=lowish&stock=low&low=2&sort=stock")).toEqual([lower, low]);
  expect(await listed(`q=lowish&stock=low&low=2&sort=-stock&after=${low}`)).toEqual([lower]);
});
