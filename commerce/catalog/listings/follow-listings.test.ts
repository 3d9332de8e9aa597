import { sql } from "kysely";
import { expect, test } from "vitest";
import { plantProduct } from "#tests/support/catalogue.ts";
import { hearChanges } from "#tests/support/changes.ts";
import { useDatabase } from "#tests/support/database.ts";
import { followListings } from "./follow-listings.ts";
import { recordProducts } from "./refresh-listings.ts";

const base = useDatabase();

const terms = async (product: number) => {
  const { rows } = await sql<{ terms: string[] }>`select terms from listings where product_id = ${product}`.execute(
    base.db,
  );
  return rows.map((row) => row.terms);
};

test("a new version of how listings are derived reaches products that exist, once", async () => {
  const { productId } = await plantProduct(base.db, { prices: { us: 10_000 } });
  await base.db.transaction().execute((trx) => recordProducts(trx, [productId]));
  const now = await terms(productId);
  expect(now).toHaveLength(1);
  const makeOld = () => sql`update listings set terms = '{of-former-version}'`.execute(base.db);
  const changes = await hearChanges(base);
  await makeOld();
  await followListings(changes, base.db, 2).settled();
  expect(await terms(productId)).toEqual(now);
  // What a migration emptied comes back with a new version too; the same version does nothing again.
  await sql`delete from listings`.execute(base.db);
  await followListings(changes, base.db, 2).settled();
  expect(await terms(productId)).toEqual([]);
  await followListings(changes, base.db, 3).settled();
  expect(await terms(productId)).toEqual(now);
  await changes.stop();
});
