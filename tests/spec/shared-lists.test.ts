import { globSync, readFileSync } from "node:fs";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { openStatuses } from "#commerce/sales/orders/states.ts";
import { baseRegionOf, currencyOf, isProRegion } from "#commerce/shared/regions/rules.ts";
import { priceRegions, proRegions, shoppingRegions } from "#commerce/shared/regions/schema.ts";
import { termsOf } from "#commerce/shared/regions/terms.ts";
import { useDatabase } from "#tests/support/database.ts";

/** Lists that SQL and TypeScript both need: database/functions/00-shared-lists.sql. */

const base = useDatabase();
const sharedLists = "database/functions/00-shared-lists.sql";

async function answerOf<Answer>(statement: string): Promise<Answer> {
  return (await base.pool.query(`select ${statement} as answer`)).rows[0].answer as Answer;
}

test("SQL has the markets that TypeScript has, with their currencies and what their law asks of prices", async () => {
  const { rows } = await base.pool.query("select * from markets()");
  expect(rows).toEqual(
    shoppingRegions.map((region) => ({
      region,
      pro_region: proRegions.find((pro) => baseRegionOf(pro) === region),
      currency: currencyOf(region),
      tells_lowest_price: termsOf(region).tellsLowestPrice,
    })),
  );
  expect(await answerOf("price_lists()")).toEqual([...priceRegions]);
  expect(await answerOf("lowest_price_regions()")).toEqual(
    shoppingRegions.filter((region) => termsOf(region).tellsLowestPrice),
  );
});

test("SQL and TypeScript have one answer to whether a price region is the professionals'", async () => {
  const { rows } = await base.pool.query(
    "select region, is_pro_region(region) as is_pro from unnest($1::text[]) as region",
    [priceRegions],
  );
  expect(rows).toEqual(priceRegions.map((region) => ({ region, is_pro: isProRegion(region) })));
});

test("SQL has the states of unpaid orders that TypeScript has, as a constant that finds the index of those", async () => {
  expect(await answerOf("open_statuses()")).toEqual(openStatuses);
  const plan = await base.db.transaction().execute(async (trx) => {
    await sql`set local enable_seqscan = off`.execute(trx);
    const { rows } = await sql<{ "QUERY PLAN": string }>`
      explain select id from orders where status = any (open_statuses()) and placed_at < now()`.execute(trx);
    return rows.map((row) => row["QUERY PLAN"]).join("\n");
  });
  expect(plan).toContain("orders_unsettled");
});

test("the audit log says the amounts of a zone in the currency of its market", async () => {
  const { rows } = await base.pool.query(
    "select region, audit_currency('shipping-zone', id::text) as currency from shipping_zones order by id",
  );
  expect(rows.map(({ region }) => region).sort()).toEqual([...priceRegions].sort());
  for (const { region, currency } of rows) expect([region, currency]).toEqual([region, currencyOf(region)]);
});

test("the windows of professionals follow those of their market, unless they have their own", async () => {
  const lines = shoppingRegions.map((market) => ({ market, from: "2030-01-01T00:00:00Z", until: null }));
  const regionsOf = async (schedule: object[]) =>
    (
      await base.pool.query("select region from windows_of($1::jsonb) order by region", [JSON.stringify(schedule)])
    ).rows.map(({ region }) => region);
  expect(await regionsOf(lines)).toEqual([...priceRegions].sort());
  expect(await regionsOf([...lines, { market: "pro_ca", from: null, until: null }])).toEqual([...priceRegions].sort());
});

test("no function and no statement types these lists by hand", () => {
  const functions = globSync("database/functions/*.sql").filter((file) => file !== sharedLists);
  const code = globSync("{api,commerce,discovery,server,services,storefront}/**/*.{ts,tsx}").filter(
    (file) => !file.includes(".test."),
  );
  expect(functions.length * code.length).toBeGreaterThan(10_000);
  const typed = (files: string[], pattern: RegExp) => files.filter((file) => pattern.test(readFileSync(file, "utf8")));
  expect(typed(functions, /'(us|ca|eu_region_1|pro_ca|pro_eu_region_1|awaiting_payment|%ca|%eu_region_1)'/)).toEqual(
    [],
  );
  expect(typed([...functions, ...code], /like 'pro%'/)).toEqual([]);
  expect(typed(code, /'pending', ?'awaiting_payment'|'awaiting_payment', ?'pending'/)).toEqual([]);
});
