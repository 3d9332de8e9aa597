import { expect, test } from "vitest";
import { migrate } from "#database/migrate.ts";
import { useDatabase } from "#tests/support/database.ts";

const database = useDatabase();

test("a migrated database has nothing left to run", async () => {
  expect(await migrate(database.pool, "database")).toEqual([]);
});

test("functions are made anew when their text is not the one that was run last", async () => {
  const { pool } = database;
  const before = await pool.query<{ name: string }>("select name from migrations where name like 'functions %'");
  expect(before.rows).toHaveLength(1);
  await pool.query("update migrations set name = 'functions before' where name like 'functions %'");
  await pool.query(
    "create or replace function cart_view(p_cart uuid) returns json language sql as 'select null::json'",
  );
  expect(await migrate(pool, "database")).toEqual(before.rows.map(({ name }) => name));
  const { rows } = await pool.query(
    "select prosrc like '%cart_json%' as is_back from pg_proc where proname = 'cart_view'",
  );
  expect(rows).toEqual([{ is_back: true }]);
  expect(await migrate(pool, "database")).toEqual([]);
});

test("a process of an earlier version leaves the functions of a later one as they are", async () => {
  const { pool } = database;
  await pool.query("insert into migrations (name) values ('9998-of-a-later-version.sql')");
  await pool.query("update migrations set name = 'functions later' where name like 'functions %'");
  expect(await migrate(pool, "database")).toEqual([]);
  await pool.query("delete from migrations where name like '9998-%'");
  expect(await migrate(pool, "database")).toEqual([expect.stringMatching(/^functions /)]);
});

test("amounts arrive as numbers and dates as their text", async () => {
  const { rows } = await database.pool.query("select $1::bigint as amount, date '2026-01-31' as day", ["123456789012"]);
  expect(rows[0]).toEqual({ amount: 123_456_789_012, day: "2026-01-31" });
});
