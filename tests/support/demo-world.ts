import pg from "pg";
import { inject } from "vitest";
import { loadDemoWorld } from "#demo/load.ts";
import { rebuildIndex } from "#discovery/indexing/update-index.ts";
import { cloneDatabase, type TestDatabase, useDatabase } from "./database.ts";

/** A database of its own for a test file, with the demo world in it; `searchable`: and in the search index. */
export const useDemoWorld = (fill?: (database: TestDatabase) => Promise<void>, searchable = false): TestDatabase =>
  useDatabase(fill, () => (searchable ? searchableWorld() : demoWorld()));

const demoWorld = () => template("firn_demo", "firn_template", ({ db }) => loadDemoWorld(db));

const searchableWorld = async () => template("firn_searchable", await demoWorld(), ({ db }) => rebuildIndex(db));

/** The name of a template that the first file of a run that needs it makes, and all others clone. */
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
