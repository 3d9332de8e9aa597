import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { parse } from "csv-parse/sync";
import pg from "pg";
import { StartError } from "./start-error.ts";

const lockId = 4_710_118; // any constant: the same in every process that migrates this database

/** The name under which the tables of `baseline` are recorded, and the last step of the chain that they replace. */
const baseline = "baseline 0060";
const lastReplaced = "0060-made-in.sql";
/** A commit of version 0.1.0 whose chain of migrations ends with that step. */
const lastWithChain = "99b9d15";

/**
 * Brings the database up to date: an empty one gets the tables of `folder`/baseline, and then every one the newest numbered
 * files of `folder`/migrations (0061-name.sql …), each in a transaction of its own, and the functions of `folder`/functions
 * as their files are now. Processes that start together wait for one another. A process of an earlier version, which starts
 * beside newer ones, leaves their functions as they are. Returns the names of what was run.
 */
export async function migrate(pool: pg.Pool, folder: string): Promise<string[]> {
  const steps = await readSteps(folder);
  const client = await pool.connect();
  try {
    await client.query("select pg_advisory_lock($1)", [lockId]);
    await client.query("create table if not exists migrations (name text primary key, at timestamptz default now())");
    const { rows } = await client.query<{ name: string }>("select name from migrations order by name");
    const done = new Set(rows.map((row) => row.name));
    if (done.has(lastReplaced)) {
      await client.query("insert into migrations (name) values ($1) on conflict do nothing", [baseline]);
      done.add(baseline);
    } else if (done.size > 0 && !done.has(baseline)) throw tooOld([...done].findLast((name) => /^\d/.test(name)));
    const isBehind = wasMigratedLater(done, steps);
    const missing = steps.filter(({ name }) => !done.has(name) && !(isBehind && isFunctions(name)));
    for (const step of missing) await run(client, step);
    return missing.map(({ name }) => name);
  } finally {
    await client.query("select pg_advisory_unlock($1)", [lockId]).catch(() => undefined);
    client.release();
  }
}

const tooOld = (last = "none") =>
  new StartError(
    `This database was made by an early version of Firn (its last step is ${last}). Start Firn 0.1.0 as of commit ${lastWithChain} with it once, which brings it up to date, and then this version again.`,
  );

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

/** What makes a CSV file a temporary table for the statements that follow: "13-towns.csv" becomes towns_csv, all of text. */
function temporaryTable(file: string, csv: string): string {
  const records: Record<string, string>[] = parse(csv, { columns: true });
  const columns = Object.keys(records[0] ?? {}).map((column) => `${column} text`);
  const table = file.replace(/^\d+-(.*)\.csv$/, "$1_csv");
  return `create temporary table ${table} on commit drop as
    select * from json_to_recordset(${pg.escapeLiteral(JSON.stringify(records))}) as r(${columns.join(", ")});`;
}

const joined = (steps: Step[]): string => steps.map(({ statements }) => statements).join("\n");

const isFunctions = (name: string): boolean => name.startsWith("functions ");

/** Whether a migration has run here that comes after all of ours: a later version's. */
function wasMigratedLater(done: ReadonlySet<string>, steps: readonly Step[]): boolean {
  const last = steps.findLast(({ name }) => /^\d/.test(name))?.name ?? "";
  return [...done].some((name) => /^\d/.test(name) && name > last);
}

/**
 * All functions and triggers as one step: whoever changes one edits its file, and the new text is run once, in the order of
 * the files' names. The step's name says which text: "functions 3f9c…". A numbered file drops a function that goes or takes
 * other parameters.
 */
function functionStep(files: Step[]): Step {
  const text = joined(files);
  const hash = createHash("sha256").update(text).digest("hex").slice(0, 16);
  // Only the last text counts as run: going back to an earlier one is a change too.
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
