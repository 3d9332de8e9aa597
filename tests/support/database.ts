import { randomBytes } from "node:crypto";
import pg from "pg";
import { afterAll, beforeAll, expect, inject } from "vitest";
import type { Db, Tables } from "#database/tables.ts";
import { openDatabase, openPool } from "#platform/database.ts";
import { limit } from "#tests/support/limits.ts";

export type TestDatabase = { db: Db; pool: pg.Pool; name: string; host: string };

async function admin(statement: string): Promise<void> {
  const client = new pg.Client({ host: inject("postgresHost"), user: "firn", database: "postgres" });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** A fresh copy of a template database ("firn_template": migrated and empty). */
export async function cloneDatabase(template = "firn_template"): Promise<TestDatabase & { drop(): Promise<void> }> {
  const name = `t_${randomBytes(6).toString("hex")}`;
  const host = inject("postgresHost");
  await admin(`create database ${name} template ${template} strategy file_copy`);
  const pool = openPool({ host, user: "firn", database: name }, 10, () => undefined);
  const db = openDatabase<Tables>(pool);
  return {
    db,
    pool,
    name,
    host,
    async drop() {
      await db.destroy();
      await admin(`drop database ${name} with (force)`);
    },
  };
}

/** Waits until this many of the database's statements wait for a lock. */
export async function untilBlocked({ pool, name }: TestDatabase, count = 1): Promise<void> {
  const waiting = "select from pg_stat_activity where datname = $1 and wait_event_type = 'Lock'";
  await expect.poll(async () => (await pool.query(waiting, [name])).rowCount).toBe(count);
}

/** The first file that needs a filled template creates it, while others wait. */
const fillTimeout = limit(300_000);

/** A separate database for a test file: `const test = useDatabase()`, then `test.db` inside tests. */
export function useDatabase(
  fill?: (database: TestDatabase) => Promise<void>,
  template?: () => Promise<string>,
): TestDatabase {
  const holder = {} as TestDatabase;
  let drop: (() => Promise<void>) | undefined;
  beforeAll(async () => {
    const database = await cloneDatabase(await template?.());
    drop = database.drop;
    Object.assign(holder, database);
    await fill?.(holder);
  }, fillTimeout);
  afterAll(async () => drop?.());
  return holder;
}
