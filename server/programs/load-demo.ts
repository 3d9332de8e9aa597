import type { Tables } from "#database/tables.ts";
import { loadDemoWorld } from "#demo/load.ts";
import { openDatabase, openPool } from "#platform/database.ts";

/** A program of its own: fills an empty database with the demo world and ends, and its memory ends with it. CONNECTION says where. */
const settings = JSON.parse(process.env.CONNECTION ?? "{}");
const pool = openPool(settings, 2, () => undefined);
const isNew = await loadDemoWorld(openDatabase<Tables>(pool));
if (isNew) await analyseFilled();
await pool.end();

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
