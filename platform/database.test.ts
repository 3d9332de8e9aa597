import type { EventEmitter } from "node:events";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { actors } from "#platform/actor.ts";
import { openDatabase, openPool } from "#platform/database.ts";
import { untilBlocked, useDatabase } from "#tests/support/database.ts";

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

test("8 a transaction or a statement that was chosen to end a deadlock is done again", async () => {
  const { db, pool } = database;
  await pool.query("create table pairs (id integer primary key, times integer not null default 0)");
  await pool.query("insert into pairs values (1), (2)");
  const raise = (id: number) => sql`update pairs set times = times + 1 where id = ${id}`;
  const [first, held] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const inTurn = db.transaction().execute(async (trx) => {
    await raise(2).execute(trx);
    first.resolve();
    await held.promise;
    await raise(1).execute(trx);
  });
  await first.promise;
  const both = sql`update pairs set times = times + 1`.execute(db);
  await untilBlocked(database);
  held.resolve();
  await Promise.all([inTurn, both]);
  expect((await pool.query("select times from pairs order by id")).rows).toEqual([{ times: 2 }, { times: 2 }]);
});

test("8 what a later version does to a table ends nothing that was prepared before", async () => {
  const { db, pool } = database;
  await pool.query("create table growing (id integer primary key)");
  await pool.query("insert into growing values (1)");
  const read = () => sql`select * from growing where id = ${1}`.execute(db);
  // Makes every connection of the pool prepare the statement.
  const prepared = () => Promise.all(Array.from({ length: 20 }, read));
  await prepared();
  await pool.query("alter table growing add column name text not null default 'new'");
  const answers = await prepared();
  expect(answers.map(({ rows }) => rows)).toEqual(answers.map(() => [{ id: 1, name: "new" }]));
  await pool.query("alter table growing add column other text");
  const inTransaction = db.transaction().execute((trx) => sql`select * from growing where id = ${1}`.execute(trx));
  expect((await inTransaction).rows).toEqual([{ id: 1, name: "new", other: null }]);
});

test("8 what fails for another reason fails at once", async () => {
  let rounds = 0;
  const failing = database.db.transaction().execute(async (trx) => {
    rounds += 1;
    await sql`select 1 / 0`.execute(trx);
  });
  await expect(failing).rejects.toThrow("division by zero");
  expect(rounds).toBe(1);
});

test("8 a connection names the actor as long as it is held for one, and nobody afterwards", async () => {
  const settings = { host: database.host, user: "firn", database: database.name };
  const pool = openPool(settings, 1, () => undefined);
  const named = () => pool.query("select current_setting('firn.actor', true) as actor, $1::int", [1]);
  const actor = { kind: "key" as const, id: 7, name: "ERP", address: "::1", requestId: "r-1" };
  const answer = await actors.run(actor, named);
  expect(JSON.parse(answer.rows[0]?.actor)).toEqual(actor);
  expect((await named()).rows[0]?.actor).toBe("");
  // Also inside a transaction, even one that fails.
  const db = openDatabase(pool);
  const failing = actors.run(actor, () =>
    db.transaction().execute(async (trx) => {
      await sql`select 1`.execute(trx);
      throw new Error("changed my mind");
    }),
  );
  await expect(failing).rejects.toThrow("changed my mind");
  expect((await named()).rows[0]?.actor).toBe("");
  await pool.end();
});

test("8 a connection that was given back in the middle of a transaction is closed, not handed on", async () => {
  const settings = { host: database.host, user: "firn", database: database.name };
  const pool = openPool(settings, 1, () => undefined);
  const actor = { kind: "program" as const, id: null, name: "npm run keys", address: null, requestId: null };
  const pid = async () => (await pool.query<{ pid: number }>("select pg_backend_pid() as pid")).rows[0]?.pid;
  const before = await pid();
  await actors.run(actor, async () => {
    const client = await pool.connect();
    await client.query("begin");
    client.release();
  });
  expect(await pid()).not.toBe(before);
  await pool.end();
});
