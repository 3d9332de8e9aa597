import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { deriveOrderSearch } from "#commerce/aftersales/office/list.ts";
import { recordProducts } from "#commerce/catalog/listings/refresh-listings.ts";
import { storePrices } from "#commerce/catalog/management/prices/price-actions.ts";
import { turnSchedules } from "#commerce/catalog/schedule/follow.ts";
import type { Db } from "#database/tables.ts";
import { plantProduct } from "#tests/support/catalogue.ts";
import { useDatabase } from "#tests/support/database.ts";
import { plantOrder } from "#tests/support/office-orders.ts";
import { openReader } from "./derived.ts";
import { deathsIn } from "./killing.ts";
import { type CrashPoint, openMortal } from "./mortal.ts";

/**
 * A process is killed at every statement of what the shop does by itself later: sales that begin and end at their moment, and what
 * orders are found by. Whoever comes next finds all of it to do, and does it once.
 */

const base = useDatabase();
let reader: Awaited<ReturnType<typeof openReader>>;
beforeAll(async () => {
  reader = await openReader(base);
});
afterAll(() => reader.stop());

async function killEach<Scene>(
  begin: () => Promise<Scene>,
  act: (db: Db, scene: Scene) => Promise<unknown>,
  then: (scene: Scene, isDead: boolean) => Promise<void>,
): Promise<void> {
  const deaths: CrashPoint[] = [{ at: 0, moment: "before" }];
  let killed = 0;
  for (const death of deaths) {
    const scene = await begin();
    const mortal = openMortal(base, death);
    const isDead = await Promise.race([act(mortal.db, scene).then(() => false), mortal.died.then(() => true)]);
    await mortal.bury(base.pool);
    if (death.at === 0) deaths.push(...deathsIn(mortal.said.length));
    if (isDead) killed += 1;
    await then(scene, isDead);
  }
  expect(killed).toBeGreaterThan(1);
}

const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
/** As if so many days had passed for this variant's sale. */
async function pass(variantId: number, days: number): Promise<void> {
  await base.db.transaction().execute(async (trx) => {
    await sql`alter table prices disable trigger prices_now`.execute(trx);
    await sql`
      update prices set sale_from = sale_from - make_interval(days => ${days}), turns_at = turns_at - make_interval(days => ${days}),
        sale_until = sale_until - make_interval(days => ${days})
      where variant_id = ${variantId}`.execute(trx);
    await sql`alter table prices enable trigger prices_now`.execute(trx);
  });
}

type PlantedProduct = { productId: number; variantId: number };
/** A board at 100.00 with a sale at 80.00 from tomorrow for two days. */
async function plantSale(): Promise<PlantedProduct> {
  const { productId, variantIds } = await plantProduct(base.db, { stock: [5], prices: { us: 10_000 } });
  const variantId = variantIds[0] as number;
  await base.db.transaction().execute(async (trx) => {
    const sale = { price: 8_000, from: day(1), until: day(3) };
    await storePrices(trx, "us", [{ id: variantId, price: 10_000, sale }]);
    await recordProducts(trx, [productId]);
  });
  return { productId, variantId };
}
async function paid({ productId, variantId }: PlantedProduct) {
  const { rows } = await sql<{ price: number; listed: number; offered: number }>`
    select p.price, l.price as listed,
      (select min(price) from listings where product_id = ${productId}) as offered
    from prices p join listings l on l.product_id = ${productId} and l.region = 'us'
    where p.variant_id = ${variantId} and p.region = 'us'`.execute(base.db);
  return rows;
}

/** Price and lists say the same at any moment; after the next look all of it says what counts now, and search follows. */
async function comesTo(scene: PlantedProduct, before: number, after: number, isDead: boolean): Promise<void> {
  const [now] = await paid(scene);
  expect(now?.listed).toBe(now?.price);
  if (!isDead) expect(now?.price).toBe(after);
  expect([before, after]).toContain(now?.price);
  await turnSchedules(base.db);
  expect(await paid(scene)).toEqual([{ price: after, listed: after, offered: after }]);
  expect(await turnSchedules(base.db)).toEqual([]);
  await reader.isFound();
}

describe("a process is killed at every step", () => {
  test("of a sale's beginning: it counts in prices, lists and search with the next look", () =>
    killEach(
      async () => {
        const scene = await plantSale();
        await pass(scene.variantId, 2);
        return scene;
      },
      (db) => turnSchedules(db),
      (scene, isDead) => comesTo(scene, 10_000, 8_000, isDead),
    ));

  test("of a sale's end: the price is the former one in prices, lists and search with the next look", () =>
    killEach(
      async () => {
        const scene = await plantSale();
        await pass(scene.variantId, 2);
        await turnSchedules(base.db);
        await pass(scene.variantId, 2);
        return scene;
      },
      (db) => turnSchedules(db),
      (scene, isDead) => comesTo(scene, 8_000, 10_000, isDead),
    ));

  test("of bringing orders into what they are found by: each is noted or found, and found once somebody looks", () =>
    killEach(
      async () => [await plantOrder(base.db, { lastName: "Noted" }), await plantOrder(base.db, { lastName: "Noted" })],
      (db) => deriveOrderSearch(db),
      async (orders) => {
        const { rows: lost } = await sql`
          select id from orders where id not in (select order_id from order_search union select order_id from order_search_due)`.execute(
          base.db,
        );
        expect(lost).toEqual([]);
        await deriveOrderSearch(base.db);
        const { rows } = await sql<{ id: number; times: number }>`
          select order_id as id, count(*)::int as times from order_search where order_id = any (${orders}::int[])
          group by 1 order by 1`.execute(base.db);
        expect(rows).toEqual(orders.map((id) => ({ id, times: 1 })));
        expect((await sql`select from order_search_due`.execute(base.db)).rows).toEqual([]);
      },
    ));
});
