import type { Tables } from "#database/tables.ts";
import { type Actor, actors } from "#platform/actor.ts";
import { openDatabase, openPool } from "#platform/database.ts";
import { loadDemoProducts, loadDemoWorld, refreshDemoContent } from "./load.ts";

/**
 * A program of its own, whose memory ends with it: "load" fills an empty database with the demo world, "refresh" brings
 * content that the demo world has got since, "products" fills an empty catalogue alone. CONNECTION says where, ACTOR who does
 * it. The shop starts it, and imports nothing of it.
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
 * Plans are made of what is known of a table: nothing is known of these yet, and without it one price costs a read of all. An
 * empty table stays unknown: known to be empty, it would be read from end to end by plans that outlive its emptiness.
 */
async function analyseFilled(): Promise<void> {
  const { rows } = await pool.query<{ name: string }>(
    "select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' and pg_relation_size(oid) > 0",
  );
  if (rows.length > 0) await pool.query(`analyze ${rows.map(({ name }) => `"${name}"`).join(", ")}`);
}
