import { beforeAll, expect, test } from "vitest";
import { addKey } from "#commerce/staff/keys/writes.ts";
import type { App } from "#platform/http/app.ts";
import { openApp } from "#tests/support/app.ts";
import { useDatabase } from "#tests/support/database.ts";
import { findToday } from "./today.ts";

const base = useDatabase();
let app: App;
let key: string;
const from = new Date("2026-03-10T23:00:00Z");
const at = (hours: number) => new Date(from.getTime() + hours * 3_600_000);

beforeAll(async () => {
  app = await openApp(base.db);
  key = (await addKey(base.db, "Till", ["orders:read"])).key;
  const plant = (placedAt: Date, region: string, status: string, total: number) =>
    base.pool.query(
      `insert into orders (cart_id, region, currency, country, language, status, email, billing_address, shipping_address,
         shipping_method, totals, total, access_hash, placed_at)
       values (gen_random_uuid(), $1, case $1 when 'us' then 'USD' else 'EUR' end, 'us', 'en', $2, 'ada@firn.example', '{}',
         '{}', '{}', '[]', $3, '\\x00', $4)`,
      [region, status, total, placedAt],
    );
  await plant(at(0.5), "us", "completed", 10_000);
  await plant(at(9.5), "us", "awaiting_fulfillment", 5_000);
  await plant(at(9.9), "eu_region_1", "shipped", 7_000);
  await plant(at(9.95), "us", "cancelled", 99_900);
  await plant(at(-0.5), "us", "completed", 88_800);
  await plant(at(-7 * 24 + 3), "us", "completed", 4_000);
  await plant(at(-7 * 24 + 20), "us", "completed", 6_000);
});

test("orders that stand are counted by the hour of the day, beside the same day a week before", async () => {
  const { hours, weekBefore, sums } = await findToday(base.db, from, at(10), null);
  expect([hours[0], hours[9], hours.reduce((sum, one) => sum + one, 0)]).toEqual([1, 2, 3]);
  expect([weekBefore[3], weekBefore[20]]).toEqual([1, 1]);
  expect(sums).toEqual([
    { currency: "EUR", amount: 70, weekBefore: 0 },
    { currency: "USD", amount: 150, weekBefore: 40 },
  ]);
  expect((await findToday(base.db, from, at(10), ["eu_region_1"])).sums).toHaveLength(1);
});

test("its day is named by whoever asks", async () => {
  const ask = (day: string) =>
    app.inject({ url: `/api/staff/today?from=${day}`, headers: { authorization: `Bearer ${key}` } });
  expect((await ask(encodeURIComponent(from.toISOString()))).json().data.hours).toHaveLength(24);
  const wrong = await ask("yesterday");
  expect([wrong.statusCode, Object.keys(wrong.json().errors)]).toEqual([422, ["from"]]);
});
