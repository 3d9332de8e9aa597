import type { EventEmitter } from "node:events";
import { expect, test } from "vitest";
import { openPool } from "#platform/database.ts";
import { useDatabase } from "#tests/support/database.ts";

const database = useDatabase();

test("a connection that is lost while somebody holds it fails the next statement, not the process", async () => {
  const settings = { host: database.host, user: "firn", database: database.name };
  const pool = openPool(settings, 2, () => undefined);
  const held = await pool.connect();
  const { rows } = await held.query<{ pid: number }>("select pg_backend_pid() as pid");
  const lost = new Promise<void>((done) => (held as unknown as EventEmitter).once("end", () => done()));
  await database.pool.query("select pg_terminate_backend($1)", [rows[0]?.pid]);
  await lost;
  await expect(held.query("select 1")).rejects.toThrow();
  held.release(true);
  expect((await pool.query("select 1 as one")).rows).toEqual([{ one: 1 }]);
  await pool.end();
});
