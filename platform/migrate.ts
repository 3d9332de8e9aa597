import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type pg from "pg";

const lockId = 4_710_118; // any constant: the same in every process that migrates this database

/**
 * Brings the database up to the newest numbered file of `folder` (0001-name.sql …), each in a transaction of its own.
 * Processes that start together wait for one another. Returns the names of the files that were run.
 */
export async function migrate(pool: pg.Pool, folder: string): Promise<string[]> {
  const files = (await readdir(folder)).filter((name) => /^\d{4}-[\w-]+\.sql$/.test(name)).sort();
  const client = await pool.connect();
  try {
    await client.query("select pg_advisory_lock($1)", [lockId]);
    await client.query("create table if not exists migrations (name text primary key, at timestamptz default now())");
    const { rows } = await client.query<{ name: string }>("select name from migrations");
    const done = new Set(rows.map((row) => row.name));
    const missing = files.filter((name) => !done.has(name));
    for (const name of missing) await run(client, name, await readFile(join(folder, name), "utf8"));
    return missing;
  } finally {
    await client.query("select pg_advisory_unlock($1)", [lockId]).catch(() => undefined);
    client.release();
  }
}

async function run(client: pg.PoolClient, name: string, statements: string): Promise<void> {
  try {
    await client.query("begin");
    await client.query(statements);
    await client.query("insert into migrations (name) values ($1)", [name]);
    await client.query("commit");
  } catch (error) {
    await client.query("rollback");
    throw new Error(`Migration ${name} failed: ${(error as Error).message}`, { cause: error });
  }
}
