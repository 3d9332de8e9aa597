import { expect, test } from "vitest";
import { migrate } from "#platform/migrate.ts";
import { useDatabase } from "#tests/support/database.ts";

const database = useDatabase();

test("a migrated database has nothing left to run", async () => {
  expect(await migrate(database.pool, "database/migrations")).toEqual([]);
});

test("amounts arrive as numbers and dates as their text", async () => {
  const { rows } = await database.pool.query("select $1::bigint as amount, date '2026-01-31' as day", ["123456789012"]);
  expect(rows[0]).toEqual({ amount: 123_456_789_012, day: "2026-01-31" });
});
