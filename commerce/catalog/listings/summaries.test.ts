import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { binProduct, restoreProduct } from "#commerce/catalog/management/bin.ts";
import { deriveProductStock } from "#commerce/catalog/office/list-order.ts";
import { addKey } from "#commerce/staff/keys/writes.ts";
import type { App } from "#platform/http/app.ts";
import { openApp } from "#tests/support/app.ts";
import { plantProduct } from "#tests/support/catalogue.ts";
import { useDatabase } from "#tests/support/database.ts";
import { recordProducts } from "./refresh-listings.ts";

const base = useDatabase();
let app: App;
let key = "";
beforeAll(async () => {
  app = await openApp(base.db);
  key = (await addKey(base.db, "Lists", ["catalogue:write", "stock:write"])).key;
  return () => app.close();
});

const put = async (url: string, payload: object) => {
  const answer = await app.inject({
    method: "PUT",
    url: `/api${url}`,
    payload,
    headers: { authorization: `Bearer ${key}` },
  });
  expect(answer.statusCode, answer.body).toBeLessThan(300);
};

/** Products whose list rows would change if they were derived again: unchanged rows are not written. */
async function stale(): Promise<number[]> {
  // What was sold is only noted; whoever looks at a list by stock settles it first.
  await deriveProductStock(base.db);
  return base.db.transaction().execute(async (trx) => {
    await sql`select summarise_products(array(select id from products))`.execute(trx);
    const { rows } = await sql<{ id: number }>`
      select product_id as id from product_summaries where xmin = pg_current_xact_id()::xid
      union select product_id from product_offers where xmin = pg_current_xact_id()::xid
      union select product_id from product_ranks where xmin = pg_current_xact_id()::xid
      union select product_id from product_lows where xmin = pg_current_xact_id()::xid order by id`.execute(trx);
    return rows.map(({ id }) => id);
  });
}

const termsOf = async (id: number) =>
  (await base.db.selectFrom("product_summaries").select("terms").where("product_id", "=", id).executeTakeFirstOrThrow())
    .terms;

test("the demo world's products, imported, are summed up as what they are", async () => {
  expect(await stale()).toEqual([]);
});

test("whatever changes a product, what lists ask of it says so with it", async () => {
  const { productId, variantIds } = await plantProduct(base.db, { stock: [2, 1], prices: { us: 10_000 } });
  await base.db.transaction().execute((trx) => recordProducts(trx, [productId]));
  const first = variantIds[0] as number;
  const leave = (variant: number | undefined, available: number) =>
    sql`update stock set available = ${available} where variant_id = ${variant}`.execute(base.db);
  await leave(first, 0);
  expect(await termsOf(productId)).not.toContain("out");
  expect(await stale()).toEqual([]);
  await leave(variantIds[1], 0);
  expect(await termsOf(productId)).toContain("out");
  await leave(variantIds[1], 3);
  expect(await termsOf(productId)).not.toContain("out");
  expect(await termsOf(productId)).toContain("unpriced:ca");
  await put("/pricelists/ca/records", [{ variant_id: first, price: 130 }]);
  expect(await termsOf(productId)).toContain("priced:ca");
  await put(`/catalog/products/${productId}`, { name: "Another name", is_visible: false });
  expect(await termsOf(productId)).toContain("hidden");
  await put(`/inventory/adjustments/absolute`, { items: [{ variant_id: first, quantity: 40 }] });
  await binProduct(base.db, productId);
  expect(await stale()).toEqual([]);
  await restoreProduct(base.db, productId);
  expect(await stale()).toEqual([]);
});

test("two who sell the last pieces of a product at once do not overlook each other", async () => {
  const { productId, variantIds } = await plantProduct(base.db, { stock: [1, 1, 1, 1] });
  await base.db.transaction().execute((trx) => recordProducts(trx, [productId]));
  await Promise.all(
    variantIds.map((variant) => sql`update stock set available = 0 where variant_id = ${variant}`.execute(base.db)),
  );
  expect(await termsOf(productId)).toContain("out");
  expect(await stale()).toEqual([]);
});

test("a product that is gone leaves nothing on the lists, and stock says whose it is", async () => {
  const { productId, variantIds } = await plantProduct(base.db, {});
  const { rows } =
    await sql`select distinct of_product from stock where variant_id = any (${variantIds}::int[])`.execute(base.db);
  expect(rows).toEqual([{ of_product: productId }]);
  await base.db.deleteFrom("products").where("id", "=", productId).execute();
  expect(await base.db.selectFrom("product_summaries").where("product_id", "=", productId).execute()).toEqual([]);
  expect(await base.db.selectFrom("product_offers").where("product_id", "=", productId).execute()).toEqual([]);
});
