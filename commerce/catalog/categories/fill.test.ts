import { sql } from "kysely";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { listing } from "#commerce/catalog/listings/listing-page.ts";
import { recordProducts } from "#commerce/catalog/listings/refresh-listings.ts";
import { putProducts } from "#commerce/catalog/management/actions.ts";
import { deleteOwnField, restoreOwnField } from "#commerce/staff/own-fields/actions.ts";
import type { Changes } from "#database/changes/follow.ts";
import type { Reader } from "#database/changes/reader.ts";
import { recordChange } from "#database/changes/record.ts";
import { everything, productTag } from "#database/changes/tags.ts";
import { plantProduct } from "#tests/support/catalogue.ts";
import { hearChanges } from "#tests/support/changes.ts";
import { useDatabase } from "#tests/support/database.ts";
import { limit } from "#tests/support/limits.ts";
import { putCategories } from "./actions.ts";
import { fillCategories, followRules } from "./fill.ts";
import type { Rule } from "./schema.ts";

const base = useDatabase();
let changes: Changes;
let reader: Reader;
const heard: string[] = [];
beforeAll(async () => {
  changes = await hearChanges(base, (tags) => heard.push(...tags));
  reader = followRules(changes, base.db);
});
afterAll(() => changes.stop());

const under100: Rule = { match: "all", conditions: [{ field: "price", market: "us", below: 100 }] };
const put = async (uid: string, rule: Rule | null) => {
  const done = await putCategories(base.db, [{ body: { uid, name: uid, rule }, at: "" }]);
  if (!done.ok) throw new Error(JSON.stringify(done.problem));
  return (await base.db.selectFrom("categories").select("id").where("uid", "=", uid).executeTakeFirstOrThrow()).id;
};
const members = async (category: number) => {
  const rows = await base.db.selectFrom("product_categories").selectAll().where("category_id", "=", category).execute();
  return rows.map(({ product_id, by_rule }) => `${product_id} ${by_rule}`).sort();
};
const become = (category: number, wanted: string[]) =>
  vi.waitFor(async () => expect(await members(category)).toEqual(wanted.sort()), { timeout: limit(20_000) });
const plant = async (price: number, stock = 10) => {
  const planted = await plantProduct(base.db, { prices: { us: price }, stock: [stock] });
  await base.db.transaction().execute((trx) => recordProducts(trx, [planted.productId]));
  return planted;
};
const reprice = (variantId: number, productId: number, price: number) =>
  base.db.transaction().execute(async (trx) => {
    await trx.updateTable("prices").set({ price }).where("variant_id", "=", variantId).execute();
    await recordProducts(trx, [productId]);
  });

test("a product that begins to match is in the category and its lists, in every process; one that ends is not", async () => {
  const cheap = await plant(9_900);
  const dear = await plant(10_000);
  const category = await put("under-100", under100);
  await become(category, [`${cheap.productId} true`]);
  const shown = async () => {
    const query = { region: "us" as const, category: "under-100", filters: {}, sort: "popular" as const };
    return (await listing(base.db, { ...query, page: 1, perPage: 24 })).cards.map(({ id }) => id);
  };
  expect(await shown()).toEqual([cheap.productId]);
  heard.length = 0;
  await reprice(dear.variantIds[0] as number, dear.productId, 9_999);
  await become(category, [`${cheap.productId} true`, `${dear.productId} true`]);
  expect(await shown()).toEqual([cheap.productId, dear.productId]);
  await vi.waitFor(() => expect(heard).toContain("listings"), { timeout: limit(20_000) });
  expect(heard).not.toContain(productTag(cheap.productId));
  await reprice(cheap.variantIds[0] as number, cheap.productId, 20_000);
  await become(category, [`${dear.productId} true`]);
  await put("under-100", null);
  await become(category, []);
});

test("what was picked by hand stays, whatever the rule says of it", async () => {
  const { productId, variantIds } = await plant(5_000);
  const category = await put("picked", under100);
  await vi.waitFor(async () => expect(await members(category)).toContain(`${productId} true`), {
    timeout: limit(20_000),
  });
  const picked = await putProducts(base.db, [{ body: { id: productId, categories: ["picked"] }, at: "" }]);
  expect(picked.ok).toBe(true);
  expect(await members(category)).toContain(`${productId} false`);
  await reprice(variantIds[0] as number, productId, 50_000);
  await reader.settled();
  expect(await members(category)).toContain(`${productId} false`);
  await putProducts(base.db, [{ body: { id: productId, categories: [] }, at: "" }]);
  await vi.waitFor(async () => expect((await members(category)).join()).not.toContain(String(productId)), {
    timeout: limit(20_000),
  });
});

test("a rule on stock follows what is sold, without the product being written", async () => {
  const { productId, variantIds } = await plant(70_000, 1);
  const category = await put("left", {
    match: "all",
    conditions: [{ field: "stock" }, { field: "price", market: "us", from: 700 }],
  });
  await become(category, [`${productId} true`]);
  await sql`update stock set available = 0 where variant_id = ${variantIds[0]}`.execute(base.db);
  await become(category, []);
  await sql`update stock set available = 2 where variant_id = ${variantIds[0]}`.execute(base.db);
  await become(category, [`${productId} true`]);
});

test("what nobody was told of is found when everything is asked again", async () => {
  const { productId } = await plantProduct(base.db, { prices: { us: 123_400 } });
  const rule: Rule = { match: "all", conditions: [{ field: "price", market: "us", from: 1234, below: 1235 }] };
  const { rows } = await base.pool.query(
    "insert into categories (uid, name, rule) values ('unheard', 'U', $1) returning id",
    [rule],
  );
  const category = Number(rows[0].id);
  await fillCategories(base.db, [category + 1000]);
  expect(await members(category)).toEqual([]);
  await base.db.transaction().execute((trx) => recordChange(trx, [everything]));
  await become(category, [`${productId} true`]);
});

test("a rule on an own field is followed when the product says something else, and while the field lies in the bin it finds none", async () => {
  const { rows } = await sql<{ id: number }>`insert into own_fields (aggregate, key, kind, labels, choices)
    values ('product', 'wood', 'choice', '{"en": "Wood"}', '[{"code": "oak", "labels": {"en": "Oak"}}]') returning id`.execute(
    base.db,
  );
  const { productId } = await plant(9_000);
  const category = await put("of-oak", { match: "all", conditions: [{ field: "own", key: "wood", values: ["oak"] }] });
  await become(category, []);
  const change = { id: productId, own_fields: { wood: "oak" } };
  expect((await putProducts(base.db, [{ body: change, at: "" }])).ok).toBe(true);
  await become(category, [`${productId} true`]);
  expect((await deleteOwnField(base.db, rows[0]?.id ?? 0)).ok).toBe(true);
  await become(category, []);
  expect((await restoreOwnField(base.db, rows[0]?.id ?? 0)).ok).toBe(true);
  await become(category, [`${productId} true`]);
});
