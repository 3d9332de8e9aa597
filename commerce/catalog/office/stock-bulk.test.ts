import { expect, test } from "vitest";
import { addKey } from "#commerce/staff/keys/writes.ts";
import { plantProduct } from "#tests/support/catalogue.ts";
import { leftBy, useBulk } from "#tests/support/suites/bulk.ts";

const { base, send, bulk, preview, done, revert } = useBulk("/staff/stock/bulk", ["stock:write"]);

/** A product's variants with their levels, found by a word of its own. */
async function plant(word: string, stock: number[]): Promise<{ productId: number; ids: number[]; filter: object }> {
  const { productId, variantIds } = await plantProduct(base.db, { stock });
  await base.pool.query("update products set name = $2 where id = $1", [productId, `Board ${word}`]);
  await base.pool.query("select summarise_products(array[$1]::integer[])", [productId]);
  return { productId, ids: variantIds, filter: { q: word } };
}
const levels = async (ids: number[]): Promise<number[]> => {
  const { rows } = await base.pool.query(
    "select available from stock where variant_id = any ($1) order by variant_id",
    [ids],
  );
  return rows.map(({ available }) => available);
};
const skuOf = async (id: number): Promise<string> =>
  (await base.pool.query("select sku from variants where id = $1", [id])).rows[0].sku;
const ledger = async (id: number) => (await send("GET", `/staff/stock/${id}/ledger`)).body.data;

test("exactly the variants that match come by more pieces with a reason, as many as were seen or none, and it is taken back", async () => {
  const { ids, filter } = await plant("kestrelish", [0, 4, 20]);
  const other = await plant("ridgeish", [7]);
  const change = { pieces: { how: "add", quantity: 5, reason: "import", note: "Container 7" } };
  const shown = (await preview({ change, filter })).body;
  expect(shown).toMatchObject({ total: 3, skipped: [] });
  expect(shown.data[0]).toMatchObject({
    type: "stock",
    name: "Board kestrelish",
    before: { available: 0 },
    after: { available: 5 },
  });
  expect(await levels(ids)).toEqual([0, 4, 20]);
  const refused = await bulk({ change, filter, expected: 4, these: shown.these });
  expect([refused.status, refused.body.code, refused.body.total]).toEqual([409, "count-changed", 3]);
  const job = await done({ change, filter, expected: 3 });
  expect(job).toMatchObject({ kind: "stock-levels", status: "done", done: 3, total: 3 });
  expect([await levels(ids), await levels(other.ids)]).toEqual([[5, 9, 25], [7]]);
  expect((await ledger(ids[1] as number))[0]).toMatchObject({ change: 5, reason: "import", note: "Container 7" });
  await base.pool.query("update stock set available = 8 where variant_id = $1", [ids[1]]);
  expect(leftBy(await revert(job.id))).toEqual([`stock ${ids[1]}: was changed since`]);
  expect(await levels(ids)).toEqual([0, 8, 20]);
  expect((await ledger(ids[0] as number))[0]).toMatchObject({ change: -5, reason: "revert" });
});

test("as many variants as were shown, but others, are not changed", async () => {
  const { ids, filter, productId } = await plant("swapped", [1, 2]);
  const change = { pieces: { how: "add", quantity: 5, reason: "count" } };
  // A number alone does not say which they are.
  const unseen = await bulk({ change, filter, expected: 2 });
  expect([unseen.status, unseen.body.errors]).toEqual([422, { these: "is missing" }]);
  const { total, these } = (await preview({ change, filter })).body;
  expect((await preview({ change, filter })).body.these).toBe(these);
  // One leaves the filter, and another comes into it.
  await base.pool.query("update products set name = 'Board elsewhere' where id = $1", [productId]);
  await base.pool.query("select summarise_products(array[$1]::integer[])", [productId]);
  const newcomer = await plant("swapped", [3, 4]);
  const refused = await bulk({ change, filter, expected: total, these });
  expect([refused.status, refused.body.code, refused.body.total]).toEqual([409, "count-changed", 2]);
  expect(refused.body.title_reason).toMatchObject({ code: "count-changed", values: { total: "2" } });
  expect([await levels(ids), await levels(newcomer.ids)]).toEqual([
    [1, 2],
    [3, 4],
  ]);
  const again = (await preview({ change, filter })).body;
  await done({ change, filter, expected: again.total, these: again.these });
  expect([await levels(ids), await levels(newcomer.ids)]).toEqual([
    [1, 2],
    [8, 9],
  ]);
});

test("subtracting stops above zero: what has too few, is not counted or is gone stays and is listed with why", async () => {
  const { ids } = await plant("osprey", [1, 3]);
  const digital = await plant("voucher", [9]);
  await base.pool.query("update products set inventory_tracking = 'none' where id = $1", [digital.productId]);
  const change = { pieces: { how: "subtract", quantity: 2, reason: "correction" } };
  const job = await done({ change, ids: [...ids, ...digital.ids, 987_654] });
  expect(leftBy(job)).toEqual([
    "stock 987654: is gone",
    `stock ${await skuOf(digital.ids[0] as number)}: belongs to a product whose pieces are not counted`,
    `stock ${await skuOf(ids[0] as number)}: would leave -1: there are 1`,
  ]);
  expect([await levels(ids), await levels(digital.ids)]).toEqual([[1, 1], [9]]);
});

test("levels are set to what was counted, and thresholds without moving a piece", async () => {
  const { ids, filter } = await plant("falconish", [2, 30]);
  await done({ change: { pieces: { how: "set", quantity: 12, reason: "count" } }, filter, expected: 2 });
  expect(await levels(ids)).toEqual([12, 12]);
  const before = await ledger(ids[0] as number);
  expect(before[0]).toMatchObject({ change: 10, reason: "count" });
  const job = await done({ change: { low_at: 15 }, filter: { ...filter, stock: "in" }, expected: 2 });
  const lows = async () =>
    (await send("GET", "/staff/stock?q=falconish&sort=sku")).body.data.map(({ lowAt }: { lowAt: number }) => lowAt);
  expect(await lows()).toEqual([15, 15]);
  expect((await send("GET", "/staff/stock?q=falconish&stock=low")).body.meta.total).toBe(2);
  await revert(job.id);
  expect(await lows()).toEqual([null, null]);
  expect([await levels(ids), await ledger(ids[0] as number)]).toEqual([[12, 12], before]);
});

test("pieces need a way, a number and a reason that there is; reading stock is not changing it", async () => {
  const { ids } = await plant("heronish", [2]);
  const pieces = { how: "set", quantity: 1, reason: "count" };
  for (const change of [
    {},
    { pieces: { how: "set", quantity: 1 } },
    { pieces: { ...pieces, how: "halve" } },
    { pieces: { ...pieces, reason: "sale" } },
    { pieces: { ...pieces, quantity: -1 } },
    { low_at: -1 },
  ])
    expect((await bulk({ change, ids })).status, JSON.stringify(change)).toBe(422);
  const { key } = await addKey(base.db, "Reads", ["stock:read"]);
  const refused = await bulk({ change: { pieces }, ids }, key);
  expect([refused.status, refused.body.permission]).toEqual([403, "stock:write"]);
  expect(await levels(ids)).toEqual([2]);
});
