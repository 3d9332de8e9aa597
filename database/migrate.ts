import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { parse } from "csv-parse/sync";
import pg from "pg";
import { StartError } from "#platform/start-error.ts";
import { locks } from "./locks.ts";

/** The name under which the tables of `baseline` are recorded, and the last migration that they replace. */
const baseline = "baseline 0208";
const lastReplaced = "0208-returned-names.sql";
/** Commits of version 0.1.0 that older databases go through: up to the baseline before this one, and on to this one. */
const toFormerBaseline = "99b9d15";
const toBaseline = "20aee76";
const formerBaseline = ["baseline 0060", "0060-made-in.sql"];

/**
 * Brings the database up to date. An empty one gets the tables of `folder`/baseline. Then every database gets the new
 * numbered files of `folder`/migrations (0209-name.sql …), each in its own transaction, and the current functions of
 * `folder`/functions. Processes that start at the same time wait for one another. A process of an earlier version that
 * starts next to newer ones does not replace their functions. Returns the names of what was run.
 */
export async function migrate(pool: pg.Pool, folder: string): Promise<string[]> {
  const steps = await readSteps(folder);
  const client = await pool.connect();
  try {
    await client.query("select pg_advisory_lock($1)", [locks.migrations]);
    await client.query("create table if not exists migrations (name text primary key, at timestamptz default now())");
    const { rows } = await client.query<{ name: string }>("select name from migrations order by name");
    const done = new Set(rows.map((row) => row.name));
    if (done.has(lastReplaced)) {
      await client.query("insert into migrations (name) values ($1) on conflict do nothing", [baseline]);
      done.add(baseline);
    } else if (done.size > 0 && !done.has(baseline)) throw tooOld(done);
    const isBehind = wasMigratedLater(done, steps);
    const missing = steps.filter(({ name }) => !done.has(name) && !(isBehind && isFunctions(name)));
    for (const step of missing) await run(client, step);
    return missing.map(({ name }) => name);
  } finally {
    await client.query("select pg_advisory_unlock($1)", [locks.migrations]).catch(() => undefined);
    client.release();
  }
}

function tooOld(done: ReadonlySet<string>): StartError {
  const last = [...done].findLast((name) => /^\d/.test(name)) ?? "none";
  const isFormer = formerBaseline.some((name) => done.has(name));
  const through = isFormer ? `commit ${toBaseline}` : `commit ${toFormerBaseline} and then of commit ${toBaseline}`;
  return new StartError(
    `This database was made by an early version of Firn (its last step is ${last}). Start Firn 0.1.0 as of ${through} with it once, which brings it up to date, and then this version again.`,
  );
}

type Step = { name: string; statements: string };

async function readSteps(folder: string): Promise<Step[]> {
  const files = async (kind: string, pattern: RegExp): Promise<Step[]> => {
    const names = (await readdir(join(folder, kind)).catch(() => [])).filter((name) => pattern.test(name)).sort();
    return Promise.all(
      names.map(async (name) => {
        const text = await readFile(join(folder, kind, name), "utf8");
        return { name, statements: name.endsWith(".csv") ? temporaryTable(name, text) : text };
      }),
    );
  };
  const [tables, migrations, functions] = await Promise.all([
    files("baseline", /\.(csv|sql)$/),
    files("migrations", /^\d{4}-[\w-]+\.sql$/),
    files("functions", /\.sql$/),
  ]);
  return [{ name: baseline, statements: joined(tables) }, ...migrations, functionStep(functions)];
}

/**
 * SQL that turns a CSV file into a temporary table for the following statements: "20-towns.csv" becomes towns_csv with
 * text columns.
 */
function temporaryTable(file: string, csv: string): string {
  const records: Record<string, string>[] = parse(csv, { columns: true });
  const columns = Object.keys(records[0] ?? {}).map((column) => `${column} text`);
  const table = file.replace(/^\d+-(.*)\.csv$/, "$1_csv");
  return `create temporary table ${table} on commit drop as
    select * from json_to_recordset(${pg.escapeLiteral(JSON.stringify(records))}) as r(${columns.join(", ")});`;
}

const joined = (steps: Step[]): string => steps.map(({ statements }) => statements).join("\n");

const isFunctions = (name: string): boolean => name.startsWith("functions ");

/** Whether a later version has already run a migration that this version does not have. */
function wasMigratedLater(done: ReadonlySet<string>, steps: readonly Step[]): boolean {
  const last = steps.findLast(({ name }) => /^\d/.test(name))?.name ?? lastReplaced;
  return [...done].some((name) => /^\d/.test(name) && name > last);
}

/**
 * Combines all functions and triggers into one step. To change a function, edit its file; the new text is run once, in
 * the order of the file names. The step is named after the text: "functions 3f9c…". Dropping a function or changing its
 * parameters needs a numbered migration.
 */
function functionStep(files: Step[]): Step {
  const text = joined(files);
  const hash = createHash("sha256").update(text).digest("hex").slice(0, 16);
  // Only the latest text counts as run, because going back to an earlier one is a change too.
  const statements = `delete from migrations where name like 'functions %';\n${text}`;
  return { name: `functions ${hash}`, statements };
}

async function run(client: pg.PoolClient, { name, statements }: Step): Promise<void> {
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
