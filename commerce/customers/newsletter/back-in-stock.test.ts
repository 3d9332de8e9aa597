import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { binProduct, restoreProduct } from "#commerce/catalog/management/bin.ts";
import { type Jobs, openJobs } from "#platform/jobs.ts";
import { openLog } from "#platform/log.ts";
import { plantProduct } from "#tests/support/catalogue.ts";
import { useDatabase } from "#tests/support/database.ts";
import { announceReturns } from "./actions.ts";
import { findWatched } from "./reads.ts";
import { newsletterEmailQueue } from "./schema.ts";

const database = useDatabase();
let jobs: Jobs;
beforeAll(async () => {
  jobs = await openJobs(database.pool, openLog("silent"));
});
afterAll(() => jobs.stop());

const email = "ola@firn.example";
let productId = 0;
let variantId = 0;

/** Someone in Germany waits for a variant that was sold out and is there again. */
beforeEach(async () => {
  await database.pool.query("delete from stock_watches");
  await sql`delete from pgboss.job where name = ${newsletterEmailQueue}`.execute(database.db);
  const planted = await plantProduct(database.db, { stock: [3], prices: { eu_region_1: 10_000, us: 10_000 } });
  productId = planted.productId;
  variantId = Number(planted.variantIds[0]);
  await database.db.insertInto("stock_watches").values({ variant_id: variantId, email, locale: "de-de" }).execute();
});

const change = (set: string) => database.pool.query(`update products set ${set} where id = $1`, [productId]);
const changeVariant = (set: string) => database.pool.query(`update variants set ${set} where id = $1`, [variantId]);
const count = (available: number) =>
  database.db.updateTable("stock").set({ available }).where("variant_id", "=", variantId).execute();
const price = (region: string) =>
  database.db.updateTable("prices").set({ region }).where("variant_id", "=", variantId).where("region", "<>", "us");
const open = (market: string, from: string) => change(`schedule = '[{"market":"${market}","from":"${from}"}]'`);

const announce = () => announceReturns({ db: database.db, jobs });
const waits = async () => (await database.pool.query("select from stock_watches")).rowCount;
const queued = async () =>
  (
    await sql<{ data: Record<string, unknown> }>`
    select data from pgboss.job where name = ${newsletterEmailQueue}`.execute(database.db)
  ).rows.map(({ data }) => data);

const cannotBeBought: [string, () => Promise<unknown>, () => Promise<unknown>][] = [
  ["sold out", () => count(0), () => count(1)],
  ["hidden", () => change("is_visible = false"), () => change("is_visible = true")],
  ["in the bin", () => binProduct(database.db, productId), () => restoreProduct(database.db, productId)],
  ["withdrawn", () => change("availability = 'disabled'"), () => change("availability = 'preorder'")],
  [
    "one that may not be bought",
    () => changeVariant("purchasing_disabled = true"),
    () => changeVariant("purchasing_disabled = false"),
  ],
  [
    "not to be seen yet",
    () => open("eu_region_1", "2099-01-01T00:00:00Z"),
    () => open("eu_region_1", "2020-01-01T00:00:00Z"),
  ],
  ["not sold in the reader's country", () => price("ca").execute(), () => price("eu_region_1").execute()],
];

test.each(cannotBeBought)(
  "3.6 who waits for a variant that is %s is not told, and goes on waiting",
  async (_, end, begin) => {
    await end();
    expect(await announce()).toBe(0);
    expect(await waits()).toBe(1);
    expect(await queued()).toEqual([]);
    await begin();
    expect(await announce()).toBe(1);
    expect(await waits()).toBe(0);
    expect(await queued()).toEqual([expect.objectContaining({ kind: "back", to: email, variantId, locale: "de-de" })]);
  },
);

test("3.6 a variant that nobody counts is back as soon as it can be bought", async () => {
  await count(0);
  await change("inventory_tracking = 'none'");
  expect(await announce()).toBe(1);
});

test("3.6 a product that another market cannot see yet is announced in this one", async () => {
  await open("us", "2099-01-01T00:00:00Z");
  expect(await announce()).toBe(1);
});

test("3.1 professionals are told of what their own price list sells, until their code ends", async () => {
  await price("pro_eu_region_1").execute();
  const code = (until: string) => JSON.stringify({ region: "pro_eu_region_1", expiration_date: until });
  await database.pool.query(
    "insert into customers (email, first_name, last_name, form_fields, notes) values ($1, 'Ola', 'Berg', '[]', $2)",
    [email.toUpperCase(), code("2020-01-01")],
  );
  expect(await announce()).toBe(0);
  await database.pool.query("update customers set notes = $1", [code("2099-01-01")]);
  expect(await announce()).toBe(1);
});

test("3.6 nobody can ask to be told of what shoppers of their region do not see", async () => {
  const isFound = async (region: "eu_region_1" | "us") => (await findWatched(database.db, variantId, region)) !== null;
  await open("eu_region_1", "2099-01-01T00:00:00Z");
  expect([await isFound("eu_region_1"), await isFound("us")]).toEqual([false, true]);
  await change("is_visible = false");
  expect(await isFound("us")).toBe(false);
});
