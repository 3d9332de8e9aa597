import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type pg from "pg";

const lockId = 4_710_118; // any constant: the same in every process that migrates this database

/**
 * Brings the database up to the newest numbered file of `folder`/migrations (0001-name.sql …), each in a transaction of its
 * own, then the functions of `folder`/functions to what their files say now. Processes that start together wait for one
 * another. Returns the names of the files that were run.
 */
export async function migrate(pool: pg.Pool, folder: string): Promise<string[]> {
  const steps = join(folder, "migrations");
  const files = (await readdir(steps)).filter((name) => /^\d{4}-[\w-]+\.sql$/.test(name)).sort();
  const client = await pool.connect();
  try {
    await client.query("select pg_advisory_lock($1)", [lockId]);
    await client.query("create table if not exists migrations (name text primary key, at timestamptz default now())");
    const { rows } = await client.query<{ name: string }>("select name from migrations");
    const done = new Set(rows.map((row) => row.name));
    const missing = files.filter((name) => !done.has(name));
    for (const name of missing) await run(client, name, await readFile(join(steps, name), "utf8"));
    const functions = await readFunctions(join(folder, "functions"));
    if (!done.has(functions.name)) await run(client, functions.name, functions.statements);
    return done.has(functions.name) ? missing : [...missing, functions.name];
  } finally {
    await client.query("select pg_advisory_unlock($1)", [lockId]).catch(() => undefined);
    client.release();
  }
}

/**
 * All functions as one step: whoever changes one edits its file, and the new text is run once, in the order of the files'
 * names. Its name says which text: "functions 3f9c…". A function that goes, or takes other parameters, is dropped by a
 * numbered file.
 */
async function readFunctions(folder: string): Promise<{ name: string; statements: string }> {
  const files = (await readdir(folder)).filter((name) => name.endsWith(".sql")).sort();
  const texts = await Promise.all(files.map((name) => readFile(join(folder, name), "utf8")));
  const hash = createHash("sha256").update(texts.join("\n")).digest("hex").slice(0, 16);
  // Only the last text counts as run: going back to an earlier one is a change too.
  const statements = ["delete from migrations where name like 'functions %';", ...texts].join("\n");
  return { name: `functions ${hash}`, statements };
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
