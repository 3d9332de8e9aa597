import pg from "pg";
import { inject } from "vitest";
import { loadDemoWorld } from "#demo/load.ts";
import { rebuildIndex } from "#discovery/indexing/update-index.ts";
import { cloneDatabase, type TestDatabase, useDatabase } from "./database.ts";

/** A separate database for a test file, with the demo world; with `searchable`, the search index is filled, too. */
export const useDemoWorld = (fill?: (database: TestDatabase) => Promise<void>, searchable = false): TestDatabase =>
  useDatabase(fill, () => (searchable ? searchableWorld() : demoWorld()));

const demoWorld = () => template("firn_demo", "firn_template", ({ db }) => loadDemoWorld(db));

const searchableWorld = async () => template("firn_searchable", await demoWorld(), ({ db }) => rebuildIndex(db));

/** The name of a template, which is created by the first file of a run that needs it and cloned by all others. */
async function template(name: string, base: string, fill: (made: TestDatabase) => Promise<unknown>): Promise<string> {
  const admin = new pg.Client({ host: inject("postgresHost"), user: "firn", database: "postgres" });
  await admin.connect();
  try {
    await admin.query("select pg_advisory_lock(hashtext($1))", [name]);
    const known = await admin.query("select from pg_database where datname = $1", [name]);
    if (known.rowCount) return name;
    const made = await cloneDatabase(base);
    await fill(made);
    await made.db.destroy();
    await admin.query(`alter database ${made.name} rename to ${name}`);
    return name;
  } finally {
    await admin.end();
  }
}
