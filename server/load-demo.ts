import type { Tables } from "#database/tables.ts";
import { loadDemoWorld } from "#demo/load.ts";
import { openDatabase, openPool } from "#platform/database.ts";

/** A program of its own: fills an empty database with the demo world and ends, and its memory ends with it. CONNECTION says where. */
const settings = JSON.parse(process.env.CONNECTION ?? "{}");
const pool = openPool(settings, 2, () => undefined);
const isNew = await loadDemoWorld(openDatabase<Tables>(pool));
// Plans made before the tables have been counted read whole regions for one price.
if (isNew) await pool.query("analyze");
await pool.end();
