import type { Tables } from "#database/tables.ts";
import { type Actor, actors } from "#platform/actor.ts";
import { openDatabase, openPool } from "#platform/database.ts";
import { loadDemoProducts, loadDemoWorld, refreshDemoContent } from "./load.ts";

/**
 * A separate program, so that its memory is freed when it ends: "load" fills an empty database with the demo world,
 * "refresh" adds new content of the demo world, "products" fills an empty catalogue only. CONNECTION holds the
 * connection settings, ACTOR the actor in whose name it runs. The shop starts it as a process and imports nothing from
 * it.
 */
const pool = openPool(JSON.parse(process.env.CONNECTION ?? "{}"), 2, () => undefined);
const db = openDatabase<Tables>(pool);
try {
  if (process.argv[2] === "refresh") console.log(`${await refreshDemoContent(db)} entries are new or different.`);
  else if (process.argv[2] === "products") {
    const work = () => loadDemoProducts(db);
    const { ACTOR: actor } = process.env;
    console.log(await (actor ? actors.run(JSON.parse(actor) as Actor, work) : work()));
    await analyseFilled();
  } else if (await loadDemoWorld(db)) await analyseFilled();
} finally {
  await pool.end();
}

/**
 * Analyses the filled tables. Without statistics the planner would read a whole table for one price. Empty tables are
 * skipped: with statistics that say "empty", cached plans would read them from end to end even after they are filled.
 */
async function analyseFilled(): Promise<void> {
  const { rows } = await pool.query<{ name: string }>(
    "select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' and pg_relation_size(oid) > 0",
  );
  if (rows.length > 0) await pool.query(`analyze ${rows.map(({ name }) => `"${name}"`).join(", ")}`);
}
